"""Facts: the numbers and points that texts have slots for, each computed by the program."""
from checker.errors import Refused
from checker.position import Moment

SCORE_PARTS = {"territory": "territory", "prisoners": "prisoners", "dead": "dead", "living": "stones", "tax": "tax",
               "total": "total", "komi": "komi"}


def moment_of(engine, board: dict, what: dict) -> Moment:
    """The board after `after` of its steps (illegal ones are not played) and then after `moves`."""
    made = [step["move"] for step in board.get("steps", []) if not step.get("illegal")]
    after = what.get("after", 0)
    if after > len(made):
        raise Refused(f"after {after}: there are only {len(made)} moves")
    moves = tuple(made[:after]) + tuple(what.get("moves", []))
    return Moment(engine, board, board.get("rules", "atlas"), moves)


def side_of(what: dict) -> str:
    return {"B": "black", "W": "white"}[what["side"]]


def judged(engine, moment: Moment, what: dict) -> dict:
    rules = what.get("rules", moment.rules)
    return engine.judge(moment.drawn(rules, what.get("komi")), what.get("strict", False), what.get("dead", ()),
                        what.get("alive", ()))


def lead_of(result: str) -> float:
    if result == "0":
        return 0
    if result[:2] not in ("B+", "W+") or not result[2:]:
        raise Refused(f"the result is {result}")
    lead = float(result[2:]) * (1 if result[0] == "B" else -1)
    return int(lead) if lead == int(lead) else lead


def compute(engine, board: dict, what: dict):
    """A number or a list of points."""
    kind = what["kind"]
    moment = moment_of(engine, board, what)
    if kind in ("liberties", "liberty-points", "stones", "chain-points"):
        stones, liberties = moment.chain(what["at"])
        return {"liberties": len(liberties), "liberty-points": liberties, "stones": len(stones),
                "chain-points": stones}[kind]
    if kind in ("captured", "captured-points"):
        taken = moment.taken_by(len(moment.moves) - 1)
        return taken if kind == "captured-points" else len(taken)
    if kind == "rule":
        return engine.rule(what["rules"], what["field"])
    if kind == "taken":
        return sum(len(moment.taken_by(index)) for index, move in enumerate(moment.moves) if move[0] == what["side"])
    if kind == "on-board":
        signs = {"B": "X", "W": "O"}.get(what.get("side"), "XO")
        return sum(row.count(sign) for row in moment.rows for sign in signs)
    if kind == "points":
        return moment.width * moment.height
    if kind == "width":
        return moment.width
    if kind == "legal-moves":
        engine.stand(moment.start, moment.rules, moment.moves)
        return len(engine.ask("all_legal " + what["side"].lower()).split())
    if kind == "handicap-points":
        engine.stands = None
        engine.set_up(["." * moment.width] * moment.height, moment.rules)
        return engine.ask(f"fixed_handicap {what['stones']}").split()
    if kind in ("first-moves", "first-moves-number"):
        moves = engine.status(moment.drawn(), what["points"])[side_first(what)]["moves"]
        return moves if kind == "first-moves" else len(moves)
    if kind in ("method-total", "method-margin", "method-lead", "method-part"):
        counted = engine.count(moment.drawn(), what["method"], what.get("leave_neutral", False),
                               what.get("rules", moment.rules))
        if kind == "method-total":
            return counted["total"][side_of(what)]
        if kind == "method-part":
            steps = [step for step in counted["steps"] if step["kind"] == what["step"]]
            if not steps:
                raise Refused(f"no step {what['step']} in {[step['kind'] for step in counted['steps']]}")
            return steps[0]["figures"][side_of(what)]
        lead = lead_of(counted["result"])
        return abs(lead) if kind == "method-margin" else lead
    verdict = judged(engine, moment, what)
    if kind == "area":
        score = verdict["score"][side_of(what)]
        return score["territory"] + score["stones"]
    if kind in SCORE_PARTS:
        if kind == "komi":
            return verdict["komi"]
        return verdict["score"][side_of(what)][SCORE_PARTS[kind]]
    if kind == "margin":
        return abs(lead_of(verdict["result"]))
    if kind == "lead":
        return lead_of(verdict["result"])
    if kind == "neutral":
        return sum(row.count("-") for row in verdict["verdict"])
    lists = {"dame": "dame", "seki-liberties": "seki_liberties", "teire": "teire"}
    name = kind.removesuffix("-points")
    if name in lists:
        points = teire_points(verdict) if name == "teire" else verdict[lists[name]]
        return points if kind.endswith("-points") else len(points)
    raise Refused(f"no such kind of fact: {kind}")


def teire_points(verdict: dict) -> list[str]:
    return [protection["point"] for protection in verdict["teire"]]


def side_first(what: dict) -> str:
    return {"B": "black_first", "W": "white_first"}[what["first"]]
