"""Examples of play on the screen: the player beside the board, the chapters, and the Learn page."""
