#include "core/propagators/model.hpp"

#include <algorithm>
#include <functional>

namespace ninefold::variants {

void Model::differ(std::span<const CellIndex> cells) {
  std::size_t count = cells.size();
  if (std::adjacent_find(cells.begin(), cells.end(), std::greater_equal<>()) == cells.end()) {
    different.add(cells);
  } else {
    CellIndexes once(cells.begin(), cells.end());
    std::sort(once.begin(), once.end());
    once.erase(std::unique(once.begin(), once.end()), once.end());
    count = once.size();
    different.add(once);
  }
  if (count > static_cast<std::size_t>(value_count)) is_impossible = true;
}

void Model::differ_with_any_values(std::span<const CellIndex> cells) {
  differ(cells);
  add(ValueSets{CellIndexes(cells.begin(), cells.end()), sets_of(cells.size()), {}});
}

void Model::differ_with_any_values(const CellLists& lists) {
  different.add_lists(lists);
  list<ValueSets>().reserve(list<ValueSets>().size() + lists.size());
  for (std::size_t number = 0; number < lists.size(); ++number) {
    const std::span<const CellIndex> cells = lists[number];
    if (cells.size() > static_cast<std::size_t>(value_count)) is_impossible = true;
    add(ValueSets{CellIndexes(cells.begin(), cells.end()), sets_of(cells.size()), {}});
  }
}

const SetList& Model::sets_of(std::size_t size) {
  // More cells than values have none, whatever their number.
  const std::size_t place = std::min<std::size_t>(size, most_values + 1);
  std::optional<SetList>& sets = (*sets_by_size_)[place];
  if (!sets) {
    // Mostly houses ask, in which every value is.
    sets = place == static_cast<std::size_t>(value_count)
               ? SetList{all()}
               : SetList(sets_of_size(value_count, static_cast<int>(place)));
  }
  return *sets;
}

std::span<const Mask> Model::sets_to_try(std::size_t size) {
  const std::vector<Mask>& sets = *sets_of(size);
  constexpr std::size_t steps_a_set = 5;
  if (!spend(steps_a_set * sets.size())) return {};
  return sets;
}

void Model::relate_by(CellIndex first, CellIndex second, const PairTable& table) {
  if (first == second) {
    Mask allowed = 0;
    for (int value = 0; value < value_count; ++value) {
      allowed |= table[static_cast<std::size_t>(value)] & mask_of(value);
    }
    restrict(first, allowed);
    return;
  }
  add(RelationOf{first, second, table_number(table)});
}

void Model::relate_all(CellIndexes cells, const PairTable& table) {
  std::sort(cells.begin(), cells.end());
  // A cell that is listed twice is related to itself.
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (cells[i] == cells[i - 1]) relate_by(cells[i], cells[i], table);
  }
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  if (cells.size() == 2) relate_by(cells[0], cells[1], table);
  if (cells.size() > 2) add(RelatedCells{std::move(cells), table_number(table)});
}

void Model::at_least_one(std::span<const Clause::Literal> literals) {
  Clause clause = clause_of(literals);
  const auto allows_all = [&](const auto& literal) { return (literal.values & all()) == all(); };
  if (std::any_of(clause.literals.begin(), clause.literals.end(), allows_all)) return;
  switch (clause.literals.size()) {
    case 0: is_impossible = true; break;
    case 1: restrict(clause.literals[0].cell, clause.literals[0].values); break;
    case 2: {
      const auto [first, second] = std::pair(clause.literals[0], clause.literals[1]);
      PairTable table{};
      for (int value = 0; value < value_count; ++value) {
        const bool is_in_first = (first.values & mask_of(value)) != 0;
        table[static_cast<std::size_t>(value)] = is_in_first ? all() : second.values;
      }
      relate_by(first.cell, second.cell, table);
      break;
    }
    default: add(std::move(clause));
  }
}

std::uint32_t Model::table_number(const PairTable& table) {
  if (tables.empty() || tables.back() != table) tables.push_back(table);
  return static_cast<std::uint32_t>(tables.size() - 1);
}

void Model::accept(CellIndexes cells, const std::string& name, std::int64_t start,
                   const std::function<std::optional<std::int64_t>(std::int64_t, int)>& step,
                   const std::function<bool(std::int64_t)>& accepts) {
  const auto [known, is_new] = automata_->try_emplace({name, cells.size()});
  if (is_new) {
    if (std::optional<Automaton> made =
            automaton_of(cells.size(), value_count, start, step, accepts, meter)) {
      known->second = std::make_shared<const Automaton>(std::move(*made));
    }
  }
  if (known->second) accept(std::move(cells), known->second);
}

}  // namespace ninefold::variants
