#!/usr/bin/env python3
"""Counts that the tests of the rules compare with: legal positions and legal move sequences.

A second implementation of the rules, slow and simple on purpose: a board is a string of the rows from
the top, chains are found by flood fill, and a repetition is a string seen before. It shares nothing
with the library.

    perft_reference.py positions COLSxROWS
    perft_reference.py sequences COLSxROWS simple|positional|situational suicide|no-suicide DEPTH

Sequences count plays and passes from the empty board, Black first; nothing ends a game.
"""
import itertools
import sys


def neighbours(cols, rows):
    out = []
    for i in range(cols * rows):
        col, row = i % cols, i // cols
        out.append([
            r * cols + c
            for c, r in ((col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1))
            if 0 <= c < cols and 0 <= r < rows
        ])
    return out


def chain(board, beside, start):
    """The points of the chain of `start`, and whether it has a liberty."""
    points, todo, breathes = {start}, [start], False
    while todo:
        for n in beside[todo.pop()]:
            if board[n] == ".":
                breathes = True
            elif board[n] == board[start] and n not in points:
                points.add(n)
                todo.append(n)
    return points, breathes


def without(board, points):
    return "".join("." if i in points else c for i, c in enumerate(board))


def is_legal_position(board, beside):
    return all(c == "." or chain(board, beside, i)[1] for i, c in enumerate(board))


def count_positions(cols, rows):
    beside = neighbours(cols, rows)
    return sum(is_legal_position(b, beside) for b in itertools.product(".XO", repeat=cols * rows))


def after(board, beside, point, color):
    """The board after a play; whether it took opponents; whether it took its own chain."""
    board = board[:point] + color + board[point + 1:]
    took = False
    for n in beside[point]:
        if board[n] not in (".", color):
            points, breathes = chain(board, beside, n)
            if not breathes:
                board, took = without(board, points), True
    points, breathes = chain(board, beside, point)
    return (board, took, False) if breathes else (without(board, points), took, True)


def count_sequences(cols, rows, ko, suicide, depth):
    beside = neighbours(cols, rows)

    def count(board, color, seen, before_take, left):
        """before_take: the board before the opponent's last play, if that took something."""
        if left == 0:
            return 1
        other = "O" if color == "X" else "X"
        total = count(board, other, seen + [(board, other)], None, left - 1)
        for point in range(cols * rows):
            if board[point] != ".":
                continue
            new, took, own = after(board, beside, point, color)
            if own and not suicide:
                continue
            if new == before_take:
                continue
            if ko == "positional" and any(new == b for b, _ in seen):
                continue
            if ko == "situational" and (new, other) in seen:
                continue
            total += count(new, other, seen + [(new, other)], board if took else None, left - 1)
        return total

    empty = "." * (cols * rows)
    return count(empty, "X", [(empty, "X")], None, depth)


def main(what, size, *rest):
    cols, rows = (int(n) for n in size.split("x"))
    if what == "positions":
        print(count_positions(cols, rows))
    else:
        ko, suicide, depth = rest
        print(count_sequences(cols, rows, ko, suicide == "suicide", int(depth)))


if __name__ == "__main__":
    main(*sys.argv[1:])
