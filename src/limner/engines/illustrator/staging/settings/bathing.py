"""Water that one is in: the swimming pool, the hot spring among rocks."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.meadow import snow_cover
from limner.engines.illustrator.staging.settings.setting import place

_POOL: RGB = (86, 196, 222)
_DECKS = lay.palette("ead9c0 dfe0dc e8cdb4")
_SPRING: RGB = (96, 176, 180)
_ROCK: RGB = (120, 122, 130)


@place(
    "pool",
    footing="lake",
    horizons=(0.36, 0.42, 0.48),
    climate="shore",
    neighbours="beach",
    shows="water, plant",
    traits=("swept", "tame", "wading", "warm"),
)
def pool(easel: Easel) -> None:
    """A hedge and palms behind the deck, the basin with its tiled edge, the water's net of light."""
    sky.paint(easel)
    w, h, room = easel.w, easel.h, easel.h - easel.horizon
    deck = _DECKS[easel.variant % 3]
    hedge = land.treeline(easel.rng, w, easel.horizon + 0.02 * h, 0.09 * h, "round", 1.6)
    easel.fill(hedge, (84, 142, 92), "far", "hedge", role="far", depth=0.4)
    easel.fill(easel.sheet(easel.horizon, h), fade(tone(deck, -0.04), deck, easel.horizon, h), "ground", "deck",
               role="ground", depth=0.2)  # fmt: skip
    top = easel.horizon + 0.2 * room
    rim = g.polygon([(0.05 * w, top), (0.95 * w, top), (1.3 * w, h + 9), (-0.3 * w, h + 9)])
    easel.fill(rim, (246, 244, 238), "ground", "pool's edge", role="ground", depth=0.2)
    basin = g.polygon([(0.08 * w, top + 0.03 * room), (0.92 * w, top + 0.03 * room), (1.22 * w, h + 9),
                       (-0.22 * w, h + 9)])  # fmt: skip
    easel.fill(basin, fade(tone(_POOL, 0.05), tone(_POOL, -0.06), top, h), "ground", "water", role="water")
    wall = g.polygon([(0.08 * w, top + 0.03 * room), (0.92 * w, top + 0.03 * room), (0.945 * w, top + 0.09 * room),
                      (0.055 * w, top + 0.09 * room)])  # fmt: skip
    easel.fill(wall, (60, 150, 190), "ground", "tiles", role="water")
    _net(easel, basin, top + 0.12 * room)
    for share in (0.1, 0.9):
        easel.prop("palm_tree", share * w, easel.horizon + 0.1 * room, 0.5 * easel.unit)
    easel.prop("beach_umbrella", 0.76 * w, easel.horizon + 0.17 * room, 0.24 * easel.unit)
    easel.prop("deck_chair", 0.3 * w, easel.horizon + 0.17 * room, 0.11 * easel.unit)


def _net(easel: Easel, basin: Path, top: float) -> None:
    """The bright net that light draws in clear water."""
    net = land.ripples(easel.rng, easel.w, top, easel.h, 60, 0.16 * easel.unit)
    easel.fill(g.intersection(net, basin), fade((255, 255, 255), (255, 255, 255), top, easel.h, (0.35, 0.5)), "ground",
               "glints", role="water", tinted=False)  # fmt: skip


@place(
    "hot spring",
    footing="lake",
    horizons=(0.4, 0.44, 0.48),
    climate="winter",
    neighbours="mountains",
    near=(62, 66, 78),
    other="rock",
    shows="water, rock, steam",
    traits=("seasonal", "swept", "wading"),
)
def spring(easel: Easel) -> None:
    """Mountains and pines, boulders around the pool, steam over it."""
    colours, winter = lay.greens(easel), easel.brief.season == "winter"
    w, h, room = easel.w, easel.h, easel.h - easel.horizon
    sky.paint(easel)
    lay.mountains(easel, (138, 148, 178), 3, 0.24, snow=True, depth=0.85)
    lay.hills(easel, colours)
    lay.trees(easel, ("pine",), 6, (easel.horizon + 0.1 * room) / h, 0.28, ())
    if winter:
        snow_cover(easel, colours)
    edge, shore = easel.horizon + 0.26 * room, 0.62 * w
    water = g.ellipse(0.5 * w, edge + 0.5 * room, shore, 0.46 * room)
    easel.fill(g.ellipse(0.5 * w, edge + 0.5 * room, 1.06 * shore, 0.5 * room), tone(_ROCK, -0.12), "ground",
               "wet rock", role="ground", depth=0.2)  # fmt: skip
    easel.fill(water, fade(tone(mix(_SPRING, easel.air.sky[-1], 0.3), 0.05), tone(_SPRING, -0.1), edge, h), "ground",
               "water", role="water", depth=0.1)  # fmt: skip
    glints = land.ripples(easel.rng, w, edge + 0.1 * room, h, 26, 0.16 * easel.unit)
    easel.fill(g.intersection(glints, water), fade((255, 255, 255), (255, 255, 255), edge, h, (0.4, 0.3)), "ground",
               "glints", role="water", tinted=False)  # fmt: skip
    _boulders(easel, edge, room, winter=winter)
    _steam(easel, edge)


def _boulders(easel: Easel, edge: float, room: float, *, winter: bool) -> None:
    """Rocks along the far edge and at both sides, with snow on them in winter."""
    rng, w = easel.rng, easel.w
    for i in range(9):
        t = i / 8 * 2 - 1
        x, y = (0.5 + 0.6 * t) * w, edge + room * (0.06 + 0.3 * t * t)
        r = easel.unit * rng.uniform(0.055, 0.085) * (1 + 0.5 * t * t)
        points: list[Landmark] = [(x - r, y, "c"), (x - 0.8 * r, y - 0.5 * r), (x - 0.1 * r, y - 0.86 * r),
                                  (x + 0.7 * r, y - 0.6 * r), (x + r, y, "c")]  # fmt: skip
        rock = g.smooth(points)
        hue = tone(_ROCK, rng.uniform(-0.04, 0.04))
        easel.fill(rock, fade(tone(hue, 0.06), tone(hue, -0.14), y - r, y), "ground", "rock", depth=0.2)
        if winter:
            cap = g.intersection(rock, g.moved(rock, 0, -0.56 * r))
            easel.fill(cap, (244, 247, 252), "ground", "snow", depth=0.2)


def _steam(easel: Easel, edge: float) -> None:
    """Veils that rise from the water before and behind those who are in it."""
    rng, unit = easel.rng, easel.unit
    white: RGB = mix(easel.air.light.fog, (255, 255, 255), 0.7)
    for i in range(9):
        x, y = easel.w * (0.06 + 0.11 * i), edge + unit * rng.uniform(-0.12, 0.1)
        veil = halo(x, y, unit * rng.uniform(0.12, 0.2), white, 0.5, (0.8, 1.3))
        easel.glow(veil, "middle", "steam", role="sky")
    for i in range(4):
        x, y = easel.w * (0.12 + 0.25 * i), easel.h * rng.uniform(0.86, 0.96)
        easel.glow(halo(x, y, 0.17 * unit, white, 0.42, (1.5, 0.5)), "near", "steam", role="sky")
