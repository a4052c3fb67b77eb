from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def names(prompt: str, seed: int) -> set[str]:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, False, seed))
    return {node.name for node in scene.nodes if isinstance(node, Shape)}


def test_a_room_has_a_shaded_side_and_by_day_a_windows_light_on_most_walls() -> None:
    rooms = [names("a cat on a sofa in a living room by day", seed) for seed in range(6)]
    assert all("shade of the room" in room for room in rooms)
    assert sum("light on the wall" in room for room in rooms) >= 2


def test_lamps_light_a_room_at_night() -> None:
    for seed in range(3):
        assert "lamplight" in names("a cat on a sofa in a living room at night", seed)


def test_no_window_lights_a_meadow() -> None:
    assert not {"shade of the room", "lamplight"} & names("a cat in a meadow", 1)


def test_skies_have_many_kinds_of_cloud() -> None:
    seen = set().union(*(names("a cow in a meadow by day", seed) for seed in range(21)))
    assert {"cloud bank", "cirrus", "lit edge", "cloud"} <= seen


def test_what_grows_on_hills_can_be_refused() -> None:
    assert any("woods" in names("a cow in a meadow", seed) for seed in range(3))
    assert not any("woods" in names("a cow in a meadow, no trees", seed) for seed in range(3))
