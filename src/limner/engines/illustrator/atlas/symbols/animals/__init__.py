"""Animals, by their kinds."""
