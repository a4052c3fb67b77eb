"""The styles that clients carry beyond the interface's."""

import pytest

from limner.catalog.client_styles import CLIENT_STYLES, find_client_style, near
from limner.catalog.models import MODELS
from limner.catalog.styles import CURATED, find_style

SUBSTYLES = {
    "realistic_image": "b_and_w enterprise evening_light faded_nostalgia forest_life hard_flash hdr motion_blur "
    "mystic_naturalism natural_light natural_tones organic_calm real_life_glow retro_realism retro_snapshot "
    "studio_portrait urban_drama village_realism warm_folk",
    "digital_illustration": "2d_art_poster 2d_art_poster_2 3d 80s antiquarian bold_fantasy child_book child_books "
    "cover crosshatch digital_engraving engraving_color expressionism freehand_details glow grain grain_20 "
    "graphic_intensity hand_drawn hand_drawn_outline handmade_3d hard_comics infantile_sketch kawaii long_shadow "
    "modern_folk multicolor "
    "neon_calm noir nostalgic_pastel outline_details pastel_gradient pastel_sketch pixel_art plastic pop_art "
    "pop_renaissance psychedelic seamless street_art tablet_sketch urban_glow urban_sketching voxel watercolor "
    "young_adult_book young_adult_book_2",
    "vector_illustration": "bold_stroke cartoon chemistry colored_stencil contour_pop_art cosmics cutout depressive "
    "doodle_line_art editorial emotional_flat engraving flat_2 infographical kawaii line_art line_circuit linocut "
    "marker_outline mosaic naivector roundish_flat seamless segmented_colors sharp_contrast thin vector_photo "
    "vivid_shapes",
    "icon": "broken_line colored_outline colored_shapes colored_shapes_gradient doodle_fill doodle_offset_fill "
    "offset_fill outline outline_gradient pictogram",
    "logo_raster": "emblem_graffiti emblem_pop_art emblem_punk emblem_stamp emblem_vintage",
}
"""What older clients send as `substyle`, by `style`."""

VECTOR = {"vector_illustration", "icon"}
CASES = [(base, substyle) for base, names in SUBSTYLES.items() for substyle in names.split()]


@pytest.mark.parametrize(("base", "substyle"), CASES, ids=lambda name: name)
def test_every_substyle_that_clients_carry(base: str, substyle: str) -> None:
    """In two fields, in one, and alone; the style says whether as pixels or as SVG."""
    together = find_client_style(base, substyle, "acme")
    assert together is not None
    assert together.look
    assert together.outputs == {"vector" if base in VECTOR else "raster"}
    assert find_client_style(f"{base}/{substyle}", None, "acme") == together
    assert find_client_style(None, substyle, "acme") is not None


def test_a_substyle_of_another_style_keeps_its_look() -> None:
    style = find_client_style("vector_illustration", "watercolor", "svc")
    assert style is not None
    assert style.look == "watercolour"
    assert style.outputs == {"vector"}
    anything = find_client_style("any", "linocut", "svc")
    assert anything is not None
    assert anything.outputs == {"vector"}


def test_the_names_of_the_interface_mean_what_they_mean_there() -> None:
    for style in CURATED:
        assert find_client_style(style.name, None, "acme") is find_style(style.name, "acme") is style


def test_every_style_has_models() -> None:
    for style in CLIENT_STYLES:
        assert len(style.outputs) == 1
        assert set(style.models) <= MODELS.keys()


@pytest.mark.parametrize(
    ("style", "substyle"),
    [("nothing", None), ("nothing", "linocut"), ("icon", "nothing"), (None, "nothing"), ("", None), ("/", None)],
)
def test_unknown_names(style: str | None, substyle: str | None) -> None:
    assert find_client_style(style, substyle, "svc") is None


def test_what_is_near() -> None:
    assert near("watercolr", "svc", beyond=True)[0] == "Watercolor"
    assert near("watercolr", "svc", beyond=False) == []
    assert near("icon/pictogramm", "svc", beyond=True)[0] == "Pictogram"
    assert near("acme v3 rav", "acme", beyond=False)[0] == "Acme V3 Raw"
    assert near("xyzzy", "svc", beyond=True) == []
