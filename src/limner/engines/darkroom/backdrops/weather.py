"""The weather of the moment, as far as a prompt names it."""

from limner.engines.darkroom.backdrops.wish import Wish

FALLING = ("snowing", "snowfall", "snowstorm", "blizzard", "falling", "snowflakes", "flurries")


def weather_of(wish: Wish) -> frozenset[str]:
    """The weather of the moment: snow that lies is none."""
    return wish.weather if wish.says(*FALLING) else wish.weather - {"snow"}
