"""Cards and what they do."""
