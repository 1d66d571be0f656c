#!/usr/bin/env python3
"""An archive judged by every way there is: the same answers, and how fast each of them is.

usage: archive.py PROGRAM BUILD FOLDER... [--games 100000] [--images 8] [--nodes 2000] [--keep FILE]

PROGRAM is shinpan, BUILD the folder of the build that has the PostgreSQL extension, the FOLDERs
hold real records. Each real record is taken in so many of its eight images; the rest are games
played at random. Needs GNU parallel, PostgreSQL and nats-server. For each way it prints games a second by
the clock and the first digits of a hash of all answers; it ends with 1 where the hashes differ.
"""
import argparse, hashlib, itertools, json, os, pathlib, random, re, subprocess, sys, tempfile, time

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / folder) for folder in ("postgresql", "queue", "measure")]
from nats import NatsServer, free_port
from random_games import records
from records import LETTERS, moves_of, turned

POINTS = re.compile(r"(?<![A-Z])((?:A[BWE]|T[BW]|[BW])(?:\s*\[[a-zA-Z]{2}\])+)")


def images(record: str, count: int) -> list[str]:
    _, size = moves_of(record)

    def image(symmetry: int) -> str:
        def at(match) -> str:
            inside = all(LETTERS.index(letter) < size for letter in match[1])
            return f"[{turned(match[1], symmetry, size - 1) if inside else match[1]}]"
        return POINTS.sub(lambda match: re.sub(r"\[(\w\w)\]", at, match[0]), record)

    return [image(symmetry) for symmetry in range(count)]


def archive(folders: list[pathlib.Path], of_each: int, count: int, to: pathlib.Path) -> int:
    """Requests, one a line; how many of them are real."""
    texts = []
    for path in sorted(itertools.chain(*(folder.glob("*.sgf") for folder in folders))):
        try:
            texts.append(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue
    real = list(itertools.chain(*(images(text, of_each) for text in texts)))[:count]
    games = [*real, *records(count - len(real), seed=1)]
    random.Random(1).shuffle(games)  # so that the parts of the file take equally long
    with open(to, "w", encoding="utf-8") as requests:
        for number, record in enumerate(games):
            requests.write(json.dumps({"id": number, "sgf": record}) + "\n")
    return len(real)


class Digest:
    """Of all answers in the order of their ids, without what tells of the way and of the clock."""

    def __init__(self):
        self.hashes = {}

    def add(self, answer: dict, identity=None) -> None:
        identity = int(answer.pop("id", identity))
        for name in ("milliseconds", "source", "line", "game"):
            answer.pop(name, None)
        if identity in self.hashes:
            raise SystemExit(f"two answers for {identity}")
        self.hashes[identity] = hashlib.sha256(json.dumps(answer, sort_keys=True).encode()).digest()

    def text(self) -> str:
        whole = hashlib.sha256()
        for identity in sorted(self.hashes):
            whole.update(self.hashes[identity])
        return f"{len(self.hashes)} answers, {whole.hexdigest()[:16]}"


def by_lines(command: str, requests: pathlib.Path) -> tuple[float, Digest]:
    digest = Digest()
    with tempfile.TemporaryFile("w+") as answers:
        began = time.monotonic()
        subprocess.run(command, shell=True, stdin=open(requests), stdout=answers, stderr=subprocess.DEVNULL, check=False)
        took = time.monotonic() - began
        answers.seek(0)
        for line in answers:
            digest.add(json.loads(line))
    return took, digest


def in_sql(server, workers: int, nodes: int) -> tuple[float, Digest]:
    server.ask("DROP TABLE IF EXISTS verdicts")
    began = time.monotonic()
    server.ask(f"CREATE TABLE verdicts AS SELECT id, shinpan_judge(sgf, nodes => {nodes}) AS verdict FROM games",
               max_parallel_workers_per_gather=workers)
    took = time.monotonic() - began
    digest = Digest()
    asking = subprocess.Popen([*server.psql(), "-c", "COPY (SELECT json_build_object('id', id, 'verdict', verdict) FROM verdicts) "
                               "TO STDOUT (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')"], stdout=subprocess.PIPE, text=True)
    for line in asking.stdout:
        row = json.loads(line)
        digest.add(row["verdict"], row["id"])
    asking.wait()
    return took, digest


class Database:
    def __init__(self, requests: pathlib.Path):
        from cluster import Cluster
        self.server = Cluster()
        self.server.ask("CREATE EXTENSION shinpan; CREATE TABLE games(id int PRIMARY KEY, sgf text); CREATE TABLE lines(line text)")
        copy = subprocess.Popen([*self.server.psql(), "-c", "COPY lines FROM STDIN (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')"],
                                stdin=subprocess.PIPE)
        copy.stdin.write(requests.read_bytes())
        copy.stdin.close()
        copy.wait()
        self.server.ask("INSERT INTO games SELECT (line::json ->> 'id')::int, line::json ->> 'sgf' FROM lines; "
                        "ALTER TABLE games SET (parallel_workers = 64); ANALYZE games")

    def __enter__(self):
        return self.server

    def __exit__(self, *_):
        self.server.__exit__()


def published(client, requests: pathlib.Path) -> None:
    """Without waiting for each: the stream has what it has stored at the end."""
    with open(requests, "rb") as lines:
        for number, line in enumerate(lines):
            payload = line.rstrip(b"\n")
            head = f"NATS/1.0\r\nNats-Msg-Id: {number}\r\n\r\n".encode()
            client.send(b"HPUB shinpan.games %d %d\r\n" % (len(head), len(head) + len(payload)) + head + payload + b"\r\n")
    while client.stream("shinpan-games")["last_seq"] <= number:
        time.sleep(0.1)


def by_queue(program: str, requests: pathlib.Path, nodes: int) -> tuple[float, Digest]:
    """Two workers of one job each; one of them is killed at a third of the way and another takes over."""
    def worker(url: str) -> subprocess.Popen:
        return subprocess.Popen([program, "worker", "--nats", url, "--port", str(free_port()), "--jobs", "1", "--lang", "en",
                                 "--silence", "5", "--nodes", str(nodes)], stderr=subprocess.DEVNULL)

    with NatsServer() as server, server.client() as client:
        starter = worker(server.url)  # makes the streams
        while client.stream("shinpan-games")["messages"] == 0 and "config" not in client.ask("$JS.API.STREAM.INFO.shinpan-games"):
            time.sleep(0.1)
        starter.terminate()
        starter.wait()
        published(client, requests)
        whole = client.stream("shinpan-games")["messages"]
        began, workers = time.monotonic(), [worker(server.url) for _ in range(2)]
        while (left := client.stream("shinpan-games")["messages"]) > 0:
            if len(workers) == 2 and left < 2 * whole / 3:
                workers[0].kill()
                workers.append(worker(server.url))
            time.sleep(0.05)
        took = time.monotonic() - began
        for process in workers:
            process.terminate()
            process.wait()
        digest = Digest()
        for _, _, payload in client.stored("shinpan-verdicts"):
            digest.add(json.loads(payload))
        return took, digest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("build", type=os.path.abspath)
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    parser.add_argument("--games", type=int, default=100000)
    parser.add_argument("--images", type=int, default=8)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--keep", type=pathlib.Path, help="where the requests are kept, or taken from where they are")
    options = parser.parse_args()
    os.environ["SHINPAN_BUILD"] = options.build
    requests = options.keep or pathlib.Path(tempfile.mkstemp(prefix="shinpan-archive-")[1])
    if not options.keep or not requests.exists():
        real = archive(options.folders, options.images, options.games, requests)
        print(f"{options.games} games, {real} of them images of real ones", flush=True)
    judge = f"{options.program} judge --json --lines --unordered --lang en --nodes {options.nodes}"
    digests = set()

    def show(way: str, took: float, digest: Digest) -> None:
        digests.add(digest.text())
        print(f"{way:34} {len(digest.hashes) / took:8.1f} games/s  {digest.text()}", flush=True)

    show("filter, 1 job", *by_lines(f"{judge} --jobs 1 -", requests))
    show("filter, 2 jobs", *by_lines(f"{judge} --jobs 2 -", requests))
    show("GNU parallel, 2 processes",
         *by_lines(f"parallel --will-cite --pipepart -a {requests} --block -1 -j2 {judge} --jobs 1 -", requests))
    with Database(requests) as server:
        show("PostgreSQL, 0 workers", *in_sql(server, 0, options.nodes))
        show("PostgreSQL, 2 workers", *in_sql(server, 2, options.nodes))
    show("NATS, 2 workers, 1 killed", *by_queue(options.program, requests, options.nodes))
    if not options.keep:
        requests.unlink()
    if len(digests) > 1:
        raise SystemExit("the answers differ")


if __name__ == "__main__":
    main()
