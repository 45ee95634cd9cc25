"""Illusions of Glory: the Great War on the Eastern Front, point to point, driven by cards."""
