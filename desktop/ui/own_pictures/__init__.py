"""An owner's own pictures in the window: read, cut into tiles, laid under the board, given to cards and counters."""
