"""The words of a negative prompt, by which props, symbols and hours are left out."""


def words(negative: str) -> frozenset[str]:
    """The words, those that are plurals as singulars as well."""
    cleaned = "".join(c.lower() if c.isalpha() or c == "-" else " " for c in negative)
    said = set(cleaned.split())
    folded = {word[:-1] for word in said if word.endswith("s") and len(word) > 3}
    if "people" in said:
        folded |= {"person"}
    return frozenset(said | folded)
