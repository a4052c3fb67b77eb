"""Models of all architectures that spandrel knows for single tasks: enlarging pictures, and filling holes in them."""
