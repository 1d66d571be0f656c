#!/usr/bin/env python3
"""Manual pages and shell completions out of what the programs say of themselves with --help.

usage: describe.py SHINPAN SHINPAN-VERIFY FOLDER

Writes FOLDER/man/man1, FOLDER/man/ru/man1, FOLDER/bash-completion/completions and
FOLDER/zsh/vendor-completions, as they lie below /usr/share. There is no other source of these words.
"""
import dataclasses
import gzip
import json
import pathlib
import re
import subprocess
import sys

HEADINGS = {"en": {"NAME": "NAME", "SYNOPSIS": "SYNOPSIS", "DESCRIPTION": "DESCRIPTION", "SEE": "SEE ALSO"},
            "ru": {"NAME": "ИМЯ", "SYNOPSIS": "ВЫЗОВ", "DESCRIPTION": "ОПИСАНИЕ", "SEE": "СМ. ТАКЖЕ"}}


@dataclasses.dataclass
class Entry:
    name: str   # "-h,--help", "--rules ID", "inputs", "judge"
    text: str

    @property
    def long(self) -> str:
        return self.name.split()[0].split(",")[-1]

    @property
    def value(self) -> str:
        return " ".join(self.name.split()[1:])


@dataclasses.dataclass
class Help:
    summary: str
    usage: str
    sections: list[tuple[str, list[Entry]]]
    footer: list[str]

    def entries(self) -> list[Entry]:
        return [entry for _, entries in self.sections for entry in entries]

    def options(self) -> list[Entry]:
        return [entry for entry in self.entries() if entry.name.startswith("-")]


def output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def read_help(text: str) -> Help:
    """The form in which CLI11 prints: summary, usage, sections of two columns, a footer."""
    lines = text.splitlines()
    usage = next(i for i, line in enumerate(lines) if re.match(r"(Usage|Вызов): ", line))
    out = Help(" ".join(lines[:usage]).strip(), lines[usage].split(": ", 1)[1], [], [])
    in_footer = False
    for line in lines[usage + 1:]:
        entry = re.match(r"  (\S+(?: \S+)*?)(?:\s{2,}|\s*$)(.*)", line)
        if in_footer:
            out.footer.append(line)
        elif re.fullmatch(r"\S[^:]*:", line) and not line.startswith(("Example", "Пример")):
            out.sections.append((line[:-1], []))
        elif entry and out.sections and line.startswith("  ") and not line.startswith("   "):
            out.sections[-1][1].append(Entry(entry[1], entry[2].strip()))
        elif line.startswith("   ") and out.sections and out.sections[-1][1]:
            last = out.sections[-1][1][-1]  # a long name has its text on the next line
            last.text = (last.text + " " + line.strip()).strip()
        elif line:
            in_footer = True
            out.footer.append(line)
    return out


def roff(text: str) -> str:
    """The text so that roff shows it as it is."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", escaped, flags=re.MULTILINE)


def head(name: str, version: str, language: str, summary: str) -> list[str]:
    headings = HEADINGS[language]
    return [f'.TH {name.upper()} 1 "" "shinpan {version}"', f".SH {headings['NAME']}",
            f"{roff(name)} \\- {roff(summary.rstrip('.'))}"]


def man_page(name: str, help_: Help, version: str, language: str, others: list[str]) -> str:
    headings = HEADINGS[language]
    out = head(name, version, language, help_.summary)
    out += [f".SH {headings['SYNOPSIS']}", f".B {roff(help_.usage)}"]
    for title, entries in help_.sections:
        out.append(f".SH {roff(title).upper()}")
        for entry in entries:
            out += [".TP", f".B {roff(entry.name)}", roff(entry.text)]
    out.append(f".SH {headings['DESCRIPTION']}")
    out += [".nf", *(roff(line) for line in help_.footer), ".fi"]
    out += [f".SH {headings['SEE']}", ", ".join(f"\\fB{roff(other)}\\fR(1)" for other in others)]
    return "\n".join(out) + "\n"


def plain_page(name: str, text: str, version: str) -> str:
    """Of a program whose help is prose."""
    first, _, rest = text.partition("\n")
    out = head(name, version, "en", first.partition(": ")[2])
    return "\n".join([*out, ".SH DESCRIPTION", ".nf", *(roff(line) for line in rest.strip().splitlines()), ".fi"]) + "\n"


def values_of(entry: Entry, rules: list[str]) -> list[str]:
    """The words that may stand behind an option, where they can be listed."""
    if entry.long == "--rules":
        return rules
    return entry.value.split("|") if "|" in entry.value else []


def takes_file(entry: Entry) -> bool:
    return entry.value in ("F", "FILE", "DIR")


def bash_completion(program: Help, commands: dict[str, Help], rules: list[str]) -> str:
    out = ["# Completes shinpan in bash; written by packaging/describe.py.", "_shinpan() {",
           "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words=",
           '  if ((COMP_CWORD == 1)); then',
           f'    mapfile -t COMPREPLY < <(compgen -W "{" ".join(commands)} --help --version" -- "$current")',
           "    return", "  fi", "  case ${COMP_WORDS[1]}:$previous in"]
    for name, help_ in commands.items():
        for entry in help_.options():
            listed = values_of(entry, rules)
            if listed:
                out.append(f'    {name}:{entry.long}) words="{" ".join(listed)}" ;;')
            elif entry.value and not takes_file(entry):
                out.append(f"    {name}:{entry.long}) return ;;")
            elif takes_file(entry):
                out.append(f'    {name}:{entry.long}) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;')
    out += ["  esac", "  if [[ -z $words && $current == -* ]]; then", "    case ${COMP_WORDS[1]} in"]
    out += [f'      {name}) words="{" ".join(entry.long for entry in help_.options())}" ;;'
            for name, help_ in commands.items()]
    out += ["    esac", "  fi", "  if [[ -n $words ]]; then",
            '    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")',
            "  else", '    mapfile -t COMPREPLY < <(compgen -f -- "$current")', "  fi", "}",
            "complete -o filenames -F _shinpan shinpan"]
    return "\n".join(out) + "\n"


def zsh_word(text: str) -> str:
    return re.sub(r"([\\:\[\]'])", lambda m: "'\\''" if m[1] == "'" else "\\" + m[1], text)


def zsh_option(entry: Entry, rules: list[str]) -> str:
    out = f"{entry.long}[{zsh_word(entry.text)}]"
    listed = values_of(entry, rules)
    if listed:
        return f"'{out}:{zsh_word(entry.value)}:({' '.join(listed)})'"
    return f"'{out}:{zsh_word(entry.value)}:{'_files' if takes_file(entry) else ' '}'" if entry.value else f"'{out}'"


def zsh_completion(program: Help, commands: dict[str, Help], rules: list[str]) -> str:
    out = ["#compdef shinpan", "# Completes shinpan in zsh; written by packaging/describe.py.", "",
           "local -a commands", "commands=("]
    out += [f"  '{name}:{zsh_word(help_.summary)}'" for name, help_ in commands.items()]
    out += [")", "if ((CURRENT == 2)); then", "  _describe command commands", "  return", "fi",
            "local command=${words[2]}", "shift words", "((CURRENT--))", "case $command in"]
    for name, help_ in commands.items():
        out.append(f"  {name})")
        out.append("    _arguments \\")
        out += [f"      {zsh_option(entry, rules)} \\" for entry in help_.options()]
        out += ["      '*:record:_files'", "    ;;"]
    return "\n".join([*out, "esac"]) + "\n"


def write(path: pathlib.Path, text: str, compressed: bool = False) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = text.encode()
    path.write_bytes(gzip.compress(data, 9, mtime=0) if compressed else data)


def describe(shinpan: str, verifier: str, folder: pathlib.Path) -> None:
    version = output(shinpan, "--version").split()[1]
    rules = [json.loads(line)["id"] for line in output(shinpan, "rules", "--json").splitlines()]
    for language in ("en", "ru"):
        program = read_help(output(shinpan, "--help", "--lang", language))
        names = [entry.name for entry in program.sections[-1][1]]
        commands = {name: read_help(output(shinpan, name, "--help", "--lang", language)) for name in names}
        man = folder / "man" / ("man1" if language == "en" else "ru/man1")
        pages = [f"shinpan-{name}" for name in names] + ["shinpan-verify"]
        write(man / "shinpan.1.gz", man_page("shinpan", program, version, language, pages), True)
        for name, help_ in commands.items():
            page = man_page(f"shinpan-{name}", help_, version, language, ["shinpan"])
            write(man / f"shinpan-{name}.1.gz", page, True)
        if language == "en":
            write(man / "shinpan-verify.1.gz", plain_page("shinpan-verify", output(verifier, "--help"), version), True)
            write(folder / "bash-completion/completions/shinpan", bash_completion(program, commands, rules))
            write(folder / "zsh/vendor-completions/_shinpan", zsh_completion(program, commands, rules))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    describe(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]))
