"""The prompts that are drawn: a spread of subjects, settings, hours and counts."""

PROMPTS = (
    "a red fox in the snow at sunset",
    "a blue car on a city street at night",
    "three horses in a meadow",
    "a cup of coffee on a table",
    "a woman walking in a park in autumn",
    "a lighthouse by the sea in a storm",
    "a cat on a chair",
    "an astronaut in space",
)
