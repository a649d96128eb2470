#include "core/propagators/sets/all_classes.hpp"

#include "core/propagators/primitive/statement.hpp"

namespace ninefold::variants {

namespace {

constexpr std::size_t cell_count = 4;
constexpr std::size_t class_count = 3;
constexpr unsigned all_classes = 7;

// For the classes that each of four cells may have, three bits a cell: those that it has in some
// choice with all classes.
class Choices {
 public:
  static const Choices& table() {
    static const Choices made;
    return made;
  }
  unsigned of(unsigned open) const { return kept_[open]; }

 private:
  Choices() {
    for (unsigned choice = 0; choice < 81; ++choice) {
      unsigned bits = 0;
      unsigned met = 0;
      unsigned rest = choice;
      for (std::size_t cell = 0; cell < cell_count; ++cell, rest /= class_count) {
        bits |= 1U << (class_count * cell + rest % class_count);
        met |= 1U << (rest % class_count);
      }
      if (met != all_classes) continue;
      for (unsigned open = 0; open < kept_.size(); ++open) {
        if ((bits & ~open) == 0) kept_[open] |= static_cast<std::uint16_t>(bits);
      }
    }
  }
  std::array<std::uint16_t, 1U << (class_count * cell_count)> kept_{};
};

// One of the four cells has this value.
bool take_from_peers_of_places(const AllClasses& rule, Mask value, Domains& domains) {
  std::array<CellIndex, cell_count> places{};
  std::size_t count = 0;
  for (const CellIndex cell : rule.cells) {
    const Mask mask = domains.masks[cell];
    if ((mask & value) == 0) continue;
    // A cell with its value tells its peers itself.
    if (is_single(mask)) return true;
    places[count++] = cell;
  }
  return domains.take_away_from_common_peers(std::span(places).first(count), value);
}

}  // namespace

void AllClasses::describe(Statement& to) const {
  const auto& [own_cells, own_classes] = *this;
  to.add_in_any_order(own_cells);
  to.add_sets_in_any_order(own_classes);
}

bool propagate(const AllClasses& rule, Domains& domains) {
  unsigned open = 0;
  for (std::size_t i = 0; i < cell_count; ++i) {
    const Mask mask = domains.masks[rule.cells[i]];
    for (std::size_t k = 0; k < class_count; ++k) {
      if ((mask & rule.classes[k]) != 0) open |= 1U << (class_count * i + k);
    }
  }
  const unsigned kept = Choices::table().of(open);
  if (kept == 0) {
    domains.conflict = rule.cells[0];
    return false;
  }
  for (std::size_t i = 0; kept != open && i < cell_count; ++i) {
    Mask allowed = 0;
    for (std::size_t k = 0; k < class_count; ++k) {
      if ((kept >> (class_count * i + k) & 1) != 0) allowed |= rule.classes[k];
    }
    if (!domains.narrow(rule.cells[i], allowed)) return false;
  }
  Mask together = 0;
  for (const CellIndex cell : rule.cells) together |= domains.masks[cell];
  for (const Mask values : rule.classes) {
    const Mask left = together & values;
    if (is_single(left) && !take_from_peers_of_places(rule, left, domains)) return false;
  }
  return true;
}

}  // namespace ninefold::variants
