"""The map: spaces, control, stacking."""
