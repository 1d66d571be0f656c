"""Goals of problems and of boards on which the reader may play: the right answers, found by the program."""
from checker.engine import place_of, point_of
from checker.errors import Refused
from checker.facts import judged, moment_of, side_first, teire_points

WANTED = {"capture": {"dead"}, "kill": {"dead"}, "save": {"alive"}, "live": {"alive"}, "seki": {"seki", "alive"},
          "ko": {"ko"}}


def legal_moves(engine, moment, color: str) -> list[str]:
    engine.stand(moment.start, moment.rules, moment.moves)
    return engine.ask("all_legal " + color.lower()).split()


def right_answers(engine, board: dict, color: str, goal: dict, facts: dict):
    """The right first moves (a list), the legal points (a list), a word or a number, by the kind of the goal."""
    kind = goal["kind"]
    moment = moment_of(engine, board, {"after": goal.get("after", 0)})
    if kind == "take":  # at once: every legal move is tried
        x, y = place_of(goal["at"], moment.height)
        return [point for point in legal_moves(engine, moment, color)
                if engine.after(moment.start, moment.rules, moment.moves + (f"{color} {point}",))[y][x] == "."]
    if kind in WANTED:
        answer = engine.status(moment.drawn(), goal["points"], goal.get("nodes", 400000))[side_first({"first": color})]
        if answer["outcome"] not in WANTED[kind]:
            raise Refused(f"with {color} first the program finds: {answer['outcome']}")
        if not answer["proved"]:
            raise Refused("the program has no proof")
        return [move for move in answer["moves"] if move != "pass"]
    if kind == "escape":  # every legal move after which the chain has at least `liberties`
        found = []
        for point in legal_moves(engine, moment, color):
            later = moment_of(engine, board, {"after": goal.get("after", 0), "moves": [f"{color} {point}"]})
            if later.sign(goal["at"]) != "." and len(later.chain(goal["at"])[1]) >= goal["liberties"]:
                found.append(point)
        return found
    if kind == "join":  # every legal move after which the stones are one chain
        found = []
        for point in legal_moves(engine, moment, color):
            later = moment_of(engine, board, {"after": goal.get("after", 0), "moves": [f"{color} {point}"]})
            if set(goal["points"]) <= set(later.chain(goal["points"][0])[0]):
                found.append(point)
        return found
    if kind == "close":  # every legal move after which no border is open
        found = []
        for point in legal_moves(engine, moment, color):
            later = moment_of(engine, board, {"after": goal.get("after", 0), "moves": [f"{color} {point}"]})
            if judged(engine, later, goal)["finished"]:
                found.append(point)
        return found
    if kind == "legal":
        legal = legal_moves(engine, moment, color)
        return [point for point in goal["points"] if point in legal]
    if kind == "dame":
        return judged(engine, moment, goal)["dame"]
    if kind == "teire":
        return teire_points(judged(engine, moment, goal))
    if kind == "status":
        if "rules" in goal:
            verdict = judged(engine, moment, goal)
            x, y = place_of(goal["points"][0], moment.height)
            return {"A": "alive", "S": "seki", "D": "dead"}.get(verdict["verdict"][y][x], "undecided")
        answer = engine.status(moment.drawn(), goal["points"])
        outcomes = {answer["black_first"]["outcome"], answer["white_first"]["outcome"]}
        return outcomes.pop() if len(outcomes) == 1 else "unsettled"
    if kind == "count":
        return facts[goal["fact"]]
    raise Refused(f"no such goal: {kind}")


def wrong_reply(engine, board: dict, color: str, goal: dict, wrong: dict) -> str | None:
    """Whether the reply refutes the wrong move: one of the opponent's moves by which the goal is missed."""
    later = moment_of(engine, board, {"after": goal.get("after", 0), "moves": [f"{color} {wrong['at']}"]})
    answer = engine.status(later.drawn(), goal["points"])[side_first({"first": later.to_play})]
    if answer["outcome"] in WANTED[goal["kind"]]:
        return f"after {wrong['at']} the program still finds: {answer['outcome']}"
    return None if wrong["reply"] in answer["moves"] else f"{wrong['reply']} does not refute it; {answer['moves']} do"


def all_points(board: dict) -> list[str]:
    return [point_of(x, y, len(board["rows"])) for y in range(len(board["rows"])) for x in range(len(board["rows"][0]))]
