"""What is drawn for pictures that exist: subjects to put in, grounds to stand on, pictures like them."""
