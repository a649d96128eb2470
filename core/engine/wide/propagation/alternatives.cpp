// Alternatives (`Or`), each with a board of its own cells: what none of those that may hold leaves
// is taken away on the whole board.

#include "core/engine/wide/propagation/propagation.hpp"

#include <span>

namespace ninefold::variants {

bool Propagation::propagate_any(std::size_t number) {
  const AnyOf& any = program_.list<AnyOf>()[number];
  Branches& own = branches_[number];
  // Most alternatives are refused before anything is propagated.
  std::size_t last = any.branches.size();
  bool is_only = true;
  for (std::size_t i = 0; i < any.branches.size() && is_only; ++i) {
    if (is_refused(any.branches[i])) continue;
    is_only = last == any.branches.size();
    last = i;
  }
  if (last == any.branches.size()) return false;
  if (is_only) return go_on_with_last(number, last);
  std::size_t open = 0;
  for (std::size_t i = 0; i < any.branches.size(); ++i) {
    if (is_refused(any.branches[i])) continue;
    if (!go_on(cost_of_high_level)) return false;
    if (!is_left_open(number, i)) continue;
    const CellIndexes& cells = any.branches[i].cells;
    if (open == 0) {
      own.narrowed_count = 0;
      for (std::size_t k = 0; k < cells.size(); ++k) {
        if (own.all[i].left[k] != own.all[i].before[k])
          own.narrowed[own.narrowed_count++] = {cells[k], own.all[i].left[k]};
      }
    } else {
      unite(cells, own.all[i].left, own);
    }
    ++open;
    last = i;
    if (own.narrowed_count == 0) return true;
  }
  if (open == 0) return false;
  if (open == 1) return go_on_with_last(number, last);
  for (const auto& [cell, left] : std::span(own.narrowed).first(own.narrowed_count)) {
    if (!domains_.narrow(cell, left)) return false;
  }
  return true;
}

bool Propagation::is_refused(const AnyOf::Branch& branch) {
  for (std::size_t k = 0; k < branch.cells.size(); ++k) {
    if ((domains_.masks[branch.cells[k]] & branch.program->candidates[k]) != 0) continue;
    domains_.conflict = branch.cells[k];
    return true;
  }
  return false;
}

// Whether an alternative may hold; what it leaves is with its propagation.
bool Propagation::is_left_open(std::size_t number, std::size_t branch) {
  const auto& [program, cells] = program_.list<AnyOf>()[number].branches[branch];
  Branch& own = branches_[number].all[branch];
  bool is_same = own.is_known;
  for (std::size_t k = 0; k < cells.size(); ++k) {
    const Mask mask = domains_.masks[cells[k]];
    is_same = is_same && own.before[k] == mask;
    own.before[k] = mask;
  }
  if (!is_same) {
    for (std::size_t k = 0; k < cells.size(); ++k)
      own.left[k] = own.before[k] & program->candidates[k];
    fill_planes(own.left, *program, own.planes);
    own.is_open = own.run->run_all({own.left.data(), own.planes.data()});
    own.is_known = true;
  }
  if (!own.is_open && !cells.empty()) domains_.conflict = cells[own.run->conflict()];
  return own.is_open;
}

// Of the cells narrowed so far, those stay of which this alternative does not leave everything,
// either. Both lists are in the order of cells.
void Propagation::unite(std::span<const CellIndex> cells, std::span<const Mask> left,
                        Branches& own) const {
  std::size_t kept = 0;
  std::size_t k = 0;
  for (std::size_t i = 0; i < own.narrowed_count; ++i) {
    const auto [cell, so_far] = own.narrowed[i];
    while (k < cells.size() && cells[k] < cell) ++k;
    if (k == cells.size()) break;
    if (cells[k] != cell) continue;
    const Mask united = so_far | left[k];
    if (united != domains_.masks[cell]) own.narrowed[kept++] = {cell, united};
  }
  own.narrowed_count = kept;
}

// One alternative may hold: what its cells tell of others holds on the whole board.
bool Propagation::go_on_with_last(std::size_t number, std::size_t branch) {
  const auto& [program, cells] = program_.list<AnyOf>()[number].branches[branch];
  Branch& own = branches_[number].all[branch];
  own.is_known = false;
  for (std::size_t k = 0; k < cells.size(); ++k)
    own.left[k] = domains_.masks[cells[k]] & program->candidates[k];
  fill_planes(own.left, *program, own.planes);
  Propagation& run = *own.run;
  run.domains_.whole = &domains_;
  run.domains_.numbers_in_whole = cells.data();
  const bool is_open = run.run_all({own.left.data(), own.planes.data()});
  run.domains_.whole = nullptr;
  if (is_open) {
    for (std::size_t k = 0; k < cells.size(); ++k) {
      if (!domains_.narrow(cells[k], own.left[k])) return false;
    }
    return true;
  }
  if (cells.empty()) return false;
  const bool failed_beyond = domains_.masks[domains_.conflict] == 0;
  if (!failed_beyond) domains_.conflict = cells[run.conflict()];
  return false;
}

}  // namespace ninefold::variants
