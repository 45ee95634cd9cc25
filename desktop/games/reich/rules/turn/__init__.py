"""The sequence of play, from set-up to victory."""
