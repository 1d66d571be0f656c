#!/usr/bin/env python3
"""The page as `shinpan serve` sends it: every file of web/dist, plain and compressed."""
import gzip, http.client, json, os, sys, tempfile, unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
os.environ.setdefault("SHINPAN", os.path.join(ROOT, "build/release/apps/cli/shinpan"))
sys.path.insert(0, os.path.join(ROOT, "tests/server"))
from program import Server, run_tests

DIST = os.path.join(ROOT, "web/dist")


def built_files():
    for folder, _, names in os.walk(DIST):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                yield "/" + os.path.relpath(path, DIST), file.read()


class ServedPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()
        cls.server.__exit__()

    def ask(self, method, path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, dict(answer.getheaders()), body

    def test_every_file_of_the_build_is_there(self):
        files = list(built_files())
        self.assertIn("/index.html", [path for path, _ in files])
        for path, content in files:
            status, headers, body = self.ask("GET", path)
            self.assertEqual((path, status), (path, 200))
            self.assertEqual(body, content, path)
            self.assertNotIn("Content-Encoding", headers)
            for accepted in ("gzip", "gzip, deflate, br"):
                status, headers, body = self.ask("GET", path, Accept_Encoding=accepted)
                self.assertEqual(headers["Content-Encoding"], "gzip")
                self.assertEqual(gzip.decompress(body), content, path)

    def test_what_may_be_kept(self):
        _, headers, _ = self.ask("GET", "/")
        self.assertEqual(headers["Cache-Control"], "no-cache")
        self.assertEqual(headers["Content-Type"], "text/html; charset=utf-8")
        assets = [path for path, _ in built_files() if path.startswith("/assets/")]
        self.assertTrue(assets)
        for path in assets:
            self.assertIn("immutable", self.ask("GET", path)[1]["Cache-Control"], path)

    def test_the_first_page_stands_at_the_root(self):
        self.assertEqual(self.ask("GET", "/")[2], self.ask("GET", "/index.html")[2])

    def test_nothing_else_is_there(self):
        for path in ("/nothing", "/assets/", "/assets", "/../README.md", "/%2e%2e/README.md", "//index.html"):
            self.assertEqual((path, self.ask("GET", path)[0]), (path, 404))

    def test_a_page_is_only_read(self):
        status, headers, _ = self.ask("POST", "/index.html")
        self.assertEqual((status, headers["Allow"]), (405, "GET"))


class WithContacts(unittest.TestCase):
    def test_the_page_is_told_who_takes_contacts(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.path.join(folder, "store.sqlite")
            with Server("--operator", "The Go Club of Upper", "--contact", "data@club.example", store=store) as server:
                status, _, text = server.ask("GET", "/contacts.json")
                said = json.loads(text)
                self.assertEqual((status, said["open"], said["operator"]), (200, True, "The Go Club of Upper"))


if __name__ == "__main__":
    run_tests()
