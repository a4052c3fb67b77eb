"""From a prompt to what it asks for."""
