"""Small widgets shared by panels and dialogs."""
