#include "core/engine/wide/program/moved_model.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ninefold::variants {

namespace {

// Boards of which more is said in a part are not worth the time.
constexpr std::size_t most_numbers = 50'000;

// To describe what may mean the same otherwise as it is written finds fewer symmetries and no wrong
// ones.
class MovedModel {
 public:
  explicit MovedModel(const Symmetry& symmetry) : symmetry_(symmetry) {}

  std::optional<Statements> describe(const Model& model, int part) {
    if (!can_move(model)) return std::nullopt;
    switch (part) {
      case 0: add_candidates(model); break;
      case 1:
        if (!are_few(model.value_sets)) return std::nullopt;
        add_lists(model);
        break;
      case 2: add_relations(model); break;
      case 3: add_sums(model); break;
      case 4: add_counts(model); break;
      default:
        if (!add_alternatives(model)) return std::nullopt;
    }
    if (numbers() > most_numbers) return std::nullopt;
    std::sort(statements_.begin(), statements_.end());
    statements_.erase(std::unique(statements_.begin(), statements_.end()), statements_.end());
    return std::exchange(statements_, {});
  }

 private:
  enum class Kind : std::uint32_t {
    impossible,
    candidates,
    different,
    value_sets,
    relation,
    all_related,
    sum,
    accepted,
    value_counts,
    distinct_count,
    same_values,
    element,
    all_classes,
    differ_where,
    clause,
    not_both,
    alternatives,
  };

  bool can_move(const Model& model) const {
    if (!model.connected_values.empty() || !model.unknown_regions.empty() ||
        !model.label_counts.empty() || !model.full_ranks.empty() || !model.sandwiches.empty() ||
        !model.skyscrapers.empty())
      return false;
    // What is read value by value, or by their sizes, would have to be written anew.
    return !symmetry_.turns_values ||
           (model.accepted.empty() && model.distinct_counts.empty() && model.elements.empty());
  }

  std::size_t numbers() const {
    std::size_t sum = 0;
    for (const Statement& statement : statements_) sum += statement.size();
    return sum;
  }
  Statement& add(Kind kind) {
    statements_.push_back({static_cast<std::uint32_t>(kind)});
    return statements_.back();
  }
  std::uint32_t moved(CellIndex cell) const { return symmetry_.image[cell]; }
  std::uint32_t moved_values(Mask values) const { return symmetry_.image_of(values); }
  // Their number first, so that what follows cannot be taken for cells.
  template <typename Cells>
  void add_in_order(const Cells& cells, Statement& to) const {
    to.push_back(static_cast<std::uint32_t>(cells.size()));
    for (const CellIndex cell : cells) to.push_back(moved(cell));
  }
  template <typename Cells>
  void add_in_any_order(const Cells& cells, Statement& to) const {
    add_in_order(cells, to);
    std::sort(to.end() - static_cast<std::ptrdiff_t>(cells.size()), to.end());
  }
  template <typename Masks>
  void add_masks(const Masks& masks, Statement& to) const {
    Statement sorted;
    for (const Mask mask : masks) sorted.push_back(moved_values(mask));
    std::sort(sorted.begin(), sorted.end());
    to.push_back(static_cast<std::uint32_t>(sorted.size()));
    to.insert(to.end(), sorted.begin(), sorted.end());
  }
  void add_table(const PairTable& table, const Model& model, Statement& to) const {
    const auto values = static_cast<std::size_t>(model.value_count);
    for (std::size_t value = 0; value < values; ++value) {
      const std::size_t from = symmetry_.turns_values ? values - 1 - value : value;
      to.push_back(moved_values(static_cast<Mask>(table[from] & model.all())));
    }
  }

  void add_candidates(const Model& model) {
    if (model.is_impossible) add(Kind::impossible);
    for (std::size_t cell = 0; cell < model.candidates.size(); ++cell) {
      const Mask mask = model.candidates[cell];
      if (mask == model.all()) continue;
      Statement& to = add(Kind::candidates);
      to.push_back(moved(static_cast<CellIndex>(cell)));
      to.push_back(moved_values(mask));
    }
  }

  // Whether they may be described: they would all be written out before their number is looked at.
  static bool are_few(const std::vector<ValueSets>& lists) {
    std::size_t sets = 0;
    for (const ValueSets& rule : lists) sets += rule.sets->size();
    return sets <= most_numbers;
  }

  void add_lists(const Model& model) {
    for (std::size_t number = 0; number < model.different.size(); ++number)
      add_in_any_order(model.different[number], add(Kind::different));
    for (const ValueSets& rule : model.value_sets) {
      Statement& to = add(Kind::value_sets);
      add_in_any_order(rule.cells, to);
      add_masks(*rule.sets, to);
    }
    for (const AllClasses& rule : model.all_classes) {
      Statement& to = add(Kind::all_classes);
      add_in_any_order(rule.cells, to);
      add_masks(rule.classes, to);
    }
    for (const Model::Accepted& rule : model.accepted) {
      Statement& to = add(Kind::accepted);
      add_in_order(rule.cells, to);
      // One is that of many clues, mostly.
      const auto address = reinterpret_cast<std::uintptr_t>(rule.automaton.get());
      to.push_back(static_cast<std::uint32_t>(address));
      to.push_back(static_cast<std::uint32_t>(std::uint64_t{address} >> 32U));
    }
  }

  void add_relations(const Model& model) {
    for (const Model::RelationOf& rule : model.relations) {
      Statement& to = add(Kind::relation);
      const PairTable& table = model.tables[rule.table];
      const bool is_in_order = moved(rule.first) < moved(rule.second);
      to.push_back(moved(is_in_order ? rule.first : rule.second));
      to.push_back(moved(is_in_order ? rule.second : rule.first));
      add_table(is_in_order ? table : turned(table), model, to);
    }
    for (const Model::RelatedCells& rule : model.all_related) {
      Statement& to = add(Kind::all_related);
      add_in_any_order(rule.cells, to);
      add_table(model.tables[rule.table], model, to);
    }
    for (const DifferWhere& rule : model.differ_where) {
      Statement& to = add(Kind::differ_where);
      to.push_back(moved(rule.condition));
      to.push_back(moved_values(rule.value));
      add_in_any_order(std::span(rule.others).first(rule.count), to);
    }
    for (const Clause& rule : model.clauses) {
      std::vector<std::pair<std::uint32_t, std::uint32_t>> literals;
      for (const auto& [cell, values] : rule.literals)
        literals.emplace_back(moved(cell), moved_values(values));
      std::sort(literals.begin(), literals.end());
      Statement& to = add(Kind::clause);
      for (const auto& [cell, values] : literals) {
        to.push_back(cell);
        to.push_back(values);
      }
    }
    for (const Model::NotBoth& rule : model.not_both) {
      Statement& to = add(Kind::not_both);
      to.push_back(std::min(moved(rule.first), moved(rule.second)));
      to.push_back(std::max(moved(rule.first), moved(rule.second)));
      to.push_back(moved_values(rule.value));
    }
  }

  // In the order of cells, and the first of them counted forwards.
  void add_sums(const Model& model) {
    std::vector<std::pair<std::uint32_t, int>> terms;
    for (const Model::SumOf& rule : model.sums) {
      terms.clear();
      int total = rule.total;
      int coefficients = 0;
      for (const Sum::Term& term : rule.terms) {
        terms.emplace_back(moved(term.cell), term.coefficient);
        coefficients += term.coefficient;
      }
      if (symmetry_.turns_values) total = (model.lowest + model.highest()) * coefficients - total;
      std::sort(terms.begin(), terms.end());
      const int sign = !terms.empty() && terms.front().second < 0 ? -1 : 1;
      Statement& to = add(Kind::sum);
      for (const auto& [cell, coefficient] : terms) {
        to.push_back(cell);
        to.push_back(static_cast<std::uint32_t>(sign * coefficient));
      }
      to.push_back(static_cast<std::uint32_t>(sign * total));
    }
  }

  void add_counts(const Model& model) {
    for (const ValueCounts& rule : model.value_counts) {
      Statement& to = add(Kind::value_counts);
      add_in_any_order(rule.cells, to);
      add_masks(rule.sets, to);
      Statements counts;
      for (const ValueCounts::Allowed& allowed : rule.allowed) {
        counts.push_back({moved_values(allowed.value), static_cast<std::uint32_t>(allowed.counts),
                          static_cast<std::uint32_t>(allowed.counts >> 32U)});
      }
      append_sorted(counts, to);
    }
    for (const CountDistinct& rule : model.distinct_counts) {
      Statement& to = add(Kind::distinct_count);
      to.push_back(moved(rule.control));
      to.push_back(static_cast<std::uint32_t>(rule.lowest));
      add_in_any_order(rule.cells, to);
    }
    for (const SameValues& rule : model.same_values) {
      Statements sets;
      for (const CellIndexes& set : rule.sets) add_in_any_order(set, sets.emplace_back());
      Statement& to = add(Kind::same_values);
      to.push_back(rule.once_each ? 1 : 0);
      append_sorted(sets, to);
    }
    for (const Element& rule : model.elements) {
      Statement& to = add(Kind::element);
      to.push_back(moved(rule.index));
      to.push_back(moved(rule.result));
      to.push_back(static_cast<std::uint32_t>(rule.first));
      add_in_order(rule.targets, to);
    }
  }

  static void append_sorted(Statements& parts, Statement& to) {
    std::sort(parts.begin(), parts.end());
    for (const Statement& part : parts) {
      to.push_back(static_cast<std::uint32_t>(part.size()));
      to.insert(to.end(), part.begin(), part.end());
    }
  }

  bool add_alternatives(const Model& model) {
    for (const std::vector<Model>& models : model.alternatives) {
      Statements described;
      for (const Model& each : models) {
        Statement& to = described.emplace_back();
        for (int part = 0; part < model_part_count; ++part) {
          std::optional<Statements> statements = moved_statements(each, symmetry_, part);
          if (!statements) return false;
          append_sorted(*statements, to);
        }
      }
      append_sorted(described, add(Kind::alternatives));
    }
    return true;
  }

  const Symmetry& symmetry_;
  Statements statements_;
};

}  // namespace

std::optional<Statements> moved_statements(const Model& model, const Symmetry& symmetry, int part) {
  return MovedModel(symmetry).describe(model, part);
}

}  // namespace ninefold::variants
