"""What is built, and what stands in streets and gardens, by its kinds."""
