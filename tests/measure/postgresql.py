#!/usr/bin/env python3
"""What judging in SQL costs beside the plain filter, on the same games and as many cores.

usage: postgresql.py PROGRAM BUILD GAMES [--games 100000] [--cores 1,2] [--nodes 2000]

PROGRAM is shinpan, BUILD the folder of the build that has the extension, GAMES a folder of records;
they are taken again and again, each time with another comment, until there are enough. For each
number of cores it prints games a second by the clock, and the processor's milliseconds a game,
which are what to look at on a machine that does other work too.
"""
import argparse
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time


def records(folder: pathlib.Path, count: int) -> list[str]:
    texts = []
    for path in sorted(folder.glob("*.sgf")):
        try:
            texts.append(path.read_text(encoding="utf-8").strip())
        except UnicodeDecodeError:
            continue
    return [f"{text[:2]}GN[{number}]{text[2:]}" for number, text in zip(range(count), texts * (count // len(texts) + 1))]


def filtered(program: str, games: list[str], cores: int, nodes: int) -> tuple[float, float, dict]:
    with tempfile.TemporaryFile("w+") as requests:
        for number, record in enumerate(games):
            requests.write(json.dumps({"id": number, "sgf": record}) + "\n")
        requests.seek(0)
        before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        run = subprocess.run([program, "judge", "--json", "--lines", "--unordered", "--lang", "en", "--nodes", str(nodes),
                              "--jobs", str(cores), "-"], stdin=requests, capture_output=True, text=True, check=False)
        took, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    results = {answer["id"]: answer.get("result") for answer in answers}
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, results


def processor_seconds(server) -> float:
    """Of all sessions that have ended, with their workers."""
    master = (pathlib.Path(server.data) / "postmaster.pid").read_text().split()[0]
    fields = pathlib.Path(f"/proc/{master}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def in_sql(server, cores: int, nodes: int) -> tuple[float, float, dict]:
    server.ask("DROP TABLE IF EXISTS verdicts")
    time.sleep(0.5)
    before, began = processor_seconds(server), time.monotonic()
    server.ask(f"CREATE TABLE verdicts AS SELECT id, shinpan_judge(sgf, nodes => {nodes}) AS verdict FROM games",
               max_parallel_workers_per_gather=cores - 1)
    took = time.monotonic() - began
    time.sleep(0.5)
    spent = processor_seconds(server) - before
    results = json.loads(server.ask("SELECT json_object_agg(id, verdict ->> 'result') FROM verdicts"))
    return took, spent, {int(key): value for key, value in results.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("build")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=100000)
    parser.add_argument("--cores", default="1,2")
    parser.add_argument("--nodes", type=int, default=2000)
    options = parser.parse_args()
    os.environ["SHINPAN_BUILD"] = options.build
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "postgresql"))
    from cluster import Cluster, quoted

    games = records(options.folder, options.games)
    with Cluster() as server:
        server.ask("CREATE EXTENSION shinpan; CREATE TABLE games(id int PRIMARY KEY, sgf text)")
        for begin in range(0, len(games), 1000):
            rows = ",".join(f"({begin + n}, {quoted(record)})" for n, record in enumerate(games[begin:begin + 1000]))
            server.ask(f"INSERT INTO games VALUES {rows}")
        server.ask("ALTER TABLE games SET (parallel_workers = 64); ANALYZE games")
        for cores in map(int, options.cores.split(",")):
            answers = []
            for name, (took, spent, results) in (("filter", filtered(options.program, games, cores, options.nodes)),
                                                 ("SQL", in_sql(server, cores, options.nodes))):
                answers.append(results)
                print(f"{cores} cores, {name}: {len(results) / took:.1f} games/s, {1000 * spent / len(results):.1f} ms of processor a game",
                      flush=True)
            print("the same results" if answers[0] == answers[1] else "DIFFERENT RESULTS", flush=True)


if __name__ == "__main__":
    main()
