"""Riding: astride animals, on saddles, on boards, at the windows of what is closed, inside what is open."""

import math
from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.postures import facing, leaning, reaching, taken, tall
from limner.engines.illustrator.staging.ties.bearing import borne
from limner.engines.illustrator.staging.ties.sizes import extent, head_radius
from limner.engines.illustrator.staging.ties.skiing import on_skis
from limner.engines.illustrator.staging.ties.support import on, seat, sitting_on
from limner.engines.illustrator.staging.units import Member, Unit, merged

_CLOSED = frozenset({"vehicle", "submarine"})
_PANES = frozenset({"glass", "window", "pane", "dome"})
"""Slots of what one is seen through."""
_PILOT, _TANDEM = 0.12, 2.2
"""The radius of a head in a cockpit over the height of the craft, and from one head to the next over that radius."""
_LEAST_HEAD = 0.05
"""The least width of a head at a window, over the width of what it drives."""
_ON_THEIR_FEET = frozenset({"standing", "walking", "running", "flying", "swimming"})
"""Poses in which an animal can be ridden."""
_BARRED = 0.4
"""How high a board with a bar to hold is, over the height of who stands on it."""
_STRETCH = 1.06
"""The length of a leg over the way from the saddle to the pedals."""
_LARGEST_RIDER = 2.3
"""The most that a rider's height is of that of a cycle: short legs would make giants."""
_LEAST_MOUNT = 1.0
"""The least height of a ridden animal over that of its rider."""
_LARGE_PANE = 0.6
"""A window is one to be seen at from so much of the largest one's area on."""
_ABOARD, _A_SKIFF, _ON_A_SHIP = 0.8, 2.5, 0.28
"""How tall those are at least who are in an open boat or cart, over the height of that; metres up to which it is so
small, and what is left of that on the largest ships."""
_REARING = -40.0
"""The tilt of a four-legged rider whose paws reach for the handlebar."""


_ROOM_ABOARD = 1.5
"""How long an open boat is at least, over the width of one who is in it."""


def riding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The riders on or in what they ride, one behind the other where they are several."""
    mount = target.of(relation.object)[0]
    if mount.symbol.ridden == "board":
        return boarding(subject, target, mount)
    if mount.symbol.ridden == "skis":
        return on_skis(subject, target, relation)
    if mount.symbol.ridden == "broom":
        return _on_a_broom(subject, target, mount, relation)
    if mount.symbol.ridden == "cycle":
        return _cycling(subject, target, mount, relation)
    if mount.at("cockpit") is not None:
        return _in_the_cockpit(subject, target, mount)
    if mount.symbol.ridden == "belt":
        return _on_a_belt(subject, target, mount, relation)
    if mount.kinds & _CLOSED and not any(part.front for part in mount.figure.parts):
        return _boarded(subject, target, mount, relation)
    if "animal" in mount.kinds:
        up = mount if mount.pose in _ON_THEIR_FEET else mount.posed("walking", "standing")
        least = _LEAST_MOUNT * extent(Unit((subject.of(relation.subject)[0],))) / up.box.height
        target = target.swapped(mount, up).scaled(max(1.0, least))
        mount = target.of(relation.object)[0]
    if "boat" in mount.kinds and "open" in mount.symbol.traits:
        wide = subject.of(relation.subject)[0].box.width
        target = target.scaled(max(1.0, _ROOM_ABOARD * wide / mount.box.width))
        mount = target.of(relation.object)[0]
    if "vehicle" in mount.kinds:
        subject = _seen_aboard(subject, mount)
    rider = subject.of(relation.subject)[0]
    astride = rider.posed("riding") if "animal" in mount.kinds else rider
    if astride.stance != "riding":
        widest = 0.46 * mount.box.width if "animal" in mount.kinds else rider.box.width
        return sitting_on(subject.scaled(min(1.0, widest / rider.box.width)), target, relation)
    return _astride(subject.swapped(rider, astride), target, mount, astride)


def _seen_aboard(subject: Unit, mount: Member) -> Unit:
    """Large enough to be seen in what carries it: a mouse in a canoe, somebody in the basket of a balloon."""
    fronts = [g.bounds(part.path) for part in mount.figure.parts if part.front and not part.width]
    if not fronts:
        return subject
    widest = mount.scale * max(right - left for left, _, right, _ in fronts)
    share = _ABOARD * min(1.0, (_A_SKIFF / mount.symbol.height_m) ** 0.42) if "boat" in mount.kinds else _ABOARD
    least = min(max(share, _ON_A_SHIP) * min(mount.box.height, 0.5 * mount.box.width), 1.4 * widest)
    return subject.scaled(max(1.0, least / subject.box.height))


def on_or_riding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On a board or a saddle one rides; people and animals bear things; on anything else one stands."""
    mount = target.of(relation.object)[0]
    living = subject.lead.kinds & {"person", "animal", "robot", "toy"}
    if mount.kinds & {"person", "animal"} and (not living or mount.symbol.faces_viewer):
        return borne(subject, target, relation)
    if "person" in subject.lead.kinds and mount.symbol.ridden == "cabin":
        return riding(subject, target, relation)
    ridden = living and mount.symbol.ridden in ("board", "skis", "cycle", "broom") and mount.symbol.place != "air"
    return (riding if ridden else on)(subject, target, relation)


def _astride(subject: Unit, target: Unit, mount: Member, rider: Member, spot: Point | None = None) -> Unit:
    """A leg on either side: the far one behind the mount, all else before it; at `spot`, or at its seat."""
    back = spot or mount.at("seat", "saddle", "back", "top") or (mount.box.centre[0], mount.box.top)
    hips = rider.at("seat") or rider.box.centre
    sunk = 0.03 * rider.box.height
    moved = subject.moved(back[0] - hips[0], back[1] - hips[1] + sunk)
    members = tuple(
        replace(m, z=-0.5, over=1.0) if m.subject == rider.subject and m.stance in ASTRIDE else m.lifted(1)
        for m in moved.members
    )
    return merged(target, Unit(members))


def _each_on_his_own(riders: Sequence[Member], target: Unit, relation: Relation) -> Unit:
    """As many riders as cycles, one on each where it stands."""
    for rider, mount in zip(riders, target.of(relation.object), strict=True):
        pair = _cycling(Unit((rider,)), Unit((mount,)), mount, relation)
        target = merged(Unit(tuple(m for m in target.members if m is not mount)), pair)
    return target


def _cycling(subject: Unit, target: Unit, mount: Member, relation: Relation) -> Unit:
    rider, *others = subject.of(relation.subject)
    if 1 < len(subject.members) == 1 + len(others) == len(target.of(relation.object)):
        return _each_on_his_own(subject.members, target, relation)
    if others and all(m.human and m.limber for m in others):
        kept = Unit(tuple(m for m in subject.members if all(m is not other for other in others)))
        ridden = _cycling(kept, target, mount, relation)
        return _pillion(ridden, others, ridden.of(relation.subject)[0])
    aboard = [m for m in target.members if m.human and m.stance in ASTRIDE]
    if aboard and rider.human and rider.limber:
        rest = tuple(m for m in subject.members if m is not rider)
        return merged(_pillion(target, [rider], aboard[-1]), *([Unit(rest)] if rest else []))
    saddle = mount.at("seat", "top") or mount.box.centre
    pedal, bar = mount.at("pedal"), mount.at("handle")
    astride = taken(rider, "pedalling") if rider.human else rider.posed("riding")
    if astride.stance in ASTRIDE:
        joints = [astride.at(name) or astride.box.centre for name in ("seat", "knee", "foot")]
        leg = math.dist(joints[0], joints[1]) + math.dist(joints[1], joints[2])
        k = _STRETCH * math.dist(saddle, pedal or _hub(mount)) / leg
        k = min(k, _LARGEST_RIDER * mount.box.height / tall(astride))
        grown = subject.swapped(rider, astride).scaled(k)
        whole = _astride(grown, target, mount, grown.of(relation.subject)[0])
        seated = whole.of(relation.subject)[0]
        return whole.swapped(seated, _at_the_pedals(seated, pedal or _hub(mount), bar))
    if rider.kinds & {"animal"} and not rider.symbol.faces_viewer and bar:
        return _rearing(subject, target, mount, rider, saddle, bar)
    sitter = rider.posed("sitting")
    grown = subject.swapped(rider, sitter).scaled(max(0.95 * mount.box.height / sitter.box.height, 1.0))
    sitter = grown.of(relation.subject)[0]
    hips = sitter.at("seat") if "person" in sitter.kinds else None
    bottom = hips or (sitter.box.centre[0], sitter.box.bottom - 0.08 * sitter.box.height)
    return seat(grown, target, mount, bottom, saddle)


def _pillion(ridden: Unit, others: Sequence[Member], before: Member) -> Unit:
    """The others behind who sits there, their arms about whoever is before them."""
    made: list[Member] = []
    side = -1.0 if before.flip else 1.0
    for other in others[:_ON_A_SADDLE]:
        t = tall(before)
        sitter = taken(facing(other, right=not before.flip), "pedalling")
        sitter = sitter.scaled(t / tall(sitter) * min(1.0, other.symbol.height_m / before.symbol.height_m))
        hips = before.at("seat") or before.box.centre
        own = sitter.at("seat") or sitter.box.centre
        sitter = sitter.put(own, (hips[0] - side * _BEHIND_HIM * t, hips[1] - 0.02 * t))
        waist = before.at("waist", "chest") or before.box.centre
        held = reaching(sitter, near=(waist[0], waist[1]), far=(waist[0] + side * 0.03 * t, waist[1] - 0.03 * t))
        made.append(replace(held, z=before.z - 0.1, over=None, borne=True))
        before = made[-1]
    return merged(ridden, Unit(tuple(made)))


_ON_A_SADDLE, _BEHIND_HIM = 2, 0.2
"""So many sit behind who steers, and how far from one to the next, over their height."""


def _hub(mount: Member) -> Point:
    """The middle of a lone wheel."""
    return mount.box.centre[0], mount.box.bottom - 0.5 * min(mount.box.width, mount.box.height)


def _at_the_pedals(rider: Member, axle: Point, bar: Point | None) -> Member:
    """Hands on the bar, or out to both sides where there is none; a foot on either pedal."""
    t = tall(rider)
    hand = -1 if rider.flip else 1
    step = 0.055 * t
    near_foot, far_foot = (axle[0] - hand * step, axle[1] - step), (axle[0] + hand * step, axle[1] - step)
    if bar is not None:
        far = bar[0] + hand * 0.02 * t, bar[1] - 0.01 * t
        return leaning(rider, near=bar, far=far, near_foot=near_foot, far_foot=far_foot)
    chest = rider.at("chest") or rider.box.centre
    near = chest[0] - hand * 0.36 * t, chest[1] - 0.1 * t
    far = chest[0] + hand * 0.36 * t, chest[1] - 0.12 * t
    return reaching(rider, near=near, far=far, near_foot=near_foot, far_foot=far_foot)


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


def boarding(subject: Unit, target: Unit, mount: Member) -> Unit:
    """Standing on the board, which lies flat and is long enough."""
    standing = Unit(
        tuple(
            taken(m, "boarding") if m.human and m.limber else m.posed("surfing", "standing", "walking")
            for m in subject.members
        )
    )
    flat = target.swapped(mount, mount.posed("lying", mount.pose))
    flat = flat.scaled(max(1.0, 1.05 * standing.box.width / flat.box.width))
    flat = flat.moved(0.0, -flat.box.bottom)
    board, box = flat.members[0], standing.box
    deck = board.at("top", "seat") or board.box.centre
    put = standing.moved(deck[0] - box.centre[0], deck[1] - box.bottom).lifted(1)
    return merged(flat, Unit((_steering(put.lead, board), *put.members[1:])))


def _steering(rider: Member, board: Member) -> Member:
    """Both hands on the bar of a board that has one high enough."""
    bar = board.at("handle")
    if bar is None or board.box.height < _BARRED * tall(rider) or not rider.human:
        return rider
    back = -0.14 if not rider.flip else 0.14
    return leaning(rider.moved(back * board.box.width, 0.0), near=bar, far=bar)


def _on_a_belt(subject: Unit, target: Unit, mount: Member, relation: Relation) -> Unit:
    """Running or walking on it as the words have it, toward its rail."""
    rider = subject.of(relation.subject)[0]
    runner = taken(rider, "walking" if rider.stance == "walking" else "running") if rider.human else rider
    toward = (mount.at("top") or mount.box.centre)[0] > mount.box.centre[0]
    runner = facing(runner, right=toward) if runner.limber else runner
    grown = target.scaled(max(_BELT * tall(runner) / mount.box.height, 1e-6))
    belt = grown.of(relation.object)[0]
    x, y = belt.at("seat", "back") or belt.box.centre
    put = runner.moved(x - runner.box.centre[0], y - runner.box.bottom)
    return merged(grown, subject.swapped(rider, replace(put, z=belt.z + 1.0, borne=True)))


_BELT = 0.72
"""The height of a treadmill with its rail over that of who runs on it."""


def _on_a_broom(subject: Unit, target: Unit, mount: Member, relation: Relation) -> Unit:
    """Astride in flight, the handle foremost."""
    if "boat" in mount.kinds and "open" in mount.symbol.traits:
        wide = subject.of(relation.subject)[0].box.width
        target = target.scaled(max(1.0, _ROOM_ABOARD * wide / mount.box.width))
        mount = target.of(relation.object)[0]
    if "vehicle" in mount.kinds:
        subject = _seen_aboard(subject, mount)
    rider = subject.of(relation.subject)[0]
    astride = rider.posed("riding", "sitting")
    length = 1.15 * astride.box.height / mount.box.height
    level = replace(mount.scaled(length).turned(78.0, (mount.x, mount.y)), aloft=True)
    flat = Unit(tuple(level if m is mount else m for m in target.members))
    return _astride(subject.swapped(rider, astride), flat, level, astride, level.box.centre)


def _panes(figure: Figure) -> list[Path]:
    """The windows at which people are seen: those that are nearly the largest, the foremost first."""
    panes = [part.path for part in figure.parts if part.slot in _PANES and not part.width]
    if not panes:
        return []
    sizes = [(b[2] - b[0]) * (b[3] - b[1]) for b in map(g.bounds, panes)]
    large = [pane for pane, size in zip(panes, sizes, strict=True) if size > _LARGE_PANE * max(sizes)]
    return sorted(large, key=lambda pane: -g.bounds(pane)[2])


def _boarded(subject: Unit, target: Unit, mount: Member, relation: Relation) -> Unit:
    """At the windows where these are large enough to know a face by, else looking out at the top."""
    rider = subject.of(relation.subject)[0].posed("sitting")
    panes = _panes(mount.figure) if mount.symbol.place != "water" or mount.symbol.home == ("underwater",) else []
    if panes:
        left, top, right, bottom = g.bounds(panes[0])
        if 0.72 * min(bottom - top, right - left) > _LEAST_HEAD * mount.figure.width or mount.symbol.id == "rocket":
            return _at_the_windows(subject, target, mount, panes)
    return _looking_out(subject.swapped(subject.of(relation.subject)[0], rider), target, mount)


def _at_the_windows(subject: Unit, target: Unit, mount: Member, panes: Sequence[Path]) -> Unit:
    """Everybody at a window of his own, and two at each where there are too few, with those who are there already."""
    seated = [m for m in target.members if m.window is not None and m.borne]
    others = Unit(tuple(m for m in target.members if m not in seated))
    everybody = [*(replace(m, window=None, z=0.0) for m in seated), *(m.posed("sitting") for m in subject.members)]
    double = len(everybody) > len(panes)
    places = [(pane, side) for pane in panes for side in ((0.24, -0.24) if double else (0.0,))]
    put = [_at_the_window(m, mount, *place) for m, place in zip(everybody, places, strict=False)]
    return merged(others, Unit(tuple(put)).lifted(1))


def _at_the_window(rider: Member, mount: Member, pane: Path, aside: float = 0.0) -> Member:
    """Head and shoulders, cut to the pane, so far `aside` of its middle, over its width."""
    hand = -mount.scale if mount.flip else mount.scale
    window = g.moved(g.scaled(pane, hand, mount.scale), mount.x, mount.y)
    left, top, right, bottom = g.bounds(window)
    room = min(bottom - top, (0.6 if aside else 1.0) * (right - left))
    grown = rider.scaled(0.42 * room / max(head_radius(rider), 1e-6))
    head = grown.at("head", "face") or (grown.box.centre[0], grown.box.top + 0.2 * grown.box.height)
    seen = grown.put(head, ((left + right) / 2 + aside * (right - left), top + 0.52 * (bottom - top)))
    return replace(seen, window=window, borne=True)


def _in_the_cockpit(subject: Unit, target: Unit, mount: Member) -> Unit:
    """Head and shoulders over the rim, looking ahead, one behind the other where they are several."""
    x, y = mount.at("cockpit") or mount.box.centre
    r, side = _PILOT * mount.box.height, (-1 if mount.flip else 1)
    seated: list[Member] = []
    for k, own in enumerate(subject.members):
        rider = own.posed("sitting")
        rider = facing(rider, right=not mount.flip) if rider.limber else rider
        grown = rider.scaled(r / max(head_radius(rider), 1e-6))
        head = grown.at("head", "face") or (grown.box.centre[0], grown.box.top + 0.2 * grown.box.height)
        put = grown.put(head, (x - side * k * _TANDEM * r, y - 1.2 * r))
        sight = g.rect(put.box.left - r, put.box.top - r, put.box.width + 2 * r, y + 0.5 * r - put.box.top + r)
        seated.append(replace(put, window=sight, borne=True, z=mount.z + 1.0))
    return merged(target.swapped(mount, replace(mount, over=mount.z + 2.0)), Unit(tuple(seated)))


def _looking_out(subject: Unit, target: Unit, mount: Member) -> Unit:
    """Behind the body at its seat, the upper half above it."""
    x, y = mount.at("seat", "top") or (mount.box.centre[0], mount.box.top)
    body, own = mount.box, subject.box
    k = min(0.95 * body.height / own.height, 0.5 * body.width / own.height, 0.46 * body.width / own.width)
    box = subject.scaled(k).box
    sunk = min(0.42 * box.height, 0.7 * (body.bottom - y))
    return merged(target.lifted(1.0), subject.scaled(k).moved(x - box.centre[0], y + sunk - box.bottom))
