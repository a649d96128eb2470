// Cells whose values all differ: extra regions, diagonals, windows, chess moves, jigsaw pieces.

#include "core/variants/puzzle.hpp"
#include "core/variants/regions/region_names.hpp"
#include "core/variants/surplus.hpp"

#include <array>
#include <utility>

#include <algorithm>
#include <map>

namespace ninefold::variants {

namespace {

// Rules that come to nothing but lists of cells that differ: the lists are made when reading.
bool lists_hold(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  return std::all_of(rule.lists.begin(), rule.lists.end(),
                     [&](const CellIndexes& cells) { return have_all_different(cells, values); });
}

void contribute_lists(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (const CellIndexes& cells : rule.lists) {
    if (cells.size() > 2) {
      model.differ_with_any_values(cells);
    } else {
      model.differ(cells);
    }
  }
}

bool lists_compare_names(const Rule& rule, const Layout& layout) {
  return std::all_of(rule.lists.begin(), rule.lists.end(), [&](const CellIndexes& cells) {
    return are_all_names_or_none(cells, layout);
  });
}

std::optional<RuleError> complete_all_different(Arguments& /*arguments*/,
                                                std::vector<Rule>& rules) {
  CellIndexes cells = std::exchange(rules.back().cells, {});
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  rules.back().lists.push_back(std::move(cells));
  return std::nullopt;
}

constexpr std::array<Parameter, 1> diagonal_parameters{
    {{.name = "direction", .least = -1, .most = 1, .expected = "1 (/) or -1 (\\)"}}};

std::optional<RuleError> complete_diagonal(Arguments& arguments, std::vector<Rule>& rules) {
  const int direction = rules.back().numbers[0];
  if (direction == 0) return arguments.error(0, std::string(diagonal_parameters[0].expected));
  const Layout& layout = arguments.layout();
  if (layout.rows != layout.columns) return arguments.wrong_board("a square board");
  CellIndexes cells;
  for (int row = 0; row < layout.rows; ++row) {
    cells.push_back(layout.at(row, direction > 0 ? layout.columns - 1 - row : row));
  }
  rules.back().lists.push_back(std::move(cells));
  return std::nullopt;
}

std::string diagonal_key(const Rule& rule) { return std::to_string(rule.numbers[0]); }

// Boxes with a gap of one line around and between them. Where no box has such a place the rule says
// nothing.
std::optional<RuleError> complete_windoku(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  const auto shape = layout.box_shape(layout.window_size);
  if (!shape) return std::nullopt;
  for (int left = 1; left + shape->width < layout.columns; left += shape->width + 1) {
    for (int top = 1; top + shape->height < layout.rows; top += shape->height + 1) {
      CellIndexes& window = rules.back().lists.emplace_back();
      for (int row = 0; row < shape->height; ++row) {
        for (int column = 0; column < shape->width; ++column)
          window.push_back(layout.at(top + row, left + column));
      }
    }
  }
  return std::nullopt;
}

std::string needs_no_raw_board(const Layout& layout) {
  return layout.is_raw ? "a board with boxes, not a Raw one" : "";
}

// Cells at the same place of their boxes; nothing where no boxes fill the board.
std::optional<RuleError> complete_disjoint(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  const std::vector<CellIndexes> boxes = layout.boxes_of(layout.region_size);
  if (boxes.empty()) return std::nullopt;
  for (std::size_t place = 0; place < boxes[0].size(); ++place) {
    CellIndexes& cells = rules.back().lists.emplace_back();
    for (const CellIndexes& box : boxes) cells.push_back(box[place]);
  }
  return std::nullopt;
}

std::optional<RuleError> add_moves(Arguments& arguments, std::vector<Rule>& rules,
                                   std::initializer_list<std::pair<int, int>> moves) {
  const Layout& layout = arguments.layout();
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      for (const auto& [down, right] : moves) {
        const std::optional<CellIndex> other = layout.at({0, row + down, column + right});
        if (other) rules.back().lists.push_back({layout.at(row, column), *other});
      }
    }
  }
  return std::nullopt;
}

std::optional<RuleError> complete_knight(Arguments& arguments, std::vector<Rule>& rules) {
  return add_moves(arguments, rules, {{1, 2}, {2, 1}, {1, -2}, {2, -1}});
}

std::optional<RuleError> complete_king(Arguments& arguments, std::vector<Rule>& rules) {
  return add_moves(arguments, rules, {{1, 1}, {1, -1}});
}

// One character a cell; equal ones are a piece. Pieces of one other size are cells of no piece.
constexpr std::array<Parameter, 2> jigsaw_parameters{{
    {.name = "shape", .kind = ParameterKind::text, .presence = Presence::may_be_missing},
    {.name = "layout", .kind = ParameterKind::text},
}};

std::optional<RuleError> read_jigsaw(const Kind& /*kind*/, Arguments& arguments,
                                     std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  if (auto error = refuse_surplus(arguments.item(), jigsaw_parameters.size())) return error;
  const std::size_t last = arguments.count() == 0 ? 0 : arguments.count() - 1;
  if (arguments.count() == 0 ||
      static_cast<int>(arguments.text(last).size()) != layout.grid_size()) {
    return arguments.error(
        last, "one character for each of the " + std::to_string(layout.grid_size()) + " cells");
  }
  std::map<char, CellIndexes> pieces;
  std::string order;
  for (std::size_t cell = 0; cell < arguments.text(last).size(); ++cell) {
    const char name = arguments.text(last)[cell];
    if (pieces[name].empty()) order.push_back(name);
    pieces[name].push_back(static_cast<CellIndex>(cell));
  }
  if (pieces.size() == 1) return std::nullopt;
  bool has_rest = false;
  for (const char name : order) {
    const CellIndexes& cells = pieces[name];
    const int size = static_cast<int>(cells.size());
    if (size >= std::max(layout.rows, layout.columns) && size <= layout.value_count()) {
      if (size != layout.region_size) {
        return arguments.error(last, "pieces of " + std::to_string(layout.region_size) + " cells");
      }
      Rule& rule = rules.emplace_back();
      rule.cells = cells;
      rule.lists.push_back(cells);
    } else if (has_rest) {
      return arguments.error(last, "pieces of " + std::to_string(layout.region_size) + " cells");
    } else {
      has_rest = true;
    }
  }
  return std::nullopt;
}

}  // namespace

extern const std::vector<Kind> different_kinds{
    {.name = "AllDifferent",
     .parameters = some_cells,
     .complete = complete_all_different,
     .holds = lists_hold,
     .contribute = contribute_lists,
     .says_all = true,
     .compares_names = lists_compare_names},
    {.name = "Diagonal",
     .role = Role::global,
     .parameters = diagonal_parameters,
     .complete = complete_diagonal,
     .holds = lists_hold,
     .contribute = contribute_lists,
     .says_all = true,
     .key = diagonal_key},
    {.name = "Windoku",
     .role = Role::global,
     .complete = complete_windoku,
     .holds = lists_hold,
     .contribute = contribute_lists,
     .says_all = true},
    {.name = "DisjointSets",
     .role = Role::global,
     .needs = needs_no_raw_board,
     .complete = complete_disjoint,
     .holds = lists_hold,
     .contribute = contribute_lists,
     .says_all = true},
    {.name = "AntiKnight",
     .role = Role::global,
     .complete = complete_knight,
     .holds = lists_hold,
     .contribute = contribute_lists,
     .says_all = true},
    {.name = "AntiKing",
     .role = Role::global,
     .complete = complete_king,
     .holds = lists_hold,
     .contribute = contribute_lists,
     .says_all = true},
    {.name = "Jigsaw",
     .role = Role::global,
     .parameters = jigsaw_parameters,
     .gesture = Gesture::regions,
     .read = read_jigsaw,
     .holds = lists_hold,
     .contribute = contribute_lists,
     .says_all = true},
};

}  // namespace ninefold::variants
