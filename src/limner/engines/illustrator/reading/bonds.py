"""What "on", "in" and "with" mean between two things, and which things can be worn, held, or act together."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.verbs import VERBS

LIVING = frozenset({"animal", "person", "creature", "bird", "fish", "insect", "robot", "mammal"})
CARVED = LIVING | {"dinosaur"}
"""Kinds of which there are statues."""
_MOVING_ANYWAY = frozenset(
    {"vehicle", "boat", "aircraft", "machine", "plant", "tree", "flower", "building", "landmark"}
)
_HUNG = frozenset({"hanging on", "hung on", "hanging over", "hung over"})
_FRONTS, _EDGED = frozenset({"building"}), frozenset({"barrier", "animal"})
"""Kinds of what has no edge over which cloth hangs, and of what is never under cloth without such an edge."""
_BLADES = frozenset({"weapon", "tool", "cutlery"})
"""Kinds of what sticks in a solid thing that it is in."""
_EYEWEAR, TASTY = frozenset({"glasses", "eyewear"}), frozenset({"fruit", "vegetable", "food"})
"""What a thing of a tale wears, and the things that wear it."""
PERSON = frozenset({"person"})
_DRESSED = LIVING | {"toy", "figure", "machine"}
SEATED = LIVING | {"toy", "figure"}
"""These bend their legs."""
CLOTHING = frozenset({"clothing", "hat", "headwear", "headgear", "eyewear", "accessory"})
_VESSELS = VEHICLE = frozenset({"vehicle", "boat"})
_FLYING = frozenset({"flying", "flying a", "fly", "flies", "flew"})
HOLLOW = frozenset({"vessel", "container", "tableware"})
_CONTENTS = frozenset({
    "plant", "flower", "fruit", "vegetable", "food", "bottle", "drink", "book", "toy", "tool", "cutlery", "stationery",
})  # fmt: skip
"""Kinds of what is in the vessel that it is said to be with."""
_ENTERED = frozenset({"building", "house", "landmark"})
"""Kinds of what somebody who goes through it is in."""
_GROWING = frozenset({"plant", "flower"})
_A_FIELD = 6
_FLAT = frozenset({"plate", "tray"})
"""Vessels that hide nothing: what is in one lies on it."""
_LYING = frozenset({"tableware", "food", "vessel", "electronics", "fruit"})
_COVERED = frozenset({"under", "beneath", "underneath", "covered with", "covered by"})
"""So somebody is who has a blanket about him."""
_GIVEN = frozenset(words for words, verb in VERBS.items() if verb in ("give", "feed")) | {"give", "gives", "gave"}
_HELD_UP_TO_METRES = 1.0
_SNUG = 2.2
"""How many times as tall as a thing somebody is at most who is in it where he is said to be with it."""
_BESIDE_A_DISH = frozenset({"drink", "bread", "baguette", "vessel"})
"""Ids and kinds of what is eaten and drunk with a dish, and not on it."""
_WITHIN_A_BUN = frozenset({"vegetable", "morsel", "sauce", "egg"})
"""Kinds of what is a layer of a burger; all else is beside it."""
_PICNIC = frozenset({"food", "tableware", "vessel", "drink", "container", "cutlery", "basket", "book"})
"""Kinds of what lies on a cloth that it is said to be with: "a blanket with sandwiches"."""
_UPON = 0.3
"""How tall a tray or a plate is at most over the table that it is on."""
_HELPINGS = frozenset({"helping"})
"""Kinds of what is on a plate, and not in a bun."""
_A_TOPPING = 0.25
"""Metres."""
_TOGETHER_UP_TO = 6.0
"""Things of which one is more times as tall as the other are not on, in or under a third together."""


def symbol(subject: Subject) -> Symbol:
    """What stands for it."""
    return ATLAS[subject.symbol]


def living(subject: Subject) -> bool:
    """Whether it acts of itself."""
    return is_a(symbol(subject), LIVING) or subject.symbol in LIVING


def alive(thing: Symbol) -> bool:
    """Whether it lives, or does what the living do: a robot."""
    return is_a(thing, LIVING) or "lively" in thing.traits


def acts(subject: Subject) -> bool:
    """Whether it does something as the living do: a teddy bear reads."""
    return alive(symbol(subject))


def might_act(subject: Subject) -> bool:
    """Whether a thing would be given limbs in a tale: a teapot is, a crane and a tree in the wind are not."""
    return symbol(subject).limbs is not None and not is_a(symbol(subject), _MOVING_ANYWAY)


def is_a(thing: Symbol, kinds: frozenset[str]) -> bool:
    """Whether it is of one of these kinds."""
    return bool(kinds.intersection(thing.kinds))


def fitting(kind: RelationKind, words: str, subject: Symbol, thing: Symbol) -> RelationKind:
    """The relation that these words make of these two."""
    if kind == "on" and words.endswith(" by") and is_a(subject, LIVING) and is_a(thing, LIVING):  # "crowned by"
        return "looking at"
    if kind == "inside" and any(
        one.id in _FLAT and not hollow(other) for one, other in ((subject, thing), (thing, subject))
    ):
        return "on"
    if kind == "inside" and "solid" in thing.traits and is_a(subject, _BLADES):
        return "stuck in"
    if kind == "through" and is_a(subject, LIVING) and is_a(thing, _ENTERED) and words == "through":
        return "inside"
    if kind == "leaning against" and thing.place in ("sky", "air"):
        return "in front of"
    if words in ("in", "with", "has", "have", "having") and put_on(thing) and is_a(subject, _DRESSED):
        return "wearing"
    if words in ("checking", "smoking") and thing.worn_at:  # his watch, his pipe
        return "wearing"
    if words == "on" and thing.worn_at == "feet" and is_a(subject, _DRESSED):  # "on roller skates"
        return "wearing"
    if words in _COVERED and "cover" in thing.traits and is_a(subject, _DRESSED):
        return "wrapped in"
    if words == "with" and (thing.id in _EYEWEAR or is_a(thing, _EYEWEAR)) and is_a(subject, TASTY):
        return "wearing"
    if not is_a(subject, LIVING):
        if (
            words in _HUNG
            and kind == "on"
            and is_a(thing, _FRONTS)
            and (is_a(subject, CLOTHING) or subject.held == "hung")
        ):
            return "hanging from"
        return "draped over" if _over_an_edge(kind, words, subject, thing) else kind
    if words in ("with", "has", "have", "having"):
        return "holding" if can_be_held(thing) else "next to"
    if words == "walking with" and put_on(thing) and is_a(subject, _DRESSED):
        return "wearing"
    if words == "walking with" and can_be_held(thing):
        return "holding"
    if kind == "holding" and words in _GIVEN and alive(thing):  # "giving a child a vaccine"
        return "looking at"
    if kind == "holding" and is_a(thing, _VESSELS) and words in _FLYING:
        return "riding"
    if kind == "inside" and words in ("in", "inside") and "chair" in (thing.id, *thing.kinds):
        return "sitting on"
    on_them = thing.ridden == "skis" and words in ("on", "in")
    if on_them or (words == "wearing" and thing.ridden in ("skis", "board")):
        return "riding"
    if words in ("on", "in", "on top of") and ("mount" in thing.traits or (words == "in" and is_a(thing, _VESSELS))):
        return "riding"
    return kind


def is_dressed(one: Symbol) -> bool:
    """Whether it is one who wears things: the living, toys, machines."""
    return is_a(one, _DRESSED)


def _over_an_edge(kind: RelationKind, words: str, cloth: Symbol, thing: Symbol) -> bool:
    """Whether cloth hangs over it: a towel on a fence, a blanket on a horse, a coat hanging over a chair."""
    if "holds up" in thing.traits or thing.place != "ground":
        return False
    drapes = "drapes" in cloth.traits
    hung = words in _HUNG and (drapes or (words.endswith("over") and is_a(cloth, CLOTHING)))
    return (hung and not is_a(thing, _FRONTS)) or (drapes and kind in ("on", "above") and is_a(thing, _EDGED))


def put_on(thing: Symbol) -> bool:
    """Whether one who is with it wears it: clothes, and what has a place on a body."""
    return is_a(thing, CLOTHING) or bool(thing.worn_at)


def slips_into(words: str, subject: Subject, thing: Subject) -> bool:
    """Whether one that is in a garment is not dressed in it: a mouse in one boot, a kitten in a glove."""
    garment = symbol(thing)
    lone = thing.count == 1 and is_a(garment, CLOTHING) and hollow(garment)
    return words == "in" and lone and not is_a(symbol(subject), PERSON)


def dresses_up(words: str, subject: Subject, thing: Subject) -> bool:
    """Whether a thing of a tale is in clothes as somebody alive would be: a pear in a bow tie; not nuts in a hat."""
    garment, one = symbol(thing), might_act(subject) and subject.count == 1
    return words == "in" and one and thing.count == 1 and put_on(garment) and not hollow(garment)


def hollow(thing: Symbol) -> bool:
    """Whether something can be seen in it."""
    return is_a(thing, HOLLOW) or "hollow" in thing.traits


def contains(holder: Subject) -> bool:
    """Whether what it holds is in it: a jar has no hands, unless it has legs and a face."""
    return hollow(symbol(holder)) and not (living(holder) or holder.features)


def harbours(holder: Subject, one: Subject) -> bool:
    """Whether somebody alive who is with it is in it: a basket with puppies, an aquarium with fish."""
    thing, guest = symbol(holder), symbol(one)
    holds = "container" in (*thing.kinds, *thing.traits) or "hollow" in thing.traits
    fits = is_a(guest, LIVING - PERSON) and not is_a(guest, PERSON) and guest.height_m <= _SNUG * thing.height_m
    return holds and fits and contains(holder)


def grows_around(thing: Subject) -> bool:
    """Whether it is a field or a wood: one is in it as in a place, and over it as over the land."""
    return thing.sown or (thing.count >= _A_FIELD and is_a(symbol(thing), _GROWING))


def climbed(thing: Symbol) -> bool:
    """Whether one who is on it went up with hands and feet."""
    return "climbed" in thing.traits


def handed_over(words: str, thing: Subject) -> bool:
    """Whether it is what somebody is given: "giving a child a balloon"."""
    return words in _GIVEN and can_be_held(symbol(thing))


def is_given(words: str, one: Subject) -> bool:
    """Whether somebody alive is the next who is given something: "a dog a bone and a cat a fish"."""
    return words in _GIVEN and alive(symbol(one))


def lies_on(thing: Symbol, carrier: Symbol) -> bool:
    """Whether "with" says that it lies there: "a table with a cup"."""
    if thing.id == carrier.bears:
        return True
    if "seat" in carrier.traits and "upholstery" in thing.traits:
        return True
    small = thing.place == "surface" or is_a(thing, _LYING)
    if {"cover", "flat"} <= carrier.traits and small and is_a(thing, _PICNIC):
        return True
    bears = "tabletop" in carrier.traits and thing.height_m < _UPON * carrier.height_m
    return ("tabletop" in carrier.traits - thing.traits or bears) and small and not is_a(thing, LIVING | CLOTHING)


def tops(thing: Symbol, dish: Symbol) -> bool:
    """Whether a dish that is "with" it has it on it: pancakes with strawberries, a steak with asparagus."""
    if (
        not dish.bed
        or thing.bed
        or "serving" in thing.traits
        or not _BESIDE_A_DISH.isdisjoint((thing.id, *thing.kinds))
    ):
        return False
    if is_a(thing, LIVING):
        return dish.bed == "portioned" and bool(thing.served)
    if dish.bed == "layered":
        helping = thing.served and is_a(ATLAS[thing.served], _HELPINGS)
        return bool(thing.served and not helping) or is_a(thing, _WITHIN_A_BUN)
    return (is_a(thing, TASTY) and thing.height_m <= _A_TOPPING) or bool(thing.served)


def lies_in(thing: Symbol, carrier: Symbol) -> bool:
    """Whether "with" says that it is in there: "a vase with tulips", "a crate with two bottles"."""
    if "container" not in carrier.traits or (thing.height_m > _SNUG * carrier.height_m and not is_a(thing, _GROWING)):
        return False
    return not _CONTENTS.isdisjoint((thing.id, *thing.kinds))


def can_be_held(thing: Symbol) -> bool:
    """Whether a hand can take it."""
    return not alive(thing) and thing.height_m <= _HELD_UP_TO_METRES and thing.place != "sky"


def goes_on(kind: RelationKind, inverse: bool, thing: Symbol, loose: bool) -> bool:
    """Whether a second thing after "and" stands in the relation like the first: "a hat and a scarf".

    `loose`: "with" made the relation, and "and" stood straight before the second thing.
    """
    if loose:
        return not is_a(thing, LIVING)
    if kind == "wearing":
        return put_on(thing)
    if kind == "holding":
        return can_be_held(thing)
    return inverse and kind in ("inside", "around", "on")


def alike(one: Symbol, other: Symbol) -> bool:
    """Whether both can be where one of them is: a cat and a dog on a sofa, not a tree and a cat on a chair."""
    low, high = sorted((one.height_m, other.height_m))
    return high <= _TOGETHER_UP_TO * max(low, 0.05)
