"""What is on somebody's body: worn, held, on the shoulder or at the feet."""

from dataclasses import replace

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.reading.relating import Pending, Relating

_SIDES = 2
"""How many shoulders or hands one has."""
_UPPER = frozenset({"hair", "head", "shoulders", "back", "legs"})
"""Parts of a body that a thing can lie on."""
_THROAT = frozenset({"neck", "collar"})
"""Parts about which a thing hangs."""
FEET, AT_FEET = frozenset({"feet", "paws"}), frozenset({"at", "by"})
"""Parts of a body, and the words for who is before them."""
_GRASPING = frozenset({"hands", "arms", "mouth", "beak", "teeth", "paws", "claws", "nose"})
"""Parts that hold."""
BEARING = _UPPER | _THROAT | FEET | _GRASPING
"""Parts that have something on them, or about them."""


class Bodily(Relating):
    """Relations to a part of somebody's body are relations to himself."""

    def _on_a_body(self, pending: Pending, found: int, part: str) -> Pending:
        """What lies on somebody's head or in his hand: worn, on it or held, and with nobody else."""
        if part in FEET and pending.words in AT_FEET and len(pending.subjects) == 1:
            self._let_go(pending.subjects[0], found)
            return pending
        about = part in _THROAT and pending.words in ("around", "round", "about")
        if not (about or pending.words in ("in", "on")) or len(pending.subjects) != 1:
            return pending
        own = pending.subjects[0]
        if self.each and self.subjects[own].count == 1:  # "a parrot on each shoulder"
            self.describe(own, count=_SIDES)
        self.each = False
        self._let_go(own, found)
        if bonds.is_a(bonds.symbol(self.subjects[own]), bonds.CLOTHING) or self._hangs(own, part):
            return replace(pending, kind="wearing", words="", inverse=False, subjects=(found,), object=own)
        if part in _GRASPING:
            return replace(pending, kind="holding", words="", inverse=True)
        return replace(pending, kind="on", words="on top of")

    def _let_go(self, own: int, owner: int) -> None:
        """It is with nobody but the one whose shoulder or feet it is at."""
        self.relations = [r for r in self.relations if r not in self._loose or r.object != own or r.subject == owner]

    def taken_by(self, part: str) -> bool:
        """ "In a mother's arms", straight after her: she holds what was said to be in her. Whether it is so."""
        last = self.relations[-1] if self.relations else None
        if part not in _GRASPING or last is None or last.kind != "inside" or self._recent[-1:] != [last.object]:
            return False
        if not bonds.living(self.subjects[last.object]):
            return False
        self.relations[-1] = Relation("holding", last.object, last.subject)
        return True

    def _hangs(self, thing: int, part: str) -> bool:
        """Whether it is about somebody's neck: a bell is, a parrot sits there."""
        return part in _THROAT and not bonds.living(self.subjects[thing])
