"""A remade symbol by its id: the same symbol for the same id, in every process."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from limner.drawing.colour import RGB, parse, tone
from limner.engines.illustrator.atlas.figure import Pen, Role, Slot
from limner.engines.illustrator.atlas.names import BARE, IN_POSE, parsed
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.remade import overhead, shaping, turned
from limner.engines.illustrator.atlas.remade.anatomy import Body
from limner.engines.illustrator.atlas.remade.costumes import as_thing, in_costume
from limner.engines.illustrator.atlas.remade.covering import Piece, covered, painted, pieces, printed
from limner.engines.illustrator.atlas.remade.cuts import FLESH, PITH, SEED, SKIN
from limner.engines.illustrator.atlas.remade.forming import formed
from limner.engines.illustrator.atlas.remade.heaping import HEAP, RISE, heap
from limner.engines.illustrator.atlas.remade.laying import LOW, lying
from limner.engines.illustrator.atlas.remade.marking import marked
from limner.engines.illustrator.atlas.remade.marring import SEAMS
from limner.engines.illustrator.atlas.remade.pieces import of_pieces, parts_of_pieces
from limner.engines.illustrator.atlas.remade.pieces import slots as slots_of_pieces
from limner.engines.illustrator.atlas.remade.shaping import OTHERS, in_shape
from limner.engines.illustrator.atlas.remade.shod import in_footwear
from limner.engines.illustrator.atlas.remade.states import STATES
from limner.engines.illustrator.atlas.remade.substances import SUBSTANCES
from limner.engines.illustrator.atlas.remade.topping import slots as slots_of_toppings
from limner.engines.illustrator.atlas.remade.topping import topped, toppings
from limner.engines.illustrator.atlas.symbol import Symbol

_PLAIN_CUT: Mapping[str, tuple[str, ...]] = {"wrapped": ("#d8a15c", "#f3ead8", "#f3ead8", "#c8384a")}
"""Skin, pith, flesh and seeds where the state brings its own."""

_WHOLE = "whole"
_TOY = 0.24
"""Metres; the height of the largest toys that look like something else."""


@lru_cache(maxsize=256)
def remade(name: str) -> Symbol:
    """The symbol of that id. Raises KeyError where the atlas lacks one of its parts."""
    own, said = parsed(name)
    symbol = ATLAS[own]
    if said.marked:
        symbol = marked(symbol, said.marked)
    if said.shape:
        shape, _, pose = said.shape.partition(IN_POSE)
        symbol = _shaped(symbol, ATLAS[shape], pose)
    if said.form:
        symbol = _formed(symbol, said.form)
    if said.of:
        stuff, _, part = said.of.partition(IN_POSE)
        symbol = _with_parts_of(symbol, ATLAS[stuff], part) if part else _made_of(symbol, stuff)
    if said.state in STATES:
        symbol = _in_state(symbol, said.state)
    if said.painted:
        symbol = _with(symbol, pieces(said.painted, ATLAS), painted)
    if said.printed:
        symbol = _with(symbol, pieces(said.printed, ATLAS), printed)
    if said.strewn:
        symbol = _with(symbol, pieces(said.strewn, ATLAS), covered)
    if said.topped:
        symbol = _topped(symbol, said.topped)
    if said.copy:
        symbol = _toy(symbol)
    if said.lies == "heap":
        symbol = _heaped(symbol)
    elif said.lies:
        symbol = _lying(symbol)
    if said.seen == "above":
        symbol = _from_above(symbol)
    if said.seen == "behind":
        symbol = _from_behind(symbol)
    if said.role:
        symbol = _in_a_role(symbol, ATLAS[said.role.removesuffix(BARE)], covered=not said.role.endswith(BARE))
    if said.shod:
        symbol = in_footwear(symbol, said.shod)
    return replace(symbol, id=name)


def _in_a_role(symbol: Symbol, role: Symbol, *, covered: bool) -> Symbol:
    return in_costume(symbol, role, covered=covered) if "person" in role.kinds else as_thing(symbol, role)


def _drawn(symbol: Symbol, slots: Mapping[str, Slot], draw: Callable[[Pen, Body], None], pose: str = "") -> Symbol:
    """The symbol with its figures drawn over, in all of its poses and moods, or of one `pose`, with its anchors."""

    def over(pen: Pen) -> None:
        shown = pose or pen.pose
        figure = symbol.figure(f"{shown}/{pen.mood}" if pen.mood else shown)
        pen.anchor(**figure.anchors)
        draw(pen, Body(symbol, figure))

    return replace(symbol, slots=slots, draw=over, upright=None)


def _shaped(thing: Symbol, shape: Symbol, pose: str) -> Symbol:
    """The thing takes the other's shape; of things that have no stuff of their own the other's colours lead."""
    leads = not shaping.keeps_its_stuff(thing)
    slots = {name: replace(slot, role="fixed") if leads and slot.role == "primary" else slot
             for name, slot in thing.slots.items()}  # fmt: skip
    slots |= {OTHERS + name: slot for name, slot in shape.slots.items()}

    def draw(pen: Pen, body: Body) -> None:
        in_shape(pen, body, Body(shape, shape.figure(pose)))

    def fill(pen: Pen, body: Body) -> None:
        SUBSTANCES[thing.substance].draw(pen, Body(shape, shape.figure(pose)))

    if thing.substance:
        return _drawn(thing, {**shape.slots, **SUBSTANCES[thing.substance].slots}, fill)
    return _drawn(thing, slots, draw)


def _formed(symbol: Symbol, form: str) -> Symbol:
    def draw(pen: Pen, body: Body) -> None:
        formed(pen, body, form)

    return _drawn(replace(symbol, board=None), symbol.slots, draw)


def _made_of(symbol: Symbol, stuff: str) -> Symbol:
    fixed = {name: replace(slot, role="fixed") if slot.role in ("primary", "follow") else slot
             for name, slot in symbol.slots.items()}  # fmt: skip
    if stuff in SUBSTANCES:
        substance = SUBSTANCES[stuff]
        led = any(slot.role == "primary" for slot in substance.slots.values())
        return _drawn(symbol, {**(fixed if led else symbol.slots), **substance.slots}, substance.draw)
    piece = ATLAS[stuff]
    if piece.substance:
        return _made_of(symbol, piece.substance)
    if piece.flesh is not None and piece.flesh.cut in ("seeds", "segments"):
        return _drawn(symbol, {**fixed, **_fruit(piece)}, SUBSTANCES["fruit"].draw)
    return _drawn(symbol, {**fixed, **slots_of_pieces(piece)}, lambda pen, body: of_pieces(pen, body, piece))


def _with(symbol: Symbol, on_it: list[Piece], put: Callable[[Pen, Body, list[Piece]], None]) -> Symbol:
    """The symbol with other things on it, by the way that they are put there."""
    own = {name: slot for piece in on_it for name, slot in piece.slots.items()}
    return _drawn(symbol, {**symbol.slots, **own}, lambda pen, body: put(pen, body, on_it))


def _topped(dish: Symbol, said: str) -> Symbol:
    on_it = toppings(said, ATLAS)
    return _drawn(dish, {**dish.slots, **slots_of_toppings(on_it)}, lambda pen, body: topped(pen, body, on_it))


def _with_parts_of(symbol: Symbol, piece: Symbol, slot: str) -> Symbol:
    def draw(pen: Pen, body: Body) -> None:
        parts_of_pieces(pen, body, piece, slot)

    return _drawn(symbol, {**symbol.slots, **slots_of_pieces(piece)}, draw)


def _toy(symbol: Symbol) -> Symbol:
    """The symbol as a thing to play with: small, at home in a room, and neither alive nor a vehicle."""
    return replace(
        symbol,
        kinds=("toy", "thing"),
        height_m=min(symbol.height_m, _TOY),
        place="surface",
        home=("room", "bedroom"),
        nook="",
        ridden="",
        traits=symbol.traits & {"lies", "flat", "lettered", "clear", "colourful"} | {"on the floor"},
    )


def _lying(symbol: Symbol) -> Symbol:
    """The symbol on its back, of which only the face and the thickness are known: no place on it but its middle."""

    def draw(pen: Pen) -> None:
        lying(pen, Body(symbol, symbol.figure(pen.pose)))

    return replace(symbol, draw=draw, upright=None, limbs=None, board=None, height_m=LOW * symbol.height_m)


def _heaped(piece: Symbol) -> Symbol:
    """A heap of them, of which nothing else is known than that it bears somebody."""

    def draw(pen: Pen) -> None:
        heap(pen, piece)

    return Symbol(
        piece.id, piece.words, (HEAP, *piece.kinds), RISE * piece.height_m, slots_of_pieces(piece), draw,
        place="ground" if piece.place == "air" else piece.place, home=piece.home, told_in=piece.told_in,
        nook=piece.nook,
    )  # fmt: skip


def _from_above(symbol: Symbol) -> Symbol:
    """The symbol from straight above, as high as it is long there."""

    def draw(pen: Pen) -> None:
        overhead.draw(pen, symbol)

    pen = Pen(symbol.poses[0])
    draw(pen)
    figure = pen.figure()
    high = overhead.metres(symbol, overhead.plan(symbol)) * figure.height / max(figure.width, figure.height)
    return replace(symbol, draw=draw, upright=None, limbs=None, board=None, height_m=high)


def _from_behind(symbol: Symbol) -> Symbol:
    """The person with the back to the viewer."""

    def draw(pen: Pen) -> None:
        turned.from_behind(pen, symbol)

    return replace(symbol, draw=draw, board=None)


def _fruit(piece: Symbol) -> Mapping[str, Slot]:
    skin, pith, flesh, seed = _cut_colours(piece)
    return {"rind": Slot(skin, "fixed"), "pith": Slot(pith), "flesh": Slot(flesh, "primary"), "seed": Slot(seed)}


def _in_state(symbol: Symbol, state: str) -> Symbol:
    if state in _PLAIN_CUT:
        skin, pith, flesh, seed = (parse(code) for code in _PLAIN_CUT[state])
    else:
        skin, pith, flesh, seed = _cut_colours(symbol)
    role: Role = "follow" if symbol.flesh is None or not symbol.flesh.skin else "fixed"
    cut = {SKIN: Slot(skin, role), PITH: Slot(pith), FLESH: Slot(flesh), SEED: Slot(seed), **SEAMS}
    return _drawn(symbol, {**symbol.slots, **cut}, STATES[state], _WHOLE if _WHOLE in symbol.poses else "")


def _cut_colours(symbol: Symbol) -> tuple[RGB, RGB, RGB, RGB]:
    """Skin, pith, flesh and seeds."""
    own = next((slot.rgb for slot in symbol.slots.values() if slot.role == "primary"), (160, 140, 120))
    flesh = symbol.flesh
    if flesh is None:
        return own, tone(own, 0.2), tone(own, 0.14), tone(own, -0.3)
    return (
        parse(flesh.skin) if flesh.skin else own,
        parse(flesh.pith),
        parse(flesh.colour),
        parse(flesh.seed),
    )
