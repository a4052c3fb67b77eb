"""What is worn and carried, by its kinds."""
