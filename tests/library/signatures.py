"""Amazon's Signature Version 4, checked as a server of S3 does: in the header Authorization, or in an address.

After "Authenticating Requests (AWS Signature Version 4)" of Amazon's API reference of S3.
"""

import hmac
import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from urllib.parse import parse_qsl, quote, unquote, urlsplit

ALGORITHM = "AWS4-HMAC-SHA256"
_HEADER = re.compile(rf"{ALGORITHM} Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)")


def fault(secret: str, method: str, target: str, headers: Mapping[str, str], now: datetime) -> str:
    """Why a request is not signed as it has to be, in S3's word for it; "" for one that is. Header names are lower."""
    url = urlsplit(target)
    query = parse_qsl(url.query, keep_blank_values=True)
    given = dict(query)
    if "X-Amz-Signature" in given:
        credential, names = given["X-Amz-Credential"], given["X-Amz-SignedHeaders"]
        signature, moment, payload = given["X-Amz-Signature"], given["X-Amz-Date"], "UNSIGNED-PAYLOAD"
        seconds = int(given["X-Amz-Expires"])
        query = [pair for pair in query if pair[0] != "X-Amz-Signature"]
    elif found := _HEADER.fullmatch(headers.get("authorization", "")):
        credential, names, signature = found.groups()
        moment, payload, seconds = headers["x-amz-date"], headers["x-amz-content-sha256"], 900
    else:
        return "AccessDenied"
    signed_at = datetime.strptime(moment, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
    if now >= signed_at + timedelta(seconds=seconds):
        return "ExpiredToken"
    canonical = "\n".join(
        [
            method,
            quote(unquote(url.path), safe="/-_.~"),
            "&".join(sorted(f"{quote(name, safe='-_.~')}={quote(value, safe='-_.~')}" for name, value in query)),
            *(f"{name}:{' '.join(headers[name].split())}" for name in names.split(";")),
            "",
            names,
            payload,
        ]
    )
    _, *scope = credential.split("/")
    text = "\n".join([ALGORITHM, moment, "/".join(scope), sha256(canonical.encode()).hexdigest()])
    key = f"AWS4{secret}".encode()
    for part in scope:
        key = hmac.digest(key, part.encode(), sha256)
    right = hmac.compare_digest(hmac.digest(key, text.encode(), sha256).hex(), signature)
    return "" if right else "SignatureDoesNotMatch"
