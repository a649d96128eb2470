#include "wasm/variants/api_session.hpp"

#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_session.hpp"

#include <optional>
#include <utility>

namespace ninefold::api::variant {

namespace {

/// The last puzzle, compiled: it is mostly asked about several times.
struct CompiledPuzzle {
  std::string text;
  std::vector<int> givens;
  variants::VariantEngine engine;
  std::optional<variants::CountSplit> split;
};

}  // namespace

Result<Session> open_variant(const std::string& puzzle, const Limits& limits,
                             const ProgressCallback& progress) {
  static std::optional<CompiledPuzzle> latest;
  const Result<Budget> budget = budget_of(limits);
  if (!budget) return budget.error();
  if (!latest || latest->text != puzzle) {
    Result<variants::DescribedVariant> read = variants::read_described_variant(puzzle);
    if (!read) return read.error();
    latest.emplace(CompiledPuzzle{puzzle, std::move(read->givens),
                                  variants::VariantEngine(std::move(read->puzzle)), std::nullopt});
  }
  return Session{latest->engine, latest->split, latest->givens, *budget,
                 at_reading_speed(progress)};
}

}  // namespace ninefold::api::variant
