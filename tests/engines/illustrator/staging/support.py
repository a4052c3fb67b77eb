"""Who stands on what, and whose size is wrong: an audit of staged scenes that draws nothing.

`python -m tests.engines.illustrator.staging.support PROMPTS.txt` prints what it finds, by cause; with a number in
place of a file it takes so many made-up prompts.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import SIZES, find
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob

WRONG = 2.4
"""A size that is so many times off another's, over what distance explains, is wrong at a glance."""
SMALL = 3.6
"""The same of what is under a tenth of the other: nobody sees by how much."""
PROP = 2.6
"""The same of what belongs to the place."""
_FLOOR, _FURNISHED = 1.3, 4.0
"""How much more a floor's depth explains, and what is bearable of furniture at the far wall."""
_VAST, _AWAY = 12.0, 0.06
"""Metres of what is seen at the horizon, and how far below that its foot is, as a share of the height."""
_ALOFT = ("flying", "gliding", "hovering", "floating", "swimming", "jumping", "diving", "falling", "leaping")
_OPEN = frozenset({"air", "space", "depths"})
_LIVING = frozenset({"person", "animal", "creature", "robot"})
_PLANTED = frozenset({"plant", "tree", "flower", "figure", "shape", "food", "toy", "vehicle", "flag", "lamp",
                      "street furniture"})  # fmt: skip


class Fault(NamedTuple):
    """What is wrong: its cause, and with whom."""

    cause: str
    who: str


@dataclass(frozen=True)
class Standing:
    """A figure of the scene: where it is, and how many pixels of it are a metre."""

    node: Placed
    symbol: Symbol
    box: Box
    scale: float
    metres: float
    subject: int

    @property
    def name(self) -> str:
        """As a fault calls it."""
        return self.symbol.id

    @property
    def kinds(self) -> frozenset[str]:
        """Its id and its hypernyms."""
        return frozenset({self.symbol.id, *self.symbol.kinds})

    @property
    def stance(self) -> str:
        """Its pose without hands and mood."""
        return self.node.pose.split("/")[0].split(" ")[0].lstrip("~")


def audited(prompt: str, seed: int = 7, size: tuple[int, int] = (768, 768)) -> list[Fault]:
    """The faults of a prompt's picture."""
    worked = script(read(prompt), GenerateJob("svcv4_1", prompt, *size, vector=False, seed=seed))
    return faults(worked, played(worked))


def faults(worked: Script, scene: Scene) -> list[Fault]:
    """What floats, and whose size does not go with another's."""
    brief = worked.brief
    if brief.traits.mark or brief.traits.plain or worked.background is not None:
        return []
    heroes, props = standing(worked, scene)
    found = [*_unsupported(heroes, worked.place, scene), *_out_of_scale(heroes, worked, scene)]
    found += _odd_props(heroes, props, worked, scene)
    return list(dict.fromkeys(found))


def standing(worked: Script, scene: Scene) -> tuple[list[Standing], list[Standing]]:
    """The subjects, and what the place has put about them on the ground."""
    heroes, props = [], []
    for node in scene.nodes:
        symbol = find(node.symbol) if isinstance(node, Placed) and node.half != "front" else None
        if symbol is None or not isinstance(node, Placed):
            continue
        subject = node.draws[0] if node.draws else -1
        said = worked.reading.subjects[subject].size if 0 <= subject < len(worked.reading.subjects) else "normal"
        figure, usual = symbol.figure(node.pose), symbol.figure()
        metres = symbol.height_m * SIZES[said] * figure.height / usual.height
        one = Standing(node, symbol, box(node, symbol), node.height / metres, metres, subject)
        if node.importance > 0.5:
            heroes.append(one)
        elif node.layer == "middle":
            props.append(one)
    return heroes, props


def box(node: Placed, symbol: Symbol) -> Box:
    """The bounds on the canvas, as it is turned."""
    return Box(*g.bounds(outline(node, symbol)))


def outline(node: Placed, symbol: Symbol) -> g.Path:
    """The silhouette on the canvas."""
    figure = symbol.figure(node.pose)
    path = g.scaled(figure.silhouette, node.height / figure.height)
    path = g.mirrored(path) if node.flip else path
    path = g.rotated(path, node.tilt) if node.tilt else path
    return g.moved(path, node.x, node.y)


def _hangs(one: Standing, place: Setting) -> bool:
    free = one.symbol.place in ("air", "sky", "wall") or place.footing in _OPEN or one.stance in _ALOFT
    return free or (one.symbol.place == "water" and place.footing in ("sea", "lake", "depths"))


def _unsupported(heroes: Sequence[Standing], place: Setting, scene: Scene) -> Iterator[Fault]:
    floor = scene.horizon * scene.height
    for one in heroes:
        if one.node.layer == "far" or _hangs(one, place) or one.node.clip is not None:
            continue
        if (
            "vehicle" in one.kinds
            and one.symbol.place == "water"
            and one.metres > 1.0
            and place.footing in ("land", "floor", "top")
        ):
            yield Fault("a boat on land", one.name)
        if "sill" in place.traits and one.metres > 1.1 and "person" not in one.kinds:
            yield Fault("too large for a sill", one.name)
        if place.footing == "top" and one.metres > 1.1 and not _LIVING & one.kinds and "sill" not in place.traits:
            yield Fault("too large for a table", one.name)
        if not one.node.shadow and place.footing not in ("sea", "lake", "bough") and "wading" not in place.traits:
            if not _held_up(one, heroes) and not _touched(one, heroes) and not _on_a_stand(one, scene):
                yield Fault("floats", one.name)
        elif one.node.shadow and one.box.bottom < floor - 2 and place.footing == "land":
            yield Fault("stands in the sky", one.name)
        if one.node.shadow and not one.node.tilt and _on_its_tip(one):
            yield Fault("on its tip", one.name)


def _touched(one: Standing, heroes: Sequence[Standing]) -> bool:
    """Whether anything else, over which it is, reaches it: what holds, wears or contains it."""
    path = outline(one.node, one.symbol)
    area = max(one.box.area, 1.0)
    for other in heroes:
        if other is one or not one.box.overlaps(other.box):
            continue
        shared = g.intersection(path, outline(other.node, other.symbol))
        if shared.isEmpty():
            continue
        left, top, right, bottom = g.bounds(shared)
        if (right - left) * (bottom - top) > 0.012 * area:
            return True
    return False


def _on_a_stand(one: Standing, scene: Scene) -> bool:
    """Whether what was built for it is right under its feet."""
    stands = [node for node in scene.nodes if isinstance(node, Shape) and node.name in ("stand", "rock")]
    band = g.rect(one.box.left, one.box.bottom - 4, one.box.width, 8)
    return any(not g.intersection(band, stand.path).isEmpty() for stand in stands)


def _held_up(one: Standing, heroes: Sequence[Standing]) -> bool:
    """Whether another's outline is right under its feet."""
    reach = max(0.05 * one.box.height, 5.0)
    band = g.rect(one.box.left, one.box.bottom - 0.3 * reach, one.box.width, 1.3 * reach)
    others = (other for other in heroes if other is not one and other.box.overlaps(one.box.grown(reach)))
    return any(not g.intersection(band, outline(other.node, other.symbol)).isEmpty() for other in others)


def _on_its_tip(one: Standing) -> bool:
    if _LIVING & one.kinds or one.kinds & {
        "plant",
        "tree",
        "flower",
        "figure",
        "shape",
        "food",
        "toy",
        "vehicle",
        "flag",
        "street furniture",
    }:
        return False
    foot = g.rect(one.box.left - 1, one.box.bottom - 0.04 * one.box.height, one.box.width + 2, 0.04 * one.box.height)
    cut = g.intersection(outline(one.node, one.symbol), foot)
    left, _, right, _ = g.bounds(cut)
    return right - left < 0.13 * min(one.box.height, 2.5 * one.box.width) and one.metres < 2.2


def _depth(y: float, scene: Scene, place: Setting) -> float:
    """How much of its nearest size a thing has whose foot is there."""
    horizon = scene.horizon * scene.height
    if place.footing not in ("land", "lake", "sea"):
        return 1.0
    return max(y - horizon, 0.02 * scene.height)


def _at_the_horizon(one: Standing, scene: Scene) -> bool:
    """Whether it is so far away that nobody can tell how large it is."""
    return one.metres > _VAST and one.box.bottom < (scene.horizon + _AWAY) * scene.height


def _ground(one: Standing, heroes: Sequence[Standing]) -> float:
    """The foot of what bears it, else its own."""
    under = [o.box.bottom for o in heroes if o is not one and o.box.overlaps(one.box) and o.node.shadow]
    own = one.box.bottom
    return own if one.node.shadow or not under else max(own, *under)


def _out_of_scale(heroes: Sequence[Standing], worked: Script, scene: Scene) -> Iterator[Fault]:
    place = worked.place
    near = [one for one in heroes if one.node.layer != "far" and one.symbol.place not in ("sky",)]
    said = {
        worked.reading.subjects[one.subject].size for one in near if 0 <= one.subject < len(worked.reading.subjects)
    }
    for i, a in enumerate(near):
        for b in near[i + 1 :]:
            if a.symbol is b.symbol or {a.stance, b.stance} & {*_ALOFT} or place.footing in _OPEN:
                continue
            if {"air", "wall"} & {a.symbol.place, b.symbol.place} or said & {"huge", "tiny"}:
                continue
            if any(_at_the_horizon(one, scene) for one in (a, b)):
                continue
            depth = _depth(_ground(a, near), scene, place) / _depth(_ground(b, near), scene, place)
            ratio = a.scale / b.scale / depth
            big, small = (a, b) if ratio > 1 else (b, a)
            off = max(ratio, 1 / ratio)
            sizes = sorted(a.metres * max(1.0, 0.6 * a.box.width / a.box.height) for a in (a, b))
            bearable = SMALL if sizes[0] < 0.1 * sizes[1] else WRONG
            bearable *= _FLOOR if place.footing == "floor" else 1.0
            if off > bearable and not _in_a_vessel(a, b):
                yield Fault("too large", f"{big.name} beside {small.name} ({off:.1f}x)")


def _in_a_vessel(a: Standing, b: Standing) -> bool:
    """Whether one is in the other, or both are in a third: what a bowl holds is drawn so that it can be counted."""
    return not (a.node.shadow and b.node.shadow) and bool(
        {"container", "open", "hollow"} & {*a.symbol.traits, *b.symbol.traits}
    )


def _odd_props(heroes: Sequence[Standing], props: Sequence[Standing], worked: Script, scene: Scene) -> Iterator[Fault]:
    place = worked.place
    if place.footing not in ("land", "floor", "top"):
        return
    own = [one for one in heroes if one.node.layer != "far" and one.node.shadow and one.metres > 0.3]
    if not own:
        return
    middle = max(own, key=lambda one: one.box.area)
    for prop in props:
        if prop.symbol.place != "ground" or prop.node.tilt or prop.metres < 0.5:
            continue
        depth = _depth(prop.box.bottom, scene, place) / _depth(middle.box.bottom, scene, place)
        ratio = prop.scale / middle.scale / depth
        if max(ratio, 1 / ratio) > (PROP if place.footing == "land" else _FURNISHED):
            word = "large" if ratio > 1 else "small"
            yield Fault(
                f"a prop too {word}", f"{prop.name} of {worked.brief.setting} beside {middle.name} ({ratio:.1f})"
            )


_PEOPLE = ("man", "woman", "boy", "girl", "farmer", "chef", "old man", "knight", "child", "couple", "artist", "pirate")
_BEASTS = ("cat", "dog", "horse", "cow", "fox", "rabbit", "elephant", "crab", "pigeon", "hedgehog", "bear", "deer",
           "duck", "mouse", "frog", "owl", "sheep", "giraffe", "squirrel", "lion", "snail", "penguin",
           "chicken")  # fmt: skip
_PETS = ("cat", "dog", "rabbit", "hedgehog", "mouse", "owl", "kitten", "puppy", "squirrel")
_BUILT = ("house", "barn", "lighthouse", "castle", "windmill", "church", "tent", "log cabin", "shop", "treehouse")
_RIDES = ("car", "bus", "bicycle", "truck", "tractor", "motorcycle", "taxi", "van", "train", "scooter", "carriage")
_TALL = ("street lamp", "tree", "traffic light", "statue", "oak tree")
_STREET = ("street lamp", "bench", "tree", "fire hydrant", "mailbox", "traffic light", "fountain", "statue", "fence")
_SEAT = ("armchair", "sofa", "bed", "chair", "rocking chair", "bench")
_ROOM = ("armchair", "sofa", "bed", "bookshelf", "floor lamp", "piano", "fireplace", "wardrobe", "desk", "chair")
_SMALL = ("cup of tea", "book", "candle", "apple", "vase", "bowl of fruit", "croissant", "teapot", "camera", "egg",
          "bottle of wine", "laptop", "spoon", "skull", "watch", "pen", "pumpkin", "wine glass", "alarm clock",
          "coin", "strawberry", "loaf of bread", "bowl of soup", "key", "cake", "pair of scissors")  # fmt: skip
_OUT = ("in a meadow", "on a beach", "in the forest", "in a park", "on a city street", "in a garden", "on a farm",
        "in the snow", "in the mountains", "in a village", "at sunset", "by a lake", "in the desert")  # fmt: skip
_INS = ("in a living room", "in a kitchen", "in a library", "in a bedroom", "in a cafe", "in an office")
_TABLE = ("on a wooden table", "on a table", "on a kitchen table", "on a desk", "on a windowsill", "on a shelf", "")
_FORMS = (
    "a {people} and a {beast} {out}", "a {people} with a {beast} in front of a {built}", "a {beast} next to a {beast}",
    "a {people} beside a {ride} {out}", "a {ride} parked in front of a {built}", "a {people} under a {tall} {out}",
    "a {people} sitting on a {seat} with a {beast}", "a {pet} on a {seat} {ins}", "a {small} and a {small} {table}",
    "a {small}, a {small} and a {small} {table}", "a {pet} and a {small} {table}", "a {people} {ins} with a {room}",
    "a {beast}, a {beast} and a {beast} {out}", "a {built} with a {ride} and a {street}", "two {beast}s near a {built}",
    "a {street} and a {ride} {out}", "a {room} and a {room} {ins}", "a {pet} looking at a {small}",
    "a {beast} sitting next to a {built} {out}", "a {people} reading a book beside a {beast} {ins}",
    "a {small} on a stack of books beside a {small}", "a {people} and a {people} near a {built} with a {beast}",
    "a {pet} asleep on a {seat} beside a window", "a {ride} near a {built} {out}",
)  # fmt: skip
_WORDS = {
    "people": _PEOPLE, "beast": _BEASTS, "pet": _PETS, "built": _BUILT, "ride": _RIDES, "street": _STREET,
    "tall": _TALL, "room": _ROOM, "seat": _SEAT, "small": _SMALL, "out": _OUT, "ins": _INS, "table": _TABLE,
}  # fmt: skip


def prompts(number: int, seed: int) -> list[str]:
    """So many made-up prompts of things that belong together by size, more or less."""
    rng = Random(seed)
    made = []
    for i in range(number):
        text = _FORMS[i % len(_FORMS)]
        while "{" in text:
            word = text[text.index("{") + 1 : text.index("}")]
            text = text.replace("{" + word + "}", rng.choice(_WORDS[word]), 1)
        made.append(text.strip())
    return made


def main(texts: Iterable[str]) -> None:
    """Print every fault, and how many pictures have one by cause."""
    causes: Counter[str] = Counter()
    bad = total = 0
    for k, text in enumerate(texts):
        found = audited(text, 7 + k)
        total += 1
        bad += bool(found)
        causes.update({fault.cause for fault in found})
        if found:
            print(f"{text}\n    " + "; ".join(f"{f.cause}: {f.who}" for f in found[:5]))
    print(f"{bad} of {total} pictures ({100 * bad / max(total, 1):.0f} %)", dict(causes.most_common()))


if __name__ == "__main__":
    given = sys.argv[1]
    if given.isdigit():
        main(prompts(int(given), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
    else:
        main(line.strip() for line in Path(given).read_text().splitlines() if line.strip())
