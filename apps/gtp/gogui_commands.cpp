#include "gtp/commands.hpp"
#include "gtp/verdict_points.hpp"
#include "gtp/verdict_text.hpp"
#include "gtp/words.hpp"
#include "shinpan/explain/quoted.hpp"

namespace shinpan::gtp {

namespace {

using board::Point;

// Runs `answer` on the verdict, or says why there is none.
template <class Answer>
Reply with_verdict(Session& session, Answer answer) {
  const base::Result<const api::Judged*> judged = session.verdict();
  return judged ? success(answer(**judged))
                : failure("cannot judge: " + failed(judged.error()).text);
}

Reply analyze_list(Session&, const Arguments&) {
  return success(
      "bwboard/Territory/referee-territory\n"
      "plist/Dead stones/referee-dead\n"
      "plist/Seki/referee-seki\n"
      "plist/Dame/referee-dame\n"
      "plist/Teire/referee-teire\n"
      "hstring/Explain result/referee-explain\n"
      "hstring/Explain group/referee-explain %p\n"
      "gfx/Proof/referee-proof %p\n"
      "param/Rules/referee-rules");
}

Reply territory(Session& session, const Arguments&) {
  return with_verdict(session, [](const api::Judged& judged) {
    const board::Size size = judged.board.size();
    std::string out;
    for (int i = 0; i < size.area(); ++i) {
      const count::Owner owner = judged.verdict.owner[static_cast<std::size_t>(i)];
      out += i % size.cols == 0 ? '\n' : ' ';
      out += owner == count::Owner::Black ? 'B' : owner == count::Owner::White ? 'W' : '.';
    }
    return out;
  });
}

std::string status_vertices(const api::Judged& judged, FinalStatus status) {
  return vertices(judged.board.size(), points_of(judged, status).points);
}

Reply dead(Session& session, const Arguments&) {
  return with_verdict(session, [](const api::Judged& judged) {
    return status_vertices(judged, FinalStatus::Dead);
  });
}

Reply seki(Session& session, const Arguments&) {
  return with_verdict(session, [](const api::Judged& judged) {
    return status_vertices(judged, FinalStatus::Seki);
  });
}

Reply dame(Session& session, const Arguments&) {
  return with_verdict(session, [](const api::Judged& judged) {
    return vertices(judged.board.size(), judged.verdict.dame);
  });
}

Reply teire(Session& session, const Arguments&) {
  return with_verdict(session, [](const api::Judged& judged) {
    board::PointSet points;
    for (const count::Teire& one : judged.verdict.teire) {
      points.insert(one.point);
    }
    return vertices(judged.board.size(), points);
  });
}

Reply referee_explain(Session& session, const Arguments& arguments) {
  if (arguments.words.empty()) {
    return with_verdict(session, result_explained);
  }
  const std::optional<Point> point = board::parse_vertex(session.size(), arguments.words[0]);
  if (!point) {
    return bad_vertex(session.size());
  }
  return with_verdict(session,
                      [&](const api::Judged& judged) { return point_explained(judged, *point); });
}

// The colours of the drawing: red dead, green alive, yellow seki, grey undecided.
const char* ink(life::Status status) {
  switch (status) {
    case life::Status::Dead:
      return "#d04040";
    case life::Status::Alive:
      return "#40a040";
    case life::Status::Seki:
      return "#d0b030";
    case life::Status::Undecided:
      break;
  }
  return "#808080";
}

// GoGui's drawing of the group and of the line that shows its status.
std::string proof_drawing(const api::Judged& judged, Point point) {
  const board::Size size = judged.board.size();
  const life::Group& group = judged.verdict.life.group_of(point);
  std::string out =
      std::string("COLOR ") + ink(group.status) + ' ' + vertices(size, group.points) + '\n';
  if (!group.line.empty()) {
    out += "VAR";
    for (const life::LineMove& move : group.line) {
      out += std::string(move.move.color == board::Color::Black ? " b " : " w ") +
             move_vertex(size, move.move);
    }
    out += '\n';
  }
  return out + "TEXT " + point_explained(judged, point);
}

Reply referee_proof(Session& session, const Arguments& arguments) {
  const std::optional<Point> point = board::parse_vertex(session.size(), arguments.words[0]);
  if (!point || session.board().is_empty(*point)) {
    return failure("no stone there: name a stone of the group, such as D4");
  }
  return with_verdict(session,
                      [&](const api::Judged& judged) { return proof_drawing(judged, *point); });
}

// GoGui's parameter dialog: "[list/...] rules NAME"; with "rules NAME" behind it, sets them.
Reply referee_rules(Session& session, const Arguments& arguments) {
  if (arguments.words.empty()) {
    std::string names;
    for (const rules::Ruleset& rules : rules::presets()) {
      names += '/' + rules.id;
    }
    return success("[list" + names + "] rules " + session.rules().id);
  }
  const std::optional<rules::Ruleset> rules = rules::preset(arguments.words.back());
  if (!rules || (arguments.words.size() == 2 && arguments.words[0] != "rules")) {
    return failure("no such rules: " + explain::quoted(arguments.words.back()) +
                   " (referee-rules lists them)");
  }
  session.set_rules(*rules);
  return success();
}

std::optional<board::Stone> parse_stone(const std::string& word) {
  if (const std::optional<board::Color> color = parse_color(word)) {
    return board::stone_of(*color);
  }
  const std::string name = lower(word);
  return name == "e" || name == "empty" ? std::optional(board::Stone::Empty) : std::nullopt;
}

Reply setup(Session& session, const Arguments& arguments) {
  const std::vector<std::string>& words = arguments.words;
  record::Edit edit;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::optional<board::Stone> stone = parse_stone(words[i]);
    const std::optional<Point> point =
        i + 1 < words.size() ? board::parse_vertex(session.size(), words[i + 1]) : std::nullopt;
    if (!stone || !point) {
      return failure("bad list of stones: b, w or e and a point in turn, such as b D4 e Q16");
    }
    edit.points.emplace_back(*point, *stone);
  }
  session.edit(edit);
  return success();
}

Reply setup_player(Session& session, const Arguments& arguments) {
  const std::optional<board::Color> color = parse_color(arguments.words[0]);
  if (!color) {
    return bad_color_or_vertex(session.size());
  }
  session.edit({{}, color});
  return success();
}

// All of the moves or, when one of them is illegal, none.
Reply play_sequence(Session& session, const Arguments& arguments) {
  const std::vector<std::string>& words = arguments.words;
  const auto take_back = [&](std::size_t made, Reply reply) {
    for (; made > 0; --made) {
      static_cast<void>(session.undo());
    }
    return reply;
  };
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::optional<rules::Move> move =
        i + 1 < words.size() ? parse_move(session.size(), words[i], words[i + 1]) : std::nullopt;
    if (!move) {
      return take_back(i / 2, bad_color_or_vertex(session.size()));
    }
    if (const std::optional<std::string> refused = session.play(*move)) {
      return take_back(i / 2,
                       failure("illegal move: " + words[i] + ' ' + words[i + 1] + ": " + *refused));
    }
  }
  return success();
}

Reply interrupt(Session&, const Arguments&) {
  return success();
}

constexpr Command kCommands[] = {
    {"gogui-analyze_commands", "", 0, 0, analyze_list, "what GoGui can show and ask here"},
    {"gogui-setup", "STONE VERTEX ...", 2, kAnyNumber, setup, "puts stones down or takes them off"},
    {"gogui-setup_player", "COLOR", 1, 1, setup_player, "says whose turn it is"},
    {"gogui-play_sequence",
     "[COLOR VERTEX]...",
     0,
     kAnyNumber,
     play_sequence,
     "makes all of the moves, or none when one is illegal"},
    {"gogui-interrupt",
     "",
     0,
     0,
     interrupt,
     "says that the comment \"# interrupt\" does no harm; a verdict ends at its time limit"},
    {"referee-territory", "", 0, 0, territory, "whose each point is, as a board of B, W and ."},
    {"referee-dead", "", 0, 0, dead, "the dead stones"},
    {"referee-seki", "", 0, 0, seki, "the stones in seki"},
    {"referee-dame", "", 0, 0, dame, "the neutral points"},
    {"referee-teire", "", 0, 0, teire, "the points where a protecting stone is needed"},
    {"referee-explain",
     "[VERTEX]",
     0,
     1,
     referee_explain,
     "why the group there is alive or dead; without a point, the result and the sums"},
    {"referee-proof", "VERTEX", 1, 1, referee_proof, "the same as a drawing for GoGui"},
    {"referee-rules", "[[rules] NAME]", 0, 2, referee_rules, "the rules as GoGui's parameter"},
};

}  // namespace

std::span<const Command> gogui_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
