"""`limner batch`: rows, the journal, and what is paid for."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from limner.cli.remote.journal import Journal
from limner.cli.remote.rows import read_rows
from tests.api.service import Customer, Service, until
from tests.cli.remote.conftest import Limner
from tests.cli.remote.test_commands import names, photo

CSV = """\
prompt,model,n,file,operation,image,size
a fox,svcv4_1_flash,1,foxes/red.png,,,
a cat,svcv4_1_flash,2,,,,
,,,,remix,one.png,16:9
a dog,svcv4_1_flash,9,,,,
"""


def test_rows_that_are_done_are_not_asked_for_again(
    at: Limner, home: Path, service: Service, customer: Customer
) -> None:
    (home / "rows.csv").write_text(CSV)
    photo(home / "one.png")
    result = at("batch", "rows.csv", "-o", "out")
    assert result.exit_code == 3
    assert "row 4: n is 9" in result.stderr
    assert "Spent 61 units ($0.061) in 3 requests." in result.stderr
    patterns = [r"a-cat-\w{8}-1\.webp", r"a-cat-\w{8}-2\.webp", "foxes", r"remix-\w{8}\.webp"]
    assert all(map(re.fullmatch, patterns, names(home / "out")))
    (home / "rows.csv").write_text(CSV.replace(",9,", ",1,"))
    (home / "out" / "foxes" / "red.png").unlink()
    result = at("batch", "rows.csv", "-o", "out", "--json")  # the fox is fetched anew, and not paid for again
    assert result.exit_code == 0
    assert sorted(json.loads(line)["row"] for line in result.stdout.splitlines()) == [1, 4]
    assert service.account(customer).balance == 100_000 - 61 - 7
    other = ("--url", "http://127.0.0.1:9", "--key", "lmn_other")
    assert at("batch", "rows.csv", "-o", "out", *other).exit_code == 1  # of another server


def test_rows_may_come_and_pictures_change_and_the_batch_move(
    at: Limner, home: Path, service: Service, customer: Customer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fox = {"prompt": "a fox", "model": "svcv4_1_flash"}
    photo(home / "one.png")
    styled = {"prompt": "a fox", "model": "svcv3", "style_references": ["one.png"]}

    def asked_for(*rows: object) -> list[int]:
        Path("rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
        result = at("batch", "rows.jsonl", "-o", "out", "--json")
        assert result.exit_code == 0
        return sorted(json.loads(line)["row"] for line in result.stdout.splitlines())

    assert asked_for(fox, styled) == [1, 2]
    assert asked_for({**fox, "prompt": "a cat"}, fox, styled, fox) == [1, 4]
    (home / "elsewhere").mkdir()
    for name in ("out", "rows.jsonl", "one.png"):
        (home / name).rename(home / "elsewhere" / name)
    monkeypatch.chdir(home / "elsewhere")
    assert asked_for(fox, styled) == []
    Image.new("RGB", (300, 300), "blue").save("one.png")
    assert asked_for(fox, styled) == [2]
    assert len(names(home / "elsewhere" / "out")) == 5


def test_a_row_has_the_format_of_its_file_and_is_paid_for_once(
    at: Limner, home: Path, service: Service, customer: Customer
) -> None:
    photo(home / "one.png")
    remix = {"operation": "remix", "image": "one.png", "size": "1:1", "model": "svcv4_1_vector", "file": "two.webp"}
    rows = [{"prompt": "a fox", "file": "new/fox.svg"}, remix]
    (home / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    result = at("batch", "rows.jsonl", "-o", "out")
    assert result.exit_code == 3
    assert (home / "out" / "new" / "fox.svg").read_text().startswith("<svg")
    assert "row 2: " in result.stderr
    assert "What was paid for is kept as out/" in result.stderr
    balance = service.account(customer).balance
    assert at("batch", "rows.jsonl", "-o", "out").stderr.startswith("2 of 2 rows are done before.")
    assert service.account(customer).balance == balance


def test_a_batch_that_was_killed_goes_on_without_paying_twice(home: Path, service: Service, customer: Customer) -> None:
    rows = [{"prompt": f"fox {number}", "model": "svcv4_1_flash", "random_seed": 1} for number in range(8)]
    (home / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    command = [sys.executable, "-m", "limner.cli", "batch", "rows.jsonl", "-o", "out", "--jobs", "1"]
    environment = {**os.environ, "LIMNER_URL": service.url, "LIMNER_KEY": customer.key}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until(lambda: service.account(customer).balance < 100_000)
    process.send_signal(signal.SIGKILL)
    process.wait()
    subprocess.run(command, env=environment, check=True, capture_output=True)
    assert len(names(home / "out")) == 8
    assert service.account(customer).balance == 100_000 - 8 * 7


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"prompt": "a", "file": "../fox"}', "outside of"),
        ('{"prompt": "a", "file": "/tmp/fox.png"}', "outside of"),
        ('{"prompt": "a", "file": "x"}\n{"prompt": "b", "file": "x"}', "the same file"),
        ('{"operation": "paint"}', "no operation 'paint'"),
        ('{"operation": "inpaint", "prompt": "a"}', "inpaint needs image, mask"),
        ('{"operation": "remix", "size": "1:1", "image": "none.png"}', "there is no file"),
        ('{"operation": "vectorize", "image": "rows.jsonl", "file": "a.png"}', "Row 1: a.png: vectorize gives svg"),
        ('{"prompt": "a", "style_references": ["none.png"]}', "there is no file"),
        ("[1]", "no object"),
        ("{", "no JSON"),
    ],
)
def test_rows_that_are_none_are_told_before_anything_is_paid(at: Limner, home: Path, text: str, said: str) -> None:
    (home / "rows.jsonl").write_text(text)
    result = at("batch", "rows.jsonl", "-o", "out")
    assert result.exit_code == 1
    assert said in result.stderr


def test_a_journal_that_was_cut_off(home: Path) -> None:
    (home / "rows.jsonl").write_text('{"prompt": "a fox"}\n')
    (row,) = read_rows(home / "rows.jsonl", home)
    with Journal(home / "journal", "http://a/v1") as book:
        key = book.key_of(row)
    with (home / "journal").open("a") as file:
        file.write('{"row": 1, "ke')
    with Journal(home / "journal", "http://a/v1") as book:
        assert not book.has_done(row)
        book.note(row, [], 7)
    with Journal(home / "journal", "http://a/v1") as book:
        assert book.key_of(row) == key
        assert book.has_done(row)
