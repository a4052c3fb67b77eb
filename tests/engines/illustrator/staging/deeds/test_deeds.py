"""Deeds as they are seen: hands on what they hold, hips on seats, nobody in the air."""

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.verbs import VERBS
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.deeds.seen import SEEN_AS
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import spot

HANDS = ("near_hand", "held")


def drawn(prompt: str, seed: int = 1) -> Scene:
    return stage(read(prompt), job(seed))


def stance(node: Placed) -> str:
    return attitude(node.pose).stance


def touches(actor: Placed, thing: Placed, hands: tuple[str, ...] = HANDS) -> bool:
    """Whether these hands are within the thing's box or as near as a paw is large."""
    around = box(thing).grown(0.08 * actor.height)
    return all(
        around.left <= spot(actor, hand)[0] <= around.right and around.top <= spot(actor, hand)[1] <= around.bottom
        for hand in hands
    )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("prompt", "actor", "thing"),
    [
        ("a frog reading a newspaper", "frog", "newspaper"),
        ("an elephant playing the trumpet", "elephant", "trumpet"),
        ("a gorilla playing the saxophone", "gorilla", "saxophone"),
        ("a panda eating noodles", "panda", "noodle"),
        ("a squirrel pushing a shopping cart", "squirrel", "shopping_cart"),
        ("a monkey playing a drum", "monkey", "drum"),
        ("a wolf playing the piano", "wolf", "piano"),
        ("a man pushing a wheelbarrow", "man", "wheelbarrow"),
    ],
)
def test_both_hands_are_on_the_thing(prompt: str, actor: str, thing: str, seed: int) -> None:
    scene = drawn(prompt, seed)
    (doer,) = heroes(scene, actor)[:1]
    assert touches(doer, heroes(scene, thing)[0])


def test_a_cat_plays_the_guitar_standing_up_a_hand_on_the_neck_and_one_on_the_strings() -> None:
    scene = drawn("a cat playing the guitar")
    (cat,) = heroes(scene, "cat")
    halves = [n.half for n in scene.nodes if isinstance(n, Placed) and n.symbol in ("cat", "guitar")]
    assert stance(cat) == "working"
    assert halves == ["back", "whole", "front"]
    assert touches(cat, heroes(scene, "guitar")[0], ("near_hand",))


@pytest.mark.parametrize("prompt", ["a frog reading a newspaper on a park bench", "a bear reading a book on a chair"])
def test_who_reads_on_a_seat_has_the_hips_on_it(prompt: str) -> None:
    scene = drawn(prompt)
    reader, seat = heroes(scene, "animal")[0], heroes(scene, "furniture")[0]
    assert spot(reader, "seat")[1] == pytest.approx(spot(seat, "seat")[1], abs=0.08 * reader.height)


def test_two_of_a_kind_sit_at_one_board_and_look_at_it() -> None:
    scene = drawn("two bears playing chess")
    left, right = sorted(heroes(scene, "bear"), key=lambda bear: bear.x)
    (board,) = heroes(scene, "chessboard")
    assert left.x < board.x < right.x
    assert not left.flip
    assert right.flip
    assert {stance(left), stance(right)} == {"perching"}
    stools = heroes(scene, "stool")
    assert len(stools) == 2
    for bear in (left, right):
        assert min(abs(spot(bear, "seat")[0] - stool.x) for stool in stools) < 0.1 * bear.height


@pytest.mark.parametrize(
    "prompt", ["an astronaut shaking hands with a robot in a park", "a fox shaking hands with a bear"]
)
def test_hands_that_are_shaken_meet(prompt: str) -> None:
    one, other = heroes(drawn(prompt))[:2]
    assert spot(one, "held") == pytest.approx(spot(other, "held"), abs=0.05 * one.height)


def test_hand_in_hand_the_inner_hands_meet() -> None:
    one, other = sorted(heroes(drawn("a cat and a dog holding hands"), "animal"), key=lambda node: node.x)
    pairs = [(a, b) for a in HANDS for b in HANDS]
    assert any(spot(one, a) == pytest.approx(spot(other, b), abs=0.06 * one.height) for a, b in pairs)


def test_a_kicked_ball_is_small_and_off_the_foot() -> None:
    scene = drawn("a boy kicking a soccer ball")
    (boy,), (ball,) = heroes(scene, "boy"), heroes(scene, "soccer_ball")
    assert stance(boy) == "kicking"
    assert box(ball).height < 0.25 * boy.height
    assert abs(spot(boy, "far_foot")[0] - box(ball).centre[0]) < 0.3 * boy.height


def test_who_slides_sits_on_the_chute() -> None:
    scene = drawn("a child sliding down a slide")
    rider, slide = heroes(scene, "person")[0], heroes(scene, "slide")[0]
    hips = spot(rider, "seat")
    around = box(slide)
    assert around.left < hips[0] < around.right
    assert around.top < hips[1] < around.bottom


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("a fox knitting", "knitting needle"),
        ("a penguin ice skating", "blade"),
        ("a tiger lifting weights", "weight"),
        ("a man walking a dog", "leash"),
        ("a boy pulling a sled", "rope"),
        ("a horse pulling a wagon", "harness"),
        ("an old man feeding pigeons", "grain"),
    ],
)
def test_what_a_verb_brings_along_is_drawn(prompt: str, name: str) -> None:
    assert any(isinstance(node, Shape) and node.name == name for node in drawn(prompt).nodes)


def test_a_rope_ends_at_the_hand_that_pulls() -> None:
    scene = drawn("a boy pulling a sled")
    (boy,), (rope,) = heroes(scene, "boy"), [n for n in scene.nodes if isinstance(n, Shape) and n.name == "rope"]
    start = rope.path.getPoint(0)
    assert (start.x(), start.y()) == pytest.approx(spot(boy, "near_hand"), abs=2)


def test_animals_that_eat_and_carry_as_animals_do_stay_on_four_legs() -> None:
    for prompt in (
        "a dog with a bone in its mouth",
        "a rabbit eating a carrot",
        "a cat chasing a mouse",
        "a cow eating",
    ):
        assert all(not node.pose.startswith("~") for node in heroes(drawn(prompt), "animal"))


def test_a_listener_stands_beside_who_reads() -> None:
    scene = drawn("a mother reading a book to her child")
    mother, child = heroes(scene, "woman")[0], heroes(scene, "boy")[0]
    assert box(child).grown(0.1 * mother.height).overlaps(box(mother))


@pytest.mark.parametrize(
    ("prompt", "left"),
    [
        ("a whale dancing", ("dancing",)),
        ("a bear dancing", ()),
        ("a fox knitting", ()),
        ("a snake knitting", ("knitting",)),
        ("a robin. The bird is singing.", ("singing",)),
    ],
)
def test_what_nobody_is_seen_to_do_is_named(prompt: str, left: tuple[str, ...]) -> None:
    assert foreseen(read(prompt)).undrawn == left


@pytest.mark.parametrize(
    ("prompt", "actor", "board"),
    [
        ("a cat surfing a big wave", "cat", "surfboard"),
        ("a woman surfing", "woman", "surfboard"),
        ("a bear snowboarding", "bear", "snowboard"),
        ("a rabbit skiing", "rabbit", "ski"),
        ("a dog skateboarding in the city", "dog", "skateboard"),
    ],
)
def test_who_glides_stands_on_a_board_that_lies_under_the_feet(prompt: str, actor: str, board: str) -> None:
    scene = drawn(prompt)
    (rider,) = heroes(scene, actor)
    (under,) = (n for n in scene.nodes if isinstance(n, Placed) and n.symbol == board)
    assert stance(rider) == "boarding"
    assert box(under).width > 3 * box(under).height
    assert box(rider).bottom == pytest.approx(spot(under, "top")[1], abs=4)


def test_two_who_surf_have_a_board_each() -> None:
    scene = drawn("two girls surfing")
    assert sum(isinstance(n, Placed) and n.symbol == "surfboard" for n in scene.nodes) == 2


@pytest.mark.parametrize(
    ("prompt", "sitter", "seen"),
    [
        ("two girls sitting on the grass", "girl", "resting"),
        ("three children sitting around a campfire", "person", "resting"),
        ("a monk sitting under a tree", "monk", "resting"),
        ("a boy sitting on a chair", "boy", "sitting"),
        ("a woman sitting in a wheelchair", "woman", "sitting"),
    ],
)
def test_who_has_no_seat_sits_on_the_ground(prompt: str, sitter: str, seen: str) -> None:
    assert {stance(node) for node in heroes(drawn(prompt), sitter)} == {seen}


def test_a_singer_has_the_microphone_in_hand() -> None:
    scene = drawn("a frog singing into a microphone")
    (frog,), (microphone,) = heroes(scene, "frog"), heroes(scene, "microphone")
    assert box(microphone).height < 0.5 * box(frog).height
    assert touches(frog, microphone, ("held",))


def test_who_cooks_over_a_fire_stands_beside_it() -> None:
    scene = drawn("a man cooking over a campfire")
    (man,), (fire,) = heroes(scene, "man"), heroes(scene, "campfire")
    assert box(man).bottom > box(fire).top


@pytest.mark.parametrize(
    ("prompt", "counts"),
    [
        ("two kids sitting on a bench sharing an ice cream", {"person": 2, "bench": 1}),
        ("a boy eating two apples", {"boy": 1, "apple": 2}),
        ("a clown juggling nine balls", {"clown": 1, "ball": 9}),
        ("a clown juggling two balls", {"clown": 1, "ball": 2}),
        ("a boy kicking two balls", {"boy": 1, "ball": 2}),
        ("a girl throwing three balls", {"girl": 1, "ball": 3}),
        ("a panda eating noodles", {"panda": 1, "noodle": 1}),
    ],
)
def test_doing_something_changes_no_numbers(prompt: str, counts: dict[str, int]) -> None:
    scene = drawn(prompt)
    assert {symbol: len(heroes(scene, symbol)) for symbol in counts} == counts


@pytest.mark.parametrize(
    ("prompt", "name", "shown"),
    [
        ("a boy tying his shoes", "boy", "kneeling"),
        ("a goalkeeper diving to catch the ball", "football_player", "diving"),
        ("a boy climbing a ladder", "boy", "climbing"),
        ("an avocado with legs running", "avocado", "running"),
        ("a teapot riding a bicycle", "teapot", "pedalling"),
        ("a banana boxing with an apple", "banana", "lunging"),
        ("a conductor raising his baton", "conductor", "conducting"),
        ("a thief sneaking away", "thief", "sneaking"),
        ("a fox conductor", "fox", "conducting"),
        ("a girl skipping rope", "girl", "skipping"),
        ("a man cheering", "man", "cheering"),
        ("a waiter bowing", "waiter", "bowing"),
    ],
)
def test_a_deed_has_its_stance_whoever_does_it(prompt: str, name: str, shown: str) -> None:
    assert stance(heroes(drawn(prompt), name)[0]) == shown


@pytest.mark.parametrize(
    ("prompt", "shown"),
    [
        ("a welder at work", {"sparks", "welding mask"}),
        ("a carpenter sawing a plank", {"wooden_plank"}),
        ("a baker kneading dough", {"dough"}),
        ("a fisherman mending his nets", {"net"}),
        ("a potter shaping clay", {"potter's wheel"}),
        ("a girl blowing bubbles", {"bubble", "bubble wand"}),
        ("a girl hula hooping", {"hula hoop"}),
    ],
)
def test_a_trade_has_what_it_works_with(prompt: str, shown: set[str]) -> None:
    nodes = drawn(prompt).nodes
    shapes = {node.name for node in nodes if isinstance(node, Shape)}
    assert shown <= shapes | {node.symbol for node in nodes if isinstance(node, Placed)}


def test_those_who_build_something_low_kneel_on_both_sides_of_it() -> None:
    for prompt in ("two children building a sandcastle", "a father and son building a sandcastle"):
        scene = drawn(prompt)
        left, right = sorted(heroes(scene, "person"), key=lambda one: one.x)
        (castle,) = heroes(scene, "sandcastle")
        assert left.x < castle.x < right.x
        assert {stance(left), stance(right)} == {"kneeling"}
        assert touches(left, castle, ("held",))


def test_what_a_hand_holds_is_on_its_palm() -> None:
    for seed in range(4):
        scene = drawn("a hand holding an apple", seed)
        (hand,), (apple,) = heroes(scene, "hand"), heroes(scene, "apple")
        assert spot(hand, "palm")[0] == pytest.approx(box(apple).centre[0], abs=0.1 * hand.height)


def test_who_stands_alone_stands_otherwise_with_the_next_seed() -> None:
    stances = {stance(heroes(drawn("a woman in a park", seed), "woman")[0]) for seed in range(8)}
    assert len(stances) > 3


def test_every_verb_is_done_or_named() -> None:
    assert set(VERBS.values()) == set(SEEN_AS)


def test_hands_meet_in_a_high_five_and_over_the_table() -> None:
    for prompt in ("two astronauts giving each other a high five", "a bear and a beaver arm wrestling"):
        one, other = [node for node in heroes(drawn(prompt)) if attitude(node.pose).busy][:2]
        assert spot(one, "held") == pytest.approx(spot(other, "held"), abs=0.1 * one.height)


def test_an_animal_in_clothes_stands_up_in_them_with_its_hat_on_its_head() -> None:
    scene = drawn("a fox in a red cape and a hat dancing")
    (fox,), (hat,) = heroes(scene, "fox"), heroes(scene, "hat")
    assert stance(fox) == "dancing"
    assert attitude(fox.pose).wear == ("cape",)
    assert not heroes(scene, "cape")
    assert abs(box(hat).centre[0] - spot(fox, "hat")[0]) < 0.12 * fox.height
    assert abs(box(hat).bottom - spot(fox, "hat")[1]) < 0.2 * fox.height


def test_two_on_a_bridge_fight_there() -> None:
    scene = drawn("two knights sword fighting on a bridge")
    left, right = sorted(heroes(scene, "knight"), key=lambda knight: knight.x)
    assert not left.flip
    assert right.flip
    assert len(heroes(scene, "sword")) == 2
