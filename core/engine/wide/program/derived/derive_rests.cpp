#include "core/engine/wide/program/derived/derive_rests.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace ninefold::variants {

namespace {

// More cells say too little for their price.
constexpr int most_cells_of_rest = 5;
// Only texts that repeat themselves have as many.
constexpr std::size_t most_rests_a_cell = 4;
// Of two lists; more combinations leave nearly everything.
constexpr std::size_t most_united = 20'000;

struct PartOfHouse {
  CellWords cells{};
  int size = 0;
  const ValueSets* rule = nullptr;
};

// Lists of which some set is missing of the values that their cells can have, the longest first.
std::vector<PartOfHouse> parts_of_houses(const Model& model, std::size_t width) {
  std::vector<PartOfHouse> parts;
  for (const ValueSets& rule : model.list<ValueSets>()) {
    const auto size = static_cast<int>(rule.cells.size());
    const int values = count_of(values_among(rule.cells, model));
    if (size >= values || rule.sets->size() == count_of_sets(values, size)) continue;
    const CellWords cells = cell_words(rule.cells);
    if (size_of(cells, width) == size) parts.push_back({cells, size, &rule});
  }
  std::stable_sort(parts.begin(), parts.end(),
                   [](const PartOfHouse& a, const PartOfHouse& b) { return a.size > b.size; });
  return parts;
}

// What two lists without a common cell hold together.
std::vector<Mask> united(const std::vector<Mask>& some, const std::vector<Mask>& others,
                         int value_count) {
  std::vector<Mask> sets;
  std::vector<bool> is_known(std::size_t{1} << value_count);
  for (const Mask one : some) {
    for (const Mask other : others) {
      const Mask both = one | other;
      if ((one & other) != 0 || is_known[both]) continue;
      is_known[both] = true;
      sets.push_back(both);
    }
  }
  return sets;
}

class Rests {
 public:
  Rests(const Model& model, WorkMeter* meter)
      : model_(model),
        meter_(meter),
        width_(cell_word_count(model)),
        parts_(parts_of_houses(model, width_)) {}

  std::vector<ValueSets> take() { return std::move(rests_); }
  bool has_parts() const { return !parts_.empty(); }

  /// False where nothing more is to be derived.
  bool try_house(const FullHouse& house) {
    if (!seen_.insert(house.cells).second) return true;
    if (!spend(parts_.size())) return false;
    CellWords filled{};
    std::vector<Mask> sets{0};
    int count = 0;
    for (const PartOfHouse& part : parts_) {
      if (!lies_within(part.cells, house.cells, width_)) continue;
      const std::vector<Mask>& own = *part.rule->sets;
      if (!add(house, part.cells, own)) return false;
      if (meet(part.cells, filled, width_) || sets.size() * own.size() > most_united) continue;
      if (!spend(sets.size() * own.size())) return false;
      sets = united(sets, own, model_.value_count);
      for (std::size_t word = 0; word < width_; ++word) filled[word] |= part.cells[word];
      ++count;
    }
    return count < 2 || add(house, filled, sets);
  }

 private:
  bool spend(std::size_t steps) { return meter_ == nullptr || meter_->spend(steps); }

  bool add(const FullHouse& house, const CellWords& filled, const std::vector<Mask>& held) {
    if (rests_.size() == most_rests_a_cell * model_.candidates.size()) return false;
    CellWords rest = house.cells;
    for (std::size_t word = 0; word < width_; ++word) rest[word] &= ~filled[word];
    const int size = size_of(rest, width_);
    if (size == 0 || size > most_cells_of_rest) return true;
    std::vector<Mask> sets;
    sets.reserve(held.size());
    for (const Mask set : held) {
      // Other values are none of the house.
      if ((set & ~house.values) == 0) sets.push_back(house.values ^ set);
    }
    rests_.push_back({cells_in(rest, width_), std::move(sets), {}});
    return true;
  }

  const Model& model_;
  WorkMeter* meter_;
  std::size_t width_;  // in words, of the board
  std::vector<PartOfHouse> parts_;
  std::set<CellWords> seen_;
  std::vector<ValueSets> rests_;
};

}  // namespace

std::vector<ValueSets> derive_rests(const Model& model, WorkMeter* meter) {
  Rests rests(model, meter);
  if (!rests.has_parts()) return {};
  for (const FullHouse& house : full_houses(model)) {
    if (!rests.try_house(house)) break;
  }
  return rests.take();
}

}  // namespace ninefold::variants
