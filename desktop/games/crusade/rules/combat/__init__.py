"""Combat, from the choice of targets to the advance."""
