#include "core/cli/command.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/lists/state_list.hpp"
#include "core/cli/options/techniques_option.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/step_text.hpp"
#include "core/formats/text/quote.hpp"
#include "core/logic/find.hpp"

#include <array>

namespace ninefold::cli {

namespace {

constexpr Option all_option{"--all", "", "every step, not only the first"};
constexpr Option only_option{"--only", "TECHNIQUE",
                             "only steps of this technique, such as \"X-Wing\""};
constexpr Option hint_tsv_option{"--tsv", "",
                                 "for programs: line, technique, digits, eliminations and\n"
                                 "placements, with tabs between them"};
constexpr std::array hint_options{state_format_option, all_option,       only_option,
                                  leave_out_option,    hint_tsv_option,  all_rules_option,
                                  pairs_option,        no_wrap_option,   time_of_a_state_option,
                                  threads_option,      list_shard_option};

struct Hints {
  bool all = false;
  bool for_programs = false;
  std::optional<logic::Technique> only;
  logic::PathOrder order = logic::usual_path_order();

  std::vector<logic::Step> of(const logic::State& state, logic::Workspace& shared) const {
    std::vector<logic::Step> steps;
    if (!all && !only) {
      std::optional<logic::Step> step = logic::find_next(state, shared, order);
      // What is found once time is up may not be the simplest.
      if (step && !shared.is_stopped()) steps.push_back(std::move(*step));
      return steps;
    }
    for (const logic::Technique technique : only ? logic::PathOrder{*only} : order) {
      logic::Found found =
          logic::find_all(state, technique, logic::StepList::default_budget, &shared);
      for (logic::Step& step : found.steps) steps.push_back(std::move(step));
    }
    if (!all && steps.size() > 1) steps.resize(1);
    return steps;
  }

  std::string text(const SoundState& sound) const {
    const std::string number = std::to_string(sound.number);
    logic::Workspace shared;
    shared.watch(sound.goes_on);
    std::string text;
    for (const logic::Step& step : of(sound.state, shared)) {
      text += for_programs ? number + "\t" + step_columns(sound.state.links().shape(), step) + "\n"
                           : "Line " + number + ": " + step_lines(sound.state, step, sound.rules);
    }
    if (for_programs) {
      for (const logic::Technique technique : shared.given_up()) {
        text += number + "\tgiven up: " + std::string(logic::facts(technique).name) + "\t\t\t\n";
      }
      return text;
    }
    if (sound.state.is_solved()) return "Line " + number + ": solved.\n";
    if (text.empty()) text = "Line " + number + ": no step found.\n";
    for (const logic::Technique technique : shared.given_up()) {
      text += "Line " + number + ": the search for " + std::string(logic::facts(technique).name) +
              " took too long and was given up.\n";
    }
    if (shared.is_stopped()) text += "Line " + number + ": stopped by --time.\n";
    return text;
  }
};

int run_hint(const Arguments& arguments, Output& output) {
  Hints hints;
  hints.all = arguments.has(all_option.name);
  hints.for_programs = arguments.has(hint_tsv_option.name);
  if (const auto name = arguments.value(only_option.name)) {
    hints.only = logic::technique_named(*name);
    if (!hints.only || !logic::can_find(*hints.only)) {
      return refuse(
          "hint", usage_error("--only " + quote(*name), "a technique that this program looks for"));
    }
  }
  std::vector<logic::Technique> without;
  if (const auto error = read_left_out(arguments, without)) return refuse("hint", *error);
  hints.order = logic::path_order({}, without);
  StateAnswer answer;
  answer.sound = [&hints](const SoundState& sound) { return hints.text(sound); };
  answer.unsound = [&hints](int line, std::string_view /*puzzle*/, const std::string& what) {
    return unsound_line(line, std::to_string(line), what, hints.for_programs);
  };
  return answer_state_list("hint", arguments, output, answer);
}

}  // namespace

extern const Command hint_command{
    "hint",
    "the next step that a person could take, and why",
    "For each puzzle prints the simplest step that leads on: the technique, where it\n"
    "is, and what follows. A puzzle with no solution or several, a wrong digit and a\n"
    "struck candidate that belongs to the solution are reported as such. A search that\n"
    "was given up is reported after the steps: there may then be simpler ones.\n",
    hint_options,
    false,
    run_hint,
    state_list_input};

}  // namespace ninefold::cli
