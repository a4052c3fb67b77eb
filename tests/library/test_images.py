"""What an account keeps, as a list: its own, the newest first, searched by words, page after page, given up early."""

from uuid import uuid4

import pytest

from limner.kit.database import Database
from limner.kit.errors import NotFound
from limner.library.images import Place, Shown
from limner.library.library import Library
from limner.library.links import LinkExpired
from tests.conftest import MovableClock
from tests.library.helpers import ACCOUNT, keep, picture

ALL = Shown()


async def _prompts(library: Library, shown: Shown = ALL, **more: object) -> list[str]:
    found = await library.kept(ACCOUNT, shown, limit=50, **more)  # type: ignore[arg-type]
    return [image.prompt for image in found]


async def test_the_newest_first_and_nobody_elses(library: Library, database: Database, clock: MovableClock) -> None:
    for prompt in ("a fox", "an owl", "a ship"):
        await keep(library, database, picture(prompt=prompt))
        clock.advance(1)
    await keep(library, database, picture(prompt="a secret", account_id=uuid4()))
    assert await _prompts(library) == ["a ship", "an owl", "a fox"]


async def test_page_after_page_shows_each_once(library: Library, database: Database, clock: MovableClock) -> None:
    for number in range(7):
        await keep(library, database, picture(prompt=f"{number}a"), picture(prompt=f"{number}b"))  # of one moment
        clock.advance(1)
    seen, before = [], None
    while page := await library.kept(ACCOUNT, ALL, before=before, limit=3):
        seen += [image.prompt for image in page]
        before = Place(page[-1].created_at, page[-1].image_id)
    assert sorted(seen) == sorted(f"{number}{letter}" for number in range(7) for letter in "ab")
    assert [prompt[0] for prompt in seen] == [str(number) for number in range(6, -1, -1) for _ in "ab"]


async def test_words_are_searched_as_they_are(library: Library, database: Database) -> None:
    for prompt in ("a red Fox in snow", "50% off_sale", "a fox"):
        await keep(library, database, picture(prompt=prompt))
    assert await _prompts(library, Shown("fox red")) == ["a red Fox in snow"]
    assert await _prompts(library, Shown("%")) == ["50% off_sale"]
    assert await _prompts(library, Shown("_")) == ["50% off_sale"]
    assert await _prompts(library, Shown("wolf")) == []


async def test_of_one_operation(library: Library, database: Database) -> None:
    await keep(library, database, picture(prompt="drawn"), picture(prompt="filled", operation="inpaint"))
    assert await _prompts(library, Shown(operation="inpaint")) == ["filled"]


async def test_what_is_over_is_not_listed(library: Library, database: Database, clock: MovableClock) -> None:
    await keep(library, database, picture(prompt="old"))
    clock.advance(86_400)
    assert await _prompts(library) == []


async def test_given_up_early(library: Library, database: Database) -> None:
    mine, kept = await keep(library, database, picture(prompt="away"), picture(prompt="stays"))
    (other,) = await keep(library, database, picture(account_id=uuid4()))
    assert await library.give_up(ACCOUNT, [mine.image_id, other.image_id, uuid4()]) == 1
    with pytest.raises(LinkExpired):
        await library.open_image(mine.image_id)
    assert (await library.open_image(kept.image_id)).prompt == "stays"
    assert (await library.open_image(other.image_id)).account_id == other.account_id


async def test_somebody_elses_image_is_none(library: Library, database: Database) -> None:
    (other,) = await keep(library, database, picture(account_id=uuid4()))
    with pytest.raises(NotFound):
        await library.own(ACCOUNT, other.image_id)
