"""Pictures as files: encoding, media types, and telling a file by its first bytes."""
