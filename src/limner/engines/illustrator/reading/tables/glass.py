"""Things of glass."""

CLEAR = frozenset(
    "bottle water_bottle jar light_bulb snow_globe drinking_glass wine_glass potion crystal_ball hourglass".split()
)
"""What is of glass whatever is said: one sees what is in it."""
