"""All openings by the composition word that asks for one."""

from collections.abc import Collection, Mapping

from limner.engines.illustrator.staging.apertures import lenses, rooms, vehicles
from limner.engines.illustrator.staging.apertures.aperture import Aperture

APERTURES: Mapping[str, Aperture] = {
    "windshield": Aperture(vehicles.windshield, (0.08, 0.12, 0.92, 0.75)),
    "airliner": Aperture(vehicles.airliner, (0.22, 0.2, 0.78, 0.86)),
    "porthole": Aperture(vehicles.porthole, (0.2, 0.2, 0.8, 0.8)),
    "cabin": Aperture(vehicles.cabin, (0.1, 0.11, 0.9, 0.77)),
    "oven": Aperture(rooms.oven, (0.19, 0.16, 0.81, 0.8)),
    "fridge": Aperture(rooms.fridge, (0.15, 0.24, 0.85, 0.93)),
    "cave": Aperture(rooms.cave, (0.2, 0.16, 0.8, 0.76)),
    "tent": Aperture(rooms.tent, (0.2, 0.26, 0.8, 0.84)),
    "doorway": Aperture(rooms.doorway, (0.22, 0.1, 0.78, 0.91)),
    "archway": Aperture(rooms.archway, (0.18, 0.2, 0.82, 0.95)),
    "letterbox": Aperture(rooms.letterbox, (0.1, 0.31, 0.9, 0.74)),
    "keyhole": Aperture(lenses.keyhole, (0.27, 0.12, 0.73, 0.9)),
    "binoculars": Aperture(lenses.binoculars, (0.12, 0.2, 0.88, 0.8)),
    "spyglass": Aperture(lenses.spyglass, (0.2, 0.2, 0.8, 0.8)),
    "fisheye": Aperture(lenses.fisheye, (0.14, 0.14, 0.86, 0.86)),
    "from below": Aperture(lenses.unframed, (0.16, 0.02, 0.84, 0.99), 1.0, 1.0, open=True),
}


def asked(composition: Collection[str]) -> Aperture | None:
    """The opening that one of the words asks for; None without one."""
    return next((APERTURES[word] for word in composition if word in APERTURES), None)
