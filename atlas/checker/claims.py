"""Claims: what the book says of a board in words, held against the program. Each returns what is wrong, or None."""
import operator

from checker.engine import place_of
from checker.errors import Refused
from checker.facts import judged, lead_of, moment_of, side_first, teire_points
from checker.referee import Objection

OPERATORS = {"=": operator.eq, "<": operator.lt, ">": operator.gt, "!=": operator.ne}
LETTERS = {"A": "alive", "S": "seki", "D": "dead", "N": "undecided"}


def differ(what: str, claimed, found) -> str | None:
    if isinstance(claimed, list) and isinstance(found, list):
        claimed, found = sorted(claimed), sorted(found)
    return None if claimed == found else f"{what}: the book says {claimed}, the program {found}"


def check_claim(engine, board: dict, claim: dict, facts: dict) -> str | None:
    kind = claim["kind"]
    if kind == "compare":
        left, right = (facts[side] if isinstance(side, str) else side for side in (claim["left"], claim["right"]))
        holds = OPERATORS[claim["is"]](left, right)
        return None if holds else f"compare: {claim['left']} ({left}) {claim['is']} {claim['right']} ({right})"
    if kind == "sum":
        parts = [facts[part] if isinstance(part, str) else part for part in claim["parts"]]
        total = facts[claim["total"]] if isinstance(claim["total"], str) else claim["total"]
        return None if sum(parts) == total else f"sum: {parts} make {sum(parts)}, not {total}"
    moment = moment_of(engine, board, claim)
    if kind in ("legal", "illegal"):
        reason = engine.refusal(moment.start, claim.get("rules", moment.rules), moment.moves, claim["move"])
        return differ(f"the move {claim['move']}", claim.get("because", "legal") if kind == "illegal" else "legal",
                      reason or "legal")
    if kind == "rule":
        return differ(f"{claim['field']} of {claim['rules']}", claim["is"], engine.rule(claim["rules"], claim["field"]))
    if kind == "gets-its-way":
        if claim["by"] != moment.to_play:
            return f"it is the turn of {moment.to_play}"
        return differ(f"{claim['by']} gets its way about {moment.trial}", claim.get("is", True), engine.referee.gets_its_way(
            moment.start_drawn(), moment.first, moment.trial, moment.moves))
    if kind == "procedure":
        return check_procedure(engine, moment, claim)
    if kind == "captures":
        return differ(f"stones taken by {moment.moves[-1]}", claim["points"], moment.taken_by(len(moment.moves) - 1))
    if kind == "chain":
        stones = set(moment.chain(claim["points"][0])[0])
        whole = claim.get("whole", True)
        if whole:
            return differ("the chain", claim["points"], sorted(stones))
        return None if set(claim["points"]) <= stones else f"{claim['points']} are not one chain"
    if kind == "not-chained":
        stones = set(moment.chain(claim["points"][0])[0])
        return None if claim["points"][1] not in stones else f"{claim['points']} are one chain"
    if kind == "atari":
        return differ(f"liberties of {claim['at']} in atari", 1, len(moment.chain(claim["at"])[1]))
    if kind == "handicap":
        engine.stands = None
        engine.set_up(["." * moment.width] * moment.height, moment.rules)
        return differ("the handicap", claim["points"], engine.ask(f"fixed_handicap {len(claim['points'])}").split())
    if kind == "same-board":
        earlier = moment_of(engine, board, {"after": claim["as_after"]})
        return differ("the board", earlier.rows, moment.rows) and "the boards are not the same"
    if kind == "fate":
        answer = engine.status(moment.drawn(), claim["points"])[side_first(claim)]
        wrong = differ(f"fate of {claim['points']} when {claim['first']} moves first", claim["outcome"], answer["outcome"])
        if wrong:
            return wrong
        if not answer["proved"]:
            return f"fate of {claim['points']}: not proved"
        return differ("first moves", claim["by"], answer["moves"]) if "by" in claim else None
    verdict = judged(engine, moment, claim)
    if kind == "status":
        x, y = place_of(claim["at"], moment.height)
        found = LETTERS.get(verdict["verdict"][y][x], verdict["verdict"][y][x])
        wrong = differ(f"status of {claim['at']}", claim["is"], found)
        if wrong or not claim.get("proved", True):
            return wrong
        group = [g for g in verdict["groups"] if claim["at"] in g["points"]]
        if group and group[0]["basis"] == "estimate":
            return f"status of {claim['at']}: an estimate, not a proof (say \"proved\": false and say so in the text)"
        return None
    if kind == "owner":
        x, y = place_of(claim["at"], moment.height)
        return differ(f"owner of {claim['at']}", {"B": "b", "W": "w", "nobody": "-"}[claim["is"]], verdict["verdict"][y][x])
    if kind == "neutral-points":
        found = verdict["dame"] if not claim.get("seki") else verdict["seki_liberties"]
        return differ("neutral points", claim["points"], found)
    if kind == "teire":
        return differ("protecting moves", claim["points"], teire_points(verdict))
    if kind == "result":
        return differ("the result", claim["is"], verdict["result"])
    if kind == "winner":
        return differ("the winner", claim["is"], {1: "B", -1: "W", 0: "nobody"}[sign(lead_of(verdict["result"]))])
    if kind == "finished":
        return differ("finished", claim["is"], verdict["finished"])
    raise Refused(f"no such kind of claim: {kind}")


def check_procedure(engine, moment, claim: dict) -> str | None:
    """The events happen to a match on this board, and the state after them is as the book says."""
    board = moment.drawn(claim.get("rules"))
    if "refused" in claim:
        try:
            engine.referee.match(board, claim["events"])
        except Objection as objection:
            return differ("the number of the refused event", claim["refused"], objection.number + 1)
        return "the program refuses none of the events"
    state = engine.referee.match(board, claim["events"])[1][-1]
    return next((wrong for key in ("phase", "to_play", "no_result_offered", "result") if key in claim
                 for wrong in [differ(f"{key} after the events", claim[key], state[key])] if wrong), None)


def sign(number) -> int:
    return (number > 0) - (number < 0)
