#!/usr/bin/env python3
"""The Python package as it is installed; PYTHONPATH says where. tests/outside/python.cmake runs this."""
import pathlib, threading, time, unittest

import shinpan

RECORD = "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[])"
GAME = pathlib.Path("examples/game-13x13.sgf").read_text(encoding="utf-8")


class PackageTest(unittest.TestCase):
    def test_a_verdict_is_a_plain_object(self):
        verdict = shinpan.judge(RECORD, rules="japanese", nodes=500)
        self.assertEqual((verdict["result"], verdict["rules"]), ("W+6.5", "japanese-1989"))
        self.assertEqual([g["status"] for g in verdict["groups"] if "E2" in g["points"]], ["dead"])

    def test_what_is_asked_counts(self):
        verdict = shinpan.judge(RECORD, komi=7.5, alive=["E2"], rules={"rules": "chinese"}, nodes=500, lang="ru")
        self.assertEqual((verdict["komi"], verdict["verdict"][3][4] == "D"), (7.5, False))
        self.assertTrue(any("а" <= letter <= "я" for letter in verdict["groups"][0]["text"]))

    def test_stones_are_named_one_by_one_or_in_a_row(self):
        for alive in ("E2", "E2,B2", ["E2"]):
            verdict = shinpan.judge(RECORD, alive=alive, nodes=500)
            self.assertEqual([g["basis"] for g in verdict["groups"] if "E2" in g["points"]], ["agreement"], alive)

    def test_what_cannot_be_answered_is_raised(self):
        with self.assertRaises(shinpan.Error) as raised:
            shinpan.judge("no record")
        self.assertEqual((raised.exception.code, raised.exception.move), ("unknown-format", 0))
        self.assertIn("no game record", str(raised.exception))
        with self.assertRaises(shinpan.Error):
            shinpan.call({"call": "none"})
        with self.assertRaises(TypeError):
            shinpan.judge(RECORD, ruels="aga")
        with self.assertRaises(TypeError):
            shinpan._engine.call(7)

    def test_the_other_calls(self):
        self.assertIn("outcome", shinpan.status(RECORD, "E2", nodes=500)["black_first"])
        self.assertEqual(shinpan.count(RECORD, "japanese", nodes=500)["method"], "japanese")
        self.assertGreater(len(shinpan.count(RECORD, nodes=500)["counts"]), 3)
        self.assertIsNone(shinpan.replay(GAME).get("error"))
        self.assertEqual(shinpan.games(GAME)["games"][0]["size"], [13, 13])
        self.assertEqual(len(shinpan.board(GAME, at=5)["position"]), 13)
        self.assertIn("aga", [r["id"] for r in shinpan.rules()])
        self.assertEqual([r["id"] for r in shinpan.rules("AGA")], ["aga"])

    def test_versions_agree(self):
        self.assertEqual(shinpan.call({"call": "version"})["version"], shinpan.__version__)

    def test_every_function_says_what_it_does(self):
        for name in shinpan.__all__:
            self.assertTrue(getattr(shinpan, name).__doc__, name)

    def test_other_threads_go_on_while_the_engine_works(self):
        ticks, stop = [], threading.Event()

        def tick():
            while not stop.is_set():
                ticks.append(time.monotonic())
                time.sleep(0.002)

        thread = threading.Thread(target=tick)
        thread.start()
        started = time.monotonic()
        while time.monotonic() - started < 0.5:
            begun, seen = time.monotonic(), len(ticks)
            shinpan.judge(GAME, time_limit=0.5)
            self.assertTrue(time.monotonic() - begun < 0.05 or len(ticks) > seen)
        stop.set()
        thread.join()
        self.assertGreater(len(ticks), 20)

    def test_threads_do_not_disturb_each_other(self):
        answers = []
        threads = [threading.Thread(target=lambda: answers.append(shinpan.judge(GAME, nodes=500)["verdict"]))
                   for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(answers), 4)
        self.assertTrue(all(answer == answers[0] for answer in answers))


if __name__ == "__main__":
    unittest.main()
