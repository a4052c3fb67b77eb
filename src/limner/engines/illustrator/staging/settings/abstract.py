"""Where nothing of a prompt can be drawn: an ornament of its colours and mood, and no thing at all."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_MOODS = (
    lay.palette("f7ead6 f2b38a d9765f 8a4f6d 3b3561"),
    lay.palette("e6f2ee 9fd3c7 4fa3a5 2b6a86 1d3557"),
    lay.palette("fdf3e1 f7cf7a ec9a5b c8605c 5c3b5e"),
    lay.palette("f0ecf8 c9b8ec 9a86d4 5e5aa8 2d2f63"),
    lay.palette("f4f4e6 c9d98a 7fb069 3f8f6f 1f4e5f"),
)


@place(
    "abstract",
    climate="studio",
    frame="",
    veil=((255, 255, 255), (255, 255, 255), (255, 255, 255)),
    traits=("blank",),
)
def draw(easel: Easel) -> None:
    """Discs, arches or waves in five tones of one mood."""
    tones = _MOODS[easel.variant % 5]
    easel.fill(
        easel.sheet(),
        fade(tones[0], mix(tones[0], tones[1], 0.5), 0, easel.h),
        "sky",
        "paper",
        role="background",
        tinted=False,
    )
    (_waves, _arches, _discs)[easel.variant % 3](easel, tones)


def _flat(easel: Easel, path: Path, colour: RGB, name: str) -> None:
    box = g.bounds(path)
    easel.fill(
        path, fade(tone(colour, 0.04), tone(colour, -0.04), box[1], box[3]), "ground", name, role="prop", tinted=False
    )


def _waves(easel: Easel, tones: tuple[RGB, ...]) -> None:
    h = easel.h
    sun = g.ellipse(easel.w * (0.5 + 0.2 * easel.brief.side), h * 0.36, easel.unit * 0.17)
    _flat(easel, sun, tones[1], "disc")
    for i, colour in enumerate((*tones[1:], tone(tones[4], -0.06))):
        wave = land.ridge(easel.rng, easel.w, h * (0.46 + 0.115 * i), h * 0.055, h + 9, 3)
        _flat(easel, wave, colour, "wave")


def _arches(easel: Easel, tones: tuple[RGB, ...]) -> None:
    unit, base = easel.unit, easel.h * 0.86
    for k, (x, size) in enumerate(((0.3, 0.36), (0.72, 0.27), (0.52, 0.17))):
        for i in range(4):
            r = size * unit * (1 - 0.23 * i)
            cx = x * easel.w
            arch = g.union(g.ellipse(cx, base - r, r), g.rect(cx - r, base - r, 2 * r, r))
            _flat(easel, arch, tones[1 + (i + k) % 4], "arch")
    _flat(easel, easel.sheet(base), tones[4], "floor")


def _discs(easel: Easel, tones: tuple[RGB, ...]) -> None:
    rng, unit = easel.rng, easel.unit
    step = unit * 0.25
    columns, rows = max(3, round(easel.w / step)), max(3, round(easel.h / step))
    wide, tall = easel.w / columns, easel.h / rows
    for r in range(rows):
        for c in range(columns):
            x, y = (c + 0.5) * wide, (r + 0.5) * tall
            size = min(wide, tall) * 0.5
            colour = tones[rng.randrange(1, 5)]
            turn = rng.randrange(4)
            if rng.random() < 0.4:
                _flat(easel, g.ellipse(x, y, size * rng.choice((0.5, 0.9))), colour, "disc")
            else:
                cut = g.rect(x - size, y - size, 2 * size, 2 * size)
                corner = (x + size * (1 if turn % 2 else -1), y + size * (1 if turn > 1 else -1))
                _flat(easel, g.intersection(g.ellipse(*corner, 2 * size), cut), colour, "quarter")
