"""What is in the hand of who does something, where the words name nothing: a comb for combing, a brush for brushing."""

from collections.abc import Mapping

_DONE_WITH: Mapping[str, str] = {
    "wrench": "repairing, repair, fixing, fix, tinkering with, working on a car, servicing, tightening, "
                          "adjusting, dismantling, tuning, winding",
    "soap": "washing, wash, washed by, scrubbing, cleaning, rinsing, soaping, bathing, wiping, sponging, lathering, "
            "wiping down, cleaning up",
    "hairbrush": "grooming, brushing",
    "comb": "combing, combing the",
    "scissors": "shearing, trimming, pruning, clipping, snipping, shaping a hedge",
    "paintbrush": "painting on, decorating, glazing, varnishing, lacquering, whitewashing, restoring, "
                  "gluing, dusting off",
    "knife": "peeling, gutting, scaling, filleting, buttering, shucking",
    "spatula": "grilling, barbecuing, icing, frosting",
    "drill": "drilling",
    "tape_measure": "measuring",
    "magnifying_glass": "examining, examine, inspecting, investigating, scrutinizing, scrutinising",
    "syringe": "injecting, vaccinating, inoculating",
    "pliers": "plucking out, pulling out",
    "shovel": "burying, excavating, unearthing",
    "trowel": "planting, potting, repotting",
    "garden_hose": "hosing, hosing down, spraying, spraying down, hosing off",
    "sewing_needle": "darning, mending, mending his, mending her, mending their",
    "razor": "shaving a, shaving the",
    "toothbrush": "brushing the teeth of",
    "plunger": "unclogging, unblocking, plunging",
    "saw": "sawing off",
    "whisk": "whisking, beating eggs",
    "grater": "grating",
    "pen": "signing, stamping, grading, marking, correcting",
    "microphone": "interviewing",
    "spoon": "mixing, making, brewing, making a, making an",
}  # fmt: skip
_ON_TABLES: Mapping[str, str] = {"wrench": "screwdriver"}
"""Of what is done with one tool to a large thing, what is in the hand for one that lies on a table."""
_TOOLS: Mapping[str, str] = {form: tool for tool, forms in _DONE_WITH.items() for form in forms.split(", ")}


def instrument(words: str, *, small: bool) -> str:
    """The atlas id of what the words are done with, on a thing that lies on a table or on a larger one; "" where hands
    are enough."""
    tool = _TOOLS.get(words, "")
    return _ON_TABLES.get(tool, tool) if small else tool
