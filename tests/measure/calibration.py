#!/usr/bin/env python3
"""How often the estimate is right: judges real finished games and compares each group with what the players agreed on.

usage: calibration.py PROGRAM GAMES_DIR [--time-limit S]

GAMES_DIR holds games.tsv, truth.jsonl and the records; the games flagged marks_ok are judged from copies without marks (TB, TW) and result (RE). A group is right when it
is called dead and all its stones are marked dead, or is not called dead and none is. Prints, for every confidence that the program gave to an estimate, how many of these
groups were right, and the same for each kind of proof.
"""
import argparse, collections, json, pathlib, re, subprocess, sys, tempfile

RULES = {"japanese": "japanese-1989", "chinese": "chinese", "korean": "korean", "territory": "japanese-1989", "nz": "new-zealand",
         "aga-area": "aga", "aga-territory": "aga"}


def main() -> int:
    p = argparse.ArgumentParser()
    p.add_argument("program"); p.add_argument("dir", type=pathlib.Path); p.add_argument("--time-limit", default="5")
    a = p.parse_args()
    truths = {t["file"]: t for t in map(json.loads, open(a.dir / "truth.jsonl", encoding="utf-8")) if t["flag"] == "marks_ok"}
    by_rules, rows = collections.defaultdict(list), collections.defaultdict(lambda: [0, 0])
    for f, t in truths.items(): by_rules[RULES.get(t["rules"], "japanese-1989")].append(f)
    with tempfile.TemporaryDirectory() as folder:
        for rules, files in by_rules.items():
            copies = []
            for f in files:
                copies.append(pathlib.Path(folder) / f)
                copies[-1].write_bytes(re.sub(rb"RE\[[^\]]*\]", b"", re.sub(rb"T[BW](\s*\[[a-zA-Z:]*\])+", b"", (a.dir / f).read_bytes())))
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
