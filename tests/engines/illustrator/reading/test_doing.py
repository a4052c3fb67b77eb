"""Who does what: verbs before and after their subjects, with objects and without."""

import pytest

from limner.engines.illustrator.reading.read import read

DONE = {
    "a fox knitting a red scarf": [("knit", "fox", "scarf")],
    "a grandmother knits by the fireplace": [("knit", "grandmother", None)],
    "a dancing bear": [("dance", "bear", None)],
    "a penguin ice skating on a lake": [("skate", "penguin", None)],
    "a tiger lifting weights": [("lift", "tiger", None)],
    "two bears playing chess": [("play", "bear", None)],
    "a man and a woman dancing": [("dance", "man", None), ("dance", "woman", None)],
    "a wagon pulled by a horse": [("pull", "horse", "wagon")],
    "an astronaut shaking hands with a robot": [("greet", "astronaut", "robot")],
    "a child sliding down a slide": [("slide", "boy", "slide")],
    "a crocodile brushing its teeth": [("brush", "crocodile", None)],
    "a rabbit painting a picture at an easel": [("paint", "rabbit", "easel")],
    "a violinist on a rooftop": [("play", "woman", "violin")],
    "a cat pianist": [("play", "cat", "piano")],
    "a violinist without a violin": [],
    "a welder": [("weld", "builder", None)],
    "two children building a sandcastle": [("build", "girl", None)],
    "a man in front of a building": [],
    "a praying mantis on a leaf": [],
    "a marching band in the street": [],
    "a girl with a sewing machine": [],
    "a street musician playing the accordion": [("play", "woman", "accordion")],
    "a cyclist riding through the rain": [("ride", "man", "bicycle")],
    "a dressmaker at her sewing machine": [("sew", "tailor", "sewing_machine")],
    "a mountaineer climbing a cliff": [("climb", "hiker", None)],
    "a woman winding a clock": [("use", "woman", "clock")],
    "a man with round glasses trimming a hedge": [("handle", "man", "hedge")],
    "a man in a coat with winding roads": [],
    "a girl walking along a winding road": [],
    "a woman cycling past a church": [("ride", "woman", "bicycle")],
    "a man riding a horse": [("ride", "man", "horse")],
    "a boy giving a flower to a girl": [("give", "boy", "flower"), ("give", "boy", "girl")],
    "a nurse giving a child an apple": [("give", "nurse", "boy"), ("give", "nurse", "apple")],
    "a waiter serving soup to a king": [("sell", "waiter", "soup"), ("sell", "waiter", "king")],
    "a woman buying apples from a chef": [("buy", "woman", "apple"), ("sell", "chef", "woman")],
    "a knight and a dragon sharing a campfire": [("share", "knight", "campfire"), ("share", "dragon", "campfire")],
    "a farmer leading a cow": [("lead", "farmer", "cow")],
    "a koala yoga instructor leading a class": [("stretch", "koala", None)] * 2,
    "an ice skater leaving a trail of flowers": [("skate", "woman", None)],
    "a woman picking an apple from a tree": [("pick", "woman", "apple")],
    "a cat at a piano": [("play", "cat", "piano")],
    "a woman at a desk writing a letter": [("write", "woman", "letter")],
    "a blacksmith at an anvil forging a sword": [("hammer", "blacksmith", "anvil"), ("hammer", "blacksmith", "sword")],
    "a dog at a castle": [],
    "a knight being measured by a tailor": [("measure", "tailor", "knight")],
    "a lion getting its mane braided by four parrots": [("handle", "parrot", "lion")],
    "a cactus getting a haircut from a barber": [("handle", "barber", "cactus")],
    "a landscape painted by Monet": [],
    "a plumber fixing a leaking bathtub": [("handle", "builder", "bathtub")],
    "a dentist inspecting the teeth of a crocodile": [("handle", "doctor", "crocodile")],
    "a boat between two hedges, a man hosing it down": [("hose", "man", "boat")],
    "a cat washed by a robot": [("handle", "robot", "cat")],
    "a woman teaching a robot to roll dumplings": [("teach", "woman", "robot"), ("use", "robot", "dumpling")],
    "a girl feeding a rabbit a carrot": [("feed", "girl", "rabbit"), ("feed", "girl", "carrot")],
    "a painting of a fox": [],
    "a fox, oil painting": [],
    "a child on a swing": [],
    "a red fox": [],
    "a man without a hat": [],
    "a cat in a kitchen, no cooking": [],
}


@pytest.mark.parametrize("prompt", DONE)
def test_what_is_done_is_read(prompt: str) -> None:
    reading = read(prompt)
    found = [
        (
            act.verb,
            reading.subjects[act.subject].symbol,
            None if act.object is None else reading.subjects[act.object].symbol,
        )
        for act in reading.acts
    ]
    assert found == DONE[prompt]


def test_what_is_refused_takes_its_acts_along() -> None:
    reading = read("a dog chasing a cat and a boy kicking a ball", "dog")
    assert [(act.verb, reading.subjects[act.subject].symbol) for act in reading.acts] == [("kick", "boy")]
