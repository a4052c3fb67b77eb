"""The dashboard and the alert rules speak of numbers that the service has, and each alert has its page to turn to."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.api.service import ROOT, Service

DASHBOARD = ROOT / "deploy" / "grafana" / "limner.json"
RULES = ROOT / "deploy" / "prometheus" / "alerts.yaml"
RUNBOOK = ROOT / "docs" / "alerts.md"

ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
EVERYWHERE = {"instance", "job"}
"""Labels that Prometheus adds."""


def alerts() -> list[dict[str, Any]]:
    """The rules, in their order."""
    read = yaml.safe_load(RULES.read_text(encoding="utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    """What the dashboard shows, headings apart."""
    return [panel for panel in json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"] if panel["type"] != "row"]


def expressions() -> Iterator[str]:
    """Every query of both."""
    yield from (rule["expr"] for rule in alerts())
    yield from (target["expr"] for panel in panels() for target in panel["targets"])
    variables = json.loads(DASHBOARD.read_text(encoding="utf-8"))["templating"]["list"]
    yield from (variable["definition"] for variable in variables if variable["type"] == "query")


@pytest.fixture(scope="module")
def known(service: Service) -> dict[str, set[str]]:
    """Every name that a query may use, and the labels that were seen on it."""
    request = {"prompt": "x", "model": "svcv4_1_flash"}
    made = httpx.post(f"{service.url}/v1/images/generations", json=request, headers=service.customer().headers)
    made.raise_for_status()
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(httpx.get(f"{service.url}/metrics").text):
        for ending in ENDINGS.get(family.type, ()):
            found[family.name + ending] = set()
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_every_number_that_is_asked_for_is_there(known: dict[str, set[str]]) -> None:
    asked = {name for expression in expressions() for name in re.findall(r"\blimner_\w+", expression)}
    assert len(asked) > 20
    assert not asked - known.keys()


def test_every_label_that_is_asked_for_is_there(known: dict[str, set[str]]) -> None:
    for expression in expressions():
        for name, matchers in re.findall(r"\b(limner_\w+)\{([^}]*)\}", expression):
            labels = set(re.findall(r'(\w+)(?:=|!=|=~|!~)"', matchers))
            assert not known[name] or not labels - known[name] - EVERYWHERE, (name, labels)
        among = set().union(*(known[name] for name in re.findall(r"\blimner_\w+", expression)))
        for grouped in re.findall(r"\bby \(([^)]*)\)", expression):
            labels = {label.strip() for label in grouped.split(",")}
            assert not among or not labels - among - EVERYWHERE, expression


def test_every_number_of_the_service_is_shown_or_watched(known: dict[str, set[str]]) -> None:
    asked = {
        re.sub(r"_(bucket|sum|count|total)$", "", name) for name in re.findall(r"limner_\w+", "".join(expressions()))
    }
    families = {re.sub(r"_(bucket|sum|count|total|created)$", "", name) for name in known}
    assert families == asked


def test_every_alert_has_its_page_and_every_page_its_alert() -> None:
    headings = re.findall(r"^## (\w+)$", RUNBOOK.read_text(encoding="utf-8"), re.MULTILINE)
    assert [rule["alert"] for rule in alerts()] == headings
    for rule in alerts():
        assert rule["annotations"]["runbook_url"] == f"docs/alerts.md#{rule['alert'].lower()}"


def test_every_alert_says_how_bad_it_is_and_where() -> None:
    for rule in alerts():
        assert rule["labels"]["severity"] in {"critical", "warning"}
        summary = rule["annotations"]["summary"]
        assert summary.endswith(".")
        named = set(re.findall(r"\$labels\.(\w+)", summary))
        grouped = [set(re.split(r",\s*", labels)) for labels in re.findall(r"\bby \(([^)]*)\)", rule["expr"])]
        assert not grouped or named <= set.intersection(*grouped), rule["alert"]


def test_the_panels_fill_the_width_and_none_lies_on_another() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        place = panel["gridPos"]
        cells = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert not cells & taken, panel["title"]
        taken |= cells
    assert {x for x, _ in taken} == set(range(24))
    assert len({panel["id"] for panel in panels()}) == len(panels())


def test_every_alert_has_a_trial() -> None:
    (trial,) = yaml.safe_load((RULES.parent / "alerts_test.yaml").read_text(encoding="utf-8"))["tests"]
    assert {each["alertname"] for each in trial["alert_rule_test"]} == {rule["alert"] for rule in alerts()}
    assert all(each["exp_alerts"] for each in trial["alert_rule_test"])
