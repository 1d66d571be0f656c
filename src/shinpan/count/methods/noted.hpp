#pragma once

#include "shinpan/count/verdict.hpp"

namespace shinpan::count {

// The points of all notes of one kind.
[[nodiscard]] inline board::PointSet noted(const Verdict& verdict, NoteKind kind) {
  board::PointSet out;
  for (const Note& note : verdict.notes) {
    for (const board::Point p : note.points) {
      if (note.kind == kind) {
        out.insert(p);
      }
    }
  }
  return out;
}

}  // namespace shinpan::count
