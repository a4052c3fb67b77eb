"""`limner cluster`: the engines on a Ray cluster, as a file for `serve deploy`, and as they are."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from limner.cli.command import new_app
from limner.cli.routes import routing
from limner.cli.table import print_table
from limner.kit.errors import InvalidRequest, SettingsError
from limner.kit.extras import require
from limner.kit.settings import load
from limner.workshop.cluster.client import ClusterClient, Seen
from limner.workshop.cluster.deployment import Deployment, placed
from limner.workshop.cluster.settings import ClusterSettings, not_found, set_environment
from limner.workshop.settings import WorkshopSettings

app = new_app("Deploy engines on a Ray cluster, and see how they are doing.")

EXTRA = "cluster"


@app.command()
def config(
    beside: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="An earlier file, whose engines are to go on while services change over."),
    ] = None,
) -> None:
    """Print the file that `serve deploy` takes, with all engines of the settings that run on a cluster."""
    require("yaml", extra=EXTRA, setting="limner cluster config", value="a writer of YAML")
    yaml = import_module("yaml")
    declared = [each.declared for each in _deployments()]
    names = {application["name"] for application in declared}
    if beside:
        declared += [application for application in _read(beside, yaml) if application["name"] not in names]
    whole = {"proxy_location": "Disabled", "applications": declared}
    typer.echo(yaml.safe_dump(whole, sort_keys=False), nl=False)


@app.command()
def deploy() -> None:
    """Have the cluster run the engines as the settings say, and return; replicas that change do their jobs first.

    Services begin by themselves what is not there. This is for what they leave as it is: how many replicas there are,
    and what each of them has. Engines of other settings go on until `limner cluster prune`.
    """
    deployments = _deployments()
    _connected().deploy(deployments)
    for each in deployments:
        typer.echo(each.application)


@app.command()
def status() -> None:
    """List the engines on the cluster.

    In a pipe, the columns are separated by tabs and have no heading: application, the engine that these settings mean
    by it (`-` for one of other settings), state, replicas that are up, replicas in all, jobs that wait, jobs under way,
    the engine's version, reason.
    """
    mine = {each.application: each.blueprint.name for each in _deployments()}
    client = _connected()
    rows: list[tuple[object, ...]] = []
    found: dict[str, Seen | None] = {**dict.fromkeys(mine), **client.applications()}
    for name, seen in found.items():
        if seen is None:
            rows.append((name, mine[name], "absent", 0, 0, 0, 0, "", ""))
            continue
        loads = client.loads(name) if seen.running else []
        rows.append(
            (
                name,
                mine.get(name),
                seen.standing.state,
                seen.running,
                seen.replicas,
                sum(load.queued for load in loads),
                sum(load.running for load in loads),
                "/".join(sorted({load.version for load in loads})),
                seen.standing.reason,
            )
        )
    columns = ("application", "engine", "state", "up", "replicas", "waiting", "running", "version", "reason")
    print_table(columns, rows)


@app.command()
def prune() -> None:
    """End the engines on the cluster that these settings do not mean: those of earlier settings, and of others.

    Each does the jobs that it has. For when no service with other settings is left.
    """
    mine = {each.application for each in _deployments()}
    client = _connected()
    for name in client.applications():
        if name not in mine:
            client.delete(name)
            typer.echo(name)


def _deployments() -> list[Deployment]:
    """What the settings place on a cluster. Raises SettingsError where that is nothing."""
    _, engines = routing()
    found = placed(list(engines.values()), load(WorkshopSettings))
    if not found:
        raise SettingsError("LIMNER_ENGINES has no engine that could run on a cluster; docs/cluster.md has an example.")
    return found


def _connected() -> ClusterClient:
    """A place on the cluster. Raises SettingsError where it cannot be."""
    settings = load(ClusterSettings)
    if not settings.cluster:
        raise SettingsError("LIMNER_CLUSTER is not set; accepted: auto, HOST:PORT, or ray://HOST:PORT.")
    require("ray", extra=EXTRA, setting="LIMNER_CLUSTER", value=settings.cluster)
    token = settings.cluster_auth == "token"
    set_environment(token=token)
    client: ClusterClient = import_module("limner.workshop.cluster.ray_serve").RayServe(settings.cluster)
    try:
        client.connect()
    except Exception as error:
        raise SettingsError(f"LIMNER_CLUSTER: {not_found(settings.cluster, token=token)}: {error}") from error
    return client


def _read(path: Path, yaml: Any) -> list[dict[str, Any]]:
    """The applications of an earlier file. Raises InvalidRequest for one that is no such file."""
    try:
        applications = yaml.safe_load(path.read_text(encoding="utf-8"))["applications"]
        return [dict(application, name=application["name"]) for application in applications]
    except (OSError, ValueError, TypeError, KeyError, yaml.YAMLError) as error:
        text = f"{path} cannot be used; accepted: a file that `limner cluster config` has printed. {error!r}"
        raise InvalidRequest(text, param="beside") from error
