"""Engines on other machines: servers that are asked over HTTP."""
