"""Reading what the service answers."""

from email.message import Message
from email.parser import BytesParser
from email.policy import HTTP
from io import BytesIO

import httpx
import numpy as np
from numpy.typing import NDArray
from PIL import Image


def pixels(data: bytes) -> NDArray[np.uint8]:
    """The decoded picture, H×W×3."""
    with Image.open(BytesIO(data)) as image:
        return np.asarray(image.convert("RGB"))


def parts(response: httpx.Response) -> list[Message]:
    """The parts of a multipart response, read by the standard library's parser and not by ours."""
    head = f"Content-Type: {response.headers['content-type']}\r\n\r\n".encode()
    message = BytesParser(policy=HTTP).parsebytes(head + response.content)
    assert message.is_multipart()
    assert not message.defects
    return list(message.iter_parts())


def content(part: Message) -> bytes:
    """The bytes of a part."""
    found = part.get_payload(decode=True)
    assert isinstance(found, bytes)
    return found
