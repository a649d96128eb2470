#include "core/cli/words/unknown_text.hpp"

namespace ninefold::cli {

std::optional<std::string> unknown_text(int solutions, StopReason stopped) {
  if (solutions > 1) return "-\tseveral solutions";
  if (stopped != StopReason::complete) return "-\tnot known";
  if (solutions == 0) return "-\tno solution";
  return std::nullopt;
}

}  // namespace ninefold::cli
