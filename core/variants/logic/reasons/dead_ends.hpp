#pragma once

#include "core/logic/reason.hpp"
#include "core/propagators/model.hpp"
#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <optional>
#include <span>
#include <vector>

namespace ninefold::variants {

/// Where rules fail, once a value was followed as far as it goes: what is left then of the whole
/// board, and where a person looks.
struct DeadEndSearch {
  std::span<const Mask> left;
  /// The cells of the rules.
  const CellIndexes& cells;
  const Peers& peers;
  int lowest = 1;
  /// The cells of the house that the rules lie in, empty where there is none.
  CellSet house{};
  /// What is known of each of the rules; nothing where it is not looked at.
  std::vector<const RuleReasons*> rules{};

  /// What a person sees first: `shared_digits`, `no_place`, `sum_missed`, `sum_needs` or
  /// `seen_missed`, each from its second number on; nothing where it takes more than that.
  std::optional<logic::Reason> find() const;

  /// What a closer look shows where find() gives nothing: `too_few_places` of the house, or what
  /// RuleReasons::closer_failure() says of a rule.
  std::optional<logic::Reason> find_closer() const;

 private:
  using Failure = std::optional<logic::Reason> (RuleReasons::*)(std::span<const Mask>) const;
  std::optional<logic::Reason> of_rules(Failure failure) const;
  std::optional<logic::Reason> shared_digits() const;
  std::optional<logic::Reason> no_place() const;
};

}  // namespace ninefold::variants
