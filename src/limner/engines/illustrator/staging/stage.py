"""From a reading to a scene: who plays, where, in which light, and what stands around."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.colour import RGB, mix
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Finish, Placed, Scene
from limner.engines.illustrator.staging import (
    cast,
    footing,
    foreground,
    forms,
    implied,
    lettering,
    mark,
    nodes,
    palette,
    pattern,
    placing,
    poster,
    relations,
    senses,
    spoken,
    weather,
)
from limner.engines.illustrator.staging.assembly import assembled
from limner.engines.illustrator.staging.brief import Brief, brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.directions import FREE, Directions
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.homes import TABLES
from limner.engines.illustrator.staging.hours import Air, air
from limner.engines.illustrator.staging.settings import ground, overhead
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.traits import MARKS
from limner.engines.illustrator.staging.units import Unit
from limner.engines.illustrator.style_transfer.mood import worded
from limner.engines.illustrator.style_transfer.styled import styled
from limner.engines.illustrator.typesetting.legibility import readable
from limner.engines.jobs import GenerateJob

_ROCK: RGB = (126, 136, 176)
_SILHOUETTE: RGB = (40, 32, 52)
_STOCK = {"library": frozenset({"book"})}
"""What places are full of: one in somebody's hand leaves it there, where nothing would be odder than empty shelves."""
_SIDED = frozenset({"left of", "right of"})


def stage(reading: Reading, job: GenerateJob, directions: Directions = FREE) -> Scene:
    """The scene for a job; the same reading, job and directions give the same scene."""
    if job.style is None:
        return _staged(reading, job, directions)
    scene = _staged(worded(reading, job.style), job, directions)
    own = bool(job.controls.colors or reading.palette)
    return styled(scene, job.style, recoloured=not own, named=palette.named(reading))


@dataclass(frozen=True, slots=True)
class _Script:
    """What is to be staged: the words and the job with what goes without saying, the plan, and who plays."""

    reading: Reading
    job: GenerateJob
    plan: Brief
    players: Mapping[int, Symbol]
    units: Sequence[Unit]
    dice: Dice
    spoken: spoken.Spoken

    @property
    def background(self) -> RGB | None:
        """The ground that was asked for."""
        return self.job.controls.background_color

    @property
    def flat(self) -> bool:
        """Whether all that is shown are flat figures."""
        return self.bare and all("figure" in symbol.kinds for symbol in self.players.values())

    @property
    def bare(self) -> bool:
        """Whether the subjects stand on a plain ground, without a place."""
        return self.background is not None or self.plan.traits.plain


def _staged(reading: Reading, job: GenerateJob, directions: Directions) -> Scene:
    script = _scripted(reading, job, directions)
    free = not (directions.shown or directions.clear or directions.place)
    return _unplaced(script, free=free) or _in_place(script, directions, free=free)


def _scripted(reading: Reading, job: GenerateJob, directions: Directions) -> _Script:
    dice = directions.dice or Dice(job.seed, reading.prompt)
    reading = forms.settled(reading)
    reading, said = spoken.heard(reading, dice)
    job = _grounded(reading, job)
    banned = reading.banned
    everybody = cast.symbols(reading, banned)
    reading = senses.settled(reading, everybody)
    plan = directions.planned(brief(reading, job, cast.leading(reading, everybody), banned, dice))
    plan, players = _painted(plan, reading, everybody)
    seen = foreground.wanted(reading, dice) and not said
    plan = replace(plan, traits=replace(plan.traits, framing=plan.traits.framing and seen, land=said.land))
    upright = plan.height > 1.25 * plan.width
    units = relations.units(reading, players, plan.traits.level, dice, upright=upright)
    units = implied.adorned(units, reading)
    return _Script(reading, job, plan, players, units, dice, said)


def _unplaced(script: _Script, *, free: bool) -> Scene | None:
    """The scene of what needs no place: a pattern, a mark, a card or a sign; None for all else."""
    reading, job, plan, units, dice = script.reading, script.job, script.plan, script.units, script.dice
    if "pattern" in reading.composition and units:
        return pattern.stage(reading, job, plan, units, dice)
    if plan.traits.mark and (units or MARKS & set(reading.composition)):
        return mark.stage(reading, job, plan, units, dice)
    printed = poster.plain(reading, plan) if free else ""
    return poster.stage(printed, reading, job, plan, units, dice) if printed else None


def _in_place(script: _Script, directions: Directions, *, free: bool) -> Scene:
    """The scene of everybody in a place, or of a page that holds it."""
    reading, job, plan = script.reading, script.job, script.plan
    place, sky = directions.placed(_place(plan, reading, script.units)), _air(plan, script.spoken)
    page = poster.page(reading, plan, sky, script.units, script.dice, script.background) if free else None
    script = script if page is None else replace(script, plan=page.within())
    troupe = _arranged(script, place, directions)
    easel = _painted_easel(script, place, sky, troupe, directions)
    easel = easel if page is None else page.printed(easel)
    lettering.paint(easel, reading, job, paged=page is not None)
    scene = replace(
        assembled(easel, reading, job, plan, easel.air.sky[-1]),
        finish=_finish(plan, job, flat=page is not None),
        horizon=troupe.horizon if page is None else page.horizon(troupe.horizon),
        temper=plan.traits.temper,
    )
    scene = palette.controlled(scene, reading, job)
    return scene if page is None else readable(scene, job)


def _arranged(script: _Script, place: Setting, directions: Directions) -> placing.Troupe:
    """Everybody where the words, the seed and the directions put them."""
    fixed = any(r.kind in _SIDED for r in script.reading.relations)
    words = script.reading.composition
    troupe = placing.arrange(script.units, place, script.plan, words, script.dice, fixed=fixed)
    troupe = directions.arranged(troupe, script.plan, place)
    return placing.centred(troupe, script.plan) if script.background is not None or script.flat else troupe


def _painted_easel(script: _Script, place: Setting, sky: Air, troupe: placing.Troupe, directions: Directions) -> Easel:
    """The easel with the place, everybody in it, and what frames them."""
    plan = script.plan
    frame = "" if script.bare else foreground.fitting(troupe.frame, plan, sky)
    if frame == "sun":
        sky = foreground.backlit(sky)
    elif frame:
        plan = replace(plan, traits=replace(plan.traits, framing=False))
    easel = _easel(plan, sky, troupe, script.players, script.dice)
    easel.own_light = easel.own_light or frame == "sun"
    directions.set_up(easel)
    dark = "silhouette" in script.reading.composition and not script.bare
    _draw(easel, troupe, place, script.background, dark=dark)
    foreground.paint(easel, frame)
    return easel


def _finish(plan: Brief, job: GenerateJob, *, flat: bool) -> Finish:
    """What the model gives the pixels: nothing on a ground that was asked for, no vignette on a flat page."""
    if job.controls.background_color is not None:
        return Finish(0.0, 0.0, 0.0)
    return replace(plan.traits.finish, vignette=0.0) if flat else plan.traits.finish


def _grounded(reading: Reading, job: GenerateJob) -> GenerateJob:
    """The job with the ground that the prompt asks for ("on a yellow background"), where the controls name none."""
    if reading.background is None or job.controls.background_color is not None:
        return job
    return replace(job, controls=replace(job.controls, background_color=reading.background))


def _place(plan: Brief, reading: Reading, units: Sequence[Unit]) -> Setting:
    """The setting; from straight above, or high up where somebody stands in it, when an aerial view is asked for."""
    place = setting(plan.setting)
    if "aerial" not in reading.composition or place.footing in ("floor", "top", "space", "depths"):
        return place
    if all(unit.lead.symbol.place in ("air", "sky") for unit in units):
        return Setting(overhead.draw, "air", (0.0, 0.0, 0.0))
    return replace(place, horizons=(0.2, 0.2, 0.2))


def _painted(plan: Brief, reading: Reading, everybody: Mapping[int, Symbol]) -> tuple[Brief, Mapping[int, Symbol]]:
    """Leaves to the place what is part of it: a rainbow over others, the mountains' mountains, the table's table.

    A mountain of which more is said, its colour or where it stands, is a subject like any other; "mountains" behind
    others are not.
    """
    apart = {i for i, subject in enumerate(reading.subjects) if subject.colours}
    apart |= {i for relation in reading.relations for i in (relation.subject, relation.object)} - _ranges(reading)
    own: set[str] = set()
    weather_too = plan.weather
    if not (plan.traits.mark or plan.traits.plain):
        if "ranged" in setting(plan.setting).traits and (len(everybody) > 1 or plan.setting != "meadow"):
            own |= {"mountain"}
        if plan.setting == "table" and len(everybody) > 1:
            own |= TABLES
        around = setting(plan.setting)
        if not (around.indoors or "aloft" in around.traits or plan.setting == "studio") and len(everybody) > 1:
            own |= {"rainbow"}
    players = {
        i: symbol for i, symbol in everybody.items() if symbol.id not in own or (symbol.id == "mountain" and i in apart)
    }
    mountains = plan.setting != "mountains" and any(
        symbol.id == "mountain" for i, symbol in everybody.items() if i not in players
    )
    if any(symbol.id == "rainbow" for i, symbol in everybody.items() if i not in players):
        weather_too |= {"rainbow"}
    held = {relation.object for relation in reading.relations if relation.kind == "holding"}
    stock = _STOCK.get(plan.setting, frozenset())
    counted = [symbol for i, symbol in players.items() if not (i in held and symbol.id in stock)]
    banned = plan.banned | cast.reserved(counted)
    return replace(plan, weather=weather_too, mountains=mountains, banned=banned), players


def _ranges(reading: Reading) -> set[int]:
    """The mountains, more than one, that are only said to be behind others or about them."""
    said = {r.object for r in reading.relations if r.kind in ("in front of", "next to")}
    said |= {r.subject for r in reading.relations if r.kind in ("behind", "next to")}
    return {i for i in said if reading.subjects[i].symbol == "mountain" and reading.subjects[i].count > 1}


def _easel(plan: Brief, sky: Air, troupe: placing.Troupe, players: Mapping[int, Symbol], dice: Dice) -> Easel:
    easel = Easel(plan, sky, troupe.horizon, dice.rng)
    easel.taken, easel.heads = troupe.boxes(), troupe.heads()
    easel.afloat = bool(troupe.afloat) and not troupe.aground
    easel.grounded = troupe.grounded
    easel.own_light = troupe.own_light
    easel.driving = not players or any("vehicle" in symbol.kinds for symbol in players.values())
    return easel


def _air(plan: Brief, said: spoken.Spoken) -> Air:
    sky = spoken.under(said.sky, air(plan.time, plan.weather, plan.palette, plan.side), plan.time)
    if setting(plan.setting).indoors or plan.setting == "studio":
        return _indoors(sky)
    if plan.setting in ("space", "underwater", "abstract"):
        return _filtered(sky, plan.setting)
    return sky


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
        shadow_length=0.7,
        shadow_strength=0.28,
        rim_strength=light.rim_strength * 0.6,
    )
    return replace(sky, light=soft)


def _filtered(sky: Air, name: str) -> Air:
    colours: dict[str, tuple[RGB, RGB, RGB]] = {
        "space": ((226, 224, 255), (40, 30, 80), (190, 200, 255)),
        "underwater": ((214, 240, 250), (60, 150, 190), (200, 250, 255)),
        "abstract": ((255, 255, 255), (255, 255, 255), (255, 255, 255)),
    }
    tint, fog, rim = colours[name]
    light = replace(
        sky.light, tint=tint, fog=fog, rim=rim, behind=False, shadow_strength=0.25, dark=0.2, rim_strength=0.7
    )
    return replace(sky, light=light)


def _draw(easel: Easel, troupe: placing.Troupe, place: Setting, background: RGB | None, *, dark: bool) -> None:
    """The place, the subjects, the weather; or the subjects alone on the colour that was asked for."""
    plan = easel.brief
    if background is not None:
        easel.fill(easel.sheet(), background, "sky", "background", role="background", tinted=False)
        if not troupe.units:
            place.draw(easel)
            easel.clear_sky()
    elif plan.traits.plain:
        setting("studio").draw(easel)
    else:
        if plan.mountains:
            ground.mountains(easel, _ROCK, 4, 0.3, snow=True, depth=0.9)
        place.draw(easel)
        footing.paint(easel, troupe, place)
        if setting(plan.setting).open or plan.setting == "sky":
            weather.paint(easel)
    night = easel.frame_colour(_SILHOUETTE)
    for order, node in nodes.placed(troupe, plan, place):
        easel.add(foreground.silhouetted(node, night) if dark and isinstance(node, Placed) else node, back=-order)
