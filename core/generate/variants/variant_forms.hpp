#pragma once

#include "core/generate/setting/minimal_forms.hpp"
#include "core/generate/variants/variant_clues.hpp"

#include <functional>
#include <vector>

namespace ninefold::generate {

/// The givens that a minimal form leaves out, and how many it keeps; false ends the search.
struct VariantForm {
  const std::vector<PuzzleClue>& left_out;
  int givens = 0;
};
using VariantFormVisitor = std::function<bool(const VariantForm& form)>;

/// The same as visit_minimal_forms() for a puzzle of any rules, on any board: its rules stay, and
/// its givens are left out, those of several values too.
MinimalForms visit_variant_forms(const variants::Puzzle& puzzle, const VariantFormVisitor& visit,
                                 const Budget& budget = {}, const ProgressCallback& progress = {});

}  // namespace ninefold::generate
