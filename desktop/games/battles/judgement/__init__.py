"""How the scripted player judges a battle: plain weights, goals, and the odds of the resolver itself."""
