"""Actions of a turn other than attacks."""
