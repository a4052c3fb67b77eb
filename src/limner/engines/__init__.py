"""Who makes pictures. Pure compute: jobs in, artworks out."""
