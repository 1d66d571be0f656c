#!/usr/bin/env python3
"""Counts the games and cases of a shared data folder with their dead stones given, by the program count_truth.

usage: count_truth.py PROGRAM games TRUTH_JSONL | cases CASES_DIR [--show N] [--symmetries N]

games: every game flagged marks_ok; territory (points b, w and - of the truth) and result are compared; with pass stones both countings agree,
so these are counted by area. cases: verdict rows of .case files;
stones are dead, alive or in seki as the case says (S is compared under Japanese rules only), area rules customary, japanese ones strict.
--symmetries N: besides, the first N positions are turned, mirrored and recoloured, and the verdict must turn with them.
"""
import argparse, json, pathlib, subprocess, sys

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
RULES = {"area": "chinese", "area-button": "aga-button", "territory-simple": "japanese-1989", "territory": "japanese-1989", "stone": "stone-scoring"}


def run(program, lines):
    out = subprocess.run([program], input="".join(lines), capture_output=True, text=True, check=True).stdout.splitlines()
    return [o.split("\t") for o in out]


def draw(rows): return "\n".join(f"{len(rows) - y:>3} " + " ".join(r) for y, r in enumerate(rows)) + "\n    " + " ".join(LETTERS[:len(rows[0])])


def games(a):
    lines, truths = [], []
    for line in open(a.input, encoding="utf-8"):
        t = json.loads(line)
        if t["flag"] != "marks_ok": continue
        n = len(t["board"]); dead = set(t["dead_black"]) | set(t["dead_white"])
        rows = ["".join(c.lower() if f"{LETTERS[x]}{n - y}" in dead else c for x, c in enumerate(r)) for y, r in enumerate(t["board"])]
        komi = round(2 * (t["komi"] + t["white_bonus"]))
        lines.append(f"{t['file']}\t{'japanese-1989' if t['method'] == 'territory' and not t['pass_stones'] else 'new-zealand'}\tcustomary\t{komi}\t{t['captured_black']}\t{t['captured_white']}\t{'/'.join(rows)}\n")
        truths.append((t, rows))
    out = run(a.program, lines)
    good_land = good_result = good_both = 0
    for (t, rows), o in zip(truths, out):
        got, wrong = o[1].split("/"), []
        for y, row in enumerate(t["territory"]):
            for x, want in enumerate(row):
                g = got[y][x]
                if g == "D": g = "w" if rows[y][x] == "x" else "b"
                if want in "bw-" and rows[y][x] not in "XO" and g != want: wrong.append(f"{LETTERS[x]}{len(rows) - y} {want}->{g}")
        result = o[2] == t["score"]
        good_land += not wrong; good_result += result; good_both += result and not wrong
        if wrong or not result or (a.verbose and (o[3] != "true" or o[4] != "-" or "S" in o[1])):
            print(f"{'MISS' if wrong or not result else 'ok  '} {t['file']} {t['rules']}: {' '.join(wrong[:8])} result {t['score']} got {o[2]} teire {o[4]} finished {o[3]}")
            if a.boards and (wrong or not result): print(draw(rows)); print(draw(got))
    n = len(truths)
    spent = sorted(float(o[5]) for o in out)
    print(f"{n} games: territory {good_land / n:.4f}, result {good_result / n:.4f}, both {good_both} = {good_both / n:.4f}; microseconds median {spent[n // 2]:.0f}, worst {spent[-1]:.0f}")
    return lines


def cases(a):
    sys.path.insert(0, str(a.tools)); from casefile import read_case
    lines, found = [], []
    for f in sorted(pathlib.Path(a.input).rglob("*.case")):
        case = read_case(f)
        if not case.verdict or any(c not in "ASDbw-" for r in case.verdict for c in r): continue
        stated = case.fields.get("rules", "japanese-1989").split()[0]
        rows = ["".join(c.lower() if v == "D" else c for c, v in zip(r, w)) for r, w in zip(case.position, case.verdict)]
        komi = round(2 * float(case.fields.get("komi", "0").split()[0]))
        reading = "strict" if stated.startswith("japanese") or stated == "tromp-taylor" else "customary"
        lines.append(f"{f.stem}\t{RULES.get(stated, stated)}\t{reading}\t{komi}\t0\t0\t{'/'.join(rows)}\n"); found.append((case, rows, stated))
    out = run(a.program, lines)
    passed = 0
    for (case, rows, stated), o in zip(found, out):
        if o[1] == "error": print("ERROR", case.path.stem); continue
        got, wrong = o[1].split("/"), []
        names_seki = stated.startswith("japanese") and not case.path.name.startswith("rep-") or stated == "territory-simple"
        for y, row in enumerate(case.verdict):
            for x, want in enumerate(row):
                if want in "AS" and got[y][x] in "AS" and not names_seki: continue
                if want != got[y][x]: wrong.append(f"{LETTERS[x]}{case.rows - y} {want}->{got[y][x]}")
        want = case.fields.get("result", "").split()[0] if case.fields.get("result") else ""
        want = "0" if want == "jigo" else want
        if want and want[0] in "BW0" and o[2] != want and "prisoners" not in case.fields: wrong.append(f"result {want}->{o[2]}")
        passed += not wrong
        if wrong:
            print(f"MISS {case.path.stem} ({stated}): {len(wrong)} wrong: {' '.join(wrong[:10])} teire {o[4]}")
            if a.boards: print(draw(rows)); print(draw(["".join(r) for r in case.verdict])); print(draw(got))
    print(f"{passed} of {len(found)} cases right")
    return lines


def symmetries(a, lines):
    """All eight symmetries and the exchange of colours of the first positions."""
    def turn(rows, s):
        if s & 1: rows = [r[::-1] for r in rows]
        if s & 2: rows = rows[::-1]
        return ["".join(c) for c in zip(*rows)] if s & 4 else list(rows)
    swap = str.maketrans("XOxobw", "OXoxwb")
    tried, images = [], []
    step = max(1, len(lines) // a.symmetries)
    for line in lines[::step][: a.symmetries]:
        f = line.rstrip("\n").split("\t")
        for s in range(8):
            for recolour in (False, True):
                rows = turn(f[6].split("/"), s)
                if recolour: rows = [r.translate(swap) for r in rows]
                tried.append((f[0], s, recolour)); images.append("\t".join(f[:3] + ["0", "0", "0", "/".join(rows)]) + "\n")
    out, base, bad = run(a.program, images), None, 0
    for (name, s, recolour), o in zip(tried, out):
        if s == 0 and not recolour: base = o
        want = turn(base[1].split("/"), s)
        if recolour: want = [r.translate(swap) for r in want]
        if o[1].split("/") != want or o[3] != base[3]: bad += 1; print(f"not the same: {name} symmetry {s} recoloured {recolour}")
    print(f"{len(images)} images of {len(images) // 16} positions, {bad} differ")


def main():
    p = argparse.ArgumentParser(); p.add_argument("program"); p.add_argument("what", choices=["games", "cases"]); p.add_argument("input")
    p.add_argument("--boards", action="store_true"); p.add_argument("--verbose", action="store_true"); p.add_argument("--symmetries", type=int, default=0)
    p.add_argument("--tools", default="../shared/tools")
    a = p.parse_args()
    lines = games(a) if a.what == "games" else cases(a)
    if a.symmetries: symmetries(a, lines)


if __name__ == "__main__": main()
