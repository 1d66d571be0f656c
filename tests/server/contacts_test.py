#!/usr/bin/env python3
"""Leaves contacts at a running `shinpan serve`, looks at them, withdraws them; lets their time pass."""
import hashlib, json, os, pathlib, sqlite3, subprocess, sys, tempfile, time, unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from program import SHINPAN, Server, run_tests

OPERATOR = ("--operator", "The Go Club of Upper", "--contact", "data@club.example")
DAY = 86400


class Contacts(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.store = os.path.join(self.folder.name, "store.sqlite")
        self.server = Server(*OPERATOR, store=self.store)

    def tearDown(self):
        self.server.__exit__()
        self.folder.cleanup()

    def ask(self, path, body, **headers):
        headers = {"Content_Type": "application/json", "Origin": f"http://127.0.0.1:{self.server.port}"} | headers
        status, _, text = self.server.ask("POST", path, json.dumps(body), **headers)
        return status, json.loads(text)

    def leave(self, email="reader@example.org", **headers):
        form = self.server.get("/v1/contacts")[1]["form"]
        body = {"email": email, "channel": "telegram", "address": "@reader", "consent": True, "form": form}
        return self.ask("/v1/contacts", body, **headers)

    def rows(self):
        connection = sqlite3.connect(self.store)
        try:
            return connection.execute("SELECT token, email, at FROM contacts ORDER BY at").fetchall()
        finally:
            connection.close()

    def bytes_of_store(self):
        return b"".join(path.read_bytes() for path in pathlib.Path(self.folder.name).iterdir())

    def test_it_survives_a_kill_and_is_withdrawn_without_a_trace(self):
        status, left = self.leave()
        self.assertEqual(status, 201, left)
        self.server.kill()
        self.server.__exit__()
        self.server = Server(*OPERATOR, store=self.store)
        status, copy = self.ask("/v1/contacts/copy", {"token": left["token"]})
        self.assertEqual((status, copy["email"], copy["channel"], copy["address"]),
                         (200, "reader@example.org", "telegram", "@reader"))
        self.assertNotIn(left["token"].encode(), self.bytes_of_store())
        self.assertEqual(self.ask("/v1/contacts/withdraw", {"token": left["token"]}), (200, {"withdrawn": True}))
        self.assertEqual(self.ask("/v1/contacts/copy", {"token": left["token"]})[0], 404)
        self.assertNotIn(b"reader@example.org", self.bytes_of_store())

    def test_what_is_old_is_deleted_at_the_start(self):
        self.leave("old@example.org")
        self.leave("new@example.org")
        self.assertEqual(self.server.stop(), 0)
        # The clock moves by as much as the dates move back.
        connection = sqlite3.connect(self.store)
        connection.execute("UPDATE contacts SET at = at - ? WHERE email = 'old@example.org'", (90 * DAY,))
        connection.execute("UPDATE contacts SET at = at - ? WHERE email = 'new@example.org'", (89 * DAY,))
        connection.commit()
        connection.close()
        self.server.__exit__()
        self.server = Server(*OPERATOR, store=self.store)
        self.assertEqual([email for _, email, _ in self.rows()], ["new@example.org"])
        self.assertNotIn(b"old@example.org", self.bytes_of_store())

    def test_other_sites_and_clients_that_ask_too_often_are_refused(self):
        self.assertEqual(self.leave(Origin="https://evil.example")[1]["error"]["code"], "other-site")
        self.assertEqual(self.leave(Sec_Fetch_Site="cross-site")[1]["error"]["code"], "other-site")
        for _ in range(5):
            self.assertEqual(self.leave(X_Forwarded_For="198.51.100.7, 192.0.2.1")[0], 201)
        status, refused = self.leave(X_Forwarded_For="192.0.2.1")
        self.assertEqual((status, refused["error"]["code"]), (429, "too-often"))
        self.assertEqual(self.leave(X_Forwarded_For="192.0.2.2")[0], 201)

    def test_addresses_are_neither_printed_nor_counted(self):
        self.leave()
        self.assertNotIn("reader", self.server.ask("GET", "/metrics")[2])
        self.server.process.terminate()
        self.assertNotIn("reader", self.server.process.stderr.read())

    def test_the_sentences_are_in_the_language_asked_for(self):
        status, refused = self.leave("nobody", Accept_Language="ru")
        self.assertEqual((status, refused["error"]["code"]), (400, "bad-email"))
        self.assertIn("адрес", refused["error"]["message"])
        self.assertIn("Кто отвечает: The Go Club of Upper",
                      self.server.ask("GET", "/v1/contacts/policy", Accept_Language="ru")[2])

    def test_a_full_or_read_only_store_refuses_and_loses_nothing(self):
        self.assertEqual(self.leave()[0], 201)
        connection = sqlite3.connect(self.store, isolation_level=None)
        connection.execute("BEGIN EXCLUSIVE")
        status, refused = self.leave("second@example.org")
        self.assertEqual((status, refused["error"]["code"]), (503, "store-failed"))
        connection.execute("ROLLBACK")
        connection.close()
        self.assertEqual(self.leave("second@example.org")[0], 201)
        self.assertEqual(len(self.rows()), 2)


class WithoutContacts(unittest.TestCase):
    def test_none_are_taken_unless_it_is_set_up(self):
        with Server() as server:
            self.assertEqual(server.get("/v1/contacts"), (200, {"open": False}))
            self.assertEqual(server.post("/v1/contacts", {})[0], 404)

    def test_what_was_taken_before_is_kept_no_longer_and_given_back(self):
        with tempfile.TemporaryDirectory() as folder:
            store = f"{folder}/store.sqlite"
            with Server(store=store):
                pass
            self.assertEqual(os.stat(store).st_mode & 0o077, 0, "nobody else reads it")
            now = int(time.time())
            connection = sqlite3.connect(store)
            for token, age in (("old", 91 * DAY), ("new", 80 * DAY)):
                connection.execute("INSERT INTO contacts VALUES (?, ?, 'email', '', 'en', ?)",
                                   (hashlib.sha256(token.encode()).hexdigest(), f"{token}@example.org", now - age))
            connection.commit()
            connection.close()
            with Server(store=store) as server:
                self.assertEqual(server.post("/v1/contacts/copy", {"token": "old"})[0], 404)
                self.assertEqual(server.post("/v1/contacts/copy", {"token": "new"})[1]["email"], "new@example.org")
                self.assertEqual(server.post("/v1/contacts/withdraw", {"token": "new"}), (200, {"withdrawn": True}))
                self.assertEqual(server.post("/v1/contacts", {})[0], 404)

    def test_an_operator_needs_an_address_and_a_store(self):
        for options in (("--operator", "A"), ("--contact", "B"), ("--operator", "A", "--contact", "B")):
            run = subprocess.run([SHINPAN, "serve", "--lang", "en", *options], capture_output=True, text=True, timeout=30)
            self.assertEqual(run.returncode, 2)
            self.assertIn("together", run.stderr)


if __name__ == "__main__":
    run_tests()
