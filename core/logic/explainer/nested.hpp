#pragma once

#include "core/logic/explainer/consequences.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::logic::explainer {

/// A candidate that an assumption within an assumption strikes.
struct NestedStrike {
  Claim claim = 0;
  int claims = 0;  ///< on how many the steps within rest
  /// What the outer assumption has struck that they rest on.
  std::vector<Claim> causes;
};

/// Steps on a board that the consequences of an assumption have left.
class NestedSearch {
 public:
  /// All strikes of the kind on that board, one a candidate. `origin` is the board before the outer
  /// assumption.
  std::span<const NestedStrike> find(const Marks& board, const Marks& origin,
                                     const Numbering& numbering, Nested kind);

 private:
  void find_contradictions();
  void find_common();
  void keep_common(int first_case);
  void tell_common();
  NestedStrike& add(Claim claim, int claims);

  const Marks* board_ = nullptr;
  const Numbering* numbering_ = nullptr;
  Reach reach_;
  bool has_cases_ = false;
  Consequences inner_;
  std::vector<std::uint16_t> from_held_;  // by candidate that holds, by claim
  /// By claim: the least sum, and where its cases begin.
  struct Common {
    int claims = 0;
    int first_case = 0;
  };
  std::vector<Common> common_;
  std::vector<Claim> cases_;  // of one cell or house after the other, each list ended by no_claim
  std::vector<NestedStrike> strikes_;
  std::size_t count_ = 0;
};

}  // namespace ninefold::logic::explainer
