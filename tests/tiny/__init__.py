"""A tiny game for tests: cards held in secret, a map of seven points, moves, fights with a die, three turns."""
