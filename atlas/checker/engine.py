"""Asks the program: one `shinpan gtp` process for moves, one call for each verdict. Answers are kept for the run."""
import json
import subprocess

from checker.errors import Refused
from checker.referee import Referee

COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
NAMES = {"B": "black", "W": "white"}


def point_of(column: int, row_from_top: int, height: int) -> str:
    return f"{COLUMNS[column]}{height - row_from_top}"


def place_of(point: str, height: int) -> tuple[int, int]:
    """Column and row from the top."""
    return COLUMNS.index(point[0]), height - int(point[1:])


class Engine:
    def __init__(self, program: str) -> None:
        self.program = program
        self.process = subprocess.Popen([program, "gtp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.kept: dict = {}
        self.stands = None
        self.referee = Referee(program)

    def close(self) -> None:
        self.referee.close()
        self.process.stdin.close()
        self.process.wait()

    def ask(self, line: str) -> str:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = []
        while True:
            read = self.process.stdout.readline()
            if not read:
                raise SystemExit(f"the program ended at: {line}")
            if not read.strip():
                break
            answer.append(read.rstrip("\n"))
        text = "\n".join(answer)
        if text.startswith("?"):
            raise Refused(text[1:].strip())
        return text[1:].strip()

    # Moves.

    def set_up(self, rows: list[str], rules: str) -> None:
        self.ask(f"kata-set-rules {rules}")
        self.ask(f"rectangular_boardsize {len(rows[0])} {len(rows)}")
        stones = []
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if sign in "XO":
                    stones.append(("b " if sign == "X" else "w ") + point_of(x, y, len(rows)))
        if stones:
            self.ask("set_position " + " ".join(stones))

    def stand(self, rows: list[str], rules: str, moves: tuple[str, ...]) -> None:
        """Sets up the position and plays the moves, unless the program stands there already."""
        wanted = (tuple(rows), rules, moves)
        if self.stands == wanted:
            return
        if self.stands and self.stands[:2] == wanted[:2] and moves[:len(self.stands[2])] == self.stands[2]:
            rest = moves[len(self.stands[2]):]
        else:
            self.stands = None
            self.set_up(rows, rules)
            rest = moves
        for move in rest:
            try:
                self.ask("play " + move.lower())
            except Refused:
                self.stands = None
                raise
        self.stands = wanted

    def after(self, rows: list[str], rules: str, moves: tuple[str, ...]) -> list[str]:
        """The board after the moves; each must be legal."""
        key = ("after", tuple(rows), rules, moves)
        if key not in self.kept:
            self.stand(rows, rules, moves)
            board = [["."] * len(rows[0]) for _ in rows]
            for color, sign in (("b", "X"), ("w", "O")):
                for point in self.ask("list_stones " + color).split():
                    x, y = place_of(point, len(rows))
                    board[y][x] = sign
            self.kept[key] = ["".join(row) for row in board]
        return self.kept[key]

    def refusal(self, rows: list[str], rules: str, moves: tuple[str, ...], move: str) -> str | None:
        """Why the move may not be made: occupied, suicide, ko, repetition; None for a legal one."""
        key = ("refusal", tuple(rows), rules, moves, move)
        if key not in self.kept:
            self.stand(rows, rules, moves)
            try:
                self.ask("play " + move.lower())
                self.ask("undo")
                self.kept[key] = None
            except Refused as refused:
                self.kept[key] = reason_of(str(refused))
        return self.kept[key]

    # Verdicts.

    def drawn(self, rows, rules, komi, to_play, prisoners) -> str:
        lines = [f"rules: {rules}"]
        if komi is not None:
            lines.append(f"komi: {komi}")
        if to_play:
            lines.append(f"to play: {NAMES[to_play]}")
        if any(prisoners.values()):
            lines.append(f"prisoners: B {prisoners['B']} W {prisoners['W']}")
        return "\n".join(lines) + "\n\n" + "\n".join(" ".join(row) for row in rows) + "\n"

    def call(self, arguments: list[str], text: str) -> list[dict]:
        key = ("call", tuple(arguments), text)
        if key not in self.kept:
            run = subprocess.run([self.program, *arguments, "--json", "-"], input=text, capture_output=True, text=True)
            answers = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]
            if not answers or "error" in answers[0]:
                raise Refused(f"{' '.join(arguments)}: {(run.stdout + run.stderr).strip()[:300]}")
            self.kept[key] = answers
        return self.kept[key]

    def judge(self, board: str, strict: bool = False, dead=(), alive=()) -> dict:
        arguments = ["judge", "--nodes", "200000"] + (["--strict"] if strict else [])
        if dead:
            arguments += ["--dead", ",".join(dead)]
        if alive:
            arguments += ["--alive", ",".join(alive)]
        return self.call(arguments, board)[0]

    def status(self, board: str, points: list[str], nodes: int = 400000) -> dict:
        return self.call(["status", "--nodes", str(nodes), "--point", ",".join(points)], board)[0]

    def rule(self, rules: str, field: str):
        """What the rule set says there, as `shinpan rules ID --json` does."""
        key = ("rule", rules)
        if key not in self.kept:
            run = subprocess.run([self.program, "rules", rules, "--json"], capture_output=True, text=True)
            if run.returncode != 0:
                raise Refused(f"rules {rules}: {run.stderr.strip()[:300]}")
            self.kept[key] = json.loads(run.stdout)
        return self.kept[key][field]

    def count(self, board: str, method: str, leave_neutral: bool, rules: str) -> dict:
        arguments = ["count", "--nodes", "200000", "--method", method, "--rules", rules]
        return self.call(arguments + (["--leave-neutral"] if leave_neutral else []), board)[0]


REASONS = (("superko:", "repetition"), ("ko:", "ko"), ("suicide:", "suicide"), ("the point is taken", "occupied"))


def reason_of(refusal: str) -> str:
    return next((reason for sign, reason in REASONS if sign in refusal), refusal)
