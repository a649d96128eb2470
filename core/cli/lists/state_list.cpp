#include "core/cli/lists/state_list.hpp"

#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/variant_state.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/cli/words/step_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/state_line.hpp"
#include "core/formats/text/quote.hpp"
#include "core/logic/path.hpp"

#include <array>
#include <memory>

namespace ninefold::cli {

namespace {

/// The links of the chosen rules for boards of every size.
class LinkChoice {
 public:
  const logic::Links& links(Shape shape, const RuleChoice& rules) {
    std::unique_ptr<logic::Links>& links = links_[static_cast<std::size_t>(shape.size())];
    // The engine was made of the same rules before, so that they fit the board.
    if (!links) {
      links = std::make_unique<logic::Links>(gather_constraints(*rules.rules(shape), shape));
    }
    return *links;
  }

 private:
  std::array<std::unique_ptr<logic::Links>, max_size + 1> links_;
};

std::string answer_line(const Engine& engine, const logic::Links& links, const StateLine& line,
                        const StateAnswer& answer) {
  const ProgressCallback goes_on = [](const Progress&) { return !is_interrupted(); };
  Answer solved = engine.solve(line.values, {}, goes_on);
  // Even where a digit was placed wrongly, the givens still say what is right.
  if (solved.solutions == Count(0)) solved = engine.solve(line.givens, {}, goes_on);
  if (solved.stopped == StopReason::cancelled) return {};
  const std::string puzzle = write_puzzle_line(line.values);
  const auto unsound = [&](const std::string& what) {
    return answer.unsound(line.number, puzzle, what);
  };
  if (solved.solutions == Count(0)) return unsound("no solution");
  if (solved.solutions > Count(1)) return unsound("several solutions");
  logic::State state(links, line.givens);
  for (const Cell cell : links.all_cells()) {
    if (line.values[cell] != line.givens[cell]) state.place({cell, line.values[cell]});
  }
  for (const StateLine::Struck& struck : line.struck) state.strike({struck.cell, struck.digit});
  if (const auto mistake = logic::find_mistake(state, *solved.solution)) {
    return unsound(mistake_text(links.shape(), *mistake) + " is wrong");
  }
  return answer.sound({line.number, puzzle, state, *solved.solution, {}});
}

}  // namespace

int answer_state_list(std::string_view command, const Arguments& arguments, Output& output,
                      const StateAnswer& answer) {
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse(command, is_iss.error());
  if (*is_iss) {
    return answer_iss_list(command, arguments, {}, output,
                           [&answer](IssLine& line, SearchWatch& watch) {
                             return answer_variant_state(line, watch, answer);
                           });
  }
  Result<RuleChoice> rules = RuleChoice::from(arguments);
  if (!rules) return refuse(command, rules.error());
  Input input(arguments.file(), output);
  LinkChoice choice;
  for (std::uint64_t answered = 0;; ++answered) {
    if (is_interrupted()) return input.interrupted(answered_words(answered));
    const Result<std::optional<StateLine>> line = next_state_line(input.text());
    if (!line) return input.fail(line.error());
    if (!line->has_value()) {
      if (answered > 0) return input.finish();
      const TextPlace place = input.text().place();
      return input.fail({ErrorCode::unexpected_end, place.line, place.column, std::nullopt,
                         end_of_input, "a puzzle"});
    }
    const StateLine& state = **line;
    const Result<const Engine*> engine = rules->engine(state.givens.shape());
    if (!engine) {
      Error error = engine.error();
      error.line = state.number;
      error.column = 1;
      return input.fail(error);
    }
    const logic::Links& links = choice.links(state.givens.shape(), *rules);
    const std::string text = answer_line(**engine, links, state, answer);
    if (text.empty() && is_interrupted()) return input.interrupted(answered_words(answered));
    output.write(text);
  }
}

}  // namespace ninefold::cli
