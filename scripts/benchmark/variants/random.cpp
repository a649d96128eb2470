// Prints sparse puzzles at random, a line each: random SEED
//   KIND MODE CELLS TEXT      with tabs between them; \n in TEXT is a line
// of every kind of rules, and of pairs of kinds, in three densities: CELLS is how much of the board
// the clues speak of, in percent. There are no givens but where the kind is one. Clues are drawn
// from what each kind says of its arguments, so that a new kind is among them without a line here;
// only kinds with a syntax of their own are written by hand.
//   true      all clues are true on one random grid
//   extreme   the same, and of several clues each time the one with the largest number, or smallest
//   equal     all clues have the same number
//   side      all clues are true, and of rows alone, or of columns alone
//   untrue    for kinds without a number: one clue more, which need not be true
// A kind for which none can be made is named on standard error, and the exit is 1.

#include "core/generate/basics/random.hpp"
#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace ninefold;
using variants::CellIndex;
using variants::Item;
using variants::Kind;
using variants::Parameter;
using variants::ParameterKind;

namespace {

using generate::Random;
using Items = std::vector<Item>;

std::optional<variants::Puzzle> read(const Items& items) {
  auto made = variants::make_puzzle(items);
  auto* const puzzle = std::get_if<variants::Puzzle>(&made);
  if (puzzle == nullptr) return std::nullopt;
  return std::move(*puzzle);
}

Item item(std::string name, std::vector<std::string> arguments = {}) {
  Item made;
  made.name = std::move(name);
  made.arguments = std::move(arguments);
  return made;
}

template <typename List>
const auto& one_of(const List& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

int between(int least, int most, Random& random) {
  return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

// A board and a full grid on it.
struct Ground {
  Items board;
  variants::Layout layout;
  std::vector<int> values;
};

// A grid that a few random givens lead to.
std::optional<Ground> ground_of(const Items& board, Random& random) {
  constexpr int tries = 30;
  for (int turn = 0; turn < tries; ++turn) {
    std::optional<variants::Puzzle> puzzle = read(board);
    if (!puzzle) return std::nullopt;
    const variants::Layout layout = puzzle->layout;
    Items items = board;
    const int givens = turn < tries / 2 ? 6 : 2;
    for (int given = 0; given < givens; ++given) {
      const auto cell = static_cast<CellIndex>(between(0, layout.grid_size() - 1, random));
      const int value = between(layout.lowest, layout.highest, random);
      items.push_back(item("", {layout.name(cell) + "_" + std::to_string(value)}));
      items.back().name = "Given";
    }
    puzzle = read(items);
    if (!puzzle) continue;
    Budget budget;
    budget.nodes = 20'000;
    const variants::VariantEngine engine(std::move(*puzzle));
    variants::Answer answer = engine.solve(budget);
    if (!answer.solution.empty()) return Ground{board, layout, std::move(answer.solution)};
  }
  return std::nullopt;
}

// Draws clues of one kind on a ground.
class Clues {
 public:
  Clues(const Kind& kind, const Ground& ground, Random& random)
      : kind_(kind), ground_(ground), random_(random) {}

  struct Clue {
    Item item;
    std::size_t cells = 0;  // that it speaks of
    std::optional<int> number;
    char line = ' ';  // R or C for clues beside a line
  };

  /// A clue that holds, or with `may_be_untrue` any that can be read.
  std::optional<Clue> draw(bool may_be_untrue = false) {
    constexpr int tries = 3000;
    for (int turn = 0; turn < tries; ++turn) {
      std::optional<Clue> clue = try_to_draw(may_be_untrue);
      if (clue) return clue;
    }
    return std::nullopt;
  }

  /// The same clue with another number; false where that cannot be read.
  bool set_number(Clue& clue, int number) const {
    const std::optional<std::size_t> place = place_of_number(clue.item);
    if (!place) return false;
    clue.item.arguments[*place] = std::to_string(number);
    return read(with(clue.item)).has_value();
  }

 private:
  Items with(const Item& more) const {
    Items items = ground_.board;
    items.push_back(more);
    return items;
  }

  bool holds(const variants::Puzzle& puzzle) const {
    return puzzle.layout.cell_count() == ground_.layout.cell_count() &&
           variants::is_solution(puzzle, ground_.values);
  }

  std::string cell() { return ground_.layout.name(any_cell()); }
  CellIndex any_cell() {
    return static_cast<CellIndex>(between(0, ground_.layout.grid_size() - 1, random_));
  }

  // Cells one beside the other, by edges or corners; or anywhere, one time in four.
  std::vector<std::string> path(int least) {
    const int length =
        std::max(least, between(std::max(2, least), std::max(least, 2) + 3, random_));
    const variants::Layout& layout = ground_.layout;
    std::vector<CellIndex> cells{any_cell()};
    const bool is_anywhere = random_.below(4) == 0;
    const bool has_corners = random_.below(2) == 0;
    for (int turn = 0; turn < 60 && static_cast<int>(cells.size()) < length; ++turn) {
      CellIndex next = any_cell();
      if (!is_anywhere) {
        variants::Place place = layout.place(cells.back());
        const int down = between(-1, 1, random_);
        const int right = has_corners || down == 0 ? between(-1, 1, random_) : 0;
        place.row += down;
        place.column += right;
        const auto found = layout.at(place);
        if (!found || place.group != 0) continue;
        next = *found;
      }
      if (std::find(cells.begin(), cells.end(), next) == cells.end()) cells.push_back(next);
    }
    std::vector<std::string> names;
    for (const CellIndex cell : cells) names.push_back(layout.name(cell));
    // Cells beside the grid where there are some.
    if (!layout.groups.empty() && layout.cell_count() > layout.grid_size() && random_.below(2) == 0)
      names[0] = layout.name(
          static_cast<CellIndex>(between(layout.grid_size(), layout.cell_count() - 1, random_)));
    return names;
  }

  std::string value() {
    return std::to_string(between(ground_.layout.lowest, ground_.layout.highest, random_));
  }
  std::string six_bits(const std::vector<bool>& bits) const {
    std::string text;
    for (std::size_t i = 0; i < bits.size(); i += 6) {
      std::size_t character = 0;
      for (std::size_t bit = 0; bit < 6 && i + bit < bits.size(); ++bit)
        character |= (bits[i + bit] ? std::size_t{1} : 0) << bit;
      text += variants::six_bit_characters[character];
    }
    return text;
  }
  // Bytes as base64url.
  static std::string base64(const std::string& bits) {
    std::string text;
    for (std::size_t i = 0; i < (bits.size() + 7) / 8 * 8; i += 6) {
      std::size_t character = 0;
      for (std::size_t bit = i; bit < i + 6; ++bit)
        character = character * 2 + (bit < bits.size() && bits[bit] == '1' ? 1 : 0);
      text += variants::six_bit_characters[character];
    }
    return text;
  }
  static std::string binary(int number, int width) {
    std::string bits;
    for (int bit = width - 1; bit >= 0; --bit) bits += (number >> bit & 1) != 0 ? '1' : '0';
    return bits;
  }

  // What stands for a text of the kind's own.
  std::optional<std::string> own_text() {
    const int values = ground_.layout.value_count();
    if (kind_.name == "NFA") {
      // Few states, of which the first begins; most moves are there.
      const int states = between(2, 4, random_);
      std::string bits = binary(1, 2) + binary(1, 4) + binary(values - 1, 4) + binary(1, 2) +
                         binary(between(1, states - 1, random_), 2) + "0";
      for (int state = 0; state < states; ++state) {
        std::string moves;
        std::string targets;
        for (int symbol = 0; symbol < values; ++symbol) {
          const bool is_there = random_.below(4) != 0;
          moves = (is_there ? '1' : '0') + moves;
          if (is_there) targets += binary(between(0, states - 1, random_), 2);
        }
        bits += moves + targets;
      }
      return base64(bits);
    }
    if (kind_.name == "Regex") {
      std::string pattern;
      for (int part = between(2, 3, random_); part > 0; --part) {
        pattern += "[" + value() + value() + value() + value() + "]";
        if (random_.below(2) == 0) pattern += ".*";
      }
      std::string bits;
      for (const char character : pattern) bits += binary(character, 8);
      return base64(bits);
    }
    std::vector<bool> table(static_cast<std::size_t>(values * values));
    const bool is_symmetric = kind_.name.back() == 'X';
    for (int a = 0; a < values; ++a) {
      for (int b = 0; b < values; ++b) {
        table[static_cast<std::size_t>(a * values + b)] =
            is_symmetric && b < a ? table[static_cast<std::size_t>(b * values + a)]
                                  : random_.below(10) < 6;
      }
    }
    return six_bits(table);
  }

  std::optional<std::size_t> place_of_number(const Item& item) const {
    for (std::size_t place = kind_.parameters.size(); place-- > 0;) {
      const Parameter& parameter = kind_.parameters[place];
      const bool is_number =
          parameter.kind == ParameterKind::number || parameter.kind == ParameterKind::clue;
      if (is_number && place < item.arguments.size() && !item.arguments[place].empty())
        return place;
    }
    return std::nullopt;
  }

  std::optional<Clue> try_to_draw(bool may_be_untrue) {
    if (kind_.name == "Given") return given(may_be_untrue);
    if (kind_.name == "Or" || kind_.name == "And") return block(may_be_untrue);
    if (kind_.name == "Replicate") return copies();
    Clue clue;
    clue.item.name = std::string(kind_.name);
    const auto length = static_cast<std::size_t>(ground_.layout.rows);
    bool has_clue = false;
    const bool is_first_clue = random_.below(2) == 0;
    std::optional<std::size_t> sought;
    for (const Parameter& parameter : kind_.parameters) {
      std::vector<std::string>& arguments = clue.item.arguments;
      // What may be left out altogether means the cells around.
      const bool may_be_missing = parameter.presence == variants::Presence::may_be_missing ||
                                  (parameter.kind == ParameterKind::cells && parameter.least == 0);
      if (may_be_missing) continue;
      switch (parameter.kind) {
        case ParameterKind::number:
          // The last one is sought; those before are small.
          sought = arguments.size();
          arguments.push_back(std::to_string(between(std::max(parameter.least, 0) + 1,
                                                     std::max(parameter.least, 0) + 2, random_)));
          break;
        case ParameterKind::clue:
          if (has_clue != is_first_clue) {
            sought = arguments.size();
            arguments.push_back(std::to_string(std::max(parameter.least, 1)));
          } else {
            arguments.emplace_back();
          }
          has_clue = true;
          break;
        case ParameterKind::word: arguments.emplace_back(one_of(parameter.words, random_)); break;
        case ParameterKind::values: {
          std::string values = value();
          if (random_.below(2) == 0) values += "_" + value();
          arguments.push_back(values);
          break;
        }
        case ParameterKind::each_value:
          arguments.push_back(value());
          if (random_.below(2) == 0) arguments.push_back(value());
          break;
        case ParameterKind::cell:
          arguments.push_back(cell());
          clue.cells += 4;
          break;
        case ParameterKind::cells: {
          const auto cells = path(parameter.least);
          clue.cells += cells.size();
          arguments.insert(arguments.end(), cells.begin(), cells.end());
          break;
        }
        case ParameterKind::cell_lists: {
          const auto some = path(2);
          const auto others = path(2);
          clue.cells += some.size() + others.size();
          arguments.insert(arguments.end(), some.begin(), some.end());
          arguments.emplace_back("-");
          arguments.insert(arguments.end(), others.begin(), others.end());
          break;
        }
        case ParameterKind::line: {
          clue.line = random_.below(2) == 0 ? 'R' : 'C';
          const int lines = clue.line == 'R' ? ground_.layout.rows : ground_.layout.columns;
          arguments.push_back(clue.line + std::to_string(between(1, lines, random_)));
          clue.cells += length;
          break;
        }
        case ParameterKind::group: arguments.emplace_back(); break;
        case ParameterKind::text:
        case ParameterKind::texts:
          if (!parameter.example.empty()) {
            arguments.emplace_back(parameter.example);
          } else if (auto text = own_text()) {
            arguments.push_back(*text);
            // Lists of such kinds follow their text.
            if (parameter.name == "table") arguments.emplace_back();
          }
          break;
      }
    }
    // An empty name stands for none where cells have one.
    if (!sought) return checked(std::move(clue), may_be_untrue);
    return with_number(std::move(clue), *sought, may_be_untrue);
  }

  std::optional<Clue> checked(Clue clue, bool may_be_untrue) const {
    const std::optional<variants::Puzzle> puzzle = read(with(clue.item));
    if (!puzzle) return std::nullopt;
    if (!may_be_untrue && !holds(*puzzle)) return std::nullopt;
    return clue;
  }

  // With the largest number for which it holds: small ones often say nothing.
  std::optional<Clue> with_number(Clue clue, std::size_t place, bool may_be_untrue) {
    constexpr int most_tried = 100;
    const Parameter* sought = nullptr;
    for (const Parameter& parameter : kind_.parameters) {
      if (parameter.kind == ParameterKind::number || parameter.kind == ParameterKind::clue)
        sought = &parameter;
    }
    const int least = std::max(0, sought->least);
    if (may_be_untrue) {
      clue.item.arguments[place] = std::to_string(between(least + 1, least + 20, random_));
      return checked(std::move(clue), true);
    }
    if (!checked(clue, true)) return std::nullopt;  // whatever the number
    for (int number = std::min(most_tried, sought->most); number >= least; --number) {
      clue.item.arguments[place] = std::to_string(number);
      const std::optional<variants::Puzzle> puzzle = read(with(clue.item));
      if (!puzzle || !holds(*puzzle)) continue;
      clue.number = number;
      return clue;
    }
    return std::nullopt;
  }

  std::optional<Clue> given(bool may_be_untrue) {
    const CellIndex cell = any_cell();
    std::string text = ground_.layout.name(cell);
    if (!may_be_untrue) text += "_" + std::to_string(ground_.values[cell]);
    for (int more = between(may_be_untrue ? 1 : 0, 2, random_); more > 0; --more)
      text += "_" + value();
    Clue clue;
    clue.item = item("Given", {text});
    clue.cells = 1;
    return checked(std::move(clue), may_be_untrue);
  }

  // Parts that are cages: some of them true.
  std::optional<Clue> block(bool may_be_untrue) {
    const Kind* const cage = variants::find_kind("Cage");
    Clues cages(*cage, ground_, random_);
    Clue clue;
    clue.item.name = std::string(kind_.name);
    for (int part = 0; part < 2; ++part) {
      const bool is_any = part > 0 && kind_.name == "Or";
      std::optional<Clue> drawn = cages.draw(is_any || may_be_untrue);
      if (!drawn) return std::nullopt;
      clue.cells += drawn->cells;
      clue.item.parts.push_back(std::move(drawn->item));
    }
    return checked(std::move(clue), may_be_untrue);
  }

  // A relation of two neighbours, wherever it holds, one time in three.
  std::optional<Clue> copies() {
    const variants::Layout& layout = ground_.layout;
    std::vector<bool> targets(static_cast<std::size_t>(layout.grid_size()));
    Clue clue;
    for (int row = 0; row < layout.rows; ++row) {
      for (int column = 0; column + 1 < layout.columns; ++column) {
        const CellIndex cell = layout.at(row, column);
        if (ground_.values[cell] <= ground_.values[cell + 1U] || random_.below(3) != 0) continue;
        targets[cell] = true;
        clue.cells += 2;
      }
    }
    clue.item = item("Replicate", {six_bits(targets)});
    clue.item.parts.push_back(item("GreaterThan", {layout.name(0), layout.name(1)}));
    return checked(std::move(clue), false);
  }

  const Kind& kind_;
  const Ground& ground_;
  Random& random_;
};

// Regions that hang together, made of boxes by exchanging cells.
std::string random_jigsaw(Random& random) {
  constexpr int side = 9;
  std::array<int, side * side> region{};
  for (int cell = 0; cell < side * side; ++cell)
    region[static_cast<std::size_t>(cell)] = cell / 27 * 3 + cell % 9 / 3;
  const auto hangs_together = [&](int wanted) {
    std::vector<int> reached;
    std::array<bool, side * side> seen{};
    const auto visit = [&](int cell) {
      const auto place = static_cast<std::size_t>(cell);
      if (region[place] != wanted || seen[place]) return;
      seen[place] = true;
      reached.push_back(cell);
    };
    for (int cell = 0; cell < side * side && reached.empty(); ++cell) visit(cell);
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const int cell = reached[next];
      if (cell % side > 0) visit(cell - 1);
      if (cell % side + 1 < side) visit(cell + 1);
      if (cell >= side) visit(cell - side);
      if (cell + side < side * side) visit(cell + side);
    }
    return reached.size() == side;
  };
  for (int turn = 0; turn < 4000; ++turn) {
    int& one = region[random.below(side * side)];
    int& other = region[random.below(side * side)];
    if (one == other) continue;
    std::swap(one, other);
    if (!hangs_together(one) || !hangs_together(other)) std::swap(one, other);
  }
  std::string text;
  for (const int number : region) text += static_cast<char>('0' + number);
  return text;
}

// What stands on the board besides clues, and which kind the clues are of.
struct Setting {
  Items board;
  std::string clues;
};

// Rules that stand for the whole board, which have clues of others beside them.
Setting setting_of(const Kind& kind, Random& random) {
  static const std::array<std::string, 4> companions{"Cage", "Thermo", "LittleKiller", "WhiteDot"};
  const std::string name(kind.name);
  std::string companion = one_of(companions, random);
  if (name == "Shape") {
    const int rows = between(6, 11, random);
    const int columns = between(6, 11, random);
    std::string values;
    if (random.below(3) == 0) {
      const int lowest = between(0, 1, random);
      values = std::to_string(lowest) + "-" +
               std::to_string(lowest + std::max(rows, columns) - 1 + between(0, 2, random));
    }
    std::vector<std::string> arguments{std::to_string(rows) + "x" + std::to_string(columns)};
    if (!values.empty()) arguments.push_back(values);
    return {{item("Shape", std::move(arguments))}, companion};
  }
  if (name == "Var")
    return {{item("Var", {"A", "", "3"})}, companion == "WhiteDot" ? "Cage" : companion};
  if (name == "NoBoxes") return {{item("NoBoxes")}, companion};
  if (name == "RegionSize") return {{item("Shape", {"8x8"}), item("RegionSize", {"4"})}, companion};
  if (name == "SearchPriority") return {{item("SearchPriority", {"2", "R5C5", "R4C4"})}, companion};
  if (name == "FullRankTies") return {{item("FullRankTies", {"any"})}, "FullRank"};
  if (name == "Jigsaw")
    return {{item("NoBoxes"), item("Jigsaw", {random_jigsaw(random)})}, companion};
  if (name == "ChaosConstruction")
    return {{item("Shape", {"6x6"}), item("ChaosConstruction")}, companion};
  if (name == "ChaosArrow" || name == "ChaosCount")
    return {{item("Shape", {"6x6"}), item("ChaosConstruction")}, name};
  if (name == "ConnectedValues") {
    Items board{item("Shape", {"6x6", "1-6", "Raw"})};
    for (int value = 1; value <= 6; ++value)
      board.push_back(item("ConnectedValues", {"", std::to_string(value), "6"}));
    return {board, "Given"};
  }
  if (name == "Doppelganger")
    return {{item("Shape", {"9x9", "0-9"}), item("Doppelganger")}, companion};
  if (name == "Diagonal")
    return {{item("Diagonal", {random.below(2) == 0 ? "1" : "-1"})}, companion};
  // No dot is true where none is said to be there.
  if (name.rfind("Strict", 0) == 0)
    return {{item(name)}, companion == "WhiteDot" ? "Cage" : companion};
  if (kind.parameters.empty() && kind.name != "Or" && kind.name != "And")
    return {{item(name)}, companion};
  return {{}, name};
}

class Puzzles {
 public:
  explicit Puzzles(std::uint64_t seed) : seed_(seed) {}

  int print() {
    int missing = 0;
    std::vector<const Kind*> all;
    for (const auto& kinds : variants::all_kinds()) {
      for (const Kind& kind : kinds) all.push_back(&kind);
    }
    std::vector<const Kind*> for_pairs;
    for (std::size_t number = 0; number < all.size(); ++number) {
      Random random(seed_, number);
      const int printed = print_kind(*all[number], random);
      if (printed == 0) {
        std::cerr << "random: no puzzle of kind " << all[number]->name << '\n';
        ++missing;
      }
      if (printed > 0 && setting_of(*all[number], random).board.empty())
        for_pairs.push_back(all[number]);
    }
    Random random(seed_, all.size());
    for (int pair = 0; pair < pairs; ++pair) {
      const Kind& one = *one_of(for_pairs, random);
      const Kind& other = *one_of(for_pairs, random);
      if (&one != &other) print_pair(one, other, random);
    }
    return missing == 0 ? 0 : 1;
  }

 private:
  static constexpr int pairs = 40;
  static constexpr std::array<int, 3> densities{20, 45, 80};  // percent of cells
  static constexpr std::size_t most_clues = 24;

  using Clue = Clues::Clue;

  // Clues until they speak of so much of the board; fewer where no more can be found.
  static std::vector<Clue> draw(Clues& clues, int percent, const Ground& ground,
                                const std::string& mode, Random& random) {
    std::vector<Clue> drawn;
    const auto wanted = static_cast<std::size_t>(percent * ground.layout.grid_size() / 100);
    const bool is_largest = random.below(2) == 0;
    const char side = random.below(2) == 0 ? 'R' : 'C';
    std::size_t cells = 0;
    for (int in_vain = 0; cells < wanted && drawn.size() < most_clues && in_vain < 60;) {
      std::optional<Clue> clue = clues.draw();
      if (!clue) break;
      if (mode == "extreme") {
        for (int more = 0; more < 5; ++more) {
          std::optional<Clue> another = clues.draw();
          if (another && another->number && clue->number &&
              (*another->number > *clue->number) == is_largest)
            clue = std::move(another);
        }
      }
      const bool is_known = std::any_of(drawn.begin(), drawn.end(), [&](const Clue& other) {
        return other.item.arguments == clue->item.arguments && other.item.parts.empty();
      });
      if (is_known || (mode == "side" && clue->line != side)) {
        ++in_vain;
        continue;
      }
      cells += std::max<std::size_t>(1, clue->cells);
      drawn.push_back(std::move(*clue));
    }
    if (mode == "equal") {
      const int number = one_of(drawn, random).number.value_or(1);
      for (Clue& clue : drawn) clues.set_number(clue, number);
    }
    if (mode == "untrue") {
      if (std::optional<Clue> clue = clues.draw(true)) drawn.push_back(std::move(*clue));
    }
    return drawn;
  }

  static bool print_one(const std::string& name, const std::string& mode, int percent,
                        const Ground& ground, const std::vector<Clue>& clues) {
    Items items = ground.board;
    for (const Clue& clue : clues) items.push_back(clue.item);
    if (clues.empty() || !read(items)) return false;
    std::string text = variants::write_iss_text(items);
    for (std::size_t place = 0; (place = text.find('\n', place)) != std::string::npos; place += 2)
      text.replace(place, 1, "\\n");
    std::cout << name << '\t' << mode << '\t' << percent << '\t' << text << '\n';
    return true;
  }

  static int print_kind(const Kind& kind, Random& random) {
    int printed = 0;
    for (const int percent : densities) {
      const Setting setting = setting_of(kind, random);
      const Kind* const of_clues = variants::find_kind(setting.clues);
      const std::optional<Ground> ground = ground_of(setting.board, random);
      if (of_clues == nullptr || !ground) continue;
      Clues clues(*of_clues, *ground, random);
      const std::optional<Clue> first = clues.draw();
      if (!first) continue;
      std::vector<std::string> modes{"true"};
      if (first->number) {
        modes.insert(modes.end(), {"extreme", "equal"});
      } else {
        modes.emplace_back("untrue");
      }
      if (first->line != ' ') modes.emplace_back("side");
      for (const std::string& mode : modes) {
        const std::vector<Clue> drawn = draw(clues, percent, *ground, mode, random);
        printed += print_one(std::string(kind.name), mode, percent, *ground, drawn) ? 1 : 0;
      }
    }
    return printed;
  }

  static void print_pair(const Kind& one, const Kind& other, Random& random) {
    const std::optional<Ground> ground = ground_of({}, random);
    if (!ground) return;
    Clues of_one(one, *ground, random);
    Clues of_other(other, *ground, random);
    for (const int percent : densities) {
      std::vector<Clue> clues = draw(of_one, percent / 2, *ground, "true", random);
      std::vector<Clue> more = draw(of_other, percent / 2, *ground, "true", random);
      for (Clue& clue : more) clues.push_back(std::move(clue));
      print_one(std::string(one.name) + " + " + std::string(other.name), "true", percent, *ground,
                clues);
    }
  }

  std::uint64_t seed_;
};

}  // namespace

int main(int count, char** words) {
  if (count != 2) return 64;
  return Puzzles(std::strtoull(words[1], nullptr, 10)).print();
}
