"""Looks of the press: inks, screens, cut blocks, posters."""
