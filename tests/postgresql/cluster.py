"""A PostgreSQL server of our own with the extension in it: nothing is installed, nothing stays."""
import json, os, pathlib, pwd, shutil, subprocess, tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Of the build that has the extension in it.
BUILD = os.path.abspath(os.environ.get("SHINPAN_BUILD", ROOT / "build/dev"))


def pg_config(question):
    return subprocess.run(["pg_config", question], capture_output=True, text=True, check=True).stdout.strip()


class Cluster:
    """A server that listens on a socket in a temporary folder; a context that ends it.

    The server looks for extensions beside its own program. A copy of the program, with links to all
    else that was installed with it, finds ours there as well."""

    def __init__(self, **settings):
        self.folder = tempfile.mkdtemp(prefix="shinpan-pg-")
        os.chmod(self.folder, 0o755)
        self.account = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            user = pwd.getpwnam("nobody")
            self.account = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.programs = self.copied_server()
        self.data = os.path.join(self.folder, "own", "data")
        own = os.path.dirname(self.data)
        os.mkdir(own)
        if self.account:
            os.chown(own, self.account["user"], self.account["group"])
        self.run(f"{self.programs}/initdb", "-D", self.data, "-U", "postgres", "-E", "UTF8", "--locale=C",
                 "--no-sync", "-A", "trust")
        settings = {"fsync": "off", "listen_addresses": "''", "unix_socket_directories": f"'{own}'",
                    "max_parallel_workers_per_gather": 2, "shared_buffers": "'64MB'", **settings}
        with open(os.path.join(self.data, "postgresql.conf"), "a") as configuration:
            configuration.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.socket = own
        self.run(f"{self.programs}/pg_ctl", "-D", self.data, "-l", os.path.join(own, "log"), "-w", "start")

    def copied_server(self):
        programs, libraries, shared = (pg_config(q) for q in ("--bindir", "--pkglibdir", "--sharedir"))
        for folder in (libraries, shared, f"{shared}/extension"):
            copy = self.folder + folder
            os.makedirs(copy)
            for name in os.listdir(folder):
                if not (folder == shared and name == "extension") and not name.startswith("shinpan"):
                    os.symlink(os.path.join(folder, name), os.path.join(copy, name))
        os.makedirs(self.folder + programs, exist_ok=True)
        for name in ("postgres", "initdb", "pg_ctl"):
            shutil.copy(os.path.join(programs, name), self.folder + programs)
        subprocess.run(["cmake", "--install", BUILD, "--component", "postgresql"], check=True, stdout=subprocess.DEVNULL,
                       env={**os.environ, "DESTDIR": self.folder})
        return self.folder + programs

    def run(self, *command):
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **self.account)
        if done.returncode != 0:
            raise RuntimeError(f"{command[0]}: {done.stdout}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.run(f"{self.programs}/pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def psql(self, database="postgres"):
        return ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", self.socket, "-U", "postgres", "-d", database]

    def ask(self, sql, database="postgres", **settings):
        """What psql prints, without the last line end; RuntimeError with what the server says."""
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        done = subprocess.run(self.psql(database), input=sql.encode(), capture_output=True,
                              env={**os.environ, "PGOPTIONS": options, "PGCLIENTENCODING": "UTF8"})
        if done.returncode != 0:
            raise RuntimeError(done.stderr.decode())
        return done.stdout.decode().removesuffix("\n")

    def ask_json(self, sql, database="postgres", **settings):
        said = self.ask(sql, database, **settings)
        return json.loads(said) if said else None


def quoted(text):
    """As a literal of SQL."""
    return "NULL" if text is None else "'" + text.replace("'", "''") + "'"
