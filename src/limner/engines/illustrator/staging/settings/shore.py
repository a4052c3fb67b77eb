"""Where water is: the beach, the open sea, a lake or river."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import banks, open_sea, overhang
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import islands, waters, woods
from limner.engines.illustrator.staging.settings.setting import Slab, place

_SEAS = (lay.palette("6fc0d0 1f7fa6"), lay.palette("7cc8c0 1e8a94"), lay.palette("86b6dc 2f6aa6"))
_SAND = lay.palette("f2dcae e6c489")
_SURF, SAND = 0.36, 0.45
"""Where the water ends, and where the sand is above it all across, as shares of what lies below the horizon."""
BANK = 0.56
"""Where a lake's near bank is land all across, as such a share."""


@place(
    "beach",
    horizons=(0.40, 0.46, 0.54),
    beyond=SAND,
    climate="shore",
    hours=("day", "sunset", "morning", "day"),
    frame="cave",
    near=(112, 96, 90),
    green="palm_tree",
    other="rock",
    shows="plant, water, bird",
    above=waters.coast,
    mapped="umbrella",
    slab=Slab((240, 216, 168), "palm_tree rock shell"),
    traits=("warm", "waterside"),
)
def beach(easel: Easel) -> None:
    """Sea behind, a curved line of foam, sand, palms."""
    far, near = _SEAS[easel.variant % 3]
    sky.paint(easel)
    room = easel.h - easel.horizon
    edge = easel.horizon + _SURF * room
    if easel.variant % 2:
        isle = land.ridge(
            easel.rng, easel.w * 0.4, easel.horizon - 0.03 * easel.h, 0.03 * easel.h, easel.horizon + 4, 3
        )
        shift = easel.w * (0.05 if easel.brief.side > 0 else 0.55)
        easel.fill(
            g.moved(isle, shift, 0), mix((96, 140, 120), easel.air.haze, 0.4), "far", "isle", role="far", depth=0.85
        )
    lay.water(easel, easel.horizon, edge + 0.15 * room, far, near)
    lay.glitter(easel, sky.lamp_spot(easel)[0], easel.horizon, edge)
    _sand(easel, edge, room)
    easel.row(("palm_tree",), 3, edge + 0.22 * room, 0.34 * easel.h)
    if easel.amount > 0.5:
        for share in ((0.05,), (0.95,), (0.04, 0.97))[easel.variant % 3]:
            easel.prop("palm_tree", share * easel.w, edge + 0.42 * room, easel.unit * 0.62)
    easel.row(("shell", "starfish", "rock"), 4, easel.h * 0.93, 0.045 * easel.h)
    lay.scrub(easel, _SAND[1], (128, 148, 86))
    if easel.brief.traits.framing:
        (framing.fronds, framing.shelf, framing.fronds)[easel.variant % 3](easel, (64, 104, 84))


def _sand(easel: Easel, edge: float, room: float) -> None:
    rng, w, h = easel.rng, easel.w, easel.h
    tilt = rng.choice((-1, 1)) * 0.07 * room
    said = easel.brief.traits.land
    far, near = _SAND if said is None else (said, tone(said, -0.06))
    for lift, colour, name, alpha in (
        (0.0, (255, 255, 255), "foam", 0.9),
        (0.022, mix(far, (150, 130, 110), 0.35), "wet sand", 1.0),
        (0.1, far, "sand", 1.0),
    ):
        strip = land.slope(w, edge + tilt + lift * h, edge - tilt + lift * h, -0.05 * room, h + 9)
        paint = fade(tone(colour, 0.02), colour if name != "sand" else near, edge, h, (alpha, alpha))
        easel.fill(strip, paint, "ground", name, role="ground", depth=0.3)
    lay.light_on_ground(easel, near, edge + 0.3 * room, lift=0.04, count=7)
    specks = land.dots(rng, (0, edge + 0.3 * room, w, h), 70, (easel.unit * 0.0008, easel.unit * 0.002))
    easel.fill(specks, tone(near, -0.12), "ground", "grains", role="ground", depth=0.1)


_BREAKING = 2.0
"""The roughness from which on the crests of waves are white."""


place(
    "island",
    horizons=(0.40, 0.46, 0.54),
    beyond=SAND,
    climate="shore",
    hours=("day", "sunset", "morning", "day"),
    neighbours="beach",
    frame="cave",
    near=(112, 96, 90),
    green="palm_tree",
    other="rock",
    shows="plant, water, bird",
    above=islands.islands,
    mapped="palm_tree, island",
    slab=Slab((240, 216, 168), "palm_tree rock shell"),
    traits=("warm", "waterside"),
)(beach)


@place(
    "sea",
    footing="sea",
    horizons=(0.40, 0.52, 0.64),
    climate="shore",
    hours=("day", "sunset", "morning", "day", "dawn"),
    frame="cave",
    near=(70, 92, 110),
    green="",
    other="rock",
    shows="water",
    above=waters.sea,
    mapped="island",
    slab=Slab((92, 176, 204), "rock", isle=(240, 216, 168)),
    traits=("waterside",),
)
def sea(easel: Easel) -> None:
    """Open water in swells that grow toward the viewer, each with a lit crest."""
    far, near = _SEAS[easel.variant % 3]
    sky.paint(easel)
    rough = 2.3 if "storm" in easel.brief.weather else 1.25 if "wind" in easel.brief.weather else 1.0
    if easel.variant % 4 == 1:
        lay.mountains(easel, mix((120, 140, 176), easel.air.haze, 0.3), 4, 0.1, snow=False, depth=0.92)
    back, half, front = lay.reflecting(easel, far, near)
    stops = (Stop(0, back), Stop(0.3, half), Stop(1, front))
    easel.fill(
        easel.sheet(easel.horizon),
        Linear((0, easel.horizon), (0, easel.h), stops),
        "ground",
        "sea",
        role="water",
        tinted=False,
    )
    lay.glitter(easel, sky.lamp_spot(easel)[0], easel.horizon + 3, easel.h * 0.97)
    for i in range(7):
        t = (i + 0.6) / 7
        colour = mix(back, half, t * 2) if t < 0.5 else mix(half, front, t * 2 - 1)
        swell(easel, easel.horizon + (easel.h - easel.horizon) * t**1.25, t, colour, rough)
    glints = land.ripples(easel.rng, easel.w, easel.horizon, easel.h, 20, easel.unit * 0.14)
    light = fade(mix(back, (255, 255, 255), 0.3), tone(front, 0.18), easel.horizon, easel.h, (0.6, 0.5))
    easel.fill(glints, light, "ground", "glints", role="water", tinted=False)
    if not easel.taken:
        open_sea.company(easel)


def swell(easel: Easel, y: float, t: float, colour: RGB, rough: float) -> None:
    """One line of waves across the picture, translucent so that the water deepens downward."""
    rng, w = easel.rng, easel.w
    length = easel.unit * (0.1 + 0.34 * t) * (1.2 if rough > _BREAKING else 1.0)
    high = length * (0.085 if rough > _BREAKING else 0.034) * rough
    points: list[tuple[float, float] | tuple[float, float, str]] = [(-length, easel.h + 9, "c")]
    peaks = Path()
    x = -length * rng.uniform(0.6, 1.0)
    while x < w + length * 1.4:
        tip = (x + length * 0.42, y - high * rng.uniform(0.5, 1.1))
        points += [(x, y + high), tip]
        peaks.addPath(g.ellipse(tip[0] + 0.03 * length, tip[1] + 0.1 * high, 0.26 * length, 0.9 * high))
        x += length * rng.uniform(0.9, 1.15)
    points.append((w + length * 2, easel.h + 9, "c"))
    body = g.smooth(points)
    paint = fade(tone(colour, 0.05), tone(colour, -0.05), y - high, y + length * 0.6, (0.85, 0.0))
    easel.fill(body, paint, "ground", "swell", role="water", tinted=False)
    if rough > _BREAKING:
        crest = g.intersection(g.difference(body, g.moved(body, 0.0, 0.24 * high)), peaks)
        white = fade((255, 255, 255), (226, 236, 244), y - high, y + 0.1 * high, (0.8, 0.0))
        easel.fill(crest, white, "ground", "breaking crests", role="water", tinted=False)
        return
    lip = g.difference(body, g.moved(body, 0.0, max(0.2 * high, 0.0022 * easel.unit)))
    light = fade(tone(colour, 0.14), tone(colour, 0.05), y - high, y + high, (0.75, 0.0))
    easel.fill(g.intersection(lip, peaks), light, "ground", "lit crests", role="water", tinted=False)


@place(
    "lake",
    footing="lake",
    horizons=(0.40, 0.48, 0.54),
    beyond=BANK,
    climate="wooded",
    other="rock",
    shows="tree, plant, grass, bush, water",
    above=woods.river,
    mapped="tree, pine",
    slab=Slab((92, 176, 204), "rock bush"),
    traits=("ranged", "seasonal", "waterside"),
)
def lake(easel: Easel) -> None:
    """A far shore with woods or mountains and their reflection, reeds and a near bank."""
    colours = lay.greens(easel)
    far, near = _SEAS[(easel.variant + 1) % 3]
    sky.paint(easel)
    if easel.variant % 2 == 0:
        lay.mountains(easel, lay.palette("8c99c2")[0], 4, 0.3, snow=True, depth=0.9)
    else:
        back = land.ridge(easel.rng, easel.w, easel.horizon - 0.05 * easel.h, 0.04 * easel.h, easel.horizon + 9, 3)
        easel.fill(back, mix(colours.middle, easel.air.haze, 0.5), "far", "far hills", role="far", depth=0.9)
    _far_shore(easel, colours)
    lay.water(easel, easel.horizon, easel.h, mix(far, easel.air.sky[-1], 0.45), near)
    _reflection(easel, colours)
    lay.glitter(easel, sky.lamp_spot(easel)[0], easel.horizon + 0.05 * easel.h, easel.h * 0.9)
    banks.points(easel, colours, "river" if easel.variant % 3 else "lake")
    if any(box.bottom > 0 for box in easel.taken) and not easel.afloat:
        near_bank(easel, colours)
    reeds(easel, colours)
    if easel.brief.traits.framing:
        (overhang.leaves, framing.grass, framing.bushes)[easel.variant % 3](easel, colours.blade)


def _far_shore(easel: Easel, colours: lay.Greens) -> None:
    wood = mix(colours.blade if easel.brief.season != "winter" else (120, 142, 166), easel.air.haze, 0.32)
    kind = "pine" if easel.variant % 2 == 0 or easel.brief.season == "winter" else "round"
    if easel.shown("tree", "trees"):
        line = land.treeline(easel.rng, easel.w, easel.horizon + 2, 0.1 * easel.h, kind)
        easel.fill(line, wood, "far", "far shore", role="far", depth=0.72)


def _reflection(easel: Easel, colours: lay.Greens) -> None:
    """The far shore upside down in the water, broken into strips."""
    tall = 0.13 * easel.h
    strips = Path()
    for i in range(9):
        y = easel.horizon + tall * i / 9
        strips.addPath(
            land.wisp(easel.w * easel.rng.uniform(0.3, 0.7), y, easel.w * easel.rng.uniform(0.9, 1.6), tall * 0.085)
        )
    dark = mix(colours.blade, easel.air.haze, 0.35)
    easel.fill(
        strips,
        fade(dark, dark, easel.horizon, easel.horizon + tall, (0.6, 0.12)),
        "ground",
        "reflection",
        role="water",
        depth=0.6,
    )


def near_bank(easel: Easel, colours: lay.Greens) -> None:
    """Land under the subjects, with a pale line of wet stones."""
    room = easel.h - easel.horizon
    left, right = (0.5, 0.4) if easel.brief.side < 0 else (0.4, 0.5)
    for lift, colour, name in ((-0.014, (226, 214, 184), "wet edge"), (0.0, colours.near, "bank")):
        edge = land.slope(
            easel.w,
            easel.horizon + left * room + lift * easel.h,
            easel.horizon + right * room + lift * easel.h,
            0.05 * room,
            easel.h + 9,
        )
        lay.layer(easel, edge, colour, easel.horizon + 0.4 * room, easel.h, 0.15, name, drop=0.12)
    lay.light_on_ground(easel, colours.near, easel.horizon + 0.55 * room)
    lay.tufts(easel, colours.blade, easel.horizon + 0.55 * room, 44)
    lay.blooms(easel, colours.blooms, easel.horizon + 0.55 * room, 20)


def reeds(easel: Easel, colours: lay.Greens) -> None:
    """Reeds in the lower corners, where nobody is."""
    rng, unit = easel.rng, easel.unit
    spots = []
    for corner in (0.0, 1.0):
        for _ in range(7):
            x = easel.w * (corner + (0.5 - corner) * 0.36 * rng.random() ** 1.6)
            spots.append((x, easel.h * rng.uniform(0.93, 1.01), unit * rng.uniform(0.1, 0.2)))
    free = [s for s in spots if not any(b.left - unit * 0.03 < s[0] < b.right + unit * 0.03 for b in easel.taken)]
    easel.fill(land.blades(rng, free), tone(colours.blade, -0.07), "near", "reeds", role="prop", depth=0.05)
