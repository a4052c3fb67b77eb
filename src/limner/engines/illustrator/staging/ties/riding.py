"""Riding: astride animals, on saddles, on boards, at the windows of what is closed, inside what is open."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Figure
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.bearing import borne
from limner.engines.illustrator.staging.ties.sizes import extent, head_radius
from limner.engines.illustrator.staging.ties.support import on, seat, sitting_on
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LAID = {"surfboard": 80.0, "snowboard": 80.0, "ski": 84.0}
"""What stands upright as a symbol and lies down under a rider, by its tilt."""
_CLOSED = frozenset({"vehicle", "submarine"})
_LEAST_HEAD = 0.16
"""The least width of a head at a window, over the width of what it drives."""
_ON_THEIR_FEET = frozenset({"standing", "walking", "running", "flying", "swimming"})
"""Poses in which an animal can be ridden."""
_LEAST_MOUNT = 1.0
"""The least height of a ridden animal over that of its rider."""
_REARING = -40.0
"""The tilt of a four-legged rider whose paws reach for the handlebar."""


def riding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The riders on or in what they ride, one behind the other where they are several."""
    mount = target.of(relation.object)[0]
    if mount.symbol.ridden == "board":
        return _boarding(subject, target, mount)
    if mount.symbol.ridden == "broom":
        return _on_a_broom(subject, target, mount, relation)
    if mount.symbol.ridden == "cycle":
        return _cycling(subject, target, mount, relation)
    if mount.kinds & _CLOSED and not any(part.front for part in mount.figure.parts):
        return _boarded(subject, target, mount, relation)
    if "animal" in mount.kinds:
        up = mount if mount.pose in _ON_THEIR_FEET else mount.posed("walking", "standing")
        least = _LEAST_MOUNT * extent(Unit((subject.of(relation.subject)[0],))) / up.box.height
        target = target.swapped(mount, up).scaled(max(1.0, least))
        mount = target.of(relation.object)[0]
    rider = subject.of(relation.subject)[0]
    astride = rider.posed("riding") if "animal" in mount.kinds else rider
    if astride.pose != "riding":
        widest = 0.46 * mount.box.width if "animal" in mount.kinds else rider.box.width
        return sitting_on(subject.scaled(min(1.0, widest / rider.box.width)), target, relation)
    return _astride(subject.swapped(rider, astride), target, mount, astride)


def on_or_riding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On a board or a saddle one rides; people and animals bear things; on anything else one stands."""
    mount = target.of(relation.object)[0]
    living = subject.lead.kinds & {"person", "animal", "robot", "toy"}
    if mount.kinds & {"person", "animal"} and (not living or mount.symbol.faces_viewer):
        return borne(subject, target, relation)
    if "person" in subject.lead.kinds and mount.symbol.ridden == "cabin":
        return riding(subject, target, relation)
    return (riding if living and mount.symbol.ridden in ("board", "cycle", "broom") else on)(subject, target, relation)


def _astride(subject: Unit, target: Unit, mount: Member, rider: Member, spot: Point | None = None) -> Unit:
    """A leg on either side: the far one behind the mount, all else before it; at `spot`, or at its seat."""
    back = spot or mount.at("seat", "saddle", "back", "top") or (mount.box.centre[0], mount.box.top)
    hips = rider.at("seat") or rider.box.centre
    sunk = 0.03 * rider.box.height
    moved = subject.moved(back[0] - hips[0], back[1] - hips[1] + sunk)
    members = tuple(
        replace(m, z=-0.5, over=1.0) if m.subject == rider.subject and m.pose == "riding" else m.lifted(1)
        for m in moved.members
    )
    return merged(target, Unit(members))


def _cycling(subject: Unit, target: Unit, mount: Member, relation: Relation) -> Unit:
    rider = subject.of(relation.subject)[0]
    saddle = mount.at("seat", "top") or mount.box.centre
    pedal, bar = mount.at("pedal"), mount.at("handle")
    astride = rider.posed("riding")
    if astride.pose == "riding":
        base = astride.at("seat") or astride.box.centre
        leg = astride.box.bottom - base[1]
        k = (pedal[1] - saddle[1] if pedal else leg) / leg
        grown = subject.swapped(rider, astride).scaled(k)
        return _astride(grown, target, mount, grown.of(relation.subject)[0])
    if rider.kinds & {"animal"} and not rider.symbol.faces_viewer and bar:
        return _rearing(subject, target, mount, rider, saddle, bar)
    sitter = rider.posed("sitting")
    grown = subject.swapped(rider, sitter).scaled(max(0.95 * mount.box.height / sitter.box.height, 1.0))
    sitter = grown.of(relation.subject)[0]
    hips = sitter.at("seat") if "person" in sitter.kinds else None
    bottom = hips or (sitter.box.centre[0], sitter.box.bottom - 0.08 * sitter.box.height)
    return seat(grown, target, mount, bottom, saddle)


def _rearing(subject: Unit, target: Unit, mount: Member, rider: Member, saddle: Point, bar: Point) -> Unit:
    """On four legs: hips on the saddle, the body raised, forepaws at the bar."""
    standing = rider.posed("standing", "walking")
    box = standing.box
    hips = (box.left + 0.3 * box.width, box.bottom - 0.5 * box.height)
    paw = (box.left + 0.72 * box.width, box.bottom)
    grown = subject.swapped(rider, standing).turned(_REARING, hips)
    reach = max(paw[0] - hips[0], 1e-6) * 1.18
    k = 1.22 * (bar[0] - saddle[0]) / reach
    grown = grown.scaled(k)
    return seat(grown, target, mount, (hips[0] * k, hips[1] * k), (saddle[0], saddle[1] - 0.04 * mount.box.height))


def _boarding(subject: Unit, target: Unit, mount: Member) -> Unit:
    """Standing on the board, which lies flat and is long enough."""
    lying = _LAID.get(mount.symbol.id, 0.0)
    standing = Unit(tuple(m.posed("surfing", "standing", "walking") for m in subject.members))
    flat = target.turned(lying, (mount.x, mount.y)) if lying else target
    k = max(1.0, 1.05 * standing.box.width / flat.box.width)
    if lying:
        k = max(k, 1.1 * standing.box.height / flat.box.width)
    flat = flat.scaled(k)
    flat = flat.moved(0.0, -flat.box.bottom)
    board = flat.members[0]
    deck = board.box.centre if lying else board.at("top", "seat") or board.box.centre
    sunk = 0.3 * board.box.height if lying else 0.0
    box = standing.box
    return merged(flat, standing.moved(deck[0] - box.centre[0], deck[1] + 0.3 * sunk - box.bottom).lifted(1))


def _on_a_broom(subject: Unit, target: Unit, mount: Member, relation: Relation) -> Unit:
    """Astride in flight, the handle foremost."""
    rider = subject.of(relation.subject)[0]
    astride = rider.posed("riding", "sitting")
    length = 1.15 * astride.box.height / mount.box.height
    level = replace(mount.scaled(length).turned(78.0, (mount.x, mount.y)), aloft=True)
    flat = Unit(tuple(level if m is mount else m for m in target.members))
    return _astride(subject.swapped(rider, astride), flat, level, astride, level.box.centre)


def _pane(figure: Figure) -> Path | None:
    """The window at which a driver is seen: of those that are nearly the largest, the foremost."""
    panes = [part.path for part in figure.parts if part.slot in ("glass", "window") and not part.width]
    if not panes:
        return None
    sizes = [(b[2] - b[0]) * (b[3] - b[1]) for b in map(g.bounds, panes)]
    large = [pane for pane, size in zip(panes, sizes, strict=True) if size > 0.6 * max(sizes)]
    return max(large, key=lambda pane: g.bounds(pane)[2])


def _boarded(subject: Unit, target: Unit, mount: Member, relation: Relation) -> Unit:
    """At the window where that is large enough to know a face by, else looking out at the top."""
    rider = subject.of(relation.subject)[0].posed("sitting")
    pane = _pane(mount.figure)
    if pane is not None and mount.symbol.place != "water":
        left, top, right, bottom = g.bounds(pane)
        if 0.72 * min(bottom - top, right - left) > _LEAST_HEAD * mount.figure.width or mount.symbol.id == "rocket":
            return merged(target, Unit((_at_the_window(rider, mount, pane),)).lifted(1))
    return _looking_out(subject.swapped(subject.of(relation.subject)[0], rider), target, mount)


def _at_the_window(rider: Member, mount: Member, pane: Path) -> Member:
    """Head and shoulders, cut to the pane."""
    hand = -mount.scale if mount.flip else mount.scale
    window = g.moved(g.scaled(pane, hand, mount.scale), mount.x, mount.y)
    left, top, right, bottom = g.bounds(window)
    grown = rider.scaled(0.36 * min(bottom - top, right - left) / max(head_radius(rider), 1e-6))
    head = grown.at("head", "face") or (grown.box.centre[0], grown.box.top + 0.2 * grown.box.height)
    seen = grown.put(head, ((left + right) / 2, top + 0.52 * (bottom - top)))
    return replace(seen, window=window)


def _looking_out(subject: Unit, target: Unit, mount: Member) -> Unit:
    """Behind the body at its seat, the upper half above it."""
    x, y = mount.at("seat", "top") or (mount.box.centre[0], mount.box.top)
    body, own = mount.box, subject.box
    k = min(0.95 * body.height / own.height, 0.5 * body.width / own.height, 0.46 * body.width / own.width)
    box = subject.scaled(k).box
    sunk = min(0.42 * box.height, 0.7 * (body.bottom - y))
    return merged(target.lifted(1.0), subject.scaled(k).moved(x - box.centre[0], y + sunk - box.bottom))
