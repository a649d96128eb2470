#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/counting/digit_templates.hpp"

#include <array>
#include <optional>
#include <vector>

namespace ninefold {

/// A puzzle as templates of whole digits: a solution is a choice of one template for each digit so
/// that together they cover the board.
struct TemplateView {
  /// For each digit (from 1) that has a given its templates.
  std::array<std::vector<Template>, max_size + 1> labelled;
  /// The templates that any digit without a given can have.
  std::vector<Template> unlabelled;
  std::vector<Digit> labelled_digits;
  std::vector<Digit> unlabelled_digits;
};

/// The puzzle as templates, or nothing when a digit has too many of them for this to be a short
/// way: rules that leave a digit few templates, such as a torus knight's, make it one; nothing as
/// well where rules mean more than the constraints say. Givens must not contradict each other.
std::optional<TemplateView> template_view(const Constraints& constraints, const Grid& givens);

/// Counts the solutions as exact covers of the board by templates. Digits without a given are put
/// down without a label; only a finished cover asks in how many ways they can be labelled so that
/// no forbidden pair touches. So forbidden pairs of such digits cost nothing while searching, and
/// the empty Mystic grid has 6,058 covers to visit instead of 2,198,327,040 solutions. Adds what
/// it finds to `meter`. Of the branches below the first two templates only every `part_count`th
/// is looked at, beginning with number `part`.
void count_by_templates(const Constraints& constraints, const TemplateView& view, Meter& meter,
                        int part = 0, int part_count = 1);

}  // namespace ninefold
