#include "core/engine/wide/program/compiling/compiler.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// The values that a cell of a relation with itself can have.
Mask diagonal_of(const PairTable& table) {
  Mask values = 0;
  for (std::size_t x = 0; x < table.size(); ++x)
    values |= static_cast<Mask>(table[x] & mask_of(static_cast<int>(x)));
  return values;
}

}  // namespace

void Compiler::add_exclusions() {
  if (model_.list<NotBoth>().empty()) return;
  Peers peers = *program_.peers;  // which other branches may share
  for (const NotBoth& pair : model_.list<NotBoth>())
    peers.exclude(pair.first, pair.second, pair.value, model_.value_count);
  program_.peers = std::make_shared<const Peers>(std::move(peers));
}

// Relations of the same two cells become one; what differs within a branch is one as well.
void Compiler::collect_relations() {
  std::vector<std::uint32_t> numbers;
  numbers.reserve(model_.tables.size());
  for (const PairTable& table : model_.tables) numbers.push_back(pairs_.number_of(table));
  bool goes_on = true;
  model_.for_each_relation([&](CellIndex first, CellIndex second, std::uint32_t table) {
    goes_on = goes_on && room_.spend(steps_a_table);
    if (goes_on) pairs_.restrict(first, second, numbers[table]);
  });
  if (!goes_on) return;
  for (const std::optional<PairOfCells>& relation : alternative_pairs_) {
    if (relation) {
      if (relation->first == relation->second) {
        program_.candidates[relation->first] &= diagonal_of(relation->table);
      } else {
        pairs_.restrict(relation->first, relation->second, pairs_.number_of(relation->table));
      }
    }
  }
  if (is_branch_ && !model_.different.empty()) {
    const std::uint32_t differ = pairs_.number_of(differing());
    model_.different.for_each_pair([&](CellIndex a, CellIndex b) {
      if (!program_.peers->differ(a, b)) pairs_.restrict(a, b, differ);
    });
  }
}

bool Compiler::have_common_peers(CellIndex first, CellIndex second) const {
  const Peers& peers = peers_of_puzzle();
  return peers.see_another(number_in_puzzle(first), number_in_puzzle(second));
}

PairTable Compiler::differing() const {
  PairTable table{};
  for (int x = 0; x < model_.value_count; ++x)
    table[static_cast<std::size_t>(x)] = model_.all() & static_cast<Mask>(~mask_of(x));
  return table;
}

void Compiler::add_relations() {
  collect_relations();
  const std::span<const RelatedPairs::Pair> pairs = pairs_.pairs();
  if (pairs.empty()) return;
  const std::uint32_t differ = pairs_.number_of(differing());
  const std::size_t most = std::min(pairs.size(), room_.relations);
  program_.list<Relation>().reserve(most);
  program_.propagators.reserve(program_.propagators.size() + most);
  program_.scope_start.reserve(program_.scope_start.size() + most);
  program_.scopes.reserve(program_.scopes.size() + 2 * most);
  constexpr std::uint32_t unused = ~std::uint32_t{0};
  std::vector<std::uint32_t> numbers;  // by table: its number in the program, if it is used
  // Of cells that differ; mostly the next pair has the same table.
  auto with_difference = [&, asked = differ, answer = differ](std::uint32_t table) mutable {
    if (table != asked) answer = pairs_.both(table, differ);
    asked = table;
    return answer;
  };
  for (const RelatedPairs::Pair& pair : pairs) {
    // What there is no room for is seen in full grids.
    if (room_.relations == 0 || !room_.spend(steps_a_table)) break;
    std::uint32_t table = pair.table;
    if (program_.peers->differ(pair.first, pair.second)) {
      table = with_difference(table);
      if (table == differ) continue;
    }
    if (table >= numbers.size()) numbers.resize(table + std::size_t{1}, unused);
    if (numbers[table] == unused) {
      numbers[table] = static_cast<std::uint32_t>(program_.tables.size());
      program_.tables.emplace_back(pairs_.table(table), model_.value_count);
    }
    const Relation relation{pair.first, pair.second, numbers[table],
                            have_common_peers(pair.first, pair.second)};
    add(relation);
    --room_.relations;
  }
  pairs_ = RelatedPairs();  // of many cells they take much memory
}

}  // namespace ninefold::variants
