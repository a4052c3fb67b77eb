"""`limner batch`: rows, the journal, and what is paid for."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

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
    (home / "out" / "foxes").mkdir(parents=True)
    result = at("batch", "rows.csv", "-o", "out")
    assert result.exit_code == 3
    assert "row 4: n is 9" in result.stderr
    assert "Spent 61 units ($0.061) in 3 requests." in result.stderr
    assert names(home / "out") == ["0002-a-cat-1.webp", "0002-a-cat-2.webp", "0003-remix.webp", "foxes"]
    (home / "rows.csv").write_text(CSV.replace(",9,", ",1,"))
    (home / "out" / "foxes" / "red.png").unlink()
    result = at("batch", "rows.csv", "-o", "out", "--json")  # the fox is fetched anew, and not paid for again
    assert result.exit_code == 0
    assert sorted(json.loads(line)["row"] for line in result.stdout.splitlines()) == [1, 4]
    assert service.account(customer).balance == 100_000 - 61 - 7
    assert at("batch", "rows.csv", "-o", "out", "--url", "http://127.0.0.1:9").exit_code == 1  # of another server


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
