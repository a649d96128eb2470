#pragma once

#include "core/logic/reason.hpp"
#include "core/logic/state/state.hpp"
#include "core/logic/technique.hpp"

#include <vector>

namespace ninefold::logic {

/// Cells with the digits that they share out among them: an almost locked set, a subset.
struct LockedSet {
  CellSet cells;
  DigitSet digits;
  /// Of an almost locked set: the digits that only one of it and the next set can have (restricted
  /// commons).
  DigitSet links{};

  bool operator==(const LockedSet&) const = default;
};

/// A link of a chain: one candidate or several, of which one holds (is_on) or none.
struct ChainNode {
  Digit digit = 0;
  CellSet cells;
  bool is_on = false;
  /// The index in Step::sets of the almost locked set that gives this link, or none.
  std::int8_t set = no_set;

  /// The index in Step::rules of the rule that holds the digit in any case and so gives this link,
  /// or none.
  std::int8_t rule = no_rule;

  static constexpr std::int8_t no_set = -1;
  static constexpr std::int8_t no_rule = -1;
  bool operator==(const ChainNode&) const = default;
};

/// A step a person could take next: a technique, why it holds here, and what follows. No words:
/// those are made from this. Which premises are filled in depends on the technique.
struct Step {
  Technique technique = Technique::full_house;
  /// The digits that the pattern is about.
  DigitSet digits;
  /// Sorted, without repeats; there is always an elimination or a placement.
  std::vector<Candidate> eliminations{};
  std::vector<Candidate> placements{};

  /// The cells of the pattern.
  CellSet cells{};
  /// Indices in Links::houses(): where the pattern lies or what it covers by (fish: cover sets).
  std::vector<std::uint8_t> houses{};
  std::vector<std::uint8_t> base_houses{};
  /// Candidates that the eliminations must see since the pattern does not hold them.
  CellSet fins{};
  CellSet endo_fins{};
  std::vector<LockedSet> sets{};
  /// In the order of reading; links are strong and weak alternately.
  std::vector<ChainNode> chain{};
  /// Numbers of rules that hold the pattern, as Links::rules() counts them.
  std::vector<std::uint16_t> rules{};
  /// The sets of digits that its cells can still share out among them.
  std::vector<DigitSet> combinations{};
  /// For a sum: `cells` minus `outies` make `total`.
  CellSet outies{};
  int total = 0;
  /// Why the rules of the step leave fewer candidates, where more is known than that they do.
  Reason reason{};
  /// Steps that this one is made of.
  std::vector<Step> parts{};
};

}  // namespace ninefold::logic
