"""The commands of the program that need no window, one module each; imported only when asked for."""
