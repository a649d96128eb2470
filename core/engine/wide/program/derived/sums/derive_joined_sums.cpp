#include "core/engine/wide/program/derived/sums/derive_joined_sums.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"
#include "core/propagators/domains/cliques.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ninefold::variants {

namespace {

// Where fewer cells of one sum see any of the other, their cliques stay as they are.
constexpr int least_meeting = 6;
// Pairs of more would take longer to try than most searches.
constexpr std::size_t most_sums_to_join = 60;

// One sum or several.
struct Joined {
  CellWords cells{};
  CellWords seen{};  // by any of the cells
  int size = 0;
  int total = 0;
  int worth = 0;
  bool is_written = true;
  bool is_used = false;  // in another
};

class Joins {
 public:
  Joins(const Model& model, const Peers& peers, WorkMeter* meter)
      : model_(model), peers_(peers), meter_(meter), width_(cell_word_count(model)) {
    for (const PlainSum& sum : plain_sums(model)) {
      if (sum.size < least_meeting) continue;
      Joined& made = sums_.emplace_back();
      made.cells = sum.cells;
      made.size = sum.size;
      made.total = sum.total;
    }
  }

  std::vector<SumOf> join() {
    if (sums_.size() < 2 || sums_.size() > most_sums_to_join) return {};
    for (Joined& sum : sums_) {
      if (!value(sum)) return {};
      for (const CellIndex cell : cells_in(sum.cells, width_)) {
        for (const CellIndex peer : peers_.of(cell))
          sum.seen[peer / 64U] |= std::uint64_t{1} << (peer % 64U);
      }
    }
    for (std::size_t next = 1; next < sums_.size(); ++next) {
      if (!try_with_all_before(next)) return {};
    }
    while (!pairs_.empty()) {
      const auto best = std::max_element(
          pairs_.begin(), pairs_.end(),
          [](const Pair& a, const Pair& b) { return a.joined.worth < b.joined.worth; });
      sums_[best->first].is_used = true;
      sums_[best->second].is_used = true;
      sums_.push_back(best->joined);
      std::erase_if(pairs_, [&](const Pair& pair) {
        return sums_[pair.first].is_used || sums_[pair.second].is_used;
      });
      if (!try_with_all_before(sums_.size() - 1)) break;
    }
    std::vector<SumOf> derived;
    for (const Joined& sum : sums_) {
      if (sum.is_written || sum.is_used || sum.worth <= 0) continue;
      SumOf& made = derived.emplace_back();
      made.total = sum.total;
      for (const CellIndex cell : cells_in(sum.cells, width_)) made.terms.push_back({cell, 1});
    }
    return derived;
  }

 private:
  // Two that are worth more together.
  struct Pair {
    std::size_t first = 0;
    std::size_t second = 0;
    Joined joined;
  };

  // False where the meter ended it, here and below.
  bool try_with_all_before(std::size_t next) {
    for (std::size_t other = 0; other < next; ++other) {
      const Joined& a = sums_[other];
      const Joined& b = sums_[next];
      if (a.is_used || meet(a.cells, b.cells, width_) || !are_close(a, b)) continue;
      Joined joined;
      for (std::size_t word = 0; word < width_; ++word) {
        joined.cells[word] = a.cells[word] | b.cells[word];
        joined.seen[word] = a.seen[word] | b.seen[word];
      }
      joined.size = a.size + b.size;
      joined.total = a.total + b.total;
      joined.is_written = false;
      if (!value(joined)) return false;
      if (joined.worth > std::min(std::max(a.worth, b.worth), a.worth + b.worth))
        pairs_.push_back({other, next, joined});
    }
    return true;
  }

  bool are_close(const Joined& a, const Joined& b) const {
    const bool is_smaller = a.size <= b.size;
    const CellWords& cells = is_smaller ? a.cells : b.cells;
    const CellWords& seen = is_smaller ? b.seen : a.seen;
    int meeting = 0;
    for (std::size_t word = 0; word < width_; ++word)
      meeting += std::popcount(cells[word] & seen[word]);
    return meeting >= least_meeting;
  }

  // How much the total takes from the sums that its cliques can have: each may be as far from the
  // nearer end as the total is.
  bool value(Joined& sum) {
    const auto size = static_cast<std::size_t>(sum.size);
    if (meter_ != nullptr && !meter_->spend(size * (size + width_))) return false;
    const std::vector<CellIndexes> cliques =
        cliques_among(cells_in(sum.cells, width_), model_.value_count, peers_);
    int least = 0;
    int most = 0;
    for (const CellIndexes& clique : cliques) {
      const auto cells = static_cast<int>(clique.size());
      const int before = cells * (cells - 1) / 2;
      least += cells * model_.lowest + before;
      most += cells * model_.highest() - before;
    }
    const int slack = std::min(sum.total - least, most - sum.total);
    sum.worth = 0;
    for (const CellIndexes& clique : cliques) {
      const auto cells = static_cast<int>(clique.size());
      sum.worth += cells * (model_.value_count - cells) - slack;
    }
    return true;
  }

  const Model& model_;
  const Peers& peers_;
  WorkMeter* meter_;
  std::size_t width_;  // in words, of the board
  std::vector<Joined> sums_;
  std::vector<Pair> pairs_;
};

}  // namespace

std::vector<SumOf> derive_joined_sums(const Model& model, const Peers& peers, WorkMeter* meter) {
  return Joins(model, peers, meter).join();
}

}  // namespace ninefold::variants
