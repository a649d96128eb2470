#include "core/engine/wide/program/program.hpp"

#include "core/engine/wide/program/derive.hpp"
#include "core/engine/wide/program/derive_connected.hpp"
#include "core/engine/wide/program/derive_covers.hpp"
#include "core/engine/wide/program/model_reading.hpp"
#include "core/engine/wide/program/region_counts.hpp"
#include "core/engine/wide/program/related_pairs.hpp"
#include "core/engine/wide/program/watchers.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>
#include <set>

namespace ninefold::variants {

namespace {

class Compiler {
 public:
  Compiler(const Model& model, std::shared_ptr<const Peers> outer, LayerRoom& room)
      : model_(model),
        is_branch_(outer != nullptr),
        pairs_(model.value_count),
        cages_(model),
        room_(room) {
    program_.cell_count = static_cast<int>(model.candidates.size());
    program_.value_count = model.value_count;
    program_.is_impossible = model.is_impossible;
    program_.candidates = model.candidates;
    program_.peers = std::move(outer);
    for (const std::vector<Model>& alternatives : model.alternatives)
      alternative_pairs_.push_back(as_relation(alternatives));
  }

  Program compile() {
    if (!is_branch_) {
      program_.grid = GridHouses::of(model_);
      program_.peers = std::make_shared<const Peers>(
          peers_of(model_, program_.grid ? GridHouses::places(program_.cell_count) : CellPlaces{}));
    }
    narrow_region_counts(model_, program_.candidates);
    add_exclusions();
    add_sums();
    tell_share(0.6);
    add_relations();
    tell_share(0.7);
    add_sets();
    tell_share(0.8);
    add_others();
    finish();
    return std::move(program_);
  }

 private:
  // Of reading the model and this, roughly.
  void tell_share(double share) const {
    if (!is_branch_ && room_.meter != nullptr) room_.meter->set_share(share);
  }

  void add(Program::Type type, std::size_t index, int level, std::span<const CellIndex> cells) {
    program_.propagators.push_back({type, static_cast<std::uint8_t>(level),
                                    is_idempotent(type, cells), static_cast<std::uint32_t>(index)});
    program_.scope_start.push_back(static_cast<std::uint32_t>(program_.scopes.size()));
    program_.scopes.insert(program_.scopes.end(), cells.begin(), cells.end());
  }

  // A cell that is listed twice is treated as if it were two.
  static bool is_idempotent(Program::Type type, std::span<const CellIndex> cells) {
    if (type != Program::Type::relation && type != Program::Type::layers) return false;
    if (cells.size() == 2) return cells[0] != cells[1];
    CellIndexes sorted(cells.begin(), cells.end());
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
  }

  void add_exclusions() {
    if (model_.not_both.empty()) return;
    program_.exclusions.resize(model_.candidates.size());
    for (const Model::NotBoth& pair : model_.not_both) {
      program_.exclusions[pair.first].push_back({pair.second, pair.value});
      program_.exclusions[pair.second].push_back({pair.first, pair.value});
    }
  }

  // The values that a cell of a relation with itself can have.
  static Mask diagonal_of(const PairTable& table) {
    Mask values = 0;
    for (std::size_t x = 0; x < table.size(); ++x)
      values |= static_cast<Mask>(table[x] & mask_of(static_cast<int>(x)));
    return values;
  }

  // Relations of the same two cells become one; what differs within a branch is one as well.
  void collect_relations() {
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

  bool have_common_peers(CellIndex first, CellIndex second) const {
    const std::span<const std::uint64_t> one(program_.peers->bits(first), program_.plane_width());
    return std::inner_product(one.begin(), one.end(), program_.peers->bits(second), false,
                              std::logical_or<>(),
                              [](std::uint64_t a, std::uint64_t b) { return (a & b) != 0; });
  }

  PairTable differing() const {
    PairTable table{};
    for (int x = 0; x < model_.value_count; ++x)
      table[static_cast<std::size_t>(x)] = model_.all() & static_cast<Mask>(~mask_of(x));
    return table;
  }

  void add_relations() {
    collect_relations();
    const std::span<const RelatedPairs::Pair> pairs = pairs_.pairs();
    if (pairs.empty()) return;
    const std::uint32_t differ = pairs_.number_of(differing());
    const std::size_t most = std::min(pairs.size(), room_.relations);
    program_.relations.reserve(most);
    program_.propagators.reserve(program_.propagators.size() + most);
    program_.scope_start.reserve(program_.scope_start.size() + most);
    program_.scopes.reserve(program_.scopes.size() + 2 * most);
    std::map<std::uint32_t, std::uint32_t> tables;  // of those that are used
    for (const RelatedPairs::Pair& pair : pairs) {
      // What there is no room for is seen in full grids.
      if (room_.relations == 0 || !room_.spend(steps_a_table)) break;
      std::uint32_t table = pair.table;
      if (program_.peers->differ(pair.first, pair.second)) {
        table = pairs_.both(table, differ);
        if (table == differ) continue;
      }
      const auto [known, is_new] =
          tables.try_emplace(table, static_cast<std::uint32_t>(program_.tables.size()));
      if (is_new) program_.tables.emplace_back(pairs_.table(table), model_.value_count);
      const Relation relation{pair.first, pair.second, known->second,
                              have_common_peers(pair.first, pair.second)};
      const std::array cells{pair.first, pair.second};
      program_.relations.push_back(relation);
      add(Program::Type::relation, program_.relations.size() - 1, 0, cells);
      --room_.relations;
    }
    pairs_ = RelatedPairs(model_.value_count);  // of many cells they take much memory
  }

  void add_sums() {
    for (const Model::SumOf& written : model_.sums) {
      if (!room_.spend(steps_a_sum)) return;
      add_sum(written);
    }
    if (is_branch_) return;
    for (const DerivedSum& derived : derive_sums(model_, room_.meter)) {
      if (!room_.spend(steps_a_sum)) return;
      add_sum(derived.sum);
    }
    for (const Model::SumOf& derived : derive_covers(model_, *program_.peers, room_.meter)) {
      if (!room_.spend(steps_a_sum)) return;
      add_sum(derived);
    }
  }

  void add_sum(const Model::SumOf& written) {
    // A cage has its sets already.
    if (cages_.say(written)) return;
    Sum sum(written.terms, written.total, model_.lowest, model_.value_count, *program_.peers);
    if (sum.is_impossible()) program_.is_impossible = true;
    const std::size_t size = sum.cells().size();
    if (size == 0 || (size <= 2 && add_small_sum(written))) return;
    program_.sums.push_back(std::move(sum));
    add(Program::Type::sum, program_.sums.size() - 1, size > 6 ? 3 : 2,
        program_.sums.back().cells());
  }

  // Two cells are a relation, one is a set of candidates.
  bool add_small_sum(const Model::SumOf& written) {
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

  void add_sets() {
    // Equal cells: what each list allows, the other must allow too.
    struct Listed {
      const CellIndexes* cells;
      const SetList* sets;
    };
    std::vector<CellIndexes> sorted;  // the lists that are not in order as they are written
    sorted.reserve(model_.value_sets.size());
    std::vector<Listed> listed;
    listed.reserve(model_.value_sets.size());
    for (const ValueSets& rule : model_.value_sets) {
      const CellIndexes* cells = &rule.cells;
      if (!std::is_sorted(cells->begin(), cells->end())) {
        cells = &sorted.emplace_back(rule.cells);
        std::sort(sorted.back().begin(), sorted.back().end());
      }
      listed.push_back({cells, &rule.sets});
    }
    std::stable_sort(listed.begin(), listed.end(),
                     [](const Listed& a, const Listed& b) { return *a.cells < *b.cells; });
    make_room_for_houses();
    for (std::size_t next = 0; next < listed.size();) {
      if (!room_.spend(100 + 2 * (*listed[next].sets)->size())) return;
      const CellIndexes& cells = *listed[next].cells;
      const SetList& first_sets = *listed[next].sets;
      ++next;
      if (next == listed.size() || *listed[next].cells != cells) {
        add_merged(cells, first_sets);
        continue;
      }
      std::vector<Mask> sets = *first_sets;
      for (; next < listed.size() && *listed[next].cells == cells; ++next) {
        keep_common(**listed[next].sets, sets);
      }
      add_merged(cells, std::move(sets));
    }
  }

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

  void add_merged(const CellIndexes& cells, const SetList& sets) {
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
    if (sets->size() > many &&
        sets->size() == count_of_sets(model_.value_count, static_cast<int>(cells.size())))
      return;
    program_.value_sets.push_back({cells, sets, pairs_that_see_others(cells, *program_.peers)});
    add(Program::Type::value_sets, program_.value_sets.size() - 1,
        program_.value_sets.back().sets->size() > 20 ? 2 : 1, program_.value_sets.back().cells);
  }

  // Each list of sets may become one.
  void make_room_for_houses() {
    const std::size_t count = std::min(model_.value_sets.size(), Program::most_houses);
    std::size_t cells = 0;
    for (const ValueSets& rule : model_.value_sets) cells += rule.cells.size();
    program_.houses.reserve(count);
    program_.house_cells.reserve(cells);
    program_.house_bits.reserve(count * program_.plane_width());
  }

  void add_house(const CellIndexes& cells, Mask values) {
    if (program_.houses.size() == Program::most_houses) {
      program_.value_sets.push_back({cells, {values}, {}});
      add(Program::Type::value_sets, program_.value_sets.size() - 1, 1, cells);
      return;
    }
    Program::House& house = program_.houses.emplace_back();
    // There is room for all of them, so that they stay where they are.
    const std::size_t start = program_.house_cells.size();
    program_.house_cells.insert(program_.house_cells.end(), cells.begin(), cells.end());
    house.cells = std::span(program_.house_cells).subspan(start);
    house.values = values;
    const std::size_t width = program_.plane_width();
    program_.house_bits.resize(program_.house_bits.size() + width);
    const auto bits = std::span(program_.house_bits).last(width);
    house.bits = bits;
    for (const CellIndex cell : cells) {
      program_.peers->add(cell, bits);
      program_.candidates[cell] &= values;
    }
    if (!program_.grid) return;
    if (const std::optional<std::size_t> number = program_.grid->number_of(cells)) {
      house.is_of_grid = true;
      house.number_in_grid = static_cast<std::uint8_t>(*number);
    }
  }

  // Clues of one kind have one automaton, and mostly the same candidates.
  using Unrolled = std::map<std::pair<const Automaton*, std::vector<Mask>>, std::optional<Layers>>;

  // False where the meter ended it.
  bool add_accepted(const std::vector<Model::Accepted>& list, Unrolled& unrolled) {
    for (const Model::Accepted& accepted : list) {
      std::vector<Mask> candidates;
      for (const CellIndex cell : accepted.cells) candidates.push_back(program_.candidates[cell]);
      if (!room_.spend(100)) return false;
      tell_share(0.8 + 0.1 * static_cast<double>(program_.layers.size()) /
                           static_cast<double>(list.size()));
      const auto [known, is_new] =
          unrolled.try_emplace({accepted.automaton.get(), std::move(candidates)});
      if (is_new)
        known->second =
            Layers::unroll(*accepted.automaton, accepted.cells, program_.candidates, room_);
      // Too large: full grids are checked.
      if (!known->second || known->second->size() > room_.edges) continue;
      room_.edges -= known->second->size();
      program_.layers.push_back(known->second->over(accepted.cells));
      add(Program::Type::layers, program_.layers.size() - 1, accepted.cells.size() <= 4 ? 2 : 3,
          accepted.cells);
    }
    return true;
  }

  void add_others() {
    Unrolled unrolled;
    if (!add_accepted(model_.accepted, unrolled)) return;
    const std::vector<Model::Accepted> derived =
        is_branch_ ? std::vector<Model::Accepted>{} : derive_connected(model_);
    if (!add_accepted(derived, unrolled)) return;
    copy(model_.value_counts, program_.value_counts, Program::Type::value_counts, 2,
         [](const ValueCounts& rule) { return rule.cells; });
    for (ValueCounts& rule : program_.value_counts)
      rule.partitions = partitions_of(rule.cells, *program_.peers);
    copy(model_.distinct_counts, program_.distinct_counts, Program::Type::distinct_count, 2,
         [](const CountDistinct& rule) {
           CellIndexes cells = rule.cells;
           cells.push_back(rule.control);
           return cells;
         });
    copy(model_.same_values, program_.same_values, Program::Type::same_values, 3,
         [](const SameValues& rule) {
           CellIndexes cells;
           for (const CellIndexes& set : rule.sets)
             cells.insert(cells.end(), set.begin(), set.end());
           return cells;
         });
    copy(model_.elements, program_.elements, Program::Type::element, 1, [](const Element& rule) {
      CellIndexes cells = rule.targets;
      cells.push_back(rule.index);
      cells.push_back(rule.result);
      return cells;
    });
    copy(model_.connected_values, program_.connected_values, Program::Type::connected_values, 4,
         [](const ConnectedValues& rule) { return rule.cells; });
    copy(model_.unknown_regions, program_.unknown_regions, Program::Type::unknown_regions, 4,
         [](const UnknownRegions& rule) {
           CellIndexes cells = rule.cells;
           cells.insert(cells.end(), rule.labels.begin(), rule.labels.end());
           return cells;
         });
    copy(model_.label_counts, program_.label_counts, Program::Type::label_count, 2,
         [](const LabelCount& rule) {
           CellIndexes cells{rule.control};
           for (const CellIndexes& list : rule.lists)
             cells.insert(cells.end(), list.begin(), list.end());
           return cells;
         });
    copy(model_.full_ranks, program_.full_ranks, Program::Type::full_rank, 4,
         [](const FullRank& rule) {
           CellIndexes cells;
           for (const CellIndexes& line : rule.lines)
             cells.insert(cells.end(), line.begin(), line.end());
           std::sort(cells.begin(), cells.end());
           cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
           return cells;
         });
    copy(model_.sandwiches, program_.sandwiches, Program::Type::sandwich, 3,
         [](const Sandwich& rule) { return rule.cells; });
    copy(model_.skyscrapers, program_.skyscrapers, Program::Type::skyscraper, 2,
         [](const Skyscraper& rule) { return rule.cells; });
    for (Skyscraper& rule : program_.skyscrapers)
      rule.all_differ = program_.peers->all_differ(rule.cells);
    copy(model_.all_classes, program_.all_classes, Program::Type::all_classes, 2,
         [](const AllClasses& rule) { return rule.cells; });
    for (std::size_t number = 0; number < model_.alternatives.size(); ++number) {
      if (alternative_pairs_[number]) continue;
      const std::vector<Model>& alternatives = model_.alternatives[number];
      Program::AnyOf any;
      std::set<CellIndex> cells;
      for (const Model& alternative : alternatives) {
        if (!room_.spend(100 + 10 * alternative.candidates.size())) return;
        auto branch =
            std::make_unique<Program>(Compiler(alternative, program_.peers, room_).compile());
        if (branch->is_impossible) continue;
        for (std::size_t cell = 0; cell < branch->candidates.size(); ++cell) {
          const auto index = static_cast<CellIndex>(cell);
          if (branch->candidates[cell] != model_.all() || branch->is_watched(index) ||
              !branch->houses_of(index).empty())
            cells.insert(index);
        }
        any.branches.push_back(std::move(branch));
      }
      any.cells.assign(cells.begin(), cells.end());
      if (any.branches.empty()) program_.is_impossible = true;
      program_.any_ofs.push_back(std::move(any));
      add(Program::Type::any_of, program_.any_ofs.size() - 1, 4, program_.any_ofs.back().cells);
    }
  }

  template <typename Rule, typename CellsOf>
  void copy(const std::vector<Rule>& from, std::vector<Rule>& to, Program::Type type, int level,
            CellsOf cells_of) {
    for (const Rule& rule : from) {
      if (!room_.spend(100)) return;
      to.push_back(rule);
      add(type, to.size() - 1, level, cells_of(rule));
    }
  }

  void finish() {
    program_.scope_start.push_back(static_cast<std::uint32_t>(program_.scopes.size()));
    number_watchers(program_, room_);
    if (program_.grid)
      program_.further_peers = program_.grid->further_peers(*program_.peers, program_.cell_count);
    free_names_of_regions(program_);
  }

  static constexpr std::size_t steps_a_table = 100;
  static constexpr std::size_t steps_a_sum = 1000;

  const Model& model_;
  bool is_branch_;
  Program program_;
  std::vector<std::optional<PairOfCells>> alternative_pairs_;  // see as_relation()
  RelatedPairs pairs_;
  CageSets cages_;
  LayerRoom& room_;  // for automata, of all branches
};

}  // namespace

bool Program::is_watched(CellIndex cell) const {
  const auto bits = std::span(watch_bits).subspan(cell * watch_words, watch_words);
  return !watching(cell).empty() ||
         std::any_of(bits.begin(), bits.end(), [](std::uint64_t word) { return word != 0; });
}

CellIndexes used_cells(const Program& program) {
  CellIndexes cells;
  const Mask all = first_values(program.value_count);
  for (int number = 0; number < program.cell_count; ++number) {
    const auto cell = static_cast<CellIndex>(number);
    const bool has_exclusions = !program.exclusions.empty() && !program.exclusions[cell].empty();
    if (program.candidates[cell] != all || program.peers->has_peers(cell) || has_exclusions ||
        program.is_watched(cell))
      cells.push_back(cell);
  }
  return cells;
}

Program compile(const Model& model, LayerRoom room) {
  if (room.meter == nullptr) room.meter = model.meter;
  return Compiler(model, nullptr, room).compile();
}

}  // namespace ninefold::variants
