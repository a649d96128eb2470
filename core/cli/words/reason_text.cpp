#include "core/cli/words/reason_text.hpp"

#include "core/cli/words/reasons/reason_words.hpp"

namespace ninefold::cli {

std::string reason_text(const logic::Links& links, const logic::Step& step,
                        std::span<const std::string> rules) {
  return ReasonWords(links, step, rules).text();
}

}  // namespace ninefold::cli
