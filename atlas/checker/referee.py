"""Asks `shinpan serve`: matches by the procedure of a rule set, and hypothetical play on a copy of the board.
The program is started when a board needs it for the first time."""
import atexit
import json
import re
import subprocess
import urllib.error
import urllib.request

from checker.errors import Refused

WAIT_S = 60


def event_of(move: str) -> dict:
    """The event of a written move: "B C3", "W pass", "W pass:A5"."""
    side, what = move.split(" ")
    if not what.startswith("pass"):
        return {"event": "play", "by": side, "at": what}
    ban = what.partition(":")[2]
    return {"event": "pass", "by": side} | ({"for_ko": ban} if ban else {})


class Referee:
    def __init__(self, program: str) -> None:
        self.program = program
        self.process = None
        self.address = ""
        self.kept: dict = {}
        self.proved: dict[str, bool] = {}

    def start(self) -> None:
        self.process = subprocess.Popen([self.program, "serve", "--port", "0", "--jobs", "1"], text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        atexit.register(self.close)
        for line in self.process.stdout:
            found = re.search(r"http://[\w.]+:\d+", line)
            if found:
                self.address = found.group(0)
                return
        raise SystemExit("the program does not serve")

    def close(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.process.stdout.close()
            self.process = None

    def ask(self, path: str, body: dict | None = None) -> dict:
        if not self.process:
            self.start()
        request = urllib.request.Request(self.address + path, headers={"Content-Type": "application/json"},
                                         data=None if body is None else json.dumps(body).encode("utf-8"))
        try:
            with urllib.request.urlopen(request, timeout=WAIT_S) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return json.loads(error.read())

    def match(self, drawn: str, events: list[dict]) -> tuple[str, list[dict]]:
        """A match on the drawn board and its state after each of the events; an Objection to the first that may not
        happen."""
        key = json.dumps([drawn, events])
        if key not in self.kept:
            begun = self.ask("/v1/games", {"record": drawn, "strict": True})
            if "id" not in begun:
                raise Refused(f"no match begins: {begun}")
            states = []
            for number, event in enumerate(events):
                answer = self.ask(f"/v1/games/{begun['id']}/events", event)
                if "error" in answer:
                    raise Objection(number, answer["error"])
                states.append(answer["state"])
            self.kept[key] = (begun["id"], states)
        return self.kept[key]

    # Hypothetical play.

    def trial(self, drawn: str, to_play: str, chain: str, moves: tuple[str, ...]) -> list[dict]:
        """The states of hypothetical play about the chain: at its start and after each move."""
        return self.trial_match(drawn, to_play, chain, moves)[1][2:]

    def trial_match(self, drawn: str, to_play: str, chain: str, moves: tuple[str, ...]) -> tuple[str, list[dict]]:
        other = "W" if to_play == "B" else "B"
        opening = [{"event": "pass", "by": to_play}, {"event": "pass", "by": other},
                   {"event": "ask-confirmation", "by": to_play, "at": chain}]
        try:
            return self.match(drawn, opening + [event_of(move) for move in moves])
        except Objection as objection:
            objection.number -= len(opening)
            raise

    def gets_its_way(self, drawn: str, to_play: str, chain: str, moves: tuple[str, ...]) -> bool:
        """Whether it is proved that the side to move then gets its way about the chain."""
        game, _ = self.trial_match(drawn, to_play, chain, moves)
        if game not in self.proved:
            self.proved[game] = self.ask(f"/v1/games/{game}/answer").get("proved") is True
        return self.proved[game]


class Objection(Refused):
    """The program refuses the event with that number."""

    def __init__(self, number: int, error: dict) -> None:
        super().__init__(error["message"])
        self.number = number
