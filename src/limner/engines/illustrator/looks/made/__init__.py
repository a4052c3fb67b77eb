"""Looks of a material or a machine: glass, tiles, neon tubes, pixels, facets."""
