#include "core/generate/sampling/unbiased_sampler.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"
#include "core/generate/sampling/weighted_grid.hpp"

#include <algorithm>
#include <vector>

namespace ninefold::generate {

namespace {

constexpr int orders_of_a_grid = 64;
constexpr std::uint32_t orders_for_one_with_many = 16;
constexpr std::size_t pilots = 200;

/// A number from 0 to below 1.
double fraction(Random& random) {
  constexpr double unit = 0x1p-53;
  return static_cast<double>(random.next() >> 11U) * unit;
}

/// The orders of one full grid, and what they come to.
class GridOrders {
 public:
  GridOrders(const Engine& engine, const Grid& grid, Random& random, Spending& spending)
      : engine_(engine), grid_(grid), random_(random), spending_(spending) {
    for (int cell = 0; cell < cell_count(); ++cell) order_.push_back(static_cast<Cell>(cell));
  }

  /// How many cells of a random order have one solution.
  int prefix_with_one_solution() {
    random_.shuffle(order_);
    return shortest_prefix(0);
  }

  /// Tries one order; `fewest` is m.
  void try_one(int fewest) {
    random_.shuffle(order_);
    if (has_one_solution(prefix(fewest), std::nullopt)) {
      take_what_can_go(prefix(fewest));
    } else if (random_.below(orders_for_one_with_many) == 0) {
      const int length = shortest_prefix(fewest);
      const CellSet givens = prefix(length);
      if (find_free(givens, givens).empty()) {
        double counts = orders_for_one_with_many;
        for (int k = fewest + 1; k <= length; ++k) counts *= 1.0 * (cell_count() - k + 1) / k;
        add(givens, counts);
      }
    }
  }

  double sum() const { return sum_; }
  /// Drawn in proportion to what it counts; only when the sum is not 0.
  const CellSet& chosen() const { return chosen_; }

 private:
  int cell_count() const { return grid_.shape().cell_count(); }

  CellSet prefix(int length) const {
    CellSet cells;
    for (int index = 0; index < length; ++index) {
      cells.insert(order_[static_cast<std::size_t>(index)]);
    }
    return cells;
  }

  /// Longer than `too_short`, of which more solutions are known or all are given.
  int shortest_prefix(int too_short) {
    int enough = cell_count();
    while (enough - too_short > 1 && !spending_.has_ended()) {
      const int middle = (too_short + enough) / 2;
      (has_one_solution(prefix(middle), std::nullopt) ? enough : too_short) = middle;
    }
    return enough;
  }

  bool has_one_solution(const CellSet& givens, std::optional<Cell> differing) {
    const Answer other = spending_.add(engine_.other(givens_from(grid_, givens), grid_, differing,
                                                     spending_.left(), spending_.goes_on()));
    if (other.solution) sets_.add(differing_cells(grid_, *other.solution));
    return !other.solution && !spending_.has_ended();
  }

  /// Those of `cells` that can be taken away from the givens.
  CellSet find_free(const CellSet& givens, const CellSet& cells) {
    CellSet free;
    for (const Cell cell : cells) {
      const CellSet one{cell};
      if (sets_.need(givens, one)) continue;
      if (has_one_solution(givens.without(one), cell)) free.insert(cell);
    }
    return free;
  }

  void take_what_can_go(CellSet givens) {
    double counts = 1;
    CellSet free = find_free(givens, givens);
    while (!free.empty() && !spending_.has_ended()) {
      counts *= 1.0 * free.count() / (cell_count() - givens.count() + 1);
      const Cell taken = draw_cell(free, random_);
      givens.erase(taken);
      free.erase(taken);
      free = find_free(givens, free);
    }
    add(givens, counts);
  }

  void add(const CellSet& givens, double counts) {
    sum_ += counts;
    if (fraction(random_) * sum_ < counts) chosen_ = givens;
  }

  const Engine& engine_;
  const Grid& grid_;
  Random& random_;
  Spending& spending_;
  UnavoidableSets sets_;
  std::vector<Cell> order_;
  double sum_ = 0;
  CellSet chosen_;
};

struct Weighted {
  Made puzzle;
  double weight = 0;  ///< 0 where there is no puzzle
};

/// What one grid comes to; nothing where the spending ends.
std::optional<Weighted> draw_one(const Engine& engine, const logic::Links& links, int fewest,
                                 Random& random, Spending& spending) {
  const std::optional<WeightedGrid> drawn = draw_weighted_grid(engine, links, random, spending);
  if (!drawn) return std::nullopt;
  GridOrders orders(engine, drawn->grid, random, spending);
  for (int order = 0; order < orders_of_a_grid && !spending.has_ended(); ++order) {
    orders.try_one(fewest);
  }
  if (spending.has_ended()) return std::nullopt;
  return Weighted{{givens_from(drawn->grid, orders.chosen()), drawn->grid, std::nullopt},
                  drawn->weight * orders.sum()};
}

template <typename Number>
Number quantile(std::vector<Number> numbers, std::size_t percent) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() * percent / 100];
}

}  // namespace

UnbiasedSampler::UnbiasedSampler(const Engine& engine, const logic::Links& links,
                                 Spending& spending)
    : engine_(engine), links_(links) {
  constexpr std::uint64_t pilot_seed = 2009;
  Random random(pilot_seed);
  std::vector<int> lengths;
  while (lengths.size() < pilots) {
    const auto drawn = draw_weighted_grid(engine, links, random, spending);
    if (!drawn) return;
    GridOrders orders(engine, drawn->grid, random, spending);
    lengths.push_back(orders.prefix_with_one_solution());
  }
  fewest_ = quantile(lengths, 3);
  std::vector<double> weights;
  while (weights.size() < pilots) {
    const auto drawn = draw_one(engine, links, fewest_, random, spending);
    if (!drawn) return;
    if (drawn->weight > 0) weights.push_back(drawn->weight);
  }
  threshold_ = quantile(weights, 99);
}

Sampled UnbiasedSampler::make(const Draw& draw, const Budget& budget,
                              const TryingCallback& goes_on) const {
  Sampled sampled;
  const ProgressCallback watch = asking(goes_on, sampled.tried);
  Spending spending(budget, watch);
  Random random(draw.seed, draw.number);
  while (!sampled.puzzle) {
    const auto drawn = draw_one(engine_, links_, fewest_, random, spending);
    if (!drawn) break;
    ++sampled.tried;
    const double weight = drawn->weight / threshold_;
    if (fraction(random) >= weight) continue;
    sampled.puzzle = drawn->puzzle;
    sampled.weight = std::max(weight, 1.0);
  }
  if (sampled.puzzle && draw.with_grade) {
    const Made& made = *sampled.puzzle;
    sampled.puzzle->grade = logic::grade(logic::State(links_, made.givens), made.solution);
  }
  sampled.stopped = sampled.puzzle ? StopReason::complete : spending.stopped();
  sampled.nodes = spending.nodes();
  return sampled;
}

}  // namespace ninefold::generate
