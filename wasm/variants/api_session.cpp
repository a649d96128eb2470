#include "wasm/variants/api_session.hpp"

#include "core/board/work_meter.hpp"
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

/// The last text that a description was made of, until it is asked about.
std::optional<variants::DescribedText>& latest_text() {
  static std::optional<variants::DescribedText> latest;
  return latest;
}

Result<variants::DescribedVariant> read(const std::string& puzzle, WorkMeter& meter) {
  std::optional<variants::DescribedText> text = std::exchange(latest_text(), std::nullopt);
  if (text && text->description == puzzle) return std::move(text->variant);
  return variants::read_described_variant(puzzle, meter);
}

}  // namespace

void keep(variants::DescribedText text) { latest_text() = std::move(text); }

Opened open_variant(const std::string& puzzle, const Limits& limits,
                    const ProgressCallback& progress) {
  static std::optional<CompiledPuzzle> latest;
  Result<Budget> budget = budget_of(limits);
  if (!budget) return NoSession{to_problem(budget.error()), StopReason::complete};
  ninefold::ProgressCallback heard = at_reading_speed(progress);
  if (!latest || latest->text != puzzle) {
    WorkMeter::Listener listener;
    if (heard) listener = [&heard](double share) { return heard({0, 0, share, Stage::reading}); };
    WorkMeter meter(budget->time, listener);
    Result<variants::DescribedVariant> described = read(puzzle, meter);
    if (meter.has_ended()) {
      NoSession ended;
      ended.stopped = reason_of(meter);
      return ended;
    }
    if (!described) return NoSession{to_problem(described.error()), StopReason::complete};
    latest.emplace(CompiledPuzzle{puzzle, std::move(described->givens),
                                  variants::VariantEngine(std::move(described->puzzle)),
                                  std::nullopt});
    budget->time = meter.time_left();
  }
  return Session{latest->engine, latest->split, latest->givens, *budget, std::move(heard)};
}

}  // namespace ninefold::api::variant
