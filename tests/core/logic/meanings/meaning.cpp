#include "tests/core/logic/meanings/meaning.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace ninefold::tests {

namespace {

/// Of rules over more cells not all values are tried, but what is read of them.
constexpr std::size_t most_cells_of_pairs = 5;

/// Of more cells not all that rules say together is read.
constexpr std::size_t most_cells_together = 12;

std::set<int> all_cells_of(const RuleMeaning& meaning) {
  std::set<int> cells;
  for (const StepRule& rule : meaning.rules) cells.insert(rule.cells.begin(), rule.cells.end());
  return cells;
}

/// Calls visit(values) for all values of the rule's cells that keep it.
template <typename Visit>
void visit_kept(const StepRule& rule, int side, const StepRule::State& state,
                std::vector<int>& values, Visit&& visit) {
  if (values.size() == rule.cells.size()) {
    if (rule.accepts(state)) visit(values);
    return;
  }
  for (int value = 1; value <= side; ++value) {
    const auto next = rule.step(state, value);
    if (!next) continue;
    values.push_back(value);
    visit_kept(rule, side, *next, values, visit);
    values.pop_back();
  }
}

/// The others whose cells are all among those of the rule.
std::vector<const StepRule*> rules_within(const StepRule& rule, std::span<const StepRule> all) {
  std::vector<const StepRule*> within;
  for (const StepRule& other : all) {
    const bool is_within = std::all_of(other.cells.begin(), other.cells.end(), [&rule](int cell) {
      return std::find(rule.cells.begin(), rule.cells.end(), cell) != rule.cells.end();
    });
    if (&other != &rule && is_within) within.push_back(&other);
  }
  return within;
}

}  // namespace

Meaning::Meaning(const ForbiddenTable& table) : side_(table.shape().size()) {
  for (int cell = 0; cell < cell_count(); ++cell) {
    for (int digit = 1; digit <= side_; ++digit) {
      for (int other = 0; other < cell_count(); ++other) {
        const unsigned ruled_out =
            other == cell ? 0U
                          : table.ruled_out(static_cast<Cell>(cell), static_cast<Digit>(digit),
                                            static_cast<Cell>(other));
        forbidden_.push_back(ruled_out << 1U);
      }
    }
  }
}

Meaning::Meaning(int side, const std::vector<StepRule>& houses, std::vector<RuleMeaning> rules)
    : side_(side),
      forbidden_(static_cast<std::size_t>(side * side * side * side * side)),
      rules_(std::move(rules)) {
  for (const StepRule& rule : houses) forbid_by(rule, {});
  for (const RuleMeaning& meaning : rules_) {
    for (const StepRule& rule : meaning.rules) {
      if (rule.cells.size() <= most_cells_of_pairs) forbid_by(rule, meaning.rules);
    }
  }
  for (const RuleMeaning& meaning : rules_) {
    if (all_cells_of(meaning).size() <= most_cells_together) {
      forbid_by_tables(meaning.rules);
      continue;
    }
    for (const StepRule& rule : meaning.rules) {
      if (rule.cells.size() > most_cells_of_pairs) forbid_by_tables({&rule, 1});
    }
  }
  for (const RuleMeaning& meaning : rules_) forbid_through(meaning);
}

void Meaning::forbid_by_tables(std::span<const StepRule> rules) {
  std::vector<const RuleTable*> tables;
  std::set<int> cells;
  for (const StepRule& rule : rules) {
    const RuleTable& read = table(rule);
    if (read.is_empty()) continue;
    tables.push_back(&read);
    cells.insert(rule.cells.begin(), rule.cells.end());
  }
  const unsigned all = (2U << side_) - 2U;
  for (const int cell : cells) {
    for (int digit = 1; digit <= side_; ++digit) {
      std::vector<unsigned> left(static_cast<std::size_t>(cell_count()), all);
      left[static_cast<std::size_t>(cell)] = 1U << digit;
      bool has_way = true;
      for (bool is_new = true; has_way && is_new;) {
        is_new = false;
        has_way = std::all_of(tables.begin(), tables.end(),
                              [&](const RuleTable* read) { return read->narrow(left, is_new); });
        // What one table says alone, it has said.
        if (tables.size() == 1) break;
      }
      for (const int other : cells) {
        if (other == cell) continue;
        const unsigned met = has_way ? left[static_cast<std::size_t>(other)] : 0U;
        forbidden_[index(cell, digit, other)] |= all & ~met;
      }
    }
  }
}

void Meaning::forbid_through(const RuleMeaning& meaning) {
  const std::set<int> cells = all_cells_of(meaning);
  if (cells.size() > most_cells_together) return;
  const unsigned all = (2U << side_) - 2U;
  for (bool is_new = true; is_new;) {
    is_new = false;
    for (const int one : cells) {
      for (const int between : cells) {
        for (const int two : cells) {
          if (one == between || between == two || one == two) continue;
          for (int digit = 1; digit <= side_; ++digit) {
            unsigned met = 0;
            for (int inside = 1; inside <= side_; ++inside) {
              if (!forbids(one, digit, between, inside))
                met |= all & ~forbidden_[index(between, inside, two)];
            }
            unsigned& forbidden = forbidden_[index(one, digit, two)];
            is_new = is_new || ((all & ~met) & ~forbidden) != 0;
            forbidden |= all & ~met;
          }
        }
      }
    }
  }
}

void Meaning::forbid_by(const StepRule& rule, std::span<const StepRule> together) {
  const std::size_t cells = rule.cells.size();
  // By place and digit in one cell, and place in another: the digits there that go with it.
  const auto at = [this, cells](std::size_t place, int digit, std::size_t other) {
    return (place * static_cast<std::size_t>(side_ + 1) + static_cast<std::size_t>(digit)) * cells +
           other;
  };
  std::vector<unsigned> met(cells * cells * static_cast<std::size_t>(side_ + 1));
  const std::vector<const StepRule*> others = rules_within(rule, together);
  std::vector<int> board(static_cast<std::size_t>(cell_count()));
  std::vector<int> values;
  visit_kept(rule, side_, rule.start, values, [&](const std::vector<int>& kept) {
    for (std::size_t place = 0; place < cells; ++place) {
      board[static_cast<std::size_t>(rule.cells[place])] = kept[place];
    }
    if (!std::all_of(others.begin(), others.end(),
                     [&board](const StepRule* other) { return holds(*other, board); }))
      return;
    for (std::size_t one = 0; one < cells; ++one) {
      for (std::size_t two = 0; two < cells; ++two) met[at(one, kept[one], two)] |= 1U << kept[two];
    }
  });
  const unsigned all = (2U << side_) - 2U;
  for (std::size_t one = 0; one < cells; ++one) {
    for (std::size_t two = 0; two < cells; ++two) {
      if (one == two) continue;
      for (int digit = 1; digit <= side_; ++digit) {
        forbidden_[index(rule.cells[one], digit, rule.cells[two])] |=
            all & ~met[at(one, digit, two)];
      }
    }
  }
}

bool Meaning::differ(int cell, int other_cell) const {
  for (int digit = 1; digit <= side_; ++digit) {
    if (!forbids(cell, digit, other_cell, digit)) return false;
  }
  return true;
}

bool Meaning::all_differ(const std::vector<int>& cells) const {
  for (const int one : cells) {
    for (const int two : cells) {
      if (one != two && !differ(one, two)) return false;
    }
  }
  return true;
}

const RuleTable& Meaning::table(const StepRule& rule) const {
  const auto known = tables_.find(&rule);
  if (known != tables_.end()) return known->second;
  return tables_.try_emplace(&rule, rule, side_, all_differ(rule.cells)).first->second;
}

}  // namespace ninefold::tests
