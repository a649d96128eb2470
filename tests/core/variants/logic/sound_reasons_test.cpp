// Reasons of single rules before they are cut to what a search among the fillings strikes: each
// strikes only what the rule strikes by itself.

#include "core/variants/logic/reasons/rule_reasons.hpp"
#include "core/variants/logic/rule_fillings.hpp"
#include "tests/core/logic/meanings/drawn_puzzles.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/random.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndex;
using variants::CellIndexes;
using variants::Mask;
using variants::Model;

namespace {

/// A rule alone, with what the rest of the puzzle says of which of its cells differ.
struct LoneRule {
  LoneRule(const variants::Puzzle& puzzle, const Model& board, const variants::Rule& rule)
      : model(puzzle.layout) {
    variants::contribute(rule, puzzle, model);
    const variants::RuleFillings alone(model);
    const CellIndexes& cells = alone.cells();
    for (std::size_t number = 0; number < board.different.size(); ++number) {
      CellIndexes among;
      for (const CellIndex cell : board.different[number]) {
        if (std::binary_search(cells.begin(), cells.end(), cell)) among.push_back(cell);
      }
      if (among.size() > 1) model.different.add(among);
    }
    const bool is_in_grid = !cells.empty() && cells.back() < puzzle.layout.grid_size();
    if (is_in_grid && !alone.is_candidates_alone())
      fillings = std::make_unique<variants::RuleFillings>(model);
  }

  Model model;
  std::unique_ptr<variants::RuleFillings> fillings;  ///< none of what nobody looks at
};

/// Some candidates of every cell, that of the solution among them; few in some boards, many in
/// others.
std::vector<Mask> random_candidates(const std::vector<int>& solution, int value_count,
                                    Random& random) {
  const int percent = 10 + random.below(85);
  std::vector<Mask> masks;
  for (const int digit : solution) {
    Mask mask = variants::mask_of(digit - 1);
    for (int value = 0; value < value_count; ++value) {
      if (random.chance(percent)) mask |= variants::mask_of(value);
    }
    masks.push_back(mask);
  }
  return masks;
}

class CheckedReasons {
 public:
  /// Fails where a reason of the rule strikes what some filling has.
  void look(const std::string& text, const variants::Rule& rule, LoneRule& lone,
            const std::shared_ptr<const variants::Peers>& peers, std::span<const Mask> masks) {
    const variants::RuleReasons reasons(rule, lone.model, peers);
    const variants::RuleFillings::Left left = lone.fillings->left_of(masks);
    const CellIndexes& cells = lone.fillings->cells();
    if (left.gave_up) return;
    for (const variants::Deduction& deduction : reasons.find(masks)) {
      for (const auto& [cell, struck] : deduction.struck) {
        const auto* const place = std::lower_bound(cells.begin(), cells.end(), cell);
        REQUIRE((place != cells.end() && *place == cell));
        const Mask kept = left.masks[static_cast<std::size_t>(place - cells.begin())];
        INFO(text << "\n"
                  << rule.kind->name << ", cell " << cell << ", reason "
                  << logic::reason_kind_names()[static_cast<std::size_t>(deduction.reason.kind)]);
        if ((struck & kept) != 0) FAIL("strikes what a filling has");
      }
      ++counts_[deduction.reason.kind];
    }
  }

  /// Fails where, with a digit of the solution in its cell, the rest of a sum is not what the
  /// others make in the solution.
  void look_at_rests(const variants::RuleReasons& reasons, const LoneRule& lone,
                     std::span<const Mask> masks, const std::vector<int>& solution) {
    for (const CellIndex cell : lone.fillings->cells()) {
      const auto rest = reasons.rest_of_sum(masks, cell, solution[cell] - 1);
      if (!rest) continue;
      int sum = 0;
      for (const Cell other : rest->cells) sum += solution[other] - 1 + lone.model.lowest;
      CHECK(sum == rest->sum);
      ++counts_[logic::ReasonKind::rest_of_sum];
    }
  }

  const std::map<logic::ReasonKind, int>& counts() const { return counts_; }

 private:
  std::map<logic::ReasonKind, int> counts_;
};

void look_at(const std::string& text, const std::vector<int>& solution, Random& random,
             CheckedReasons& checked) {
  const variants::Puzzle puzzle = read_variant(text);
  if (puzzle.layout.cell_count() != static_cast<int>(solution.size())) return;
  Model board(puzzle.layout);
  const variants::CellLists houses = puzzle.houses();
  for (std::size_t number = 0; number < houses.size(); ++number)
    board.differ_with_any_values(houses[number]);
  for (const variants::Rule& rule : puzzle.rules) variants::contribute(rule, puzzle, board);
  const auto peers =
      std::make_shared<const variants::Peers>(puzzle.layout.cell_count(), board.different);
  for (const variants::Rule& rule : puzzle.rules) {
    if (rule.kind->contribute == nullptr) continue;
    LoneRule lone(puzzle, board, rule);
    if (!lone.fillings) continue;
    for (int round = 0; round < 4; ++round) {
      const std::vector<Mask> masks =
          random_candidates(solution, puzzle.layout.value_count(), random);
      checked.look(text, rule, lone, peers, masks);
      checked.look_at_rests(variants::RuleReasons(rule, lone.model, peers), lone, masks, solution);
    }
  }
}

/// X-sums at both ends of every row, and palindromes of two cells, of a board that keeps them:
/// kinds that nobody draws elsewhere.
std::pair<std::string, std::vector<int>> sums_and_palindromes(Random& random) {
  std::vector<int> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(digits);
  std::vector<int> solution;
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9;
    solution.push_back(digits[static_cast<std::size_t>((row * 3 + row / 3 + cell % 9) % 9)]);
  }
  std::string text;
  for (int row = 0; row < 9; ++row) {
    text += ".XSum~R" + std::to_string(row + 1);
    for (const bool is_left : {true, false}) {
      const auto at = [&](int place) {
        return solution[static_cast<std::size_t>(row * 9 + (is_left ? place : 8 - place))];
      };
      int sum = 0;
      for (int place = 0; place < at(0); ++place) sum += at(place);
      text += "~" + std::to_string(sum);
    }
  }
  // The second row of three begins three digits on.
  for (int row = 0; row < 9; row += 3) {
    text += ".Palindrome~R" + std::to_string(row + 1) + "C4~R" + std::to_string(row + 2) + "C1";
  }
  return {text, solution};
}

/// Arrows from pills of two cells of a row, of a board that keeps them.
std::pair<std::string, std::vector<int>> pills(Random& random) {
  std::vector<int> solution = sums_and_palindromes(random).second;
  std::string text;
  while (std::count(text.begin(), text.end(), '.') < 12) {
    const int pill = 9 * random.below(9) + random.below(8);
    const auto at = [&](int cell) { return solution[static_cast<std::size_t>(cell)]; };
    int rest = 10 * at(pill) + at(pill + 1);
    std::string shaft;
    std::vector<int> cells{pill, pill + 1};
    while (rest > 0 && rest < 40) {
      const int cell = random.below(81);
      if (std::find(cells.begin(), cells.end(), cell) != cells.end()) continue;
      cells.push_back(cell);
      rest -= at(cell);
      shaft += "~R" + std::to_string(cell / 9 + 1) + "C" + std::to_string(cell % 9 + 1);
    }
    if (rest != 0) continue;
    const std::string row = "~R" + std::to_string(pill / 9 + 1) + "C";
    text += ".PillArrow~2" + row + std::to_string(pill % 9 + 1) + row +
            std::to_string(pill % 9 + 2) + shaft;
  }
  return {text, solution};
}

}  // namespace

TEST_CASE("No reason of a rule strikes what a filling of its cells has",
          "[variants][logic][reasons]") {
  CheckedReasons checked;
  Random random(random_seed());
  for (const KindToDraw& kind : kinds_to_draw()) {
    const int wished = share_of(kind.name.starts_with("mixtures") ? 60 : 6);
    for (int number = 0; number < wished; ++number) {
      const auto drawn = kind.draw(random_seed(), static_cast<std::uint64_t>(number));
      // Classic ones have no rules but houses and pairs.
      if (drawn && drawn->text.starts_with('.'))
        look_at(drawn->text, drawn->solution, random, checked);
    }
  }
  for (int number = 0; number < share_of(30); ++number) {
    const auto [text, solution] = sums_and_palindromes(random);
    look_at(text, solution, random, checked);
    const auto [arrows, kept] = pills(random);
    look_at(arrows, kept, random, checked);
  }
  using enum logic::ReasonKind;
  for (const logic::ReasonKind kind :
       {equal, partners, partner_twice, rising, falling, sum, sum_tight, count_of_sum,
        sets_by_count, place_of_clue, rest_of_sum, number_in_pill}) {
    INFO(logic::reason_kind_names()[static_cast<std::size_t>(kind)]);
    CHECK(checked.counts().contains(kind));
  }
}
