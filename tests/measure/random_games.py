"""Games played at random to their end or nearly: legal, no two alike, the same for the same seed."""
import random

LETTERS = "abcdefghijklmnopqrstuvwxyz"
EMPTY, BLACK, WHITE, EDGE = 0, 1, 2, 3


class Board:
    """A square one in a frame: the point in column c and row r is r * width + c, both from 1."""

    def __init__(self, size):
        self.width = size + 2
        self.at = [EDGE] * self.width ** 2
        self.points = [row * self.width + column for row in range(1, size + 1) for column in range(1, size + 1)]
        for point in self.points:
            self.at[point] = EMPTY
        self.around = {point: (point - 1, point + 1, point - self.width, point + self.width) for point in self.points}
        self.ko = None

    def chain(self, start):
        """Its points, or None where it has a liberty."""
        color, found, waiting = self.at[start], {start}, [start]
        while waiting:
            for near in self.around[waiting.pop()]:
                if self.at[near] == EMPTY:
                    return None
                if self.at[near] == color and near not in found:
                    found.add(near)
                    waiting.append(near)
        return found

    def is_eye(self, point, color):
        """What its owner does not fill: own stones around, and not too many others at the corners."""
        if any(self.at[near] not in (color, EDGE) for near in self.around[point]):
            return False
        corners = [self.at[point + step] for step in (-self.width - 1, -self.width + 1, self.width - 1, self.width + 1)]
        return corners.count(3 - color) + (EDGE in corners) < 2

    def play(self, point, color):
        """Whether it was legal; the board is changed only then."""
        if self.at[point] != EMPTY or point == self.ko:
            return False
        self.at[point] = color
        taken = set()
        for near in self.around[point]:
            if self.at[near] == 3 - color and near not in taken:
                taken |= self.chain(near) or set()
        if not taken and self.chain(point) is not None:
            self.at[point] = EMPTY
            return False
        for dead in taken:
            self.at[dead] = EMPTY
        alone = len(taken) == 1 and all(self.at[near] != color for near in self.around[point])
        self.ko = next(iter(taken)) if alone and sum(self.at[near] == EMPTY for near in self.around[point]) == 1 else None
        return True


def record(chance: random.Random, size: int, komi: str) -> str:
    board, moves, passes, color = Board(size), [], 0, BLACK
    while passes < 2 and len(moves) < 4 * size * size:
        free = [point for point in board.points if board.at[point] == EMPTY]
        chance.shuffle(free)
        point = next((p for p in free if not board.is_eye(p, color) and board.play(p, color)), None)
        if point is None:
            board.ko, passes = None, passes + 1
            moves.append("")
        else:
            passes = 0
            moves.append(LETTERS[point % board.width - 1] + LETTERS[point // board.width - 1])
        color = 3 - color
    del moves[len(moves) - chance.randrange(12):]  # not every game is played to its end
    played = "".join(f";{'BW'[number % 2]}[{move}]" for number, move in enumerate(moves))
    return f"(;GM[1]FF[4]SZ[{size}]KM[{komi}]{played};{'BW'[len(moves) % 2]}[];{'WB'[len(moves) % 2]}[])"


def records(count: int, seed: int, size: int = 9):
    for number in range(count):
        yield record(random.Random(f"{seed} {number}"), size, ("0", "5.5", "6.5", "7.5")[number % 4])
