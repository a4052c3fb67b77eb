"""Editing SVG as shapes, so that it stays editable."""
