"""Shinpan, a referee for finished games of Go.

    import shinpan
    verdict = shinpan.judge(open("game.sgf").read(), rules="chinese")
    verdict["result"]    # "W+2.5"

Every function answers with plain dicts and lists: the objects that `shinpan --json` prints. What
cannot be answered raises shinpan.Error. The functions may run in several threads at once; the engine
works without the interpreter's lock.
"""
import json as _json
from typing import Any, Dict, Iterable, List, Optional, Union

from . import _engine

__all__ = ["Error", "board", "call", "count", "games", "judge", "replay", "rules", "status"]
__version__ = _engine.version()

Answer = Dict[str, Any]
Rules = Union[str, Dict[str, Any]]
Stones = Union[str, Iterable[str]]


class Error(ValueError):
    """What could not be answered. `code` is stable ("sgf-syntax"), `move` the number of the move or
    0, the message a sentence with the way to mend it."""

    def __init__(self, code: str, message: str, move: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.move = move


def call(request: Dict[str, Any]) -> Answer:
    """Answers any request that docs/en/engine.md lists: {"call": "judge", "record": "(;...)"}."""
    answer = _json.loads(_engine.call(_json.dumps(request)))
    if "error" in answer:
        error = answer["error"]
        raise Error(error["code"], error["message"], error["move"])
    return answer


def _asked(name: str, fields: Dict[str, Any]) -> Answer:
    """The call with the fields that are given."""
    given = {key: value for key, value in fields.items() if value is not None}
    return call({"call": name, **given})


def _names(points: Stones) -> List[str]:
    """"D4,Q16" and ["D4", "Q16"] name the same."""
    return points.split(",") if isinstance(points, str) else list(points)


def judge(record: str, *, rules: Optional[Rules] = None, komi: Optional[float] = None,
          game: int = 0, strict: bool = False, dead: Stones = (), alive: Stones = (),
          use_marks: bool = False, at: Optional[int] = None, time_limit: Optional[float] = None,
          nodes: Optional[int] = None, seed: Optional[int] = None, lang: str = "en") -> Answer:
    """Judges the final position of a game: "result", "groups" with their statuses, "score",
    "proved" and the rest of docs/en/judge.md.

    `record` is SGF, GIB, NGF, UGF or a drawn board, `game` which of its games, counted from 0.
    `rules` and `komi` stand for the record's own; `dead` and `alive` name stones ("D4", or several) as the
    players agreed. `at`: after so many moves. `time_limit` is in seconds (10); with `nodes` alone the
    answer is the same on every machine.
    """
    return _asked("judge", dict(record=record, rules=rules, komi=komi, game=game, strict=strict,
                                dead=_names(dead), alive=_names(alive), use_marks=use_marks, at=at,
                                time_limit=time_limit, nodes=nodes, seed=seed, lang=lang))


def count(record: str, method: str = "all", *, rules: Optional[Rules] = None,
          komi: Optional[float] = None, game: int = 0, leave_neutral: bool = False,
          dead: Stones = (), alive: Stones = (), use_marks: bool = False,
          at: Optional[int] = None, time_limit: Optional[float] = None,
          nodes: Optional[int] = None, lang: str = "en") -> Answer:
    """Counts a finished game step by step by a method of docs/en/count.md; by all of them it answers
    {"counts": [...]}."""
    return _asked("count", dict(record=record, method=method, rules=rules, komi=komi, game=game,
                                leave_neutral=leave_neutral, dead=_names(dead), alive=_names(alive),
                                use_marks=use_marks, at=at, time_limit=time_limit, nodes=nodes,
                                lang=lang))


def status(record: str, points: Stones, *, game: int = 0,
           at: Optional[int] = None, time_limit: Optional[float] = None,
           nodes: Optional[int] = None, lang: str = "en") -> Answer:
    """What becomes of the chains at `points` ("D4", or several) when Black and when White moves
    first: {"black_first": {"outcome": "alive", "moves": [...]}, "white_first": ...}."""
    return _asked("status", dict(record=record, points=_names(points), game=game, at=at,
                                 time_limit=time_limit, nodes=nodes, lang=lang))


def replay(record: str, *, rules: Optional[Rules] = None, game: int = 0,
           lang: str = "en") -> Answer:
    """Checks every move of a game, and names the first that is illegal with the reason."""
    return _asked("replay", dict(record=record, rules=rules, game=game, lang=lang))


def games(record: str, *, lang: str = "en") -> Answer:
    """What a record is and what each of its games states: size, moves, rules, komi, names, result."""
    return _asked("games", dict(record=record, lang=lang))


def board(record: str, *, at: Optional[int] = None, rules: Optional[Rules] = None, game: int = 0,
          lang: str = "en") -> Answer:
    """The position after move `at`, or the last: rows of X, O and dots, prisoners, whose turn it
    is."""
    return _asked("board", dict(record=record, at=at, rules=rules, game=game, lang=lang))


def rules(name: Optional[Rules] = None, *, lang: str = "en") -> List[Answer]:
    """The rule set of that name as a list of one, or all."""
    return _asked("rules", dict(rules=name, lang=lang))["rules"]
