#!/usr/bin/env python3
"""Every C++ file is as clang-format 14 writes it. `clang-format-14 -i FILE` mends one."""
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support.suite import ROOT, Suite, tracked_files


def main() -> None:
    suite = Suite()
    for path in tracked_files(".cpp", ".hpp"):
        run = subprocess.run(["clang-format-14", "--dry-run", "-Werror", "--ferror-limit=1", str(path)],
                             cwd=ROOT, capture_output=True, text=True)
        suite.check(str(path), run.stderr.splitlines()[:1] if run.returncode else [])
    suite.finish()


if __name__ == "__main__":
    main()
