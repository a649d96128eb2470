// Modular: every so many cells in a row have different residues. So the cell that follows them has
// the residue of the first, which is the one that is left.

#include "core/variants/puzzle.hpp"

#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> modular_parameters{{
    {.name = "modulus", .least = 1, .most = 100},
    some_cells[0],
}};

bool modular_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto modulus = static_cast<std::size_t>(rule.numbers[0]);
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = i + 1; j < line.size() && j < i + modulus; ++j) {
      if (line[i] % rule.numbers[0] == line[j] % rule.numbers[0]) return false;
    }
  }
  return true;
}

void contribute_modular(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const auto modulus = static_cast<std::size_t>(rule.numbers[0]);
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < rule.cells.size() && j <= i + modulus; ++j) {
      const bool is_same = j == i + modulus;
      model.relate(rule.cells[i], rule.cells[j], [&](int a, int b) {
        return (a % rule.numbers[0] == b % rule.numbers[0]) == is_same;
      });
    }
  }
}

}  // namespace

extern const std::vector<Kind> modular_kinds{
    {.name = "Modular",
     .family = Family::line,
     .parameters = modular_parameters,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = modular_holds,
     .contribute = contribute_modular},
};

}  // namespace ninefold::variants
