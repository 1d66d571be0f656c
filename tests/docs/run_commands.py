#!/usr/bin/env python3
"""Runs the commands that the documentation shows, and holds its two languages together.

usage: run_commands.py [--program PROGRAM]

In each block ```sh of README.md, README.ru.md and docs/ the lines that begin with `$ ` or `./run`
are commands. They run in the repository root and must end with status 0, or N where the line ends
in `# exit N`. A block ```sh norun is only shown. With --program that program stands for ./run, and
the proof checker of the same build for ./run --verify.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support.suite import ROOT, Suite

TIME_LIMIT_S = 300
README = (ROOT / "README.md", ROOT / "README.ru.md")


def blocks(text: str) -> list[tuple[str, str]]:
    """The fenced blocks as (what stands behind the fence, content)."""
    return re.findall(r"^```([^\n`]*)\n(.*?)^```\s*$", text, re.DOTALL | re.MULTILINE)


def sh_blocks(path: pathlib.Path) -> list[str]:
    return [body for info, body in blocks(path.read_text(encoding="utf-8"))
            if info.split()[:1] == ["sh"] and "norun" not in info.split()]


def commands(path: pathlib.Path) -> list[str]:
    lines = [line for body in sh_blocks(path) for line in body.replace("\\\n", " ").splitlines()]
    shown = [line.removeprefix("$ ") for line in lines if line.startswith(("$ ", "./run"))]
    # These tests are a part of ./check.
    return [command for command in shown if command.split()[0] != "./check"]


def run(command: str, program: str | None) -> list[str]:
    wanted = re.search(r"#\s*exit (\d+)\s*$", command)
    if program:
        verifier = pathlib.Path(program).resolve().parents[2] / "src/verify/shinpan-verify"
        command = command.replace("./run --verify", str(verifier))
        command = re.sub(r"(?<!\S)\./run(?!\S)", program, command)
    try:
        done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=ROOT, text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=TIME_LIMIT_S)
    except subprocess.TimeoutExpired:
        return [f"no end within {TIME_LIMIT_S} s"]
    if done.returncode == (int(wanted[1]) if wanted else 0):
        return []
    return [f"exit status {done.returncode}", *done.stderr.splitlines()[-5:]]


def headings(path: pathlib.Path) -> dict[int, int]:
    text = path.read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```\s*$", "", text, flags=re.DOTALL | re.MULTILINE)
    return dict(collections.Counter(len(h) for h in re.findall(r"^(#+) ", prose, re.MULTILINE)))


def difference(english: pathlib.Path, russian: pathlib.Path) -> list[str]:
    missing = [f"{p.relative_to(ROOT)} is missing" for p in (english, russian) if not p.exists()]
    if missing:
        return missing
    counts = headings(english), headings(russian)
    return [] if counts[0] == counts[1] else [f"headings by level: {counts[0]} and {counts[1]}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program")
    options = parser.parse_args()

    suite = Suite()
    suite.check("README: two languages", difference(*README))
    if all(p.exists() for p in README):
        suite.check("README: same commands", [] if sh_blocks(README[0]) == sh_blocks(README[1])
                    else ["the sh blocks of README.md and README.ru.md differ"])
    docs = ROOT / "docs"
    pages = {p.relative_to(docs / language) for language in ("en", "ru")
             for p in (docs / language).rglob("*.md")}
    for page in sorted(pages):
        suite.check(f"docs: {page}", difference(docs / "en" / page, docs / "ru" / page))

    places: dict[str, str] = {}
    for path in [*filter(pathlib.Path.exists, README), *sorted(docs.rglob("*.md"))]:
        for command in commands(path):
            places.setdefault(command, str(path.relative_to(ROOT)))
    for command, place in places.items():
        suite.check(f"{place}: {command}", run(command, options.program))
    suite.finish()


if __name__ == "__main__":
    main()
