"""Where players make examples and scenarios of their own. Nothing of it is read before it is asked for."""
