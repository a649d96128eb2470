#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// A sum, and what it follows from: the numbers of houses among the model's sets of values and of
/// cages among its sums.
struct DerivedSum {
  SumOf sum;
  std::vector<std::size_t> houses;
  std::vector<std::size_t> cages;
};

/// Sums that follow from several rules together: the innies and outies of rows, columns and boxes,
/// one or several side by side, where cages fill most of them. Each house with all values has their
/// sum. They are of few cells; where `peers` tell which cells differ, tight ones of more cells are
/// among them.
std::vector<DerivedSum> derive_sums(const Model& model, WorkMeter* meter = nullptr,
                                    const Peers* peers = nullptr);

}  // namespace ninefold::variants
