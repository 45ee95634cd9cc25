"""Algorithms of card-driven games on a point-to-point map; numbers and predicates come in from the game."""
