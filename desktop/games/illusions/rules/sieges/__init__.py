"""Forts under siege."""
