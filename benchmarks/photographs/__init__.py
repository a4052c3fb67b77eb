"""Edits of photographs, shown on shuffled sheets and voted on: `python -m benchmarks photographs DIR`."""
