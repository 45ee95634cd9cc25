"""Scenarios of the player's own: made, changed, tried, shared. No Qt."""
