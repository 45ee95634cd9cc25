"""Politics."""
