"""Directions drawn by lot, their choices made to go together."""

from random import Random

from limner.engines.illustrator.explore import moods
from limner.engines.illustrator.explore.compositions import COMPOSITIONS, PLACELESS
from limner.engines.illustrator.explore.direction import Direction
from limner.engines.illustrator.explore.families import BRIGHT, FAMILIES
from limner.engines.illustrator.explore.openings import Openings, goes_with
from limner.engines.illustrator.reading.kinds import Time, Weather
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.jobs import GenerateJob

_STILL = frozenset({"face", "still", "poster"}) | PLACELESS
"""Compositions without air around the subject, where no weather is seen."""
_VEILS = frozenset({"fog", "aurora", "rainbow"})
"""Weather of thin paint, of which inks leave nothing."""
_LIVELY = ("running", "jumping", "flying", "walking", "standing", "")
_UPRIGHT = ("standing", "sitting", "walking", "")


def plain(offered: Openings, drawing: GenerateJob, rng: Random) -> Direction:
    """The prompt as it is drawn when nothing is explored."""
    place = offered.settings[0]
    return Direction(
        composition="scene" if "scene" in offered.compositions else offered.compositions[0],
        shot="third",
        mirrored=rng.random() < 0.5,
        setting=place,
        time=offered.hours[place][0],
        season=offered.seasons[0],
        weather=offered.weathers[0],
        palette=offered.palettes[drawing.seed % len(moods.NATURAL)],
        look=offered.looks[0],
        pose=offered.poses[0],
        backdrop=rng.randrange(6),
        seed=0,
    )


def drawn(offered: Openings, rng: Random) -> Direction:
    """One direction by chance, its choices made to go together."""
    held = [name for name in offered.compositions if any(_holds(name, place) for place in offered.settings)]
    composition = rng.choice(held)
    archetype = COMPOSITIONS[composition]
    places = [name for name in offered.settings if _holds(composition, name)]
    place = archetype.setting if archetype.setting and not offered.bare else rng.choice(places)
    look = rng.choice([name for name in offered.looks if _draws(name, composition, place, offered)] or offered.looks)
    hours = offered.hours.get(place, offered.hours[offered.settings[0]])
    hour = rng.choice(_seen(_lit(hours, look, place), composition))
    weather = _weather(offered, composition, place, hour, look, rng)
    snows = "snow" in weather and len(offered.weathers) > 1
    return Direction(
        composition=composition,
        shot=rng.choice(archetype.shots),
        mirrored=rng.random() < 0.5,
        setting=place,
        time=hour,
        season="winter" if snows else rng.choice(offered.seasons),
        weather=weather,
        palette=_palette(offered, look, hour, weather, rng),
        look=look,
        pose=_pose(offered, composition, place, rng),
        backdrop=_backdrop(composition, look, rng),
        seed=0,
    )


def _backdrop(composition: str, look: str, rng: Random) -> int:
    """An odd one puts a hill under a mark, which outlines turn into a thing of its own."""
    family = FAMILIES.get(look)
    chosen = rng.randrange(12)
    return chosen - chosen % 2 if composition in PLACELESS and family is not None and family.drawn else chosen


def _holds(composition: str, place: str) -> bool:
    """Whether the composition can be had in the place."""
    footing = setting(place).footing
    if composition == "from above":
        return footing == "land" and place not in ("abstract", "mountains")
    return footing in ("land", "sea", "lake") and place != "abstract" if COMPOSITIONS[composition].place else True


def _draws(look: str, composition: str, place: str, offered: Openings) -> bool:
    """Whether the look makes something of the composition; outlines make nothing of a place with little in it."""
    family = FAMILIES.get(look)
    if family is None:
        return True
    small = offered.nobody or COMPOSITIONS[composition].scale < 0.6
    empty = small and place in ("sea", "sky") and family.drawn
    return composition not in family.poor and not empty


def _lit(hours: tuple[Time, ...], look: str, place: str) -> tuple[Time, ...]:
    """The hours that a look can draw, and outlines before a bare ground by day; all where there is none such."""
    family = FAMILIES.get(look)
    if family is None:
        return hours
    good = BRIGHT if family.drawn and setting(place).bare else family.hours
    return tuple(hour for hour in hours if hour in good) or hours


def _seen(hours: tuple[Time, ...], composition: str) -> tuple[Time, ...]:
    """The hours at which a small subject can be seen; all where there is none such."""
    if COMPOSITIONS[composition].scale > 0.6:
        return hours
    return tuple(hour for hour in hours if hour != "night") or hours


def colourless(look: str) -> bool:
    return look in FAMILIES and FAMILIES[look].colour < 0.15


def _weather(
    offered: Openings, composition: str, place: str, hour: Time, look: str, rng: Random
) -> tuple[Weather, ...]:
    if len(offered.weathers) == 1:
        return offered.weathers[0]
    family = FAMILIES.get(look)
    if composition in _STILL or (family is not None and family.drawn) or rng.random() < 0.5:
        return ()
    hidden = {"rain", "storm"} if COMPOSITIONS[composition].scale < 0.6 else set()
    return rng.choice([w for w in offered.weathers if goes_with(w, hour, place) and not hidden & set(w)])


def _palette(offered: Openings, look: str, hour: Time, weather: tuple[Weather, ...], rng: Random) -> str:
    """An hour's own palette, or inks that can stand for the hour, where the look shows them."""
    family = FAMILIES.get(look)
    inks = [name for name in offered.palettes if name in moods.INKS and hour in moods.INKS[name].hours]
    veiled = _VEILS & set(weather)
    if inks and not veiled and family is not None and family.prints and rng.random() < 0.5:
        return rng.choice(inks)
    return rng.choice(moods.NATURAL)


def _pose(offered: Openings, composition: str, place: str, rng: Random) -> str:
    if composition == "drama":
        return next((pose for pose in _LIVELY if pose in offered.poses), offered.poses[0])
    allowed = [p for p in offered.poses if p != "flying" or setting(place).footing in ("land", "air", "sea", "lake")]
    if composition in ("face", "from above", "vista"):
        allowed = [p for p in allowed if p in _UPRIGHT] or allowed
    return rng.choice(allowed or offered.poses)


def sound(direction: Direction, offered: Openings) -> bool:
    """Whether choices that come from two directions go together."""
    place, family = direction.setting, FAMILIES.get(direction.look)
    veiled = _VEILS & set(direction.weather)
    printed = direction.palette not in moods.INKS or (not veiled and (family is None or family.prints))
    known = place in offered.settings or place == COMPOSITIONS[direction.composition].setting
    hours = _lit(offered.hours.get(place, offered.hours[offered.settings[0]]), direction.look, place)
    weathered = len(offered.weathers) == 1 or goes_with(direction.weather, direction.time, place)
    fitting = _holds(direction.composition, place) and _draws(direction.look, direction.composition, place, offered)
    return printed and known and fitting and weathered and direction.time in hours
