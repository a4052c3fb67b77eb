"""The workflow that releases, by the schema of workflows; what its words promise by its text."""

import yaml

from tests.deploy.conftest import ROOT, run

WORKFLOW = ROOT / ".github" / "workflows" / "release.yaml"


def test_the_workflow_fits_its_schema() -> None:
    said = run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW)
    assert said.returncode == 0, said.stdout


def test_jobs_may_do_no_more_than_they_need() -> None:
    workflow = yaml.safe_load(WORKFLOW.read_text())
    assert workflow["permissions"] == {"contents": "read"}
    allowed = {name: set(job.get("permissions", {})) for name, job in workflow["jobs"].items()}
    assert allowed["index"] == {"id-token"}, "what publishes reads no checkout"
    signing = {name for name, rights in allowed.items() if {"attestations", "id-token"} <= rights}
    assert signing == {"packages", "images"}


def test_what_is_published_was_tested_and_is_signed() -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text())["jobs"]
    assert {"run": "make check test"} in jobs["checks"]["steps"]
    assert jobs["packages"]["needs"] == "checks"
    assert jobs["index"]["needs"] == jobs["images"]["needs"] == "packages"
    pushed, signed = jobs["images"]["steps"][-2:]
    assert signed["uses"].startswith("actions/attest-build-provenance@")
    assert signed["with"]["subject-digest"] == f"${{{{ steps.{pushed['id']}.outputs.digest }}}}"
    assert signed["with"]["push-to-registry"] is True
