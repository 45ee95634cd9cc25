"""What the scripted player thinks of positions and choices."""
