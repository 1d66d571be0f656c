#!/usr/bin/env python3
"""Whether the dead stones found explain the results of games whose server counted every one-colour region in full.

usage: flat_count.py PROGRAM GAMES_DIR [--time-limit S]

Such a server knows no protecting stones and no seki without territory, so its results cannot be compared with a verdict's. GAMES_DIR holds games.tsv (file, size, rules, result)
and the records; the territory games are judged from copies without marks (TB, TW) and result (RE), the stones found dead are taken off, and what is left is counted as the server
counts it. Prints each game that comes out otherwise, then how many come out right: a measure of life and death alone.
"""
import argparse, csv, json, pathlib, subprocess, sys, tempfile

from games import RULES, bare_copy


def regions(board):
    """Each maximal set of empty points with the colours beside it."""
    left = {(y, x) for y, row in enumerate(board) for x, c in enumerate(row) if c == "."}
    while left:
        edge, points, beside = [left.pop()], set(), set()
        while edge:
            y, x = edge.pop()
            points.add((y, x))
            for p in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                if p in left: left.remove(p); edge.append(p)
                elif p not in points and 0 <= p[0] < len(board) and 0 <= p[1] < len(board[0]): beside.add(board[p[0]][p[1]])
        yield points, beside - {"."}


def flat_margin(got) -> float:
    board, letters = ([list(row.replace(" ", "")) for row in got[k]] for k in ("position", "verdict"))
    points = {side: got["score"][name]["prisoners"] + got["score"][name]["komi"] for side, name in (("X", "black"), ("O", "white"))}
    for row, marks in zip(board, letters):
        for x, mark in enumerate(marks):
            if mark == "D": points["O" if row[x] == "X" else "X"] += 1; row[x] = "."
    for region, beside in regions(board):
        if len(beside) == 1: points[beside.pop()] += len(region)
    return points["X"] - points["O"]


def stated_margin(result: str) -> float:
    return 0.0 if result[:1] not in "BW" else float(result[2:]) * (1 if result[0] == "B" else -1)


def main() -> int:
    p = argparse.ArgumentParser()
    p.add_argument("program"); p.add_argument("dir", type=pathlib.Path); p.add_argument("--time-limit", default="5")
    a = p.parse_args()
    with open(a.dir / "games.tsv", encoding="utf-8") as table: rows = list(csv.DictReader(table, delimiter="\t"))
    games = [r for r in rows if RULES.get(r["rules"], "japanese-1989") in ("japanese-1989", "korean")]
    right = 0
    with tempfile.TemporaryDirectory() as folder:
        for r in games:
            copy = bare_copy(a.dir / r["file"], pathlib.Path(folder))
            rules = RULES.get(r["rules"], "japanese-1989")
            run = subprocess.run([a.program, "judge", "--json", "--rules", rules, "--time-limit", a.time_limit, str(copy)], capture_output=True, text=True)
            got = json.loads(run.stdout.splitlines()[0])
            good = "error" not in got and flat_margin(got) == stated_margin(r["result"])
            right += good
            if not good: print(f"{r['file']}: {r['result']}, here {got.get('result', 'error')}, counted flat {flat_margin(got) if 'score' in got else '-'}")
    print(f"{right} of {len(games)} right")
    return 0


if __name__ == "__main__": sys.exit(main())
