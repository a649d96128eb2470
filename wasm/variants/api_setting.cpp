#include "wasm/variants/api_setting.hpp"

#include "core/formats/iss/described_variant.hpp"
#include "core/generate/setting/changeable.hpp"
#include "core/generate/setting/climbing.hpp"
#include "core/generate/setting/minimal_forms.hpp"
#include "core/generate/setting/redundancy.hpp"
#include "core/generate/variants/variant_climbing.hpp"
#include "core/generate/variants/variant_clues.hpp"
#include "core/generate/variants/variant_forms.hpp"
#include "wasm/shared/api_logic_answers.hpp"
#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"
#include "wasm/variants/api_session.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace ninefold::api::variant {

namespace {

using generate::Aim;
using variants::is_described_variant;

template <typename Reply>
void tell(Reply& reply, int solutions, StopReason stopped, const Stopwatch& stopwatch) {
  reply.solutions = solutions;
  reply.stopped = name_of(stopped);
  reply.milliseconds = stopwatch.milliseconds();
}

/// Asks about a puzzle of houses and moves or, otherwise, about one of any rules. The reply gets
/// the problem of a text that is neither.
template <typename Reply, typename OfClassic, typename OfVariant>
Reply ask(const std::string& puzzle, const Limits& limits, const ProgressCallback& progress,
          OfClassic of_classic, OfVariant of_variant) {
  Reply reply;
  const Stopwatch stopwatch;
  if (is_described_variant(puzzle)) {
    const Opened session = open_variant(puzzle, limits, progress);
    if (session) {
      of_variant(*session, stopwatch, reply);
    } else {
      session.tell(reply);
    }
    return reply;
  }
  const Result<api::Session> session = open_session(puzzle, limits, progress);
  if (session) {
    of_classic(*session, stopwatch, reply);
  } else {
    reply.problem = to_problem(session.error());
  }
  return reply;
}

/// Clues of the text are told by their items, those of the cells by their cells.
void tell_clue(const Session& session, const generate::PuzzleClue& clue, std::set<int>& cells,
               std::set<int>& rules) {
  const variants::Puzzle& asked = session.puzzle;
  const int item = asked.items[clue.item].number;
  if (clue.is_given() && clue.cell < asked.layout.grid_size()) {
    cells.insert(clue.cell);
  } else if (item > 0) {
    rules.insert(item);
  }
}

/// Of a form, for each cell.
constexpr char stays = '1';
constexpr char goes = '0';

/// Keeps the forms with the fewest givens.
class FewestGivens {
 public:
  explicit FewestGivens(std::vector<std::string>& forms) : forms_(forms) {}

  void take(int givens, const std::string& form) {
    const auto place = std::upper_bound(counts_.begin(), counts_.end(), givens);
    if (place - counts_.begin() >= most_forms) return;
    forms_.insert(forms_.begin() + (place - counts_.begin()), form);
    counts_.insert(place, givens);
    if (static_cast<int>(forms_.size()) <= most_forms) return;
    forms_.pop_back();
    counts_.pop_back();
  }

 private:
  std::vector<std::string>& forms_;
  std::vector<int> counts_;
};

void forms_of_variant(const Session& session, const Stopwatch& stopwatch, MinimalForms& reply) {
  const variants::Layout& layout = session.engine.layout();
  FewestGivens fewest(reply.forms);
  const generate::MinimalForms found = generate::visit_variant_forms(
      session.puzzle,
      [&](const generate::VariantForm& visited) {
        std::string form;
        for (const int value : session.givens)
          form.push_back(value >= layout.lowest ? stays : goes);
        for (const generate::PuzzleClue& clue : visited.left_out) {
          if (clue.cell < layout.grid_size()) form[static_cast<std::size_t>(clue.cell)] = goes;
        }
        fewest.take(static_cast<int>(std::count(form.begin(), form.end(), stays)), form);
        return true;
      },
      session.budget, session.progress);
  reply.found = static_cast<double>(found.found);
  tell(reply, found.solutions, found.stopped, stopwatch);
}

Error refused(ErrorCode code, const std::string& found, const std::string& expected) {
  Error error;
  error.code = code;
  error.found = found;
  error.expected = expected;
  return error;
}

Result<generate::Climb> read_improvement(const Improvement& wish) {
  generate::Climb climb;
  constexpr std::array aims{std::pair("harder", Aim::harder), std::pair("easier", Aim::easier),
                            std::pair("fewest", Aim::fewest), std::pair("nicer", Aim::nicer)};
  const auto* const aim = std::find_if(aims.begin(), aims.end(),
                                       [&wish](const auto& one) { return one.first == wish.aim; });
  if (aim == aims.end()) return refused(ErrorCode::unexpected_text, wish.aim, "an aim");
  climb.aim = aim->second;
  const Result<std::uint64_t> seed = whole_number(wish.seed, 0, largest_whole_number);
  const Result<std::uint64_t> number = whole_number(wish.number, 0, largest_whole_number);
  const Result<std::uint64_t> tries = whole_number(wish.tries, 0, largest_whole_number);
  for (const Error* error : {error_in(seed), error_in(number), error_in(tries)}) {
    if (error != nullptr) return *error;
  }
  climb.seed = *seed;
  climb.number = *number;
  climb.tries = *tries;
  climb.keeps_solution = wish.keeps_solution;
  if (!wish.symmetry.empty()) {
    const auto symmetry = generate::symmetry_named(wish.symmetry);
    if (!symmetry) return refused(ErrorCode::unexpected_text, wish.symmetry, "a symmetry");
    climb.symmetry = *symmetry;
  }
  if (!wish.level.empty()) {
    climb.level = level_named(wish.level);
    if (!climb.level) return refused(ErrorCode::unexpected_text, wish.level, "a grade");
  }
  return climb;
}

}  // namespace

SetClues redundant(const std::string& puzzle, const Limits& limits,
                   const ProgressCallback& progress) {
  return ask<SetClues>(
      puzzle, limits, progress,
      [](const api::Session& session, const Stopwatch& stopwatch, SetClues& reply) {
        const generate::Redundancy found = generate::find_redundant_givens(
            session.engine, session.puzzle.givens, session.budget, session.progress);
        for (const Cell cell : found.cells) reply.cells.push_back(cell);
        tell(reply, found.solutions, found.stopped, stopwatch);
      },
      [](const Session& session, const Stopwatch& stopwatch, SetClues& reply) {
        const generate::ClueRedundancy found =
            generate::find_redundant_clues(session.puzzle, generate::WhichClues::givens_and_rules,
                                           session.budget, session.progress);
        std::set<int> cells;
        std::set<int> rules;
        for (const generate::PuzzleClue& clue : found.clues) tell_clue(session, clue, cells, rules);
        reply.cells.assign(cells.begin(), cells.end());
        reply.rules.assign(rules.begin(), rules.end());
        tell(reply, found.solutions, found.stopped, stopwatch);
      });
}

SetClues changeable(const std::string& puzzle, const Limits& limits,
                    const ProgressCallback& progress) {
  return ask<SetClues>(
      puzzle, limits, progress,
      [](const api::Session& session, const Stopwatch& stopwatch, SetClues& reply) {
        const generate::Changeability found = generate::find_changeable_givens(
            session.engine, session.puzzle.givens, session.budget, session.progress);
        for (const generate::ChangeableGiven& given : found.givens) {
          reply.cells.push_back(given.cell);
          reply.digits.push_back(static_cast<int>(given.digits.bits()));
        }
        tell(reply, found.solutions, found.stopped, stopwatch);
      },
      [](const Session& session, const Stopwatch& stopwatch, SetClues& reply) {
        const variants::Layout& layout = session.engine.layout();
        generate::ClueChangeability found =
            generate::find_changeable_clues(session.puzzle, session.budget, session.progress);
        std::sort(found.clues.begin(), found.clues.end(), [](const auto& one, const auto& other) {
          return one.clue.cell < other.clue.cell;
        });
        for (const generate::ChangeableClue& given : found.clues) {
          if (given.clue.cell >= layout.grid_size()) continue;
          reply.cells.push_back(given.clue.cell);
          int digits = 0;
          for (const int value : given.values) digits |= 1 << (value - layout.lowest);
          reply.digits.push_back(digits);
        }
        tell(reply, found.solutions, found.stopped, stopwatch);
      });
}

MinimalForms minimal_forms(const std::string& puzzle, const Limits& limits,
                           const ProgressCallback& progress) {
  return ask<MinimalForms>(
      puzzle, limits, progress,
      [](const api::Session& session, const Stopwatch& stopwatch, MinimalForms& reply) {
        const Grid& givens = session.puzzle.givens;
        FewestGivens fewest(reply.forms);
        const generate::MinimalForms found = generate::visit_minimal_forms(
            session.engine, givens,
            [&](const CellSet& cells) {
              std::string form(static_cast<std::size_t>(givens.shape().cell_count()), goes);
              for (const Cell cell : cells) form[cell] = stays;
              fewest.take(cells.count(), form);
              return true;
            },
            session.budget, session.progress);
        reply.found = static_cast<double>(found.found);
        tell(reply, found.solutions, found.stopped, stopwatch);
      },
      forms_of_variant);
}

namespace {

/// The parts of the work that were done so far, told in place of solutions.
generate::TryingCallback telling(const ninefold::ProgressCallback& progress) {
  if (!progress) return {};
  return [&progress](const generate::Trying& trying) {
    return progress({Count(trying.tried), trying.nodes, 0});
  };
}

void tell_climbed(const generate::Climbed& climbed, const Stopwatch& stopwatch, Improved& reply) {
  reply.tried = static_cast<double>(climbed.tried);
  tell(reply, climbed.solutions, climbed.stopped, stopwatch);
  const std::optional<logic::Grade>& grade = climbed.best.grade;
  if (!grade) return;
  reply.givens = to_digits(climbed.best.givens);
  reply.level = name_of(grade->level);
  reply.score = grade->score;
  reply.hardest = logic::facts(grade->hardest).name;
}

/// What the board does not say, the rules' text may: givens in it are rules, and stay.
std::vector<generate::PuzzleClue> givens_of_board(const variants::Puzzle& puzzle) {
  std::vector<generate::PuzzleClue> givens = generate::swappable_givens(puzzle);
  std::erase_if(givens, [&puzzle](const generate::PuzzleClue& clue) {
    return puzzle.items[clue.item].number > 0;
  });
  return givens;
}

}  // namespace

Improved improve(const std::string& puzzle, const Improvement& wish, const Limits& limits,
                 const ProgressCallback& progress) {
  const Result<generate::Climb> climb = read_improvement(wish);
  if (!climb) {
    Improved reply;
    reply.problem = to_problem(climb.error());
    return reply;
  }
  return ask<Improved>(
      puzzle, limits, progress,
      [&climb](const api::Session& session, const Stopwatch& stopwatch, Improved& reply) {
        const Grid& givens = session.puzzle.givens;
        const logic::Links links(gather_constraints(session.puzzle.rules, givens.shape()));
        tell_climbed(generate::climb(session.engine, links, givens, *climb, session.budget,
                                     telling(session.progress)),
                     stopwatch, reply);
      },
      [&climb](const Session& session, const Stopwatch& stopwatch, Improved& reply) {
        const variants::Puzzle& asked = session.puzzle;
        const generate::VariantClimbed result = generate::climb_variant(
            asked, givens_of_board(asked), *climb, session.budget, telling(session.progress));
        if (result.why_not != variants::NoShape::none) {
          reply.problem = to_problem(refused(ErrorCode::bad_rule, "a board of another kind",
                                             "4x4, 6x6 or 9x9 cells, and houses of all digits"));
          return;
        }
        tell_climbed(result.climbed, stopwatch, reply);
      });
}

}  // namespace ninefold::api::variant
