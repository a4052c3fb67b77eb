"""The hand of an icon, where the words name one: lines, solid, flat colours or two tones."""

from collections.abc import Mapping

from limner.engines.illustrator.staging.draft import Draft


def asked(draft: Draft, arrangements: Mapping[str, str]) -> str:
    """The arrangement for the first hand that the words name and that has one; "" without one."""
    return next((arrangements[hand] for hand in draft.reading.made.hands if hand in arrangements), "")
