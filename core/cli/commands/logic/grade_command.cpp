#include "core/cli/command.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/lists/state_list.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/words/given_up_text.hpp"
#include "core/cli/words/grade_text.hpp"
#include "core/logic/explainer/rating.hpp"
#include "core/logic/path.hpp"

#include <array>
#include <optional>
#include <string>

namespace ninefold::cli {

namespace {

constexpr Option grade_tsv_option{
    "--tsv", "",
    "for programs: puzzle, grade, score, hardest technique and steps,\n"
    "with tabs between them; a sixth column where a search was given up"};
constexpr Option er_option{"--er", "",
                           "also the rating that Sudoku Explainer 1.2.1 would give (ER), of\n"
                           "classic 9x9 puzzles; with --tsv a seventh column, with ~ before it\n"
                           "where it is an estimate"};
constexpr std::array grade_options{state_format_option,    grade_tsv_option, er_option,
                                   all_rules_option,       pairs_option,     no_wrap_option,
                                   time_of_a_state_option, threads_option,   list_shard_option};

struct Wanted {
  bool for_programs = false;
  bool er = false;
};

/// Nothing where it is not wanted, not known here, or time ran out.
std::optional<logic::explainer::Rating> rating_of(const SoundState& sound, Wanted wanted,
                                                  logic::Workspace& shared) {
  if (!wanted.er) return std::nullopt;
  return logic::explainer::rating(sound.state, shared);
}

std::string text(const SoundState& sound, Wanted wanted) {
  const bool for_programs = wanted.for_programs;
  logic::Workspace shared;
  shared.watch(sound.goes_on);
  const logic::Graded graded = logic::grade(sound.state, sound.solution, shared);
  const std::string line = "Line " + std::to_string(sound.number) + ": ";
  if (!graded.grade) {
    const std::string words = stopped_words(graded.given_up);
    return for_programs ? std::string(sound.puzzle) + "\t" + words + "\t\t\t\n"
                        : line + "no grade: " + words + ".\n";
  }
  const std::optional<logic::explainer::Rating> er = rating_of(sound, wanted, shared);
  const logic::Grade& grade = *graded.grade;
  const std::string steps = std::to_string(grade.steps);
  const bool is_sure = graded.given_up.empty();
  if (for_programs) {
    return std::string(sound.puzzle) + "\t" + grade_columns(grade) + "\t" + steps +
           (is_sure ? "" : "\tgiven up: " + given_up_columns(graded.given_up)) +
           (wanted.er ? std::string(is_sure ? "\t\t" : "\t") + er_column(er) : "") + "\n";
  }
  const std::string level(logic::level_name(grade.level));
  const std::string hardest(logic::facts(grade.hardest).name);
  const std::string score = std::to_string(grade.score);
  const bool is_singles = grade.hardest <= logic::Technique::hidden_single;
  return line + level + ", score " + score + er_words(er) + ", " + steps +
         (grade.steps == 1 ? " step" : " steps") + (is_singles ? ", singles only" : "") +
         ", hardest " + hardest + "." +
         (is_sure ? "" : " " + given_up_sentences(graded.given_up, "the puzzle may be easier")) +
         "\n";
}

int run_grade(const Arguments& arguments, Output& output) {
  const Wanted wanted{arguments.has(grade_tsv_option.name), arguments.has(er_option.name)};
  StateAnswer answer;
  answer.sound = [wanted](const SoundState& sound) { return text(sound, wanted); };
  answer.unsound = [for_programs = wanted.for_programs](int line, std::string_view puzzle,
                                                        const std::string& what) {
    return unsound_line(line, puzzle, what, for_programs);
  };
  return answer_state_list("grade", arguments, output, answer);
}

}  // namespace

extern const Command grade_command{
    "grade",
    "how hard each puzzle of a list is for a person",
    "For each puzzle prints its grade (Easy, Medium, Hard, Unfair or Extreme), its\n"
    "score, how many steps it takes, and the hardest technique among them. The grade\n"
    "is the same however rows, columns and digits are ordered. If a search was\n"
    "given up, or time ran out before the grade, it says so: which search, and at\n"
    "which step.\n",
    grade_options,
    false,
    run_grade,
    state_list_input};

}  // namespace ninefold::cli
