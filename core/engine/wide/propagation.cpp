#include "core/engine/wide/propagation.hpp"

#include <algorithm>

namespace ninefold::variants {

Propagation::Propagation(const Program& program) : program_(program) {
  const auto cells = static_cast<std::size_t>(program.cell_count);
  changed_.resize(cells);
  is_changed_.resize(cells);
  domains_.changed = changed_.data();
  domains_.is_changed = is_changed_.data();
  domains_.peers = program.peers.get();
  is_queued_.resize(program.propagators.size());
  for (Queue& queue : queues_) queue.ring.resize(program.propagators.size() + 1);
  for (const Program::AnyOf& any : program.any_ofs) {
    Branches& branches = branches_.emplace_back();
    for (const auto& branch : any.branches)
      branches.runs.push_back(std::make_unique<Propagation>(*branch));
    branches.scratch.resize(cells);
    branches.united.resize(any.cells.size());
    branches.last.resize(cells);
  }
}

void Propagation::enqueue(std::uint32_t number) {
  if (is_queued_[number] != 0) return;
  is_queued_[number] = 1;
  Queue& queue = queues_[program_.propagators[number].level];
  queue.ring[queue.tail] = number;
  if (++queue.tail == queue.ring.size()) queue.tail = 0;
}

void Propagation::clear() {
  for (int i = 0; i < domains_.changed_count; ++i)
    is_changed_[changed_[static_cast<std::size_t>(i)]] = 0;
  domains_.changed_count = 0;
  for (Queue& queue : queues_) {
    while (queue.head != queue.tail) {
      is_queued_[queue.ring[queue.head]] = 0;
      if (++queue.head == queue.ring.size()) queue.head = 0;
    }
  }
}

bool Propagation::run_all(Mask* masks) {
  domains_.masks = masks;
  if (program_.is_impossible) return false;
  for (int cell = 0; cell < program_.cell_count; ++cell) {
    const auto index = static_cast<CellIndex>(cell);
    masks[cell] &= program_.candidates[index];
    if (masks[cell] == 0) {
      domains_.conflict = index;
      clear();
      return false;
    }
    // A cell that has its value from the start tells its peers.
    if (is_single(masks[cell])) {
      is_changed_[index] = 1;
      changed_[static_cast<std::size_t>(domains_.changed_count++)] = index;
    }
  }
  for (std::uint32_t number = 0; number < program_.propagators.size(); ++number) enqueue(number);
  return run();
}

bool Propagation::run_after(Mask* masks, CellIndex cell) {
  domains_.masks = masks;
  is_changed_[cell] = 1;
  changed_[0] = cell;
  domains_.changed_count = 1;
  return run();
}

// Tells peers of cells that have their values, and wakes whoever looks at what changed.
bool Propagation::apply_changes() {
  while (domains_.changed_count > 0) {
    const CellIndex cell = changed_[static_cast<std::size_t>(--domains_.changed_count)];
    is_changed_[cell] = 0;
    const Mask mask = domains_.masks[cell];
    if (is_single(mask)) {
      for (const CellIndex peer : program_.peers->of(cell)) {
        if (!domains_.take_away(peer, mask)) return false;
      }
      if (!program_.exclusions.empty()) {
        for (const Program::Exclusion& exclusion : program_.exclusions[cell]) {
          if (exclusion.value == mask && !domains_.take_away(exclusion.cell, mask)) return false;
        }
      }
    }
    for (const std::uint32_t number : program_.watching(cell)) enqueue(number);
  }
  return true;
}

bool Propagation::run() {
  while (true) {
    if (!apply_changes()) {
      failed_ = none;
      clear();
      return false;
    }
    Queue* queue = nullptr;
    for (Queue& candidate : queues_) {
      if (candidate.head != candidate.tail) {
        queue = &candidate;
        break;
      }
    }
    if (queue == nullptr) return true;
    const std::uint32_t number = queue->ring[queue->head];
    if (++queue->head == queue->ring.size()) queue->head = 0;
    is_queued_[number] = 0;
    if (!propagate(program_.propagators[number])) {
      failed_ = number;
      clear();
      return false;
    }
  }
}

bool Propagation::propagate(const Program::Propagator& propagator) {
  const std::size_t index = propagator.index;
  switch (propagator.type) {
    case Program::Type::relation: {
      const Relation& relation = program_.relations[index];
      return variants::propagate(relation, program_.tables[relation.table], domains_);
    }
    case Program::Type::value_sets:
      return variants::propagate(program_.value_sets[index], domains_);
    case Program::Type::sum: return program_.sums[index].propagate(domains_);
    case Program::Type::layers: return program_.layers[index].propagate(domains_);
    case Program::Type::value_counts:
      return variants::propagate(program_.value_counts[index], domains_);
    case Program::Type::distinct_count:
      return variants::propagate(program_.distinct_counts[index], domains_);
    case Program::Type::same_values:
      return variants::propagate(program_.same_values[index], domains_);
    case Program::Type::element: return variants::propagate(program_.elements[index], domains_);
    case Program::Type::connected_values:
      return variants::propagate(program_.connected_values[index], domains_);
    case Program::Type::unknown_regions:
      return variants::propagate(program_.unknown_regions[index], domains_);
    case Program::Type::label_count:
      return variants::propagate(program_.label_counts[index], domains_);
    case Program::Type::full_rank: return variants::propagate(program_.full_ranks[index], domains_);
    case Program::Type::sandwich: return variants::propagate(program_.sandwiches[index], domains_);
    case Program::Type::any_of: return propagate_any(index);
  }
  return true;
}

bool Propagation::propagate_any(std::size_t number) {
  const Program::AnyOf& any = program_.any_ofs[number];
  Branches& own = branches_[number];
  const auto cells = static_cast<std::size_t>(program_.cell_count);
  std::fill(own.united.begin(), own.united.end(), Mask{0});
  std::size_t alive = 0;
  for (std::size_t i = 0; i < any.branches.size(); ++i) {
    std::copy_n(domains_.masks, cells, own.scratch.begin());
    if (!own.runs[i]->run_all(own.scratch.data())) {
      domains_.conflict = own.runs[i]->conflict();
      continue;
    }
    if (alive++ == 0) std::copy(own.scratch.begin(), own.scratch.end(), own.last.begin());
    bool is_open = true;  // nothing is narrowed any more
    for (std::size_t k = 0; k < any.cells.size(); ++k) {
      own.united[k] |= own.scratch[any.cells[k]];
      is_open = is_open && own.united[k] == domains_.masks[any.cells[k]];
    }
    if (is_open) return true;
  }
  if (alive == 0) return false;
  if (alive == 1) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      if (!domains_.narrow(static_cast<CellIndex>(cell), own.last[cell])) return false;
    }
    return true;
  }
  for (std::size_t k = 0; k < any.cells.size(); ++k) {
    if (!domains_.narrow(any.cells[k], own.united[k])) return false;
  }
  return true;
}

}  // namespace ninefold::variants
