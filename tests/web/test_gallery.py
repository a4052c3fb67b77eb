"""The gallery: an account's own pictures, found, shown, saved in other forms, given up; and nobody else's."""

import io
import json
import re
import zipfile
from urllib.parse import unquote

import httpx
import numpy as np
import pytest
from PIL import Image

from limner.web.formats import period
from tests.api.service import Customer, Service
from tests.web.people import signed_in

SCRIPT = '"><script>alert(1)</script>'


def draw(client: httpx.Client, prompt: str = "a fox", **body: object) -> list[str]:
    """The ids of new pictures."""
    answer = client.post("/v1/images/generations", json={"prompt": prompt, "model": "svcv4_1_flash", **body})
    assert answer.status_code == 200, answer.text
    return [image["image_id"] for image in answer.json()["data"]]


def test_pictures_are_found_by_words(visitor: httpx.Client) -> None:
    (fox,), (owl,) = draw(visitor, "a red fox"), draw(visitor, "an owl")
    page = visitor.get("/gallery").text
    assert page.index(owl) < page.index(fox)
    page = visitor.get("/gallery", params={"words": "fox"}).text
    assert fox in page
    assert owl not in page
    assert "None of the pictures" in visitor.get("/gallery", params={"words": "whale"}).text


def test_an_empty_gallery_says_what_to_do(visitor: httpx.Client) -> None:
    assert "There is none yet" in visitor.get("/gallery").text


def test_pages_follow_each_other(visitor: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [image for _ in range(9) for image in draw(visitor, n=6)]
    first = visitor.get("/gallery").text
    shown = [image for image in ids if f"/gallery/{image}" in first]
    assert len(shown) == 48
    after = first.split("after=")[1].split('"')[0]
    rest = visitor.get(f"/gallery?after={after}").text
    assert {image for image in ids if f"/gallery/{image}" in rest} == set(ids) - set(shown)


def test_prompts_are_never_markup(visitor: httpx.Client) -> None:
    (image,) = draw(visitor, SCRIPT)
    for path in ("/gallery", f"/gallery/{image}", "/gallery?words=%22%3E%3Cscript%3E"):
        assert "<script>alert" not in visitor.get(path).text


def test_a_picture_tells_how_it_was_made(visitor: httpx.Client) -> None:
    (image,) = draw(visitor, "an owl", random_seed=77)
    page = visitor.get(f"/gallery/{image}").text
    for told in ("an owl", "77", "svcv4_1_flash", "1024 × 1024"):
        assert told in page
    (again,) = re.findall(r'href="/\?request=([^"]*)"', page)
    asked = {"prompt": "an owl", "model": "svcv4_1_flash", "random_seed": 77, "size": "1:1"}
    assert json.loads(unquote(again)) == asked


@pytest.mark.parametrize(
    ("wanted", "media_type"), [("png", "image/png"), ("webp", "image/webp"), ("pdf", "application/pdf")]
)
def test_saved_as_other_files(visitor: httpx.Client, wanted: str, media_type: str) -> None:
    (image,) = draw(visitor, "An Owl/../at night")
    answer = visitor.get(f"/gallery/{image}/file", params={"as": wanted})
    assert (answer.status_code, answer.headers["content-type"]) == (200, media_type)
    assert answer.headers["content-disposition"] == f'attachment; filename="an-owl-at-night-{image[:8]}.{wanted}"'


def test_pixels_are_not_saved_as_svg(visitor: httpx.Client) -> None:
    (image,) = draw(visitor)
    for wanted in ("svg", "exe"):
        answer = visitor.get(f"/gallery/{image}/file", params={"as": wanted}, headers={"Accept": "application/json"})
        assert answer.status_code == 400
        assert wanted in answer.json()["error"]["message"]


def test_several_as_one_archive(visitor: httpx.Client) -> None:
    ids = draw(visitor, n=3)
    answer = visitor.post("/gallery/archive", data={"image": ids, "as": "png"})
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert sorted(name[-12:-4] for name in archive.namelist()) == sorted(image[:8] for image in ids)
        for name in archive.namelist():
            assert np.asarray(Image.open(io.BytesIO(archive.read(name)))).shape == (1024, 1024, 3)


@pytest.mark.parametrize("chosen", [[], ["no id"], ["0" * 32] * 101], ids=["none", "no id", "too many"])
def test_a_choice_that_cannot_be(visitor: httpx.Client, chosen: list[str]) -> None:
    assert visitor.post("/gallery/archive", data={"image": chosen, "as": ""}).status_code == 400


def test_thumbnails_are_small_and_kept(visitor: httpx.Client) -> None:
    (image,) = draw(visitor)
    answer = visitor.get(f"/gallery/{image}/thumbnail")
    assert Image.open(io.BytesIO(answer.content)).size == (480, 480)
    assert "private" in answer.headers["cache-control"]


def test_given_up_early(visitor: httpx.Client) -> None:
    away, stays = draw(visitor, n=2)
    link = visitor.get(f"/gallery/{away}").text.split('class="large" href="')[1].split('"')[0]
    link = link.replace("&amp;", "&")
    assert visitor.get(link).status_code == 200
    assert visitor.post("/gallery/delete", data={"image": away}).status_code == 303
    page = visitor.get("/gallery").text
    assert away not in page
    assert stays in page
    assert visitor.get(link).status_code == 410


def test_nobody_elses_picture(visitor: httpx.Client, service: Service, customer: Customer) -> None:
    other = service.customer()
    with signed_in(service, other) as client:
        (image,) = draw(client)
        for path in ("", "/thumbnail", "/file?as=png"):
            assert visitor.get(f"/gallery/{image}{path}").status_code == 404
        assert visitor.post("/gallery/archive", data={"image": image, "as": ""}).status_code == 404
        assert visitor.post("/gallery/delete", data={"image": image}).status_code == 303
        assert client.get(f"/gallery/{image}").status_code == 200
        assert image not in visitor.get("/gallery").text


def test_the_page_tells_how_long_pictures_are_kept(visitor: httpx.Client) -> None:
    rule = "Each picture is deleted 24 hours after it was made."
    assert rule in visitor.get("/gallery").text
    draw(visitor)
    page = visitor.get("/gallery").text
    assert rule in page
    assert re.search(r"<span title=\"[^\"]+ UTC\">deleted in \d+ h</span>", page)


@pytest.mark.parametrize(
    ("seconds", "said"), [(86_400, "24 hours"), (604_800, "7 days"), (3600, "60 minutes"), (90, "90 s"), (1, "1 s")]
)
def test_a_period_is_told_in_whole_units(seconds: int, said: str) -> None:
    assert period(seconds) == said
