#pragma once

#include "core/logic/state/links.hpp"
#include "core/logic/step.hpp"
#include "core/variants/logic/rule_fillings.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace ninefold::variants {

/// Where one of a few candidates holds: the digits of a cell, or the places of a digit in a house.
struct Split {
  Cell cell = 0;
  std::uint8_t house = 0;
  Digit digit = 0;  ///< 0 where it is the cell that counts, not the house

  bool is_of_house() const { return digit != 0; }
};

/// Of more digits of a cell, or places in a house, nobody looks at each.
constexpr int most_cases = 3;

/// The candidates of which one holds; none where there are more than most_cases, or but one.
std::vector<logic::Candidate> cases_of(const Split& split, const logic::Links& links,
                                       std::span<const Mask> candidates);

/// Follows a digit that is assumed in a cell: what it excludes, the singles that come of it, and
/// what each rule then leaves, until something fails or nothing follows any more. Then it tells
/// which of these steps an end rests on. Not for several threads at once.
class Following {
 public:
  /// A rule, or several together, that are looked at on their own, and what a step says of them.
  struct Looked {
    RuleFillings* fillings = nullptr;
    const logic::Step* step = nullptr;
    /// Whether it rests on a house besides, or on several rules: not a rule's own.
    bool is_of_several() const;
  };
  /// How closely the rules are looked at.
  enum class Look : std::uint8_t {
    at_bounds,    ///< single rules, by what propagation leaves
    at_fillings,  ///< also by whether they have a filling
    together,     ///< also several of them with a house or a sum of houses
    with_cases,   ///< also by what the cases of each of split_at() have in common
  };

  /// `looked` must live as long.
  Following(const logic::Links& links, std::vector<Looked> looked);

  /// From now on these are the candidates of the board.
  void begin(std::span<const Mask> candidates);
  /// Where the cases are that a look with cases looks at one by one, in this order.
  void split_at(std::span<const Split> splits) { splits_.assign(splits.begin(), splits.end()); }
  /// Whether something fails in the end.
  bool follow(logic::Candidate assumed, Look look);

  /// What is left, by cell.
  std::span<const Mask> left() const { return masks_; }
  /// The steps that the failure rests on, of those that followed.
  std::vector<logic::Step> way_to_failure();
  /// The same of a candidate that is no longer left.
  std::vector<logic::Step> way_to(logic::Candidate struck);
  /// Tells what failed, in a step's reason, houses and rules.
  void tell_failure(logic::Step& step) const;

 private:
  /// Something that follows.
  struct Event {
    enum class By : std::uint8_t { assumed, naked, hidden, locked, rule, cases };
    By by = By::assumed;
    bool is_filled = false;  ///< by a rule's fillings, and not by propagation alone
    Cell cell = 0;
    Digit digit = 0;         ///< that is placed, or has few places in the house
    std::uint8_t house = 0;  ///< of a hidden single or of these places
    std::uint16_t looked = 0;
    std::vector<logic::Candidate> cases{};  ///< of which each leads to what is struck, or fails
    std::vector<logic::Candidate> struck{};
  };
  struct Failure {
    enum class Of : std::uint8_t { cell, house, rule };
    Of of = Of::cell;
    bool is_filled = false;
    Cell cell = 0;
    std::uint8_t house = 0;
    Digit digit = 0;
    std::uint16_t looked = 0;
  };
  using Sources = std::array<std::array<int, max_size>, max_cells>;
  bool run(Look look);
  bool take_cases(bool& is_new);
  bool take_cases_of(const Split& split, std::vector<logic::Candidate> cases, bool& is_new);
  bool fail_in_each(const Split& split, std::span<const logic::Candidate> cases);
  bool assume_case(logic::Candidate assumed);
  void go_back_to(std::size_t event, std::span<const Event> events);
  logic::Step told_cases(std::size_t at, const std::vector<logic::Candidate>& struck);
  logic::Step told_case(logic::Candidate assumed, std::span<const logic::Candidate> struck);
  bool place(std::size_t event);
  bool strike(Cell cell, Mask lost, std::size_t event);
  bool add_single(Event event);
  bool take_naked(bool& is_new);
  bool take_hidden(bool& is_new);
  bool take_locked(bool& is_new);
  bool look_at_rules(Look look, bool& is_new);
  bool look_at(std::size_t number, bool is_filled, bool& is_new);
  const std::vector<Mask>& left_by(std::size_t number, bool is_filled, std::span<const Mask> masks);
  bool is_open(Cell cell) const { return !placed_.contains(cell); }

  bool strikes(std::size_t number, bool is_filled, std::span<const Mask> masks,
               std::span<const logic::Candidate> struck);
  void want_of_rule(std::size_t number, bool is_filled, std::size_t before,
                    std::span<const logic::Candidate> struck);
  void want_of_locked(const Event& event, std::size_t before,
                      std::span<const logic::Candidate> struck);
  void want_of_cases(const Event& event, std::size_t before, std::vector<Mask>& wanted) const;
  bool is_struck_before(Cell cell, Digit digit, std::size_t event) const;
  void want(Cell cell, Mask digits) { wanted_[cell] |= digits; }
  void want_of_failure();
  std::vector<logic::Step> way_to_wanted(std::size_t first = 0);
  logic::Step told(std::size_t at, std::span<const logic::Candidate> struck) const;

  static constexpr int not_struck = -1;

  const logic::Links& links_;
  std::vector<Looked> looked_;
  /// What rules leave of candidates of their cells: by number and by whether that is by fillings.
  using Known = std::unordered_map<std::basic_string<char16_t>, std::vector<Mask>>;
  std::vector<std::array<Known, 2>> known_;
  std::vector<std::vector<std::uint16_t>> rules_at_;  // by cell
  std::basic_string<char16_t> asked_;

  std::vector<Mask> start_;
  CellSet placed_at_start_;
  std::vector<Split> splits_;
  // Of one assumption.
  std::size_t next_split_ = 0;
  std::vector<Mask> masks_;
  Sources struck_by_{};  // by cell and digit less 1
  CellSet placed_;
  std::vector<Event> events_;
  // By rule: whether its cells have lost something since it was looked at, at bounds and closer.
  std::array<std::vector<bool>, 2> is_waiting_;
  Failure failure_;
  std::vector<Mask> wanted_;  // by cell: the strikes that are to be told
};

}  // namespace ninefold::variants
