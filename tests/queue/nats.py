"""A server of NATS of our own, and as much of a client as the tests need."""
import base64, json, secrets, shutil, socket, subprocess, tempfile, time

SERVER = shutil.which("nats-server") or "/usr/sbin/nats-server"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class NatsServer:
    """With JetStream in a temporary folder, which outlives a kill."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="shinpan-nats-")
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process = None

    def start(self):
        self.process = subprocess.Popen([SERVER, "-js", "-sd", self.folder, "-a", "127.0.0.1", "-p", str(self.port)],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return self

    def kill(self):
        self.process.kill()
        self.process.wait()

    def client(self):
        for _ in range(300):
            try:
                return Client(self.port)
            except (OSError, ValueError):
                time.sleep(0.1)
        raise RuntimeError("no server of NATS")

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Client:
    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.file = self.socket.makefile("rb")
        if not self.file.readline().startswith(b"INFO"):
            raise ValueError("no server of NATS")
        self.requests, self.inbox = 0, secrets.token_hex(8)
        self.send('CONNECT {"verbose":false,"pedantic":false,"headers":true,"no_responders":true}\r\n')
        self.send(f"SUB {self.inbox}.* 1\r\nPING\r\n")
        while self.file.readline() != b"PONG\r\n":
            pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()
        self.socket.close()

    def send(self, text):
        self.socket.sendall(text.encode() if isinstance(text, str) else text)

    def message(self):
        """Headers and payload of the next one; OSError where the server is gone."""
        while True:
            line = self.file.readline()
            if not line:
                raise OSError("disconnected")
            if line == b"PING\r\n":
                self.send("PONG\r\n")
            words = line.split()
            if words and words[0] in (b"MSG", b"HMSG"):
                headers = int(words[-2]) if words[0] == b"HMSG" else 0
                whole = self.file.read(int(words[-1]) + 2)[:-2]
                return whole[:headers].decode(), whole[headers:]

    def ask(self, subject, payload=b"", **headers):
        """The answer to a request as JSON, or the status in its headers."""
        self.requests += 1
        reply = f"{self.inbox}.{self.requests}"
        payload = payload.encode() if isinstance(payload, str) else payload
        if headers:
            head = "NATS/1.0\r\n" + "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items()) + "\r\n"
            self.send(f"HPUB {subject} {reply} {len(head)} {len(head) + len(payload)}\r\n{head}".encode() + payload + b"\r\n")
        else:
            self.send(f"PUB {subject} {reply} {len(payload)}\r\n".encode() + payload + b"\r\n")
        head, answer = self.message()
        return json.loads(answer) if answer.startswith(b"{") else {"status": head.split()[1] if head else "", "payload": answer}

    def publish(self, subject, payload, **headers):
        """Into a stream: returns when it is stored."""
        answer = self.ask(subject, payload, **headers)
        if "seq" not in answer:
            raise RuntimeError(f"not stored: {answer}")
        return answer

    def stream(self, name):
        return self.ask(f"$JS.API.STREAM.INFO.{name}").get("state", {"messages": 0, "first_seq": 1, "last_seq": 0})

    def stored(self, name):
        """Every message of a stream as (subject, headers, payload)."""
        state = self.stream(name)
        out = []
        for number in range(state["first_seq"], state["last_seq"] + 1):
            got = self.ask(f"$JS.API.STREAM.MSG.GET.{name}", json.dumps({"seq": number})).get("message")
            if got:
                out.append((got["subject"], base64.b64decode(got.get("hdrs", "")).decode(), base64.b64decode(got.get("data", ""))))
        return out
