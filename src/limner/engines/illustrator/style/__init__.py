"""How a style is learned from pictures, and mixed from others."""
