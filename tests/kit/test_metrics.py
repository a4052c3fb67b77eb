"""The metrics are one registry of our own."""

from limner.kit import metrics


def test_exposition_has_every_metric() -> None:
    metrics.UNITS_CHARGED.labels("generate").inc(35)
    text = metrics.exposition()[0].decode()
    assert 'limner_units_charged_total{operation="generate"}' in text
    for family in metrics.REGISTRY.collect():
        assert family.name.startswith("limner_")
        assert f"# HELP {family.name}" in text
