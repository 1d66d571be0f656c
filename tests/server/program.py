"""A running `shinpan serve`, and how to ask it."""
import http.client, json, os, re, signal, subprocess, sys, unittest

SHINPAN = os.environ.get("SHINPAN", "build/dev/apps/cli/shinpan")


class Server:
    """Starts the program on a free port, after `before` in its process; as a context, stops it at the end."""

    def __init__(self, *options, store=None, before=None):
        command = [SHINPAN, "serve", "--port", "0", "--lang", "en", *options]
        command += ["--store", store] if store else []
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=before)
        said = ""
        while not (at := re.search(r"http://127\.0\.0\.1:(\d+)/", said)):
            line = self.process.stderr.readline()
            if not line:
                raise RuntimeError("the server did not start: " + said)
            said += line
        self.port = int(at.group(1))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()
        self.process.stderr.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def ask(self, method, path, body=None, **headers):
        """Status, headers and text of the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            connection.request(method, path, body, {k.replace("_", "-"): v for k, v in headers.items()})
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read().decode()
        finally:
            connection.close()

    def post(self, path, value):
        status, _, text = self.ask("POST", path, json.dumps(value), Content_Type="application/json")
        return status, json.loads(text)

    def get(self, path):
        status, _, text = self.ask("GET", path)
        return status, json.loads(text)


def run_tests():
    """Runs the tests of the script that calls it; its last line counts them."""
    result = unittest.main(exit=False, verbosity=int(os.environ.get("VERBOSE", "0"))).result
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
