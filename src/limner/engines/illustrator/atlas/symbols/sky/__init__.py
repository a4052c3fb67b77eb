"""What the sky holds."""
