"""A seamless tile: the subjects many times over, whatever crosses an edge coming in opposite."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, distance, lab, mix, parse, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.inked import GROUND, INK, TINT
from limner.engines.illustrator.scene import Finish, Placed, Scene
from limner.engines.illustrator.staging import palette
from limner.engines.illustrator.staging.assembly import assembled
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.draft import main_colour, placed, silhouette
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.halves import halves
from limner.engines.illustrator.staging.hours import NEUTRAL, even
from limner.engines.illustrator.staging.patterns import fillers
from limner.engines.illustrator.staging.patterns.spots import LAYOUTS, UPRIGHT, Spot, Tile, ogee_grid
from limner.engines.illustrator.staging.patterns.torus import Torus
from limner.engines.illustrator.staging.script import Script
from limner.engines.illustrator.staging.units import Unit
from limner.engines.illustrator.typesetting.contrast import contrast, legible
from limner.engines.jobs import GenerateJob

_GROUNDS = tuple(
    parse(f"#{code}")
    for code in "fbeedd f7d9d2 d6e9ee dcead2 f8e6b4 e7def2 fdfaf4 1f3f5b 2f5d54 8c3b3b 3b335e d9694a".split()
)
_PITCHES = (0.3, 0.245, 0.2)
"""The distance of neighbouring motifs over the canvas's shorter side."""
_FILL = 0.92
"""How much of its room a motif takes."""
_GAP = 0.05
"""The least distance of two motifs over the pitch."""
_MOST_SPECKS = 110
_PLANTS = frozenset({"plant", "fruit", "flower", "vegetable", "insect", "leaf", "tree", "berry"})
_FEW = 2
"""Named colours up to which the ground and the inks are made of them; more of them are mapped as a palette."""
_FREE = frozenset({"full", "flat", "vector_art"})
_PALE = 0.8
"""OKLab lightness above which an ink must be darkened to show, as yellow to olive."""
_FLAT = replace(NEUTRAL, shadow=(60, 50, 80))
_NEAR, _FAINT = 0.13, 1.45
"""OKLab distance to the ground and contrast with it below which a motif would melt into it."""


def stage(script: Script) -> Scene:
    """The tile. Its pixels at opposite edges continue each other."""
    reading, job, dice = script.reading, script.job, script.dice
    easel = Easel(script.brief, even(_FLAT), 1.0, dice.rng)
    motifs = _motifs(script.units)
    asked = () if job.controls.colors else reading.palette
    ground = job.controls.background_color or reading.background or _ground(motifs, asked, dice)
    name = "background" if job.controls.background_color else "paper"
    easel.fill(easel.sheet(), ground, "sky", name, role="background", tinted=False)
    look = _look(script.brief.traits.look, motifs, asked, job, dice)
    layout = dice.turn("plate", tuple(LAYOUTS))
    pitch = min(dice.turn("pitch", _PITCHES), 0.22 if layout == "ogee" else 1.0)
    tile = Tile(easel.w, easel.h, pitch * min(easel.w, easel.h), len(motifs))
    inks = [c for c in asked or map(_bold, motifs) if distance(c, ground) > _NEAR] or [_apart_from(ground)]
    _underlay(easel, tile, layout, ground)
    torus = Torus(easel.w, easel.h)
    for spot in LAYOUTS[layout](tile, dice.rng):
        unit = _set(motifs[spot.kind % len(motifs)], spot, torus, _GAP * tile.pitch)
        if unit is not None:
            _repeat(easel, unit, ground, _dressing(look, spot.kind, inks, ground), tile)
    _sprinkle(easel, torus, tile, motifs, ground, inks, dice)
    scene = replace(assembled(easel, script, ground), look=look, finish=Finish(0.0, 0.0, 0.0))
    if reading.palette and len(reading.palette) <= _FEW and not job.controls.colors:
        return scene
    return palette.controlled(scene, reading, job)


def _motifs(units: Sequence[Unit]) -> list[Unit]:
    """One of each kind: in a pattern a number of alike things means no number."""
    return list({tuple(m.symbol.id for m in unit.members): unit for unit in units}.values())


def _look(asked: str, motifs: Sequence[Unit], colours: Sequence[RGB], job: GenerateJob, dice: Dice) -> str:
    """Flat areas where no look was asked for, in the motifs' own colours; some of no pale ones print two inks."""
    if asked not in _FREE:
        return asked
    if job.controls.colors or len(colours) > 2:
        return "vector_art"
    if colours:
        return "stencil"
    pale = any(lab(_bold(unit))[0] > _PALE for unit in motifs)
    return "vector_art" if pale else dice.turn("print", ("vector_art", "vector_art", "vector_art", "duotone"))


def _ground(motifs: Sequence[Unit], asked: Sequence[RGB], dice: Dice) -> RGB:
    """One of the named colours or a pale tone of the only one; else one that every motif's main colour stands off."""
    if len(asked) == 1:
        return mix(asked[0], (255, 255, 255), 0.9) if lab(asked[0])[0] < 0.75 else tone(asked[0], -0.5)
    if asked:
        return dice.turn("ground", sorted(asked, key=lambda c: -lab(c)[0])[:: len(asked) - 1])
    colours = [main_colour(unit.lead) for unit in motifs]
    distant = sorted(_GROUNDS, key=lambda ground: -min(math.dist(lab(ground), lab(colour)) for colour in colours))
    return dice.turn("ground", distant[:6])


def _bold(unit: Unit) -> RGB:
    return main_colour(unit.lead)


def _dressing(look: str, kind: int, inks: Sequence[RGB], ground: RGB) -> dict[str, RGB]:
    """The inks of a motif in a print of few inks, each kind in its own."""
    if look not in ("stencil", "duotone"):
        return {}
    ink = legible(inks[kind % len(inks)], [ground], 2.6)
    return {INK: ink, TINT: mix(ink, ground, 0.7), GROUND: ground}


def _set(unit: Unit, spot: Spot, torus: Torus, gap: float) -> Unit | None:
    """The motif at its spot, smaller where others stand too near; None where there is no room at all."""
    chosen = unit.mirrored() if spot.mirrored else unit
    lean = min(abs(spot.turn), 9.0) * math.copysign(1, spot.turn) if chosen.lead.kinds & UPRIGHT else spot.turn
    box = chosen.box
    reach = 0.62 * max(box.width, box.height) + 0.38 * math.sqrt(box.area)
    for shrink in (1.0, 0.88, 0.77, 0.66):
        sized = chosen.scaled(shrink * _FILL * spot.room / reach)
        turned = sized.turned(lean, sized.box.centre)
        x, y = turned.box.centre
        here = turned.moved(spot.x - x, spot.y - y)
        outline = g.joined(*map(silhouette, here.members))
        if torus.free(outline, gap):
            torus.take(outline)
            return here
    return None


def _repeat(easel: Easel, unit: Unit, ground: RGB, inks: dict[str, RGB], tile: Tile) -> None:
    """The unit, and its copies a tile away where it reaches over an edge."""
    main = main_colour(unit.lead)
    melts = not inks and (distance(main, ground) < _NEAR or contrast(main, ground) < _FAINT)
    for dx, dy in _shifts(unit.box.grown(0.05 * unit.box.height), tile):
        for member in unit.moved(dx, dy).members:
            if melts:
                halo = g.outline(silhouette(member), 0.07 * tile.pitch)
                easel.fill(halo, _apart_from(ground), "middle", "halo", tinted=False)
            if inks and len(unit.members) > 1:
                gap = g.outline(silhouette(member), 0.03 * tile.pitch)
                easel.fill(gap, ground, "hero", "gap", tinted=False, back=-member.z)
            for z, node in halves(member, _small(placed(member), inks), 0.012 * tile.pitch):
                easel.add(node, back=-z)


def _apart_from(ground: RGB) -> RGB:
    return tone(ground, -0.3) if lab(ground)[0] > 0.6 else mix(ground, (255, 255, 255), 0.85)


def _small(node: Placed, inks: dict[str, RGB]) -> Placed:
    return replace(node, rim=False, detail=1, colours={**node.colours, **inks})


def _shifts(box: Box, tile: Tile) -> Iterator[tuple[float, float]]:
    w, h = tile.width, tile.height
    across = [0.0, *([w] if box.left < 0 else []), *([-w] if box.right > w else [])]
    down = [0.0, *([h] if box.top < 0 else []), *([-h] if box.bottom > h else [])]
    return ((dx, dy) for dx in across for dy in down)


def _underlay(easel: Easel, tile: Tile, layout: str, ground: RGB) -> None:
    """What a layout draws on the ground itself: stripes, a lattice's lines, medallions."""
    quiet = tone(ground, -0.055) if lab(ground)[0] > 0.45 else tone(ground, 0.06)
    if layout == "striped":
        columns, _ = tile.grid(1.05, 0.98)
        wide = tile.width / columns
        bars = g.joined(*(g.rect(c * wide, -2, wide, tile.height + 4) for c in range(0, columns, 2)))
        easel.fill(bars, quiet, "ground", "stripes", role="ground", tinted=False)
    elif layout == "ogee":
        easel.fill(_lattice(tile), quiet, "ground", "lattice", tinted=False, width=0.045 * tile.pitch)
    elif layout == "medallions":
        columns, rows = tile.grid(1.0, 1.0)
        wide, tall = tile.width / columns, tile.height / rows
        cells = [(c, r) for c in range(columns) for r in range(rows) if (c + r) % 2 == 0]
        discs = g.joined(*(g.ellipse((c + 0.5) * wide, (r + 0.5) * tall, 0.485 * min(wide, tall)) for c, r in cells))
        easel.fill(discs, quiet, "ground", "medallions", tinted=False)


def _lattice(tile: Tile) -> Path:
    """Ogee lines: swelling between the columns' motifs and meeting at the crossings."""
    columns, rows = ogee_grid(tile)
    wide, tall = tile.width / columns, tile.height / rows
    lines = Path()
    for c in range(-1, columns + 1):
        for r in range(-1, rows + 2):
            x, y = (c + 0.5) * wide, (r + (0.25 if c % 2 else 0.75)) * tall
            for side in (-1, 1):
                lines.moveTo(x, y - tall / 2)
                lines.cubicTo(x, y - 0.3 * tall, x + side * wide, y - 0.2 * tall, x + side * wide, y)
                lines.cubicTo(x + side * wide, y + 0.2 * tall, x, y + 0.3 * tall, x, y + tall / 2)
    return lines


def _sprinkle(
    easel: Easel, torus: Torus, tile: Tile, motifs: Sequence[Unit], ground: RGB, inks: Sequence[RGB], dice: Dice
) -> None:
    """Small marks in the gaps, the widest first, until what is left is as narrow as the gaps about them."""
    leafy = any(unit.lead.kinds & _PLANTS for unit in motifs)
    names = [name for name in fillers.SETS if not leafy or name in fillers.LEAFY]
    marks = fillers.SETS[dice.turn("fillers", names)]
    colours = _quiet(ground, inks)
    largest, paths = 0.0, [Path() for _ in colours]
    for number, (x, y, room) in enumerate(torus.discs(_MOST_SPECKS)):
        largest = largest or min(room, 0.34 * tile.pitch)
        radius = min(0.62 * room, 0.17 * tile.pitch)
        if radius < 0.045 * tile.pitch:
            break
        mark = fillers.chosen(marks, min(room, largest), largest, dice.rng)
        path = mark(
            x, y, radius if mark is not fillers.dot else min(radius, 0.07 * tile.pitch), dice.rng.uniform(0, 360)
        )
        torus.take(g.ellipse(x, y, 1.15 * radius))
        for dx, dy in _shifts(Box(x - radius, y - radius, x + radius, y + radius), tile):
            paths[number % len(paths)].addPath(g.moved(path, dx, dy))
    for path, colour in zip(paths, colours, strict=True):
        if not path.isEmpty():
            easel.fill(path, colour, "ground", "specks", tinted=False)


def _quiet(ground: RGB, inks: Sequence[RGB]) -> list[RGB]:
    """Two colours for small marks: between the ground's and the motifs', and a firmer one."""
    main = inks[0] if abs(lab(inks[0])[0] - lab(ground)[0]) > 0.15 else tone(ground, -0.35)
    other = inks[-1] if len(inks) > 1 else main
    return [mix(ground, main, 0.42), mix(ground, other, 0.62)]
