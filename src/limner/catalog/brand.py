"""The brand part of names.

The catalogue's own names are written with `svc`. An operator may rename that part: what is listed then bears
the brand, and names written with `svc` are accepted all the same.
"""

OWN = "svc"


def branded(name: str, brand: str) -> str:
    """The catalogue's name as it is listed: `svcv4_1` of the brand `acme` is `acmev4_1`."""
    return brand + name.removeprefix(OWN) if name.startswith(OWN) else name


def unbranded(name: str, brand: str) -> str:
    """The catalogue's name for a name as it was sent; one that does not bear the brand comes back as it is."""
    return OWN + name.removeprefix(brand) if name.startswith(brand) else name


def spoken(brand: str) -> str:
    """The brand as it is written in a sentence: `acme` is `Acme`; the catalogue's own stays `svc`."""
    return brand if brand == OWN else brand.capitalize()
