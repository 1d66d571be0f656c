#!/usr/bin/env python3
"""What `shinpan leaflet` prints: pages, paper, fonts, words that can be read back, numbers, margins."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support.suite import ROOT, Suite

PROGRAM = os.environ.get("SHINPAN", str(ROOT / "build/release/apps/cli/shinpan"))
POINT = 72 / 25.4  # of a millimetre
SIDE = 12  # mm of the leaflet's margin


def output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def printed(folder: str, language: str, *options: str) -> pathlib.Path:
    file = pathlib.Path(folder) / f"{language}{''.join(options)}.pdf"
    subprocess.run([PROGRAM, "leaflet", "--lang", language, *options, "--out", str(file)],
                   check=True, capture_output=True)
    return file


def words_of(text: str) -> str:
    """As it reads, whatever the lines and the kinds of spaces."""
    return " ".join(text.replace("\u00a0", " ").split())


def sizes(pdf: pathlib.Path) -> list[tuple[float, float]]:
    info = output("pdfinfo", "-f", "1", "-l", "99", str(pdf))
    return [(float(width), float(height))
            for width, height in re.findall(r"Page +\d+ size: +([\d.]+) x ([\d.]+) pts", info)]


def wrong_paper(pdf: pathlib.Path, pages: int | None, width_mm: int, height_mm: int) -> list[str]:
    found = sizes(pdf)
    problems = [] if pages in (None, len(found)) else [f"{len(found)} pages"]
    return problems + [f"page {number}: {size}" for number, size in enumerate(found, 1)
                       if abs(size[0] - width_mm * POINT) > 0.5 or abs(size[1] - height_mm * POINT) > 0.5]


def wrong_fonts(pdf: pathlib.Path) -> list[str]:
    lines = output("pdffonts", str(pdf)).splitlines()[2:]
    problems = [] if any("PTSans" in line for line in lines) else ["PT Sans is missing"]
    # name, type, encoding, then emb, sub, uni
    return problems + [line for line in lines if not re.search(r" yes +yes +yes +\d+ +\d+ *$", line)]


def outside(pdf: pathlib.Path) -> list[str]:
    """Words that stand in the margin or off the page."""
    problems = []
    for page, text in enumerate(output("pdftotext", "-bbox", str(pdf), "-").split("<page ")[1:], 1):
        width, height = map(float, re.search(r'width="([\d.]+)" height="([\d.]+)"', text).groups())
        for left, top, right, bottom, word in re.findall(
                r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)', text):
            if (float(left) < (SIDE - 1) * POINT or float(right) > width - (SIDE - 1) * POINT
                    or float(top) < 0 or float(bottom) > height):
                problems.append(f"page {page}: {word}")
    return problems


def said(value, language: str) -> list[str]:
    """The texts of the resolved leaflet in one language, without their markup."""
    if isinstance(value, dict) and set(value) == {"ru", "en"}:
        return [re.sub(r"\*|\[\[[^|\]]*\||\]\]", "", value[language])]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for part in parts for text in said(part, language)]


def missing(pdf: pathlib.Path, leaflet: dict, language: str) -> list[str]:
    """Texts of the book, with the numbers that its checker asked the program for, that the page lacks."""
    problems = []
    for number, page in enumerate(leaflet["pages"], 1):
        # In the order of the content: columns are not mixed.
        shown = words_of(output("pdftotext", "-raw", "-f", str(number), "-l", str(number), str(pdf), "-"))
        shown = shown.replace(" ", "")
        problems += [f"page {number}: {text}" for text in said(page, language)
                     if words_of(text).replace(" ", "") not in shown]
    return problems


def drawn(folder: str) -> list[str]:
    """The pages as drawings: none is a picture of points."""
    subprocess.run([PROGRAM, "leaflet", "--lang", "en", "--out", f"{folder}/page.svg"], check=True, capture_output=True)
    files = sorted(pathlib.Path(folder).glob("page-*.svg"))
    problems = [] if len(files) == 6 else [f"{len(files)} drawings"]
    return problems + [file.name for file in files if "<image" in file.read_text(encoding="utf-8")]


def without_font(folder: str) -> list[str]:
    """Where PT Sans is missing another font stands in and stays within the margins."""
    fonts = pathlib.Path(folder) / "fonts.conf"
    fonts.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
                     f"<dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>{folder}/fonts</cachedir></fontconfig>",
                     encoding="utf-8")
    pdf = pathlib.Path(folder) / "other.pdf"
    run = subprocess.run([PROGRAM, "leaflet", "--lang", "ru", "--out", str(pdf)], capture_output=True, text=True,
                         env=os.environ | {"FONTCONFIG_FILE": str(fonts)})
    problems = [] if "fonts-paratype" in run.stderr else ["nothing was said of the font"]
    return problems + wrong_paper(pdf, 6, 148, 210) + outside(pdf)


def repeated(folder: str) -> list[str]:
    os.environ["SOURCE_DATE_EPOCH"] = "0"
    first = printed(folder, "en").read_bytes()
    return [] if printed(folder, "en").read_bytes() == first else ["two runs differ"]


def main() -> None:
    suite = Suite()
    with tempfile.TemporaryDirectory() as folder:
        resolved = f"{folder}/atlas.json"
        subprocess.run([str(ROOT / "atlas/check.py"), "--program", PROGRAM, "--resolve", resolved], capture_output=True)
        leaflet = json.loads(pathlib.Path(resolved).read_text(encoding="utf-8"))["leaflet"]
        for language in ("ru", "en"):
            pdf = printed(folder, language)
            suite.check(f"{language}: six pages of A5", wrong_paper(pdf, 6, 148, 210))
            suite.check(f"{language}: the fonts are in the file", wrong_fonts(pdf))
            suite.check(f"{language}: words and numbers can be read back", missing(pdf, leaflet, language))
            suite.check(f"{language}: nothing stands in the margins", outside(pdf))
            suite.check(f"{language}: no picture of points",
                        output("pdfimages", "-list", str(pdf)).splitlines()[2:])
            suite.check(f"{language}: a booklet of two sheets of A4",
                        wrong_paper(printed(folder, language, "--booklet"), 4, 297, 210))
            sheet = printed(folder, language, "--problems")
            suite.check(f"{language}: problems on A4", wrong_paper(sheet, None, 210, 297))
            suite.check(f"{language}: fonts of the problems", wrong_fonts(sheet))
            suite.check(f"{language}: margins of the problems", outside(sheet))
        suite.check("six drawings", drawn(folder))
        suite.check("without PT Sans", without_font(folder))
        suite.check("the same bytes every time", repeated(folder))
    suite.finish()


if __name__ == "__main__":
    main()
