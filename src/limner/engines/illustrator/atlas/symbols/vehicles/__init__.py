"""What one travels in, by its kinds."""
