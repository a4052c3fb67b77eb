"""What things are made of, as it shows on them: grain, bands, stitches, tufts, facets."""
