#!/usr/bin/env python3
"""Holds the sources to the rooms' table, the shared C++ dialect and the rules for files."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support.suite import ROOT, Suite, tracked_files

FORBIDDEN_HEADERS = {"ranges", "format", "expected", "source_location", "iostream"}
FORBIDDEN_WORDS = re.compile(r"std::(ranges|views|format|expected|source_location)\b|\bconsteval\b")
UNFINISHED = re.compile(r"\b(TODO|FIXME|HACK)\b")
# Written in two parts, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w./~-])/" + r"(work|root)(/|\b)")
SNAKE_CASE = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
LINE_LIMIT = 700


def read_rooms() -> dict[str, set[str]]:
    """Each room with itself and everything it may know, directly or through another room."""
    rooms: dict[str, set[str]] = {}
    for line in (ROOT / "cmake/rooms.txt").read_text().splitlines():
        room, *known = line.partition("#")[0].split() or [""]
        if room:
            rooms[room] = {room}.union(*(rooms[k] for k in known))
    return rooms


def room_of(path: pathlib.Path) -> str:
    """The room of a file under src/, or "" for a program that must not use the library."""
    return path.parts[2] if path.parts[:2] == ("src", "shinpan") else ""


def numbered(path: pathlib.Path) -> list[tuple[str, str]]:
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    return [(f"{path}:{number}", line) for number, line in enumerate(lines, 1)]


def wrong_edges(path: pathlib.Path, rooms: dict[str, set[str]]) -> list[str]:
    problems = []
    for place, line in numbered(path):
        included = re.match(r'\s*#\s*include\s*["<]shinpan/(\w+)/', line)
        if included and included[1] not in rooms.get(room_of(path), set()):
            problems.append(f"{place}: {room_of(path) or path.parts[1]} must not know {included[1]}")
    return problems


def shared_with_the_rest(path: pathlib.Path) -> list[str]:
    """What the proof checker includes besides itself and the standard library."""
    return [f"{place}: the checker shares no code" for place, line in numbered(path)
            if re.match(r"\s*#\s*include\b", line)
            and not re.match(r'\s*#\s*include (<[a-z_]+>|"verify/[a-z_]+\.hpp")$', line)]


def wrong_dialect(path: pathlib.Path) -> list[str]:
    problems = []
    for place, line in numbered(path):
        included = re.match(r"\s*#\s*include\s*<(\w+)>", line)
        if included and included[1] in FORBIDDEN_HEADERS:
            problems.append(f"{place}: <{included[1]}> is not allowed here")
        word = FORBIDDEN_WORDS.search(line.partition("//")[0])
        if word:
            problems.append(f"{place}: {word[0]} is not known to all our compilers")
    return problems


def too_long(path: pathlib.Path) -> list[str]:
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    is_table = bool(lines) and lines[0].startswith("// Table:")
    return [f"{path}: {len(lines)} lines"] if len(lines) > LINE_LIMIT and not is_table else []


def wrong_name(path: pathlib.Path) -> list[str]:
    parts = [*path.parts[:-1], path.stem]
    return [] if all(SNAKE_CASE.fullmatch(p) for p in parts) else [f"{path}: not snake_case"]


def not_ascii(path: pathlib.Path) -> list[str]:
    return [f"{place}: not ASCII" for place, line in numbered(path) if not line.isascii()]


def matches(path: pathlib.Path, pattern: re.Pattern[str]) -> list[str]:
    try:
        return [f"{place}: {line.strip()}" for place, line in numbered(path) if pattern.search(line)]
    except UnicodeDecodeError:
        return []  # a game record or fuzz input in another character set


def main() -> None:
    suite = Suite()
    rooms = read_rooms()
    code = tracked_files(".cpp", ".hpp")
    source = [p for p in code if p.parts[0] == "src"]
    library = [p for p in source if room_of(p)]
    checker = [p for p in source if p.parts[1] == "verify"]
    outside_explain = [p for p in source if room_of(p) != "explain"]

    def check(name, files, judge):
        suite.check(name, [problem for path in files for problem in judge(path)])

    suite.check("every folder of the library is a room",
                sorted({room_of(p) for p in library} - rooms.keys()))
    check("a room includes only what it may know", source, lambda p: wrong_edges(p, rooms))
    check("the proof checker includes nothing of the rest", checker, shared_with_the_rest)
    check("the library keeps to the shared dialect", library, wrong_dialect)
    check(f"no file is longer than {LINE_LIMIT} lines", code, too_long)
    check("file and folder names are snake_case", code, wrong_name)
    check("sources are ASCII", outside_explain, not_ascii)
    check("nothing is left unfinished", code, lambda p: matches(p, UNFINISHED))
    check("no file names a path of one machine", tracked_files(), lambda p: matches(p, MACHINE_PATH))
    suite.finish()


if __name__ == "__main__":
    main()
