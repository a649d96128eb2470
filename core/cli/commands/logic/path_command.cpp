#include "core/cli/command.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/lists/state_list.hpp"
#include "core/cli/options/techniques_option.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/given_up_text.hpp"
#include "core/cli/words/step_text.hpp"
#include "core/logic/find.hpp"
#include "core/logic/path.hpp"

#include <array>

namespace ninefold::cli {

namespace {

constexpr Option path_tsv_option{"--tsv", "",
                                 "for programs: line, technique, digits, eliminations and\n"
                                 "placements, with tabs between them"};
constexpr Option prefer_option{"--prefer", "TECHNIQUE,...",
                               "take these before all that are not simpler, by their scores"};
constexpr std::array path_options{state_format_option, prefer_option,          leave_out_option,
                                  path_tsv_option,     all_rules_option,       pairs_option,
                                  no_wrap_option,      time_of_a_state_option, threads_option,
                                  list_shard_option};

int run_path(const Arguments& arguments, Output& output) {
  const bool for_programs = arguments.has(path_tsv_option.name);
  std::vector<logic::Technique> preferred;
  std::vector<logic::Technique> without;
  if (const auto names = arguments.value(prefer_option.name)) {
    if (const auto error = read_techniques(prefer_option, *names, preferred))
      return refuse("path", *error);
  }
  if (const auto error = read_left_out(arguments, without)) return refuse("path", *error);
  StateAnswer answer;
  answer.sound = [for_programs, &preferred, &without](const SoundState& sound) {
    const std::string number = std::to_string(sound.number);
    std::string text = for_programs ? "" : "Line " + number + ":\n";
    int count = 0;
    logic::Workspace shared;
    shared.watch(sound.goes_on);
    const logic::Path path =
        logic::find_path(sound.state, sound.solution, shared, preferred, without);
    logic::State state = sound.state;
    for (const logic::Step& step : path.steps) {
      text += for_programs ? number + "\t" + step_columns(state.links().shape(), step) + "\n"
                           : std::to_string(++count) + ". " + step_lines(state, step, sound.rules);
      logic::apply(step, state);
    }
    std::vector<logic::GivenUp> given_up = path.given_up;
    std::string end = "Solved.\n";
    if (path.is_stopped) {
      const std::string words = stopped_words(given_up);
      end = for_programs ? number + "\t" + words + "\t\t\t\n" : "Not solved: " + words + ".\n";
      given_up.pop_back();
    } else if (for_programs) {
      end.clear();
    }
    if (given_up.empty()) return text + end;
    text += for_programs ? number + "\tgiven up: " + given_up_columns(given_up) + "\t\t\t"
                         : given_up_sentences(given_up, "a simpler step may have been missed");
    return text + "\n" + end;
  };
  answer.unsound = [for_programs](int line, std::string_view /*puzzle*/, const std::string& what) {
    return unsound_line(line, std::to_string(line), what, for_programs);
  };
  return answer_state_list("path", arguments, output, answer);
}

}  // namespace

extern const Command path_command{
    "path",
    "every step from a puzzle to its solution",
    "For each puzzle prints the steps that solve it, each the simplest that leads\n"
    "on. Where none does, a cell is filled in from the solution (Brute Force). If a\n"
    "search was given up, or time ran out before the solution, a line after the steps\n"
    "says which search, and at which step.\n",
    path_options,
    false,
    run_path,
    state_list_input};

}  // namespace ninefold::cli
