"""Artillery."""
