"""What is behind a table where no room is named."""

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def names(prompt: str, seed: int) -> set[str]:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, False, seed))
    return {node.name for node in scene.nodes if isinstance(node, Shape)}


def test_a_thing_on_a_table_is_seen_before_many_backdrops() -> None:
    seen = set().union(*(names("a teddy bear on a table", seed) for seed in range(24)))
    assert {"deep wall", "open air", "arch", "window frame", "veins", "checks"} <= seen


def test_no_window_lights_a_wall_out_of_doors() -> None:
    terraces = [shown for seed in range(24) if "open air" in (shown := names("a teddy bear on a table", seed))]
    assert terraces
    assert not any({"light on the wall", "shaft of light", "veins"} & shown for shown in terraces)


def test_a_named_room_keeps_its_own() -> None:
    assert not any("open air" in names("a kettle on a kitchen counter", seed) for seed in range(8))


def test_a_portrait_photograph_is_taken_before_a_garden_out_of_focus() -> None:
    assert all("garden out of focus" in names("portrait photo of a woman", seed) for seed in range(3))
    assert not all("garden out of focus" in names("portrait of a woman", seed) for seed in range(6))


def test_a_cloth_lies_on_tables_by_turns() -> None:
    laid = ["linen cloth" in names("a teapot", seed) for seed in range(12)]
    assert any(laid)
    assert not all(laid)
    assert not any("linen cloth" in names("a teapot, no tablecloth", seed) for seed in range(12))


def test_no_lamp_hangs_behind_a_lamp_that_is_asked_for() -> None:
    assert any("hanging lamp" in names("a toaster", seed) for seed in range(4))
    assert not any("hanging lamp" in names("a toaster and a lamp", seed) for seed in range(4))


def test_a_photograph_of_a_vase_has_no_pots_behind_it() -> None:
    assert any("pots" in names("a photo of an apple", seed) for seed in range(12))
    assert not any("pots" in names("a photo of a vase", seed) for seed in range(12))
