#include "wasm/variants/api_setting.hpp"

#include "core/formats/iss/described_variant.hpp"
#include "core/generate/setting/changeable.hpp"
#include "core/generate/setting/climbing.hpp"
#include "core/generate/setting/minimal_forms.hpp"
#include "core/generate/setting/redundancy.hpp"
#include "core/generate/variants/variant_clues.hpp"
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
  const variants::Puzzle& asked = session.engine.puzzle();
  const int item = asked.items[clue.item].number;
  if (clue.is_given() && clue.cell < asked.layout.grid_size()) {
    cells.insert(clue.cell);
  } else if (item > 0) {
    rules.insert(item);
  }
}

/// How many forms of a puzzle of any rules are looked for.
constexpr std::uint64_t variant_forms = 8;

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
  const variants::Puzzle& asked = session.engine.puzzle();
  FewestGivens fewest(reply.forms);
  std::set<std::string> known;
  generate::ClueRedundancy left_out;
  for (std::uint64_t seed = 0; seed < variant_forms; ++seed) {
    left_out = generate::find_clues_to_leave_out(asked, generate::WhichClues::givens, seed,
                                                 session.budget, session.progress);
    if (left_out.solutions != 1 || left_out.stopped != StopReason::complete) break;
    std::string form;
    for (const int value : session.givens)
      form.push_back(value >= asked.layout.lowest ? stays : goes);
    for (const generate::PuzzleClue& clue : left_out.clues) {
      if (clue.cell < asked.layout.grid_size()) form[static_cast<std::size_t>(clue.cell)] = goes;
    }
    const auto givens = std::count(form.begin(), form.end(), stays);
    if (known.insert(form).second) fewest.take(static_cast<int>(givens), form);
  }
  reply.found = static_cast<double>(known.size());
  // There may be others.
  const bool is_known = left_out.stopped == StopReason::complete && left_out.clues.empty();
  tell(reply, left_out.solutions, is_known ? StopReason::complete : StopReason::solution_limit,
       stopwatch);
  if (left_out.stopped != StopReason::complete) reply.stopped = name_of(left_out.stopped);
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
    for (const logic::Level level : {logic::Level::easy, logic::Level::medium, logic::Level::hard,
                                     logic::Level::unfair, logic::Level::extreme}) {
      if (name_of(level) == wish.level) climb.level = level;
    }
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
        const generate::ClueRedundancy found = generate::find_redundant_clues(
            session.engine.puzzle(), generate::WhichClues::givens_and_rules, session.budget,
            session.progress);
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
        const variants::Layout& layout = session.engine.puzzle().layout;
        generate::ClueChangeability found = generate::find_changeable_clues(
            session.engine.puzzle(), session.budget, session.progress);
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

Improved improve(const std::string& puzzle, const Improvement& wish, const Limits& limits,
                 const ProgressCallback& progress) {
  Improved reply;
  if (is_described_variant(puzzle)) {
    reply.problem = to_problem(refused(ErrorCode::bad_rule, "rules of any kind",
                                       "houses, moves and pairs of digits alone"));
    return reply;
  }
  const Stopwatch stopwatch;
  const Result<api::Session> session = open_session(puzzle, limits, progress);
  const Result<generate::Climb> climb = read_improvement(wish);
  for (const Error* error : {error_in(session), error_in(climb)}) {
    if (error == nullptr) continue;
    reply.problem = to_problem(*error);
    return reply;
  }
  const Grid& givens = session->puzzle.givens;
  const logic::Links links(gather_constraints(session->puzzle.rules, givens.shape()));
  generate::TryingCallback goes_on;
  if (session->progress) {
    goes_on = [&session](const generate::Trying& trying) {
      return session->progress({Count(trying.tried), trying.nodes, 0});
    };
  }
  const generate::Climbed climbed =
      generate::climb(session->engine, links, givens, *climb, session->budget, goes_on);
  reply.tried = static_cast<double>(climbed.tried);
  tell(reply, climbed.solutions, climbed.stopped, stopwatch);
  const std::optional<logic::Grade>& grade = climbed.best.grade;
  if (!grade) return reply;
  reply.givens = to_digits(climbed.best.givens);
  reply.level = name_of(grade->level);
  reply.score = grade->score;
  reply.hardest = logic::facts(grade->hardest).name;
  return reply;
}

}  // namespace ninefold::api::variant
