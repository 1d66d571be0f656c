#include "leaflet/words.hpp"

#include <algorithm>

namespace shinpan::leaflet {

namespace {

using base::Error;
using base::ErrorCode;
using base::Result;
using explain::Language;

const char* key_of(Language language) {
  return language == Language::Russian ? "ru" : "en";
}

// Which of a noun's forms stands behind the number.
std::size_t form_of(Language language, rules::HalfPoints number) {
  const int value = number.halves / 2;
  if (language == Language::English) {
    return number == rules::HalfPoints::points(1) ? 0 : 1;
  }
  if (number.halves % 2 != 0) {
    return 1;
  }
  const int tens = value % 100;
  const int ones = value % 10;
  if (ones == 1 && tens != 11) {
    return 0;
  }
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

}  // namespace

Result<std::string> Words::slot(const std::string& inside, const std::string& own) const {
  if (!inside.empty() && inside.front() == '=') {
    std::string typed = inside.substr(1);
    if (language_ == Language::Russian) {
      std::replace(typed.begin(), typed.end(), '.', ',');
    }
    return typed;
  }
  const std::size_t bar = std::min(inside.find('|'), inside.size());
  const std::string name = inside.substr(0, bar);
  const std::size_t dot = name.rfind('.');
  const std::string board = dot == std::string::npos ? own : name.substr(0, dot);
  const auto found = boards_.find(board);
  if (found == boards_.end()) {
    return Error{ErrorCode::Internal, {}, '{' + inside + '}'};
  }
  const Result<Value> value =
      found->second->fact(dot == std::string::npos ? name : name.substr(dot + 1));
  if (!value) {
    return value.error();
  }
  const std::string shown = value_text(*value, language_);
  if (bar == inside.size()) {
    return shown;
  }
  const auto noun = nouns_->find(inside.substr(bar + 1));
  if (noun == nouns_->end()) {
    return Error{ErrorCode::Internal, {}, '{' + inside + '}'};
  }
  return shown + "\u00a0" +
         noun->at(key_of(language_))
             .at(form_of(language_, value_number(*value)))
             .get<std::string>();
}

Result<std::string> Words::filled(const nlohmann::json& text, const std::string& own) const {
  const std::string pattern = text.at(key_of(language_));
  std::string out;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t open = std::min(pattern.find('{', at), pattern.size());
    out += pattern.substr(at, open - at);
    if (open == pattern.size()) {
      break;
    }
    const std::size_t close = pattern.find('}', open);
    const Result<std::string> value = slot(pattern.substr(open + 1, close - open - 1), own);
    if (!value) {
      return value.error();
    }
    out += *value;
    at = close + 1;
  }
  return out;
}

Result<std::vector<Run>> Words::runs(const nlohmann::json& text, const std::string& own) const {
  const Result<std::string> words = filled(text, own);
  return words ? Result<std::vector<Run>>(marked_up(*words)) : words.error();
}

std::vector<Run> marked_up(const std::string& text) {
  std::vector<Run> out;
  std::string piece;
  bool emphasis = false;
  const auto end = [&] {
    if (!piece.empty()) {
      out.push_back({std::move(piece), emphasis ? Face::Italic : Face::Regular});
      piece.clear();
    }
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '*') {
      end();
      emphasis = !emphasis;
    } else if (text.compare(at, 2, "[[") == 0) {
      const std::size_t close = std::min(text.find("]]", at), text.size());
      const std::string link = text.substr(at + 2, close - at - 2);
      piece += link.substr(link.find('|') + 1);
      at = close + 1;
    } else {
      piece += text[at];
    }
  }
  end();
  return out;
}

}  // namespace shinpan::leaflet
