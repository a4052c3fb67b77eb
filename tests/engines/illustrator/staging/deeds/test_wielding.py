"""What one does with a thing in hand: at its true size, as such a thing is used, played with and looked at."""

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.scene import Placed
from tests.engines.illustrator.staging.deeds.test_deeds import drawn, stance, touches
from tests.engines.illustrator.staging.deeds.test_tools import all_of
from tests.engines.illustrator.staging.scenes import box, heroes


@pytest.mark.parametrize(
    ("prompt", "actor", "thing", "least", "most"),
    [
        ("a woman holding a phone", "woman", "phone", 0.08, 0.17),
        ("a man holding a mug", "man", "mug", 0.06, 0.17),
        ("a woman holding a calculator", "woman", "calculator", 0.08, 0.17),
        ("a man holding a hammer", "man", "hammer", 0.15, 0.32),
    ],
)
def test_what_is_in_a_hand_is_about_as_large_as_it_is(
    prompt: str, actor: str, thing: str, least: float, most: float
) -> None:
    scene = drawn(prompt)
    item, holder = box(heroes(scene, thing)[0]), box(heroes(scene, actor)[0])
    assert least < max(item.width, item.height) / holder.height < most


@pytest.mark.parametrize(
    ("prompt", "actor", "thing", "pose"),
    [
        ("a man holding a golf club", "man", "golf_club", "golfing"),
        ("a woman holding a baseball bat", "woman", "baseball_bat", "batting"),
        ("a man playing tennis", "man", "tennis_racket", "serving"),
        ("a girl swinging a racket", "girl", "tennis_racket", "serving"),
        ("a man holding a tennis racket", "man", "tennis_racket", "holding"),
        ("a man looking through binoculars", "man", "binoculars", "working"),
        ("a woman holding a megaphone", "woman", "megaphone", "working"),
    ],
)
def test_a_thing_is_wielded_as_its_sort_is(prompt: str, actor: str, thing: str, pose: str) -> None:
    scene = drawn(prompt)
    assert stance(heroes(scene, actor)[0]) == pose
    assert len(heroes(scene, thing)) == 1


def test_a_rake_is_in_both_hands_and_its_end_on_the_ground() -> None:
    scene = drawn("a man holding a rake")
    (man,), (rake,) = heroes(scene, "man"), heroes(scene, "rake")
    held = attitude(man.pose)
    assert held.near is not None
    assert held.far is not None
    assert box(rake).bottom == pytest.approx(box(man).bottom, abs=0.05 * box(man).height)


@pytest.mark.parametrize(
    ("prompt", "thing"),
    [("a child playing with a toy train", "train~copy=toy"), ("a girl playing with a kitten", "cat")],
)
def test_who_plays_with_what_is_on_the_ground_is_on_his_knees_hands_at_it(prompt: str, thing: str) -> None:
    scene = drawn(prompt)
    doer = next(n for n in heroes(scene) if attitude(n.pose).busy)
    assert stance(doer) == "kneeling"
    item, hand = box(all_of(scene, thing)[0]), box(doer)
    assert item.left < hand.right + 0.2 * hand.height
    assert hand.left < item.right + 0.2 * hand.height


def test_a_ring_about_the_waist_and_a_rope_underfoot_are_no_things_beside_their_player() -> None:
    assert stance(heroes(drawn("a boy playing with a hula hoop"), "boy")[0]) == "hooping"
    assert stance(heroes(drawn("a girl playing with a jump rope"), "girl")[0]) == "skipping"


def test_small_things_are_looked_at_in_the_hand_and_large_ones_from_where_one_stands() -> None:
    scene = drawn("a woman looking at her phone")
    assert touches(heroes(scene, "woman")[0], heroes(scene, "phone")[0], ("held",))
    scene = drawn("a man looking at a red car")
    assert stance(heroes(scene, "man")[0]) == "gazing"


def test_a_pool_player_bends_over_the_table_with_a_cue() -> None:
    scene = drawn("a man playing pool")
    names = {getattr(node, "name", "") for node in scene.nodes}
    assert "cue" in names


def test_a_trick_with_a_skateboard_is_done_on_it_in_the_air() -> None:
    scene = drawn("a boy doing a trick with his skateboard")
    (boy,), (board,) = heroes(scene, "boy"), heroes(scene, "skateboard")
    assert stance(boy) == "boarding"
    assert board.tilt


def test_who_rides_the_waves_has_a_board_under_the_feet_and_who_rides_skis_one_pair() -> None:
    assert all_of(drawn("a man riding a large wave"), "surfboard")
    assert len(all_of(drawn("a man riding skis in the snow"), "ski")) == 1


def test_who_runs_on_a_treadmill_does_not_sit_on_it() -> None:
    assert stance(heroes(drawn("a man running on a treadmill"), "man")[0]) == "running"


def test_a_cook_tosses_things_in_a_pan_and_is_not_in_it() -> None:
    scene = drawn("a chef tossing carrots in a frying pan")
    (cook,), (pan,) = heroes(scene, "chef"), all_of(scene, "frying_pan")
    assert box(cook).height > 3 * box(pan).height
    assert all_of(scene, "oven")


@pytest.mark.parametrize("words", ["writing a letter", "sitting at a desk writing a letter"])
def test_a_letter_lies_once_and_flat_before_its_writer(words: str) -> None:
    scene = drawn(f"a man {words}")
    letters = [n for s in ("letter", "letter~lies=flat") for n in all_of(scene, s)]
    assert len(letters) == 1
    assert box(letters[0]).height < 0.5 * box(letters[0]).width
    assert stance(heroes(scene, "man")[0]) == "perching"


def test_a_reader_at_a_table_sits_at_its_end() -> None:
    scene = drawn("a woman sitting at a table reading a letter")
    assert all_of(scene, "stool")
    assert stance(heroes(scene, "woman")[0]) == "sitting"


def test_a_backpack_that_one_walks_with_is_on_the_back() -> None:
    scene = drawn("a man walking with a backpack")
    man, pack = box(heroes(scene, "man")[0]), box(heroes(scene, "backpack")[0])
    assert pack.bottom < man.bottom - 0.3 * man.height


def test_push_ups_are_done_on_hands_and_feet() -> None:
    assert stance(heroes(drawn("a man doing push-ups"), "man")[0]) == "planking"


@pytest.mark.parametrize(("prompt", "thing"), [("a boy eating", "sandwich"), ("a boy drinking", "drinking_glass")])
def test_who_eats_or_drinks_what_nobody_names_has_something_at_the_mouth(prompt: str, thing: str) -> None:
    scene = drawn(prompt)
    assert touches(heroes(scene, "boy")[0], all_of(scene, thing)[0], ("held",))


def test_a_bottle_that_one_has_is_at_the_mouth_of_who_takes_a_sip() -> None:
    scene = drawn("a man holding a bottle of water and taking a sip")
    man, bottle = box(heroes(scene, "man")[0]), box(all_of(scene, "water_bottle")[0])
    assert bottle.centre[1] < man.top + 0.35 * man.height


def test_nobody_is_in_the_notebook_that_he_writes_in() -> None:
    scene = drawn("a man holding a pen and jotting down notes in a notebook")
    sheet = next(n for n in scene.nodes if isinstance(n, Placed) and n.symbol.startswith("notebook"))
    assert box(heroes(scene, "man")[0]).height > 3 * box(sheet).height
    assert len(all_of(scene, "pen")) == 1


def test_who_watches_a_sunset_is_turned_to_it() -> None:
    assert stance(heroes(drawn("a man watching the sunset"), "man")[0]) == "gazing"


def test_one_bends_to_a_telescope_where_it_stands() -> None:
    scene = drawn("a woman holding a telescope")
    woman, telescope = box(heroes(scene, "woman")[0]), box(heroes(scene, "telescope")[0])
    assert abs(telescope.bottom - woman.bottom) < 0.08 * woman.height


def test_a_skateboard_that_flips_is_no_body() -> None:
    assert not any("~" in n.pose for n in heroes(drawn("a skateboard flipping over a road"), "skateboard"))


def test_everybody_who_looks_at_a_thing_is_turned_to_it() -> None:
    assert {stance(n) for n in heroes(drawn("three people looking at a statue"), "person")} == {"gazing"}


def test_tricks_with_a_jump_rope_are_done_over_it() -> None:
    assert stance(heroes(drawn("a girl playing with a jump rope and trying to do tricks"), "girl")[0]) == "skipping"
