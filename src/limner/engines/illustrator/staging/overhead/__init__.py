"""All as it is seen from straight above: who is where on the ground, and the ground."""
