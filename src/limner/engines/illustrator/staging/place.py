"""Where a picture plays and what hangs over it, once its brief is known."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing.colour import RGB, mix
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging import conditions
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cutaway import open as cut_open
from limner.engines.illustrator.staging.hours import Air, air
from limner.engines.illustrator.staging.overhead import grounds, plans
from limner.engines.illustrator.staging.settings import models, skyward
from limner.engines.illustrator.staging.settings.from_above import country
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting, Veil
from limner.engines.illustrator.staging.spoken import Spoken, under
from limner.engines.illustrator.staging.units import Unit

_MODEL = 0.42
"""Where a model's ground would end, far off."""
_OVER_TOWN = frozenset({"sky", "street"})
"""Places that are high over a town where the words have somebody in the air there."""
_FLYING = frozenset({"flying", "gliding", "hovering", "floating"})
_HILLY = (0.66, 0.69, 0.72)
"""The horizon behind those who are on a hill."""
_LOW = 0.9
"""The horizon of one who lies on the ground."""


def place(brief: Brief, reading: Reading, units: Sequence[Unit]) -> Setting:
    """The setting; from straight above, or high up where somebody stands in it, when an aerial view is asked for."""
    usual = setting(brief.setting)
    if "cutaway" in reading.composition and cut_open.host(units) is not None:
        outside = setting("meadow") if usual.indoors or usual.footing not in ("land", "sea", "depths") else usual
        return replace(outside, traits=outside.traits | {"cut open"})
    if brief.traits.isometric and not usual.indoors and "blank" not in usual.traits:
        return replace(
            usual,
            draw=models.draw(_with_isle(usual, reading)),
            traits=usual.traits | {"slab"},
            footing="floor",
            horizons=(_MODEL, _MODEL, _MODEL),
            surface=False,
            beyond=0.0,
        )
    if conditions.freezes(usual, reading):
        usual = replace(usual, footing="land", surface=False)
    aloft = all(unit.lead.symbol.place in ("air", "sky") for unit in units)
    if reading.says("over a city") and units and usual.name in _OVER_TOWN and _fly(units):
        return setting("over town")
    if "from below" in reading.composition and aloft and (units or skyward.rises(usual)):
        return Setting(skyward.draw(usual), "air", (0.0, 0.0, 0.0))
    if reading.says("on a hill") and usual.open and usual.footing == "land" and "aerial" not in reading.composition:
        return replace(usual, horizons=_HILLY, traits=usual.traits | {"raised"})
    if "from below" in reading.composition and usual.footing == "land":
        return replace(usual, horizons=(_LOW, _LOW, _LOW))
    if "aerial" in reading.composition and _seen_flat(usual, reading, units):
        frozen = reading.says("frozen") and not usual.indoors
        return Setting(grounds.ground(usual, frozen=frozen), "air", (0.0, 0.0, 0.0), traits=frozenset({"overhead"}))
    if "aerial" not in reading.composition or usual.footing in ("floor", "top", "space", "depths"):
        return usual
    if (aloft or (usual.above and _lies_flat(reading, units))) and "unmapped" not in usual.traits:
        return Setting(usual.above or country.country, "air", (0.0, 0.0, 0.0))
    return replace(usual, horizons=(0.2, 0.2, 0.2))


def _with_isle(place: Setting, reading: Reading) -> Setting:
    """The place whose model has an island in its water only where the words name one."""
    named = any(subject.symbol == "island" for subject in reading.subjects) or reading.setting == "island"
    return place if named else replace(place, slab=replace(place.slab, isle=None))


def _fly(units: Sequence[Unit]) -> bool:
    """Whether everybody is in the air, or swims through it."""
    return all(
        unit.lead.symbol.place in ("air", "sky", "water") or unit.lead.aloft or unit.lead.stance in _FLYING
        for unit in units
    )


def _seen_flat(place: Setting, reading: Reading, units: Sequence[Unit]) -> bool:
    """Whether everybody is seen from straight above on the ground of a place, which is no map of the country."""
    small = place.above is not None and all(subject.size in ("tiny", "small") for subject in reading.subjects)
    nowhere = {"space", "air", "bough"}
    return plans.fits(units) and not small and place.footing not in nowhere and "aloft" not in place.traits


def _lies_flat(reading: Reading, units: Sequence[Unit]) -> bool:
    """Whether all that is there can be on a map: boats, and what is said to be tiny."""
    small = all(subject.size in ("tiny", "small") for subject in reading.subjects)
    return small or all(unit.lead.symbol.place == "water" for unit in units)


def over(brief: Brief, said: Spoken) -> Air:
    """The air of the place: its hour's and its weather's, with the sky that was said, as far as that gets there."""
    sky = under(said.sky, air(brief.time, brief.weather, brief.sky, brief.side), brief.time)
    where = setting(brief.setting)
    if where.indoors or brief.setting == "studio":
        return _indoors(sky)
    return _filtered(sky, where.veil) if where.veil else sky


def _indoors(sky: Air) -> Air:
    """A room keeps its lamps on: less of the hour's tint, no haze, softer shadows."""
    light = sky.light
    white: RGB = (255, 250, 242)
    evening: RGB = (218, 198, 192)
    tint = mix(white, evening, 0.8) if light.dark > 0.4 else mix(light.tint, white, 0.55)
    soft = replace(
        light,
        tint=tint,
        fog=mix(light.fog, (240, 226, 206), 0.6),
        behind=False,
        shadow_length=1.0,
        shadow_strength=0.38,
        rim_strength=light.rim_strength * 0.6,
    )
    return replace(sky, light=soft)


def _filtered(sky: Air, colours: Veil) -> Air:
    tint, fog, rim = colours
    light = replace(
        sky.light, tint=tint, fog=fog, rim=rim, behind=False, shadow_strength=0.25, dark=0.2, rim_strength=0.7
    )
    return replace(sky, light=light)
