#pragma once

#include "core/logic/state/state.hpp"
#include "core/logic/step_list.hpp"
#include "core/variants/logic/rule_fillings.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::variants {

/// Follows a digit that is assumed in a cell through every rule, by singles and by what each rule
/// leaves, to a cell, a house or a rule that then fails, and tells the shortest way there. Not for
/// several threads at once.
class Contradictions {
 public:
  /// A rule that is looked at on its own.
  struct Looked {
    RuleFillings* fillings = nullptr;
    std::uint16_t rule = 0;  ///< its number
  };

  /// `board` is all that is asked of the board; `looked` must live as long.
  Contradictions(const logic::Links& links, const Model& board, std::vector<Looked> looked);

  /// Adds a step for the digit whose way is shortest, or for every digit.
  void find(const logic::State& state, const std::vector<Mask>& candidates, logic::StepList& steps);

 private:
  /// Something that follows, and from what.
  struct Event {
    enum class By : std::uint8_t { assumed, naked, hidden, rule };
    By by = By::assumed;
    Cell cell = 0;
    Digit digit = 0;                         ///< that is placed; 0 for what a rule strikes
    std::uint8_t house = 0;                  ///< of a hidden single
    std::uint16_t looked = 0;                ///< of a rule
    std::vector<int> after{};                ///< the events that it follows from
    std::vector<logic::Candidate> struck{};  ///< by a rule
  };
  /// What fails in the end.
  struct Failure {
    enum class Of : std::uint8_t { cell, house, rule };
    Of of = Of::cell;
    Cell cell = 0;
    std::uint8_t house = 0;
    Digit digit = 0;
    std::uint16_t looked = 0;
    std::vector<int> after{};
  };

  std::optional<logic::Step> follow(const std::vector<Mask>& candidates, Cell cell, Digit digit,
                                    int longest);
  bool place(int event);
  bool strike(Cell cell, Mask lost, int event);
  bool take_singles(bool& is_new);
  bool look_at_rules(bool& is_new);
  bool is_open(Cell cell) const { return !placed_.contains(cell); }
  std::vector<int> strikers_of(Cell cell) const;
  std::vector<int> strikers_in(std::span<const CellIndex> cells) const;
  std::vector<bool> needed_events() const;
  logic::Step told(const std::vector<bool>& needed) const;

  const logic::Links& links_;
  std::vector<Looked> looked_;
  RuleFillings whole_;

  // Of one assumption.
  std::vector<Mask> start_;
  std::vector<Mask> masks_;
  std::array<std::array<int, max_size>, max_cells> struck_by_{};  ///< by cell and digit less 1
  CellSet placed_;
  std::vector<Event> events_;
  std::vector<std::vector<Mask>> seen_;  ///< by rule: what its cells had when it was looked at
  Failure failure_;
};

}  // namespace ninefold::variants
