"""The whole book: reads its files, checks them in turn, and keeps what was found resolved."""
import json
import pathlib
import re

from checker.claims import check_claim
from checker.errors import Refused
from checker.facts import compute, judged, moment_of
from checker.problems import all_points, right_answers, wrong_reply
from checker.referee import Objection
from checker.text import COORDINATE, LANGUAGES, Texts

POINT = r"[A-HJ-Z](?:1\d|2[0-5]|[1-9])"
MOVE = re.compile(rf"^[BW] (?:pass|{POINT})$")
TRIAL_MOVE = re.compile(rf"^[BW] (?:pass(?::{POINT})?|{POINT})$")


def without_repeats(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"the key '{key}' occurs twice")
    return dict(pairs)


def shortened(message: str) -> str:
    return message if len(message) <= 200 else message[:80] + " … " + message[-100:]


def is_text(value) -> bool:
    return isinstance(value, dict) and bool(value) and set(value) <= set(LANGUAGES)


class Book:
    def __init__(self, folder: pathlib.Path, engine, terms: set[str], only: str | None = None) -> None:
        self.folder = folder
        self.engine = engine
        self.terms = terms
        self.only = only
        self.errors: list[tuple[str, str]] = []
        self.passed = 0
        self.chapters: dict[str, dict] = {}
        self.problems: dict[str, dict] = {}
        self.boards: set[str] = set()
        self.texts = Texts({}, self.wrong_link, self.fail)

    def fail(self, place: str, what: str) -> None:
        self.errors.append((place, what))

    def expect(self, place: str, what: str | None) -> None:
        if what:
            self.fail(place, what)
        else:
            self.passed += 1

    # Reading.

    def read(self, path: pathlib.Path) -> dict | None:
        name = str(path.relative_to(self.folder))
        try:
            content = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=without_repeats)
        except FileNotFoundError:
            self.fail(name, "there is no such file")
            return None
        except ValueError as wrong:
            self.fail(name, str(wrong))
            return None
        errors = self.schema_errors(content, name)
        for error in errors:
            self.fail(name, error)
        self.passed += not errors
        return None if errors else content

    def schema_errors(self, content: dict, name: str) -> list[str]:
        try:
            import jsonschema
        except ModuleNotFoundError:
            raise SystemExit("the checker needs jsonschema: apt-get install python3-jsonschema")
        schema = json.loads((pathlib.Path(__file__).resolve().parents[1] / "schema.json").read_text(encoding="utf-8"))
        kind = name.removesuffix(".json") if "/" not in name else "problem" if name.startswith("problems/") else "chapter"
        validator = jsonschema.Draft7Validator(schema | {"$ref": f"#/definitions/{kind}"})
        key = ("schema", kind, json.dumps(content))
        if key not in self.engine.kept:
            self.engine.kept[key] = found = []
            for error in validator.iter_errors(content):
                error = jsonschema.exceptions.best_match([error])
                found.append("/".join(str(part) for part in error.absolute_path) + ": " + shortened(error.message))
        return self.engine.kept[key]

    def check(self) -> dict:
        book = self.read(self.folder / "book.json")
        if book is None:
            return {}
        self.texts.nouns = book["nouns"]
        listed = []
        for volume in book["volumes"]:
            for chapter in volume["chapters"]:
                listed.append(f"{volume['id']}/{chapter}.json")
                self.load(self.chapters, volume["id"], chapter)
        for problem in book["problems"]:
            listed.append(f"problems/{problem}.json")
            self.load(self.problems, "problems", problem)
        if not self.only:
            present = {str(p.relative_to(self.folder)) for p in self.folder.glob("*/*.json")}
            for name in sorted(present - set(listed)):
                self.fail(name, "the book does not list this file")
            for name in sorted({n for n in listed if listed.count(n) > 1}):
                self.fail(name, "the book lists this file twice")
        for chapter in self.chapters.values():
            for board in boards_in(chapter):
                self.boards.add(f"{chapter['id']}/{board['id']}")
        resolved = self.resolve_plain(book, "book.json")
        resolved["chapters"] = {name: self.check_chapter(chapter) for name, chapter in self.chapters.items()
                                if self.wanted(name)}
        resolved["problem_pages"] = {name: self.check_problem(problem) for name, problem in self.problems.items()
                                     if self.wanted(name)}
        if not self.only:
            resolved["leaflet"] = self.check_leaflet(self.read(self.folder / "leaflet.json"))
        self.passed += self.texts.checked
        return resolved

    def wanted(self, name: str) -> bool:
        return not self.only or name.startswith(self.only)

    def load(self, into: dict, folder: str, name: str) -> None:
        if self.only and not self.wanted(name) and not (self.folder / folder / f"{name}.json").exists():
            return
        content = self.read(self.folder / folder / f"{name}.json")
        if content is None:
            return
        if content["id"] != name:
            self.fail(f"{folder}/{name}.json", f"its id is '{content['id']}', not the name of its file")
        if name in into:
            self.fail(f"{folder}/{name}.json", f"the id '{name}' occurs twice")
        into[name] = content | {"_file": f"{folder}/{name}.json"}

    def wrong_link(self, target: str) -> str | None:
        kind, _, name = target.partition(":")
        if not name:
            return None if target in self.terms else f"no such term: {target}"
        known = {"chapter": self.chapters, "problem": self.problems, "board": self.boards}
        if kind not in known:
            return f"no such kind of link: {kind}"
        return None if self.only or name in known[kind] else f"no such {kind}: {name}"

    # Texts without boards of their own.

    def resolve_plain(self, value, place: str, facts: dict | None = None, own: str | None = None):
        if is_text(value):
            return self.texts.fill(value, place, facts or {}, own)
        if isinstance(value, dict):
            return {key: part if key == "nouns" else self.resolve_plain(part, f"{place} {key}", facts, own)
                    for key, part in value.items() if not key.startswith("_")}
        if isinstance(value, list):
            return [self.resolve_plain(part, f"{place} {number}", facts, own) for number, part in enumerate(value, 1)]
        return value

    # Chapters and problems.

    def check_chapter(self, chapter: dict) -> dict:
        place = chapter["_file"]
        facts, resolved_boards = {}, {}
        for board in boards_in(chapter):
            if board["id"] in facts:
                self.fail(f"{place} board {board['id']}", "the id occurs twice in this chapter")
            facts[board["id"]] = self.compute_facts(board, f"{place} board {board['id']}")
        before = set(self.texts.used)
        self.texts.used = set()
        for board in boards_in(chapter):
            resolved_boards[board["id"]] = self.check_board(board, f"{place} board {board['id']}", facts)
        for question_place, question in questions_in(chapter):
            right = sum(1 for choice in question["choices"] if choice.get("right"))
            self.expect(f"{place} {question_place}", None if right == 1 else f"{right} right choices; there must be one")
        for number, spread in enumerate(chapter["spreads"], 1):
            for step in spread["scene"]:
                self.expect(f"{place} spread {number} scene", None if step["speaker"] in self.heroes() else
                            f"no such hero: {step['speaker']}")
        following = chapter["way_on"].get("to")
        if following and not self.only:
            self.expect(f"{place} way_on", None if following in self.chapters else f"no such chapter: {following}")
        for problem in chapter["problems"]:
            if not self.only:
                self.expect(f"{place} problems", None if problem in self.problems else f"no such problem: {problem}")
        resolved = self.resolve_plain(self.with_resolved_boards(chapter, resolved_boards), place, facts)
        self.put_boards(resolved, resolved_boards)
        self.report_unused(facts, place)
        self.texts.used |= before
        return resolved

    def check_problem(self, problem: dict) -> dict:
        place = problem["_file"]
        board = problem["board"]
        facts = {board["id"]: self.compute_facts(board, f"{place} board")}
        before = set(self.texts.used)
        self.texts.used = set()
        resolved_board = self.check_board(board, f"{place} board", facts)
        found = self.check_goal(board, problem["color"] if "color" in problem else None, problem["goal"],
                                problem["answers"], facts[board["id"]], place)
        for wrong in problem.get("wrong", []):
            self.expect(f"{place} wrong {wrong['at']}", "it is a right answer" if wrong["at"] in problem["answers"] else None)
            if "reply" in wrong:
                try:
                    self.expect(f"{place} wrong {wrong['at']}", wrong_reply(self.engine, board, problem["color"], problem["goal"], wrong))
                except (Refused, KeyError) as refused:
                    self.fail(f"{place} wrong {wrong['at']}", str(refused))
        if not self.only:
            self.expect(place, None if problem["chapter"] in self.chapters else f"no such chapter: {problem['chapter']}")
            if problem["chapter"] in self.chapters:
                self.expect(place, None if problem["id"] in self.chapters[problem["chapter"]]["problems"] else
                            f"the chapter {problem['chapter']} does not name this problem")
        resolved = self.resolve_plain(problem | {"board": {"id": board["id"]}}, place, facts, board["id"])
        resolved["board"] = resolved_board
        resolved["found"] = found
        if problem["goal"].get("fact"):
            self.texts.used.add((board["id"], problem["goal"]["fact"]))
        self.report_unused(facts, place)
        self.texts.used |= before
        return resolved

    def check_leaflet(self, leaflet: dict | None) -> dict | None:
        """The leaflet with its numbers; the boards of each page are named on that page alone."""
        if leaflet is None:
            return None
        pages = []
        for number, page in enumerate(leaflet["pages"], 1):
            place = f"leaflet.json page {number}"
            before, self.texts.used = self.texts.used, set()
            facts = {board["id"]: self.compute_facts(board, f"{place} board {board['id']}") for board in boards_in(page)}
            boards = {board["id"]: self.check_board(board, f"{place} board {board['id']}", facts)
                      for board in boards_in(page)}
            pages.append(self.resolve_plain(self.with_resolved_boards(page, boards), place, facts))
            self.put_boards(pages[-1], boards)
            self.report_unused(facts, place)
            self.texts.used |= before
        return self.resolve_plain(leaflet | {"pages": []}, "leaflet.json") | {"pages": pages}

    def check_goal(self, board, color, goal, answers, facts, place):
        try:
            found = right_answers(self.engine, board, color, goal, facts)
        except (Refused, KeyError, ValueError) as refused:
            self.fail(f"{place} goal", str(refused))
            return None
        if goal["kind"] == "count":
            self.expect(f"{place} answers", "a count is not typed: leave the answers empty" if answers else None)
            return found
        listed = found if isinstance(found, list) else [found]
        if isinstance(found, list) and goal.get("some"):
            wrong = [a for a in answers if a not in found]
            self.expect(f"{place} answers", f"not right: {wrong}; the program finds {found}" if wrong or not answers else None)
        else:
            self.expect(f"{place} answers", None if sorted(map(str, answers)) == sorted(map(str, listed)) else
                        f"the book says {answers}, the program finds {listed}")
        return found

    def heroes(self) -> set[str]:
        if not hasattr(self, "_heroes"):
            book = json.loads((self.folder / "book.json").read_text(encoding="utf-8"))
            self._heroes = {hero["id"] for hero in book["heroes"]}
        return self._heroes

    def with_resolved_boards(self, chapter: dict, boards: dict) -> dict:
        """The chapter with each board replaced by its id alone, so that board texts are not filled twice."""
        def walk(value):
            if isinstance(value, dict):
                if set(value) == {"board"}:
                    return {"board": {"id": value["board"]["id"]}}
                return {key: walk(part) for key, part in value.items()}
            return [walk(part) for part in value] if isinstance(value, list) else value
        return walk(chapter)

    def put_boards(self, value, boards: dict) -> None:
        if isinstance(value, dict):
            if set(value) == {"board"}:
                value["board"] = boards[value["board"]["id"]]
                return
            value = list(value.values())
        if isinstance(value, list):
            for part in value:
                self.put_boards(part, boards)

    def report_unused(self, facts: dict, place: str) -> None:
        for board, named in facts.items():
            for fact in named:
                if (board, fact) not in self.texts.used:
                    self.fail(f"{place} board {board}", f"no text and no claim uses the fact '{fact}'")

    # Boards.

    def compute_facts(self, board: dict, place: str) -> dict:
        facts = {}
        for name, what in board.get("facts", {}).items():
            try:
                facts[name] = compute(self.engine, board, what)
                self.passed += 1
            except (Refused, KeyError, ValueError, IndexError) as refused:
                self.fail(f"{place} fact {name}", f"{type(refused).__name__}: {refused}")
                facts[name] = None
        return facts

    def check_board(self, board: dict, place: str, facts: dict) -> dict:
        rules = board.get("rules", "atlas")
        rows = board["rows"]
        if any(len(row) != len(rows[0]) for row in rows) or any(set(row) - set("XO.") for row in rows):
            self.fail(place, "rows of different lengths, or signs other than X, O and '.'")
            return {}
        try:
            self.engine.after(rows, rules, ())
            self.passed += 1
        except Refused as refused:
            self.fail(place, str(refused))
            return {}
        points = set(all_points(board))
        for mark in board.get("marks", []):
            self.expect(f"{place} marks", None if mark["at"] in points else f"{mark['at']} is not on the board")
        for corner in board.get("window", []):
            self.expect(f"{place} window", None if corner in points else f"{corner} is not on the board")
        positions = self.check_steps(board, place)
        own = facts[board["id"]]
        for number, claim in enumerate(board.get("claims", []), 1):
            for side in ("left", "right", "total"):
                if isinstance(claim.get(side), str):
                    self.texts.used.add((board["id"], claim[side]))
            for part in claim.get("parts", []):
                if isinstance(part, str):
                    self.texts.used.add((board["id"], part))
            try:
                self.expect(f"{place} claim {number}", check_claim(self.engine, board, claim, own))
            except (Refused, KeyError, ValueError, TypeError, IndexError) as refused:
                self.fail(f"{place} claim {number} ({claim['kind']})", f"{type(refused).__name__}: {refused}")
        found = self.check_play(board, place, own) if "play" in board else None
        for text in texts_in(board):
            for language in LANGUAGES:
                for coordinate in COORDINATE.findall(text.get(language, "")):
                    self.expect(f"{place} text", None if coordinate in points else f"{coordinate} is not on the board")
        resolved = self.resolve_plain(board, place, facts, board["id"])
        resolved["size"] = [len(rows[0]), len(rows)]
        resolved["positions"] = positions
        resolved["facts"] = own
        if found is not None:
            resolved["play"]["found"] = found
        if "show" in board:
            resolved["verdict"] = judged(self.engine, moment_of(self.engine, board, {}), {})["verdict"]
        return resolved

    def check_steps(self, board: dict, place: str) -> list[dict]:
        rules = board.get("rules", "atlas")
        moves: tuple[str, ...] = ()
        found = [{"rows": board["rows"], "taken": []}]
        turn = board.get("to_play")
        for number, step in enumerate(board.get("steps", []), 1):
            where = f"{place} step {number}"
            move = step["move"]
            if not (TRIAL_MOVE if "trial" in board else MOVE).match(move):
                self.fail(where, f"'{move}' is no move")
                return found
            if turn and not board.get("any_order"):
                self.expect(where, None if move[0] == turn else f"it is the turn of {turn}")
            if "trial" in board:
                reason = self.refusal_in_trial(board, moves, move)
            else:
                reason = self.engine.refusal(board["rows"], rules, moves, move)
            self.expect(where, None if (reason or False) == step.get("illegal", False) else
                        f"{move}: the book says {step.get('illegal', 'legal')}, the program {reason or 'legal'}")
            if reason:
                found.append({"rows": found[-1]["rows"], "taken": [], "illegal": reason})
                continue
            moves += (move,)
            moment = moment_of(self.engine, board | {"steps": []}, {"moves": list(moves)})
            found.append({"rows": moment.rows, "taken": moment.taken_by(len(moves) - 1)})
            turn = "W" if move[0] == "B" else "B"
        return found

    def refusal_in_trial(self, board: dict, moves: tuple[str, ...], move: str) -> str | None:
        """Why the move may not be made in hypothetical play: a ban in a ko, or as elsewhere."""
        now = moment_of(self.engine, board | {"steps": []}, {"moves": list(moves)})
        try:
            moment_of(self.engine, board | {"steps": []}, {"moves": [*moves, move]})
            return None
        except Objection as objection:
            if objection.number != len(moves):
                raise
            return "ko" if "this ko" in str(objection) else self.engine.refusal(now.rows, now.rules, (), move) or str(objection)

    def check_play(self, board: dict, place: str, facts: dict):
        play = board["play"]
        rules = board.get("rules", "atlas")
        after = play.get("after", 0)
        moves = moment_of(self.engine, board, {"after": after}).moves
        right = [answer["at"] for answer in play["answers"] if answer.get("right")]
        for answer in play["answers"]:
            reason = self.engine.refusal(board["rows"], rules, moves, f"{play['color']} {answer['at']}")
            self.expect(f"{place} play {answer['at']}", None if (reason or False) == answer.get("illegal", False) else
                        f"the book says {answer.get('illegal', 'legal')}, the program {reason or 'legal'}")
        if not right and not play.get("free"):
            self.fail(f"{place} play", "no answer is right")
        if "goal" not in play:
            return None
        return self.check_goal(board, play["color"], {"after": after} | play["goal"], right, facts, f"{place} play")


def texts_in(value) -> list[dict]:
    if is_text(value):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for part in parts for text in texts_in(part)]


def boards_in(chapter) -> list[dict]:
    if isinstance(chapter, dict):
        if set(chapter) == {"board"}:
            return [chapter["board"]]
        return [board for part in chapter.values() for board in boards_in(part)]
    if isinstance(chapter, list):
        return [board for part in chapter for board in boards_in(part)]
    return []


def questions_in(chapter: dict):
    for number, spread in enumerate(chapter["spreads"], 1):
        if "question" in spread:
            yield f"spread {number} question", spread["question"]
    if "question" in chapter["end"]:
        yield "end question", chapter["end"]["question"]
