"""Families of symbols that share a build: one function and a table of species each."""
