"""People, by what they do and where they are met."""
