#!/usr/bin/env python3
"""Asks a running `shinpan serve` over HTTP what its OpenAPI document says that it answers."""
import json, os, pathlib, re, subprocess, sys, threading, unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from program import SHINPAN, Server, run_tests

CORNER = "(;GM[1]SZ[5]KM[0]RU[Japanese]AB[ba][bb][ab]AW[ca][cb][cc][bc][ac]PL[B])"
SLOW = pathlib.Path("tests/data/cases/beasts/beast-goscorer-double-ko.case").read_text()  # longer than any limit here


def without_time(line):
    return re.sub(r',"milliseconds":[0-9.]+', "", line)


def by_program(record, *options):
    run = subprocess.run([SHINPAN, "judge", "--json", "--lang", "en", *options, "-"],
                         input=record, capture_output=True, text=True)
    return run.stdout.replace('"source":"-"', '"source":"request"', 1)


class Judging(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--largest-body", "64")

    @classmethod
    def tearDownClass(cls):
        assert cls.server.stop() == 0
        cls.server.__exit__()

    def judge(self, body, query="", **headers):
        return self.server.ask("POST", "/v1/judge" + query, body, **headers)

    def test_a_record_has_the_answer_of_the_program_byte_for_byte(self):
        for options, query in (((), ""), (("--rules", "aga", "--komi", "7.5"), "?rules=aga&komi=7.5"),
                               (("--strict", "--dead", "A4"), "?strict=1&dead=A4")):
            status, headers, text = self.judge(CORNER, query)
            self.assertEqual(status, 200, text)
            self.assertEqual(headers["Content-Type"], "application/json")
            self.assertEqual(without_time(text), without_time(by_program(CORNER, *options)))

    def test_a_request_in_json_has_the_same_answer(self):
        _, _, plain = self.judge(CORNER, "?rules=aga")
        status, answer = self.server.post("/v1/judge", {"record": CORNER, "rules": "aga"})
        self.assertEqual(status, 200)
        answer.pop("milliseconds")
        self.assertEqual(answer, json.loads(without_time(plain)))

    def test_several_games_have_a_line_each(self):
        status, headers, text = self.judge(CORNER + "(;SZ[99])" + CORNER)
        self.assertEqual((status, headers["Content-Type"]), (200, "application/x-ndjson"))
        lines = [json.loads(line) for line in text.splitlines()]
        self.assertEqual([line["game"] for line in lines], [0, 1, 2])
        self.assertEqual(lines[1]["error"]["code"], "bad-size")
        self.assertEqual(lines[0]["result"], lines[2]["result"])

    def test_several_requests_have_a_line_each(self):
        requests = [{"record": CORNER, "source": "a"}, {"record": "nonsense"}, 7, {"record": CORNER, "at": "x"}]
        ways = (("application/json", json.dumps(requests)),
                ("application/x-ndjson", "\n".join(map(json.dumps, requests)) + "\n\n"))
        for kind, body in ways:
            status, _, text = self.judge(body, Content_Type=kind)
            lines = [json.loads(line) for line in text.splitlines()]
            self.assertEqual(status, 200)
            self.assertEqual(lines[0]["source"], "a")
            self.assertEqual([line["error"]["code"] for line in lines[1:]],
                             ["unknown-format", "bad-json", "bad-number"])

    def test_what_is_wrong_has_a_status_a_code_and_a_sentence(self):
        wrong = ((400, "bad-rules", CORNER, "?rules=nobody"), (400, "bad-number", CORNER, "?komi=x"),
                 (400, "bad-request", CORNER, "?strict=maybe"), (422, "unknown-format", "nonsense", ""),
                 (422, "file-empty", "", ""), (422, "no-such-move", CORNER, "?at=5"),
                 (413, "too-large", "x" * 70000, ""))
        for status, code, body, query in wrong:
            with self.subTest(code=code):
                got, _, text = self.judge(body, query)
                self.assertEqual(got, status, text)
                self.assertEqual(json.loads(text)["error"]["code"], code)
                self.assertGreater(len(json.loads(text)["error"]["message"]), 20)

    def test_sentences_come_in_the_language_asked_for(self):
        _, _, russian = self.judge("nonsense", Accept_Language="fr, ru;q=0.9")
        self.assertRegex(json.loads(russian)["error"]["message"], "[а-я]")
        _, _, asked = self.judge("nonsense", "?lang=en", Accept_Language="ru")
        self.assertNotRegex(json.loads(asked)["error"]["message"], "[а-я]")

    def test_a_form_with_a_file_is_read(self):
        body = f'--x\r\nContent-Disposition: form-data; name="f"; filename="g.sgf"\r\n\r\n{CORNER}\r\n--x--\r\n'
        status, _, text = self.judge(body, Content_Type="multipart/form-data; boundary=x")
        self.assertEqual(status, 200, text)

    def test_other_addresses_and_methods_are_refused(self):
        status, _, text = self.server.ask("GET", "/v1/nothing")
        self.assertEqual((status, json.loads(text)["error"]["code"]), (404, "no-such-address"))
        status, headers, text = self.server.ask("GET", "/v1/judge")
        self.assertEqual((status, headers["Allow"], json.loads(text)["error"]["code"]),
                         (405, "POST", "wrong-method"))
        for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/v1/games/..%2f..%2fetc"):
            self.assertEqual(self.server.ask("GET", path)[0], 404, path)

    def test_it_describes_itself(self):
        status, document = self.server.get("/v1/openapi.json")
        self.assertEqual((status, document["openapi"][:2]), (200, "3."))
        for path, methods in document["paths"].items():
            for method in methods:
                status, _, text = self.server.ask(method.upper(), path.replace("{id}", "none"))
                code = json.loads(text)["error"]["code"] if status >= 400 else ""
                self.assertNotIn(status, (405, 500), (path, method))
                self.assertTrue(code != "no-such-address" or "{id}" in path, (path, method))

    def test_metrics_count_what_was_asked(self):
        before = self.positions()
        self.judge(CORNER, "?rules=nz")
        self.judge(CORNER, "?at=7")
        after = self.positions()
        self.assertEqual((after[0] - before[0], after[1] - before[1]), (1, 1))
        self.judge(CORNER, "?rules=nz")  # kept by now
        self.assertEqual(self.positions(), after)

    def positions(self):
        status, _, text = self.server.ask("GET", "/metrics")
        self.assertEqual(status, 200)
        numbers = dict(re.findall(r"^(\S+) (\S+)$", text, re.M))
        return [int(numbers[f'shinpan_positions_total{{outcome="{name}"}}']) for name in ("judged", "failed")]

    def test_health(self):
        self.assertEqual(self.server.get("/healthz"), (200, {"status": "ok"}))


class Limits(unittest.TestCase):
    def test_more_than_may_wait_are_told_to_come_again(self):
        with Server("--jobs", "1", "--waiting", "0", "--time-limit", "2") as server:
            answers = []
            def ask():
                answers.append(server.ask("POST", "/v1/judge?strict=1", SLOW)[:2])
            threads = [threading.Thread(target=ask) for _ in range(6)]
            [t.start() for t in threads]
            [t.join() for t in threads]
            statuses = sorted(status for status, _ in answers)
            self.assertEqual(statuses[0], 200)
            self.assertEqual(statuses[-1], 429)
            self.assertTrue(all("Retry-After" in headers for status, headers in answers if status == 429))

    def test_a_stop_lets_what_is_at_work_be_answered(self):
        with Server("--jobs", "1", "--time-limit", "2") as server:
            answers = []
            thread = threading.Thread(target=lambda: answers.append(server.ask("POST", "/v1/judge?strict=1", SLOW)[0]))
            thread.start()
            while "shinpan_requests_admitted 1" not in server.ask("GET", "/metrics")[2]:
                pass
            self.assertEqual(server.stop(), 0)
            thread.join()
            self.assertEqual(answers, [200])

    def test_a_stop_right_after_the_start_is_not_lost(self):
        for _ in range(10):
            server = Server()
            self.assertEqual(server.stop(), 0)
            server.__exit__()

    def test_a_port_in_use_is_said_to_be(self):
        with Server() as server:
            run = subprocess.run([SHINPAN, "serve", "--lang", "en", "--port", str(server.port)], capture_output=True, text=True)
            self.assertEqual(run.returncode, 1)
            self.assertIn("--port", run.stderr)


if __name__ == "__main__":
    run_tests()
