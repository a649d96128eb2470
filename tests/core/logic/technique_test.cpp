// What is said of techniques, beside a list that a reader can compare with HoDoKu's.

#include "core/logic/technique.hpp"

#include "core/logic/registration.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <span>
#include <string>
#include <vector>

using namespace ninefold;
using logic::Technique;

TEST_CASE("Names, levels and scores of techniques are those that are listed", "[logic]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/logic/techniques.tsv");
  std::vector<std::string> rows;
  for (std::string row; std::getline(file, row);) {
    if (!row.empty() && row[0] != '#') rows.push_back(row);
  }
  REQUIRE(rows.size() == logic::techniques().size());
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const logic::TechniqueFacts& one = logic::techniques()[index];
    CHECK(rows[index] == std::string(one.name) + "\t" + std::string(logic::level_name(one.level)) +
                             "\t" + std::to_string(one.score) + "\t" +
                             (one.is_on_path ? "on the path" : "when asked for"));
    CHECK(logic::technique_named(one.name) == one.technique);
  }
}

TEST_CASE("Each technique is registered by one file, once", "[logic]") {
  std::vector<int> times(logic::techniques().size());
  for (const std::span<const logic::TechniqueEntry> file : logic::registered_techniques()) {
    for (const logic::TechniqueEntry& entry : file) {
      CAPTURE(entry.facts.name);
      ++times[static_cast<std::size_t>(entry.facts.technique)];
      CHECK((entry.find == nullptr) == (entry.facts.technique == Technique::brute_force));
    }
  }
  CHECK(times == std::vector<int>(times.size(), 1));
}

TEST_CASE("Techniques go by other names too, however they are spelled", "[logic]") {
  CHECK(logic::technique_named("x wing") == Technique::x_wing);
  CHECK(logic::technique_named("XWING") == Technique::x_wing);
  CHECK(logic::technique_named("bug+1") == Technique::bivalue_universal_grave);
  CHECK(logic::technique_named("Y-Wing") == Technique::xy_wing);
  CHECK(logic::technique_named("Uniqueness Test 3") == Technique::unique_rectangle_3);
  CHECK(logic::technique_named("Uniqueness Test 6") == Technique::unique_rectangle_6);
  CHECK(logic::technique_named("Pointing Pair") == Technique::pointing);
  CHECK(logic::technique_named("box-line reduction") == Technique::claiming);
  CHECK(logic::technique_named("last digit") == Technique::full_house);
  CHECK(logic::technique_named("Guess") == Technique::brute_force);
  CHECK_FALSE(logic::technique_named("Z-Wing").has_value());
  CHECK_FALSE(logic::technique_named("").has_value());
}
