"""Seamless tiles: layouts of spots, small marks between them, and the torus that both lie on."""
