"""Game records made by rule: many different ones, and one that takes long to judge."""
import itertools, pathlib, random, re

ROOT = pathlib.Path(__file__).resolve().parents[2]
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def turned(point, symmetry, last):
    column, row = LETTERS.index(point[0]), LETTERS.index(point[1])
    if symmetry & 1:
        column = last - column
    if symmetry & 2:
        row = last - row
    if symmetry & 4:
        column, row = row, column
    return LETTERS[column] + LETTERS[row]


def moves_of(sgf):
    """The moves of a record as it comes from a server, and its size."""
    size = re.search(r"SZ\[(\d+)\]", sgf)
    return re.findall(r";\s*([BW])\[(\w\w|)\]", sgf), int(size[1]) if size else 19


def variants(count, left_out=range(1, 17)):
    """Records of which no two are alike: the small example turned, with so many of its last moves
    left out, and with another komi."""
    moves, size = moves_of((ROOT / "examples/game-9x9.sgf").read_text(encoding="utf-8"))
    out = []
    for komi, without, symmetry in itertools.product(range(100), left_out, range(8)):
        if len(out) == count:
            break
        played = "".join(f";{color}[{turned(at, symmetry, size - 1) if at else ''}]" for color, at in moves[:-without])
        out.append(f"(;GM[1]FF[4]SZ[{size}]KM[{komi}]{played};B[];W[])")
    return out


def long_to_judge():
    """A large board full of small chains: judged strictly it keeps a search busy for minutes."""
    seeded = random.Random(1)
    points = [column + row for column in LETTERS[:25] for row in LETTERS[:25]]
    seeded.shuffle(points)
    played = "".join(f";{'BW'[number % 2]}[{at}]" for number, at in enumerate(points[:375]))
    return f"(;GM[1]FF[4]SZ[25]{played})"
