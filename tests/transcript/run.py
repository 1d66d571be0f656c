#!/usr/bin/env python3
"""Runs the transcripts beside this file and compares what the program says.

usage: run.py [--program PROGRAM] [--update] [TRANSCRIPT...]

A transcript says in comments what it is for, then shows commands and their whole output:

    # Counting by territory names both sums.
    $ shinpan count tests/data/small.sgf --method territory
    Black 12
    ...
    White {points}
    $ shinpan judge - <<< (;SZ[9
    2> standard input: {reason}
    ! exit 1

Commands run in the repository root; `< FILE` and `<<< TEXT` give the standard input. `2> ` begins
a line of the standard error. A line `...` stands for any number of lines, `{word}` for any text
within a line. Without `! exit N` the status must be 0. Blank lines before a command are free.
"""
import argparse
import difflib
import os
import pathlib
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass, field

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support.suite import ROOT, Suite

TIME_LIMIT_S = 120
WILDCARD = re.compile(r"(\{[a-z_]+\})")


@dataclass
class Step:
    line: int
    command: str
    expected: list[str] = field(default_factory=list)


def without_blank_end(lines: list[str]) -> list[str]:
    end = len(lines)
    while end and not lines[end - 1].strip():
        end -= 1
    return lines[:end]


def read_transcript(path: pathlib.Path) -> tuple[list[str], list[Step]]:
    head: list[str] = []
    steps: list[Step] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("$ "):
            steps.append(Step(number, line[2:]))
        elif steps:
            steps[-1].expected.append(line)
        else:
            head.append(line)
    for step in steps:
        step.expected = without_blank_end(step.expected)
    return head, steps


def pattern(expected: list[str]) -> re.Pattern[str]:
    def line_pattern(line: str) -> str:
        if line == "...":
            return r"(?:.*\n)*?"
        parts = WILDCARD.split(line)
        return "".join(".*" if WILDCARD.fullmatch(p) else re.escape(p) for p in parts) + r"\n"

    return re.compile("".join(line_pattern(line) for line in expected))


def split_command(command: str) -> tuple[list[str], str | bytes]:
    """The arguments after the program's name, and the standard input."""
    command, here, text = command.partition(" <<< ")
    if here:
        return shlex.split(command)[1:], (text + "\n").encode()
    command, redirected, file = command.partition(" < ")
    return shlex.split(command)[1:], (ROOT / file.strip()).read_bytes() if redirected else b""


def run(program: str, command: str) -> list[str]:
    """What the command printed, in the form that a transcript shows."""
    if shlex.split(command)[0] != "shinpan":
        return [f"a transcript only runs shinpan, not: {command}"]
    arguments, given = split_command(command)
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    try:
        done = subprocess.run([program, *arguments], input=given, capture_output=True, cwd=ROOT,
                              env=environment, timeout=TIME_LIMIT_S)
    except subprocess.TimeoutExpired:
        return [f"no end within {TIME_LIMIT_S} s"]
    shown = without_blank_end(done.stdout.decode(errors="replace").splitlines())
    shown += [f"2> {line}" for line in done.stderr.decode(errors="replace").splitlines()]
    return shown + ([f"! exit {done.returncode}"] if done.returncode else [])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=os.environ.get("SHINPAN", ROOT / "build/dev/apps/cli/shinpan"))
    parser.add_argument("--update", action="store_true", help="write what the program says now")
    parser.add_argument("transcripts", nargs="*", type=pathlib.Path)
    options = parser.parse_args()

    suite = Suite()
    for path in options.transcripts or sorted(pathlib.Path(__file__).parent.glob("*.txt")):
        head, steps = read_transcript(path)
        suite.check(f"{path.name} says what it is for",
                    [] if head and head[0].startswith("# ") and steps else ["no comment, or no command"])
        for step in steps:
            shown = run(str(options.program), step.command)
            if pattern(step.expected).fullmatch("".join(f"{line}\n" for line in shown)):
                suite.check(step.command, [])
            elif options.update:
                step.expected = shown
            else:
                diff = list(difflib.unified_diff(step.expected, shown, "expected", "shown", lineterm=""))
                suite.check(f"{path.name}:{step.line} $ {step.command}", diff)
        if options.update:
            dialogues = ["\n".join([f"$ {step.command}", *step.expected]) for step in steps]
            path.write_text("\n".join([*head, "\n\n".join(dialogues), ""]), encoding="utf-8")
    suite.finish()


if __name__ == "__main__":
    main()
