#include "core/generate/sampling/weighted_grid.hpp"

#include <array>

namespace ninefold::generate {

namespace {

/// One walk from the empty board.
class Walk {
 public:
  explicit Walk(const logic::Links& links) : links_(links), grid_(links.shape()) {
    candidates_.fill(logic::DigitSet::up_to(links.shape().size()));
    for (int cell = 0; cell < links.shape().cell_count(); ++cell) {
      open_.insert(static_cast<Cell>(cell));
    }
  }

  /// The grid that it comes to; nothing where it comes to an end before.
  std::optional<WeightedGrid> go(Random& random) {
    double weight = 1;
    while (!open_.empty()) {
      const Choice choice = find_choice();
      if (choice.count == 0) return std::nullopt;
      weight *= choice.count;
      take(choice, choice.count == 1 ? 0 : random.below(static_cast<std::uint32_t>(choice.count)));
    }
    return WeightedGrid{grid_, weight};
  }

 private:
  /// The cells that a digit may take, or, where there is no digit, a cell that may take digits.
  struct Choice {
    int count = max_cells;
    CellSet cells;
    Digit digit = empty_cell;
  };

  Choice find_choice() const {
    Choice best;
    for (const Cell cell : open_) {
      const int count = candidates_[cell].count();
      if (count >= best.count) continue;
      best = {count, {cell}, empty_cell};
      if (count == 0) return best;
    }
    if (best.count == 1) return best;
    for (const logic::House& house : links_.houses()) {
      if (look_for_choice(house.cells, best); best.count <= 1) break;
    }
    return best;
  }

  void look_for_choice(const CellSet& house, Choice& best) const {
    std::array<CellSet, max_size + 1> places;
    logic::DigitSet missing = logic::DigitSet::up_to(links_.shape().size());
    for (const Cell cell : house) {
      if (grid_[cell] != empty_cell) {
        missing.erase(grid_[cell]);
        continue;
      }
      for (const Digit digit : candidates_[cell]) places[digit].insert(cell);
    }
    for (const Digit digit : missing) {
      const int count = places[digit].count();
      if (count < best.count) best = {count, places[digit], digit};
    }
  }

  void take(const Choice& choice, std::uint32_t number) {
    auto cell = choice.cells.begin();
    if (choice.digit != empty_cell) {
      for (; number > 0; --number) ++cell;
      return place(*cell, choice.digit);
    }
    auto digit = candidates_[*cell].begin();
    for (; number > 0; --number) ++digit;
    place(*cell, *digit);
  }

  void place(Cell cell, Digit digit) {
    grid_[cell] = digit;
    open_.erase(cell);
    if (!links_.has_pairs()) {
      for (const Cell peer : links_.peers(cell) & open_) candidates_[peer].erase(digit);
      return;
    }
    for (Digit other = 1; other <= links_.shape().size(); ++other) {
      for (const Cell excluded : links_.excluded(cell, digit, other) & open_) {
        candidates_[excluded].erase(other);
      }
    }
  }

  const logic::Links& links_;
  Grid grid_;
  CellSet open_;
  std::array<logic::DigitSet, max_cells> candidates_;
};

}  // namespace

std::optional<WeightedGrid> draw_weighted_grid(const Engine& engine, const logic::Links& links,
                                               Random& random, Spending& spending) {
  while (spending.check()) {
    const std::optional<WeightedGrid> drawn = Walk(links).go(random);
    // Rules may mean more than links say.
    if (drawn && engine.solve(drawn->grid).solutions == Count(1)) return drawn;
  }
  return std::nullopt;
}

}  // namespace ninefold::generate
