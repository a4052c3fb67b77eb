"""Additions put into sentences: a few ways to say each thing, so that no two prompts read alike."""

from collections.abc import Iterator
from dataclasses import dataclass

from limner.engines.illustrator.enhance.lot import Lot
from limner.engines.illustrator.enhance.phrases import Pair


@dataclass(frozen=True, slots=True)
class Additions:
    """What is to be added. Empty is nothing.

    `place` and `moment` begin with a preposition, `framing` and `medium` with an article. `scene` is what the whole
    is called.
    """

    place: str = ""
    moment: str = ""
    light: Pair | None = None
    framing: str = ""
    mood: Pair | None = None
    medium: str = ""
    scene: str = "scene"


_OPENINGS: dict[str, tuple[str, ...]] = {
    "joined place moment": (", {place} {moment}.", ", {place}, {moment}.", ", {moment}, {place}."),
    "apart place moment": (
        " The setting is {the_place}, {moment}.",
        " All of this is {place} {moment}.",
        " It is {the_moment} {place}.",
        " The scene is {place}, {moment}.",
    ),
    "joined place": (", {place}.",),
    "apart place": (" The setting is {the_place}.", " The scene is {place}.", " All of this is {place}."),
    "joined moment": (", {moment}.",),
    "apart moment": (" It is {the_moment}.", " The scene is {moment}.", " All of this is {moment}."),
}

_SENTENCES: dict[str, tuple[str, ...]] = {
    "light": (
        "The light is {l0} and {l1}.",
        "There is {l0}, {l1} light.",
        "{L0}, {l1} light is shining from the side.",
        "All is in {l0}, {l1} light.",
    ),
    "framing": ("{Framing}.", "The picture is {framing}."),
    "mood": (
        "The whole {scene} is {m0} and {m1}.",
        "All of it is {m0} and {m1}.",
        "It is a {m0}, {m1} {scene}.",
        "The {scene} is {m0} and {m1}.",
    ),
    "medium": ("{Medium}.", "Drawn as {medium}.", "Made as {medium}.", "Rendered as {medium}."),
    "light framing": (
        "{Framing} in {l0}, {l1} light.",
        "{L0}, {l1} light, {framing}.",
        "The light is {l0} and {l1}, the picture {framing}.",
        "{Framing}, with {l0}, {l1} light from the side.",
    ),
    "light mood": (
        "In {l0}, {l1} light the whole {scene} is {m0} and {m1}.",
        "The light is {l0} and {l1}, the {scene} {m0} and {m1}.",
        "{L0}, {l1} light makes the {scene} {m0} and {m1}.",
        "It is a {m0}, {m1} {scene} in {l0}, {l1} light.",
    ),
    "light medium": (
        "{Medium} with {l0}, {l1} light.",
        "Drawn as {medium}, in {l0}, {l1} light.",
        "{Medium}, its light {l0} and {l1}.",
    ),
    "framing mood": (
        "{Framing}, {m0} and {m1}.",
        "The picture is {framing}, and all of it is {m0} and {m1}.",
        "{Framing} makes the {scene} {m0} and {m1}.",
    ),
    "framing medium": (
        "{Medium}, {framing}.",
        "Drawn as {medium} with {framing}.",
        "{Framing}, rendered as {medium}.",
        "{Medium} in {framing}.",
    ),
    "mood medium": (
        "{Medium}, {m0} and {m1}.",
        "The whole {scene} is {m0} and {m1}, drawn as {medium}.",
        "{M0} and {m1}, the {scene} is made as {medium}.",
        "{Medium} of a {m0}, {m1} {scene}.",
    ),
}

_PAIRINGS = (
    ("light framing", "mood medium"),
    ("mood medium", "light framing"),
    ("light mood", "framing medium"),
    ("framing medium", "light mood"),
    ("framing mood", "light medium"),
    ("light medium", "framing mood"),
)


def opening(additions: Additions, lot: Lot, *, joined: bool) -> str:
    """What comes straight after the prompt, its first comma or space included; "" where there is nothing to say.

    `joined` continues the prompt's own sentence, else a new one begins.
    """
    parts = [name for name in ("place", "moment") if getattr(additions, name)]
    if not parts:
        return ""
    kind = " ".join(["joined" if joined else "apart", *parts])
    place, moment = additions.place, additions.moment
    return lot.of("opening", _OPENINGS[kind]).format(
        place=place, moment=moment, the_place=place.partition(" ")[2], the_moment=moment.partition(" ")[2]
    )


def sentences(additions: Additions, lot: Lot) -> Iterator[str]:
    """The rest, a sentence each."""
    for pair in lot.of("pairing", _PAIRINGS):
        parts = " ".join(name for name in pair.split() if getattr(additions, name))
        if parts:
            yield _filled(lot.of(parts, _SENTENCES[parts]), additions)


def _filled(template: str, additions: Additions) -> str:
    light, mood = additions.light or ("", ""), additions.mood or ("", "")
    text = template.format(
        framing=additions.framing,
        Framing=_begun(additions.framing),
        medium=additions.medium,
        Medium=_begun(additions.medium),
        l0=light[0],
        l1=light[1],
        L0=_begun(light[0]),
        scene=additions.scene,
        m0=mood[0],
        m1=mood[1],
        M0=_begun(mood[0]),
    )
    return text.replace(" a e", " an e").replace(" a o", " an o")


def _begun(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]
