"""What a house holds, by its kinds."""
