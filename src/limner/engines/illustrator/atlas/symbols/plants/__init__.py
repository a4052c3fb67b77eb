"""What grows, by its kinds."""
