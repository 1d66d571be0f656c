"""What the test scripts share: the repository, its files, and the closing count."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def tracked_files(*suffixes: str) -> list[pathlib.Path]:
    """The repository's files, all or only those with one of the suffixes, as paths from ROOT."""
    listing = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"],
        cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [pathlib.Path(name) for name in listing.split("\0") if name]
    return [p for p in paths if (not suffixes or p.suffix in suffixes) and (ROOT / p).is_file()]


class Suite:
    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0

    def check(self, name: str, problems: list[str]) -> None:
        """Counts one test, which passed when it met no problems."""
        if not problems:
            self.passed += 1
            return
        self.failed += 1
        print(f"FAIL {name}")
        for problem in problems:
            print(f"  {problem}")

    def finish(self) -> None:
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed or not self.passed else 0)
