"""A prompt made richer, in words that the illustrator reads."""
