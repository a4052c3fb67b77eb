"""How far a material goes over a thing: which of its colour slots are made of it."""

from limner.engines.illustrator.atlas.symbol import Symbol

_METALS = frozenset({"metal", "chrome", "brass", "gold", "silver", "copper", "bronze", "rust"})
_CLOTHS = frozenset({"leather", "velvet", "silk", "satin", "cotton", "fabric", "lace", "denim"})
_WALLS = frozenset({"stone", "marble", "brick", "wood", "mahogany", "clay", "bamboo"})
_ADDED = ("worn_", "limb", "upon", "seam", "crack", "piece_")
"""How slots begin of what somebody or something has on it, and of what came over it."""
_OWN_COLOURS = frozenset({"wool", "plastic", "felt", "fabric", "cotton", "ceramic", "wax", "rubber", "lace", "silk"})
_GROWN = frozenset({"fur", "sand", "snow"})
"""Materials that a thing has on it rather than is made of."""
_NATURAL = {"mahogany": "wood", "chrome": "metal", "wool": "knit", "porcelain": "ceramic"}
"""Slots that are named after a material by another name than its own."""

WORN = "worn "
"""Before the material of what somebody has on, which nothing else of him is made of."""
_PUT_ON = frozenset({"worn_over", "worn_top"})
_SOFT = _CLOTHS | {"wool", "felt", "fur", "plastic", "rubber", "paper", "straw", "wicker"}
"""Of these people are dressed, and not made."""
_SEEN_THROUGH = frozenset(
    "glass lens mirror pane window visor water screen face dial hole inside shine glint light lamp".split()
)
_HELD = frozenset(
    "coffee tea wine beer juice milk soup food herb olive foam cream lemon slice honey jam sauce leaf flower petal "
    "grass weed fish smoke cloud flame fire ember snow moss ink photo ad art logo text sign label page paper "
    "chalk toast crumb egg string strings wax candle sky sun eye iris pupil nose whisker".split()
)
"""What is in a thing, on it, or the face of it."""
_FEATURES = frozenset({"eye", "iris"})
"""What stays of somebody who is made of something, so that he is known."""
_FACES, _HANDS = frozenset({"face", "dial"}), frozenset({"dark", "hand", "needle"})
"""What is read off a face is seen on it as before."""
_GEMS = frozenset("gem gem2 jewel bead pearl diamond stone tyre rubber cloth cushion seat saddle".split())
"""What stays as it is on things of metal."""
_PADDED = frozenset({"seat", "cushion", "pillow"})
_HARD = frozenset(
    "wood leg metal steel iron gold brass silver chrome copper sole dark tyre lace button zip buckle frame".split()
)
"""What stays as it is under upholstery."""
_BUILT = frozenset({"building", "house", "landmark", "bridge", "tower", "castle"})


def keeps_colours(material: str) -> bool:
    """Whether things of it come in all colours."""
    return material in _OWN_COLOURS


def is_added(slot: str) -> bool:
    """Whether what has this slot is no part of the thing as it was made."""
    return slot.startswith(_ADDED)


def takes(slot: str, symbol: Symbol, material: str) -> bool:
    """Whether what has this slot is of the material too: all that the thing is made of, but neither what is in it nor
    what one looks through, and of what is of that material by nature its main parts alone.
    """
    role = symbol.slots[slot].role
    if (seats := upholstered(symbol, material)) and slot not in seats:
        return False
    if role in ("primary", "follow"):
        return True
    if is_added(slot) and not ("person" in symbol.kinds and slot.startswith("worn_")):
        return False
    if "person" in symbol.kinds:
        if material.startswith(WORN):
            return slot in _PUT_ON
        return material not in _SOFT and slot not in _FEATURES
    if slot in _HANDS and not _FACES.isdisjoint(symbol.slots):
        return False
    if role == "light" or slot in _SEEN_THROUGH or slot in _HELD:
        return False
    return not _stays(slot, symbol, material)


def upholstered(symbol: Symbol, material: str) -> frozenset[str]:
    """The seats and cushions that alone are of a cloth or of leather where the rest is a frame of wood or metal."""
    soft = material in _CLOTHS or material in ("fur", "felt", "wool")
    framed = soft and "furniture" in symbol.kinds and of_a_stuff(symbol)
    return frozenset(_PADDED & symbol.slots.keys()) if framed else frozenset()


def _stays(slot: str, symbol: Symbol, material: str) -> bool:
    """Whether that slot keeps its own stuff beside parts of the material."""
    kinds = {symbol.id, *symbol.kinds}
    if material in _GROWN or is_natural(symbol, material):
        return True
    if material in _WALLS and not _BUILT.isdisjoint(kinds):
        return True
    if material in _METALS:
        return slot in _GEMS
    return material in _CLOTHS and (slot in _HARD or "clothing" in kinds)


def is_natural(symbol: Symbol, material: str) -> bool:
    """Whether the thing is of that material as it is drawn."""
    named = {name for name, slot in symbol.slots.items() if slot.role == "primary"}
    return material in named or _NATURAL.get(material, material) in named


def of_a_stuff(symbol: Symbol) -> bool:
    """Whether its main colour is that of what it is made of, and no paint."""
    return any(slot.role == "primary" and name in _STUFFS for name, slot in symbol.slots.items())


_STUFFS = frozenset(
    "wood metal stone brick straw gold silver iron steel brass copper bark leather clay paper wicker bamboo".split()
)
