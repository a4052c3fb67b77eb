"""What people of many sorts share: poses, the slots of their clothes, suits and robes."""

import math

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.figure import Role
from limner.engines.illustrator.atlas.flesh import EYES, Slots
from limner.engines.illustrator.atlas.templates.posed import Clothes

POSES = "standing, walking, running, sitting, riding, waving, holding, raising, reading, resting, sleeping"

SUIT = Clothes(sleeve=2, leg=2, shoe="shoe")
GOWN = Clothes(sleeve=2, leg=0, skirt=42, flare=4, dress=True, loose=1.2, sleeve_flare=1.8,
    shoe="shoe")  # fmt: skip
ROBE = Clothes(sleeve=2, leg=0, skirt=43, flare=5, dress=True, loose=1.25, sleeve_flare=2.4,
    shoe="shoe")  # fmt: skip


def human(skin: str, hair: str, shirt: str, trousers: str, shoes: str) -> Slots:
    """The slots of a person in these colours."""
    return {
        **EYES, "skin": (skin, "fixed"), "hair": (hair, "fixed"), "shirt": (shirt, "primary"),
            "trousers": (trousers, "second"), "shoes": (shoes, "fixed"),
        "lip": ("#9c4340", "fixed"), "blush": ("#e98a78", "fixed"), "book": ("#fbf4e6", "fixed"),
            "cover": ("#a8473f", "fixed"), "frame": ("#3b3440", "fixed"), "iris": ("#5f4632", "fixed"),
        "sole": ("#f1ece2", "fixed"),
    }  # fmt: skip


def plus(slots: Slots, **more: tuple[str, Role]) -> Slots:
    """The slots and some more."""
    return {**slots, **more}


def everyday(skin: str, hair: str, shirt: str, trousers: str, shoes: str = "#4b3a36") -> Slots:
    """Everyday clothes: what lies under a jacket, and what trims a shirt."""
    return {
        **human(skin, hair, shirt, trousers, shoes), "inner": ("#f4efe6", "fixed"), "trim": ("#f4efe6", "fixed"),
        "tie": ("#a8473f", "second"), "scarf": ("#3f8a8c", "primary"), "button": ("#e2b646", "fixed"),
    }  # fmt: skip


def used(slots: Slots, *names: str) -> Slots:
    """Without the extras that are not named."""
    extras = {"inner", "trim", "tie", "scarf", "button"} - {*names}
    return {name: slot for name, slot in slots.items() if name not in extras}


def beyond(hand: Point, angle: float, reach: float) -> Point:
    """The point `reach` units from the hand; `angle` clockwise from straight up."""
    t = math.radians(angle)
    return hand[0] + reach * math.sin(t), hand[1] - reach * math.cos(t)
