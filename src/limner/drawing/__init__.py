"""Outlines, colours and display lists, to pixels and to SVG: the one package that knows Skia."""
