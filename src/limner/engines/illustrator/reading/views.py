"""From where a picture is seen: phrases that name neither a thing nor a place are taken out of a prompt's words."""

from collections.abc import Sequence

from limner.engines.illustrator.reading.phrasing import Phrases, Span
from limner.engines.illustrator.reading.tables.views import IMPLIED, ROOMS, SOMEBODYS, VIEWS
from limner.engines.illustrator.reading.tokens import Piece

_BREAK = Piece(",", "comma")
_VIEWS = Phrases(VIEWS)


def taken(pieces: Sequence[Piece]) -> tuple[list[Piece], tuple[str, ...]]:
    """The pieces with a comma where they say from where all is seen, and the compositions that they ask for.

    Of phrases that overlap the longest counts.
    """
    found = [(kind, span) for kind, span in _VIEWS.said(pieces) if _is_the_viewers(span, pieces)]
    found.sort(key=lambda said: (said[1].start - said[1].end, said[1].start))
    kept: list[tuple[str, Span]] = []
    for kind, span in found:
        if all(span.end <= other.start or other.end <= span.start for _, other in kept):
            kept.append((kind, span))
    left = list(pieces)
    for _, span in sorted(kept, key=lambda said: -said[1].start):
        end = span.end + (span.end < len(left) and left[span.end].text == "of")
        left[span.start : end] = [_BREAK]
    said = [kind for kind, _ in kept]
    return left, tuple(dict.fromkeys([*said, *(IMPLIED[kind] for kind in said if kind in IMPLIED)]))


def room(seen: Sequence[str]) -> str | None:
    """The place in which a viewer is who looks out of a thing; None where the thing may be anywhere."""
    return next((ROOMS[kind] for kind in seen if kind in ROOMS), None)


def _is_the_viewers(span: Span, pieces: Sequence[Piece]) -> bool:
    """Whether nobody in the picture does it: who is looking out of a tent is in the tent."""
    begins = span.start == 0 or pieces[span.start - 1].kind != "word"
    return begins or pieces[span.start].text not in SOMEBODYS
