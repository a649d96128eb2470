#include "wasm/variants/api_setting.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace ninefold;

namespace {

/// The cells and digits of the givens of which one, changed to that digit, leaves one solution.
struct Changes {
  std::vector<int> cells;
  std::vector<int> digits;
};

/// By trying every digit, of a 4x4 board with values from `lowest` to `lowest` + 3, with bit 0 for
/// the lowest.
Changes tried_changes(const std::string& rules, const std::string& givens, int lowest) {
  const auto has_one_solution = [&](const std::string& cells) {
    std::string text = rules;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (cells[cell] == '.') continue;
      text += ".~R" + std::to_string(cell / 4 + 1) + "C" + std::to_string(cell % 4 + 1) + "_" +
              cells[cell];
    }
    variants::PuzzleOrError read = variants::read_iss_text(text);
    REQUIRE(read.index() == 0);
    return variants::VariantEngine(std::move(*std::get_if<variants::Puzzle>(&read)))
               .count()
               .solutions == Count(1);
  };
  REQUIRE(has_one_solution(givens));
  Changes changes;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] == '.') continue;
    int digits = 0;
    for (int position = 0; position < 4; ++position) {
      std::string changed = givens;
      changed[cell] = static_cast<char>('0' + lowest + position);
      if (changed[cell] != givens[cell] && has_one_solution(changed)) digits |= 1 << position;
    }
    if (digits == 0) continue;
    changes.cells.push_back(static_cast<int>(cell));
    changes.digits.push_back(digits);
  }
  return changes;
}

}  // namespace

TEST_CASE("Digits that givens could be are told from the lowest of the board on", "[api]") {
  struct Case {
    const char* rules;
    const char* givens;
    int lowest;
  };
  for (const Case& asked : {Case{".Shape~4x4~0-3", ".1.02.....13....", 0},
                            Case{".Shape~4x4~1-4.Thermo~R1C2~R1C3", ".13.....4..1....", 1},
                            Case{".Shape~4x4~0-3", "0..2......2..3.0", 0}}) {
    INFO(asked.rules);
    const Changes expected = tried_changes(asked.rules, asked.givens, asked.lowest);
    CHECK_FALSE(expected.cells.empty());
    std::string text = asked.rules;
    const std::string givens = asked.givens;
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
      if (givens[cell] == '.') continue;
      text += ".~R" + std::to_string(cell / 4 + 1) + "C" + std::to_string(cell % 4 + 1) + "_" +
              givens[cell];
    }
    variants::PuzzleOrError read = variants::read_iss_text(text);
    REQUIRE(read.index() == 0);
    const std::string described = variants::describe_variant(*std::get_if<variants::Puzzle>(&read));
    const api::variant::SetClues told = api::variant::changeable(described, {}, nullptr);
    CHECK(told.solutions == 1);
    CHECK(told.stopped == "complete");
    CHECK(told.cells == expected.cells);
    CHECK(told.digits == expected.digits);
  }
}
