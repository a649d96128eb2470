#include "core/engine/wide/propagation/propagation.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace ninefold::variants {

void fill_planes(std::span<const Mask> masks, const Program& program,
                 std::span<std::uint64_t> planes) {
  std::fill(planes.begin(), planes.end(), 0);
  const std::size_t width = program.plane_width();
  const std::uint16_t* const places = program.peers->places();
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    std::uint64_t* const word = planes.data() + places[cell] / 64U;
    const std::uint64_t bit = std::uint64_t{1} << (places[cell] % 64U);
    for (Mask rest = masks[cell]; rest != 0; rest = without_lowest(rest))
      word[static_cast<std::size_t>(lowest_of(rest)) * width] |= bit;
  }
}

void fill_planes(const Program& program, std::span<std::uint64_t> planes) {
  const std::span<std::uint64_t> first = planes.first(program.plane_width());
  std::fill(first.begin(), first.end(), 0);
  for (int cell = 0; cell < program.cell_count; ++cell)
    program.peers->add(static_cast<CellIndex>(cell), first);
  for (std::size_t next = first.size(); next < planes.size(); next += first.size())
    std::copy(first.begin(), first.end(), planes.begin() + static_cast<std::ptrdiff_t>(next));
}

Propagation::Propagation(const Program& program) : program_(program) {
  const auto cells = static_cast<std::size_t>(program.cell_count);
  changed_.resize(cells);
  lost_.resize(cells);
  lost_in_house_.resize(program.houses.size());
  waiting_houses_.resize((program.houses.size() + 63) / 64);
  domains_.changed = changed_.data();
  domains_.lost = lost_.data();
  domains_.use(*program.peers);
  struck_.resize(domains_.width);
  find_cells_seen_from_grid();
  waiting_.resize(program.propagator_words);
  for (const AnyOf& any : program.list<AnyOf>()) {
    Branches& branches = branches_.emplace_back();
    for (const AnyOf::Branch& branch : any.branches) {
      Branch& own = branches.all.emplace_back();
      own.run = std::make_unique<Propagation>(*branch.program);
      own.before.resize(branch.cells.size());
      own.left.resize(branch.cells.size());
      own.planes.resize(branch.program->plane_words());
    }
    branches.narrowed.resize(any.cells.size());
  }
  program.for_each_list([&]<typename Rule>(const std::vector<Rule>& rules) {
    if constexpr (Remembers<Rule>) {
      auto& memories = memories_.list<typename Rule::Memory>();
      for (std::size_t index = 0; index < rules.size(); ++index) {
        if constexpr (requires { rules[index].wants_memory(); }) {
          if (!rules[index].wants_memory()) continue;
        }
        memories.resize(rules.size());
        memories[index] = rules[index].memory();
      }
    }
  });
}

std::uint32_t Propagation::first_waiting() const {
  for (std::size_t word = 0; word < waiting_.size(); ++word) {
    if (waiting_[word] != 0)
      return static_cast<std::uint32_t>(word * 64) +
             static_cast<std::uint32_t>(std::countr_zero(waiting_[word]));
  }
  return none;
}

void Propagation::clear() {
  for (int i = 0; i < domains_.changed_count; ++i) {
    lost_[changed_[static_cast<std::size_t>(i)]] = 0;
  }
  std::fill(struck_.begin(), struck_.end(), 0);
  domains_.changed_count = 0;
  for (std::size_t word = 0; word < waiting_houses_.size(); ++word) {
    for (std::uint64_t rest = waiting_houses_[word]; rest != 0; rest &= rest - 1)
      lost_in_house_[word * 64 + static_cast<std::size_t>(std::countr_zero(rest))] = 0;
    waiting_houses_[word] = 0;
  }
  is_house_waiting_ = false;
  lost_in_grid_.fill(0);
  is_grid_waiting_ = false;
  is_told_by_grid_ = false;
  looks_.decided = {};
  std::fill(waiting_.begin(), waiting_.end(), 0);
}

bool Propagation::fail(std::span<const CellIndex> cells) {
  failed_ = cells;
  clear();
  return false;
}

bool Propagation::run_all(State state) {
  domains_.masks = state.masks;
  domains_.planes = state.planes;
  running_ = none;
  if (program_.is_impossible) return fail({});
  const Mask all = first_values(program_.value_count);
  for (std::size_t cell = 0; cell < lost_.size(); ++cell) {
    const auto index = static_cast<CellIndex>(cell);
    // A given may leave a cell nothing from the start.
    if (!domains_.narrow(index, program_.candidates[cell]) || state.masks[cell] == 0)
      return fail({});
    // A cell that has its value from the start tells its peers.
    if (is_single(state.masks[cell]) && lost_[cell] == 0) {
      lost_[cell] = static_cast<Mask>(all & ~state.masks[cell]);
      changed_[static_cast<std::size_t>(domains_.changed_count++)] = index;
    }
  }
  is_grid_waiting_ = program_.grid.has_value();
  lost_in_grid_.fill(all);
  for (std::size_t house = 0; house < program_.houses.size(); ++house) {
    if (program_.houses[house].is_of_grid) continue;
    lost_in_house_[house] = program_.houses[house].values;
    waiting_houses_[house / 64] |= std::uint64_t{1} << (house % 64);
    is_house_waiting_ = true;
  }
  for (std::uint32_t number = 0; number < program_.propagators.size(); ++number)
    waiting_[number / 64U] |= std::uint64_t{1} << (number % 64U);
  return run();
}

bool Propagation::run_after(State state, CellIndex cell, Mask allowed) {
  domains_.masks = state.masks;
  domains_.planes = state.planes;
  running_ = none;
  if (!domains_.narrow(cell, allowed)) return fail({});
  return run();
}

bool Propagation::run() {
  while (true) {
    if (domains_.changed_count > 0) {
      const bool is_told_by_grid = std::exchange(is_told_by_grid_, false);
      if (!(is_told_by_grid ? apply_changes_of_grid() : apply_changes())) return fail({});
    } else {
      running_ = none;
    }
    const std::uint32_t number = first_waiting();
    // Relations cost less than houses, and houses less than all others.
    if (number == none || program_.propagators[number].level > 0) {
      if (is_grid_waiting_ && !check_grid()) return false;
      if (domains_.changed_count > 0) continue;
      if (is_house_waiting_ && !check_houses()) return false;
      if (domains_.changed_count > 0) continue;
    }
    if (number == none) {
      if (program_.grid && !point_from_grid()) return false;
      if (domains_.changed_count > 0) continue;
      return true;
    }
    waiting_[number / 64U] &= ~(std::uint64_t{1} << (number % 64U));
    const Program::Propagator& propagator = program_.propagators[number];
    if (!go_on(propagator)) return fail({});
    if (propagator.is_idempotent) running_ = number;
    if (!propagate(propagator)) return fail(program_.scope(number));
  }
}

void Propagation::watch(Meter& meter) {
  meter_ = &meter;
  for (Branches& branches : branches_) {
    for (Branch& branch : branches.all) branch.run->watch(meter);
  }
}

bool Propagation::go_on(const Program::Propagator& propagator) {
  return go_on(propagator.level > 2 ? cost_of_high_level : 1);
}

// Most nodes are over long before that; on some boards one takes seconds.
bool Propagation::go_on(std::int32_t cost) {
  patience_ -= cost;
  if (patience_ >= 0) return true;
  patience_ = most_patience;
  return meter_ == nullptr || meter_->go_on_in_node();
}

namespace {

// Each kind in a function of its own, also where all files are optimised as one: V8 takes little
// care of registers in a function as large as all of them together.
template <typename Rule>
[[gnu::noinline]] bool run_apart(const Rule& rule, Domains& domains) {
  if constexpr (PropagatesItself<Rule>) {
    return rule.propagate(domains);
  } else {
    return variants::propagate(rule, domains);
  }
}

}  // namespace

bool Propagation::propagate(const Program::Propagator& propagator) {
  return program_.visit_list(propagator.type, [&](const auto& rules) {
    return propagate_one(rules[propagator.index], propagator.index);
  });
}

template <typename Rule>
bool Propagation::propagate_one(const Rule& rule, std::size_t index) {
  if constexpr (std::is_same_v<Rule, Relation>) {
    return variants::propagate(rule, program_.tables[rule.table], domains_);
  } else if constexpr (std::is_same_v<Rule, AnyOf>) {
    return propagate_any(index);
  } else if constexpr (Remembers<Rule>) {
    auto& memories = memories_.list<typename Rule::Memory>();
    if constexpr (PropagatesItself<Rule>) {
      if (index >= memories.size() || memories[index].masks.empty())
        return run_apart(rule, domains_);
    }
    return rule.propagate(domains_, memories[index]);
  } else {
    return run_apart(rule, domains_);
  }
}

}  // namespace ninefold::variants
