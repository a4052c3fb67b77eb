"""Styles that clients of the hosted service send beyond the interface's, and the look that comes nearest to each.

Facts about names only. Only a lenient service takes them. A row is a look, what has to be said beside it in the prompt,
and the names that mean it: as the hosted service lists it, then the substyle that older clients send where that is not
the same name when folded. The first part of the table says which base style a substyle belongs to.
"""

from difflib import get_close_matches

from limner.catalog.brand import OWN
from limner.catalog.styles import STYLES, Style, branded_title, find_style, fold

_Rows = tuple[tuple[str, str, str], ...]

_PHOTOS: _Rows = (
    ("photorealism", "", "Natural light"),
    ("photorealism", "", "Studio photo|Studio portrait"),
    ("photorealism", "vivid colours", "HDR"),
    ("photorealism", "", "Hard flash"),
    ("photorealism", "", "Motion blur"),
    ("photorealism", "", "Product photo"),
    ("photorealism", "evening light", "Evening light"),
    ("photorealism", "pastel colours", "Faded Nostalgia"),
    ("photorealism", "", "Forest life"),
    ("photorealism", "", "Mystic Naturalism"),
    ("photorealism", "", "Natural Tones"),
    ("photorealism", "", "Organic Calm"),
    ("photorealism", "", "Real-Life Glow"),
    ("photorealism", "", "Retro Realism"),
    ("photorealism", "", "Retro Snapshot"),
    ("photorealism", "", "Urban Drama"),
    ("photorealism", "", "Village Realism"),
    ("photorealism", "", "Warm Folk"),
    ("monochrome", "", "Black & white|b_and_w|Black and white"),
)
_ILLUSTRATIONS: _Rows = (
    ("retro_poster", "", "Grain"),
    ("retro_poster", "", "Grain 2.0|grain_20"),
    ("retro_poster", "", "Retro Pop|2d_art_poster"),
    ("riso", "", "Risograph|2d_art_poster_2"),
    ("hand_drawn", "", "Bold Sketch|hand_drawn_outline"),
    ("pencil", "", "Pencil sketch"),
    ("coloured_pencil", "", "infantile_sketch"),
    ("clay", "", "Clay|handmade_3d"),
    ("engraving", "", "Color engraving|engraving_color"),
    ("pixel_art", "", "Pixel art"),
    ("engraving", "", "Antiquarian"),
    ("oil", "", "Bold fantasy"),
    ("storybook", "", "Child book|child_books"),
    ("gouache", "", "Cover"),
    ("pencil", "", "Crosshatch"),
    ("engraving", "", "Digital engraving"),
    ("oil", "", "Expressionism"),
    ("hand_drawn", "", "Freehand details"),
    ("screen_print", "", "Graphic intensity"),
    ("pop_art", "", "Hard Comics"),
    ("vector_art", "", "Long shadow"),
    ("gouache", "", "Modern Folk"),
    ("illustration", "vivid colours", "Multicolor"),
    ("neon", "", "Neon Calm"),
    ("monochrome", "", "Noir"),
    ("pastel", "", "Nostalgic pastel"),
    ("hand_drawn", "", "Outline details"),
    ("illustration", "pastel colours", "Pastel gradient"),
    ("pastel", "", "Pastel sketch"),
    ("render_3d", "", "Plastic"),
    ("pop_art", "", "Pop art"),
    ("oil", "", "Pop renaissance"),
    ("pop_art", "", "Street art"),
    ("hand_drawn", "", "Tablet sketch"),
    ("illustration", "at night", "Urban Glow"),
    ("watercolour", "", "Urban sketching"),
    ("gouache", "", "Young adult book"),
    ("gouache", "", "Young adult book 2|young_adult_book_3"),
    ("illustration", "seamless pattern", "Seamless Digital|seamless"),
    ("render_3d", "", "3d"),
    ("neon", "", "80's|80s"),
    ("neon", "", "Glow"),
    ("pop_art", "vivid colours", "Psychedelic"),
    ("pixel_art", "", "Voxel art|voxel"),
    ("watercolour", "", "Watercolor|Watercolour"),
)
_VECTORS: _Rows = (
    ("linocut", "", "Linocut"),
    ("paper_cut", "", "Color blobs"),
    ("hand_drawn", "", "Bold stroke"),
    ("vector_art", "", "Chemistry"),
    ("screen_print", "", "Colored stencil"),
    ("pop_art", "", "Contour pop art"),
    ("vector_art", "", "Cosmics"),
    ("paper_cut", "", "Cutout"),
    ("vector_art", "", "Depressive"),
    ("vector_art", "", "Editorial"),
    ("vector_art", "", "Emotional flat"),
    ("vector_art", "", "Infographical"),
    ("line_art", "", "Line circuit"),
    ("doodle", "", "Marker outline"),
    ("mosaic", "", "Mosaic"),
    ("vector_art", "", "Naivector"),
    ("vector_art", "", "Roundish flat"),
    ("low_poly", "", "Segmented Colors"),
    ("linocut", "", "Sharp contrast"),
    ("line_art", "", "Thin"),
    ("illustration", "", "Vector Photo"),
    ("vector_art", "vivid colours", "Vivid shapes"),
    ("vector_art", "seamless pattern", "Seamless Vector|seamless"),
    ("vector_art", "", "Cartoon"),
    ("vector_art", "", "Flat 2.0|flat_2"),
    ("kawaii", "", "Vector Kawaii|kawaii"),
    ("doodle", "", "Doodle Line art"),
)
_ICONS: _Rows = (
    ("line_icon", "icon", "Outline"),
    ("stencil", "icon", "Pictogram"),
    ("line_icon", "icon", "Colored outline"),
    ("icon", "", "Colored shape|colored_shapes"),
    ("line_icon", "icon", "Gradient outline|outline_gradient"),
    ("doodle", "", "Offset doodle|doodle_offset_fill"),
    ("doodle", "", "doodle_fill"),
    ("icon", "", "Gradient shape|colored_shapes_gradient"),
    ("line_icon", "icon", "Broken line"),
    ("duotone", "icon", "Offset fill"),
)
_LOGOS: _Rows = (
    ("icon", "emblem", "Prestige Emblem"),
    ("pop_art", "emblem", "Pop Graphic|emblem_pop_art"),
    ("linocut", "emblem", "Stamp|emblem_stamp"),
    ("punk_graphic", "", "emblem_punk"),
    ("punk_graphic", "emblem", "emblem_graffiti"),
    ("retro_poster", "emblem", "Vintage Emblem|emblem_vintage"),
)

_RASTER, _VECTOR = ("svcv3", "svcv2"), ("svcv3_vector", "svcv2_vector")
_TABLE: dict[str, tuple[tuple[str, ...], _Rows]] = {
    "realistic_image": (_RASTER, _PHOTOS),
    "digital_illustration": (_RASTER, _ILLUSTRATIONS),
    "vector_illustration": (_VECTOR, _VECTORS),
    "icon": (("svcv2_vector", "svcv3_vector"), _ICONS),
    "logo_raster": (_RASTER, _LOGOS),
}
"""By base style: the models that a style of it means, the preferred one first, and the styles."""

_BY_BASE: dict[tuple[str, str], Style] = {}
"""By the folded names of base and style."""
for _base, (_models, _rows) in _TABLE.items():
    for _look, _words, _names in _rows:
        _title, *_others = _names.split("|")
        _style = Style(_title, _look, _models, words=_words)
        for _name in (_title, *_others):
            _BY_BASE[fold(_base), fold(_name)] = _style

CLIENT_STYLES: tuple[Style, ...] = tuple(dict.fromkeys(_BY_BASE.values()))
"""The styles of the table, each once."""

_BY_NAME: dict[str, Style] = {}
for (_, _name), _style in _BY_BASE.items():
    _BY_NAME.setdefault(_name, _style)


def find_client_style(style: str | None, substyle: str | None, brand: str) -> Style | None:
    """The style that `style` and `substyle` mean together, or either alone; `style` may be `base/substyle`.

    A substyle gives the look. A style beside it, a base style for most clients, says whether as pixels or as SVG.
    """
    if style is not None and "/" in style:
        style, _, within = style.partition("/")
        substyle = within if substyle is None else substyle
    whole = _one(style, brand) if style is not None else None
    if substyle is None:
        return whole
    part = _BY_BASE.get((fold(style or ""), fold(substyle))) or _one(substyle, brand)
    if part is None or style is None:
        return part
    return _as(part, whole) if whole else None


def near(name: str, brand: str, *, beyond: bool) -> list[str]:
    """Names of styles that are like one that does not exist, the nearest first; three at most.

    With those `beyond` the interface, or without.
    """
    known = {fold(style.name): style.name for style in STYLES}
    if beyond:
        known = {**{name: style.name for name, style in _BY_NAME.items()}, **known}
    wanted = fold(name.rpartition("/")[2])
    wanted = OWN + wanted.removeprefix(brand) if wanted.startswith(f"{brand} ") else wanted
    found = dict.fromkeys(known[each] for each in get_close_matches(wanted, known, 3, 0.6))
    return [branded_title(each, brand) for each in found]


def _one(name: str, brand: str) -> Style | None:
    return find_style(name, brand) or _BY_NAME.get(fold(name))


def _as(part: Style, whole: Style) -> Style:
    """The look of one style in the kind of picture of another; `any` has both kinds."""
    if part.outputs <= whole.outputs:
        return part
    return Style(part.name, part.look, whole.models, words=part.words)
