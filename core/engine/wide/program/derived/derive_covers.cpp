#include "core/engine/wide/program/derived/derive_covers.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"
#include "core/engine/wide/program/derived/tight_sums.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace ninefold::variants {

namespace {

// Of more the sum is hardly ever tight.
constexpr int most_houses_left = 3;

class Covers {
 public:
  Covers(const Model& model, const Peers& peers, std::size_t width)
      : model_(model), peers_(peers), width_(width), sums_(plain_sums(model)) {
    // Long ones leave more behind, and short ones fit between them.
    std::stable_sort(sums_.begin(), sums_.end(),
                     [](const PlainSum& a, const PlainSum& b) { return a.size > b.size; });
    CellIndexes cells;
    for (const PlainSum& sum : sums_) {
      cells.clear();
      for (const Sum::Term& term : model.list<SumOf>()[sum.number].terms)
        cells.push_back(term.cell);
      is_cage_.push_back(peers.all_differ(cells));
    }
    // What cages leave of houses is derived apart.
    if (std::find(is_cage_.begin(), is_cage_.end(), false) != is_cage_.end())
      houses_ = full_houses(model);
  }

  std::size_t steps_a_house() const { return (sums_.size() + houses_.size()) * 20; }

  void try_house(const FullHouse& house) {
    CellWords cells{};
    int total = 0;
    if (!cover(house, cells, total)) return;
    take_away(house.cells, house.total, cells, total);
    for (const FullHouse& other : houses_) {
      if (lies_within(other.cells, cells, width_))
        take_away(other.cells, other.total, cells, total);
    }
    for (const PlainSum& sum : sums_) {
      if (lies_within(sum.cells, cells, width_)) take_away(sum.cells, sum.total, cells, total);
    }
    add(cells, total);
  }

  const std::vector<FullHouse>& houses() const { return houses_; }
  std::vector<SumOf> take() { return std::move(derived_); }

 private:
  // Sums, and then houses for the gaps between them, of which each shares two cells with the house:
  // rows and columns that cross in one cell would fill any gap and tell nothing.
  bool cover(const FullHouse& house, CellWords& cells, int& total) const {
    bool are_cages = true;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      const PlainSum& sum = sums_[i];
      if (!meet(sum.cells, house.cells, width_) || meet(sum.cells, cells, width_)) continue;
      put(sum.cells, sum.total, cells, total);
      are_cages = are_cages && is_cage_[i];
    }
    if (are_cages) return false;
    for (const FullHouse& other : houses_) {
      if (meet(other.cells, cells, width_)) continue;
      int common = 0;
      for (std::size_t word = 0; word < width_; ++word)
        common += std::popcount(other.cells[word] & house.cells[word]);
      if (common >= 2 && &other != &house) put(other.cells, other.total, cells, total);
    }
    return lies_within(house.cells, cells, width_);
  }

  void put(const CellWords& more, int sum, CellWords& cells, int& total) const {
    for (std::size_t word = 0; word < width_; ++word) cells[word] |= more[word];
    total += sum;
  }

  void take_away(const CellWords& less, int sum, CellWords& cells, int& total) const {
    for (std::size_t word = 0; word < width_; ++word) cells[word] &= ~less[word];
    total -= sum;
  }

  void add(const CellWords& cells, int total) {
    const int size = size_of(cells, width_);
    if (size == 0 || size > most_houses_left * model_.value_count) return;
    SumOf sum;
    sum.total = total;
    for (const CellIndex cell : cells_in(cells, width_)) sum.terms.push_back({cell, 1});
    if (size > few_cells_of_sum && !is_tight(sum.terms, total, model_, peers_)) return;
    if (!seen_.insert(cells).second) return;
    derived_.push_back(std::move(sum));
  }

  const Model& model_;
  const Peers& peers_;
  std::size_t width_;  // in words, of the board
  std::vector<PlainSum> sums_;
  std::vector<bool> is_cage_;      // by sum: its cells all differ
  std::vector<FullHouse> houses_;  // none where there is nothing but cages
  std::set<CellWords> seen_;
  std::vector<SumOf> derived_;
};

}  // namespace

std::vector<SumOf> derive_covers(const Model& model, const Peers& peers, WorkMeter* meter) {
  Covers covers(model, peers, cell_word_count(model));
  for (const FullHouse& house : covers.houses()) {
    if (meter != nullptr && !meter->spend(covers.steps_a_house())) break;
    covers.try_house(house);
  }
  return covers.take();
}

}  // namespace ninefold::variants
