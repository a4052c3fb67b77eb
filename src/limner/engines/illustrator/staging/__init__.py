"""From a reading to a scene."""
