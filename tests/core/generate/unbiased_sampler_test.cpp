// Weighted statistics of sampled puzzles are those of all minimal puzzles: of all 4x4 puzzles as
// they are enumerated, and of the published numbers of givens of 9x9 puzzles.

#include "core/generate/sampling/unbiased_sampler.hpp"

#include "core/formats/grids/puzzle_line.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/sampling/weighted_grid.hpp"
#include "core/generate/setting/minimal_forms.hpp"
#include "core/generate/setting/redundancy.hpp"
#include "core/verify/verify.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/example.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <map>
#include <string>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

/// A sampler and what it is made of.
class Sampling {
 public:
  Sampling(std::string_view rules, int size)
      : list_(named_rules(rules, *Shape::of_size(size))),
        generator_(std::move(Generator::create(*Shape::of_size(size), list_)).value()),
        spending_(budget_, nobody_),
        sampler_(generator_.engine(), generator_.links(), spending_) {
    REQUIRE(sampler_.is_ready());
  }

  const UnbiasedSampler& sampler() const { return sampler_; }
  const Engine& engine() const { return generator_.engine(); }
  const logic::Links& links() const { return generator_.links(); }

  Sampled checked(std::uint64_t seed, std::uint64_t number) const {
    const Sampled sampled = sampler_.make({seed, number});
    REQUIRE(sampled.puzzle);
    CHECK(sampled.stopped == StopReason::complete);
    CHECK(sampled.weight >= 1);
    const Made& made = *sampled.puzzle;
    CHECK_FALSE(verify({list_, made.givens}, made.solution).has_value());
    CHECK(engine().count(made.givens).solutions == Count(1));
    CHECK(find_redundant_givens(engine(), made.givens).cells.empty());
    return sampled;
  }

 private:
  std::vector<Rule> list_;
  Generator generator_;
  Budget budget_;
  ProgressCallback nobody_;
  Spending spending_;
  UnbiasedSampler sampler_;
};

/// Weighted shares by a key, the mean and standard deviation of it, and how many even weights would
/// tell as much.
struct Weighing {
  std::map<int, double> weights;
  double sum = 0;
  double squares = 0;

  void add(int key, double weight) {
    weights[key] += weight;
    sum += weight;
    squares += weight * weight;
  }
  double share(int key) const { return weights.contains(key) ? weights.at(key) / sum : 0; }
  double effective() const { return sum * sum / squares; }
  double mean() const {
    double total = 0;
    for (const auto& [key, weight] : weights) total += key * weight;
    return total / sum;
  }
  double deviation() const {
    double total = 0;
    for (const auto& [key, weight] : weights) total += (key - mean()) * (key - mean()) * weight;
    return std::sqrt(total / sum);
  }
};

Weighing weighed(const Sampling& sampling, std::uint64_t count) {
  Weighing givens;
  for (std::uint64_t number = 0; number < count; ++number) {
    const Sampled sampled = sampling.checked(1, number);
    givens.add(given_cells(sampled.puzzle->givens).count(), sampled.weight);
  }
  UNSCOPED_INFO("as good as " << givens.effective() << " even ones; mean " << givens.mean()
                              << ", deviation " << givens.deviation());
  return givens;
}

/// Within so many standard deviations of a share that is found in so many even draws.
bool is_near(double found, double expected, double draws) {
  constexpr double deviations = 4;
  return std::abs(found - expected) < deviations * std::sqrt(expected * (1 - expected) / draws);
}

}  // namespace

TEST_CASE("With their weights all 4x4 grids are drawn alike", "[generate]") {
  const Sampling sampling("classic", 4);
  const Budget budget;
  const ProgressCallback nobody;
  Spending spending(budget, nobody);
  Random random(1);
  std::map<std::string, double> weights;
  constexpr int draws = 50'000;
  double all = 0;
  for (int draw = 0; draw < draws; ++draw) {
    const auto drawn = draw_weighted_grid(sampling.engine(), sampling.links(), random, spending);
    REQUIRE(drawn);
    weights[write_puzzle_line(drawn->grid)] += drawn->weight;
    all += drawn->weight;
  }
  CHECK(weights.size() == 288);
  for (const auto& [grid, weight] : weights) CHECK(std::abs(weight / all * 288 - 1) < 0.4);
}

TEST_CASE("Weighted 4x4 puzzles have as many givens as all 85,632 minimal ones", "[generate]") {
  const Sampling sampling("classic", 4);
  // See "There are as many minimal 4x4 puzzles as published".
  constexpr double all = 85'632;
  const Weighing givens = weighed(sampling, static_cast<std::uint64_t>(share_of(500)));
  CHECK(is_near(givens.share(4), 25'728 / all, givens.effective()));
  CHECK(is_near(givens.share(5), 58'368 / all, givens.effective()));
  CHECK(is_near(givens.share(6), 1'536 / all, givens.effective()));
  CHECK(givens.weights.size() == 3);
}

TEST_CASE("Weighted 9x9 puzzles have about as many givens as published", "[generate]") {
  // Puzzles of a generator that takes givens away while it can have 24.4 in the mean.
  const Weighing givens =
      weighed(Sampling("classic", 9), static_cast<std::uint64_t>(share_of(100)));
  const double tolerance = takes_fewer_cases() ? 2.0 : 0.8;
  CHECK(std::abs(givens.mean() - 26.577) < tolerance);
}

TEST_CASE("A large sample of weighted 9x9 puzzles agrees with the published numbers",
          "[.][slow][generate]") {
  // Berthier 2009 and 2011, controlled bias: mean 26.577, standard deviation 1.116, and shares of
  // 24 to 29 givens.
  const Weighing givens = weighed(Sampling("classic", 9), 1500);
  CHECK(std::abs(givens.mean() - 26.577) < 4 * 1.116 / std::sqrt(givens.effective()));
  CHECK(std::abs(givens.deviation() - 1.116) < 0.2);
  const std::map<int, double> published{{24, 0.0228}, {25, 0.1342}, {26, 0.3191},
                                        {27, 0.3271}, {28, 0.1548}, {29, 0.0360}};
  for (const auto& [number, share] : published) {
    INFO(number << " givens: " << givens.share(number));
    CHECK(is_near(givens.share(number), share, givens.effective()));
  }
}

TEST_CASE("A seed samples the same puzzles and weights each time, under any rules", "[generate]") {
  for (const std::string_view rules : {"latin", "diagonals"}) {
    const Sampling sampling(rules, 6);
    const Sampling again(rules, 6);
    for (const int taken : taken_of(3)) {
      const auto number = static_cast<std::uint64_t>(taken);
      const Sampled one = sampling.checked(7, number);
      const Sampled other = again.checked(7, number);
      if (number == 0) {
        CHECK_FALSE(one.puzzle->givens == sampling.checked(8, 0).puzzle->givens);
      }
      CHECK(one.puzzle->givens == other.puzzle->givens);
      CHECK(one.weight == other.weight);
      CHECK(one.tried == other.tried);
    }
  }
}

TEST_CASE("A sampler ends with its budget", "[generate]") {
  const Sampling sampling("classic", 9);
  Budget nodes;
  nodes.nodes = 300;
  const Sampled spent = sampling.sampler().make({1, 0}, nodes);
  CHECK_FALSE(spent.puzzle);
  CHECK(spent.stopped == StopReason::node_limit);
  const Sampled cancelled =
      sampling.sampler().make({1, 0}, {}, [](const Trying&) { return false; });
  CHECK_FALSE(cancelled.puzzle);
  CHECK(cancelled.stopped == StopReason::cancelled);
}
