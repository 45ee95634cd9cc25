"""The state of the game and its mutators, what happens in it, and what must always be true of it."""
