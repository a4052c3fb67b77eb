"""Schools of art: looks that are put together from a line, a palette, a brush and a frame."""
