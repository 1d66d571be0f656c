#!/usr/bin/env python3
"""Long batches of requests in JSON through `shinpan judge --json -`: the same answers however the work is split,
nothing lost by bad lines, kills and closed pipes, and memory that does not grow with the input."""
import json, os, pathlib, random, re, signal, subprocess, sys, tempfile, unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from server.program import SHINPAN, run_tests
from support.suite import ROOT

LINES = 10_000
BEGIN = 2_000  # of them, where so many do
JUDGE = [SHINPAN, "judge", "--json", "--lines", "--nodes", "20"]


def request(number: int) -> str:
    """A small board: black stones alone, or a wall of each colour, which takes longer."""
    rng = random.Random(number)
    walls = "AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce]" if number % 10 == 3 else "AB[ba][bb][bc]"
    sgf = f"(;SZ[{5 if number % 10 == 3 else 3}]KM[{rng.randrange(8)}.5]{walls};B[];W[])"
    return json.dumps({"id": f"g{number}" if number % 2 else number, "sgf": sgf,
                       "rules": rng.choice(["japanese-1989", "chinese", "aga"])})


def broken(number: int) -> str:
    return random.Random(number).choice(
        ["}", "no json", '{"id": "cut', json.dumps({"id": f"b{number}", "sgf": "no record"}),
         json.dumps({"id": f"b{number}", "rules": "none", "sgf": "(;SZ[5])"}), '{"id": []}'])


def lines(count: int = LINES) -> list[str]:
    return [broken(n) if n % 100 == 0 else request(n) for n in range(count)]


def comparable(answers: str, with_lines: bool = True) -> list[dict]:
    out = [json.loads(line) for line in answers.splitlines()]
    for answer in out:
        answer.pop("milliseconds", None)
        if not with_lines:
            answer.pop("line", None)
    return out


def as_set(answers: list[dict]) -> list[str]:
    return sorted(json.dumps(answer) for answer in answers)


def run(command: list[str], given: str) -> subprocess.CompletedProcess:
    return subprocess.run(command, input=given, capture_output=True, text=True, timeout=300)


class LinesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.file = pathlib.Path(cls.folder.name) / "requests.ndjson"
        cls.given = "\n".join(lines()) + "\n"
        cls.file.write_text(cls.given)
        cls.begin = "\n".join(lines(BEGIN)) + "\n"
        done = run([*JUDGE, "--jobs", "1", "-"], cls.given)
        cls.answers, cls.status, cls.said = comparable(done.stdout), done.returncode, done.stderr

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_every_line_has_an_answer_with_its_id(self):
        self.assertEqual((self.status, self.said, len(self.answers)), (1, "", LINES))
        for number, answer in enumerate(self.answers):
            if number % 100:
                self.assertEqual(answer["id"], f"g{number}" if number % 2 else number)
                self.assertIn("result", answer)
            else:
                self.assertEqual(answer["line"], number + 1)
                self.assertIn("error", answer)

    def test_threads_change_nothing(self):
        self.assertEqual(comparable(run([*JUDGE, "--jobs", "2", "-"], self.given).stdout), self.answers)

    def test_unordered_is_the_same_set(self):
        done = run([*JUDGE, "--jobs", "3", "--unordered", "-"], self.begin)
        self.assertEqual(as_set(comparable(done.stdout)), as_set(self.answers[:BEGIN]))

    def test_parallel_gives_the_same_set(self):
        wanted = [{k: v for k, v in a.items() if k != "line"} for a in self.answers]
        for how, given, count in ((["--pipe"], self.begin, BEGIN), (["--pipepart", "-a", str(self.file)], "", LINES)):
            done = run(["parallel", "--will-cite", *how, "--block", "200k", "-j2", *JUDGE, "-"], given)
            self.assertEqual(as_set(comparable(done.stdout, False)), as_set(wanted[:count]), how)

    def test_a_killed_run_goes_on_where_it_was(self):
        out = pathlib.Path(self.folder.name) / "killed.ndjson"
        resume = [*JUDGE, "--jobs", "2", "--skip-done", str(out), "-"]
        for kill_at in (1_000_000, 2_500_000, None):
            with open(out, "ab") as file, open(self.file) as given:
                process = subprocess.Popen(resume, stdin=given, stdout=file)
                while kill_at and process.poll() is None and out.stat().st_size < kill_at:
                    pass
                process.kill() if kill_at else process.wait(timeout=300)
                process.wait()
            if kill_at:
                self.assertEqual(process.returncode, -signal.SIGKILL)
                with open(out, "ab") as file:
                    file.write(b'{"id":"g9999","source":"-","ga')  # as a full disk or a crash leaves it
        # Lines without an id, all of them broken, are answered each time.
        answers = [a for a in comparable(out.read_text()) if a["id"] is not None]
        self.assertEqual(as_set(answers), as_set([a for a in self.answers if a["id"] is not None]))

    def test_a_reader_that_has_seen_enough_ends_it_quietly(self):
        with open(self.file) as given:
            process = subprocess.Popen([*JUDGE, "--jobs", "2", "-"], stdin=given, text=True,
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.assertTrue(process.stdout.readline().startswith("{"))
        process.stdout.close()
        self.assertEqual((process.wait(timeout=60), process.stderr.read()), (-signal.SIGPIPE, ""))
        process.stderr.close()

    def test_an_answer_comes_before_the_next_request(self):
        process = subprocess.Popen([*JUDGE, "--jobs", "2", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   text=True)
        for number in range(1, 20):
            process.stdin.write(request(number) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            self.assertIn(answer["id"], (number, f"g{number}"))
        process.stdin.close()
        self.assertEqual((process.stdout.read(), process.wait(timeout=60)), ("", 0))
        process.stdout.close()

    def test_a_line_that_is_too_long_is_passed_over(self):
        given = request(1) + "\n" + '{"id":"' + "x" * (17 << 20) + '"}\n\n' + request(2)
        answers = comparable(run([*JUDGE, "--jobs", "2", "-"], given).stdout)
        self.assertEqual([a["id"] for a in answers], ["g1", None, 2])
        self.assertEqual((answers[1]["line"], answers[1]["error"]["code"]), (2, "too-large"))

    def test_memory_does_not_grow_with_the_input(self):
        def peak(count: int) -> int:
            """In KiB, of a run whose first line takes long while the others wait for it."""
            slow = json.dumps({"id": "slow", "sgf": "(;SZ[19];B[pd])", "nodes": 2000})
            process = subprocess.Popen([*JUDGE, "--jobs", "2", "-"], stdin=subprocess.PIPE,
                                       stdout=subprocess.DEVNULL, text=True)
            process.stdin.write(slow + "\n")
            for _ in range(count // 1000):
                process.stdin.write("x\n" * 1000)
            process.stdin.close()
            _, _, used = os.wait4(process.pid, 0)
            process.returncode = 1
            return used.ru_maxrss

        few, many = peak(20_000), peak(400_000)
        self.assertLess(many, few + 16_384)

    def test_the_array_job_that_the_document_shows(self):
        folder = pathlib.Path(self.folder.name) / "slurm"
        folder.mkdir()
        text = (ROOT / "docs/en/batch.md").read_text(encoding="utf-8")
        split, job = (re.search(pattern, text, re.MULTILINE | re.DOTALL)[0] for pattern in
                      (r"^split .*?$", r"^#!/bin/bash\n.*?(?=^```)"))
        (folder / "requests.ndjson").write_text(self.begin)
        (folder / "shinpan").symlink_to(pathlib.Path(SHINPAN).resolve())
        environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "SLURM_CPUS_PER_TASK": "1"}
        subprocess.run(["bash", "-c", split.replace("l/100", "l/3")], cwd=folder, check=True)
        for task in ("0", "1", "2", "1"):  # the second one again, as after a stop
            subprocess.run(["bash", "-c", job.replace("--lines", "--lines --nodes 20")], cwd=folder,
                           env={**environment, "SLURM_ARRAY_TASK_ID": task}, timeout=300)
        answers = "".join((folder / f"answers.0{task}").read_text() for task in range(3))
        ids = [json.dumps(answer["id"]) for answer in comparable(answers) if answer["id"] is not None]
        self.assertEqual(sorted(ids), sorted(json.dumps(a["id"]) for a in self.answers[:BEGIN] if a["id"] is not None))

    def test_a_full_disk_is_said(self):
        with open("/dev/full", "w") as full, open(self.file) as given:
            done = subprocess.run([*JUDGE, "-"], stdin=given, stdout=full, stderr=subprocess.PIPE, text=True,
                                  timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn("could not be written", done.stderr)

    def test_kept_statuses_change_no_answer(self):
        with tempfile.TemporaryDirectory() as folder:
            store = ["--store", f"{folder}/kept.sqlite", "--lang", "en", "-"]
            begin = as_set(self.answers[:BEGIN])
            killed = subprocess.Popen([*JUDGE, *store], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            killed.stdin.write(self.begin.encode())
            killed.stdin.flush()
            beside = run([*JUDGE, *store], self.begin)
            killed.kill()  # of two that share a file one may be killed
            killed.communicate()
            self.assertEqual(as_set(comparable(beside.stdout)), begin)
            done = run([*JUDGE, "--jobs", "4", *store], self.begin)
            self.assertEqual(as_set(comparable(done.stdout)), begin)
            found, asked = map(int, re.search(r"served (\d+) of (\d+) judgements", done.stderr).groups())
            self.assertEqual(found, asked)
            self.assertGreater(asked, BEGIN // 2)


if __name__ == "__main__":
    run_tests()
