"""Air units."""
