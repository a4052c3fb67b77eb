"""Backdrops for photographs: places and papers, rendered in linear light and seen through a wide lens."""
