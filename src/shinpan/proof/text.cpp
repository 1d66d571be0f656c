#include "shinpan/base/assert.hpp"
#include "shinpan/proof/proof.hpp"

namespace shinpan::proof {
namespace {

using board::Color;
using board::Point;
using board::PointSet;

// A line is broken behind this many characters, so that an editor can show it.
constexpr std::size_t kLineWidth = 100;

const char* name_of(Color color) {
  return color == Color::Black ? "black" : "white";
}

const char* name_of(Clause clause) {
  switch (clause) {
    case Clause::Uncapturable:
      return "alive uncapturable";
    case Clause::Capturable1:
      return "alive capturable-1";
    case Clause::Capturable2:
      return "alive capturable-2";
    case Clause::None:
    case Clause::Captured:
      break;
  }
  return "dead captured";
}

// Puts words into lines.
class Lines {
 public:
  explicit Lines(board::Size size) : size_(size) {}

  void word(std::string_view text) {
    if (column_ + text.size() + 1 > kLineWidth) {
      end_line();
    }
    if (column_ > 0) {
      text_ += ' ';
      ++column_;
    }
    text_ += text;
    column_ += text.size();
  }

  void word(Point p) { word(board::vertex(size_, p)); }

  void words(const PointSet& points) {
    for (const Point p : points) {
      word(p);
    }
  }

  void number(std::size_t n) { word(std::to_string(n)); }

  void end_line() {
    if (column_ > 0) {
      text_ += '\n';
      column_ = 0;
    }
  }

  void step(const Word& word);

  [[nodiscard]] std::string take() {
    end_line();
    return std::move(text_);
  }

 private:
  board::Size size_;
  std::string text_;
  std::size_t column_ = 0;
};

void Lines::step(const Word& step) {
  switch (step.kind) {
    case Word::Kind::Play:
    case Word::Kind::About:
      return word(step.point);
    case Word::Kind::Pass:
      return word("pass");
    case Word::Kind::PassFor:
      return word("pass:" + board::vertex(size_, step.point));
    case Word::Kind::Label:
      return word(std::to_string(step.number) + ":");
    case Word::Kind::Reference:
      return word("=" + std::to_string(step.number));
    case Word::Kind::OpenAll:
      return word("[");
    case Word::Kind::CloseAll:
      return word("]");
    case Word::Kind::OpenOne:
      return word("(");
    case Word::Kind::CloseOne:
      return word(")");
    case Word::Kind::New:
      word("new");
      return word(step.point);
    case Word::Kind::Captured:
      return word("captured");
    case Word::Kind::Enclosed:
      return word("enclosed");
    case Word::Kind::Alive:
      return word("alive");
    case Word::Kind::Joined:
      return word("joined");
    case Word::Kind::Within:
      return word("within");
    case Word::Kind::Secured:
      return word("secured");
  }
}

void write_words(Lines& lines, const Strategy& strategy) {
  lines.word("{");
  for (const Word& word : strategy) {
    lines.step(word);
  }
  lines.word("}");
}

void write_strategy(Lines& lines, const Claim& claim) {
  lines.word("first");
  lines.word(name_of(claim.first));
  write_words(lines, claim.strategy);
}

void write_body(Lines& lines, const Claim& claim) {
  switch (claim.kind) {
    case Claim::Kind::Living:
      lines.word("living");
      lines.word(name_of(claim.color));
      lines.word("chains");
      lines.words(claim.points);
      lines.word("eyes");
      return lines.words(claim.eyes);
    case Claim::Kind::Lifeless:
    case Claim::Kind::Empties:
      lines.word(claim.kind == Claim::Kind::Lifeless ? "lifeless" : "empties");
      lines.word(name_of(claim.color));
      lines.word("area");
      lines.word(claim.point);
      break;
    case Claim::Kind::Keeps:
    case Claim::Kind::Takes:
      lines.word(claim.kind == Claim::Kind::Keeps ? "keeps" : "takes");
      lines.word(claim.point);
      break;
    case Claim::Kind::Renews:
    case Claim::Kind::Clears:
      lines.word(claim.kind == Claim::Kind::Renews ? "renews" : "clears");
      lines.word(claim.point);
      lines.word("on");
      lines.words(claim.points);
      break;
    case Claim::Kind::Secures:
      lines.word("secures");
      lines.word(name_of(claim.color));
      lines.word("chains");
      lines.words(claim.points);
      if (!claim.areas.empty()) {
        lines.word("areas");
        lines.words(claim.areas);
      }
      break;
  }
  if (claim.kind == Claim::Kind::Secures) {
    write_words(lines, claim.strategy);
  } else if (claim.kind != Claim::Kind::Lifeless) {
    write_strategy(lines, claim);
  }
}

std::string one_line(const std::string& name) {
  std::string out = name;
  for (char& c : out) {
    c = static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return out;
}

std::string board_text(const Proof& proof) {
  std::string out = "size " + std::to_string(proof.size.cols) + ' ' +
                    std::to_string(proof.size.rows) + "\nboard\n";
  for (std::size_t i = 0; i < proof.stones.size(); ++i) {
    out += proof.stones[i] == board::Stone::Empty   ? '.'
           : proof.stones[i] == board::Stone::Black ? 'X'
                                                    : 'O';
    if ((i + 1) % proof.size.cols == 0) {
      out += '\n';
    }
  }
  return out;
}

}  // namespace

std::string header_text() {
  return "shinpan-proof 1\n";
}

std::string to_text(const Proof& proof, const std::string& name) {
  std::string out = "\nposition " + one_line(name) + '\n' + board_text(proof);
  out += proof.suicide ? "suicide allowed\n" : "";
  out += proof.ko_pass == rules::KoPass::Any ? "ko-pass any\n" : "";
  Lines lines(proof.size);
  for (std::size_t i = 0; i < proof.claims.size(); ++i) {
    lines.word("claim");
    lines.number(i + 1);
    write_body(lines, proof.claims[i]);
    lines.end_line();
  }
  for (const Status& status : proof.statuses) {
    SHINPAN_ASSERT(status.clause != Clause::None);
    lines.word("status");
    lines.word(name_of(status.clause));
    lines.word(status.point);
    lines.word("by");
    for (const ClaimNumber claim : status.by) {
      lines.number(claim);
    }
    lines.end_line();
  }
  return out + lines.take() + "end\n";
}

}  // namespace shinpan::proof
