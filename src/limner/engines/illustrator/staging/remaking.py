"""Which symbol a subject is played by, where it is made of something, shaped like something, cut, broken or melted."""

from dataclasses import replace

from limner.engines.illustrator.atlas import guests
from limner.engines.illustrator.atlas.names import Remaking, is_remade
from limner.engines.illustrator.atlas.registry import ATLAS, Atlas
from limner.engines.illustrator.atlas.remade import forming
from limner.engines.illustrator.atlas.remade.heaping import lies_in_heaps
from limner.engines.illustrator.atlas.remade.shaping import keeps_its_stuff
from limner.engines.illustrator.atlas.remade.states import CONTENTS, STATES
from limner.engines.illustrator.atlas.remade.substances import SUBSTANCES
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.shapes import FIGURES
from limner.engines.illustrator.staging import coats

_PORTIONS = {"half": "half", "slice": "slice"}
_LIVING = frozenset({"animal", "person"})
_SUFFERED = frozenset({"melted", "wrapped", "cracked", "mended", ""})
"""States in which even the living are drawn."""
_CONTAINING = frozenset({"vessel", "drink", "tableware", "container"})
_RIBBONS = frozenset({"ribbon", "bow"})
"""Slots of what is wrapped as it is."""
_STALKED = frozenset({"plant", "tree", "flower"})


def remaking(subject: Subject, symbol: Symbol) -> Remaking:
    """What becomes of the symbol by the subject's words, as far as it can."""
    of = subject.made_of or (subject.material if subject.material in SUBSTANCES else "")
    form = _form(subject, symbol)
    shaped = subject.shape not in ("", symbol.id) and not guests.invites(subject.shape)
    return Remaking(
        shape=subject.shape if shaped and not (form and subject.shape in FIGURES) else "",
        of="" if of == symbol.id or (of and of == symbol.substance) or guests.invites(of) else of,
        state=_state(subject, symbol),
        role=subject.role if _changes(subject.role, symbol) else "",
        form=form,
        painted=subject.painted,
        printed=subject.printed,
        strewn=subject.strewn,
        lies="heap" if subject.heaped and lies_in_heaps(symbol) else "",
        topped=subject.topped,
        marked=coats.marked(subject, symbol),
    )


def _form(subject: Subject, symbol: Symbol) -> str:
    """The form that it takes: that of the figure that it is shaped like, unless its own stuff is shaped so, or the one
    that was said.
    """
    figure = "" if keeps_its_stuff(symbol) else FIGURES.get(subject.shape, "")
    return next((form for form in (figure, subject.form) if forming.takes(symbol, form)), "")


def _changes(role: str, symbol: Symbol) -> bool:
    """Whether it is dressed up for the role: an animal as a person, anybody as a thing."""
    return bool(role) and ("person" not in symbol.kinds or "person" not in ATLAS[role].kinds)


def _state(subject: Subject, symbol: Symbol) -> str:
    state = subject.state or (_PORTIONS.get(subject.portion, "") if symbol.flesh is not None else "")
    kinds = {symbol.id, *symbol.kinds}
    if state not in STATES:  # it is seen about the thing and not in it
        return ""
    if state == "empty" and (_CONTAINING.isdisjoint(kinds) or CONTENTS.isdisjoint(symbol.slots)):
        return ""
    if state not in _SUFFERED and not _LIVING.isdisjoint(kinds):
        return ""
    if state in ("limp", "broken", "sliced") and not _STALKED.isdisjoint(kinds):
        return ""
    if state == "wrapped" and not _RIBBONS.isdisjoint(symbol.slots):
        return ""
    said = {word for words in symbol.words for word in words.split()}
    return "" if state in said or state in symbol.poses else state


def remade(atlas: Atlas, symbol: Symbol, subject: Subject) -> Symbol:
    """The symbol as the subject's words want it; as it is where they want nothing, or where it is a guest."""
    said = remaking(subject, symbol)
    if said == Remaking() or guests.invites(symbol.id) or is_remade(symbol.id):
        return symbol
    return atlas[said.name(symbol.id)]


def plain(subject: Subject) -> Subject:
    """The subject without the colour of a stuff that has its own."""
    stuff = subject.material
    if stuff not in SUBSTANCES or subject.colour_names != (stuff,):
        return subject
    return replace(subject, colours=(), colour_names=())
