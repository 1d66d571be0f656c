#pragma once

#include <cstddef>

namespace shinpan::cli {

// A long batch whose answers go elsewhere shows on the terminal how far it is.
void show_progress(std::size_t done, std::size_t count);

}  // namespace shinpan::cli
