"""The list of kept games on the start page."""
