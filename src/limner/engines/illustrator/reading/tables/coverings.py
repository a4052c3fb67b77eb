"""Words after which comes what is on a thing: painted on it, or all over it."""

PAINTED: frozenset[str] = frozenset(
    f"{how} with"
    for how in (
        "painted", "hand painted", "printed", "patterned", "embroidered", "engraved", "etched", "emblazoned", "inlaid",
        "tattooed", "illustrated", "stencilled", "stenciled",
    )
)  # fmt: skip
"""What follows is a picture on the thing."""

COVERED: frozenset[str] = frozenset(
    f"{how} {link}"
    for how in (
        "covered", "covered completely", "covered entirely", "covered all over", "plastered", "encrusted", "studded",
        "adorned", "blanketed", "festooned", "bedecked", "decked out", "overrun",
    )
    for link in ("in", "with", "by")
)  # fmt: skip
"""What follows is strewn all over the thing, where it is small beside it and many."""
