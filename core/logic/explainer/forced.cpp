#include "core/logic/explainer/forced.hpp"

namespace ninefold::logic::explainer {

int rating_with_length(int tenths, int claims) {
  // Thresholds are 4, 6, 8, 12, 16, 24 and so on.
  int threshold = 4;
  bool is_power_of_two = true;
  for (; claims - 2 > threshold; ++tenths) {
    threshold += is_power_of_two ? threshold / 2 : threshold / 3;
    is_power_of_two = !is_power_of_two;
  }
  return tenths;
}

Forced Least::forced() const {
  Forced forced{tenths_, {}};
  for (const Claim claim : found_) {
    forced.findings.push_back({{static_cast<Cell>(numbering_.cell(claim)),
                                static_cast<Digit>(numbering_.digit(claim) + 1)},
                               holds(claim)});
  }
  return forced;
}

}  // namespace ninefold::logic::explainer
