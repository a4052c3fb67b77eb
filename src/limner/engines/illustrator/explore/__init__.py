"""Several pictures of one prompt: as different as can be, or like one that was chosen."""
