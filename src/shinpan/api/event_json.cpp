#include "shinpan/api/event_json.hpp"

#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_value.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/explain/numbers.hpp"

#include <limits>

namespace shinpan::api {

namespace {

using board::Color;
using board::Point;
using board::PointSet;
using nlohmann::json;
using rules::HalfPoints;

// The fields of each action, for the reader and the writer alike.
template <class Visitor, class Action>
void visit(Visitor& fields, Action& action) {
  if constexpr (requires { action.by; }) {
    fields("by", action.by);
  }
  if constexpr (requires { action.at; }) {
    fields("at", action.at);
  }
  if constexpr (requires { action.status; }) {
    fields("status", action.status);
  }
  if constexpr (requires { action.dead; }) {
    fields("dead", action.dead);
  }
  if constexpr (requires { action.for_ko; }) {
    fields("for_ko", action.for_ko);
  }
  if constexpr (requires { action.first; }) {
    fields("first", action.first);
  }
  if constexpr (requires { action.agreed; }) {
    fields("agreed", action.agreed);
  }
  if constexpr (requires { action.loser; }) {
    fields("loser", action.loser);
  }
  if constexpr (requires { action.winner; }) {
    fields("winner", action.winner);
  }
  if constexpr (requires { action.color; }) {
    fields("color", action.color);
  }
  if constexpr (requires { action.points; }) {
    fields("points", action.points);
  }
  if constexpr (requires { action.cause; }) {
    fields("cause", action.cause);
  }
}

constexpr const char* kStatuses[] = {"alive", "dead"};
constexpr const char* kCauses[] = {"effective-move", "displaced-stone"};
constexpr const char* kColors[] = {"B", "W"};

class Writer {
 public:
  Writer(JsonWriter& out, board::Size size) : json_(out), size_(size) {}

  void operator()(const char* name, Color value) {
    json_.key(name).text(kColors[board::index_of(value)]);
  }

  void operator()(const char* name, Point value) {
    json_.key(name).text(board::vertex(size_, value));
  }

  void operator()(const char* name, referee::ChainStatus value) {
    json_.key(name).text(kStatuses[static_cast<std::size_t>(value)]);
  }

  void operator()(const char* name, referee::BothLoseCause value) {
    json_.key(name).text(kCauses[static_cast<std::size_t>(value)]);
  }

  void operator()(const char* name, bool value) { json_.key(name).boolean(value); }

  void operator()(const char* name, HalfPoints value) {
    json_.key(name).number(explain::number_text(explain::Language::English, value));
  }

  void operator()(const char* name, const PointSet& value) {
    json_.key(name).open_array();
    for (const Point p : value) {
      json_.text(board::vertex(size_, p));
    }
    json_.close_array();
  }

  template <class Value>
  void operator()(const char* name, const std::optional<Value>& value) {
    if (value) {
      (*this)(name, *value);
    }
  }

 private:
  JsonWriter& json_;
  board::Size size_;
};

class Reader {
 public:
  Reader(Fields& fields, board::Size size) : fields_(fields), size_(size) {}

  void operator()(const char* name, Color& value) { value = Color{choice(name, kColors)}; }

  void operator()(const char* name, referee::ChainStatus& value) {
    value = referee::ChainStatus{choice(name, kStatuses)};
  }

  void operator()(const char* name, referee::BothLoseCause& value) {
    value = referee::BothLoseCause{choice(name, kCauses)};
  }

  void operator()(const char* name, Point& value) { value = point(name, fields_.text(name)); }

  void operator()(const char* name, bool& value) {
    value = fields_.find(name) == nullptr ? value : fields_.flag(name);
  }

  void operator()(const char* name, HalfPoints& value) {
    const json* const given = fields_.find(name);
    const std::optional<HalfPoints> read =
        given == nullptr ? std::nullopt : half_points_from(*given);
    read ? void(value = *read) : fields_.fail(base::ErrorCode::BadNumber, name);
  }

  void operator()(const char* name, PointSet& value) {
    for (const std::string& text : fields_.texts(name)) {
      value.insert(point(name, text));
    }
  }

  template <class Value>
  void operator()(const char* name, std::optional<Value>& value) {
    if (fields_.find(name) != nullptr) {
      (*this)(name, value.emplace());
    }
  }

 private:
  template <std::size_t kCount>
  std::uint8_t choice(const char* name, const char* const (&of)[kCount]) {
    const std::string text = fields_.text(name);
    for (std::uint8_t i = 0; i < kCount; ++i) {
      if (text == of[i]) {
        return i;
      }
    }
    fields_.fail(base::ErrorCode::BadRequest, name);
    return 0;
  }

  Point point(const char* name, const std::string& text) {
    const std::optional<Point> read = board::parse_vertex(size_, text);
    if (!read) {
      text.empty() ? fields_.fail(base::ErrorCode::BadRequest, name)
                   : fields_.fail(base::ErrorCode::BadPoint, text);
    }
    return read.value_or(Point{0});
  }

  Fields& fields_;
  board::Size size_;
};

template <std::size_t kKind = 0>
std::optional<referee::Action> read_action(const std::string& id, Reader& reader) {
  if constexpr (kKind < referee::kActionKinds) {
    if (id == referee::action_kind(kKind).id) {
      std::variant_alternative_t<kKind, referee::Action> action{};
      visit(reader, action);
      return action;
    }
    return read_action<kKind + 1>(id, reader);
  }
  return std::nullopt;
}

}  // namespace

std::string event_json(const referee::Event& event, board::Size size) {
  JsonWriter out;
  out.open_object().key("event").text(referee::action_kind(event.action.index()).id);
  std::visit(
      [&](const auto& action) {
        Writer writer(out, size);
        visit(writer, action);
      },
      event.action);
  out.key("time").integer(event.at).close_object();
  return out.str();
}

base::Result<referee::Event> event_from(std::string_view text, board::Size size) {
  return event_of(json::parse(text, nullptr, false), size);
}

base::Result<referee::Event> event_of(const json& object, board::Size size) {
  if (!object.is_object()) {
    return base::Error{base::ErrorCode::BadJson, {}, {}};
  }
  Fields fields(object);
  Reader reader(fields, size);
  const std::optional<referee::Action> action = read_action(fields.text("event"), reader);
  if (!action) {
    fields.fail(base::ErrorCode::BadRequest, "event");
  }
  const std::uint64_t time = fields.whole("time").value_or(0);
  if (time > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
    fields.fail(base::ErrorCode::BadNumber, "time");
  }
  if (fields.error()) {
    return *fields.error();
  }
  return referee::Event{*action, static_cast<referee::Milliseconds>(time)};
}

}  // namespace shinpan::api
