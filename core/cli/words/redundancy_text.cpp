#include "core/cli/words/redundancy_text.hpp"

namespace ninefold::cli {

std::optional<std::string> unknown_redundancy_text(const generate::Redundancy& redundancy) {
  if (redundancy.solutions > 1) return "-\tseveral solutions";
  if (redundancy.stopped != StopReason::complete) return "-\tnot known";
  if (redundancy.solutions == 0) return "-\tno solution";
  return std::nullopt;
}

}  // namespace ninefold::cli
