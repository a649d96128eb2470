// The minimal forms of variants, compared with every set of their givens.

#include "core/generate/variants/variant_forms.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/variants/clue_set.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;

namespace {

/// The places of givens that are left out, in the order of the text.
using LeftOut = std::vector<std::size_t>;

struct Asked {
  explicit Asked(std::string_view text) {
    variants::PuzzleOrError read = variants::read_iss_text(text);
    REQUIRE(std::holds_alternative<variants::Puzzle>(read));
    puzzle = std::move(*std::get_if<variants::Puzzle>(&read));
    givens = clues_of(puzzle, WhichClues::givens);
  }

  bool has_one_without(const LeftOut& places) const {
    std::vector<PuzzleClue> clues;
    for (const std::size_t place : places) clues.push_back(givens[place]);
    return variants::VariantEngine(*without_clues(puzzle, clues)).solve().solutions == Count(1);
  }

  /// By trying all sets.
  std::set<LeftOut> all_forms() const {
    std::set<LeftOut> one;
    std::set<LeftOut> forms;
    for (unsigned bits = 0; bits < 1U << givens.size(); ++bits) {
      LeftOut places;
      for (std::size_t place = 0; place < givens.size(); ++place) {
        if ((bits >> place & 1U) != 0) places.push_back(place);
      }
      if (has_one_without(places)) one.insert(places);
    }
    std::copy_if(one.begin(), one.end(), std::inserter(forms, forms.end()),
                 [&one](const LeftOut& some) {
                   return std::none_of(one.begin(), one.end(), [&some](const LeftOut& more) {
                     return more.size() > some.size() &&
                            std::includes(more.begin(), more.end(), some.begin(), some.end());
                   });
                 });
    return forms;
  }

  std::set<LeftOut> found_forms() const {
    std::set<LeftOut> forms;
    const MinimalForms found = visit_variant_forms(puzzle, [&](const VariantForm& form) {
      LeftOut places;
      for (const PuzzleClue& clue : form.left_out) {
        const auto at = std::find_if(givens.begin(), givens.end(), [&clue](const PuzzleClue& one) {
          return one.item == clue.item && one.argument == clue.argument;
        });
        places.push_back(static_cast<std::size_t>(at - givens.begin()));
      }
      CHECK(static_cast<std::size_t>(form.givens) + places.size() == givens.size());
      // Each once.
      CHECK(forms.insert(places).second);
      return true;
    });
    CHECK(found.solutions == 1);
    CHECK(found.stopped == StopReason::complete);
    CHECK(found.found == forms.size());
    return forms;
  }

  variants::Puzzle puzzle;
  std::vector<PuzzleClue> givens;
};

}  // namespace

TEST_CASE("The minimal forms of a variant are all minimal sets of its givens", "[generate]") {
  for (const std::string_view text :
       {".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_3~R2C2_4~R3C1_2~R3C2_1~R3C4_3~R4C1_4~R4C4_1",
        // Givens of several values.
        ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C1_1_3~R1C3_3~R2C1_3~R2C3_1_2~R3C1_2~R3C3_4~R4C2_3_4~R4C4_"
        "1",
        // Values from 0, on a board that is none of a Shape.
        ".Shape~4x4~0-3.Cage~1~R1C1~R1C2.~R1C1_0~R1C3_2~R2C1_2~R2C3_0~R3C1_1~R3C3_3~R4C2_2~R4C4_0",
        // Nothing to leave out.
        ".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.GreaterThan~R2C2~R2C1.~R3C1_2~R4C4_1"}) {
    INFO(text);
    const Asked asked(text);
    REQUIRE(asked.has_one_without({}));
    CHECK(asked.found_forms() == asked.all_forms());
  }
}

TEST_CASE("A search for minimal forms of a variant ends when it should", "[generate]") {
  const Asked asked(
      ".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_3~R2C2_4~R3C1_2~R3C2_1~R3C4_3~R4C1_4~R4C4_1");
  const auto any = [](const VariantForm&) { return true; };
  Budget budget;
  budget.solutions = 2;
  const MinimalForms two = visit_variant_forms(asked.puzzle, any, budget);
  CHECK(two.found == 2);
  CHECK(two.stopped == StopReason::solution_limit);
  const MinimalForms one =
      visit_variant_forms(asked.puzzle, [](const VariantForm&) { return false; });
  CHECK(one.found == 1);
  CHECK(one.stopped == StopReason::cancelled);
  budget = {};
  budget.nodes = 3;
  CHECK(visit_variant_forms(asked.puzzle, any, budget).stopped == StopReason::node_limit);
  CHECK(visit_variant_forms(Asked(".Shape~4x4.~R1C1_1").puzzle, any).solutions == 2);
  CHECK(visit_variant_forms(Asked(".Shape~4x4.~R1C1_1~R1C2_1").puzzle, any).solutions == 0);
}

TEST_CASE("A set of clues is one of numbers of any size", "[generate]") {
  ClueSet set;
  CHECK(set.empty());
  for (const std::size_t clue : {700U, 3U, 64U}) set.insert(clue);
  ClueSet other;
  other.insert(64);
  other.insert(5);
  const auto listed = [](const ClueSet& clues) {
    std::vector<std::size_t> list;
    for (const std::size_t clue : clues) list.push_back(clue);
    return list;
  };
  CHECK(listed(set) == std::vector<std::size_t>{3, 64, 700});
  CHECK(listed(set & other) == std::vector<std::size_t>{64});
  CHECK(listed(set.without(other)) == std::vector<std::size_t>{3, 700});
  CHECK(listed(other.without(set)) == std::vector<std::size_t>{5});
  other |= set;
  CHECK(other.count() == 4);
  set.erase(700);
  set.erase(9000);
  CHECK(set.count() == 2);
  CHECK_FALSE(set.contains(700));
}
