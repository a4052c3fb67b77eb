"""Famous buildings and sights, by where they are."""
