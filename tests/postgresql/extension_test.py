#!/usr/bin/env python3
"""Judges in SQL, on a server of its own.

SHINPAN names the program to compare with, SHINPAN_BUILD the build that has the extension.
"""
import json, pathlib, random, subprocess, sys, threading, time, unittest

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / "server"), str(TESTS / "postgresql")]
from cluster import ROOT, Cluster, quoted
from program import SHINPAN, run_tests
from records import long_to_judge, variants

NODES = 20000
EXAMPLES = sorted(str(p) for p in (ROOT / "examples").glob("*.[st][gx][ft]"))


def setUpModule():
    global server
    server = Cluster()
    unittest.addModuleCleanup(server.__exit__)
    server.ask("CREATE EXTENSION shinpan")


def by_program(record, *options, lang="en"):
    """What the program says, without what a function of SQL cannot know."""
    said = subprocess.run([SHINPAN, "judge", "--json", "--nodes", str(NODES), "--lang", lang, *options, "-"],
                          input=record, capture_output=True, text=True, encoding="utf-8").stdout
    return without_place(json.loads(said.splitlines()[0]))


def without_place(answer):
    return {key: value for key, value in answer.items() if key not in ("source", "game", "milliseconds")}


def judged(record, arguments="", database="postgres", **settings):
    return server.ask_json(f"SELECT shinpan_judge({quoted(record)}{arguments})", database, **settings)


class Answers(unittest.TestCase):
    def test_they_are_those_of_the_program(self):
        for path in EXAMPLES:
            record = pathlib.Path(path).read_text(encoding="utf-8")
            self.assertEqual(without_place(judged(record)), by_program(record), path)
            self.assertEqual(without_place(judged(record, ", 'chinese'")), by_program(record, "--rules", "chinese"), path)

    def test_they_are_in_russian_when_asked(self):
        record = (ROOT / "examples/game-9x9.sgf").read_text(encoding="utf-8")
        self.assertEqual(without_place(judged(record, ", lang => 'ru'")), by_program(record, lang="ru"))

    def test_they_are_strict_when_asked(self):
        record = (ROOT / "examples/double-ko-seki.txt").read_text(encoding="utf-8")
        self.assertEqual(without_place(judged(record, ", strict => true")), by_program(record, "--strict"))

    def test_rules_may_be_spelled_out(self):
        rules = subprocess.run([SHINPAN, "rules", "aga", "--json"], capture_output=True, text=True).stdout
        record = (ROOT / "examples/game-9x9.sgf").read_text(encoding="utf-8")
        self.assertEqual(judged(record, ", " + quoted(rules))["score"], judged(record, ", 'aga'")["score"])

    def test_the_time_is_left_out_for_it_would_not_be_the_same_tomorrow(self):
        self.assertNotIn("milliseconds", judged("(;SZ[5];B[cc];W[];B[])"))

    def test_null_is_null(self):
        self.assertEqual(server.ask("SELECT shinpan_judge(NULL) IS NULL, shinpan_judge(NULL, 'aga') IS NULL"), "t|t")

    def test_what_is_wrong_is_a_value(self):
        for record, arguments, code in (("(;SZ[9];B[cc", "", None), ("nothing of the kind", "", "unknown-format"),
                                        ("", "", None), ("(;SZ[99])", "", "bad-size"), ("(;SZ[9])", ", 'nobody'", "bad-rules"),
                                        ("(;SZ[9])", ", '{\"scoring\": 1}'", "bad-rules"), ("(;SZ[9])", ", nodes => 0", "bad-number"),
                                        ("(;SZ[9])", ", nodes => -1", "bad-number"), ("(;SZ[9])", ", nodes => NULL", "bad-number"),
                                        ("x" * (5 << 20), "", "too-large")):
            answer = judged(record, arguments)
            if code:
                self.assertEqual(answer["error"]["code"], code, record[:80])
                self.assertGreater(len(answer["error"]["message"]), 10)
            else:
                self.assertTrue("error" in answer or answer["warnings"], record)

    def test_a_bad_record_spoils_no_query(self):
        said = server.ask("SELECT count(*), count(v -> 'error'), count(v -> 'result') FROM (SELECT shinpan_judge(sgf) AS v FROM "
                          "(VALUES ('(;SZ[5];B[cc])'), ('nonsense'), ('(;SZ[5];B[cc];W[cb])')) AS games(sgf)) AS judged")
        self.assertEqual(said, "3|1|2")

    def test_a_record_broken_anywhere_spoils_no_query(self):
        seeded = random.Random(1)
        sound = (ROOT / "examples/game-9x9.sgf").read_text(encoding="utf-8")
        for _ in range(20):
            broken = list(sound)
            for _ in range(seeded.randint(1, 8)):
                broken[seeded.randrange(len(broken))] = chr(seeded.choice((seeded.randrange(1, 128), seeded.randrange(128, 0xd800))))
            answer = judged("".join(broken), ", nodes => 100")
            self.assertTrue("error" in answer or "result" in answer)

    def test_text_of_any_alphabet_goes_through(self):
        record = "(;SZ[5]RU[правила 規則 🀄]PB[石の下]C[\\\\ \" ' ];B[cc])"
        self.assertEqual(without_place(judged(record)), by_program(record))
        self.assertIn("правила 規則 🀄", " ".join(judged(record)["warnings"]))
        server.ask("CREATE DATABASE koi8 ENCODING 'KOI8R' LOCALE 'C' TEMPLATE template0")
        server.ask("CREATE EXTENSION shinpan", "koi8")
        answer = judged("(;SZ[5]RU[правила];B[cc])", ", lang => 'ru'", "koi8")
        self.assertIn("правила", " ".join(answer["warnings"]))
        self.assertTrue(answer["groups"][0]["text"])
        server.ask("CREATE DATABASE bytes ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
        server.ask("CREATE EXTENSION shinpan", "bytes")
        self.assertEqual(judged(record, "", "bytes"), judged(record))

    def test_they_may_be_indexed_and_generated(self):
        server.ask("CREATE TABLE kept(sgf text, verdict jsonb GENERATED ALWAYS AS (shinpan_judge(sgf)) STORED);"
                   "INSERT INTO kept VALUES ('(;SZ[5]KM[0];B[cc])');"
                   "CREATE INDEX ON kept ((shinpan_judge(sgf) ->> 'result'))")
        self.assertEqual(server.ask("SELECT verdict ->> 'result' FROM kept"), "B+24")

    def test_the_version_is_that_of_the_extension(self):
        version = subprocess.run([SHINPAN, "--version"], capture_output=True, text=True).stdout.split()[1]
        self.assertEqual(server.ask("SELECT shinpan_version(), extversion FROM pg_extension WHERE extname = 'shinpan'"),
                         f"{version}|{version}")

    def test_it_can_be_dropped_and_created_again(self):
        server.ask("CREATE DATABASE again; ")
        server.ask("CREATE EXTENSION shinpan; DROP EXTENSION shinpan; CREATE EXTENSION shinpan", "again")
        self.assertEqual(judged("(;SZ[5]KM[0];B[cc])", "", "again")["result"], "B+24")


class Workers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.games = variants(1000, range(8, 12))  # which are judged in a few milliseconds each
        rows = ",".join(f"({number}, {quoted(record)})" for number, record in enumerate(cls.games))
        server.ask(f"CREATE TABLE games(id int PRIMARY KEY, sgf text); INSERT INTO games VALUES {rows}; "
                   "ALTER TABLE games SET (parallel_workers = 2); ANALYZE games")

    def test_the_planner_asks_them_for_help(self):
        plan = server.ask("EXPLAIN SELECT id, shinpan_judge(sgf) ->> 'result' FROM games")
        self.assertIn("Gather", plan)
        self.assertIn("Workers Planned: 2", plan)
        self.assertRegex(server.ask("EXPLAIN CREATE TABLE verdicts AS SELECT id, shinpan_judge(sgf) FROM games"), "Gather")

    def test_they_change_no_answer(self):
        hashes = []
        for workers in (0, 2):
            plan = server.ask("EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF) CREATE TABLE "
                              f"judged_{workers} AS SELECT id, shinpan_judge(sgf, nodes => 500) AS verdict FROM games",
                              max_parallel_workers_per_gather=workers)
            self.assertEqual("Workers Launched: 2" in plan, workers == 2, plan)
            hashes.append(server.ask("SELECT count(verdict -> 'result'), md5(string_agg(verdict::text, '' ORDER BY id)) "
                                     f"FROM judged_{workers}"))
        self.assertEqual(hashes[0], hashes[1])
        self.assertEqual(hashes[0].split("|")[0], "1000")


class Cancelling(unittest.TestCase):
    """The record is one that is judged for many seconds."""
    LONG = f"SELECT shinpan_judge({quoted(long_to_judge())}, nodes => 1000000000000, strict => true)"

    def ends(self, began, failure, said):
        self.assertIn(said, str(failure))
        self.assertLess(time.monotonic() - began, 1 + 0.3)  # and psql's own start

    def test_by_a_timeout(self):
        began = time.monotonic()
        with self.assertRaises(RuntimeError) as raised:
            server.ask(self.LONG, statement_timeout=300)
        self.ends(began + 0.3, raised.exception, "statement timeout")

    def cancelled(self, sql, function, **settings):
        failures = []

        def ask():
            try:
                server.ask(sql, **settings)
            except RuntimeError as failure:
                failures.append(failure)
        asking = threading.Thread(target=ask)
        asking.start()
        at_work = "FROM pg_stat_activity WHERE query LIKE 'SELECT shinpan_judge%' AND backend_type = 'client backend'"
        while asking.is_alive() and server.ask(f"SELECT count(*) {at_work}") != "1":
            time.sleep(0.05)
        self.assertTrue(asking.is_alive(), failures)
        time.sleep(0.5)
        began = time.monotonic()
        self.assertEqual(server.ask(f"SELECT {function}(pid) {at_work}"), "t")
        asking.join()
        return began, failures[0]

    def test_by_another_session(self):
        self.ends(*self.cancelled(self.LONG, "pg_cancel_backend"), "user request")
        self.ends(*self.cancelled(self.LONG, "pg_terminate_backend"), "terminating connection")

    def test_with_workers(self):
        server.ask(f"CREATE TABLE long AS SELECT {quoted(long_to_judge())} AS sgf FROM generate_series(1, 9);"
                   "ALTER TABLE long SET (parallel_workers = 2)")
        sql = "SELECT shinpan_judge(sgf, nodes => 1000000000000, strict => true) FROM long"
        self.assertIn("Gather", server.ask("EXPLAIN " + sql))
        self.ends(*self.cancelled(sql, "pg_cancel_backend"), "user request")

    def test_the_session_goes_on(self):
        said = server.ask(f"SET statement_timeout = 200; DO $$ BEGIN PERFORM {self.LONG.removeprefix('SELECT ')}; "
                          "EXCEPTION WHEN query_canceled THEN NULL; END $$; RESET statement_timeout; "
                          "SELECT shinpan_judge('(;SZ[5]KM[0];B[cc])') ->> 'result'")
        self.assertEqual(said, "B+24")


if __name__ == "__main__":
    run_tests()
