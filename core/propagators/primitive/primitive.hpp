#pragma once

#include "core/board/layout.hpp"

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace ninefold::variants {

class Peers;
class Statement;
struct Domains;

/// Calls `visit` with each cell of some parts of a primitive, to be read or renamed. A part is a
/// cell, something with a `cell`, or a list of parts.
template <typename Visit, typename... Parts>
void visit_each(Visit& visit, Parts&... parts) {
  const auto visit_part = [&visit](auto& part) {
    if constexpr (std::is_same_v<std::remove_const_t<std::remove_reference_t<decltype(part)>>,
                                 CellIndex>) {
      visit(part);
    } else if constexpr (requires { part.cell; }) {
      visit(part.cell);
    } else {
      for (auto& each : part) visit_each(visit, each);
    }
  };
  (visit_part(parts), ...);
}

// What a primitive has to say of itself, and what it may. Whoever forgets something of the first
// sort is told by the compiler; without the second the search is slower, and its answers the same.
//
//   static void visit_cells(auto& own, auto visit)     Necessary: calls visit_each() with all of it
//                                                      that is a cell.
//   bool propagate(const Rule& rule, Domains& domains) Necessary, beside the type or as its member.
//                                                      Narrows what it finds cannot be, and answers
//                                                      false where nothing is left.
//   Memory memory() const                              In place of the latter, with a member
//                                                      propagate(domains, memory): what a run
//                                                      found, for the next. That sees other
//                                                      candidates; more of them where a search went
//                                                      back. With both, wants_memory() chooses.
//   int level() const                                  Cheap ones run first: 0 like a relation, 4
//                                                      like all regions. Else 4.
//   CellIndexes scope() const                          The cells to look at, where these are others
//                                                      than visit_cells() has, or each once.
//   static constexpr bool is_idempotent                A second run right after the first finds
//                                                      nothing, if no cell comes twice. Else it is
//                                                      run again after its own changes.
//   void prepare(const Peers& peers)                   Once, when it is compiled.
//   int most_values_to_look(CellIndex cell) const      It is run once the cell has so few values.
//                                                      Else after every change.
//   void weigh(std::span<std::uint32_t> weights) const By cell: what more is asked of it than to be
//                                                      in a primitive.
//   void describe(Statement& to) const                 What it says when it is moved. Else no board
//                                                      with such a primitive has a symmetry.
//   static constexpr bool can_turn_values              describe() is right where values are turned
//                                                      round, too. Else none of these is found.
//   static constexpr bool is_compiled_apart            In place of propagate(): the compiler makes
//                                                      other propagators of it. Where it forgets,
//                                                      full grids are checked.

template <typename Rule>
concept CompiledApart = requires {
  requires Rule::is_compiled_apart;
};

template <typename Rule>
concept Idempotent = requires {
  requires Rule::is_idempotent;
};

template <typename Rule>
concept PropagatesItself = requires(const Rule& rule, Domains& domains) {
  rule.propagate(domains);
};
template <typename Rule>
concept IsPropagated = requires(const Rule& rule, Domains& domains) {
  propagate(rule, domains);
};

template <typename Rule>
concept Remembers = requires(const Rule& rule, Domains& domains, typename Rule::Memory& memory) {
  { rule.memory() } -> std::same_as<typename Rule::Memory>;
  rule.propagate(domains, memory);
};

template <typename Rule>
concept NamesCells = requires(Rule& rule, const Rule& constant) {
  Rule::visit_cells(rule, [](CellIndex&) {});
  Rule::visit_cells(constant, [](CellIndex) {});
};

template <typename Rule>
concept Primitive = NamesCells<Rule> &&
    (CompiledApart<Rule> || PropagatesItself<Rule> || IsPropagated<Rule> || Remembers<Rule>);

/// Whether it can say what it is when it is moved by a symmetry of either sort.
template <typename Rule>
concept Describable = requires(const Rule& rule, Statement& statement) {
  rule.describe(statement);
};
template <typename Rule>
concept DescribableWithValuesTurned = Describable<Rule> && requires {
  requires Rule::can_turn_values;
};

template <typename Rule>
int level_of(const Rule& rule) {
  if constexpr (requires { rule.level(); }) {
    return rule.level();
  } else {
    return 4;
  }
}

template <typename Rule>
void append_scope(const Rule& rule, std::vector<CellIndex>& cells) {
  if constexpr (requires { rule.scope(); }) {
    const auto& scope = rule.scope();
    cells.insert(cells.end(), scope.begin(), scope.end());
  } else {
    Rule::visit_cells(rule, [&](CellIndex cell) { cells.push_back(cell); });
  }
}

}  // namespace ninefold::variants
