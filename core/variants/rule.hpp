#pragma once

#include "core/board/givens.hpp"
#include "core/board/layout.hpp"
#include "core/board/work_meter.hpp"
#include "core/propagators/model.hpp"
#include "core/variants/cells.hpp"
#include "core/variants/schema.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::variants {

/// One rule as a text has it: a name, arguments, and the items of a block.
struct Item {
  std::string name;
  std::vector<std::string> arguments;
  std::vector<Item> parts;
  int number = 0;  ///< its place in the text, from 1; blocks and what is in them counted in turn

  bool operator==(const Item&) const = default;
};

/// Why a text is not a puzzle: the item (from 1), its kind, the argument (from 1), and what was
/// found there instead of what. Zero or empty where there is no such place.
struct RuleError {
  int item = 0;
  std::string kind;
  int argument = 0;
  std::string found;
  std::string expected;
};

/// Where that is, such as "item 3, Cage, argument 1"; empty where there is no such place.
std::string place_of(const RuleError& error);

struct Kind;
struct Puzzle;

/// A rule with its arguments read. What a number or a list means is up to the kind.
struct Rule {
  const Kind* kind = nullptr;
  int item = 0;  ///< the number of the item that it comes from
  Numbers numbers;
  CellIndexes cells;
  std::vector<CellIndexes> lists;
  PairTable table{};
  std::shared_ptr<const Automaton> automaton;
  std::vector<Rule> parts;
};

/// What a text that is being read may still make, and what ends the reading of it.
struct Reading {
  std::size_t room;  ///< of rules; long ones count as several
  WorkMeter& meter;
  Givens* givens = nullptr;  ///< where those outside blocks go; without it they become rules
};

/// For a block that reads its parts itself: how many blocks are around it, and the reading.
struct Around {
  int depth = 0;
  Reading* reading = nullptr;
};

/// How many cells a rule may list.
inline constexpr std::size_t most_listed_cells = 1000;

/// Reads the arguments of one item.
class Arguments {
 public:
  Arguments(const Item& item, const Layout& layout, Around around = {})
      : item_(item), layout_(layout), around_(around) {}

  const Item& item() const { return item_; }
  const Layout& layout() const { return layout_; }
  Around around() const { return around_; }
  std::size_t count() const { return item_.arguments.size(); }
  const std::string& text(std::size_t number) const { return item_.arguments[number]; }
  bool has(std::size_t number) const { return number < count() && !text(number).empty(); }

  RuleError error(std::size_t number, std::string expected) const;
  /// Where values between two, joined by `_`, are expected.
  RuleError error_of_values(std::size_t number, int lowest, int highest) const;
  /// No argument is wrong: the item cannot stand on this board.
  RuleError wrong_board(std::string expected) const;
  /// Nothing, and `problem` is set, where the argument is no such thing.
  std::optional<int> number(std::size_t number, int least, int most);
  std::optional<CellIndex> cell(std::size_t number);
  /// Adds the cells that the arguments between two numbers name; false like nothing above.
  bool add_cells(std::size_t from, std::size_t end, std::size_t least, CellIndexes& cells);
  /// Adds values between two, which are joined by `_`: of an argument, or those of the board of a
  /// part of one, about which no error is told.
  bool add_values(std::size_t number, int lowest, int highest, Numbers& values);
  bool add_values_of(std::string_view written, Numbers& values) const;

  std::optional<RuleError> problem;

 private:
  const Item& item_;
  const Layout& layout_;
  Around around_;
};

/// What a text gives besides rules that stand alone: read by the puzzle before the rules.
enum class Role : std::uint8_t {
  rule,    ///< it may stand anywhere
  global,  ///< not within a block
  layout,  ///< it shapes the board; see puzzle.hpp
};

/// What steps that a person makes by one rule are called after; see logic/kind_techniques.hpp.
enum class Family : std::uint8_t { other, pair, thermometer, cage, arrow, line, outside };

/// Fills a rule with the arguments that the kind's parameters name, and completes it.
std::optional<RuleError> read_parameters(const Kind& kind, Arguments& arguments,
                                         std::vector<Rule>& rules);

/// Everything there is to say about a kind of rule.
struct Kind {
  std::string_view name;
  Role role = Role::rule;
  Family family = Family::other;
  std::span<const Parameter> parameters = {};
  Gesture gesture = Gesture::set;
  /// Whether a line may come back to a cell that it has already.
  bool revisits = false;
  /// What board the kind needs, if this one will not do; else nothing.
  std::string (*needs)(const Layout& layout) = nullptr;
  /// Makes the last rule, which has what its arguments say, the one that is meant, or several.
  std::optional<RuleError> (*complete)(Arguments& arguments, std::vector<Rule>& rules) = nullptr;
  /// Adds the rules that an item makes, one or several: otherwise than by the parameters where the
  /// syntax is the kind's own. Null: it makes none here.
  std::optional<RuleError> (*read)(const Kind& kind, Arguments& arguments,
                                   std::vector<Rule>& rules) = read_parameters;
  /// The meaning: whether values of all cells obey the rule. Written from its definition, not
  /// from what it contributes.
  bool (*holds)(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) = nullptr;
  /// Says in a model what follows from the rule, all of it or a part.
  void (*contribute)(const Rule& rule, const Puzzle& puzzle, Model& model) = nullptr;
  /// Whether that is all, so that solutions may be counted without being looked at.
  bool says_all = false;
  /// What of a whole text cannot stand beside the kind, if anything. Null: all can.
  std::optional<RuleError> (*refuses)(const std::vector<Item>& items) = nullptr;
  /// Two items of the kind on the same cell or line: the later one replaces the earlier. The rule's
  /// key, or empty.
  std::string (*key)(const Rule& rule) = nullptr;
  /// An item that says the same to programs that do not know the kind, which is Ninefold's own.
  /// Null: they know it.
  Item (*told_otherwise)(const Item& item, const Layout& layout) = nullptr;
  /// Whether the rule holds as before when the names of regions, values of cells beside the grid,
  /// are exchanged for each other throughout. Null: not once it looks at one of these cells.
  bool (*compares_names)(const Rule& rule, const Layout& layout) = nullptr;
};

/// All kinds, in the order of the files that define them.
std::span<const std::span<const Kind>> all_kinds();
const Kind* find_kind(std::string_view name);

/// Whether items up to an `End` belong to an item of that name.
bool is_block(std::string_view name);

/// Adds the rules of items, which stand in this many blocks, the nearest of them an `Or` or not.
std::optional<RuleError> read_rules(const std::vector<Item>& items, const Layout& layout, int depth,
                                    bool is_in_or, std::vector<Rule>& rules, Reading& reading);

/// For `Kind::needs`: the values 1 to 9, where a rule speaks of their thirds.
std::string needs_one_to_nine(const Layout& layout);

/// The error where the meter ended the reading: whoever hands in a meter asks that first.
RuleError reading_ended();

/// Tables of bits as text: six bits a character, whose place here is their number.
inline constexpr std::string_view six_bit_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The largest sum that a rule may ask for.
inline constexpr int largest_sum = 1000000;

}  // namespace ninefold::variants
