"""A board of the book at one of its moments, as the program sees it; chains and liberties are found here
and then confirmed by the program, which must take the chain with the last of them and not before."""
from checker.engine import Engine, place_of, point_of
from checker.errors import Refused


class Moment:
    def __init__(self, engine: Engine, board: dict, rules: str, moves: tuple[str, ...]) -> None:
        self.engine = engine
        self.start = board["rows"]
        self.rules = rules
        self.moves = moves
        self.trial = board.get("trial")
        self.komi = board.get("komi")
        self.first = board.get("to_play")
        self.rows = self.rows_after(len(moves))
        self.height, self.width = len(self.rows), len(self.rows[0])
        self.prisoners = {"B": 0, "W": 0} | board.get("prisoners", {})
        for count in range(len(moves)):
            taken = self.taken_by(count)
            self.prisoners[moves[count][0]] += len(taken)
        if moves:
            self.to_play = "W" if moves[-1][0] == "B" else "B"
        else:
            self.to_play = self.first

    def rows_after(self, count: int) -> list[str]:
        """The board after so many of the moves; on a board of hypothetical play they are made on its copy."""
        if not self.trial:
            return self.engine.after(self.start, self.rules, self.moves[:count])
        return self.trial_states(count)[-1]["position"]

    def trial_states(self, count: int) -> list[dict]:
        return self.engine.referee.trial(self.start_drawn(), self.first, self.trial, self.moves[:count])

    def start_drawn(self) -> str:
        return self.engine.drawn(self.start, self.rules, self.komi, self.first, {"B": 0, "W": 0})

    def taken_by(self, index: int) -> list[str]:
        """Points whose stones the move with that index took."""
        before, now = self.rows_after(index), self.rows_after(index + 1)
        return [point_of(x, y, self.height) for y in range(self.height) for x in range(self.width)
                if before[y][x] != "." and now[y][x] == "."]

    def drawn(self, rules: str | None = None, komi=None) -> str:
        if self.trial and self.moves:
            raise Refused("in hypothetical play nothing is judged: it is about the board at its start")
        return self.engine.drawn(self.rows, rules or self.rules, self.komi if komi is None else komi, self.to_play,
                                 self.prisoners)

    def sign(self, point: str) -> str:
        x, y = place_of(point, self.height)
        return self.rows[y][x]

    def beside(self, x: int, y: int):
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            if 0 <= x + dx < self.width and 0 <= y + dy < self.height:
                yield x + dx, y + dy

    def chain(self, point: str) -> tuple[list[str], list[str]]:
        """The stones of the chain at the point and its liberties, confirmed by the program."""
        sign = self.sign(point)
        if sign == ".":
            raise Refused(f"no stone at {point}")
        start = place_of(point, self.height)
        stones, open_points, todo = {start}, set(), [start]
        while todo:
            for x, y in self.beside(*todo.pop()):
                if self.rows[y][x] == ".":
                    open_points.add((x, y))
                elif self.rows[y][x] == sign and (x, y) not in stones:
                    stones.add((x, y))
                    todo.append((x, y))
        name = lambda places: [point_of(x, y, self.height) for x, y in sorted(places, key=lambda p: (p[1], p[0]))]
        stones, open_points = name(stones), name(open_points)
        self.confirm(sign, stones, open_points)
        return stones, open_points

    def confirm(self, sign: str, stones: list[str], liberties: list[str]) -> None:
        """The liberties are filled one by one; the chain must go with the last, all of it."""
        own, enemy = ("B", "W") if sign == "X" else ("W", "B")
        rows = self.rows
        rest = list(liberties)
        played: tuple[str, ...] = ()
        while len(rest) > 1:
            for point in list(rest):
                if self.engine.refusal(rows, "chinese", played, f"{enemy} {point}") is None:
                    played += (f"{enemy} {point}",)
                    break
            else:
                point = rest[0]  # an eye: its owner fills it
                played += (f"{own} {point}",)
            rest.remove(point)
            now = self.engine.after(rows, "chinese", played)
            gone = [p for p in stones if now[place_of(p, self.height)[1]][place_of(p, self.height)[0]] != sign]
            if gone:
                raise Refused(f"the program takes {gone} before the last liberty {rest}")
        played += (f"{enemy} {rest[0]}",)
        now = self.engine.after(rows, "chinese", played)
        left = [p for p in stones if now[place_of(p, self.height)[1]][place_of(p, self.height)[0]] == sign]
        if left:
            raise Refused(f"the program leaves {left} on the board without the liberties {liberties}")
