"""Letters as outlines: faces, spacing, lines, arcs and blocks."""
