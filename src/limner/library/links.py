"""Signed links: whoever has one may fetch its image until it expires, and nobody can make one up."""

import hmac
from base64 import urlsafe_b64encode
from datetime import datetime
from hashlib import sha256
from uuid import UUID

from limner.kit.errors import LimnerError


class LinkForged(LimnerError):  # noqa: N818  named for what the link is
    """The signature does not fit: the service did not make this link, or not so."""

    status = 403
    type = "invalid_request_error"
    code = "link_forged"


class LinkExpired(LimnerError):  # noqa: N818
    """The link is the service's own, and its time is over."""

    status = 410
    type = "not_found_error"
    code = "link_expired"


class Links:
    """Makes links and checks them: HMAC-SHA256 over the image's id, its extension and the time of expiry."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def path(self, image_id: UUID, extension: str, expires: int) -> str:
        """The link, without the service's base address; `expires` is in Unix seconds."""
        signature = self._sign(image_id, extension, expires)
        return f"/images/{image_id}.{extension}?expires={expires}&signature={signature}"

    def check(self, image_id: UUID, extension: str, expires: int, signature: str, now: datetime) -> None:
        """Raises LinkForged if the signature does not fit, else LinkExpired if the link's time is over."""
        expected = self._sign(image_id, extension, expires)
        if not hmac.compare_digest(expected.encode(), signature.encode(errors="surrogatepass")):
            raise LinkForged("The link's signature does not fit. Use the link exactly as it was returned.")
        if now.timestamp() >= expires:
            raise LinkExpired("The link has expired.")

    def _sign(self, image_id: UUID, extension: str, expires: int) -> str:
        message = f"limner image\n{image_id}\n{extension}\n{expires}"
        digest = hmac.digest(self._secret, message.encode(errors="surrogatepass"), sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()
