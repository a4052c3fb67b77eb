"""The waterfall: a wooded cliff with a fall or three, spray, and a pool between points of land; in the tropics too."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import framing, growth, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import banks, shore
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_TROPICAL = lay.Greens(
    far=(168, 208, 138),
    middle=(95, 174, 98),
    near=(63, 143, 78),
    blade=(44, 107, 64),
    foliage=lay.palette("4f9a56 7ab85a 3f8a50"),
    blooms=lay.palette("f2879a f0b04a ffffff"),
)


@place("waterfall", footing="lake", horizons=(0.48, 0.54, 0.60), beyond=shore.BANK, climate="open", shows="water")
def waterfall(easel: Easel) -> None:
    """A wooded cliff with one broad fall or three steps, spray, a pool between points of land."""
    _falls(easel, lay.greens(easel))


@place(
    "jungle falls",
    footing="lake",
    horizons=(0.48, 0.54, 0.60),
    beyond=shore.BANK,
    climate="hot",
    neighbours="jungle",
    shows="water, tree, plant",
    traits=("warm",),
)
def jungle_falls(easel: Easel) -> None:
    """The same in the tropics: palms on the banks, growth over the rock."""
    _falls(easel, _TROPICAL)
    for share, tall, low in ((0.05, 0.62, 0.5), (0.95, 0.66, 0.46), (0.12, 0.3, 0.1), (0.89, 0.3, 0.08)):
        easel.prop("palm_tree", share * easel.w, easel.horizon + low * (easel.h - easel.horizon), tall * easel.unit)


def _falls(easel: Easel, colours: lay.Greens) -> None:
    sky.paint(easel)
    h = easel.h
    lay.mountains(easel, lay.palette("8c99b8")[0], 3, 0.44, snow=easel.variant % 3 == 0, depth=0.92)
    rock = lay.palette("8f877e 8a7f78 86867e")[easel.variant % 3]
    top, hand = 0.2 * h, 1 if easel.brief.side > 0 else -1
    x = easel.w * (0.5 - 0.16 * hand if easel.variant % 2 else 0.5)
    _cliff(easel, rock, top, colours)
    lay.water(easel, easel.horizon, h, (150, 210, 220), (50, 140, 160), mirrored=False)
    steps = 1 if easel.variant % 2 else 3
    for i in range(steps):
        y0 = top + (easel.horizon - top) * i / steps
        y1 = top + (easel.horizon - top) * (i + 1) / steps
        half = 0.075 * easel.unit * (1 + 0.35 * i) * (1.5 if steps == 1 else 1.0)
        _fall(easel, x + (0.06 * easel.unit * (-1, 1, -0.4)[i] if steps > 1 else 0.0), y0, y1, half)
    _spray(easel, x)
    banks.points(easel, colours, "pool")
    if not easel.afloat:
        shore.near_bank(easel, colours)
    if easel.brief.traits.framing:
        (framing.bushes, framing.grass)[easel.variant % 2](easel, colours.blade)


def _cliff(easel: Easel, rock: RGB, top: float, colours: lay.Greens) -> None:
    """A wall of rock in buttresses, each with a face in the light and one in the shade, under a rim of grass."""
    rng, w, base = easel.rng, easel.w, easel.horizon + 4
    hand = 1 if easel.air.light.side > 0 else -1
    body, lit, dark, rim, x = Path(), Path(), Path(), Path(), -0.04 * w
    while x < w:
        wide = easel.unit * rng.uniform(0.07, 0.16)
        edge = abs((x + 0.5 * wide) / w * 2 - 1)
        y = top - 0.12 * easel.h * edge**1.5 + rng.uniform(-0.02, 0.02) * easel.h
        ridge, low = x + wide * (0.5 + 0.16 * hand), y + 0.03 * easel.h
        end = x + wide
        step = y + (base - y) * rng.uniform(0.3, 0.7)
        jut = 0.12 * wide
        body.addPath(g.polygon([(x, low), (ridge, y), (end + 2, low), (end + 2, base), (x, base)]))
        faces = (
            [(x, low), (ridge, y), (ridge - jut, step), (ridge + jut, step + 0.02 * easel.h), (ridge, base), (x, base)],
            [
                (end, low),
                (ridge, y),
                (ridge - jut, step),
                (ridge + jut, step + 0.02 * easel.h),
                (ridge, base),
                (end, base),
            ],
        )
        (dark if hand > 0 else lit).addPath(g.polygon(faces[0]))
        (lit if hand > 0 else dark).addPath(g.polygon(faces[1]))
        for k in range(5):
            lift = 0.012 * easel.h * (1 - rng.uniform(-0.5, 0.8))
            rim.addPath(g.ellipse(x + wide * (0.06 + 0.22 * k), low - lift, 0.19 * wide, 0.016 * easel.h))
        x = end
    foot = mix(rock, easel.air.haze, 0.35)
    easel.fill(body, fade(tone(rock, 0.02), foot, top, base), "far", "cliff", role="far", depth=0.4)
    easel.fill(lit, fade(tone(mix(rock, easel.air.glow, 0.35), 0.05), foot, top, base, (0.9, 0.3)), "far", "lit faces",
               role="far", depth=0.4)  # fmt: skip
    easel.fill(dark, fade(tone(rock, -0.12), tone(foot, -0.06), top, base, (0.9, 0.6)), "far", "shaded faces",
               role="far", depth=0.4)  # fmt: skip
    green = tone(mix(colours.middle, colours.blade, 0.4), 0.0)
    easel.fill(rim, fade(tone(green, 0.05), tone(green, -0.08), top - 0.1 * easel.h, top + 0.06 * easel.h), "far",
               "green rim", role="far", depth=0.36)  # fmt: skip
    _overgrown(easel, colours, top, body)


def _overgrown(easel: Easel, colours: lay.Greens, top: float, body: Path) -> None:
    """Woods over the rim, creepers that hang from it, bushes on ledges and along the foot, cracks in the rock."""
    rng, w, h, base = easel.grain, easel.w, easel.h, easel.horizon + 4
    leaf = mix(mix(colours.foliage[-1], colours.blade, 0.5), easel.air.haze, 0.18)
    if easel.brief.season == "winter":
        leaf = mix((122, 142, 172), easel.air.haze, 0.2)

    def rim(x: float) -> float:
        return top - 0.12 * h * float(abs(x / w * 2 - 1) ** 1.5) + 0.036 * h

    for start, end, size in ((-0.05, 0.38, 0.11), (0.62, 1.05, 0.13), (0.3, 0.7, 0.06)):
        mass = growth.wood(rng, rim, (start * w, end * w), size * h, 0.3)
        easel.fill(mass, fade(tone(leaf, 0.05), tone(leaf, -0.06), top - 0.14 * h, top), "far", "woods on the rim",
                   role="far", depth=0.4, back=0.1)  # fmt: skip
    hung, ledges, cracks = Path(), Path(), Path()
    for _ in range(round(13 * w / easel.unit)):
        x, long = rng.uniform(0, w), rng.uniform(0.05, 0.18) * h
        y = rim(x) - 0.02 * h
        hung.addPath(g.limb([(x, y, 0.05 * easel.unit), (x + 0.01 * w, y + 0.5 * long, 0.026 * easel.unit),
                             (x, y + long, 0.004 * easel.unit)]))  # fmt: skip
        cx, cy = rng.uniform(0, w), rng.uniform(top + 0.16 * h, base - 0.04 * h)
        for k in range(3):
            r = easel.unit * rng.uniform(0.012, 0.024)
            ledges.addPath(g.ellipse(cx + (k - 1) * 1.3 * r, cy - 0.3 * r * (k == 1), 1.2 * r, r))
        px, py, tall = rng.uniform(0, w), rng.uniform(top + 0.05 * h, base - 0.1 * h), rng.uniform(0.03, 0.09) * h
        cracks.addPath(g.polygon([(px, py), (px + 0.006 * w, py + 0.3 * tall), (px + 0.001 * w, py + tall)]))
    foot = land.treeline(rng, w, base, 0.05 * h, "round")
    shade = mix(easel.air.light.shadow, leaf, 0.4)
    easel.fill(g.intersection(cracks, body), fade(shade, shade, top, base, (0.5, 0.3)), "far", "cracks", role="far",
               depth=0.4)  # fmt: skip
    easel.fill(hung, fade(tone(leaf, 0.03), tone(leaf, -0.07), top, top + 0.2 * h), "far", "creepers", role="far",
               depth=0.38)  # fmt: skip
    easel.fill(g.intersection(ledges, body), fade(tone(leaf, 0.02), tone(leaf, -0.05), top, base), "far",
               "bushes on ledges", role="far", depth=0.38)  # fmt: skip
    easel.fill(foot, fade(tone(leaf, 0.0), tone(leaf, -0.09), base - 0.05 * h, base), "far", "growth at the foot",
               role="far", depth=0.38)  # fmt: skip


def _fall(easel: Easel, x: float, top: float, bottom: float, half: float) -> None:
    """A sheet of falling water that bends over its lip and breaks into strands, with a cloud of foam at its foot."""
    rng, tall = easel.rng, bottom - top
    body = g.smooth(
        [
            (x - 0.8 * half, top - 0.06 * half, "c"),
            (x - 0.2 * half, top - 0.16 * half),
            (x + 0.8 * half, top - 0.04 * half, "c"),
            (x + 1.02 * half, top + 0.2 * tall),
            (x + 1.18 * half, bottom, "c"),
            (x - 1.18 * half, bottom, "c"),
            (x - 1.02 * half, top + 0.2 * tall),
        ]
    )
    lit = mix(easel.air.sky[-1], (255, 255, 255), 0.7)
    blue = mix(lit, (92, 168, 204), 0.55)
    easel.fill(body, fade(blue, lit, top, bottom), "far", "fall", role="water", depth=0.3)
    strands, deep = Path(), Path()
    for i in range(13):
        at = (i - 6) / 6.4
        start, long = top + tall * rng.uniform(0.0, 0.4), tall * rng.uniform(0.45, 0.95)
        wide = half * rng.uniform(0.05, 0.11)
        end = min(start + long, bottom)
        middle = (x + at * half, 0.5 * (start + end), 2 * wide)
        strand = g.limb([(x + 0.84 * at * half, start, 0.3 * wide), middle, (x + 1.14 * at * half, end, 0.8 * wide)])
        (deep if i % 3 == 1 else strands).addPath(strand)
    easel.fill(deep, fade(tone(blue, -0.06), blue, top, bottom, (0.7, 0.2)), "far", "strands", role="water", depth=0.3)
    easel.fill(strands, (255, 255, 255), "far", "strands", role="water", depth=0.25)
    foam = Path()
    for i in range(11):
        at = (i - 5) / 5
        foam.addPath(g.ellipse(x + 1.35 * at * half, bottom - 0.05 * half, half * rng.uniform(0.16, 0.3),
                               half * rng.uniform(0.1, 0.24) * (1.2 - abs(at))))  # fmt: skip
    easel.fill(foam, fade((255, 255, 255), lit, bottom - 0.3 * half, bottom + 0.2 * half), "far", "foam", role="water",
               depth=0.2)  # fmt: skip


def _spray(easel: Easel, x: float) -> None:
    y, r = easel.horizon, 0.3 * easel.unit
    easel.fill(
        g.ellipse(x, y, r, 0.4 * r),
        halo(x, y, r, (255, 255, 255), 0.7, (1, 0.4)),
        "middle",
        "spray",
        role="water",
        tinted=False,
        back=0.95,
    )
    rings = g.joined(
        *(land.wisp(x, y + k * 0.03 * easel.h, easel.unit * (0.4 + 0.14 * k), 0.008 * easel.h) for k in (1, 2, 3))
    )
    easel.fill(
        rings,
        fade((255, 255, 255), (255, 255, 255), y, y + 0.14 * easel.h, (0.8, 0.3)),
        "ground",
        "rings",
        role="water",
    )
