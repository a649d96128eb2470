#include "core/engine/wide/program/compiling/compiler.hpp"

#include "core/engine/wide/program/derived/derive.hpp"
#include "core/engine/wide/program/derived/derive_covers.hpp"
#include "core/engine/wide/program/derived/derive_rests.hpp"
#include "core/engine/wide/program/derived/plain_sums.hpp"
#include "core/engine/wide/program/derived/sums/derive_differences.hpp"
#include "core/engine/wide/program/derived/sums/derive_joined_sums.hpp"
#include "core/engine/wide/program/derived/tight_sums.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// Leaves the sets that are among others, too.
void keep_common(const std::vector<Mask>& others, std::vector<Mask>& sets) {
  constexpr std::size_t few = 2000;
  if (sets.size() * others.size() < few) {
    std::erase_if(sets, [&](Mask set) {
      return std::find(others.begin(), others.end(), set) == others.end();
    });
    return;
  }
  std::vector<bool> is_other(std::size_t{1} << most_values);
  for (const Mask set : others) is_other[set] = true;
  std::erase_if(sets, [&](Mask set) { return !is_other[set]; });
}

// The first cells of a list as a number that is ordered as they are.
std::uint64_t first_four(const CellIndexes& cells) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 4; ++i)
    number = number << 16U | (i < cells.size() ? cells[i] + 1U : 0U);
  return number;
}

}  // namespace

void Compiler::add_sums() {
  program_.list<Sum>().reserve(model_.list<SumOf>().size());
  for (const SumOf& written : model_.list<SumOf>()) {
    if (!room_.spend(steps_a_sum)) return;
    add_sum(written);
  }
  if (is_branch_) return;
  for (const DerivedSum& derived : derive_sums(model_, room_.meter, program_.peers.get())) {
    if (!room_.spend(steps_a_sum)) return;
    // Long ones, which are tight, say much, but little of any one cell.
    add_sum(derived.sum, derived.sum.terms.size() <= std::size_t{few_cells_of_sum});
  }
  for (const SumOf& derived : derive_covers(model_, *program_.peers, room_.meter)) {
    if (!room_.spend(steps_a_sum)) return;
    add_sum(derived);
  }
  for (const SumOf& derived : derive_differences(model_, room_.meter)) {
    if (!room_.spend(steps_a_sum)) return;
    add_sum(derived);
  }
  for (const SumOf& derived : derive_joined_sums(model_, *program_.peers, room_.meter)) {
    if (!room_.spend(steps_a_sum)) return;
    add_sum(derived);
  }
}

void Compiler::add_sum(const SumOf& written, bool has_weight) {
  // A cage has its sets already.
  if (cages_.say(written)) return;
  Sum sum(written.terms, written.total, model_.lowest, model_.value_count, *program_.peers);
  if (sum.is_impossible()) program_.is_impossible = true;
  const std::size_t size = sum.cells().size();
  if (size == 0 || (size <= 2 && add_small_sum(written))) return;
  add(std::move(sum), has_weight);
}

// Two cells are a relation, one is a set of candidates.
bool Compiler::add_small_sum(const SumOf& written) {
  std::map<CellIndex, int> coefficients;
  for (const Sum::Term& term : written.terms) coefficients[term.cell] += term.coefficient;
  std::erase_if(coefficients, [](const auto& entry) { return entry.second == 0; });
  const auto [first, first_times] = *coefficients.begin();
  const auto [second, second_times] = *coefficients.rbegin();
  if (coefficients.size() == 1) {
    for (int value = 0; value < model_.value_count; ++value) {
      if ((value + model_.lowest) * first_times != written.total)
        program_.candidates[first] &= static_cast<Mask>(~mask_of(value));
    }
    return true;
  }
  PairTable table{};
  for (int x = 0; x < model_.value_count; ++x) {
    for (int y = 0; y < model_.value_count; ++y) {
      if ((x + model_.lowest) * first_times + (y + model_.lowest) * second_times == written.total)
        table[static_cast<std::size_t>(x)] |= mask_of(y);
    }
  }
  pairs_.restrict(first, second, pairs_.number_of(table));
  return true;
}

namespace {

struct Listed {
  std::uint64_t first_cells;  // most lists differ in them
  const CellIndexes* cells;
  const ValueSets* rule;
  std::size_t number;  // in the order in which they are written
};

// Of lists with the same first cells; equal ones come as they are written. Not inlined: the code of
// sorting compares in many places.
[[gnu::noinline]] bool comes_before(const Listed& a, const Listed& b) {
  return *a.cells == *b.cells ? a.number < b.number : *a.cells < *b.cells;
}

}  // namespace

void Compiler::add_sets() {
  // Equal cells: what each list allows, the other must allow too.
  std::vector<CellIndexes> sorted;  // the lists that are not in order as they are written
  std::vector<ValueSets> rests;
  if (!is_branch_) rests = derive_rests(model_, room_.meter);
  std::vector<Listed> listed;
  listed.reserve(model_.list<ValueSets>().size() + rests.size());
  for (const ValueSets& rule : model_.list<ValueSets>()) {
    const CellIndexes* cells = &rule.cells;
    if (!std::is_sorted(cells->begin(), cells->end())) {
      if (sorted.empty()) sorted.reserve(model_.list<ValueSets>().size());  // where they stay
      cells = &sorted.emplace_back(rule.cells);
      std::sort(sorted.back().begin(), sorted.back().end());
    }
    listed.push_back({first_four(*cells), cells, &rule, listed.size()});
  }
  for (const ValueSets& rest : rests)
    listed.push_back({first_four(rest.cells), &rest.cells, &rest, listed.size()});
  std::sort(listed.begin(), listed.end(), [](const Listed& a, const Listed& b) {
    return a.first_cells != b.first_cells ? a.first_cells < b.first_cells : comes_before(a, b);
  });
  std::size_t cell_count = 0;
  for (const Listed& list : listed) cell_count += list.cells->size();
  make_room_for_houses(listed.size(), cell_count);
  for (std::size_t next = 0; next < listed.size();) {
    if (!room_.spend(100 + 2 * listed[next].rule->sets->size())) return;
    const CellIndexes& cells = *listed[next].cells;
    const SetList& first_sets = listed[next].rule->sets;
    ++next;
    if (next == listed.size() || *listed[next].cells != cells) {
      add_merged(cells, first_sets);
      continue;
    }
    std::vector<Mask> sets = *first_sets;
    for (; next < listed.size() && *listed[next].cells == cells; ++next) {
      keep_common(*listed[next].rule->sets, sets);
    }
    add_merged(cells, std::move(sets));
  }
}

void Compiler::add_merged(const CellIndexes& cells, const SetList& sets) {
  if (sets->empty()) {
    program_.is_impossible = true;
    return;
  }
  if (cells.size() < 2) {
    Mask allowed = 0;
    for (const Mask set : *sets) allowed |= set;
    for (const CellIndex cell : cells) program_.candidates[cell] &= allowed;
    return;
  }
  if (sets->size() == 1) {
    add_house(cells, sets->front());
    return;
  }
  // Many sets of which none is missing say little more than that the cells differ.
  constexpr std::size_t many = 60;
  if (sets->size() > many && sets->size() == count_of_sets(count_of(values_among(cells, model_)),
                                                           static_cast<int>(cells.size())))
    return;
  add(ValueSets{cells, sets, pairs_that_see_others(cells)});
}

std::vector<bool> Compiler::pairs_that_see_others(const CellIndexes& cells) const {
  if (!is_branch_) return variants::pairs_that_see_others(cells, peers_of_puzzle());
  CellIndexes numbers;
  for (const CellIndex cell : cells) numbers.push_back(number_in_puzzle(cell));
  return variants::pairs_that_see_others(numbers, peers_of_puzzle());
}

// Each list of sets may become one.
void Compiler::make_room_for_houses(std::size_t lists, std::size_t cells) {
  const std::size_t count = std::min(lists, Program::most_houses);
  program_.houses.reserve(count);
  program_.house_cells.reserve(cells);
  program_.house_bits.reserve(count * program_.plane_width());
}

void Compiler::add_house(const CellIndexes& cells, Mask values) {
  if (program_.houses.size() == Program::most_houses) {
    add(ValueSets{cells, {values}, {}});
    return;
  }
  Program::House& house = program_.houses.emplace_back();
  house.values = values;
  if (values != model_.all()) {
    for (const CellIndex cell : cells) program_.candidates[cell] &= values;
  }
  const std::size_t width = program_.plane_width();
  if (const auto number = program_.grid ? program_.grid->number_of(cells) : std::nullopt) {
    house.is_of_grid = true;
    house.number_in_grid = static_cast<std::uint8_t>(*number);
    house.cells = GridHouses::house(*number);
    house.bits = GridHouses::bits(*number);
    if (width == house.bits.size()) return;
  }
  // There is room for all of them, so that they stay where they are.
  const std::size_t start = program_.house_cells.size();
  program_.house_cells.insert(program_.house_cells.end(), cells.begin(), cells.end());
  house.cells = std::span(program_.house_cells).subspan(start);
  program_.house_bits.resize(program_.house_bits.size() + width);
  const auto bits = std::span(program_.house_bits).last(width);
  for (const CellIndex cell : cells) program_.peers->add(cell, bits);
  house.bits = bits;
}

}  // namespace ninefold::variants
