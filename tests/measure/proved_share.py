#!/usr/bin/env python3
"""How much of what is said about the groups of real games is proved.

usage: proved_share.py PROGRAM GAMES [--strict] [--every N]

Judges the games with agreed marks (every Nth of them) by the record's own rules and prints what
share of the groups and of the stones has a proof, by what it rests on.
"""
import argparse
import collections
import json
import pathlib
import subprocess

import games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("games", type=pathlib.Path)
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    files = [str(options.games / truth["file"]) for truth in games.agreed(options.games)[:: options.every]]
    command = [options.program, "judge", "--json", *(["--strict"] if options.strict else []), *files]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    groups: collections.Counter = collections.Counter()
    stones: collections.Counter = collections.Counter()
    proved = 0
    verdicts = [json.loads(line) for line in run.stdout.splitlines()]
    for verdict in verdicts:
        proved += verdict["proved"]
        for group in verdict["groups"]:
            groups[group["basis"]] += 1
            stones[group["basis"]] += len(group["points"])
    for name, count in (("groups", groups), ("stones", stones)):
        total = sum(count.values())
        share = 1 - count["estimate"] / total
        print(f"{name}: {share:.1%} of {total} proved", dict(count))
    print(f"games: {proved} of {len(verdicts)} fully proved")


if __name__ == "__main__":
    main()
