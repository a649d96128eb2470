#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/result.hpp"
#include "core/rules/constraints.hpp"
#include "core/rules/rule.hpp"
#include "core/rules/schema.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ninefold {

/// Whether a rule is a base: one that says that each row and column holds every digit once. Every
/// puzzle has at least one.
enum class Base : std::uint8_t {
  no,
  weakest,     ///< it says that and nothing else, so that any other base says it too
  yes,         ///< it says more
  by_default,  ///< yes, and a list of rules without a base means this one
};

/// What swapping two digits in every cell does to the meaning of a rule.
enum class DigitExchange : std::uint8_t {
  /// It may change it; nothing is known.
  breaks_rule,
  /// It preserves it, unless the forbidden pairs that the rule contributes tell the two digits
  /// apart.
  keeps_rule,
};

/// Arguments with their own name, on boards of one size.
struct Preset {
  std::string_view name;
  int size = max_size;
  std::vector<Argument> (*arguments)() = nullptr;
};

/// The meaning of a rule about pairs of cells: whether it forbids digit `x` in cell `a` together
/// with digit `y` in cell `b`, which comes after `a` in reading order.
using PairMeaning = bool (*)(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y);

/// The meaning of any other rule: the sets of cells that break it, none empty, of a grid, full or
/// not. All cells of a set are filled, and the set breaks the rule whatever the other cells hold.
/// For a full grid that breaks the rule there must be at least one set; for other grids, the more
/// it finds, the sooner a conflict is shown.
using GridMeaning = std::vector<CellSet> (*)(const Rule& rule, const Grid& grid);

/// Everything there is to say about one rule: what its file in kinds/ defines. Every default is
/// the careful choice: it makes answers slower, never wrong.
struct RuleType {
  std::string_view name;
  /// Its place in lists of rules and in texts; smaller ones come first. Changing it changes links.
  int rank = 0;
  std::span<const Parameter> parameters = {};
  std::span<const Preset> presets = {};
  Base base = Base::no;

  /// Checks that the schema cannot express; called after its own. Null: there are none.
  std::optional<Error> (*validate)(const Rule& rule, Shape shape) = nullptr;

  /// The meaning: one of the two. It is written from the rule's definition and not from what
  /// `contribute` gives, so that each can check the other.
  PairMeaning forbids = nullptr;
  GridMeaning find_breaks = nullptr;

  /// Adds what the rule contributes to a search. It must follow from the meaning; null: nothing.
  void (*contribute)(const Rule& rule, Shape shape, Constraints& constraints) = nullptr;
  /// Whether the contribution says all that the meaning says. If not, the engine looks at every
  /// full grid that it reaches, and takes no way to count that knows only contributions.
  bool is_complete = false;
  DigitExchange exchange = DigitExchange::breaks_rule;

  /// What two cells that break the rule have in common, in one word, where that is not the rule's
  /// name: "row". Null: its name.
  std::string_view (*reason)(const Rule& rule, Shape shape, Cell first, Cell second) = nullptr;
};

}  // namespace ninefold
