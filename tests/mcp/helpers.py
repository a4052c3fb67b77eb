"""What the tests of both transports look at."""

import io
from base64 import b64decode
from typing import Any

from mcp.types import CallToolResult, ImageContent, TextContent
from PIL import Image


def words(result: CallToolResult) -> str:
    """What the agent reads."""
    return "\n".join(each.text for each in result.content if isinstance(each, TextContent))


def looked_at(result: CallToolResult) -> list[Image.Image]:
    """What the agent sees."""
    pictures = [each for each in result.content if isinstance(each, ImageContent)]
    assert {each.mime_type for each in pictures} <= {"image/webp"}
    return [Image.open(io.BytesIO(b64decode(each.data))) for each in pictures]


def told(result: CallToolResult) -> dict[str, Any]:
    """What programs read, of a call that went well."""
    assert not result.is_error, words(result)
    return dict(result.structured_content)
