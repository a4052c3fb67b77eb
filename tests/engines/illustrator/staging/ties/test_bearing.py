"""What is borne where the words say: on a head, on the hood of a car."""

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import spot


def test_an_owl_on_a_giraffes_head_is_on_its_head() -> None:
    scene = stage(read("a giraffe with an owl on its head"), job())
    (giraffe,), (owl,) = heroes(scene, "giraffe"), heroes(scene, "owl")
    assert abs(box(owl).bottom - spot(giraffe, "hat")[1]) < 0.04 * giraffe.height


def test_a_cat_on_the_hood_of_a_car_is_beside_its_middle() -> None:
    scene = stage(read("a cat lying on the hood of a car"), job())
    (cat,), (car,) = heroes(scene, "cat"), heroes(scene, "car")
    assert abs(box(cat).centre[0] - box(car).centre[0]) > 0.2 * box(car).width
    assert box(cat).bottom > box(car).top


def test_who_sits_in_a_car_is_not_on_it() -> None:
    scene = stage(read("a dog sitting in a car"), job())
    (dog,), (car,) = heroes(scene, "dog"), heroes(scene, "car")
    assert box(dog).bottom > box(car).top + 0.1 * box(car).height
