// Marks between neighbours, and what it means that other neighbours have none.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace ninefold::variants {

namespace {

using Test = bool (*)(int a, int b);

bool is_consecutive(int a, int b) { return std::abs(a - b) == 1; }
bool is_double(int a, int b) { return a == 2 * b || b == 2 * a; }
bool sums_to_ten(int a, int b) { return a + b == 10; }
bool sums_to_five(int a, int b) { return a + b == 5; }
bool is_greater(int a, int b) { return a > b; }
bool is_kropki(int a, int b) { return is_consecutive(a, b) || is_double(a, b); }
bool is_five_or_ten(int a, int b) { return sums_to_five(a, b) || sums_to_ten(a, b); }

using CellPair = std::pair<CellIndex, CellIndex>;

// The pairs are kept one after another in `cells`.
std::optional<RuleError> complete_pairs(Arguments& arguments, std::vector<Rule>& rules) {
  Rule& rule = rules.back();
  for (const auto& [a, b] : arguments.layout().neighbours_among(rule.cells))
    rule.lists.push_back({a, b});
  if (rule.lists.empty()) return arguments.error(0, "cells with a common edge");
  return std::nullopt;
}

template <Test test>
bool pairs_hold(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  return std::all_of(rule.lists.begin(), rule.lists.end(), [&](const CellIndexes& pair) {
    return test(values[pair[0]], values[pair[1]]);
  });
}

template <Test test>
void contribute_pairs(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const PairTable table = model.table_of(test);
  for (const CellIndexes& pair : rule.lists) model.relate_by(pair[0], pair[1], table);
}

// Pairs with one of two kinds of marks. Alternatives have none.
void collect_marked(const std::vector<Rule>& rules, std::string_view one, std::string_view other,
                    std::set<CellPair>& marked) {
  for (const Rule& rule : rules) {
    if (rule.kind->name == one || rule.kind->name == other) {
      for (const CellIndexes& pair : rule.lists) marked.insert(std::minmax(pair[0], pair[1]));
    }
    if (rule.kind->name == "Replicate") collect_marked(rule.parts, one, other, marked);
  }
}

std::vector<CellPair> unmarked(const Puzzle& puzzle, std::string_view one, std::string_view other) {
  std::set<CellPair> marked;
  collect_marked(puzzle.rules, one, other, marked);
  std::vector<CellPair> pairs;
  for (int cell = 0; cell < puzzle.layout.grid_size(); ++cell) {
    const auto from = static_cast<CellIndex>(cell);
    for (const CellIndex neighbour : puzzle.layout.neighbours(from)) {
      if (neighbour > from && !marked.contains({from, neighbour}))
        pairs.emplace_back(from, neighbour);
    }
  }
  return pairs;
}

struct Negative {
  std::string_view name;
  std::string_view one;
  std::string_view other;
  Test is_marked;
};
constexpr Negative kropki{"StrictKropki", "WhiteDot", "BlackDot", is_kropki};
constexpr Negative roman{"StrictXV", "X", "V", is_five_or_ten};
constexpr Negative never_consecutive{"AntiConsecutive", "", "", is_consecutive};

const Item* find_mark_in_or(const std::vector<Item>& items, const Negative& negative,
                            bool is_in_or) {
  for (const Item& item : items) {
    if (is_in_or && (item.name == negative.one || item.name == negative.other)) return &item;
    const bool is_inner_in_or = is_in_or || item.name == "Or";
    if (const Item* const mark = find_mark_in_or(item.parts, negative, is_inner_in_or)) return mark;
  }
  return nullptr;
}

// Whether a pair has such a mark would depend on the branch.
template <const Negative& negative>
std::optional<RuleError> refuse_mark_in_or(const std::vector<Item>& items) {
  const Item* const mark = find_mark_in_or(items, negative, false);
  if (mark == nullptr) return std::nullopt;
  return RuleError{mark->number, mark->name, 0, "a place within Or",
                   "one outside any Or, beside " + std::string(negative.name)};
}

template <const Negative& negative>
bool negative_holds(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  const std::vector<CellPair> pairs = unmarked(puzzle, negative.one, negative.other);
  return std::none_of(pairs.begin(), pairs.end(), [&](const CellPair& pair) {
    return negative.is_marked(values[pair.first], values[pair.second]);
  });
}

template <const Negative& negative>
void contribute_negative(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  const PairTable table = model.table_of([](int x, int y) { return !negative.is_marked(x, y); });
  for (const auto& [a, b] : unmarked(puzzle, negative.one, negative.other))
    model.relate_by(a, b, table);
}

template <Test test>
constexpr Kind pair_kind(std::string_view name) {
  return {.name = name,
          .family = Family::pair,
          .parameters = two_or_more_cells,
          .gesture = Gesture::edge,
          .complete = complete_pairs,
          .holds = pairs_hold<test>,
          .contribute = contribute_pairs<test>};
}

template <const Negative& negative>
constexpr Kind negative_kind() {
  return {.name = negative.name,
          .role = Role::global,
          .holds = negative_holds<negative>,
          .contribute = contribute_negative<negative>,
          .refuses = refuse_mark_in_or<negative>};
}

}  // namespace

extern const std::vector<Kind> dots_kinds{
    pair_kind<is_consecutive>("WhiteDot"),
    pair_kind<is_double>("BlackDot"),
    pair_kind<sums_to_ten>("X"),
    pair_kind<sums_to_five>("V"),
    pair_kind<is_greater>("GreaterThan"),
    negative_kind<kropki>(),
    negative_kind<roman>(),
    negative_kind<never_consecutive>(),
};

}  // namespace ninefold::variants
