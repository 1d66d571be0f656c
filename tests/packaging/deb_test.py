#!/usr/bin/env python3
"""The Debian package, built from the release build and unpacked into an empty root: the program does the README's main
job there, the library is found, what describes them is there, lintian has no errors. And the archive of the sources.

BUILD=build/other takes another release build."""
import gzip, hashlib, json, os, pathlib, re, subprocess, sys, tempfile, unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from server.program import run_tests
from support.suite import ROOT


def run(*command: str, **options) -> str:
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, timeout=600, **options)
    if done.returncode:
        raise AssertionError(f"{command}: status {done.returncode}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


class DebTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.deb = run("packaging/deb.sh", os.environ.get("BUILD", "build/release")).split()[-1]
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = pathlib.Path(cls.folder.name)
        run("dpkg-deb", "-x", cls.deb, str(cls.root))
        cls.program = str(cls.root / "usr/bin/shinpan")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_the_program_does_its_job(self):
        self.assertIn("W+0.5", run(self.program, "judge", "--lang", "en", "examples/game-9x9.sgf"))
        answer = json.loads(run(self.program, "judge", "--json", "--strict", "examples/bent-four.txt"))
        self.assertIn("result", answer)
        proof = self.root / "proof"
        run(self.program, "judge", "--strict", "--proof", str(proof), "examples/bent-four.txt")
        self.assertIn("VERIFIED", run(str(self.root / "usr/bin/shinpan-verify"), str(proof)))

    def test_lintian_has_no_errors(self):
        said = run("lintian", "--no-cfg", "--allow-root", "--fail-on", "error", self.deb)
        self.assertNotIn("\nE: ", "\n" + said)

    def test_every_command_has_its_manual_page(self):
        share = self.root / "usr/share"
        commands = re.findall(r"^  ([a-z]+) ", run(self.program, "--lang", "en", "--help"), re.MULTILINE)
        self.assertIn("judge", commands)
        for folder in ("man/man1", "man/ru/man1"):
            for name in ["shinpan", *(f"shinpan-{command}" for command in commands)]:
                page = gzip.decompress((share / folder / f"{name}.1.gz").read_bytes())
                shown = subprocess.run(["groff", "-man", "-Tutf8", "-Kutf8", "-ww"], input=page, capture_output=True)
                self.assertEqual((shown.returncode, shown.stderr), (0, b""), name)
                self.assertIn("\\-\\-lang" if name != "shinpan" else "judge", page.decode())

    def test_the_shells_complete(self):
        file = self.root / "usr/share/bash-completion/completions/shinpan"

        def completed(*words: str) -> list[str]:
            script = (f"source {file}; COMP_WORDS=(shinpan {' '.join(words)}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); "
                      '_shinpan; printf "%s\\n" "${COMPREPLY[@]}"')
            return run("bash", "-c", script).split()

        self.assertEqual(completed("ju"), ["judge"])
        self.assertIn("--skip-done", completed("judge", "--s"))
        self.assertIn("chinese", completed("judge", "--rules", "ch"))
        self.assertEqual(completed("judge", "--lang", "r"), ["ru"])
        self.assertEqual(completed("judge", "examples/bent"), ["examples/bent-four.txt"])
        zsh = self.root / "usr/share/zsh/vendor-completions/_shinpan"
        run("zsh", "-n", str(zsh))
        run("zsh", "-fc", f"fpath=({zsh.parent} $fpath); autoload -Uz compinit; compinit -D -u; (( $+_comps[shinpan] ))")

    def test_the_library_is_found(self):
        program = self.root / "judge"
        # The file shinpan.pc names folders relative to itself, so it holds in this root as well.
        flags = run("pkg-config", "--cflags", "--libs", "shinpan",
                    env={**os.environ, "PKG_CONFIG_PATH": str(self.root / "usr/lib/pkgconfig")}).split()
        run("cc", "-std=c11", "bindings/c/example/judge.c", "-o", str(program), *flags)
        self.assertIn("W+", run(str(program), env={**os.environ, "LD_LIBRARY_PATH": str(self.root / "usr/lib")}))

    def test_the_service_is_confined(self):
        unit = next(self.root.rglob("shinpan.service"))
        text = unit.read_text()
        for line in ("DynamicUser=yes", "ProtectSystem=strict", "StateDirectory=shinpan"):
            self.assertIn(line, text.splitlines())
        local = self.root / "shinpan.service"  # where the program it starts exists
        local.write_text(text.replace("/usr/bin/shinpan", self.program).replace("Documentation=", "#"))
        run("systemd-analyze", "verify", str(local))
        said = run("systemd-analyze", "security", "--offline=true", "--threshold=20", str(local))
        self.assertIn("OK", said)

    def test_the_same_commit_makes_the_same_package_and_archive(self):
        def hash_of(file: str) -> str:
            return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()

        first = hash_of(self.deb)
        self.assertEqual(hash_of(run("packaging/deb.sh", os.environ.get("BUILD", "build/release")).split()[-1]), first)
        archive = run("packaging/source.sh").strip()
        first = hash_of(archive)
        self.assertEqual(hash_of(run("packaging/source.sh").strip()), first)
        names = run("tar", "-tzf", archive).splitlines()
        self.assertTrue(all(name.startswith(names[0]) for name in names))
        self.assertIn(names[0] + "run", names)

    def test_the_documents_show_the_example_in_c(self):
        example = (ROOT / "bindings/c/example/judge.c").read_text()
        for language in ("en", "ru"):
            self.assertIn(f"```c\n{example}```", (ROOT / "docs" / language / "library.md").read_text())

    def test_versions_agree(self):
        version = run(self.program, "--version").split()[1]
        self.assertEqual(run("dpkg-deb", "-f", self.deb, "Version").strip(), f"{version}-1")
        self.assertIn("Verdict changes", (ROOT / "CHANGELOG.md").read_text())
        self.assertIn(version, json.loads((ROOT / "packaging/npm/package.json").read_text())["version"])


if __name__ == "__main__":
    run_tests()
