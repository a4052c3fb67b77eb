"""What several are together, and what each of them does for it: an orchestra of frogs plays, a class of mice sits."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Troupe:
    """So many, with the `things` of the atlas in turn, at a `verb` of `tables.verbs`, in a `pose`, in a `calling`.

    `place` is where they are if the words name none.
    """

    count: int
    things: tuple[str, ...] = ()
    verb: str = ""
    pose: str = ""
    calling: str = ""
    place: str = ""


_ORCHESTRA = Troupe(7, ("violin", "cello", "flute", "trumpet", "violin", "drum", "clarinet"), "play", place="stage")
_JAZZ = Troupe(3, ("saxophone", "trumpet", "drum", "trombone"), "play", place="stage")
_BRASS = Troupe(5, ("trumpet", "trombone", "drum", "tuba", "trumpet"), "play", place="stage")
_MARIACHI = Troupe(4, ("guitar", "trumpet", "violin"), "play", place="stage")
_ROCK = Troupe(4, ("guitar", "drum kit", "guitar", "saxophone"), "play", place="stage")
_FOOTBALL = Troupe(5, calling="football player")

TROUPES: Mapping[str, Troupe] = {
    "family": Troupe(4),
    **dict.fromkeys(("couple", "wedding couple", "married couple"), Troupe(2)),
    **dict.fromkeys(("orchestra", "symphony orchestra", "chamber orchestra", "philharmonic orchestra"), _ORCHESTRA),
    "string quartet": Troupe(4, ("violin", "cello", "violin", "cello"), "play", place="stage"),
    "jazz trio": _JAZZ,
    "jazz quartet": Troupe(4, _JAZZ.things, "play", place="stage"),
    "jazz band": Troupe(4, _JAZZ.things, "play", place="stage"),
    **dict.fromkeys(("brass band", "marching band", "big band"), _BRASS),
    **dict.fromkeys(("rock band", "punk band", "pop band", "country band", "folk band", "music band"), _ROCK),
    **dict.fromkeys(("mariachi band", "string band"), _MARIACHI),
    **dict.fromkeys(("choir", "chorus", "gospel choir"), Troupe(6, verb="sing", place="stage")),
    "barbershop quartet": Troupe(4, verb="sing", place="stage"),
    "audience": Troupe(6, pose="sitting"), "jury": Troupe(6, pose="sitting"),
    **dict.fromkeys(("class", "classroom full", "kindergarten class"), Troupe(5, pose="sitting", place="classroom")),
    **dict.fromkeys(("ballet class", "ballet troupe"), Troupe(4, calling="ballerina", place="stage")),
    "yoga class": Troupe(4, verb="stretch"),
    **dict.fromkeys(("soccer team", "football team"), _FOOTBALL),
    "basketball team": Troupe(4, calling="basketball player"), "baseball team": Troupe(4, calling="baseball player"),
    "hockey team": Troupe(4, calling="hockey player"), "cheerleading squad": Troupe(4, calling="cheerleader"),
    "police squad": Troupe(4, calling="police officer"),
    **dict.fromkeys(("pirate crew", "crew of pirate"), Troupe(4, calling="pirate")),
}  # fmt: skip
"""By the word for them. "Of" and whom it consists of follow, or these stand before it: "a penguin orchestra"."""
COLLECTIONS: Mapping[str, int] = {f"{word} of": troupe.count for word, troupe in TROUPES.items()}
"""How many they are where the words name no number."""
