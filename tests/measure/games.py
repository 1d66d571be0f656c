"""Finished games and what their players agreed on, as the measurements beside this file read them: a folder of records with truth.jsonl."""
import json, pathlib, re

RULES = {"japanese": "japanese-1989", "chinese": "chinese", "korean": "korean", "territory": "japanese-1989", "nz": "new-zealand",
         "aga-area": "aga", "aga-territory": "aga"}


def agreed(folder: pathlib.Path) -> list:
    """The truths of the games whose marks are what the players agreed on."""
    with open(folder / "truth.jsonl", encoding="utf-8") as lines:
        return [t for t in map(json.loads, lines) if t["flag"] == "marks_ok"]


def rules_of(truth: dict) -> str:
    return RULES.get(truth["rules"], "japanese-1989")


def bare_copy(record: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """A copy in the folder that has neither marks of territory (TB, TW) nor a result (RE)."""
    copy = folder / record.name
    unmarked = re.sub(rb"T[BW](\s*\[[a-zA-Z:]*\])+", b"", record.read_bytes())
    copy.write_bytes(re.sub(rb"RE\[[^\]]*\]", b"", unmarked))
    return copy
