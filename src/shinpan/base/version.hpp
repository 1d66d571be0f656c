#pragma once

namespace shinpan::base {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace shinpan::base
