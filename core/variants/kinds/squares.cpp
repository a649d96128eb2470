// Rules about every small part of the grid: squares of four, columns of three, distances.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <cstdlib>

namespace ninefold::variants {

namespace {

// ---- GlobalEntropy, GlobalMod: each square of four has all three classes of values.

using ClassOf = int (*)(int value);
int third_of_nine(int value) { return (value - 1) / 3; }
int residue(int value) { return value % 3; }

std::string needs_nine_values(const Layout& layout) {
  return layout.value_count() == 9 ? "" : "a board with nine values";
}

std::vector<CellIndexes> squares_of(const Layout& layout) {
  std::vector<CellIndexes> squares;
  for (int row = 0; row + 1 < layout.rows; ++row) {
    for (int column = 0; column + 1 < layout.columns; ++column) {
      squares.push_back({layout.at(row, column), layout.at(row, column + 1),
                         layout.at(row + 1, column), layout.at(row + 1, column + 1)});
    }
  }
  return squares;
}

template <ClassOf class_of>
bool squares_hold(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  for (const CellIndexes& square : squares_of(puzzle.layout)) {
    unsigned classes = 0;
    for (const CellIndex cell : square) classes |= 1U << class_of(values[cell]);
    if (classes != 7U) return false;
  }
  return true;
}

template <ClassOf class_of>
void contribute_squares(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  AllClasses rule;
  for (int position = 0; position < model.value_count; ++position)
    rule.classes[static_cast<std::size_t>(class_of(position + model.lowest))] |= mask_of(position);
  for (const CellIndexes& square : squares_of(puzzle.layout)) {
    std::copy(square.begin(), square.end(), rule.cells.begin());
    model.add(rule);
  }
}

// ---- DutchFlatmates: every middle value has the lowest above it or the highest below.

struct Flatmates {
  int middle;
  int upper;
  int lower;
};

Flatmates flatmates_of(const Layout& layout) {
  const int count = layout.value_count();
  return {(count + 1) / 2, 1, count};
}

std::string needs_from_one(const Layout& layout) {
  return layout.lowest == 1 ? "" : "a board whose values begin with 1";
}

bool flatmates_hold(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  const Layout& layout = puzzle.layout;
  const Flatmates mates = flatmates_of(layout);
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      if (values[layout.at(row, column)] != mates.middle) continue;
      const bool above = row > 0 && values[layout.at(row - 1, column)] == mates.upper;
      const bool below = row + 1 < layout.rows && values[layout.at(row + 1, column)] == mates.lower;
      if (!above && !below) return false;
    }
  }
  return true;
}

void contribute_flatmates(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  const Layout& layout = puzzle.layout;
  const Flatmates mates = flatmates_of(layout);
  const Mask others = model.all() & static_cast<Mask>(~model.mask(mates.middle));
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      std::vector<Clause::Literal> literals{{layout.at(row, column), others}};
      if (row > 0) literals.push_back({layout.at(row - 1, column), model.mask(mates.upper)});
      if (row + 1 < layout.rows)
        literals.push_back({layout.at(row + 1, column), model.mask(mates.lower)});
      model.at_least_one(literals);
    }
  }
}

// ---- AntiTaxicab: two cells with value v are never v steps apart.

std::string needs_no_zero(const Layout& layout) {
  return layout.lowest != 0 ? "" : "a board without the value 0";
}

int steps_between(const Layout& layout, CellIndex a, CellIndex b) {
  const Place from = layout.place(a);
  const Place to = layout.place(b);
  return std::abs(from.row - to.row) + std::abs(from.column - to.column);
}

bool taxicab_holds(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  for (CellIndex a = 0; a < puzzle.layout.grid_size(); ++a) {
    for (CellIndex b = 0; b < a; ++b) {
      if (values[a] == values[b] && values[a] == steps_between(puzzle.layout, a, b)) return false;
    }
  }
  return true;
}

void contribute_taxicab(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  for (CellIndex a = 0; a < puzzle.layout.grid_size(); ++a) {
    for (CellIndex b = 0; b < a; ++b) {
      const Mask value = model.mask(steps_between(puzzle.layout, a, b));
      if (value != 0) model.add(NotBoth{b, a, value});
    }
  }
}

}  // namespace

extern const std::vector<Kind> squares_kinds{
    {.name = "GlobalEntropy",
     .role = Role::global,
     .needs = needs_one_to_nine,
     .holds = squares_hold<third_of_nine>,
     .contribute = contribute_squares<third_of_nine>},
    {.name = "GlobalMod",
     .role = Role::global,
     .needs = needs_nine_values,
     .holds = squares_hold<residue>,
     .contribute = contribute_squares<residue>},
    {.name = "DutchFlatmates",
     .role = Role::global,
     .needs = needs_from_one,
     .holds = flatmates_hold,
     .contribute = contribute_flatmates},
    {.name = "AntiTaxicab",
     .role = Role::global,
     .needs = needs_no_zero,
     .holds = taxicab_holds,
     .contribute = contribute_taxicab},
};

}  // namespace ninefold::variants
