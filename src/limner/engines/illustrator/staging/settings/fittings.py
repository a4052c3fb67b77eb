"""What is built into the walls of a chamber: windows, shelves of books, boards, panels, lamps."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall

_SPINES = lay.palette("b85c52 4f7f96 d9a04f 6f8f5a 8a5a86 e4d2b0 3f5a7a")


def outlook(easel: Easel, pane: Path, *, lamp: bool = True) -> None:
    """What a window shows: the hour's sky, its lamp (in one window of several) or stars, far land, and the weather."""
    air, unit = easel.air, easel.unit
    left, top, right, bottom = g.bounds(pane)
    tall = bottom - top
    stops = tuple(Stop(i / (len(air.sky) - 1), c) for i, c in enumerate(air.sky))
    # Through a window one sees the lower sky.
    easel.fill(pane, Linear((0, top - 0.7 * tall), (0, bottom), stops), "sky", "view", role="sky", tinted=False)
    if air.stars > 0.2 and easel.shown("star", "stars"):
        sparks = land.dots(easel.rng, (left, top, right, bottom - tall * 0.3), 18, (unit * 0.0008, unit * 0.002))
        easel.fill(g.intersection(sparks, pane), (255, 252, 236), "sky", "stars", role="light", tinted=False)
    low = air.moon or air.sun_height < _LOW
    if lamp and low and not air.hidden and easel.shown("moon" if air.moon else "sun") and right - left > 0.1 * unit:
        x, y, r = left + (right - left) * 0.64, top + tall * 0.3, unit * 0.026
        easel.fill(pane, halo(x, y, r * 5, air.glow, 0.6), "sky", "glow", role="light", tinted=False)
        easel.fill(g.ellipse(x, y, r), air.lamp, "sky", "moon" if air.moon else "sun", role="light", tinted=False)
    if right - left > 0.1 * unit:
        _OUTSIDE[(easel.variant + easel.brief.sky) % len(_OUTSIDE)](easel, pane)
    else:
        _hills(easel, pane)
    weather(easel, pane)


def _outdoors(easel: Easel, near: float) -> RGB:
    """The colour of what grows outside, `near` 0 in the haze to 1 close by."""
    air = easel.air
    green = mix(mix((84, 134, 88), air.light.fog, 0.6 - 0.5 * near), air.light.shadow, 0.75 * air.light.dark)
    white = "snow" in easel.brief.weather or easel.brief.season == "winter"
    return mix(green, (240, 244, 252), 0.75) if white else green


def _hills(easel: Easel, pane: Path) -> None:
    """Land that rolls away in two planes, with crowns of trees between."""
    left, top, right, bottom = g.bounds(pane)
    wide, tall = right - left, bottom - top
    for near, rise in ((0.1, 0.27), (0.6, 0.14)):
        hill = g.moved(land.ridge(easel.rng, wide, bottom - rise * tall, 0.06 * tall, bottom + 4, 2), left, 0)
        shade = _outdoors(easel, near)
        easel.fill(g.intersection(hill, pane), fade(tone(shade, 0.04), shade, bottom - 0.3 * tall, bottom), "sky",
                   "land outside", role="far", tinted=False)  # fmt: skip
        if near < 0.5:
            _crowns(easel, pane, 0.2, (0.035, 0.07), 0.45)


def _garden(easel: Easel, pane: Path) -> None:
    """The leafy crowns of a garden close by, over a hedge."""
    left, top, right, bottom = g.bounds(pane)
    _crowns(easel, pane, 0.3, (0.09, 0.14), 0.25)
    _crowns(easel, pane, 0.18, (0.08, 0.13), 0.55)
    hedge = g.rect(left, bottom - 0.14 * (bottom - top), right - left, bottom - top)
    shade = _outdoors(easel, 0.75)
    easel.fill(g.intersection(hedge, pane), fade(tone(shade, 0.05), tone(shade, -0.04), bottom - 0.14 * (bottom - top),
               bottom), "sky", "hedge outside", role="far", tinted=False)  # fmt: skip


def _crowns(easel: Easel, pane: Path, rise: float, size: tuple[float, float], near: float) -> None:
    """Crowns of trees, each lit on its upper side."""
    if not easel.shown("tree", "trees", "bush"):
        return
    left, top, right, bottom = g.bounds(pane)
    tall, crowns, lit = bottom - top, Path(), Path()
    hand = 1 if easel.air.light.side > 0 else -1
    for chance in (easel.rng,) * 3 + (easel.grain,) * (3 if easel.fine else 1):
        r, x = tall * chance.uniform(*size), chance.uniform(left, right)
        for dx, dy, k in ((0.0, 0.0, 1.0), (-0.8, 0.35, 0.75), (0.85, 0.3, 0.7), (0.3, -0.55, 0.6)):
            spot = (x + dx * r, bottom - rise * tall + dy * r)
            crowns.addPath(g.ellipse(*spot, 1.05 * k * r, k * r))
            lit.addPath(g.ellipse(spot[0] + 0.2 * hand * r, spot[1] - 0.25 * k * r, 0.7 * k * r, 0.6 * k * r))
        crowns.addPath(g.rect(x - 0.06 * r, bottom - rise * tall, 0.12 * r, rise * tall))
    shade = _outdoors(easel, near)
    easel.fill(g.intersection(crowns, pane), tone(shade, -0.07), "sky", "trees outside", role="far", tinted=False)
    easel.fill(g.intersection(lit, pane), tone(shade, -0.01), "sky", "trees in the light", role="far", tinted=False)


def _roofs(easel: Easel, pane: Path) -> None:
    """The gables and chimneys across the street, their windows lit after dark, over a few crowns."""
    if not easel.shown("house", "houses", "building", "buildings", "city", "town"):
        _hills(easel, pane)
        return
    left, top, right, bottom = g.bounds(pane)
    wide, tall, rng, air = right - left, bottom - top, easel.rng, easel.air
    fronts, roofs, lights = Path(), Path(), Path()
    x = left - 0.1 * wide
    while x < right:
        broad, eaves = wide * rng.uniform(0.2, 0.3), bottom - tall * rng.uniform(0.2, 0.36)
        fronts.addPath(g.rect(x, eaves, broad, bottom - eaves))
        peak = eaves - 0.4 * broad
        roofs.addPath(g.polygon([(x - 0.02 * wide, eaves), (x + broad / 2, peak), (x + broad + 0.02 * wide, eaves)]))
        roofs.addPath(g.rect(x + 0.66 * broad, peak + 0.02 * tall, 0.1 * broad, 0.3 * broad))
        for row in range(2):
            for i in range(2):
                lights.addPath(g.rect(x + broad * (0.2 + 0.4 * i), eaves + tall * (0.04 + 0.11 * row), 0.2 * broad,
                                      0.06 * tall))  # fmt: skip
        x += broad
    wall = mix(mix((214, 186, 158), air.light.fog, 0.4), air.light.shadow, 0.7 * air.light.dark)
    roof = mix(mix((164, 98, 84), air.light.fog, 0.35), air.light.shadow, 0.7 * air.light.dark)
    pane_light = (255, 214, 130) if air.light.dark > _LOW else tone(wall, -0.16)
    for path, hue, name in ((fronts, wall, "houses outside"), (roofs, roof, "roofs outside"),
                            (lights, pane_light, "windows outside")):  # fmt: skip
        easel.fill(g.intersection(path, pane), hue, "sky", name, role="far", tinted=False)
    _crowns(easel, pane, 0.05, (0.06, 0.1), 0.7)


_OUTSIDE = (_hills, _garden, _roofs, _garden, _hills, _roofs, _garden)
"""What lies outside a window, by turns."""
_LOW = 0.25
"""A sun that is no higher is seen through a window; after such a darkness windows are lit."""


def weather(easel: Easel, pane: Path, layer: Layer = "sky") -> None:
    """Rain or snow behind the glass."""
    falling, unit, rng = easel.brief.weather, easel.unit, easel.rng
    left, top, right, bottom = g.bounds(pane)
    number = round(14 * (right - left) * (bottom - top) / (0.05 * unit * unit))
    if "snow" in falling:
        flakes = land.dots(rng, (left, top, right, bottom), number, (unit * 0.002, unit * 0.005))
        easel.fill(g.intersection(flakes, pane), (255, 255, 255), layer, "snow", role="light", tinted=False)
    elif {"rain", "storm"} & falling:
        drops = Path()
        for _ in range(number):
            x, y = rng.uniform(left, right), rng.uniform(top, bottom)
            drops.addPath(g.polygon([(x, y), (x + 0.002 * unit, y), (x - 0.006 * unit, y + 0.03 * unit)]))
        easel.fill(g.intersection(drops, pane), fade((235, 242, 250), (235, 242, 250), top, bottom, (0.7, 0.5)), layer,
                   "rain", role="light", tinted=False)  # fmt: skip


def running(easel: Easel, pane: Path) -> None:
    """Drops that run down the glass where it rains."""
    if not {"rain", "storm"} & easel.brief.weather:
        return
    rng, unit, drops = easel.rng, easel.unit, Path()
    left, top, right, bottom = g.bounds(pane)
    for _ in range(46):
        x, y, r = rng.uniform(left, right), rng.uniform(top, bottom), unit * rng.uniform(0.002, 0.006)
        drops.addPath(g.ellipse(x, y, r, 1.3 * r))
        if rng.random() < 0.35:
            drops.addPath(g.limb([(x, y - rng.uniform(4, 16) * r, 0.4 * r), (x, y, 1.5 * r)]))
    paint = fade((240, 247, 255), (240, 247, 255), top, bottom, (0.75, 0.6))
    easel.fill(g.intersection(drops, pane), paint, "sky", "drops on the glass", role="light", tinted=False)


def window(
    room: Chamber, wall: Wall, along: tuple[float, float], y: tuple[float, float], trim: RGB, *, columns: int = 2,
    rows: int = 2, lamp: bool = True,
) -> bool:  # fmt: skip
    """A window in a wall, with its panes and frame; says whether it is there."""
    easel = room.easel
    pane = room.panel(wall, *along, *y)
    if not easel.shown("window", "windows") or not room.bare(pane):
        return False
    d, e = 0.045 * (along[1] - along[0]), room.high(0.07)
    frame = g.difference(room.panel(wall, along[0] - d, along[1] + d, y[0] - e, y[1] + e), pane)
    outlook(easel, pane, lamp=lamp)
    bars = Path()
    for i in range(1, columns):
        a = along[0] + (along[1] - along[0]) * i / columns
        bars.addPath(room.panel(wall, a - d / 3, a + d / 3, *y))
    for i in range(1, rows):
        b = y[0] + (y[1] - y[0]) * i / rows
        bars.addPath(room.panel(wall, *along, b - e / 3, b + e / 3))
    box = g.bounds(frame)
    paint = fade(trim, tone(trim, -0.08), box[1], box[3])
    easel.fill(frame, paint, "far", "window casing", depth=0.1)
    easel.fill(bars, paint, "far", "window bars", depth=0.1)
    return True


def arch(room: Chamber, wall: Wall, centre: float, half: float, y: tuple[float, float]) -> Path:
    """The outline of a pointed opening in a wall; its sides turn inward above three fifths of its height."""
    low, high = y
    spring = low + 0.58 * (high - low)
    points = [(-half, low), (-half, spring), (-0.86 * half, spring + 0.18 * (high - low)),
              (-0.5 * half, spring + 0.33 * (high - low)), (0.0, high), (0.5 * half, spring + 0.33 * (high - low)),
              (0.86 * half, spring + 0.18 * (high - low)), (half, spring), (half, low)]  # fmt: skip
    return g.polygon([room.on(wall, centre + a, b) for a, b in points])


def beam(room: Chamber, x: tuple[float, float], z: tuple[float, float], lean: float) -> None:
    """The light of a window on the floor."""
    easel = room.easel
    if easel.air.hidden:
        return
    path = g.polygon([room.at(x[0], 0, z[0]), room.at(x[1], 0, z[0]),
                      room.at(x[1] + lean, 0, z[1]), room.at(x[0] + lean, 0, z[1])])  # fmt: skip
    warm = mix(easel.air.glow, (255, 255, 255), 0.3)
    strong = 0.4 if easel.air.light.dark < 0.5 else 0.16
    easel.fill(path, fade(warm, warm, room.base, easel.h, (strong, strong * 0.4)), "ground", "light on the floor",
               role="light", tinted=False, blur=easel.unit * 0.006)  # fmt: skip


def books(room: Chamber, wall: Wall, along: tuple[float, float], y: tuple[float, float], rows: int, wood: RGB) -> None:
    """Shelves of books that fill a part of a wall."""
    easel, rng = room.easel, room.easel.rng
    if not easel.shown("bookshelf", "shelf", "shelves"):
        return
    a0, a1 = along
    case = room.panel(wall, a0, a1, *y)
    box = g.bounds(case)
    easel.fill(case, fade(tone(wood, -0.16), tone(wood, -0.22), box[1], box[3]), "far", "bookcase", depth=0.15)
    spines, bands = [Path() for _ in _SPINES], Path()
    step = (y[1] - y[0]) / rows
    thick = (0.09 if wall == "back" else 0.07) * (room.broad(1.0) if wall == "back" else 0.24)
    for r in range(rows if easel.shown("book", "books") else 0):
        a = a0 + 0.3 * thick
        while a < a1 - 1.2 * thick:
            wide = thick * rng.uniform(0.7, 1.3)
            low = y[0] + step * r + 0.06 * step
            if rng.random() > 0.1:
                tall = step * rng.uniform(0.55, 0.8)
                spines[rng.randrange(len(_SPINES))].addPath(room.panel(wall, a, a + 0.86 * wide, low, low + tall))
                if easel.fine:
                    for share in (0.12, 0.7, 0.78):
                        bands.addPath(_band(room, wall, (a, a + 0.86 * wide), low + share * tall, 0.045 * tall))
            a += wide
    for path, hue in zip(spines, _SPINES, strict=True):
        if not path.isEmpty():
            easel.fill(path, hue, "far", "books", depth=0.15)
    if easel.fine:
        easel.fill(bands, (236, 212, 152), "far", "gilt bands", depth=0.15)
    planks = Path()
    for r in range(rows + 1):
        planks.addPath(room.panel(wall, a0, a1, y[0] + step * r - 0.03 * step, y[0] + step * r + 0.06 * step))
    number = max(2, round((a1 - a0) / (0.3 if wall == "back" else 0.22)))
    for i in range(number + 1):
        a = a0 + (a1 - a0) * i / number
        planks.addPath(room.panel(wall, a - 0.16 * thick, a + 0.16 * thick, *y))
    easel.fill(planks, fade(tone(wood, 0.04), tone(wood, -0.05), box[1], box[3]), "far", "shelves", depth=0.15)


def _band(room: Chamber, wall: Wall, along: tuple[float, float], y: float, thick: float) -> Path:
    inset = 0.14 * (along[1] - along[0])
    return room.panel(wall, along[0] + inset, along[1] - inset, y, y + thick)


def board(
    room: Chamber,
    wall: Wall,
    along: tuple[float, float],
    y: tuple[float, float],
    face: RGB,
    rim: RGB,
    name: str = "board",
) -> bool:
    """A framed board on a wall; says whether it hangs."""
    pane = room.panel(wall, *along, *y)
    if not room.bare(pane):
        return False
    d, e = room.broad(0.06) if wall == "back" else 0.02, room.high(0.06)
    box = g.bounds(pane)
    outer = room.panel(wall, along[0] - d, along[1] + d, y[0] - e, y[1] + e)
    room.easel.fill(outer, tone(rim, -0.02), "far", "frame", depth=0.12)
    room.easel.fill(pane, fade(tone(face, 0.03), tone(face, -0.03), box[1], box[3]), "far", name, depth=0.12)
    return True


def painting(room: Chamber, wall: Wall, along: tuple[float, float], y: tuple[float, float], hue: RGB) -> None:
    """A framed landscape on a wall."""
    if not room.easel.shown("picture", "picture_frame", "painting") or not board(
        room, wall, along, y, mix(hue, (250, 240, 220), 0.75), (176, 132, 76)
    ):
        return
    (a, b), (low, high) = along, y
    land_line = g.polygon([room.on(wall, a, low), room.on(wall, b, low), room.on(wall, b, low + 0.45 * (high - low)),
                           room.on(wall, a + 0.6 * (b - a), low + 0.62 * (high - low)),
                           room.on(wall, a + 0.3 * (b - a), low + 0.3 * (high - low)),
                           room.on(wall, a, low + 0.5 * (high - low))])  # fmt: skip
    easel, span, tall = room.easel, b - a, high - low
    x, top = room.on(wall, a + 0.72 * span, low + 0.74 * tall)
    left, upper, right, lower = g.bounds(land_line)
    r = 0.09 * min(right - left, 1.6 * (lower - upper))
    easel.fill(g.ellipse(x, top, r), tone(hue, 0.12), "far", "painted sun", depth=0.12)
    easel.fill(land_line, hue, "far", "painted hills", depth=0.12)
    near = g.polygon([room.on(wall, a, low), room.on(wall, b, low), room.on(wall, b, low + 0.2 * tall),
                      room.on(wall, a + 0.55 * span, low + 0.14 * tall),
                      room.on(wall, a, low + 0.26 * tall)])  # fmt: skip
    easel.fill(near, tone(hue, -0.08), "far", "painted land", depth=0.12)
    if easel.fine:
        mat = [room.on(wall, *p) for p in ((a, low), (b, low), (b, high), (a, high), (a, low))]
        easel.fill(g.line(mat), (250, 244, 230), "far", "mat", depth=0.12, width=0.006 * easel.unit)


def pendant(room: Chamber, x: float, z: float, drop: float, hue: RGB) -> None:
    """A lamp on a cord from the ceiling, `drop` metres down; lit after dark."""
    easel = room.easel
    if not easel.shown("lamp", "chandelier") or easel.amount < 0.25:
        return
    (px, top), s = room.at(x, 1.0, z), room.size(z) * room.metre
    y = top + drop * s
    shade = g.smooth([(px - 0.08 * s, y, "c"), (px + 0.08 * s, y, "c"), (px + 0.27 * s, y + 0.24 * s, "c"),
                      (px, y + 0.28 * s), (px - 0.27 * s, y + 0.24 * s, "c")])  # fmt: skip
    if not room.bare(shade):
        return
    cord = Path()
    cord.addRect(g.box_between(px - 0.012 * s, top - s, px + 0.012 * s, y))
    easel.fill(cord, tone(hue, -0.3), "far", "cord", depth=0.1)
    glow = 0.5 if easel.air.light.dark > 0.4 else 0.22
    easel.fill(g.ellipse(px, y + 0.3 * s, s), halo(px, y + 0.3 * s, s, (255, 226, 160), glow), "far", "lamp's glow",
               role="light", tinted=False)  # fmt: skip
    easel.fill(g.ellipse(px, y + 0.25 * s, 0.12 * s, 0.08 * s), (255, 240, 200), "far", "bulb", role="light",
               tinted=False)  # fmt: skip
    easel.fill(shade, fade(tone(hue, 0.05), tone(hue, -0.06), y, y + 0.26 * s), "far", "lamp", depth=0.08)


def carpet(room: Chamber, x: tuple[float, float], z: tuple[float, float], hue: RGB) -> None:
    """A rectangular rug with a border."""
    easel = room.easel
    if not easel.shown("rug", "carpet") or easel.amount < 0.25:
        return
    for inset, shift in ((0.0, -0.05), (0.04, 0.08), (0.07, 0.0)):
        w, d = inset * (x[1] - x[0]), inset * (z[1] - z[0]) * 1.2
        path = room.floor(x[0] + w, x[1] - w, z[0] + d, z[1] - d)
        easel.fill(path, tone(hue, shift), "ground", "rug", depth=0.2)
    _woven(room, x, z, hue)


def _woven(room: Chamber, x: tuple[float, float], z: tuple[float, float], hue: RGB) -> None:
    """A row of lozenges down the rug's middle; where it is seen large, a fringe at both ends and a patterned border."""
    easel, lozenges = room.easel, Path()
    span, deep = x[1] - x[0], z[1] - z[0]

    def lozenge(cx: float, cz: float, k: float) -> Path:
        dx, dz = 0.07 * span * k, 0.11 * deep * k
        return g.polygon([room.at(cx - dx, 0, cz), room.at(cx, 0, cz - dz), room.at(cx + dx, 0, cz),
                          room.at(cx, 0, cz + dz)])  # fmt: skip

    middle = z[0] + 0.5 * deep
    for i in range(5):
        lozenges.addPath(lozenge(x[0] + span * (0.18 + 0.16 * i), middle, 1.0 if i % 2 == 0 else 0.55))
    easel.fill(lozenges, tone(hue, 0.09), "ground", "rug's pattern", depth=0.2)
    if not easel.fine:
        return
    small, fringe = Path(), Path()
    for i in range(16):
        for cz in (z[0] + 0.14 * deep, z[1] - 0.14 * deep):
            small.addPath(lozenge(x[0] + span * (0.11 + 0.052 * i), cz, 0.22))
    for i in range(26):
        cz = z[0] + deep * (i + 0.5) / 26
        for end, out in ((x[0], -0.025), (x[1], 0.025)):
            fringe.addPath(g.line([room.at(end, 0, cz), room.at(end + out * span, 0, cz)]))
    easel.fill(small, tone(hue, -0.1), "ground", "rug's border", depth=0.2)
    easel.fill(fringe, tone(hue, 0.14), "ground", "rug's fringe", depth=0.2, width=0.0022 * easel.unit)
