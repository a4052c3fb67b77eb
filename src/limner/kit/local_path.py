"""Paths of this service that somebody else wrote: where a sign-in ends must not be chosen by whoever made the link."""


def local_path(path: str) -> str:
    """The path if a browser that follows it stays on this origin, else `/`.

    Browsers take a backslash for a slash, and drop tabs and line breaks, before they read an address: neither may be in
    it.
    """
    plain = path.startswith("/") and not path.startswith("//") and path.isprintable() and "\\" not in path
    return path if plain else "/"
