"""What is played with, and sport, by its kinds."""
