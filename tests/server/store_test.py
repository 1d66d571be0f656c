#!/usr/bin/env python3
"""Plays games over HTTP against a store that is killed, full or not to be written.

SHINPAN_KILLS=1000 kills the server so often (20).
"""
import json, os, pathlib, random, resource, signal, subprocess, sys, tempfile, threading, unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from program import SHINPAN, Server, run_tests

KILLS = int(os.environ.get("SHINPAN_KILLS", "20"))
COLUMNS = "ABCDEFGHJ"


def play(by, at):
    return {"event": "play", "by": by, "at": at}


class Procedure(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.store = os.path.join(self.folder.name, "games.sqlite")
        self.server = Server(store=self.store)

    def tearDown(self):
        self.server.__exit__()
        self.folder.cleanup()

    def create(self, **terms):
        status, game = self.server.post("/v1/games", terms)
        self.assertEqual(status, 201, game)
        return "/v1/games/" + game["id"]

    def add(self, game, status=200, **event):
        got, answer = self.server.post(game + "/events", event)
        self.assertEqual(got, status, answer)
        return answer

    def finished(self):
        game = self.create(size=[3, 3], komi=0.5)
        for column in "ABC":
            for by, row in (("B", 2), ("W", 1)) if column != "C" else (("B", 2),):
                self.add(game, event="play", by=by, at=f"{column}{row}")
        for by in "WB":
            self.add(game, event="pass", by=by)
        return game

    def test_a_game_goes_from_its_first_move_to_its_result(self):
        game = self.finished()
        state = self.server.get(game)[1]["state"]
        self.assertEqual((state["phase"], state["position"]), ("stopped", ["...", "XXX", "OO."]))
        self.assertEqual(self.server.get(game + "/suggestion"), (200, {"dead": ["A1", "B1"], "undecided": []}))
        for by in "BW":
            self.add(game, event="claim-all", by=by, dead=["A1"])
        for by in "BW":
            self.add(game, event="agree-end", by=by)
        for by in "BW":
            self.add(game, event="confirm-result", by=by)
        state = self.server.get(game)[1]["state"]
        self.assertEqual((state["phase"], state["result"]), ("over", "B+7.5"))
        status, headers, sgf = self.server.ask("GET", game + "/sgf")
        self.assertEqual((status, headers["Content-Type"]), (200, "application/x-go-sgf"))
        self.assertIn("RE[B+7.5]", sgf)
        self.assertIn("agree-end", sgf)
        judged = subprocess.run([SHINPAN, "judge", "--json", "-"], input=sgf, capture_output=True, text=True)
        self.assertEqual(json.loads(judged.stdout)["result"], "B+7.5")

    def test_the_position_is_kept_before_anybody_agrees(self):
        game = self.finished()
        query = "SELECT position FROM stops"
        kept = subprocess.run(["python3", "-c", f"import sqlite3; print(sqlite3.connect({self.store!r}).execute({query!r}).fetchone()[0])"],
                              capture_output=True, text=True).stdout
        self.assertEqual(kept.split(), ["...", "XXX", "OO."])

    def test_a_refused_event_changes_nothing_and_says_why(self):
        game = self.create(size=5)
        self.add(game, **play("B", "C3"))
        before = self.server.get(game)
        for event, code in ((play("W", "C3"), "illegal-move"), ({"event": "agree-end", "by": "B"}, "wrong-phase")):
            answer = self.add(game, 409, **event)
            self.assertEqual(answer["error"]["code"], code)
            self.assertGreater(len(answer["error"]["message"]), 20)
        for event in ({"event": "dance"}, play("B", "Z9"), {"event": "play", "by": "X", "at": "A1"}, {"event": "play", "by": "B"}):
            self.add(game, 400, **event)
        self.assertEqual(self.server.get(game), before)
        self.assertEqual(self.server.get("/v1/games/nobody")[0], 404)

    def test_an_event_sent_twice_with_its_number_is_made_once(self):
        game = self.create(size=5)
        for _ in range(3):
            status, answer = self.server.post(game + "/events?number=0", play("B", "C3"))
            self.assertEqual((status, answer["state"]["events"]), (200, 1))
        self.assertEqual(self.server.post(game + "/events?number=0", play("B", "D4"))[0], 409)
        self.assertEqual(self.server.post(game + "/events?number=5", play("W", "D4"))[0], 409)

    def test_terms_are_checked(self):
        for terms, code in (({"size": 99}, "bad-size"), ({"rules": "nobody"}, "bad-rules"), ({"time": "soon"}, "bad-request"),
                            ({"komi": 0.3}, "bad-number"), ({"record": "nonsense"}, "unknown-format")):
            status, answer = self.server.post("/v1/games", terms)
            self.assertEqual((status, answer["error"]["code"]), (400, code))
        state = self.server.get(self.create(time={"black": "byoyomi 60 10 3", "white": "absolute 30"}))[1]["state"]
        self.assertEqual(state["clock"]["black"], {"main": 60000, "overtime": 10000, "units": 3, "out": False})

    def test_another_start_finds_every_game_and_verdict(self):
        game = self.finished()
        before = self.server.get(game)
        record = "(;GM[1]SZ[5];B[cc];W[];B[])"
        judged = self.server.ask("POST", "/v1/judge", record)[2]
        self.assertEqual(self.server.stop(), 0)
        self.server.__exit__()
        self.server = Server(store=self.store)
        self.assertEqual(self.server.get(game), before)
        self.assertEqual(self.server.ask("POST", "/v1/judge", record)[2], judged)
        self.assertIn('shinpan_kept_verdicts_total{found="yes"} 1', self.server.ask("GET", "/metrics")[2])


class Failing(unittest.TestCase):
    """Each client plays its own games and remembers what was acknowledged."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.store = os.path.join(self.folder.name, "games.sqlite")

    def tearDown(self):
        self.folder.cleanup()

    def play_until_it_fails(self, server, acknowledged, seed):
        random.seed(seed)
        try:
            while True:
                status, game = server.post("/v1/games", {"size": 9})
                if status != 201:
                    return
                path, events = "/v1/games/" + game["id"], []
                acknowledged[path] = events
                for move in range(20):
                    event = {**play("BW"[move % 2], COLUMNS[move % 9] + str(1 + move // 9 * 3)), "time": 0}
                    status, _ = server.post(path + "/events", event)
                    if status != 200:
                        return
                    events.append(event)
        except (OSError, ValueError, ConnectionError):
            pass
        except Exception as failure:  # the connection may end in the middle of an answer
            if "http.client" not in type(failure).__module__:
                raise

    def check(self, server, acknowledged):
        for path, events in acknowledged.items():
            status, _, text = server.ask("GET", path + "/events")
            self.assertEqual(status, 200, path)
            kept = [json.loads(line) for line in text.splitlines()]
            self.assertEqual(kept[:len(events)], events)
            self.assertLessEqual(len(kept), len(events) + 1)  # one may have been on its way

    def test_killed_at_any_moment_it_loses_nothing_acknowledged(self):
        wait = random.Random(1)
        games = 0
        for number in range(KILLS):
            server = Server(store=self.store)
            acknowledged = {}
            clients = [threading.Thread(target=self.play_until_it_fails, args=(server, acknowledged, client)) for client in range(4)]
            [client.start() for client in clients]
            threading.Event().wait(wait.uniform(0.02, 0.2))
            server.kill()
            [client.join() for client in clients]
            server.__exit__()
            games += len(acknowledged)
            with Server(store=self.store) as again:
                self.check(again, acknowledged)
        self.assertGreater(games, 0)

    def test_on_a_full_disk_it_refuses_and_goes_on_when_there_is_room(self):
        def limited():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
        acknowledged = {}
        with Server(store=self.store, before=limited) as server:
            self.play_until_it_fails(server, acknowledged, 1)
            self.assertGreater(sum(map(len, acknowledged.values())), 10)
            status, _, text = server.ask("POST", "/v1/games", "{}")
            self.assertEqual((status, json.loads(text)["error"]["code"]), (503, "store-failed"))
            self.check(server, acknowledged)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            self.assertEqual(server.post("/v1/games", {})[0], 201)
        with Server(store=self.store) as again:
            self.check(again, acknowledged)

    def test_a_store_that_cannot_be_opened_is_said_to_be(self):
        pathlib.Path(self.store).write_text("this is no database, and long enough to be told from an empty one " * 20)
        for store in (self.store, "/proc/games.sqlite", self.folder.name):
            run = subprocess.run([SHINPAN, "serve", "--port", "0", "--lang", "en", "--store", store], capture_output=True, text=True, timeout=30)
            self.assertEqual(run.returncode, 1)
            self.assertIn("store", run.stderr)


if __name__ == "__main__":
    run_tests()
