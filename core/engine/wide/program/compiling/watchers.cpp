#include "core/engine/wide/program/compiling/watchers.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace ninefold::variants {

namespace {

// A relation takes a value from its second cell when all values of the first forbid it: nothing
// follows as long as the first has more values than forbid any one. For cells that see both, one
// value more is of interest.
struct Forbidding {
  int first = 0;   // the most values of the first cell that forbid one of the second
  int second = 0;  // the same the other way round
};

std::vector<Forbidding> forbidding_of(const Program& program) {
  std::vector<Forbidding> found(program.tables.size());
  for (std::size_t number = 0; number < found.size(); ++number) {
    const RelationTable& table = program.tables[number];
    for (int value = 0; value < program.value_count; ++value) {
      const Mask one = mask_of(value);
      Forbidding& most = found[number];
      most.first = std::max(most.first, program.value_count - count_of(table.backward(one)));
      most.second = std::max(most.second, program.value_count - count_of(table.forward(one)));
    }
  }
  return found;
}

int values_of_interest(const Program& program, std::span<const Forbidding> forbidding,
                       std::uint32_t number, std::size_t cell) {
  const Program::Propagator& propagator = program.propagators[number];
  if (propagator.type != Program::Type::relation) return most_values;
  const Relation& relation = program.relations[propagator.index];
  const Forbidding& most = forbidding[relation.table];
  return (relation.first == cell ? most.first : most.second) + (relation.has_common_peers ? 1 : 0);
}

// Where an automaton does not tell some values of a cell apart, the number of the list that says
// which; 0 where it tells all of them apart, or reads the cell twice.
std::uint16_t values_alike(Program& program, std::uint32_t number, CellIndex cell) {
  if (program.propagators[number].type != Program::Type::layers) return 0;
  const Layers& layers = program.layers[program.propagators[number].index];
  const auto cells = layers.cells();
  const auto place = std::find(cells.begin(), cells.end(), cell);
  if (std::find(place + 1, cells.end(), cell) != cells.end()) return 0;
  const Mask values = program.candidates[cell];
  const Layers::Alike alike =
      layers.alike_at(static_cast<std::size_t>(place - cells.begin()), values);
  bool tells_all_apart = true;
  for (Mask rest = values; rest != 0; rest = without_lowest(rest)) {
    tells_all_apart =
        tells_all_apart && is_single(alike[static_cast<std::size_t>(lowest_of(rest))]);
  }
  if (tells_all_apart) return 0;
  if (program.alike.empty()) program.alike.emplace_back();
  const auto known = std::find(program.alike.begin() + 1, program.alike.end(), alike);
  const auto found = static_cast<std::uint16_t>(known - program.alike.begin());
  if (known == program.alike.end()) {
    constexpr std::size_t most_lists = 4096;  // more than puzzles have; each takes time to be found
    if (program.alike.size() == most_lists) return 0;
    program.alike.push_back(alike);
  }
  return found;
}

// Cheap ones first and then small ones, so that the first that waits is the next to run.
void sort_by_level(Program& program) {
  // Level, size and number in one: no two are the same, and equal ones stay as they are.
  std::vector<std::uint64_t> order(program.propagators.size());
  for (std::uint32_t number = 0; number < order.size(); ++number) {
    const std::uint64_t size = program.scope(number).size();
    order[number] = std::uint64_t{program.propagators[number].level} << 56U | size << 32U | number;
  }
  if (std::is_sorted(order.begin(), order.end())) return;
  std::sort(order.begin(), order.end());
  std::vector<Program::Propagator> propagators;
  std::vector<std::uint32_t> starts;
  std::vector<CellIndex> scopes;
  propagators.reserve(order.size());
  starts.reserve(order.size() + 1);
  scopes.reserve(program.scopes.size());
  for (const std::uint64_t placed : order) {
    const auto number = static_cast<std::uint32_t>(placed);
    propagators.push_back(program.propagators[number]);
    starts.push_back(static_cast<std::uint32_t>(scopes.size()));
    const auto scope = program.scope(number);
    scopes.insert(scopes.end(), scope.begin(), scope.end());
  }
  starts.push_back(static_cast<std::uint32_t>(scopes.size()));
  program.propagators = std::move(propagators);
  program.scope_start = std::move(starts);
  program.scopes = std::move(scopes);
}

// Puts the watchers of all cells of all scopes, none where `most_values` is 0, in the order of
// cells and then of propagators.
void list_watchers(Program& program, std::span<const Program::Watcher> by_scope) {
  const std::size_t cells = program.candidates.size();
  std::vector<std::uint32_t> place(cells + 1);
  for (std::size_t i = 0; i < by_scope.size(); ++i) {
    if (by_scope[i].most_values != 0) ++place[program.scopes[i] + 1U];
  }
  std::partial_sum(place.begin(), place.end(), place.begin());
  program.watch_start = place;
  program.watchers.resize(place[cells]);
  for (std::size_t i = 0; i < by_scope.size(); ++i) {
    if (by_scope[i].most_values != 0) program.watchers[place[program.scopes[i]]++] = by_scope[i];
  }
}

// Who looks at each cell: a bit for those that look at any change, a list of the others. A cell
// that a propagator lists twice is looked at once.
void number_propagators(Program& program, const LayerRoom& room) {
  sort_by_level(program);
  constexpr std::size_t most_watch_words = 1 << 17;  // a megabyte
  const std::size_t cells = program.candidates.size();
  const auto count = static_cast<std::uint32_t>(program.propagators.size());
  program.propagator_words = (count + 63U) / 64U;
  // In a branch that says little, a list for few cells is much shorter than bits for all.
  const std::size_t bit_words = cells * program.propagator_words;
  const bool has_bits = bit_words <= std::min(most_watch_words, 32 * program.scopes.size());
  program.watch_words = has_bits ? program.propagator_words : 0;
  program.watch_bits.assign(cells * program.watch_words, 0);
  std::vector<Program::Watcher> by_scope(program.scopes.size());
  const std::vector<Forbidding> forbidding = forbidding_of(program);
  std::vector<std::uint32_t> last_looking(cells);  // by cell, one more than its number
  for (std::uint32_t number = 0; number < count; ++number) {
    const std::uint64_t bit = std::uint64_t{1} << (number % 64U);
    const auto scope = program.scope(number);
    const Program::Propagator& propagator = program.propagators[number];
    const bool is_layers = propagator.type == Program::Type::layers;
    const std::size_t steps = is_layers ? program.layers[propagator.index].size() : 0;
    if (!room.spend(steps + 20 * scope.size())) break;
    for (std::size_t i = 0; i < scope.size(); ++i) {
      const CellIndex cell = scope[i];
      if (std::exchange(last_looking[cell], number + 1) == number + 1) continue;
      ++program.weights[cell];
      const int most = values_of_interest(program, forbidding, number, cell);
      const std::uint16_t alike = values_alike(program, number, cell);
      if (has_bits && alike == 0 && most >= program.value_count) {
        program.watch_bits[cell * program.watch_words + number / 64U] |= bit;
      } else if (most > 0) {
        by_scope[program.scope_start[number] + i] = {number, static_cast<std::uint16_t>(most),
                                                     alike};
      }
    }
  }
  list_watchers(program, by_scope);
}

// Houses of the grid, which are looked at together, only count as what is asked of a cell.
void number_houses(Program& program) {
  const std::size_t cells = program.candidates.size();
  program.house_start.assign(cells + 1, 0);
  std::uint32_t* const weights = program.weights.data();
  bool are_all_of_grid = true;
  for (const Program::House& house : program.houses) {
    if (house.is_of_grid) continue;
    for (const CellIndex cell : house.cells) ++weights[cell];
    are_all_of_grid = false;
  }
  if (program.grid) {
    const std::uint32_t houses_around = program.grid->has_boxes() ? 3 : 2;
    for (std::size_t cell = 0; cell < GridHouses::cell_count; ++cell)
      weights[cell] += houses_around;
  }
  if (are_all_of_grid) return;
  std::vector<std::uint32_t> place(cells + 1);
  for (const Program::House& house : program.houses) {
    if (house.is_of_grid) continue;
    for (const CellIndex cell : house.cells) ++place[cell + 1U];
  }
  for (std::size_t cell = 0; cell < cells; ++cell) place[cell + 1] += place[cell];
  program.house_start = place;
  program.houses_of_cells.resize(place[cells]);
  for (std::size_t house = 0; house < program.houses.size(); ++house) {
    if (program.houses[house].is_of_grid) continue;
    for (const CellIndex cell : program.houses[house].cells)
      program.houses_of_cells[place[cell]++] = static_cast<std::uint16_t>(house);
  }
}

// Some rules ask more of their cells than others.
void weigh_cells(Program& program) {
  // Where regions are unknown, everything waits for them.
  constexpr std::uint32_t weight_of_labels = 2;  // the best of nine on eleven puzzles
  for (const UnknownRegions& regions : program.unknown_regions) {
    for (const CellIndex label : regions.labels) program.weights[label] += weight_of_labels;
  }
  // Which line is smaller, their first cells tell mostly.
  constexpr std::uint32_t weight_of_ranks = 10;
  for (const FullRank& ranks : program.full_ranks) {
    for (const FullRank::Clue& clue : ranks.clues) {
      const auto line = std::span(ranks.lines[clue.line]);
      for (const CellIndex cell : line.first(std::min<std::size_t>(2, line.size())))
        program.weights[cell] += weight_of_ranks;
    }
  }
}

}  // namespace

void number_watchers(Program& program, const LayerRoom& room) {
  program.weights.assign(program.candidates.size(), 0);
  number_propagators(program, room);
  number_houses(program);
  weigh_cells(program);
}

}  // namespace ninefold::variants
