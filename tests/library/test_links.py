"""A link opens its own image until its time is over, and any change to it is noticed."""

from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit
from uuid import UUID, uuid4

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from limner.library.links import LinkExpired, LinkForged, Links

LINKS = Links(b"secret of these tests, long enough")
IMAGE = UUID("01234567-89ab-4def-8123-456789abcdef")
EXPIRES = 1_900_000_000

ids = st.uuids(version=4)
extensions = st.sampled_from(["webp", "png", "svg"])
moments = st.integers(0, 10**11)


def at(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def taken_apart(path: str) -> tuple[UUID, str, int, str]:
    parts = urlsplit(path)
    query = parse_qs(parts.query, strict_parsing=True)
    name, extension = parts.path.removeprefix("/images/").split(".")
    return UUID(name), extension, int(query["expires"][0]), query["signature"][0]


@given(image_id=ids, extension=extensions, expires=moments)
def test_a_link_opens_its_image_until_its_time_is_over(image_id: UUID, extension: str, expires: int) -> None:
    path = LINKS.path(image_id, extension, expires)
    assert path == LINKS.path(image_id, extension, expires)
    assert path.startswith(f"/images/{image_id}.{extension}?")
    parts = taken_apart(path)
    assert parts[:3] == (image_id, extension, expires)
    LINKS.check(*parts, now=at(min(expires - 0.001, 10**10)))
    assume(expires < 10**10)
    with pytest.raises(LinkExpired):
        LINKS.check(*parts, now=at(expires))


@given(other=st.tuples(ids, st.text(), moments))
def test_a_signature_fits_no_other_image_extension_or_time(other: tuple[UUID, str, int]) -> None:
    assume(other != (IMAGE, "webp", EXPIRES))
    signature = taken_apart(LINKS.path(IMAGE, "webp", EXPIRES))[3]
    with pytest.raises(LinkForged):
        LINKS.check(*other, signature, now=at(0))


@given(data=st.data())
def test_no_other_text_is_a_signature(data: st.DataObject) -> None:
    signature = taken_apart(LINKS.path(IMAGE, "webp", EXPIRES))[3]
    position = data.draw(st.integers(0, len(signature) - 1))
    character = data.draw(st.characters())
    changed = data.draw(
        st.sampled_from(
            [
                signature[:position] + character + signature[position + 1 :],
                signature[:position],
                signature + character,
                signature.swapcase(),
                f" {signature}",
                f"{signature}=",
            ]
        )
        | st.text()
    )
    assume(changed != signature)
    with pytest.raises(LinkForged):
        LINKS.check(IMAGE, "webp", EXPIRES, changed, now=at(0))


def test_another_secret_signs_otherwise() -> None:
    parts = taken_apart(Links(b"another secret, long enough too ...").path(IMAGE, "webp", EXPIRES))
    with pytest.raises(LinkForged):
        LINKS.check(*parts, now=at(0))


def test_a_made_up_link_is_forged_even_when_it_would_have_expired() -> None:
    with pytest.raises(LinkForged) as caught:
        LINKS.check(uuid4(), "webp", 1, "A" * 43, now=at(EXPIRES))
    assert (caught.value.status, caught.value.code) == (403, "link_forged")


def test_an_expired_link_is_gone() -> None:
    with pytest.raises(LinkExpired) as caught:
        LINKS.check(*taken_apart(LINKS.path(IMAGE, "png", 1)), now=at(EXPIRES))
    assert (caught.value.status, caught.value.code) == (410, "link_expired")
