// What is read of a rule, and the reasons that two cells give.

#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// The values that some value of `from` allows.
Mask beside(const PairTable& table, Mask from) {
  Mask allowed = 0;
  for (Mask rest = from; rest != 0; rest = without_lowest(rest))
    allowed |= table[static_cast<std::size_t>(lowest_of(rest))];
  return allowed;
}

bool is_table_of(const PairTable& table, int value_count, bool (*allowed)(int, int)) {
  for (int a = 0; a < value_count; ++a) {
    for (int b = 0; b < value_count; ++b) {
      if (((table[static_cast<std::size_t>(a)] & mask_of(b)) != 0) != allowed(a, b)) return false;
    }
  }
  return true;
}

}  // namespace

RuleReasons::RuleReasons(const Rule& rule, const Model& model, std::shared_ptr<const Peers> peers)
    : cells_(rule.cells),
      numbers_(rule.numbers),
      kind_(rule.kind->name),
      value_count_(model.value_count),
      lowest_(model.lowest),
      all_(model.all()),
      peers_(std::move(peers)),
      counts_(model.list<ValueCounts>()),
      squares_(model.list<AllClasses>()) {
  add_pairs(model);
  add_sums(model);
}

void RuleReasons::add_pairs(const Model& model) {
  model.for_each_relation([&](CellIndex first, CellIndex second, std::uint32_t number) {
    if (first == second) return;
    Pair pair{first, second, model.tables[number], {}};
    for (int a = 0; a < value_count_; ++a) {
      for (int b = 0; b < value_count_; ++b) {
        if ((pair.forward[static_cast<std::size_t>(a)] & mask_of(b)) != 0)
          pair.backward[static_cast<std::size_t>(b)] |= mask_of(a);
      }
    }
    pair.is_equal = is_table_of(pair.forward, value_count_, [](int a, int b) { return a == b; });
    pair.is_rising = is_table_of(pair.forward, value_count_, [](int a, int b) { return a < b; });
    // Equal digits of cells that differ are no partners.
    if (!pair.is_equal && peers_->differ(first, second)) {
      for (int value = 0; value < value_count_; ++value) {
        const auto other = static_cast<Mask>(~mask_of(value));
        pair.forward[static_cast<std::size_t>(value)] &= other;
        pair.backward[static_cast<std::size_t>(value)] &= other;
      }
    }
    pairs_.push_back(pair);
  });
}

std::vector<Deduction> RuleReasons::find(std::span<const Mask> candidates) const {
  std::vector<Deduction> all;
  find_equals(candidates, all);
  find_slopes(candidates, all);
  find_skyscrapers(candidates, all);
  find_places(candidates, all);
  find_partners(candidates, all);
  find_sum_bounds(candidates, all);
  find_counts(candidates, all);
  find_sets_by_count(candidates, all);
  find_partners_twice(candidates, all);
  find_sandwiches(candidates, all);
  return all;
}

void RuleReasons::find_equals(std::span<const Mask> candidates, std::vector<Deduction>& all) const {
  for (const Pair& pair : pairs_) {
    if (!pair.is_equal) continue;
    const Mask both = candidates[pair.first] & candidates[pair.second];
    Deduction deduction;
    deduction.reason.kind = logic::ReasonKind::equal;
    deduction.reason.numbers = {both};
    for (const CellIndex cell : {pair.first, pair.second}) {
      deduction.reason.cells.insert(static_cast<Cell>(cell));
      const auto lost = static_cast<Mask>(candidates[cell] & ~both);
      if (lost != 0) deduction.struck.emplace_back(cell, lost);
    }
    if (!deduction.struck.empty()) all.push_back(std::move(deduction));
  }
}

// Digits that grow along a line, or fall.
void RuleReasons::find_slopes(std::span<const Mask> candidates, std::vector<Deduction>& all) const {
  if (kind_ != "Thermo" || cells_.size() < 2) return;
  for (const bool is_rising : {true, false}) {
    Deduction deduction;
    deduction.reason.kind = is_rising ? logic::ReasonKind::rising : logic::ReasonKind::falling;
    std::vector<int>& numbers = deduction.reason.numbers;
    int before = 0;
    for (std::size_t place = 0; place < cells_.size(); ++place) {
      const CellIndex cell = cells_[is_rising ? place : cells_.size() - 1 - place];
      const Mask mask = candidates[cell];
      Mask lost = 0;
      for (Mask rest = place == 0 ? Mask{0} : mask; rest != 0; rest = without_lowest(rest)) {
        const int value = lowest_of(rest);
        if (is_rising ? value <= before : value >= before) lost |= mask_of(value);
      }
      const auto left = static_cast<Mask>(mask & ~lost);
      if (left == 0) return;
      const int bound = is_rising ? lowest_of(left) : highest_of(left);
      if (lost == 0) {
        // Where nothing is struck any more the reason ends; before anything is, it begins anew.
        if (!deduction.struck.empty()) break;
        numbers.clear();
        deduction.reason.cells = {};
      } else {
        deduction.struck.emplace_back(cell, lost);
      }
      numbers.push_back(cell);
      numbers.push_back(bound + lowest_);
      deduction.reason.cells.insert(static_cast<Cell>(cell));
      before = bound;
    }
    if (!deduction.struck.empty()) all.push_back(std::move(deduction));
  }
}

void RuleReasons::find_partners(std::span<const Mask> candidates,
                                std::vector<Deduction>& all) const {
  for (const Pair& pair : pairs_) {
    if (pair.is_equal) continue;
    const std::array<std::tuple<CellIndex, CellIndex, const PairTable*, const PairTable*>, 2> ways{
        {{pair.first, pair.second, &pair.forward, &pair.backward},
         {pair.second, pair.first, &pair.backward, &pair.forward}}};
    for (const auto& [from, to, table, back] : ways) {
      const Mask left = candidates[to] & beside(*table, candidates[from]);
      const auto lost = static_cast<Mask>(candidates[to] & ~left);
      if (lost == 0) continue;
      Deduction deduction;
      deduction.reason.kind = logic::ReasonKind::partners;
      deduction.reason.others.insert(static_cast<Cell>(from));
      deduction.reason.cells.insert(static_cast<Cell>(to));
      deduction.reason.numbers = {candidates[from], left};
      for (Mask rest = lost; rest != 0; rest = without_lowest(rest))
        deduction.reason.numbers.push_back((*back)[static_cast<std::size_t>(lowest_of(rest))]);
      deduction.struck = {{to, lost}};
      all.push_back(std::move(deduction));
    }
  }
}

// Two cells that differ stand beside a third, one of whose digits would need the same in both.
void RuleReasons::find_partners_twice(std::span<const Mask> candidates,
                                      std::vector<Deduction>& all) const {
  const auto seen_from = [](const Pair& pair, CellIndex cell) -> const PairTable* {
    if (pair.first == cell) return &pair.forward;
    return pair.second == cell ? &pair.backward : nullptr;
  };
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      for (const CellIndex middle : {pairs_[i].first, pairs_[i].second}) {
        const PairTable* const one = seen_from(pairs_[i], middle);
        const PairTable* const two = seen_from(pairs_[j], middle);
        if (two == nullptr) continue;
        const CellIndex left = pairs_[i].first == middle ? pairs_[i].second : pairs_[i].first;
        const CellIndex right = pairs_[j].first == middle ? pairs_[j].second : pairs_[j].first;
        if (left == right || !peers_->differ(left, right)) continue;
        for (Mask rest = candidates[middle]; rest != 0; rest = without_lowest(rest)) {
          const auto value = static_cast<std::size_t>(lowest_of(rest));
          const Mask needed = (*one)[value] & candidates[left];
          if (!is_single(needed) || needed != ((*two)[value] & candidates[right])) continue;
          Deduction deduction;
          deduction.reason.kind = logic::ReasonKind::partner_twice;
          deduction.reason.cells.insert(static_cast<Cell>(middle));
          deduction.reason.others = {static_cast<Cell>(left), static_cast<Cell>(right)};
          deduction.reason.numbers = {static_cast<int>(value) + lowest_,
                                      lowest_of(needed) + lowest_};
          deduction.struck = {{middle, mask_of(static_cast<int>(value))}};
          all.push_back(std::move(deduction));
        }
      }
    }
  }
}

// Places at which the first cell of a numbered room cannot point.
void RuleReasons::find_places(std::span<const Mask> candidates, std::vector<Deduction>& all) const {
  if (kind_ != "NumberedRoom") return;
  const int clue = numbers_[0];
  const CellIndex first = cells_[0];
  const int position = clue - lowest_;
  if (position < 0 || position >= value_count_) return;
  Deduction deduction;
  deduction.reason.kind = logic::ReasonKind::place_of_clue;
  deduction.reason.cells.insert(static_cast<Cell>(first));
  deduction.reason.numbers = {clue};
  Mask lost = 0;
  for (Mask rest = candidates[first]; rest != 0; rest = without_lowest(rest)) {
    const int place = lowest_of(rest) + lowest_;
    if (place < 1 || place > static_cast<int>(cells_.size())) continue;
    const CellIndex room = cells_[static_cast<std::size_t>(place - 1)];
    // The clue cannot stand in the first cell and in the place that the cell points to.
    const bool is_own = place == 1 ? clue != 1 : place == clue && peers_->differ(first, room);
    if (!is_own && (candidates[room] & mask_of(position)) != 0) continue;
    lost |= mask_of(place - lowest_);
    deduction.reason.numbers.push_back(place);
    deduction.reason.numbers.push_back(room);
    if (room != first) deduction.reason.others.insert(static_cast<Cell>(room));
  }
  if (lost == 0) return;
  deduction.struck = {{first, lost}};
  all.push_back(std::move(deduction));
}

}  // namespace ninefold::variants
