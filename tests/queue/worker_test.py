#!/usr/bin/env python3
"""Workers on a queue of NATS whose workers and server are killed.

SHINPAN_ROUNDS=50 runs so many rounds of the chaos test (2). The tests need nats-server, and the
program one that was built with NATS.
"""
import json, os, pathlib, random, re, signal, subprocess, sys, tempfile, time, unittest, urllib.error, urllib.request

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / folder) for folder in ("server", "postgresql", "queue")]
from nats import NatsServer, free_port
from program import SHINPAN, run_tests
from records import long_to_judge, variants

ROUNDS = int(os.environ.get("SHINPAN_ROUNDS", "2"))
GAMES = 40
OPTIONS = ("--deliveries", "50", "--nodes", "2000")


def game(identity, record="(;SZ[5]KM[0];B[cc])", **more):
    return json.dumps({"id": identity, "sgf": record, **more})


class Worker:
    def __init__(self, url, *options):
        self.port = free_port()
        options = (*options, *(() if "--silence" in options else ("--silence", "1.5")))
        self.process = subprocess.Popen([SHINPAN, "worker", "--nats", url, "--port", str(self.port), "--jobs", "2", "--lang", "en",
                                         *options], stderr=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def ready(self):
        """Until it takes games; itself ended where it does not."""
        while "takes games" not in (line := self.process.stderr.readline()):
            if not line:
                self.__exit__()
                raise RuntimeError("the worker ended")
        return self

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)

    def get(self, path):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as failure:
            return failure.code, failure.read().decode()
        except OSError:
            return 0, ""

    def metric(self, name):
        return float(re.search(rf"^{re.escape(name)} (\S+)$", self.get("/metrics")[1], re.MULTILINE)[1])


def wait_for(condition, seconds=90):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if condition():
                return True
        except (OSError, ValueError, RuntimeError):
            pass
        time.sleep(0.1)
    return False


class Queue(unittest.TestCase):
    def setUp(self):
        self.server = NatsServer()
        self.server.__enter__()
        self.addCleanup(self.server.__exit__)

    def stored(self, kind):
        with self.server.client() as client:
            return client.stored("shinpan-" + kind)

    def waits(self):
        with self.server.client() as client:
            return client.stream("shinpan-games")["messages"]

    def answers(self):
        return {subject.removeprefix("shinpan.verdicts."): json.loads(payload) for subject, _, payload in self.stored("verdicts")}

    def test_a_game_that_has_stopped_is_answered(self):
        with Worker(self.server.url).ready() as worker, self.server.client() as client:
            record = "(;SZ[5]KM[0];B[cc])"
            client.publish("shinpan.games", game("g-1"))
            client.publish("shinpan.games", game("партия 2.*", rules="chinese"))
            client.publish("shinpan.games", game(3, "(;SZ[5];B[cc"[:4]))
            client.publish("shinpan.games", game("bad rules", rules="nobody", lang="ru"))
            self.assertTrue(wait_for(lambda: self.waits() == 0))
            answers = self.answers()
            self.assertEqual(len(answers), 4)
            said = subprocess.run([SHINPAN, "judge", "--json", "--lang", "en", "-"], input=record, capture_output=True, text=True).stdout
            for answer in (by_program := json.loads(said), answers["g-1"]):
                answer.pop("source"), answer.pop("milliseconds")
            self.assertEqual(answers["g-1"], {"id": "g-1", **by_program})
            other = next(answer for answer in answers.values() if answer["id"] == "партия 2.*")
            self.assertEqual(other["rules"], "chinese")
            self.assertIn("error", answers["3"])
            self.assertEqual(answers["bad=20rules"]["error"]["code"], "bad-rules")
            self.assertEqual(worker.get("/healthz"), (200, '{"status":"ok"}\n'))
            self.assertEqual(worker.metric('shinpan_queue_messages_total{outcome="answered"}'), 4)
            self.assertEqual(worker.metric('shinpan_queue_in_hand'), 0)

    def test_it_waits_for_a_server(self):
        self.server.kill()
        with Worker(self.server.url) as worker:
            self.assertTrue(wait_for(lambda: worker.get("/healthz")[0] == 503))
            self.assertIn("No connection", worker.process.stderr.readline())
            self.server.start()
            worker.ready()
            self.assertEqual(worker.get("/healthz")[0], 200)
            self.assertEqual(worker.stop(), 0)

    def test_told_to_stop_it_answers_what_it_has_in_hand(self):
        with Worker(self.server.url, "--time-limit", "2", "--silence", "60").ready() as worker, self.server.client() as client:
            client.publish("shinpan.games", game("long", long_to_judge(), strict=True))
            self.assertTrue(wait_for(lambda: worker.metric("shinpan_queue_in_hand") == 1))
            self.assertEqual(worker.stop(), 0)
            self.assertIn("long", self.answers())
            self.assertEqual(self.waits(), 0)

    def test_a_message_that_names_no_game_is_put_aside(self):
        bad = [b"no JSON", b"[1]", b'{"sgf": "(;SZ[9])"}', b'{"id": "", "sgf": ""}', b"\xff\x00", json.dumps({"id": "x" * 101}).encode()]
        with Worker(self.server.url).ready(), self.server.client() as client:
            for message in bad:
                client.publish("shinpan.games", message)
            client.publish("shinpan.games", game("good"))
            self.assertTrue(wait_for(lambda: self.waits() == 0))
        dead = self.stored("dead")
        self.assertEqual(sorted(payload for _, _, payload in dead), sorted(bad))
        self.assertTrue(all("Shinpan-Reason: no JSON object" in headers for _, headers, _ in dead))
        self.assertEqual(list(self.answers()), ["good"])

    def test_a_message_that_ends_its_workers_is_put_aside(self):
        with Worker(self.server.url).ready() as worker:
            worker.stop()
        with self.server.client() as client:
            client.publish("shinpan.games", game("poison"))
            taken = client.ask("$JS.API.CONSUMER.MSG.NEXT.shinpan-games.workers", '{"batch":1,"expires":5000000000}')
            self.assertEqual(taken["id"], "poison")  # and never a word more
            with Worker(self.server.url, "--deliveries", "1").ready():
                self.assertTrue(wait_for(lambda: self.waits() == 0))
        self.assertIn("given out 2 times", self.stored("dead")[0][1])
        self.assertEqual(self.answers(), {})

    def test_what_was_answered_long_ago_is_not_answered_again(self):
        """The server forgets the ids of messages after two minutes, but never what a subject has."""
        with Worker(self.server.url).ready() as worker, self.server.client() as client:
            client.publish("shinpan.verdicts.old", b"{}")
            client.publish("shinpan.games", game("old"))
            self.assertTrue(wait_for(lambda: self.waits() == 0))
            self.assertEqual(worker.metric('shinpan_queue_messages_total{outcome="repeated"}'), 1)
        self.assertEqual(self.answers(), {"old": {}})

    def test_verdicts_are_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            with Worker(self.server.url, "--store", os.path.join(folder, "v.sqlite")).ready() as worker, self.server.client() as client:
                for identity in ("first", "second"):
                    client.publish("shinpan.games", game(identity, variants(1)[0]))
                    self.assertTrue(wait_for(lambda: self.waits() == 0))
                self.assertEqual(worker.metric("shinpan_kept_verdicts_total"), 1)
                answers = self.answers()
                answers["first"].pop("id"), answers["second"].pop("id")
                self.assertEqual(answers["first"], answers["second"])

    def test_wrong_use_is_said(self):
        url = self.server.url
        for options, status, text in ((["--nats", ","], 1, "no address"), (["--nats", url, "--stream", "a.b"], 2, "--stream"),
                                      (["--nats", url, "--port", str(self.server.port)], 1, "cannot be served")):
            run = subprocess.run([SHINPAN, "worker", "--lang", "en", *options], capture_output=True, text=True, timeout=30)
            self.assertEqual(run.returncode, status)
            self.assertIn(text, run.stderr)


class Chaos(unittest.TestCase):
    """Three workers; one is killed with games in its hands, then the server is, and games come twice."""

    def test_every_game_has_one_answer(self):
        repeated = redelivered = 0
        records = variants(GAMES)
        with NatsServer() as server:
            for number in range(ROUNDS):
                chance = random.Random(number)
                with Worker(server.url, *OPTIONS).ready() as doomed, Worker(server.url, *OPTIONS).ready() as second, \
                        Worker(server.url, *OPTIONS).ready() as third:
                    self.publish(server, number, records, chance)
                    time.sleep(chance.uniform(0, 0.3))
                    doomed.process.kill()
                    time.sleep(chance.uniform(0, 0.5))
                    server.kill()
                    time.sleep(chance.uniform(0, 0.5))
                    server.start()
                    self.publish(server, number, records[::5], chance)
                    self.assertTrue(wait_for(lambda: self.left(server) == 0), f"round {number}: {self.left(server)} left")
                    for worker in (second, third):
                        repeated += worker.metric('shinpan_queue_messages_total{outcome="repeated"}')
                        redelivered += worker.metric("shinpan_queue_redelivered_total")
                        self.assertEqual(worker.stop(), 0)
                with server.client() as client:
                    answers = [json.loads(payload) for _, _, payload in client.stored("shinpan-verdicts")]
                    ids = [answer["id"] for answer in answers]
                    self.assertEqual(sorted(ids), sorted({f"{n}-{i}" for n in range(number + 1) for i in range(GAMES)}), f"round {number}")
                    self.assertTrue(all("result" in answer for answer in answers))
                    self.assertEqual(client.stream("shinpan-dead")["messages"], 0)
        print(f"{ROUNDS} rounds of {GAMES} games: each answered once; {repeated:.0f} came again after their answer, "
              f"{redelivered:.0f} were given out again")

    def publish(self, server, number, records, chance):
        """As a server of games does: again and again until it is stored, and some twice on purpose."""
        for index, record in enumerate(variants(GAMES)):
            if record not in records:
                continue
            for _ in range(2 if chance.random() < 0.2 else 1):
                while True:
                    try:
                        with server.client() as client:
                            client.publish("shinpan.games", game(f"{number}-{index}", record))
                        break
                    except (OSError, RuntimeError):
                        time.sleep(0.1)

    def left(self, server):
        with server.client() as client:
            return client.stream("shinpan-games")["messages"]


if __name__ == "__main__":
    run_tests()
