#pragma once

#include "core/logic/explainer/candidates.hpp"

#include <vector>

namespace ninefold::logic::explainer {

/// What a step finds: that a candidate holds, or does not.
struct Finding {
  Candidate candidate;
  bool is_held = false;
};

/// All that steps of the least rating find.
struct Forced {
  int tenths = 0;  ///< their rating; 0 where there are none
  std::vector<Finding> findings;
};

/// What a rating of so many tenths becomes for a step that rests on so many claims.
int rating_with_length(int tenths, int claims);

/// Keeps what the steps of the least rating find, as they are found.
class Least {
 public:
  explicit Least(const Numbering& numbering) : numbering_(numbering) {}

  bool is_wanted(int tenths) const { return tenths_ == 0 || tenths <= tenths_; }
  void consider(Claim found, int tenths) {
    if (!is_wanted(tenths)) return;
    if (tenths != tenths_) found_.clear();
    tenths_ = tenths;
    found_.push_back(found);
  }
  Forced forced() const;

 private:
  const Numbering& numbering_;
  int tenths_ = 0;
  std::vector<Claim> found_;
};

}  // namespace ninefold::logic::explainer
