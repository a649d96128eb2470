#include "core/engine/houses9/compiled_rules.hpp"

#include "core/board/geometry.hpp"
#include "core/rules/implied_houses.hpp"

#include <cstddef>
#include <utility>

namespace ninefold {

namespace {

using DigitRelation = std::array<std::uint16_t, max_size>;

CompiledRules::PlaceTable place_table(Shape shape, const std::array<CellSet, max_cells>& sets) {
  // Once, since each cell is in many sets.
  std::array<Place, max_cells> places{};
  const auto count = static_cast<std::size_t>(shape.cell_count());
  for (std::size_t cell = 0; cell < count; ++cell)
    places[cell] = place_of(shape, static_cast<Cell>(cell));
  CompiledRules::PlaceTable table{};
  for (std::size_t cell = 0; cell < count; ++cell) {
    CellMask& mask = table[static_cast<std::size_t>(places[cell].word * 32 + places[cell].bit)];
    for (const Cell other : sets[cell]) mask.words[places[other].word] |= places[other].mask();
  }
  return table;
}

void compile_extra_differences(const Constraints& constraints, CompiledRules& compiled) {
  std::array<CellSet, max_cells> beyond{};
  const auto covered = cells_differing_by_houses(constraints);
  bool any = false;
  for (int index = 0; index < constraints.shape.cell_count(); ++index) {
    const auto cell = static_cast<std::size_t>(index);
    for (const Cell other : constraints.different[cell]) {
      if (!covered[cell].contains(other)) beyond[cell].insert(other);
    }
    any = any || !beyond[cell].empty();
  }
  if (!any) return;
  for (int digit = 0; digit < constraints.shape.size(); ++digit) {
    compiled.exclusions[static_cast<std::size_t>(digit)].push_back({digit, compiled.tables.size()});
  }
  compiled.tables.push_back(place_table(constraints.shape, beyond));
}

DigitRelation relation_of(const Constraints::ForbiddenPairs& forbidden) {
  DigitRelation relation{};
  for (const DigitPair pair : forbidden.pairs) {
    const unsigned first = pair.first - 1U;
    const unsigned second = pair.second - 1U;
    relation[first] = static_cast<std::uint16_t>(relation[first] | 1U << second);
    relation[second] = static_cast<std::uint16_t>(relation[second] | 1U << first);
  }
  return relation;
}

/// Whether exchanging two digits maps the relation to itself.
bool keeps(const DigitRelation& relation, std::size_t a, std::size_t b) {
  const auto exchanged = [a, b](unsigned set) {
    const unsigned differ = (set >> a ^ set >> b) & 1U;
    return set ^ (differ << a | differ << b);
  };
  for (std::size_t digit = 0; digit < max_size; ++digit) {
    const std::size_t image = digit == a ? b : digit == b ? a : digit;
    if (exchanged(relation[digit]) != relation[image]) return false;
  }
  return true;
}

void compile_forbidden_pairs(const Constraints& constraints, CompiledRules& compiled) {
  const auto size = static_cast<std::size_t>(constraints.shape.size());
  std::vector<DigitRelation> relations;
  for (const auto& forbidden : constraints.forbidden_pairs) {
    const DigitRelation relation = relation_of(forbidden);
    relations.push_back(relation);
    for (std::size_t digit = 0; digit < size; ++digit) {
      for (std::size_t other = 0; other < size; ++other) {
        if ((relation[digit] >> other & 1U) != 0) {
          compiled.exclusions[digit].push_back({static_cast<int>(other), compiled.tables.size()});
        }
      }
    }
    compiled.tables.push_back(place_table(constraints.shape, forbidden.neighbours));
  }
  for (std::size_t digit = 0; digit < size; ++digit) {
    for (std::size_t other = 0; other < size; ++other) {
      bool same_part = digit == other || constraints.digits_exchange;
      for (const DigitRelation& relation : relations) {
        same_part = same_part && keeps(relation, digit, other);
      }
      if (same_part) {
        compiled.interchangeable[digit] =
            static_cast<std::uint16_t>(compiled.interchangeable[digit] | 1U << other);
      }
    }
  }
}

void compile_regions(CompiledRules& compiled) {
  const Shape shape = compiled.shape;
  if (compiled.has_boxes || compiled.houses.size() < static_cast<std::size_t>(shape.size())) return;
  const Lines lines = lines_of(shape);
  compiled.leftovers = find_leftovers(lines, compiled.houses);
  for (const std::vector<CellMask>& houses : {lines.rows, lines.columns, compiled.houses}) {
    for (const CellMask& house : houses)
      compiled.houses_with_lines.push_back(cell_bits_from(house));
  }
}

}  // namespace

std::array<CellSet, max_cells> cells_differing_by_houses(const Constraints& constraints) {
  std::array<CellSet, max_cells> result{};
  const auto add = [&result](const std::vector<Cell>& house) {
    CellSet cells;
    for (const Cell cell : house) cells.insert(cell);
    for (const Cell cell : house) result[cell] |= cells;
  };
  for (int index = 0; index < constraints.shape.size(); ++index) {
    add(row_cells(constraints.shape, index));
    add(column_cells(constraints.shape, index));
    if (constraints.has_boxes) add(box_cells(constraints.shape, index));
  }
  for (const auto& house : constraints.extra_houses) add(house);
  return result;
}

CompiledRules compile_rules(const Constraints& constraints) {
  CompiledRules compiled;
  compiled.shape = constraints.shape;
  compiled.has_boxes = constraints.has_boxes;
  std::vector<CellSet> houses;
  for (const auto& house : constraints.extra_houses) {
    CellSet& cells = houses.emplace_back();
    for (const Cell cell : house) cells.insert(cell);
  }
  std::array<CellSet, max_cells> different = constraints.different;
  // Of regions in place of boxes the search knows more (compile_regions).
  if (compiled.has_boxes) {
    for (const CellSet& house : implied_houses(constraints.shape, houses)) {
      houses.push_back(house);
      for (const Cell cell : house) {
        different[cell] |= house;
        different[cell].erase(cell);
      }
    }
  }
  for (const CellSet& house : houses) {
    compiled.houses.push_back(mask_of(constraints.shape, house));
  }
  compile_regions(compiled);
  compiled.peers = place_table(constraints.shape, different);
  compile_extra_differences(constraints, compiled);
  compile_forbidden_pairs(constraints, compiled);
  compiled.only_differences = constraints.say_everything() && constraints.forbidden_pairs.empty();
  compiled.incomplete = constraints.incomplete;
  compiled.has_exclusions = !compiled.tables.empty();
  compiled.has_extras = compiled.has_exclusions || !compiled.houses.empty();

  for (int index = 0; index < constraints.shape.cell_count(); ++index) {
    const Place place = place_of(constraints.shape, static_cast<Cell>(index));
    compiled.cells.words[place.word] |= place.mask();
  }

  const CellMask filler = filler_cells(constraints.shape);
  for (int digit = 0; digit < constraints.shape.size(); ++digit) {
    for (std::size_t row = 0; row < 3; ++row) {
      compiled.empty_board.digits.word(row, digit) = compiled.cells.words[row] | filler.words[row];
    }
  }
  for (std::size_t lane = 0; lane < lane_digits; ++lane) {
    if (lane < static_cast<std::size_t>(constraints.shape.size())) compiled.used_lanes[lane] = ~0U;
  }
  if (constraints.shape.size() == max_size) compiled.used_ninth = {~0U, ~0U, ~0U, 0};
  return compiled;
}

}  // namespace ninefold
