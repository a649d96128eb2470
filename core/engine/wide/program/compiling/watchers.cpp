#include "core/engine/wide/program/compiling/watchers.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <span>
#include <utility>

namespace ninefold::variants {

namespace {

// The number of a list of values that are alike: as long as one of them is left, nothing follows
// from losing the others. 0 where all are told apart, or where there is no room for the list.
std::uint16_t number_of(const Layers::Alike& alike, Program& program) {
  if (std::none_of(alike.begin(), alike.end(), [](Mask mask) { return count_of(mask) > 1; }))
    return 0;
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

// What is known of layers of automata: many clues share theirs. By layer and values.
using KnownAlike = std::map<std::pair<std::pair<const void*, std::uint32_t>, Mask>, std::uint16_t>;

// Of an automaton; 0 as well where it reads the cell twice.
std::uint16_t values_alike(Program& program, const Layers& layers, CellIndex cell,
                           KnownAlike& known) {
  const auto cells = layers.cells();
  const auto found = std::find(cells.begin(), cells.end(), cell);
  if (std::find(found + 1, cells.end(), cell) != cells.end()) return 0;
  const auto place = static_cast<std::size_t>(found - cells.begin());
  const Mask values = program.candidates[cell];
  const auto [own, is_new] = known.try_emplace({layers.layer_at(place), values});
  if (is_new) own->second = number_of(layers.alike_at(place, values), program);
  return own->second;
}

// Of a clause: nothing follows before the last value of the set of the cell is lost.
std::uint16_t values_alike(Program& program, const Clause& clause, CellIndex cell) {
  const auto& literals = clause.literals;
  const auto* const own =
      std::find_if(literals.begin(), literals.end(),
                   [&](const Clause::Literal& literal) { return literal.cell == cell; });
  Layers::Alike alike;
  for (int value = 0; value < most_values; ++value) {
    const bool is_of_set = (own->values >> value & 1) != 0;
    alike[static_cast<std::size_t>(value)] = is_of_set ? own->values : static_cast<Mask>(~0U);
  }
  return number_of(alike, program);
}

// What a relation is woken by: it takes a value from one cell when all values of the other forbid
// it, so nothing follows as long as the other has more values than forbid any one, or has one left
// of those that allow the same as what it lost.
struct Interest {
  int most_values = 0;  // of the cell that forbid one of the other
  std::uint16_t alike = 0;
};
struct TableInterest {
  Interest first;
  Interest second;
};

// `beside` says what the other cell may have beside a value, `allowing` the other way round.
template <typename Beside, typename Allowing>
Interest interest_of(Program& program, Beside beside, Allowing allowing) {
  Interest interest;
  PairTable others{};
  for (int value = 0; value < program.value_count; ++value) {
    interest.most_values =
        std::max(interest.most_values, program.value_count - count_of(allowing(mask_of(value))));
    others[static_cast<std::size_t>(value)] = beside(mask_of(value));
  }
  Layers::Alike alike{};
  const auto count = static_cast<std::size_t>(program.value_count);
  for (std::size_t value = 0; value < count; ++value) {
    for (std::size_t other = 0; other < count; ++other) {
      if (others[value] == others[other]) alike[value] |= mask_of(static_cast<int>(other));
    }
  }
  interest.alike = number_of(alike, program);
  return interest;
}

std::vector<TableInterest> interests_of_tables(Program& program) {
  std::vector<TableInterest> found;
  found.reserve(program.tables.size());
  for (const RelationTable& table : program.tables) {
    const auto forward = [&](Mask values) { return table.forward(values); };
    const auto backward = [&](Mask values) { return table.backward(values); };
    found.push_back(
        {interest_of(program, forward, backward), interest_of(program, backward, forward)});
  }
  return found;
}

// When a propagator looks at a cell of its own; whatever it lost, if `most_values` are all.
Program::Watcher watcher_of(Program& program, std::span<const TableInterest> interests,
                            std::uint32_t number, CellIndex cell, KnownAlike& known) {
  Program::Watcher watcher;
  watcher.propagator = number;
  watcher.most_values = most_values;
  const Program::Propagator& propagator = program.propagators[number];
  if (propagator.is<Layers>()) {
    watcher.alike = values_alike(program, program.list<Layers>()[propagator.index], cell, known);
  } else if (propagator.is<Clause>()) {
    watcher.alike = values_alike(program, program.list<Clause>()[propagator.index], cell);
  } else if (propagator.is<Relation>()) {
    const Relation& relation = program.list<Relation>()[propagator.index];
    const TableInterest& table = interests[relation.table];
    const Interest& own = relation.first == cell ? table.first : table.second;
    // For cells that see both, one value more is of interest, in all and of those that are alike.
    const std::uint8_t more = relation.has_common_peers ? 1 : 0;
    watcher.most_values = static_cast<std::uint8_t>(own.most_values + more);
    watcher.most_alike = more;
    watcher.alike = own.alike;
  } else {
    program.visit(propagator, [&](const auto& rule) {
      if constexpr (requires { rule.most_values_to_look(cell); })
        watcher.most_values = static_cast<std::uint8_t>(rule.most_values_to_look(cell));
      return true;
    });
  }
  return watcher;
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
  const std::vector<TableInterest> interests = interests_of_tables(program);
  KnownAlike known;
  std::vector<std::uint32_t> last_looking(cells);  // by cell, one more than its number
  for (std::uint32_t number = 0; number < count; ++number) {
    const std::uint64_t bit = std::uint64_t{1} << (number % 64U);
    const auto scope = program.scope(number);
    const Program::Propagator& propagator = program.propagators[number];
    const bool is_layers = propagator.is<Layers>();
    const std::size_t steps = is_layers ? program.list<Layers>()[propagator.index].size() : 0;
    if (!room.spend(steps + 20 * scope.size())) break;
    for (std::size_t i = 0; i < scope.size(); ++i) {
      const CellIndex cell = scope[i];
      if (std::exchange(last_looking[cell], number + 1) == number + 1) continue;
      if (propagator.has_weight) ++program.weights[cell];
      const Program::Watcher watcher = watcher_of(program, interests, number, cell, known);
      if (has_bits && watcher.alike == 0 && watcher.most_values >= program.value_count) {
        program.watch_bits[cell * program.watch_words + number / 64U] |= bit;
      } else {
        by_scope[program.scope_start[number] + i] = watcher;
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

// Some ask more of their cells than others.
void weigh_cells(Program& program) {
  program.for_each_list([&](const auto& rules) {
    for (const auto& rule : rules) {
      if constexpr (requires { rule.weigh(std::span(program.weights)); })
        rule.weigh(std::span(program.weights));
    }
  });
}

}  // namespace

void number_watchers(Program& program, const LayerRoom& room) {
  program.weights.assign(program.candidates.size(), 0);
  number_propagators(program, room);
  number_houses(program);
  weigh_cells(program);
}

}  // namespace ninefold::variants
