"""Rooms that are told in tables, by kind."""
