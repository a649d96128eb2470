// Bytes -> ISS's text -> an answer: what can be read comes back when written, and a search of few
// nodes gives solutions that obey every rule.

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "tests/fuzz/byte_reader.hpp"
#include "tests/fuzz/require.hpp"

using namespace ninefold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::ByteReader(data, size).rest();
  variants::PuzzleOrError read = variants::read_iss_text(text);
  if (const auto* const error = std::get_if<variants::RuleError>(&read)) {
    fuzz::require(!error->found.empty() && !error->expected.empty(),
                  "an error says what was found and expected");
    return 0;
  }
  const variants::Puzzle puzzle = std::move(*std::get_if<variants::Puzzle>(&read));
  const std::string written = variants::write_iss_text(puzzle.items);
  const variants::PuzzleOrError again = variants::read_iss_text(written);
  const auto* const same = std::get_if<variants::Puzzle>(&again);
  fuzz::require(same != nullptr, "what was written can be read: " + written);
  fuzz::require(variants::write_iss_text(same->items) == written,
                "writing twice is the same: " + written);
  // Large boards only take time.
  if (puzzle.layout.cell_count() > 100 || puzzle.rules.size() > 50) return 0;
  Budget budget;
  budget.nodes = 50;
  const variants::Answer answer = variants::VariantEngine(puzzle).solve(budget);
  if (!answer.solution.empty())
    fuzz::require(variants::is_solution(puzzle, answer.solution), "a solution obeys the rules");
  return 0;
}
