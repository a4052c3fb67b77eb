"""Bodies: joints and their limits, reach, attitudes, and animals that stand upright as people do."""
