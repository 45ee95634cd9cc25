"""The kernel: actions, decisions, frames, chance and matches. Knows no game, no file, no Qt."""
