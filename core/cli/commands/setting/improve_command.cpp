#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/climb_options.hpp"
#include "core/cli/options/generate_wish.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/grade_text.hpp"
#include "core/cli/words/unknown_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/formats/text/quote.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/setting/climbing.hpp"
#include "core/generate/variants/variant_climbing.hpp"

#include <array>
#include <limits>
#include <memory>
#include <utility>

namespace ninefold::cli {

namespace {

constexpr Option harder_option{"--harder", "", "a higher score, with no more givens"};
constexpr Option easier_option{"--easier", "", "a lower score, with the same number of givens"};
constexpr Option improve_fewest_option{"--fewest", "", "fewer givens"};
constexpr Option nicer_option{"--nicer", "",
                              "givens in a symmetric pattern, with the same grade if possible\n"
                              "and as few givens as can be found"};
constexpr Option kept_symmetry_option{
    symmetry_option.name, symmetry_option.value,
    "the symmetry that the pattern of givens is to have (none; half-turn\n"
    "with --nicer): givens are added where it is missing. One of",
    symmetry_option.more_help};
constexpr Option improve_seed_option{
    "--seed", "N", "the random choices: another number may lead to another puzzle (0)"};
constexpr Option improve_time_option{
    time_option_name, "SECONDS",
    "go on to the next puzzle after that long, with the best found by then\n(decimals are fine)"};
constexpr std::array improve_options{
    harder_option,        easier_option,        improve_fewest_option, nicer_option,
    kept_symmetry_option, same_solution_option, tries_option,          improve_seed_option,
    format_option,        all_rules_option,     pairs_option,          no_wrap_option,
    improve_time_option,  threads_option,       list_shard_option};

Result<generate::Climb> read_climb(const Arguments& arguments) {
  using generate::Aim;
  generate::Climb climb;
  int aims = 0;
  for (const auto& [option, aim] :
       {std::pair(harder_option, Aim::harder), std::pair(easier_option, Aim::easier),
        std::pair(improve_fewest_option, Aim::fewest), std::pair(nicer_option, Aim::nicer)}) {
    if (!arguments.has(option.name)) continue;
    climb.aim = aim;
    ++aims;
  }
  if (aims != 1) {
    return usage_error(aims == 0 ? "no aim" : "more than one aim",
                       "one of --harder, --easier, --fewest and --nicer");
  }
  const Result<std::uint64_t> seed =
      arguments.number(improve_seed_option.name, 0, std::numeric_limits<std::uint64_t>::max(), 0);
  const Result<std::uint64_t> tries = read_tries(arguments);
  if (!seed || !tries) return !seed ? seed.error() : tries.error();
  climb.seed = *seed;
  climb.tries = *tries;
  climb.keeps_solution = arguments.has(same_solution_option.name);
  if (climb.aim == Aim::nicer) climb.symmetry = generate::Symmetry::half_turn;
  if (const auto name = arguments.value(symmetry_option.name)) {
    const auto symmetry = generate::symmetry_named(*name);
    if (!symmetry) return usage_error("--symmetry " + quote(*name), "one that --help lists");
    climb.symmetry = *symmetry;
  }
  if (climb.aim == Aim::nicer && climb.symmetry == generate::Symmetry::none)
    return usage_error("--symmetry none with --nicer", "another symmetry");
  return climb;
}

/// What a person's logic knows of the rules, for boards of each size that they fit.
class LinksBySize {
 public:
  explicit LinksBySize(const RuleChoice& choice) {
    for (const int size : {4, 6, 9}) {
      const Shape shape = *Shape::of_size(size);
      const Result<std::vector<Rule>> rules = choice.rules(shape);
      if (rules) at(shape) = std::make_unique<logic::Links>(gather_constraints(*rules, shape));
    }
  }

  const logic::Links& of(Shape shape) const {
    return *links_[static_cast<std::size_t>(shape.size())];
  }

 private:
  std::unique_ptr<logic::Links>& at(Shape shape) {
    return links_[static_cast<std::size_t>(shape.size())];
  }

  std::array<std::unique_ptr<logic::Links>, max_size + 1> links_;
};

/// Tells the watch how many of the tries were made.
generate::TryingCallback telling(const ProgressCallback& listener, const generate::Climb& climb) {
  return [&](const generate::Trying& trying) {
    const double share = static_cast<double>(trying.tried) / static_cast<double>(climb.tries + 1);
    return listener({Count(), trying.nodes, share});
  };
}

/// `puzzle` is the best one's text.
Line improved_line(const generate::Climbed& climbed, const std::string& puzzle) {
  const bool is_cancelled = climbed.stopped == StopReason::cancelled;
  const bool has_best = climbed.best.grade.has_value();
  if (const auto unknown =
          unknown_text(climbed.solutions, has_best ? StopReason::complete : climbed.stopped)) {
    return {*unknown, is_cancelled, "nothing better yet"};
  }
  return {puzzle + "\t" + grade_columns(*climbed.best.grade) + "\t" +
              std::to_string(generate::given_cells(climbed.best.givens).count()),
          is_cancelled, "the puzzle that is printed"};
}

Line improved(const Engine& engine, const logic::Links& links, const Grid& givens,
              const generate::Climb& climb, SearchWatch& watch) {
  const ProgressCallback listener = watch.listener();
  const generate::Climbed climbed =
      generate::climb(engine, links, givens, climb, watch.within(), telling(listener, climb));
  return improved_line(climbed, write_puzzle_line(climbed.best.givens));
}

/// What is said of a board that is not improved.
std::string not_improved_text(variants::NoShape why) {
  switch (why) {
    case variants::NoShape::other_board: return "only boards of 4x4, 6x6 and 9x9 are improved";
    case variants::NoShape::other_values:
      return "only boards with the values from 1 to the side are improved";
    case variants::NoShape::no_houses:
      return "boards whose rows and columns may repeat values are not improved";
    case variants::NoShape::none: break;
  }
  return {};
}

Line improved_variant(const IssLine& question, const generate::Climb& climb, SearchWatch& watch) {
  const variants::Puzzle puzzle = question.listed.puzzle();
  const ProgressCallback listener = watch.listener();
  const generate::VariantClimbed result = generate::climb_variant(
      puzzle, generate::swappable_givens(puzzle), climb, watch.within(), telling(listener, climb));
  if (result.why_not != variants::NoShape::none)
    return {"-\t" + not_improved_text(result.why_not), false, {}};
  return improved_line(result.climbed,
                       result.best ? variants::write_iss_text(result.best->items) : "");
}

int run_improve(const Arguments& arguments, Output& output) {
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!share) return refuse("improve", share.error());
  const Result<generate::Climb> climb = read_climb(arguments);
  if (!climb) return refuse("improve", climb.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("improve", is_iss.error());
  const IssAnswer variant{[&](IssLine& question, SearchWatch& watch) {
                            return improved_variant(question, *climb, watch);
                          },
                          unread_text("-\tnot known")};
  if (*is_iss) return answer_iss_list("improve", arguments, *share, output, variant);
  const Result<RuleChoice> choice = RuleChoice::from(arguments);
  if (!choice) return refuse("improve", choice.error());
  const LinksBySize links(*choice);
  LineOfAnswer line;
  line.answer = [&](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                    SearchWatch& watch) {
    return improved(engine, links.of(givens.shape()), givens, *climb, watch);
  };
  line.told = Told::share;
  return answer_puzzle_list("improve", arguments, *share, output, line, variant);
}

}  // namespace

extern const Command improve_command{
    "improve",
    "each puzzle of a list made harder, easier, smaller, or nicer",
    "Swaps a few givens of each puzzle over and over, and continues from each result\n"
    "that is no worse. For each puzzle prints one line: the best puzzle, which has\n"
    "one solution, and after tabs its grade, score and hardest technique, as ninefold\n"
    "grade prints them, and its number of givens. If none was better, it is the puzzle\n"
    "itself. One made harder or smaller is minimal, unless its pattern requires more\n"
    "givens. For a puzzle that has no solution, or several, the line is -, a tab, and\n"
    "why.\n"
    "\n"
    "With --format iss all rules stay, and givens of one value are swapped, on boards\n"
    "of 4x4, 6x6 and 9x9 with the values from 1.\n",
    improve_options,
    false,
    run_improve,
    puzzle_list_input};

}  // namespace ninefold::cli
