#include "core/variants/logic/board_links.hpp"

#include "core/board/geometry.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

/// As many as a house's number has room for, besides rows, columns and boxes.
constexpr std::size_t most_extra_houses = 200;

class LinkReading {
 public:
  LinkReading(const Layout& layout, const Model& model)
      : model_(model), grid_size_(layout.grid_size()) {
    links_.constraints.shape = *shape_for_logic(layout);
    links_.constraints.digits_exchange = false;
  }

  BoardLinks read() {
    model_.different.for_each_pair([this](CellIndex a, CellIndex b) { differ(a, b); });
    read_pairs();
    find_houses();
    return std::move(links_);
  }

  std::vector<logic::ExcludedPair> pairs() {
    read_pairs();
    return std::move(links_.excluded);
  }

 private:
  bool is_in_grid(CellIndex cell) const { return cell < grid_size_; }

  void read_pairs() {
    for (const ValueSets& sets : model_.list<ValueSets>()) read_sets(sets);
    model_.for_each_relation([this](CellIndex first, CellIndex second, std::uint32_t number) {
      const PairTable& table = model_.tables[number];
      read_pair(first, second, [&table](int a, int b) {
        return (table[static_cast<std::size_t>(a)] & mask_of(b)) != 0;
      });
    });
    for (const SumOf& sum : model_.list<SumOf>()) read_sum(sum);
    for (const NotBoth& pair : model_.list<NotBoth>()) {
      read_pair(pair.first, pair.second,
                [&pair](int a, int b) { return (mask_of(a) & mask_of(b) & pair.value) == 0; });
    }
  }

  void differ(CellIndex a, CellIndex b) {
    if (a == b || !is_in_grid(a) || !is_in_grid(b)) return;
    links_.constraints.different[a].insert(static_cast<Cell>(b));
    links_.constraints.different[b].insert(static_cast<Cell>(a));
  }

  void read_sets(const ValueSets& sets) {
    if (!std::all_of(sets.cells.begin(), sets.cells.end(),
                     [this](CellIndex cell) { return is_in_grid(cell); }))
      return;
    std::set<Cell> house(sets.cells.begin(), sets.cells.end());
    if (static_cast<int>(house.size()) == model_.value_count) {
      houses_.insert(std::move(house));
      return;
    }
    // Two values that are together in none of the sets.
    std::array<Mask, most_values> beside{};
    for (const Mask set : *sets.sets) {
      for (Mask rest = set; rest != 0; rest = without_lowest(rest))
        beside[static_cast<std::size_t>(lowest_of(rest))] |= set;
    }
    for (std::size_t i = 0; i < sets.cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        read_pair(sets.cells[i], sets.cells[j], [&beside](int a, int b) {
          return a != b && (beside[static_cast<std::size_t>(a)] & mask_of(b)) != 0;
        });
      }
    }
  }

  // Of two cells that count once each.
  void read_sum(const SumOf& sum) {
    if (sum.terms.size() != 2 || sum.terms[0].cell == sum.terms[1].cell) return;
    read_pair(sum.terms[0].cell, sum.terms[1].cell, [&](int a, int b) {
      return (a + model_.lowest) * sum.terms[0].coefficient +
                 (b + model_.lowest) * sum.terms[1].coefficient ==
             sum.total;
    });
  }

  // `allowed` is asked of positions.
  template <typename Allowed>
  void read_pair(CellIndex first, CellIndex second, Allowed allowed) {
    if (first == second || !is_in_grid(first) || !is_in_grid(second)) return;
    bool is_never_equal = true;
    for (int a = 0; a < model_.value_count; ++a) {
      for (int b = 0; b < model_.value_count; ++b) {
        const bool is_allowed = allowed(a, b);
        if (a == b) is_never_equal = is_never_equal && !is_allowed;
        if (is_allowed) continue;
        links_.excluded.push_back({static_cast<Cell>(first), static_cast<Digit>(a + 1),
                                   static_cast<Cell>(second), static_cast<Digit>(b + 1)});
      }
    }
    if (is_never_equal) differ(first, second);
  }

  // Which rows, columns and boxes are houses, and what else is. Fewer cells than there are values
  // only differ.
  void find_houses() {
    Constraints& constraints = links_.constraints;
    const Shape shape = constraints.shape;
    std::set<std::set<Cell>> known;
    const auto are_houses = [&](int count, std::vector<Cell> (*cells_of)(Shape, int)) {
      std::set<std::set<Cell>> all;
      for (int number = 0; number < count; ++number) all.insert(set_of(cells_of(shape, number)));
      if (!std::includes(houses_.begin(), houses_.end(), all.begin(), all.end())) return false;
      known.merge(all);
      return true;
    };
    constraints.has_rows = are_houses(shape.rows, row_cells);
    constraints.has_columns = are_houses(shape.columns, column_cells);
    constraints.has_boxes = shape.box_rows > 1 && are_houses(shape.box_count(), box_cells);
    for (const std::set<Cell>& house : houses_) {
      if (known.contains(house)) continue;
      if (constraints.extra_houses.size() == most_extra_houses) return;
      constraints.extra_houses.emplace_back(house.begin(), house.end());
    }
  }

  static std::set<Cell> set_of(const std::vector<Cell>& cells) {
    return {cells.begin(), cells.end()};
  }

  const Model& model_;
  int grid_size_;
  BoardLinks links_;
  std::set<std::set<Cell>> houses_;
};

}  // namespace

BoardLinks board_links(const Layout& layout, const Model& model) {
  return LinkReading(layout, model).read();
}

std::vector<logic::ExcludedPair> excluded_pairs(const Layout& layout, const Model& model) {
  return LinkReading(layout, model).pairs();
}

}  // namespace ninefold::variants
