"""What one works and fights with, by its kinds."""
