"""Run by the environment of `make test-deploy`: a question as JSON on standard input, its answer on standard output."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import helm_python
import kubernetes_validate
import yaml

CHART = Path(__file__).parents[2] / "deploy" / "helm" / "limner"


def lint() -> Any:
    """What Helm's lint finds."""
    return helm_python.lint(str(CHART))


def render(values: dict[str, Any]) -> list[Any]:
    """The resources that the chart makes, as `helm template` does."""
    with helm_python.Chart.load(str(CHART)) as chart:
        chart.validate_schema(values)
        texts = chart.render(values, name="demo", namespace="prod")
    files = (text for path, text in sorted(texts.items()) if path.endswith(".yaml"))
    return [resource for text in files for resource in yaml.safe_load_all(text) if resource]


def validate(resource: dict[str, Any], version: str) -> str:
    """What is wrong with a resource by the schema of one version of Kubernetes, unknown fields included; or nothing."""
    try:
        kubernetes_validate.validate(resource, version, strict=True)
    except kubernetes_validate.ValidationError as error:
        return f"{'.'.join(map(str, error.path))}: {error.message}"
    return ""


def main() -> None:
    """Answer."""
    question = json.load(sys.stdin)
    does: Mapping[str, Callable[..., Any]] = {"lint": lint, "render": render, "validate": validate}
    json.dump(does[question.pop("do")](**question), sys.stdout)


if __name__ == "__main__":
    main()
