#include "shinpan/api/call.hpp"

#include "objects.hpp"
#include "shinpan/base/version.hpp"

#include <cstdlib>
#include <cstring>

namespace shinpan::c {

char* copied(std::string_view text) noexcept {
  auto* const out = static_cast<char*>(std::malloc(text.size() + 1));
  if (out != nullptr) {
    std::memcpy(out, text.data(), text.size());
    out[text.size()] = '\0';
  }
  return out;
}

namespace {

// The preset as the list has it, whose strings live as long as the library.
const rules::Ruleset* preset_named(const char* name) {
  const base::Result<rules::Ruleset> read = rules::parse_rules(text_of(name, SHINPAN_TO_ZERO));
  if (read) {
    for (const rules::Ruleset& preset : rules::presets()) {
      if (preset.id == read->id) {
        return &preset;
      }
    }
  }
  return nullptr;
}

}  // namespace
}  // namespace shinpan::c

using namespace shinpan;

int shinpan_api_version(void) {
  return SHINPAN_API_VERSION;
}

const char* shinpan_version(void) {
  return base::kVersion;
}

char* shinpan_call(const char* request, size_t length) {
  return c::guarded<char*>(nullptr,
                           [&] { return c::copied(api::call(c::text_of(request, length))); });
}

void shinpan_free(char* text) {
  std::free(text);
}

size_t shinpan_rules_count(void) {
  return c::guarded<size_t>(0, [] { return rules::presets().size(); });
}

const char* shinpan_rules_id(size_t index) {
  return c::guarded<const char*>(nullptr, [&]() -> const char* {
    const auto presets = rules::presets();
    return index < presets.size() ? presets[index].id.c_str() : nullptr;
  });
}

const char* shinpan_rules_find(const char* name) {
  return c::guarded<const char*>(nullptr, [&]() -> const char* {
    const rules::Ruleset* const preset = c::preset_named(name);
    return preset != nullptr ? preset->id.c_str() : nullptr;
  });
}

int32_t shinpan_rules_komi(const char* name) {
  return c::guarded<int32_t>(INT32_MIN, [&] {
    const rules::Ruleset* const preset = c::preset_named(name);
    return preset != nullptr ? preset->komi.halves : INT32_MIN;
  });
}
