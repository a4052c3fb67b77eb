"""SVG documents that the tests read."""

import base64
import io
import re

import numpy as np
from lxml import etree
from PIL import Image

NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def document(inside: str, size: str = 'viewBox="0 0 100 100"', before: str = "") -> bytes:
    """An SVG of 100 × 100 with something inside."""
    return f"{before}<svg {NAMESPACES} {size}>{inside}</svg>".encode()


def picture_link(width: int, height: int, kind: str = "PNG") -> str:
    """A red picture as a data URL."""
    file = io.BytesIO()
    Image.fromarray(np.full((height, width, 3), (255, 0, 0), np.uint8)).save(file, kind)
    return f"data:image/{kind.lower()};base64,{base64.b64encode(file.getvalue()).decode()}"


def assert_safe(text: str) -> None:
    """Nothing in the document runs, loads or points outside."""
    root = etree.fromstring(text.encode())
    for element in root.iter():
        name = etree.QName(element)
        assert name.namespace == "http://www.w3.org/2000/svg"
        assert name.localname not in {"script", "style", "foreignObject", "animate", "set", "a", "iframe", "feImage"}
        for key, value in element.attrib.items():
            assert not key.lower().startswith("on")
            assert "javascript:" not in value.lower()
            assert "\\" not in value or key.startswith("{")
            if key.endswith("href"):
                assert value.startswith(("#", "data:image/"))
            for target in re.findall(r"url\(([^)]*)", value, re.IGNORECASE):
                assert target.strip(" \"'").startswith("#")
    assert "<!ENTITY" not in text
    assert "<!DOCTYPE" not in text
