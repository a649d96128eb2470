#include "core/cli/lists/variant_state.hpp"

#include "core/board/layout.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/words/rule_names.hpp"
#include "core/variants/logic/variant_logic.hpp"

#include <string>

namespace ninefold::cli {

std::string no_logic_text(const variants::Layout& layout) {
  if (variants::shape_for_logic(layout)) return {};
  const std::string limit =
      "human logic knows boards of up to nine rows, columns and values; this one has ";
  if (layout.rows > max_size) return limit + std::to_string(layout.rows) + " rows";
  if (layout.columns > max_size) return limit + std::to_string(layout.columns) + " columns";
  return limit + std::to_string(layout.value_count()) + " values";
}

namespace {

// As many lines as there are, without the last one's end.
Line line_of(std::string text) {
  if (!text.empty()) text.pop_back();
  return {std::move(text), false, {}};
}

}  // namespace

Line answer_variant_state(const IssLine& line, SearchWatch& watch, const StateAnswer& answer) {
  const auto unsound = [&](const std::string& what) {
    return line_of(answer.unsound(line.number, line.text, what));
  };
  if (!line.contradiction.empty()) return unsound(line.contradiction);
  if (const std::string none = no_logic_text(line.listed.layout()); !none.empty())
    return unsound(none);
  const variants::VariantEngine engine = line.listed.engine();
  const variants::Answer solved = engine.solve(watch.within({}), watch.listener());
  if (solved.stopped == StopReason::cancelled) return {"", true, ""};
  if (solved.stopped == StopReason::time_limit) return unsound(std::string(time_was_up));
  if (solved.solutions == Count(0)) return unsound("no solution");
  if (solved.solutions > Count(1)) return unsound("several solutions");
  WorkMeter meter = watch.meter(Stage::preparing);
  const variants::Puzzle puzzle = line.listed.puzzle();
  const variants::VariantLogic logic(puzzle, &meter);
  if (meter.ended() == WorkMeter::Ended::by_listener) return {"", true, ""};
  if (meter.has_ended()) return unsound(std::string(time_was_up));
  const Grid solution = grid_of(logic.links().shape(), solved.solution);
  const auto goes_on = [&watch] { return !is_interrupted() && watch.within({}).time.count() > 0; };
  const std::vector<std::string> rules = rule_names(puzzle);
  std::string text =
      answer.sound({line.number, line.text, logic.start(), solution, rules, goes_on});
  if (is_interrupted()) return {"", true, ""};
  return line_of(std::move(text));
}

std::string unread_state(const IssLine& line, const StateAnswer& answer) {
  return line_of(answer.unsound(line.number, line.text, std::string(time_was_up))).text;
}

}  // namespace ninefold::cli
