#!/usr/bin/env python3
"""How long the cases take, and which of them are proved: a table for docs/*/confirmation.md.

usage: case_times.py PROGRAM VERIFIER FOLDER... [--time-limit S]

Judges every .case file of the folders with --strict, has each proof checked, and prints for each
file the time, the nodes a second, how many of its chains are proved and what the checker says.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile


def judged(program: str, case: pathlib.Path, proof: pathlib.Path, limit: str) -> dict:
    run = subprocess.run([program, "judge", "--strict", "--json", "--time-limit", limit,
                          "--proof", str(proof), str(case)],
                         capture_output=True, text=True, check=True)
    return json.loads(run.stdout.splitlines()[0])


def checked(verifier: str, proof: pathlib.Path) -> tuple[int, int]:
    run = subprocess.run([verifier, str(proof)], capture_output=True, text=True)
    lines = run.stdout.splitlines()
    return (sum(line.startswith("VERIFIED") for line in lines),
            sum(line.startswith("NOT VERIFIED") for line in lines))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("verifier")
    parser.add_argument("folder", nargs="+", type=pathlib.Path)
    parser.add_argument("--time-limit", default="20")
    options = parser.parse_args()
    print("| case | ms | undecided or estimated groups | proof, bytes | chains verified | refused |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        proof = pathlib.Path(folder) / "proof"
        for case in sorted(c for f in options.folder for c in f.glob("*.case")):
            verdict = judged(options.program, case, proof, options.time_limit)
            open_groups = sum(g["basis"] == "estimate" for g in verdict["groups"])
            good, bad = checked(options.verifier, proof)
            print(f"| {case.stem} | {verdict['milliseconds']:.0f} | {open_groups} | "
                  f"{proof.stat().st_size} | {good} | {bad} |")


if __name__ == "__main__":
    main()
