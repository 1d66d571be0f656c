#!/usr/bin/env python3
"""The checker of the Atlas passes the book, and fails a copy with any kind of fault."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))
from support.suite import Suite

ATLAS = ROOT / "atlas"
sys.path.insert(0, str(ATLAS))
from check import glossary, program_in
from checker.book import Book
from checker.engine import Engine
from checker.text import plural

CHAPTER = "volume-1/02-chains-and-liberties.json"
CAPTURE = "volume-1/03-capture.json"
KO_PASS = "volume-2/16-pass-for-a-ko.json"
STAIRS = "volume-2/21-eternal-life.json"
BELL = "volume-2/22-stop-and-resume.json"
TABLE = "volume-2/24-rule-sets.json"
AREA = "volume-1/09-counting-area.json"
PROBLEM = "problems/13-bulky-five.json"


def boards(value):
    if isinstance(value, dict):
        if set(value) == {"board"}:
            yield value["board"]
        else:
            for part in value.values():
                yield from boards(part)
    elif isinstance(value, list):
        for part in value:
            yield from boards(part)


def board(content, name):
    return next(b for b in boards(content) if b["id"] == name)


def section(chapter):
    return chapter["spreads"][0]["sections"][0]["parts"][0]


def texts(change):
    """Changes the first text of the chapter."""
    def apply(chapter):
        change(section(chapter)["text"])
    return apply


def set_key(key, value):
    def apply(content):
        content[key] = value
    return apply


def in_board(name, change):
    def apply(content):
        change(board(content, name))
    return apply


def add_to_text(language, words):
    def apply(text):
        text[language] += words
    return apply


def first_choice_without_reason(chapter):
    del chapter["spreads"][0]["question"]["choices"][0]["why"]


def second_right_choice(chapter):
    for choice in chapter["spreads"][0]["question"]["choices"]:
        choice["right"] = True


# What is wrong, in which file, how it is made wrong, words of the complaint.
FAULTS = [
    ("a text without English", CHAPTER, texts(lambda text: text.pop("en")), "'en' is a required property"),
    ("an empty Russian text", CHAPTER, texts(lambda text: text.update(ru="")), ": '' "),
    ("a key that the schema does not know", CHAPTER, set_key("colour", "red"), "colour"),
    ("a scene of two steps", CHAPTER, lambda c: c["spreads"][0]["scene"].pop(), "is too short"),
    ("a spread missing", CHAPTER, lambda c: c["spreads"].pop(), "is too short"),
    ("a speaker whom nobody knows", CHAPTER, lambda c: c["spreads"][0]["scene"][0].update(speaker="akim"), "no such hero"),
    ("a chain without liberties", CHAPTER,
     in_board("draw-out", lambda b: b.update(rows=[".....", ".O...", "OXO..", ".O...", "....."])), "no liberty"),
    ("rows of different lengths", CHAPTER, in_board("draw-out", lambda b: b["rows"].__setitem__(0, "...")), "different lengths"),
    ("an illegal move taken for a legal one", CAPTURE,
     in_board("a-b-c", lambda b: b["play"]["answers"][0].pop("illegal")), "the book says legal, the program suicide"),
    ("a legal move taken for an illegal one", CAPTURE,
     in_board("new-zealand", lambda b: b["steps"][0].update(illegal="suicide")), "the program legal"),
    ("a step out of turn", CAPTURE, in_board("new-zealand", lambda b: b.update(to_play="W")), "it is the turn of W"),
    ("a wrong reason for an illegal move", CAPTURE,
     in_board("a-b-c", lambda b: b["play"]["answers"][0].update(illegal="ko")), "the book says ko, the program suicide"),
    ("a claim that does not hold: atari", CHAPTER,
     in_board("corner-and-row", lambda b: b["claims"].append({"kind": "atari", "at": "B4"})), "in atari"),
    ("a claim that does not hold: status", AREA,
     in_board("wrong-mark", lambda b: b["claims"][0].update({"is": "alive"})), "the program dead"),
    ("a claim that does not hold: sum", AREA, in_board("field", lambda b: b["claims"][0]["parts"].append(1)), "sum:"),
    ("a claim that does not hold: neutral points", AREA,
     in_board("field", lambda b: next(c for c in b["claims"] if c["kind"] == "neutral-points")["points"].pop()), "neutral points"),
    ("an estimate sold as a proof", "volume-1/11-every-formula.json",
     in_board("five", lambda b: [c.pop("proved", None) for c in b["claims"]]), "an estimate, not a proof"),
    ("a right answer that is wrong", CHAPTER,
     in_board("draw-out", lambda b: b["play"]["answers"][0].update(at="D3")), "the program finds ['C3']"),
    ("a slot without a fact", CHAPTER, texts(add_to_text("ru", " {nothing.there}")), "no such fact"),
    ("a fact without a slot", CHAPTER,
     in_board("draw-out", lambda b: b["facts"].update(idle={"kind": "points"})), "uses the fact 'idle'"),
    ("a fact that cannot be computed", CHAPTER,
     in_board("draw-out", lambda b: b["facts"]["now"].update(at="E5")), "no stone at E5"),
    ("a noun that the book does not have", CHAPTER,
     in_board("draw-out", lambda b: b["caption"].update(ru="{now|elephant}: {where}")), "no such noun"),
    ("a typed digit", CHAPTER, texts(add_to_text("en", " It has 4 liberties.")), "a typed number: '4'"),
    ("a number in words", CHAPTER, texts(add_to_text("ru", " У неё три дыхания.")), "a number in words"),
    ("a nominative where Russian wants a genitive", CHAPTER,
     in_board("draw-out", lambda b: b["caption"].update(ru="До {now|liberty}: {where}")), "a genitive is wanted"),
    ("a point that is not on the board", CHAPTER,
     in_board("draw-out", lambda b: b["caption"].update(en="{now} {where} K9")), "K9 is not on the board"),
    ("a mark off the board", CHAPTER,
     in_board("corner-and-row", lambda b: b["marks"][0].update(at="T19")), "T19 is not on the board"),
    ("a choice without a reason", CHAPTER, first_choice_without_reason, "'why' is a required property"),
    ("two right choices", CHAPTER, second_right_choice, "right choices"),
    ("a link to no term", CHAPTER, texts(add_to_text("en", " [[breath|breath]]")), "no such term"),
    ("a link to no chapter", CHAPTER, texts(add_to_text("en", " [[chapter:99-end|end]]")), "no such chapter"),
    ("a link to no board", CHAPTER, texts(add_to_text("en", " [[board:02-chains-and-liberties/x|x]]")), "no such board"),
    ("a link to no problem", CHAPTER, texts(add_to_text("en", " [[problem:x|x]]")), "no such problem"),
    ("a way on to nowhere", CHAPTER, lambda c: c["way_on"].update(to="13-nowhere"), "no such chapter"),
    ("a bracket left open", CHAPTER, texts(add_to_text("en", " [[liberty")), "no link"),
    ("an asterisk without its pair", CHAPTER, texts(add_to_text("en", " *so")), "asterisk"),
    ("a board's id twice", CHAPTER, in_board("draw-out", lambda b: b.update(id="take-the-strangler")), "occurs twice"),
    ("an id that is not the file's name", CHAPTER, set_key("id", "02-chains"), "not the name of its file"),
    ("a chapter listed twice", "book.json", lambda b: b["volumes"][0]["chapters"].append("04-ko"), "twice"),
    ("a file that the book does not list", "book.json", lambda b: b["problems"].pop(), "does not list"),
    ("a file that is not there", "book.json", lambda b: b["problems"].append("99-nothing"), "no such file"),
    ("a problem with a wrong answer", PROBLEM, set_key("answers", ["C5"]), "the program finds ['D5']"),
    ("a problem that has no solution", PROBLEM, lambda p: p["goal"].update(kind="save"), "the program finds: dead"),
    ("a refutation that does not refute", PROBLEM, lambda p: p["wrong"][0].update(reply="A1"), "does not refute it"),
    ("a typed count", "problems/18-count-the-area.json", set_key("answers", ["24"]), "a count is not typed"),
    ("a leaflet whose claim does not hold", "leaflet.json",
     in_board("taken", lambda b: b["claims"][0].update(points=["B3"])), "stones taken by B D3"),
    ("a leaflet with a page less", "leaflet.json", lambda leaflet: leaflet["pages"].pop(), "is too short"),
    ("a ban that the book forgets", KO_PASS,
     in_board("direct", lambda b: b["steps"][1].pop("illegal")), "the book says legal, the program ko"),
    ("a pass for another ko", KO_PASS,
     in_board("approach", lambda b: b["steps"][1].update(move="B pass:B6")), "step 2"),
    ("a pass for a ko outside of hypothetical play", KO_PASS,
     in_board("direct", lambda b: b.pop("trial")), "is no move"),
    ("who does not get his way", KO_PASS,
     in_board("direct", lambda b: b["claims"].append({"kind": "gets-its-way", "by": "B", "after": 1})), "gets its way"),
    ("a verdict in the middle of hypothetical play", KO_PASS,
     in_board("direct", lambda b: b["claims"].append({"kind": "finished", "is": True, "after": 1})), "nothing is judged"),
    ("a cycle that does not close", STAIRS,
     in_board("round", lambda b: b["claims"].append({"kind": "same-board", "after": 3, "as_after": 0})), "not the same"),
    ("no result offered too early", STAIRS,
     in_board("round", lambda b: [c for c in b["claims"] if c["kind"] == "procedure"][0]["events"].pop()), "no_result_offered"),
    ("the wrong side moves after a resumption", BELL,
     in_board("who-rings", lambda b: [c for c in b["claims"] if "to_play" in c][0].update(to_play="B")), "to_play"),
    ("an event that the procedure refuses", BELL,
     in_board("nobody-rings", lambda b: [c for c in b["claims"] if "result" in c][0].update(rules="chinese")), "Objection"),
    ("a cell of the table that is wrong", TABLE,
     in_board("suicide", lambda b: [c for c in b["claims"] if c["kind"] == "rule"][0].update({"is": "AREA"})), "scoring of japanese-1989"),
    ("suicide under the wrong rules", TABLE,
     in_board("suicide", lambda b: [c for c in b["claims"] if c["kind"] == "legal"][0].update(rules="aga")), "the program suicide"),
    ("a problem that its chapter does not name", PROBLEM, set_key("chapter", "04-ko"), "does not name this problem"),
]


def check(folder: pathlib.Path, *more: str):
    """The checker as it is called from the command line."""
    run = subprocess.run([sys.executable, str(ATLAS / "check.py"), "--atlas", str(folder), *PROGRAM, *more],
                         capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def complaints(folder: pathlib.Path) -> list[str]:
    """What the checker finds, by an engine that keeps its answers from copy to copy."""
    book = Book(folder, ENGINE, glossary(ROOT / "src/shinpan/explain/glossary.cpp"))
    book.check()
    return [f"{place}: {what}" for place, what in book.errors]


def wrong_with(name: str, path: str, change, complaint: str) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "atlas"
        shutil.copytree(ATLAS, copy, ignore=shutil.ignore_patterns("__pycache__"))
        content = json.loads((copy / path).read_text(encoding="utf-8"))
        change(content)
        (copy / path).write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
        found = complaints(copy)
    if not found:
        return ["the checker lets it pass"]
    if not any(complaint in line for line in found):
        return [f"no word of '{complaint}' in:"] + found[:8]
    return [] if path == "book.json" or any(path in line for line in found) else ["the file is not named"] + found[:8]


def as_called() -> list[str]:
    """A faulty book makes the exit status 1, the place is named, and the counts end the output."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "atlas"
        shutil.copytree(ATLAS, copy, ignore=shutil.ignore_patterns("__pycache__"))
        text = (copy / CHAPTER).read_text(encoding="utf-8")
        (copy / CHAPTER).write_text(text.replace("{now|liberty}", "{never|liberty}", 1), encoding="utf-8")
        status, output = check(copy)
    lines = output.splitlines()
    named = [line for line in lines if line.startswith(f"FAIL {CHAPTER} board draw-out")]
    return [] if status == 1 and named and lines[-1].endswith(" failed") else [f"status {status}"] + lines[-8:]


def resolved_book() -> list[str]:
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "book.json"
        status, output = check(ATLAS, "--resolve", str(out))
        if status != 0 or not out.exists():
            return output.splitlines()[-8:]
        text = out.read_text(encoding="utf-8")
        book = json.loads(text)
    if "{" in "".join(string for string in strings(book)):
        problems.append("a slot is left in a text")
    chapters = book["chapters"]
    corner = board(chapters["01-board-and-turn"], "corner")
    if "2\u00a0дыхания" not in corner["caption"]["ru"] or "2\u00a0liberties" not in corner["caption"]["en"]:
        problems.append(f"the corner stone: {corner['caption']}")
    field = board(chapters["09-counting-area"], "field")["facts"]
    expected = {"b-living": 27, "w-living": 23, "b-land": 15, "w-land": 13, "neutral": 3, "b-area": 42, "w-area": 36, "w-total": 43.5,
                "margin": 1.5, "all": 81}
    problems += [f"the example on 81 crossings: {name} is {field[name]}, not {value}" for name, value in expected.items()
                 if field[name] != value]
    steps = board(chapters["01-board-and-turn"], "corner-three")["positions"]
    if [len(step["taken"]) for step in steps] != [0, 0, 0, 3] or steps[1].get("illegal") != "suicide":
        problems.append(f"the steps at the landing: {steps}")
    verdict = board(chapters["09-counting-area"], "field")["verdict"]
    if [row.count("-") for row in verdict].count(1) != 3:
        problems.append(f"the verdict of the field: {verdict}")
    if board(chapters["06-two-eyes"], "middle")["play"]["found"] != ["B5"]:
        problems.append("what the reader should find")
    if board(chapters["16-pass-for-a-ko"], "direct")["positions"][-1]["rows"][0] != ".OO.O":
        problems.append("the end of hypothetical play")
    if book["problem_pages"]["24-half-a-point"]["found"] != 0.5:
        problems.append("what a problem's count finds")
    return problems


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def plurals() -> list[str]:
    stone = json.loads((ATLAS / "book.json").read_text(encoding="utf-8"))["nouns"]["stone"]
    expected = {1: "камень", 2: "камня", 4: "камня", 5: "камней", 11: "камней", 12: "камней", 14: "камней", 21: "камень", 22: "камня",
                25: "камней", 111: "камней", 0: "камней", 1.5: "камня"}
    found = [f"{number} {plural(stone, 'ru', number)}" for number, form in expected.items() if plural(stone, "ru", number) != form]
    english = {1: "stone", 0: "stones", 2: "stones", 1.5: "stones", 21: "stones"}
    return found + [f"{number} {plural(stone, 'en', number)}" for number, form in english.items() if plural(stone, "en", number) != form]


PROGRAM = ["--program", sys.argv[1]] if len(sys.argv) > 1 else []
ENGINE = Engine(PROGRAM[1] if PROGRAM else program_in(ROOT))


def main() -> None:
    suite = Suite()
    suite.check("the book passes and is resolved", resolved_book())
    suite.check("a faulty book as the command line sees it", as_called())
    suite.check("plural forms", plurals())
    for name, path, change, complaint in FAULTS:
        suite.check(name, wrong_with(name, path, change, complaint))
    suite.finish()


if __name__ == "__main__":
    main()
