#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>

#include <string>

namespace ninefold::tests {

namespace {

using logic::Technique;

/// How many houses a fish has on each side, by its name.
std::size_t size_of(const std::string& name) {
  if (name.ends_with("X-Wing")) return 2;
  if (name.ends_with("Swordfish")) return 3;
  if (name.ends_with("Jellyfish")) return 4;
  return name.ends_with("Squirmbag") ? 5 : 6;
}

int times_in(int cell, const std::vector<std::uint8_t>& houses) {
  int times = 0;
  for (const int house : houses) times += Board::is_in(cell, house) ? 1 : 0;
  return times;
}

struct Kinds {
  bool rows = false;
  bool columns = false;
  bool boxes = false;
};

Kinds kinds_of(const std::vector<std::uint8_t>& houses) {
  Kinds kinds;
  for (const int house : houses) {
    kinds.rows = kinds.rows || Board::is_row(house);
    kinds.columns = kinds.columns || Board::is_column(house);
    kinds.boxes = kinds.boxes || Board::is_box(house);
  }
  return kinds;
}

Breach breach_of_kind(const logic::Step& step, const std::string& name) {
  const Kinds base = kinds_of(step.base_houses);
  const Kinds cover = kinds_of(step.houses);
  const bool is_franken = !(base.rows && (base.columns || cover.rows)) &&
                          !(cover.columns && (cover.rows || base.columns));
  const bool has_box = base.boxes || cover.boxes;
  const bool is_called_franken = name.find("Franken") != std::string::npos;
  const bool is_called_mutant = name.find("Mutant") != std::string::npos;
  if (is_called_mutant == is_franken) return "has houses of other kinds";
  if (!is_called_mutant && has_box != is_called_franken) return "has boxes or not";
  return std::nullopt;
}

/// A fish that is not told as one with another.
Breach breach_of_one(const Board& board, const logic::Step& step, bool& is_sashimi) {
  const std::string name(logic::facts(step.technique).name);
  const std::size_t size = size_of(name);
  if (step.base_houses.size() != size || step.houses.size() != size) return "has another size";
  std::vector<std::uint8_t> all = step.base_houses;
  all.insert(all.end(), step.houses.begin(), step.houses.end());
  for (std::size_t one = 0; one < all.size(); ++one) {
    for (std::size_t two = one + 1; two < all.size(); ++two) {
      if (all[one] == all[two]) return "has a house twice";
    }
  }
  if (Breach breach = breach_of_kind(step, name)) return breach;
  if (step.digits.count() != 1) return "has not one digit";
  const int digit = step.digits.first();
  // Whatever is in the base and not in the cover, or in the base twice, would break the fish.
  Board::Cells fins;
  for (int cell = 0; cell < Board::cells; ++cell) {
    const int in_base = times_in(cell, step.base_houses);
    if (!board.has(cell, digit) || in_base == 0) continue;
    const bool is_endo = in_base > 1;
    const bool is_fin = times_in(cell, step.houses) == 0 && !is_endo;
    if (is_endo != step.endo_fins.contains(static_cast<Cell>(cell))) return "has other endo fins";
    if (is_fin != step.fins.contains(static_cast<Cell>(cell))) return "has other fins";
    if (is_endo || is_fin) fins.push_back(cell);
  }
  const bool is_called_finned = name.starts_with("Finned") || name.starts_with("Sashimi");
  if (is_called_finned == fins.empty()) return "has fins or not";
  for (const int house : step.base_houses) {
    int left = 0;
    for (const int place : board.places(digit, house)) left += contains(fins, place) ? 0 : 1;
    if (board.places(digit, house).empty()) return "has an empty base set";
    is_sashimi = is_sashimi || left <= 1;
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (struck.digit != digit) return "strikes another digit";
    const int in_base = times_in(struck.cell, step.base_houses);
    const int in_cover = times_in(struck.cell, step.houses);
    if (contains(fins, struck.cell)) return "strikes a fin";
    if (in_cover <= in_base) return "strikes what the cover needs";
    if (!Board::sees_all(struck.cell, fins)) return "strikes what does not see every fin";
  }
  return std::nullopt;
}

}  // namespace

Breach breach_of_fish(const Board& board, const logic::Step& step) {
  std::vector<logic::Step> parts = step.parts;
  if (parts.empty()) parts = {step};
  std::vector<logic::Candidate> struck;
  bool has_other = false;
  for (const logic::Step& part : parts) {
    if (part.base_houses != step.base_houses) return "is one of fish with other bases";
    bool is_sashimi = false;
    if (Breach breach = breach_of_one(board, part, is_sashimi)) return breach;
    has_other = has_other || !is_sashimi;
    struck.insert(struck.end(), part.eliminations.begin(), part.eliminations.end());
  }
  const Technique technique = step.technique;
  const bool is_called_sashimi = technique == Technique::sashimi_x_wing ||
                                 technique == Technique::sashimi_swordfish ||
                                 technique == Technique::sashimi_jellyfish;
  const bool is_called_finned = technique == Technique::finned_x_wing ||
                                technique == Technique::finned_swordfish ||
                                technique == Technique::finned_jellyfish;
  if (is_called_sashimi && has_other) return "is not sashimi";
  if (is_called_finned && !has_other) return "is sashimi";
  for (const logic::Candidate& one : step.eliminations) {
    if (std::find(struck.begin(), struck.end(), one) == struck.end()) return "strikes too much";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
