"""Limner: a self-hosted service for generating and editing images over HTTP."""
