"""Painters: boards, counters, cards and dice as vectors, for the screen and for paper alike."""
