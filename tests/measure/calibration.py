#!/usr/bin/env python3
"""How often the estimate is right: judges real finished games and compares each group with what the players agreed on.

usage: calibration.py PROGRAM GAMES_DIR [--time-limit S]

GAMES_DIR holds games.tsv, truth.jsonl and the records; the games flagged marks_ok are judged from copies without marks (TB, TW) and result (RE). A group is right when it
is called dead and all its stones are marked dead, or is not called dead and none is. Prints, for every confidence that the program gave to an estimate, how many of these
groups were right, and the same for each kind of proof.
"""
import argparse, collections, json, pathlib, subprocess, sys, tempfile

from games import agreed, bare_copy, rules_of


def main() -> int:
    p = argparse.ArgumentParser()
    p.add_argument("program"); p.add_argument("dir", type=pathlib.Path); p.add_argument("--time-limit", default="5")
    a = p.parse_args()
    truths = {t["file"]: t for t in agreed(a.dir)}
    by_rules, rows = collections.defaultdict(list), collections.defaultdict(lambda: [0, 0])
    for f, t in truths.items(): by_rules[rules_of(t)].append(f)
    with tempfile.TemporaryDirectory() as folder:
        for rules, files in by_rules.items():
            copies = [bare_copy(a.dir / f, pathlib.Path(folder)) for f in files]
            run = subprocess.run([a.program, "judge", "--json", "--rules", rules, "--time-limit", a.time_limit, *map(str, copies)], capture_output=True, text=True)
            for line in run.stdout.splitlines():
                got = json.loads(line)
                truth = truths[pathlib.Path(got["source"]).name]
                dead = set(truth["dead_black"]) | set(truth["dead_white"])
                for g in got["groups"]:
                    right = set(g["points"]) <= dead if g["status"] == "dead" else not set(g["points"]) & dead
                    row = rows[f"estimate {g['confidence']:.3f}" if g["basis"] == "estimate" else g["basis"]]
                    row[0] += right; row[1] += 1
    print(f"{'basis, confidence':<22}{'groups':>8}{'right':>8}{'share':>8}")
    for name, (right, n) in sorted(rows.items()): print(f"{name:<22}{n:>8}{right:>8}{right / n:>8.3f}")
    return 0


if __name__ == "__main__": sys.exit(main())
