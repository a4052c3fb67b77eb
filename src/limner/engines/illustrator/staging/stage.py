"""From a script to a scene: everybody in their place, in its light, with what stands around."""

from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.remarks import RemarkKind
from limner.engines.illustrator.scene import Finish, Lens, Placed, Scene
from limner.engines.illustrator.staging import (
    bystanders,
    closeness,
    conditions,
    depth,
    distance,
    fields,
    footing,
    foreground,
    grading,
    ledge,
    lettering,
    lighting,
    mark,
    nearing,
    nodes,
    palette,
    parts,
    pattern,
    placing,
    poster,
    radiance,
    reflections,
    spoken,
    strewn,
    vapours,
    weather,
)
from limner.engines.illustrator.staging.apertures.index import asked as opening
from limner.engines.illustrator.staging.assembly import assembled
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cutaway import open as cut_open
from limner.engines.illustrator.staging.directions import FREE, Directions
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.hours import Air
from limner.engines.illustrator.staging.outfits import in_season
from limner.engines.illustrator.staging.overhead import grounds, plans
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.settings import beyond, ground
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.open_parts import ranges
from limner.engines.illustrator.staging.traits import MARKS
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.style_transfer.styled import styled
from limner.engines.illustrator.typesetting.legibility import readable
from limner.engines.jobs import GenerateJob

_ROCK: RGB = (126, 136, 176)
_SILHOUETTE: RGB = (40, 32, 52)
_MEASURED = frozenset({"land", "lake"})
"""Footings with a ground on which sizes tell distances."""
_FOCUS = (0.58, 0.74)
"""The upper and the lower edge of the least band in focus, as shares of the height."""
_DIM = 0.4
"""How dark the light may be for its side to show on the whole picture."""
_SHINING = frozenset({"full", "photo"})
"""Looks in which light is seen to spread."""
_SIDED = frozenset({"left of", "right of"})
_WAYS: tuple[RemarkKind, ...] = ("path", "road")
"""What the words may say of a way over open land; a dirt road is a path."""


def stage(reading: Reading, job: GenerateJob, directions: Directions = FREE) -> Scene:
    """The scene for a job; the same reading, job and directions give the same scene."""
    return played(script(reading, job, directions))


def played(script: Script) -> Scene:
    """The scene of a script, once: it takes from the script's dice."""
    directions = script.directions
    free = not (directions.shown or directions.clear or directions.place)
    scene = _unplaced(script, free=free) or _in_place(script, free=free)
    if script.job.style is None:
        return scene
    return styled(scene, script.job.style, recoloured=not script.coloured, named=palette.named(script.said))


def _unplaced(script: Script, *, free: bool) -> Scene | None:
    """The scene of what needs no place: a pattern, a mark, a card or a sign; None for all else."""
    words, units = script.reading.composition, script.units
    if "pattern" in words and units:
        return pattern.stage(script)
    if script.brief.traits.mark and (units or MARKS & set(words)):
        return mark.stage(script)
    printed = poster.plain(script) if free else ""
    return poster.stage(printed, script) if printed else None


def _in_place(script: Script, *, free: bool) -> Scene:
    """The scene of everybody in a place, or of a page that holds it."""
    reading, job, brief = script.reading, script.job, script.brief
    page = poster.page(script) if free else None
    inner = script if page is None else replace(script, brief=page.within())
    troupe = _arranged(inner)
    open_air = script.place.footing in ("land", "sea", "lake") and not (script.place.indoors or script.bare)
    troupe.units = in_season(troupe.units, reading, brief, outdoors=open_air)
    easel = _painted_easel(inner, troupe)
    easel = easel if page is None else page.printed(easel)
    lettering.paint(easel, reading, job, paged=page is not None)
    scene = replace(
        assembled(easel, script, easel.air.sky[-1]),
        finish=_finish(brief, job, easel, _lens(script, flat=page is not None), flat=page is not None),
        horizon=troupe.horizon if page is None else page.horizon(troupe.horizon),
        temper=brief.traits.temper,
    )
    if _graded(script) and page is None:
        named = _spoken(script)
        scene = grading.graded(scene, script.dice, brief.time, named, indoors=script.place.indoors)
    scene = palette.controlled(spoken.watered(scene, brief.traits.water), reading, job)
    return scene if page is None else readable(scene, job)


def _graded(script: Script) -> bool:
    """Whether the picture's colours are its own to choose."""
    return script.job.style is None and not script.bare and "silhouette" not in script.reading.composition


def _spoken(script: Script) -> frozenset[RGB]:
    """The colours that the words give to anything in the picture."""
    traits = script.brief.traits
    given = {traits.land, traits.wall, traits.floor}
    given |= {feature.colour for subject in script.reading.subjects for feature in subject.features}
    return palette.named(script.reading) | palette.named(script.said) | {rgb for rgb in given if rgb is not None}


def _arranged(script: Script) -> Troupe:
    """Everybody where the words, the seed and the directions put them."""
    if "overhead" in script.place.traits:
        troupe = plans.arranged(script.units, (script.brief.width, script.brief.height))
        return script.directions.arranged(troupe, script.brief, script.place)
    if "cut open" in script.place.traits:
        troupe = cut_open.arranged(script.units, (script.brief.width, script.brief.height))
        return script.directions.arranged(troupe, script.brief, script.place)
    fixed = any(r.kind in _SIDED for r in script.reading.relations)
    words = distance.framed(script.sights, script.reading.composition, alone=not script.units)
    about = nearing.actors(script.reading, script.players)
    troupe = placing.arrange(script.units, script.place, script.brief, words, script.dice, fixed=fixed, about=about)
    aperture = None if script.bare else opening(script.reading.composition)
    if aperture is not None:
        size = (script.brief.width, script.brief.height)
        troupe.units, troupe.horizon = aperture.within(troupe.units, troupe.horizon, size)
    troupe = script.directions.arranged(troupe, script.brief, script.place)
    return placing.centred(troupe, script.brief) if script.background is not None or script.flat else troupe


def _painted_easel(script: Script, troupe: Troupe) -> Easel:
    """The easel with the place, everybody in it, and what frames them."""
    sky = script.air
    looked_out = script.reading.says("through a window") and "sill" not in script.place.traits
    asked = "pane" if looked_out else foreground.fitting(troupe.frame, script.brief, sky)
    aperture = None if script.bare else opening(script.reading.composition)
    frame = "" if script.bare or aperture is not None else asked
    if frame == "sun" or script.reading.says("backlit"):
        sky = foreground.backlit(sky)
    elif frame or aperture is not None:
        script = replace(script, brief=replace(script.brief, traits=replace(script.brief.traits, framing=False)))
    easel = _easel(script, sky, troupe)
    easel.own_light = easel.own_light or frame == "sun"
    script.directions.set_up(easel)
    _draw(easel, troupe, script)
    foreground.paint(easel, frame)
    if aperture is not None:
        aperture.paint(easel)
    return easel


def _lens(script: Script, *, flat: bool) -> Lens:
    """The lens that the words ask for; none on a page, over words that stay straight, or without a place."""
    words, still = script.reading.composition, flat or script.bare or script.brief.lettered
    found: tuple[Lens, ...] = ("fisheye", "tilt-shift", "from below")
    return next((name for name in found if name in words), "") if not still else ""


def _focus(easel: Easel) -> tuple[float, float]:
    """The band in which all subjects stand, from its upper to its lower edge, as shares of the height."""
    top = min((box.top / easel.h for box in easel.taken), default=1.0)
    bottom = max((box.bottom / easel.h for box in easel.taken), default=0.0)
    return min(top, _FOCUS[0]), max(bottom, _FOCUS[1])


def _finish(brief: Brief, job: GenerateJob, easel: Easel, lens: Lens, *, flat: bool) -> Finish:
    """What the model gives the pixels: nothing on a ground that was asked for, no light on a flat page."""
    if job.controls.background_color is not None:
        return Finish(0.0, 0.0, 0.0)
    usual = replace(brief.traits.finish, lens=lens, focus=_focus(easel))
    if flat:
        return replace(usual, vignette=0.0, key=0.0, tones=0.0, volume=0.0)
    # By night, under cloud and in a covered light no side of the picture is the bright one.
    return replace(usual, key=0.0) if easel.air.hidden or easel.air.light.dark > _DIM else usual


def _easel(script: Script, sky: Air, troupe: Troupe) -> Easel:
    easel = Easel(script.brief, sky, troupe.horizon, script.dice.rng)
    easel.taken, easel.heads = troupe.boxes(), troupe.heads()
    easel.afloat = bool(troupe.afloat) and not troupe.aground
    easel.grounded, easel.hooks = troupe.grounded, troupe.hooks()
    easel.own_light = troupe.own_light
    easel.knoll = script.reading.says("on a hill") and "raised" in script.place.traits
    easel.dry = script.place.climate == "hot" and "canopied" not in script.place.traits
    easel.measure = troupe.measure() if script.place.footing in _MEASURED else None
    players = script.players.values()
    easel.driving = not players or any("vehicle" in symbol.kinds for symbol in players)
    easel.way = next((kind for kind in _WAYS if script.reading.says(kind)), "")
    easel.lane = troupe.lane()
    return easel


def _draw(easel: Easel, troupe: Troupe, script: Script) -> None:
    """The place, the subjects, the weather; or the subjects alone on the colour that was asked for."""
    brief, place, background = easel.brief, script.place, script.background
    sights: list[Placed] = []
    if background is not None:
        easel.fill(easel.sheet(), background, "sky", "background", role="background", tinted=False)
        if not troupe.units:
            place.draw(easel)
            easel.clear_sky()
    elif brief.traits.plain:
        setting("studio").draw(easel)
    else:
        if brief.mountains:
            ground.mountains(easel, _ROCK, 4, 0.3, snow=True, depth=0.9)
        if script.reading.says("city beyond") and distance.open_to_a_city(place):
            ranges.city(easel)
        far = distance.placed(script.sights, script.reading, troupe, brief, script.dice)
        sights = [parts.claimed(node, script.parts) for node in far]
        easel.views = distance.views(sights)
        place.draw(easel)
        beyond.paint(easel, place, script.reading)
        conditions.paint(easel, place, script.reading)
        bystanders.paint(easel, place, script.reading)
        bystanders.pass_by(easel, script.reading, script.passers)
        if brief.traits.look == "full" and not sights and closeness.near(troupe.units, place):
            closeness.recede(easel)
        for sight in sights:
            easel.add(sight, back=-1.0)
        footing.paint(easel, troupe, place, script.reading)
        if "cut open" in place.traits:
            cut_open.paint(easel, troupe)
        if "overhead" in place.traits:
            grounds.shades(easel, troupe)
        if brief.traits.look == "full":
            depth.paint(easel, place, [] if troupe.flying else troupe.aground)
        ledge.paint(easel, troupe, place)
        if setting(brief.setting).open or brief.setting == "sky":
            weather.paint(easel)
        strewn.paint(easel, place, script.reading, script.strewn)
    dark = "silhouette" in script.reading.composition and not script.bare
    night = easel.frame_colour(_SILHOUETTE)
    placed = nodes.placed(troupe, brief, place)
    if background is None and not brief.traits.plain:
        said = script.reading.says("reflected")
        reflections.paint(easel, [node for _, node in placed], sights, place, said=said)
        if not place.indoors:
            fields.sown(easel, placed, script.reading)
    for order, node in placed:
        easel.add(foreground.silhouetted(node, night) if dark and isinstance(node, Placed) else node, back=-order)
    if background is None:
        vapours.paint(easel, script.reading, [member for unit in troupe.units for member in unit.members])
        if brief.traits.look in _SHINING and not brief.traits.plain:
            radiance.paint(easel, sky_seen=place.open)
            lighting.paint(easel, script.reading)
