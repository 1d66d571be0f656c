#!/usr/bin/env python3
"""Checks the book: its form, its texts, and every fact and claim about a board by the program `shinpan`.

    atlas/check.py [--program build/release/apps/cli/shinpan] [--atlas atlas] [--resolve OUT.json]

Prints what is wrong with its file and place, and at the end `N passed, N failed`. With --resolve it writes the whole
book with all facts computed, which the site reads. The format is described in atlas/format.md."""
import argparse
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from checker.book import Book  # noqa: E402
from checker.engine import Engine  # noqa: E402

ROOT = HERE.parent


def program_in(root: pathlib.Path) -> str:
    for name in ("release", "srv", "dev"):
        path = root / "build" / name / "apps/cli/shinpan"
        if path.is_file():
            return str(path)
    raise SystemExit("no program shinpan: build it, or name it with --program")


def glossary(source: pathlib.Path) -> set[str]:
    return set(re.findall(r'^    \{"([a-z-]+)",$', source.read_text(encoding="utf-8"), re.MULTILINE))


def main() -> None:
    parser = argparse.ArgumentParser(description="Check the Atlas.")
    parser.add_argument("--program", help="the program shinpan")
    parser.add_argument("--atlas", default=str(HERE), help="the folder of the book")
    parser.add_argument("--only", help="chapters and problems whose id begins so; links are not checked")
    parser.add_argument("--resolve", metavar="OUT.json", help="write the book with all facts computed")
    options = parser.parse_args()
    engine = Engine(options.program or program_in(ROOT))
    book = Book(pathlib.Path(options.atlas), engine, glossary(ROOT / "src/shinpan/explain/glossary.cpp"), options.only)
    resolved = book.check()
    engine.close()
    if options.resolve:
        pathlib.Path(options.resolve).write_text(json.dumps(resolved, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    for place, what in book.errors:
        print(f"FAIL {place}: {what}")
    print(f"{book.passed} passed, {len(book.errors)} failed")
    sys.exit(1 if book.errors or not book.passed else 0)


if __name__ == "__main__":
    main()
