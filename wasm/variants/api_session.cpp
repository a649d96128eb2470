#include "wasm/variants/api_session.hpp"

#include "core/board/work_meter.hpp"
#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_session.hpp"

#include <chrono>
#include <optional>
#include <utility>
#include <variant>

namespace ninefold::api::variant {

namespace {

/// The last puzzle, compiled: it is mostly asked about several times.
struct CompiledPuzzle {
  std::string text;
  variants::DescribedVariant described;
  variants::VariantEngine engine;
  std::optional<variants::CountSplit> split;
};

/// The last text that a description was made of, until it is asked about.
std::optional<variants::DescribedText>& latest_text() {
  static std::optional<variants::DescribedText> latest;
  return latest;
}

/// What the description was made of, if it is the last one that was made.
std::optional<variants::DescribedVariant> made_before(const std::string& puzzle) {
  std::optional<variants::DescribedText> text = std::exchange(latest_text(), std::nullopt);
  if (!text || text->description != puzzle) return std::nullopt;
  return std::move(text->variant);
}

/// `latest` is the puzzle that was asked about last, if any: a digit that is typed leaves its rules
/// as they are.
Result<variants::DescribedVariant> read(const std::string& puzzle, const CompiledPuzzle* latest,
                                        WorkMeter& meter) {
  if (latest != nullptr && variants::have_same_rules(puzzle, latest->text)) {
    Result<variants::DescribedVariant> other = variants::with_cells_of(latest->described, puzzle);
    if (other) return other;
  }
  return variants::read_described_variant(puzzle, meter);
}

/// Takes from `time` what it took. What needs no reading is not metered, since that looks at the
/// clock.
std::variant<variants::DescribedVariant, NoSession> read_in_time(
    const std::string& puzzle, const CompiledPuzzle* latest,
    const ninefold::ProgressCallback& heard, std::chrono::milliseconds& time) {
  WorkMeter::Listener listener;
  if (heard) listener = [&heard](double share) { return heard({0, 0, share, Stage::reading}); };
  WorkMeter meter(time, listener);
  Result<variants::DescribedVariant> described = read(puzzle, latest, meter);
  if (meter.has_ended()) {
    NoSession ended;
    ended.stopped = reason_of(meter);
    return ended;
  }
  if (!described) return NoSession{to_problem(described.error()), StopReason::complete};
  time = meter.time_left();
  return std::move(*described);
}

/// The puzzle with rules that were made ready before, where it has the same.
CompiledPuzzle compiled(const std::string& puzzle, variants::DescribedVariant described,
                        const CompiledPuzzle* latest) {
  const bool has_same_rules =
      latest != nullptr && variants::have_same_rules(puzzle, latest->text) &&
      described.puzzle.layout.grid_size() == latest->described.puzzle.layout.grid_size();
  std::shared_ptr<const variants::PreparedRules> rules =
      has_same_rules ? latest->engine.rules() : variants::prepare(described.puzzle);
  variants::Givens givens = described.puzzle.givens;
  return {puzzle, std::move(described),
          variants::VariantEngine(std::move(rules), std::move(givens)), std::nullopt};
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
    const CompiledPuzzle* const known = latest ? &*latest : nullptr;
    std::optional<variants::DescribedVariant> described = made_before(puzzle);
    if (!described) {
      auto read = read_in_time(puzzle, known, heard, budget->time);
      if (auto* const none = std::get_if<NoSession>(&read)) return std::move(*none);
      described = std::move(*std::get_if<variants::DescribedVariant>(&read));
    }
    latest = compiled(puzzle, std::move(*described), known);
  }
  const variants::DescribedVariant& described = latest->described;
  return Session{latest->engine, described.puzzle, described.givens,
                 latest->split,  *budget,          std::move(heard)};
}

}  // namespace ninefold::api::variant
