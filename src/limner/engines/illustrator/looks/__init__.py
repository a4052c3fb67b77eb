"""Ways of drawing a scene other than the full one."""
