"""Hostile documents and ordinary ones through the safety pass."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.imaging.svg.read import read_svg
from limner.imaging.svg.render import render
from limner.kit.errors import InvalidRequest
from tests.imaging.svg.documents import assert_safe, document, picture_link

RECT = '<rect width="50" height="50" fill="#f00"/>'
USE_BOMB = '<g id="a0"><path d="M0 0h1v1z"/></g>' + "".join(
    f'<g id="a{i + 1}">' + f'<use xlink:href="#a{i}"/>' * 10 + "</g>" for i in range(9)
)
PATTERN_BOMB = "".join(
    f'<pattern id="p{i + 1}" width="1" height="1">'
    + f'<rect width="1" height="1" fill="url(#p{i})"/>' * 10
    + "</pattern>"
    for i in range(9)
)
CHAIN = '<g id="c0"/>' + "".join(f'<g id="c{i + 1}"><use href="#c{i}"/></g>' for i in range(5000))
LAUGHS = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
EXTERNAL = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
PARAMETER = '<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://example.com/x.dtd"> %x;]>'

REFUSED = {
    "billion laughs": (document("<text>&c;</text>", before=LAUGHS), "svg_unsafe"),
    "external entity": (document("<text>&x;</text>", before=EXTERNAL), "svg_unsafe"),
    "parameter entity": (document(RECT, before=PARAMETER), "svg_unsafe"),
    "use of itself": (document('<g id="a"><use href="#a"/></g>'), "svg_unsafe"),
    "use of each other": (document('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), "svg_unsafe"),
    "pattern of itself": (
        document('<pattern id="p"><rect fill="url(#p)"/></pattern><rect fill="url(#p)"/>'),
        "svg_unsafe",
    ),
    "use bomb": (document(USE_BOMB + '<use xlink:href="#a9"/>'), "svg_too_complex"),
    "pattern bomb": (document(PATTERN_BOMB + '<rect fill="url(#p9)"/>'), "svg_too_complex"),
    "marker bomb": (
        document(f'<marker id="m">{RECT * 50}</marker><path marker-mid="url(#m)" d="M0 0{"l1 1" * 20_000}"/>'),
        "svg_too_complex",
    ),
    "chain of uses": (document(CHAIN + '<use href="#c5000"/>'), "svg_too_complex"),
    "ten thousand groups": (document("<g>" * 10_000 + "</g>" * 10_000), "svg_too_complex"),
    "layers in layers": (document('<g opacity=".5">' * 20 + RECT + "</g>" * 20), "svg_too_complex"),
    "a hundred thousand paths": (document('<path d="M0 0h1v1z"/>' * 100_000), "svg_too_complex"),
    "one endless path": (document(f'<path d="M0 0{"l1 1" * 600_000}"/>'), "svg_too_complex"),
    "too many attributes": (document("<g " + " ".join(f'a{i}="1"' for i in range(300)) + "/>"), "svg_too_complex"),
    "21 MB": (document("<desc>" + "x" * 21_000_000 + "</desc>"), "svg_too_complex"),
    "no size": (document(RECT, size='width="100%" height="100%"'), "image_unreadable"),
    "infinite size": (document(RECT, size='viewBox="0 0 1e300 1e300"'), "image_unreadable"),
    "cut off": (document(RECT)[:-20], "image_unreadable"),
    "web page": (b"<html><svg/></html>", "image_unreadable"),
    "nothing": (b"", "image_unreadable"),
    "noise": (bytes(range(256)), "image_unreadable"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_attacks_and_broken_files_are_refused(name: str) -> None:
    data, code = REFUSED[name]
    with pytest.raises(InvalidRequest) as refused:
        read_svg(data, "mask")
    assert refused.value.code == code
    assert refused.value.param == "mask"
    assert refused.value.message.startswith("mask ")


UNSAFE = {
    "script": "<script>alert(1)</script>",
    "event": '<rect onload="alert(1)" onClick="x()" width="9" height="9"/>',
    "foreign object": '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    "link": '<a href="javascript:alert(1)"><circle r="3"/></a>',
    "outside picture": '<image href="http://example.com/x.png" width="9" height="9"/>',
    "file": '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
    "SVG in a data URL": '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>',
    "false picture": '<image href="data:image/png;base64,AAAA" width="9" height="9"/>',
    "outside use": '<use href="http://example.com/x.svg#a"/>',
    "outside paint": '<rect width="9" height="9" fill="url(http://example.com/x.svg#a)"/>',
    "style": '<rect width="9" height="9" style="fill:url(http://example.com/x)"/>',
    "escaped": r'<rect width="9" height="9" style="fill:\75rl(http://example.com/x)" mask="\75rl(http://example.com)"/>',
    "import": '<style>@import url("http://example.com/x.css"); rect{fill:red}</style>',
    "font face": "<style>@font-face{font-family:x;src:url(http://example.com/x.woff)}</style>",
    "animation": '<rect width="9" height="9"><animate attributeName="href" to="javascript:alert(1)"/></rect>',
    "set": '<set attributeName="onload" to="alert(1)"/>',
    "style sheet instruction": '<?xml-stylesheet href="http://example.com/x.css"?>',
    "base": '<g xml:base="http://example.com/"><use href="#a"/></g>',
    "filter picture": '<filter id="f"><feImage href="http://example.com/x.png"/></filter>',
}


@pytest.mark.parametrize("name", UNSAFE)
def test_what_is_unsafe_goes_and_the_rest_stays(name: str) -> None:
    safe = read_svg(document(UNSAFE[name] + RECT))
    assert_safe(safe.text)
    assert "example.com" not in safe.text
    assert "#f00" in safe.text or "red" in safe.text
    assert render(safe.text, 20, 20)[2, 2].tolist() == [255, 0, 0, 255]


def test_a_document_type_without_entities_is_harmless() -> None:
    kind = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    assert "<rect" in read_svg(document(RECT, before=f'<?xml version="1.0"?>{kind}')).text


@pytest.mark.parametrize("bad", ['x="NaN"', 'width="inf"', 'x="1e30"', 'transform="scale(999999999999)"'])
def test_coordinates_out_of_bounds_drop_the_element(bad: str) -> None:
    safe = read_svg(document(f'<rect height="9" fill="#00f" {bad}/><path d="M0 0LNaN 1"/>{RECT}'))
    assert "#00f" not in safe.text
    assert "<path" not in safe.text
    assert "#f00" in safe.text


@pytest.mark.parametrize(
    "inside",
    [
        '<feGaussianBlur stdDeviation="5000"/>',
        '<feTurbulence numOctaves="100"/>',
        '<feMorphology radius="400"/>',
        '<feConvolveMatrix order="99"/>',
        "<feOffset/>" * 31,
    ],
)
def test_costly_filters_go(inside: str) -> None:
    text = read_svg(document(f'<filter id="f">{inside}</filter><g filter="url(#f)">{RECT}</g>')).text
    assert "filter" not in text


def test_a_small_filter_stays() -> None:
    blur = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'
    assert 'filter="url(#f)"' in read_svg(document(f'{blur}<g filter="url(#f)">{RECT}</g>')).text


def test_too_many_filtered_shapes_lose_their_filters() -> None:
    blur = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'
    assert 'filter="' not in read_svg(document(blur + f'<g filter="url(#f)">{RECT}</g>' * 400)).text


def test_a_small_picture_inside_stays_and_a_huge_one_goes() -> None:
    small = read_svg(document(f'<image href="{picture_link(4, 4)}" width="100" height="100"/>'))
    assert render(small.text, 10, 10)[5, 5].tolist() == [255, 0, 0, 255]
    assert "<image" not in read_svg(document(f'<image href="{picture_link(5000, 4000)}" width="9" height="9"/>')).text


def test_style_sheets_become_attributes_by_their_specificity() -> None:
    sheet = "rect{fill:#0f0} .a{fill:#00f} #b{fill:#f00} g > .c{stroke:#123} :hover{fill:#999} svg .d{font:bold 9px x}"
    inside = f'<style>{sheet}</style><rect class="a" id="b"/><g><g><rect class="c"/></g></g><text class="d">x</text>'
    text = read_svg(document(inside)).text
    assert re.search(r'id="b"[^>]*fill="#f00"', text)
    assert re.search(r'class="c"[^>]*fill="#0f0"[^>]*stroke="#123"', text)
    assert 'font-weight="bold"' in text
    assert "#999" not in text


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings(encoding: str) -> None:
    data = document("<title>Größe 图</title>" + RECT).decode().encode(encoding)
    assert "Größe 图" in read_svg(data).text


def test_names_titles_and_inner_references_stay() -> None:
    inside = f'<defs><g id="a">{RECT}</g></defs><g id="sky"><title>Sky</title>\n<use href="#a"/></g>'
    text = read_svg(document(inside)).text
    assert 'id="sky"><title>Sky</title>\n<use xlink:href="#a"/>' in text


def test_the_view_box_comes_from_the_size_where_there_is_none() -> None:
    safe = read_svg(document(RECT, size='width="1in" height="48"'))
    assert (safe.width, safe.height) == (96, 48)
    assert 'viewBox="0 0 96 48"' in safe.text


def test_a_document_without_namespace_or_with_a_prefix_is_read() -> None:
    prefixed = b'<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:rect width="9" height="9"/></s:svg>'
    bare = b'<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
    assert read_svg(prefixed).text == read_svg(bare).text


SEED = document(
    '<style>.a{fill:red}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>'
    '<clipPath id="c"><circle r="9"/></clipPath><g id="u"><path class="a" d="M0 0h9v9z"/></g></defs>'
    '<g clip-path="url(#c)" transform="scale(2)"><use href="#u" x="3"/><rect width="9" height="9" fill="url(#g)"/></g>'
    '<text x="1" y="2">word<tspan style="fill:blue">s</tspan></text>'
).decode()
PIECES = [
    "<script>x</script>", ' onload="x()"', "<g>", "</g>", "&#0;", "&lt;", "<![CDATA[", "]]>", '"', "<", "NaN", "1e999",
    "url(http://x)", 'href="http://x"', "javascript:", "<!--", "-->", "<?p ?>", "\\", "@import", "#u",
    "<a href='javascript:x'/>", "<style>", "</style>", "\x00", "\ud7ff", "<!DOCTYPE svg [<!ENTITY a 'b'>]>",
    "<use href='#u'/>", "<foreignObject/>", "style='fill:url(//x)'",
]  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> str:
    text = SEED
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.sampled_from([0, 0, 1, 7, 30])))
        text = text[:at] + draw(st.sampled_from(PIECES) | st.text(max_size=4)) + text[end:]
    return text


@settings(max_examples=300)
@given(mutated())
def test_a_mutated_document_is_refused_or_safe(text: str) -> None:
    try:
        safe = read_svg(text.encode("utf-8", errors="replace"))
    except InvalidRequest:
        return
    assert_safe(safe.text)
    assert read_svg(safe.text.encode()).text == safe.text
