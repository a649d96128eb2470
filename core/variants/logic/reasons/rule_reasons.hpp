#pragma once

#include "core/logic/reason.hpp"
#include "core/logic/state/digit_set.hpp"
#include "core/propagators/model.hpp"
#include "core/variants/rule.hpp"

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// A reason, and the candidates that it strikes, by cell.
struct Deduction {
  logic::Reason reason;
  std::vector<std::pair<CellIndex, Mask>> struck;
};

/// What a person sees of one rule at a glance: small reasons in the order in which they are easy to
/// see. Each strikes only what the rule strikes by itself; a rule of which nothing is known here
/// gives none.
class RuleReasons {
 public:
  /// Of a rule whose cells lie on the grid; `model` is what it says, and `peers` which cells of the
  /// board differ.
  RuleReasons(const Rule& rule, const Model& model, std::shared_ptr<const Peers> peers);

  /// The name of the rule's kind.
  std::string_view kind() const { return kind_; }

  /// What follows from these candidates of the whole board at once, the simplest first.
  std::vector<Deduction> find(std::span<const Mask> candidates) const;

  /// What cells would have to make together.
  struct RestOfSum {
    CellSet cells;
    int sum = 0;
  };
  /// Of a rule that is one sum: what a value in a cell leaves for the cells that have several
  /// candidates; nothing where some of these are added and others taken away.
  std::optional<RestOfSum> rest_of_sum(std::span<const Mask> candidates, CellIndex cell,
                                       int value) const;

  /// What shows that the rule fails: `sum_missed`, `sum_needs` or `seen_missed`, from its second
  /// number on; nothing where none of these does.
  std::optional<logic::Reason> failure(std::span<const Mask> candidates) const;

  /// What a closer look shows where failure() gives nothing: the same kinds of reasons, and
  /// `too_few_places`, `too_many_cells`, `too_few_alike`, `too_far_apart`, `not_between`,
  /// `no_partners`, `between_missed` or `hidden_missed`.
  std::optional<logic::Reason> closer_failure(std::span<const Mask> left) const;

 private:
  struct Pair {
    CellIndex first = 0;
    CellIndex second = 0;
    PairTable forward{};
    PairTable backward{};
    bool is_equal = false;
    bool is_rising = false;  ///< the second is larger
  };
  /// Cells of one side of a sum that see each other.
  using Groups = std::vector<CellIndexes>;
  struct SumSides {
    CellIndexes plus;
    CellIndexes minus;
    int total = 0;
    bool is_pill = false;  ///< `minus` is read as a number, its first cell counts most
  };
  struct Bounds {
    int least = 0;
    int most = 0;
  };

  /// Where the smallest and the largest value of a rule are, as places among its cells, and which.
  struct EndsOfSum {
    std::size_t first = 0;
    std::size_t last = 0;
    int smallest = 0;
    int largest = 0;
    bool is_rising = true;  ///< the smallest comes first
  };

  static constexpr CellIndex no_cell_left_out = 0xffff;
  static CellSet set_of(const CellIndexes& cells);

  void add_pairs(const Model& model);
  void add_sums(const Model& model);

  // All of them add to the deductions.
  void find_equals(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_slopes(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_partners(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_partners_twice(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_sum_bounds(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_counts(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_sets_by_count(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_places(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_sandwiches(std::span<const Mask> candidates, std::vector<Deduction>& all) const;
  void find_skyscrapers(std::span<const Mask> candidates, std::vector<Deduction>& all) const;

  void find_bounds(const SumSides& sum, std::span<const Mask> candidates, bool is_least,
                   std::vector<Deduction>& all) const;
  void find_bounds_of_side(const SumSides& sum, bool is_plus, int far,
                           std::span<const Mask> candidates, bool is_least,
                           std::vector<Deduction>& all) const;
  void find_pill(const SumSides& sum, std::span<const Mask> candidates,
                 std::vector<Deduction>& all) const;
  /// The numbers within the bounds that a pill can hold; in `masks`, by its cells, what these are
  /// in them. Nothing where there is no such number.
  std::optional<Bounds> read_pill(const CellIndexes& pill, std::span<const Mask> candidates,
                                  const Bounds& within, std::vector<Mask>& masks) const;
  // Parts of failure().
  std::optional<logic::Reason> missed_bounds(std::span<const Mask> candidates) const;
  std::optional<logic::Reason> missed_rest(const SumSides& sum, std::span<const Mask> candidates,
                                           int most_open) const;
  std::optional<logic::Reason> missed_skyscrapers(std::span<const Mask> candidates) const;
  std::optional<logic::Reason> reason_of_views(int fewest, int most) const;
  static std::optional<logic::Reason> reason_of_sides(const SumSides& sum, const Bounds& one,
                                                      const Bounds& other);
  // Parts of closer_failure().
  std::optional<logic::Reason> missed_parts(const SumSides& sum, std::span<const Mask> left) const;
  std::optional<logic::Reason> missed_x_sum(std::span<const Mask> left) const;
  std::optional<logic::Reason> missed_views(std::span<const Mask> left) const;
  std::optional<logic::Reason> missed_run(std::span<const Mask> left) const;
  std::optional<logic::Reason> missed_between(std::span<const Mask> left) const;
  std::optional<logic::Reason> missed_partners(std::span<const Mask> left) const;
  std::optional<logic::Reason> missed_sum_between(std::span<const Mask> left) const;
  std::uint64_t sums_between(const EndsOfSum& ends, std::span<const Mask> left) const;
  std::optional<logic::Reason> missed_hidden(std::span<const Mask> left) const;
  bool can_make(std::span<const CellIndex> cells, int sum, std::span<const Mask> candidates,
                std::vector<Mask>& chosen) const;
  std::optional<RestOfSum> rest_of(const SumSides& sides, std::span<const Mask> candidates) const;
  Bounds bounds_of_side(const SumSides& sum, bool is_plus, std::span<const Mask> candidates) const;
  /// What cells make at least, or at most, by what they can be and which of them differ; `left_out`
  /// is no cell, or one that does not count.
  int bound_of(const CellIndexes& cells, CellIndex left_out, std::span<const Mask> candidates,
               bool is_least) const;
  Groups groups_of(const CellIndexes& cells) const;

  CellIndexes cells_;
  Numbers numbers_;
  std::string_view kind_;
  int value_count_ = 9;
  int lowest_ = 1;  ///< the value at position 0
  Mask all_ = 0;
  std::shared_ptr<const Peers> peers_;
  std::vector<Pair> pairs_;
  std::vector<SumSides> sums_;
  std::vector<ValueCounts> counts_;
  std::vector<AllClasses> squares_;
};

}  // namespace ninefold::variants
