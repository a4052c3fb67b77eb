"""Whether a longer prompt is read as the shorter one, and more."""

from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.reading import Reading

_SAME = ("subjects", "relations", "quoted", "palette", "background", "excluded", "excluded_colours", "unknown")
_GIVEN = ("setting", "time", "season")
_GROWING = ("weather", "composition", "styles")


def keeps(before: Reading, after: Reading) -> bool:
    """Whether nothing of `before` is lost or changed in `after`, and nothing is in it that will not be drawn."""
    same = all(getattr(before, name) == getattr(after, name) for name in _SAME)
    given = all(getattr(before, name) in (None, getattr(after, name)) for name in _GIVEN)
    growing = all(_begins(getattr(after, name), getattr(before, name)) for name in _GROWING)
    return same and given and growing and not_drawn(before) == not_drawn(after)


def _begins(longer: tuple[str, ...], shorter: tuple[str, ...]) -> bool:
    return longer[: len(shorter)] == shorter
