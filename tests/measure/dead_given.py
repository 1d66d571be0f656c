#!/usr/bin/env python3
"""Runs `shinpan judge` over real finished games with the dead stones given, and compares territory and result with what the players agreed on.

usage: dead_given.py PROGRAM GAMES_DIR [--judge-rest] [--min-both X] [--time-limit S]

GAMES_DIR holds games.tsv, truth.jsonl and the records; the games flagged marks_ok are judged. The records are given without marks (TB, TW) and result (RE).
Every other stone is given as alive, for that is what the players agreed on; --judge-rest leaves it to the program. Territory is compared at the points that the truth calls b, w or -. Prints each miss with its points, then the shares. unmarked_eyes and unmarked_teire
are the columns of games.tsv: points of one colour that the players' server did not count. Exit status 1 when fewer than --min-both of the games are right.
"""
import argparse, csv, json, pathlib, subprocess, sys, tempfile

from games import agreed, bare_copy, rules_of

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def judge(program, rules, dead, alive, record, time_limit):
    agreed = [x for option, points in (("--dead", dead), ("--alive", alive)) if points for x in (option, ",".join(points))]
    run = subprocess.run([program, "judge", "--json", "--rules", rules, "--time-limit", time_limit, *agreed, str(record)], capture_output=True, text=True)
    return json.loads(run.stdout.splitlines()[0]) if run.stdout.strip() else {"error": {"message": run.stderr.strip() or "no answer"}}


def stones(truth):
    n = len(truth["board"])
    return [f"{LETTERS[x]}{n - y}" for y, row in enumerate(truth["board"]) for x, c in enumerate(row) if c != "."]


def terms(truth, handicap):
    """The rule set, with the handicap compensation that the players really gave (truth: white_bonus), as they agreed on it like on the dead stones."""
    rules = rules_of(truth)
    bonus = {handicap: "N", handicap - 1: "N-1", 0: "0"}.get(truth["white_bonus"])
    if rules != "aga" or handicap < 2 or bonus is None: return rules
    return f"koSITUATIONALscoreAREAtaxNONEsui0button0whb{bonus}fpok1"


def differences(truth, got):
    rows, n, out = [r.replace(" ", "") for r in got["verdict"]], len(truth["board"]), []
    for y, row in enumerate(truth["territory"]):
        for x, want in enumerate(row):
            if want not in "bw-": continue
            g = rows[y][x]
            if g == "D": g = "w" if truth["board"][y][x] == "X" else "b"
            if g != want: out.append(f"{LETTERS[x]}{n - y} {want}->{g}")
    return out


def main() -> int:
    p = argparse.ArgumentParser()
    p.add_argument("program"); p.add_argument("dir", type=pathlib.Path)
    p.add_argument("--time-limit", default="5"); p.add_argument("--min-both", type=float, default=0)
    p.add_argument("--judge-rest", action="store_true")
    a = p.parse_args()
    index = {r["file"]: r for r in csv.DictReader(open(a.dir / "games.tsv", encoding="utf-8"), delimiter="\t")}
    truths = agreed(a.dir)
    land = result = both = 0
    with tempfile.TemporaryDirectory() as folder:
        for t in truths:
            copy = bare_copy(a.dir / t["file"], pathlib.Path(folder))
            dead = t["dead_black"] + t["dead_white"]
            alive = [] if a.judge_rest else [v for v in stones(t) if v not in set(dead)]
            row = index[t["file"]]
            got = judge(a.program, terms(t, int(row["handicap"] or 0)), dead, alive, copy, a.time_limit)
            if "error" in got: print(f"{t['file']}: {got['error'].get('message', 'error')}"); continue
            wrong, same = differences(t, got), got["result"] == t["score"]
            land += not wrong; result += same; both += same and not wrong
            if wrong or not same:
                teire = " ".join(x["color"] + x["point"] for x in got.get("teire", []))
                print(f"{t['file']} ({t['rules']}, unmarked eyes {row['unmarked_eyes']}, teire {row['unmarked_teire']}): {' '.join(wrong[:8])} "
                      f"result {t['score']} got {got['result']} our teire {teire or 'none'}")
    n = max(1, len(truths))
    print(f"{len(truths)} games: territory {land / n:.4f}, result {result / n:.4f}, both {both} = {both / n:.4f}")
    return 1 if both / n < a.min_both else 0


if __name__ == "__main__": sys.exit(main())
