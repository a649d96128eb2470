#pragma once

#include "core/logic/rule_logic.hpp"
#include "core/logic/state/state.hpp"
#include "core/variants/logic/board_links.hpp"
#include "core/variants/logic/contradictions.hpp"
#include "core/variants/logic/openings.hpp"
#include "core/variants/logic/reasons/dead_ends.hpp"
#include "core/variants/logic/reasons/rule_reasons.hpp"
#include "core/variants/logic/rule_fillings.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::variants {

/// A puzzle of any rules for a person's logic: its houses and exclusions as Links, and the steps
/// that each rule gives by itself. A rule that says nothing here makes the logic weaker, never
/// wrong. Numbers of rules in steps are those of Puzzle::rules. Not for several threads at once.
class VariantLogic final : public logic::RuleLogic {
 public:
  /// Only for puzzles whose board has a shape_for_logic().
  /// Where a meter ends the making, the logic is of no use.
  explicit VariantLogic(const Puzzle& puzzle, WorkMeter* meter = nullptr);

  const logic::Links& links() const { return *links_; }
  /// The cells of the grid that a rule is about, by its number; none of rules that say it all in
  /// links or candidates of single cells.
  const std::vector<CellSet>& cells_of_rules() const { return cells_of_rules_; }
  /// Where a person begins: givens are placed, and of a cell that a rule by itself leaves fewer
  /// values for, the others are struck. It refers to the links.
  logic::State start() const;

  void find(const logic::State& state, logic::Technique wanted,
            logic::StepList& steps) const override;
  void find_at_a_glance(const logic::State& state, std::span<const logic::Technique> among,
                        logic::StepList& steps) const override;
  void add_rule_between(const logic::Candidate& one, const logic::Candidate& other,
                        std::vector<std::uint16_t>& rules) const override;
  std::vector<logic::RequiredDigit> required_digits(const logic::State& state) const override;

 private:
  /// Two different digits that a rule by itself keeps from two cells.
  struct PairOfRule {
    logic::Candidate one;
    logic::Candidate other;
    std::uint16_t rule = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): the check mistakes the comparison that is made of it
    auto operator<=>(const PairOfRule&) const = default;
  };

  /// Rules that are looked at together, and what a step says of them.
  struct Local {
    std::unique_ptr<RuleFillings> fillings;
    logic::Step step;                    ///< without its effects
    std::vector<Mask> sets;              ///< not empty: the cells differ and hold one of these
    CellIndexes cells_of_sets;           ///< the cells that do
    std::optional<RuleReasons> reasons;  ///< of one rule
  };

  void add_rule(const Puzzle& puzzle, const Model& board, std::uint16_t number);
  void add_sums(const Puzzle& puzzle, const Model& board,
                const std::vector<std::uint16_t>& rule_of_sum);
  void add_houses(const Puzzle& puzzle, const Model& board, std::size_t rule_count);
  void add_pairs(const Puzzle& puzzle, const Model& model, std::uint16_t number);
  void add_local(const Model& model, logic::Step step, const Rule* rule = nullptr);
  void add_openings();
  std::vector<Mask> candidates_of(const logic::State& state) const;
  std::vector<logic::RequiredDigit> required_digits(const Local& local, const logic::State& state,
                                                    const std::vector<Mask>& candidates) const;
  std::vector<logic::DigitSet> combinations(const Local& local,
                                            const std::vector<Mask>& candidates) const;
  bool add_narrowing(const Local& local, const logic::State& state,
                     const std::vector<Mask>& candidates, logic::StepList& steps) const;
  bool add_reasoned(const Local& local, const logic::State& state,
                    const std::vector<Mask>& candidates, const logic::Step& whole,
                    logic::StepList& steps) const;
  static bool add_combined(const Local& local, const logic::Step& whole, logic::StepList& steps);
  /// Why a value has no filling, without the digit.
  struct Ending {
    logic::Reason reason;
    /// What is left of the whole board where the rules fail, cells that are empty by then having
    /// what they could be, and no reason says how; else empty.
    std::vector<Mask> left;
  };
  std::optional<Ending> why_not(const Local& local, const std::vector<Mask>& candidates,
                                const logic::Candidate& struck) const;
  bool restore(const std::vector<Mask>& candidates, std::vector<Mask>& left) const;
  const Local* local_of(std::uint16_t rule) const;
  std::optional<logic::Reason> cell_not_left(RuleFillings& fillings,
                                             std::span<const std::vector<Mask>> left,
                                             Cell struck) const;
  std::optional<logic::Reason> end_of_one(const Local& local,
                                          std::span<const std::vector<Mask>> left,
                                          Cell struck) const;
  DeadEndSearch search_of_end(const Local& local, std::span<const Mask> left) const;
  std::optional<logic::Reason> end_of(const Local& local, std::span<const Mask> left) const;
  std::optional<logic::Reason> common_end(const Local& local,
                                          std::span<const std::vector<Mask>> left, Cell cell) const;
  void look_closer(const Local& local, std::span<const std::vector<Mask>> left,
                   logic::Step& step) const;
  static bool goes_with(const logic::Step& step, const logic::Reason& reason,
                        const logic::Candidate& struck);
  std::vector<logic::Step> dead_ends(const Local& local, const std::vector<Mask>& candidates,
                                     const logic::Step& whole, bool is_one) const;
  bool add_digit_of_house(const Local& local, const logic::State& state,
                          const std::vector<Mask>& candidates, logic::StepList& steps) const;
  bool add_pointing(const Local& local, const logic::State& state,
                    const std::vector<Mask>& candidates, logic::StepList& steps) const;

  std::unique_ptr<const logic::Links> links_;
  int cell_count_ = 0;
  int grid_size_ = 0;
  Mask all_ = 0;
  std::vector<Mask> start_;  // by cell of the board
  bool is_marked_ = false;   // a cell is given with some candidates alone
  std::vector<CellSet> cells_of_rules_;
  std::vector<PairOfRule> pairs_of_rules_;  // both ways round, sorted
  std::vector<Local> locals_;
  std::vector<Local> wide_relations_;  // pairs of many cells: only followed, by propagation alone
  std::shared_ptr<const Peers> peers_;
  std::vector<std::size_t> local_of_rule_;  // with reasons, by number of the rule
  Openings openings_;
  std::unique_ptr<Contradictions> contradictions_;  // none where a meter ended the making
};

}  // namespace ninefold::variants
