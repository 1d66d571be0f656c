#include "record_invariants.hpp"
#include "shinpan/base/utf8.hpp"
#include "shinpan/record/charset.hpp"

#include <cstddef>
#include <cstdint>

namespace {

using shinpan::fuzz::require;

// Writing a tree gives the same tree again, whatever the bytes.
void check_tree(const std::string& bytes) {
  using namespace shinpan::record;
  const SgfTree tree = parse_sgf(bytes);
  const std::string written = write_sgf(tree);
  const SgfTree again = parse_sgf(written);
  require(again.issues().empty());
  require(again.node_count() == tree.node_count());
  require(again.games().size() == tree.games().size());
  require(write_sgf(again) == written);
  for (SgfTree::Node node = 0; node < tree.node_count(); ++node) {
    require(tree.properties(node) == again.properties(node));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace shinpan;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  check_tree(bytes);
  require(base::is_utf8(record::decode(bytes).utf8));
  if (const auto import = record::read(bytes)) {
    fuzz::check_games(import->games);
  }
  return 0;
}
