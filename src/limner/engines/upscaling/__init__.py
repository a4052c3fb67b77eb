"""Enlarging pictures by models for that, of all architectures that spandrel knows."""
