"""What the scripted player thinks of a position and of its choices."""
