#include "leaflet/lines.hpp"

#include "shinpan/base/utf8.hpp"

#include <algorithm>

namespace shinpan::leaflet {

namespace {

// What is not broken: pieces of one or more faces that no space divides.
using Word = std::vector<Run>;

std::vector<Word> words_of(const std::vector<Run>& text, Face face) {
  std::vector<Word> out;
  bool begins = true;
  for (const Run& run : text) {
    const Face own = run.face == Face::Regular ? face : run.face;
    std::string piece;
    for (const char c : run.text + '\0') {
      if (c != ' ' && c != '\0') {
        piece += c;
        continue;
      }
      if (!piece.empty()) {
        if (begins) {
          out.emplace_back();
        }
        out.back().push_back({std::move(piece), own});
        piece.clear();
        begins = false;
      }
      begins = begins || c == ' ';
    }
  }
  return out;
}

bool is_dash(const Word& word) {
  return word.size() == 1 && (word[0].text == "\u2014" || word[0].text == "\u2013");
}

bool is_one_letter(const Word& word) {
  const std::string& text = word.front().text;
  std::size_t at = 0;
  const char32_t c = base::next_code_point(text, at);
  return word.size() == 1 && at == text.size() && (c >= 0x410 || c == 'a' || c == 'A') && c < 0x450;
}

void join(Line& line, const Word& word) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    const std::string space = i == 0 && !line.empty() ? " " : "";
    if (!line.empty() && line.back().face == word[i].face) {
      line.back().text += space + word[i].text;
    } else {
      if (!line.empty()) {
        line.back().text += space;
      }
      line.push_back(word[i]);
    }
  }
}

// Words that stay together, as one.
std::vector<Word> bound(std::vector<Word> words) {
  std::vector<Word> out;
  bool holds_next = false;
  for (Word& word : words) {
    const bool stays = !out.empty() && (holds_next || is_dash(word));
    holds_next = is_one_letter(word);
    if (stays) {
      join(out.back(), word);
    } else {
      out.push_back(std::move(word));
    }
  }
  return out;
}

}  // namespace

int line_width(const Line& line, int size) {
  int out = 0;
  for (const Run& run : line) {
    out += text_width(run.text, run.face, size);
  }
  return out;
}

std::vector<Line> broken(const std::vector<Run>& text, Face face, int size, int width) {
  std::vector<Line> out;
  for (const Word& word : bound(words_of(text, face))) {
    Line longer = out.empty() ? Line() : out.back();
    join(longer, word);
    if (!out.empty() && line_width(longer, size) <= width) {
      out.back() = std::move(longer);
    } else {
      out.push_back(word);
    }
  }
  return out;
}

}  // namespace shinpan::leaflet
