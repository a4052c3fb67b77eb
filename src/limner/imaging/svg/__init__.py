"""SVG from outside: made safe, measured and drawn."""
