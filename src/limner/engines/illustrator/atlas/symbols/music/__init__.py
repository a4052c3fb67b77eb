"""Instruments, by how they sound."""
