#include "tests/core/logic/meanings/drawn_puzzles.hpp"

#include "core/formats/constraints/description.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/kinds.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/known_items/definitions.hpp"
#include "tests/core/variants/known_items/known_items.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <utility>
#include <variant>

namespace ninefold::tests {

namespace {

/// Rules as --rules takes them, beyond those of the generators' kinds.
constexpr std::array rules_beside_kinds{
    "latin",
    "diagonals:falling",
    "taxicab",
    "pairs:26.23",
    "torus-pairs:26.23",
    "torus-knight,torus-pairs:26.23",
    "knight,king",
    "latin,jigsaw:"
    "111122233111222333112223333445556666444555666444455566777788899777888999778889999",
    "latin,jigsaw:"
    "111122233111222333112223333445556666444555666444455566777788899777888999778889999,diagonals",
};

std::vector<int> values_of(const Grid& grid) {
  std::vector<int> values;
  for (int cell = 0; cell < grid.shape().cell_count(); ++cell) {
    values.push_back(grid[static_cast<Cell>(cell)]);
  }
  return values;
}

KindToDraw kind_of_rules(const std::string& name, const std::string& rules, int size) {
  const Shape shape = *Shape::of_size(size);
  const std::vector<Rule> list = read_rules(rules, shape).value();
  struct Parts {
    generate::Generator generator;
    std::shared_ptr<const logic::Links> links;
    std::shared_ptr<const Meaning> meaning;
  };
  const auto parts = std::make_shared<const Parts>(
      Parts{std::move(generate::Generator::create(shape, list)).value(),
            std::make_shared<const logic::Links>(gather_constraints(list, shape)),
            std::make_shared<const Meaning>(ForbiddenTable(list, shape))});
  return {name, [parts](std::uint64_t seed, std::uint64_t number) -> std::optional<DrawnPuzzle> {
            const auto made = parts->generator.make({}, {seed, number}).puzzle;
            if (!made) return std::nullopt;
            std::string text;
            for (const int digit : values_of(made->givens)) text += std::to_string(digit);
            return DrawnPuzzle{text, parts->links, logic::State(*parts->links, made->givens),
                               values_of(made->solution), parts->meaning};
          }};
}

/// A cell as R1C1 on a board of side 9.
int cell_named(const std::string& name) { return (name[1] - '1') * 9 + name[3] - '1'; }

/// The cells of a row R1 or a column C1.
std::vector<int> line_named(const std::string& name) {
  std::vector<int> cells;
  const int line = name[1] - '1';
  for (int place = 0; place < 9; ++place)
    cells.push_back(name[0] == 'R' ? line * 9 + place : place * 9 + line);
  return cells;
}

/// The cells of the diagonal that begins at one on the left side or the upper one and goes down, or
/// on another side and goes up.
std::vector<int> diagonal_from(int start) {
  std::vector<int> cells;
  int row = start / 9;
  int column = start % 9;
  const int down = column == 0 || row == 0 ? 1 : -1;
  const int right = column == 0 || (row == 8 && column != 8) ? 1 : -1;
  for (; row >= 0 && row < 9 && column >= 0 && column < 9; row += down, column += right)
    cells.push_back(row * 9 + column);
  return cells;
}

/// What an item of a generated puzzle says, by its definition.
RuleMeaning meaning_of_placed(const variants::Item& item) {
  RuleMeaning meaning;
  std::vector<int> cells;
  int number = 0;
  for (const std::string& argument : item.arguments) {
    if (argument.size() == 2 && (argument[0] == 'R' || argument[0] == 'C')) {
      cells = line_named(argument);
    } else if (argument[0] == 'R') {
      cells.push_back(cell_named(argument));
    } else {
      number = std::stoi(argument);
    }
  }
  const auto pair_of = [&](std::function<bool(int, int)> allows) {
    meaning.rules.push_back(known::pair(cells[0], cells[1], std::move(allows)));
  };
  if (item.name == "Cage") {
    meaning.rules.push_back(known::sum(cells, std::vector<int>(cells.size(), 1), number));
    meaning.total = number;
    known::add_different(cells, meaning.rules);
  } else if (item.name == "Thermo") {
    known::add_steps(cells, std::less<>(), meaning.rules);
  } else if (item.name == "Arrow") {
    std::vector<int> factors(cells.size(), 1);
    factors[0] = -1;
    meaning.rules.push_back(known::sum(cells, factors, 0));
  } else if (item.name == "Whisper") {
    known::add_steps(
        cells, [](int a, int b) { return std::abs(a - b) >= 5; }, meaning.rules);
  } else if (item.name == "Renban") {
    meaning.rules.push_back(known::whole(cells, known::is_run));
    known::add_different(cells, meaning.rules);
  } else if (item.name == "Sandwich") {
    meaning.rules.push_back(known::sandwich(cells, 9, number));
  } else if (item.name == "LittleKiller") {
    cells = diagonal_from(cells[0]);
    meaning.rules.push_back(known::sum(cells, std::vector<int>(cells.size(), 1), number));
    meaning.total = number;
  } else if (item.name == "WhiteDot") {
    pair_of([](int a, int b) { return std::abs(a - b) == 1; });
  } else if (item.name == "BlackDot") {
    pair_of([](int a, int b) { return a == 2 * b || b == 2 * a; });
  } else {
    pair_of([total = item.name == "X" ? 10 : 5](int a, int b) { return a + b == total; });
  }
  return meaning;
}

std::optional<DrawnPuzzle> drawn(const std::string& text, const variants::Puzzle& puzzle,
                                 std::vector<RuleMeaning> meanings, std::vector<int> solution,
                                 int side) {
  // Each item but givens is a rule, so that numbers of rules are those of meanings.
  if (puzzle.rules.size() != meanings.size()) return std::nullopt;
  Random none(0);
  const auto logic = std::make_shared<const variants::VariantLogic>(puzzle);
  return DrawnPuzzle{
      text,
      {logic, &logic->links()},
      logic->start(),
      std::move(solution),
      std::make_shared<const Meaning>(side, KnownItems(side, none).houses(), std::move(meanings))};
}

KindToDraw kind_of_placed(const generate::PuzzleKind& kind) {
  return {std::string(kind.name),
          [kind](std::uint64_t seed, std::uint64_t number) -> std::optional<DrawnPuzzle> {
            const generate::PlacedOutcome made = make_placed(
                *kind.placed, {{0, kind.usual_givens + 8}, logic::Level::extreme}, {seed, number});
            if (!made.puzzle) return std::nullopt;
            std::vector<RuleMeaning> meanings;
            std::string text;
            for (const variants::Item& item : made.puzzle->puzzle.items) {
              // Givens are no rules.
              if (item.name != "Given") meanings.push_back(meaning_of_placed(item));
              text += "." + item.name;
              for (const std::string& argument : item.arguments) text += "~" + argument;
            }
            return drawn(text, made.puzzle->puzzle, std::move(meanings),
                         values_of(made.puzzle->solution), 9);
          }};
}

/// Items that a full board keeps, those alone whose texts begin in one way, and a few givens of it.
/// There may be more solutions, but here no technique counts on one.
std::optional<DrawnPuzzle> draw_mixture(int side, Random& random, std::string_view beginning) {
  std::vector<int> board = full_board(side, random);
  KnownItems items(side, random);
  std::string text = ".Shape~" + std::to_string(side) + "x" + std::to_string(side);
  std::vector<RuleMeaning> meanings;
  std::set<std::string> keys;
  const auto take = [&](const KnownItem& item) {
    if (item.text.empty() || !item.text.starts_with(beginning) || !is_kept(item, board))
      return false;
    if (!item.key.empty() && !keys.insert(item.key).second) return false;
    text += item.text;
    meanings.push_back({item.rules, item.total});
    return true;
  };
  for (int cell = 0; cell < side * side; ++cell) {
    if (!random.chance(side == 9 ? 18 : 8)) continue;
    text += ".~R" + std::to_string(cell / side + 1) + "C" + std::to_string(cell % side + 1) + "_" +
            std::to_string(board[static_cast<std::size_t>(cell)]);
  }
  if (random.chance(50)) {
    const KnownItem global = items.global();
    // A mark between two cells takes them from the negative rules.
    if (global.text.find("Strict") == std::string::npos) take(global);
  }
  const int wished = 8 + random.below(side * 2);
  for (int tried = 0, made = 0; tried < 3000 && made < wished; ++tried) {
    made += take(items.item()) ? 1 : 0;
  }
  const variants::PuzzleOrError read = variants::read_iss_text(text);
  const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
  if (puzzle == nullptr) return std::nullopt;
  return drawn(text, *puzzle, std::move(meanings), std::move(board), side);
}

KindToDraw kind_of_mixtures(const std::string& name, int side, const std::string& beginning = {}) {
  return {
      name,
      [side, beginning](std::uint64_t seed, std::uint64_t number) -> std::optional<DrawnPuzzle> {
        Random random(seed * 1'000'003 + number);
        return draw_mixture(side, random, beginning);
      }};
}

}  // namespace

std::vector<KindToDraw> kinds_to_draw() {
  std::vector<KindToDraw> kinds;
  for (const generate::PuzzleKind& kind : generate::puzzle_kinds()) {
    const std::string rules = kind.rules.empty() ? "classic" : std::string(kind.rules);
    kinds.push_back(kind.placed ? kind_of_placed(kind)
                                : kind_of_rules(std::string(kind.name), rules, kind.size));
  }
  for (const char* const rules : rules_beside_kinds) {
    kinds.push_back(kind_of_rules(rules, rules, 9));
  }
  for (const int side : {6, 9})
    kinds.push_back(kind_of_mixtures("mixtures " + std::to_string(side), side));
  // Among mixtures these are too rare to be judged every time.
  kinds.push_back(kind_of_mixtures("lunchboxes", 9, ".Lunchbox"));
  return kinds;
}

}  // namespace ninefold::tests
