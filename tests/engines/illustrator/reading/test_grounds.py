import pytest

from limner.engines.illustrator.reading.grounds import Ground, ground

GREEN = (61, 154, 75)


@pytest.mark.parametrize(
    ("prompt", "words", "family"),
    [
        ("grass", "grass", "plants"),
        ("a rice field", "rice field", "plants"),
        ("autumn leaves", "autumn leaves", "plants"),
        ("trees", "trees", "plants"),
        ("sand", "sand", "sand"),
        ("blue sky with clouds", "blue sky", "sky"),
        ("water", "water", "water"),
        ("wall", "wall", ""),
        ("brick wall", "brick wall", "brick"),
        ("clean wooden floor", "wooden floor", "wood"),
        ("wooden table", "wooden table", "wood"),
        ("the table", "table", ""),
        ("plain background", "background", ""),
        ("the grass behind the dog", "grass", "plants"),
        ("fill with grass", "grass", "plants"),
        ("replace the car with a gravel path", "gravel path", "stone"),
        ("remove the man and fill with snow", "snow", "snow"),
        ("wet cobblestone street at night, no people", "wet cobblestone street", "stone"),
        ("nothing, just the empty beach", "beach", ""),
        ("a kitchen", "kitchen", ""),
    ],
)
def test_a_ground_is_read_with_what_it_consists_of(prompt: str, words: str, family: str) -> None:
    found = ground(prompt)
    assert found is not None
    assert (found.words, found.family) == (words, family)


@pytest.mark.parametrize(
    "prompt",
    "more of the same|empty|nothing here|remove the man|erase the text|no people|without the car|make it disappear|"
    "take the car away|extend naturally|sunset".split("|"),
)
def test_what_is_around_goes_on_where_no_ground_is_named(prompt: str) -> None:
    assert ground(prompt) == Ground()


@pytest.mark.parametrize(
    "prompt",
    "a dog on grass|a boat on water|a stone|a tree|three trees|a red rug|a wooden table|bench|grass snake|water bottle|"
    "hot air balloon|wall clock|sandcastle|a glass of water|flowers|sky with birds|brick wall, a bicycle|"
    'a painting on the wall|remove the cat and add a dog|blue|"hello"||flurgle|ein Hund auf Gras'.split("|"),
)
def test_things_letters_and_colours_alone_are_no_ground(prompt: str) -> None:
    assert ground(prompt) is None


def test_colours_are_those_of_the_ground() -> None:
    green, sand = ground("a green lawn with white daisies"), ground("sand")
    assert green is not None
    assert sand is not None
    assert green.colours == (GREEN,)
    assert sand.colours == ()


def test_what_is_said_to_be_in_it_is_told() -> None:
    found = ground("a meadow with flowers")
    assert found is not None
    assert found.details == ("flowers",)


def test_a_prompt_of_nothing_but_what_is_to_go_is_read_to_its_end() -> None:
    assert ground("hide put " * 1_100) is None or ground("hide put " * 1_100).family == ""  # type: ignore[union-attr]
    assert ground("remove the man then remove the dog then fill with snow") is not None
