"""What is kept: image records, blobs, signed links, expiry."""
