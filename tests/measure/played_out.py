#!/usr/bin/env python3
"""Whether games that were played out to the end get the result that their method of counting gives.

usage: played_out.py PROGRAM GAMES

Such games were counted with nothing taken off: by area, or by territory with every stone alive. An
area game is judged under tromp-taylor with --strict, a territory game under japanese-1989. Prints
the games that come out otherwise.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile

import games

TERMS = {"area": ["--rules", "tromp-taylor", "--strict"], "territory": ["--rules", "japanese-1989"]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("games", type=pathlib.Path)
    options = parser.parse_args()
    with open(options.games / "truth.jsonl", encoding="utf-8") as lines:
        truths = [t for t in map(json.loads, lines) if t["flag"] == "playedout_ok"]
    right = 0
    with tempfile.TemporaryDirectory() as folder:
        for truth in truths:
            copy = games.bare_copy(options.games / truth["file"], pathlib.Path(folder))
            run = subprocess.run([options.program, "judge", "--json", *TERMS[truth["method"]], str(copy)],
                                 capture_output=True, text=True, check=True)
            result = json.loads(run.stdout)["result"]
            right += result == truth["score"]
            if result != truth["score"]:
                print(f"{truth['file']}: {truth['method']}, {truth['score']}, here {result}")
    print(f"{right} of {len(truths)} right")


if __name__ == "__main__":
    main()
