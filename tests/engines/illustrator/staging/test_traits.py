"""What models, looks and learned styles ask of a scene."""

from dataclasses import replace

from limner.engines.illustrator.staging.traits import Traits, leaned
from tests.engines.illustrator.style_transfer.styles import CLAY


def test_a_styles_detail_decides_on_props() -> None:
    bare, usual, busy = (leaned(Traits(), replace(CLAY, detail=d)) for d in (0.0, 0.5, 1.0))
    assert bare.props < usual.props == Traits().props < busy.props
    assert (bare.framing, usual.framing) == (False, True)
