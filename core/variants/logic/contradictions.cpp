#include "core/variants/logic/contradictions.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

namespace {

using logic::Candidate;

/// So many digits are followed before the shortest way so far is taken.
constexpr int most_followed = 40;
/// A way with so few events is taken at once.
constexpr std::size_t short_way = 3;
/// Nobody follows longer ones.
constexpr std::size_t longest_way = 24;
/// The same where the only other way is to guess, and of all cases together.
constexpr std::size_t longest_forced_way = 40;
constexpr std::size_t longest_ways = 48;
/// The same with cases within the assumption: where these help, nothing shorter does.
constexpr std::size_t longest_with_cases = 120;
/// A digit that needs more cases to be looked at one by one is not followed.
constexpr std::size_t most_splits = 12;
/// So many of the others are found before the first of them are.
constexpr std::size_t enough_plans = 32;
/// After so many of them with which nothing fails, no more are looked for.
constexpr std::size_t most_in_vain = 64;
/// Of so many digits cases in houses are looked at.
constexpr std::size_t most_with_houses = 100;
/// So many digits are followed through several rules with their houses.
constexpr std::size_t most_together = 40;
/// What it counts as patterns to see whether cases help, and to follow them.
constexpr std::uint64_t patterns_of_plan = 5'000;
constexpr std::uint64_t patterns_of_cases = 20'000;
/// What following one digit counts as patterns.
constexpr std::uint64_t patterns_of_way = 5'000;

// How many steps a way has, with those of the cases on it.
std::size_t length_of(const std::vector<logic::Step>& parts) {
  std::size_t length = 0;
  for (const logic::Step& part : parts) length += 1 + length_of(part.parts);
  return length;
}

// Cells with little to choose first, as a person looks.
std::vector<Candidate> in_order(const logic::State& state) {
  std::vector<Cell> cells;
  for (const Cell cell : state.unsolved()) cells.push_back(cell);
  std::stable_sort(cells.begin(), cells.end(), [&state](Cell one, Cell two) {
    return state.candidates(one).count() < state.candidates(two).count();
  });
  std::vector<Candidate> all;
  for (const Cell cell : cells) {
    for (const Digit digit : state.candidates(cell)) all.push_back({cell, digit});
  }
  return all;
}

}  // namespace

Contradictions::Contradictions(const logic::Links& links, const Model& board,
                               std::vector<Following::Looked> looked)
    : links_(links), whole_(board), following_(links, std::move(looked)) {}

std::optional<logic::Step> Contradictions::fail(Candidate assumed, Following::Look look,
                                                logic::Technique technique, std::size_t longest) {
  has_failed_ = following_.follow(assumed, look);
  if (!has_failed_) return std::nullopt;
  logic::Step step;
  step.parts = following_.way_to_failure();
  if (length_of(step.parts) > longest) return std::nullopt;
  step.technique = technique;
  step.digits = logic::DigitSet::of(assumed.digit);
  step.cells.insert(assumed.cell);
  step.eliminations = {assumed};
  following_.tell_failure(step);
  return step;
}

void Contradictions::find(const logic::State& state, const std::vector<Mask>& candidates,
                          logic::StepList& steps) {
  if (whole_.narrowed(candidates).empty()) return;
  following_.begin(candidates);
  std::optional<logic::Step> best;
  int followed = 0;
  std::size_t longest = longest_way;
  for (const Candidate& assumed : in_order(state)) {
    if (whole_.can_be(assumed.cell, assumed.digit - 1)) continue;
    if (steps.spend(patterns_of_way)) return;
    std::optional<logic::Step> step =
        fail(assumed, Following::Look::at_bounds, logic::Technique::rule_contradiction, longest);
    ++followed;
    if (step && !steps.wants_first()) {
      if (steps.add(std::move(*step))) return;
    } else if (step) {
      longest = step->parts.empty() ? 0 : step->parts.size() - 1;
      best = std::move(step);
    }
    if (best && (longest < short_way || followed >= most_followed)) break;
  }
  if (best) steps.add(std::move(*best));
}

std::vector<Mask>& Contradictions::left_with(Candidate assumed) {
  const auto size = static_cast<std::size_t>(links_.size());
  return left_with_[assumed.cell * size + assumed.digit - 1];
}

void Contradictions::find_forced(const logic::State& state, const std::vector<Mask>& candidates,
                                 logic::StepList& steps) {
  candidates_ = candidates;
  if (whole_.narrowed(candidates).empty()) return;
  following_.begin(candidates);
  assume_each(state);
  using enum Following::Look;
  if (find_failing(failing_, at_fillings, steps) || find_failing(failing_, together, steps) ||
      find_common(state, at_bounds, steps) || find_failing(open_, at_fillings, steps) ||
      find_common(state, at_fillings, steps))
    return;
  // That takes longest: only where most follows.
  const std::span<const Candidate> open(open_);
  if (find_failing(open.first(std::min(open.size(), most_together)), together, steps)) return;
  find_in_cases(state, steps);
}

// Where propagation on the whole board leads from each candidate.
void Contradictions::assume_each(const logic::State& state) {
  left_with_.assign(static_cast<std::size_t>(links_.cell_count() * links_.size()), {});
  failing_.clear();
  std::vector<std::pair<int, Candidate>> by_left;
  for (const Candidate& one : in_order(state)) {
    if (!whole_.can_be(one.cell, one.digit - 1)) {
      failing_.push_back(one);
      continue;
    }
    const std::span<const Mask> left = whole_.left_with_value();
    left_with(one).assign(left.begin(), left.end());
    int count = 0;
    for (const Cell cell : links_.all_cells()) count += count_of(left[cell]);
    by_left.emplace_back(count, one);
  }
  std::stable_sort(by_left.begin(), by_left.end(),
                   [](const auto& one, const auto& two) { return one.first < two.first; });
  open_.clear();
  for (const auto& [count, one] : by_left) open_.push_back(one);
}

/// Where one step is wanted, the shortest of so many as are looked at after the first.
class Contradictions::Shortest {
 public:
  Shortest(logic::StepList& steps, std::size_t longest) : steps_(steps), longest_(longest) {}

  /// Longer ones are of no use.
  std::size_t longest() const { return longest_; }
  /// To be called before each try. Returns whether enough was tried.
  bool is_enough(std::uint64_t patterns) {
    return is_done_ || steps_.spend(patterns) ||
           (best_ && (longest_ < short_way || ++since_ > most_since));
  }
  void add(logic::Step step, std::size_t length) {
    is_any_ = true;
    if (!steps_.wants_first()) {
      is_done_ = steps_.add(std::move(step));
      return;
    }
    longest_ = length == 0 ? 0 : length - 1;
    best_ = std::move(step);
  }
  /// Adds the one that is wanted. Returns whether there is nothing more to look for.
  bool end() {
    if (best_) steps_.add(std::move(*best_));
    return is_any_ || steps_.is_exhausted();
  }

 private:
  static constexpr int most_since = 3;
  logic::StepList& steps_;
  std::size_t longest_;
  std::optional<logic::Step> best_;
  int since_ = 0;
  bool is_any_ = false;
  bool is_done_ = false;
};

bool Contradictions::find_failing(std::span<const Candidate> order, Following::Look look,
                                  logic::StepList& steps) {
  Shortest shortest(steps, longest_forced_way);
  for (const Candidate& assumed : order) {
    if (shortest.is_enough(patterns_of_way)) break;
    std::optional<logic::Step> step =
        fail(assumed, look, logic::Technique::rule_forcing, shortest.longest());
    if (!has_failed_) leave_less(assumed);
    if (!step) continue;
    const std::size_t length = step->parts.size();
    shortest.add(std::move(*step), length);
  }
  return shortest.end();
}

// Of digits that propagation shows to fail where what other cases have in common is taken away: of
// some that are found one after another, those first that need the fewest cases.
void Contradictions::find_in_cases(const logic::State& state, logic::StepList& steps) {
  const std::vector<Split> splits = splits_of(state);
  const std::span<const Split> all(splits);
  const auto cells = static_cast<std::size_t>(state.unsolved().count());
  if (find_by_splits(open_, all.first(cells), steps)) return;
  // That takes longest: only where most follows.
  const std::span<const Candidate> open(open_);
  find_by_splits(open.first(std::min(open.size(), most_with_houses)), all, steps);
}

bool Contradictions::find_by_splits(std::span<const Candidate> order, std::span<const Split> splits,
                                    logic::StepList& steps) {
  std::vector<Plan> plans;
  std::size_t in_vain = 0;  // plans with which nothing that a person follows fails
  for (std::size_t at = 0; at < order.size() && in_vain < most_in_vain; ++at) {
    if (steps.spend(patterns_of_plan)) return true;
    if (std::optional<Plan> plan = plan_for(order[at], splits)) plans.push_back(std::move(*plan));
    if (plans.size() < enough_plans && at + 1 < order.size()) continue;
    if (find_planned(plans, in_vain, steps)) return true;
    plans.clear();
  }
  return in_vain >= most_in_vain;
}

bool Contradictions::find_planned(std::vector<Plan>& plans, std::size_t& in_vain,
                                  logic::StepList& steps) {
  std::stable_sort(plans.begin(), plans.end(), [](const Plan& one, const Plan& two) {
    return one.splits.size() < two.splits.size();
  });
  Shortest shortest(steps, longest_with_cases);
  for (const Plan& plan : plans) {
    if (shortest.is_enough(patterns_of_cases)) break;
    following_.split_at(plan.splits);
    std::optional<logic::Step> step = fail(plan.assumed, Following::Look::with_cases,
                                           logic::Technique::rule_forcing, shortest.longest());
    in_vain = has_failed_ ? 0 : in_vain + 1;
    if (!step) continue;
    const std::size_t length = length_of(step->parts);
    shortest.add(std::move(*step), length);
  }
  return shortest.end();
}

std::optional<Contradictions::Plan> Contradictions::plan_for(Candidate assumed,
                                                             std::span<const Split> splits) {
  Plan plan{assumed, {}};
  std::vector<Mask> left = whole_.narrowed(left_with(assumed));
  std::vector<Mask> before;
  while (before != left && !left.empty()) {
    before = left;
    for (const Split& split : splits) {
      if (!take(split, left)) continue;
      plan.splits.push_back(split);
      if (plan.splits.size() > most_splits) return std::nullopt;
      if (left.empty()) break;
    }
  }
  if (!left.empty()) return std::nullopt;
  if (plan.splits.empty()) return plan;
  // Without what turns out not to be needed.
  for (std::size_t at = plan.splits.size() - 1; at-- > 0;) {
    Plan less = plan;
    less.splits.erase(less.splits.begin() + static_cast<std::ptrdiff_t>(at));
    if (fails_with(less)) plan = std::move(less);
  }
  return plan;
}

bool Contradictions::fails_with(const Plan& plan) {
  std::vector<Mask> left = whole_.narrowed(left_with(plan.assumed));
  return std::any_of(plan.splits.begin(), plan.splits.end(), [&](const Split& split) {
    take(split, left);
    return left.empty();
  });
}

// Leaves what some of the cases leaves, and what propagation then does; nothing where that fails.
// Returns whether it is less. What is left was narrowed last.
bool Contradictions::take(const Split& split, std::vector<Mask>& left) {
  const std::vector<Candidate> cases = cases_of(split, links_, left);
  if (cases.empty()) return false;
  std::vector<Mask> common(left.size(), 0);
  bool is_any = false;
  for (const auto& [cell, digit] : cases) {
    if (!whole_.can_be(cell, digit - 1)) continue;
    is_any = true;
    const std::span<const Mask> with = whole_.left_with_value();
    for (std::size_t at = 0; at < common.size(); ++at) common[at] |= with[at];
  }
  if (is_any && common == left) return false;
  left = is_any ? whole_.narrowed(common) : std::vector<Mask>{};
  return true;
}

// What was followed last may have left less than propagation does.
void Contradictions::leave_less(Candidate assumed) {
  std::vector<Mask>& left = left_with(assumed);
  for (std::size_t cell = 0; cell < left.size(); ++cell) left[cell] &= following_.left()[cell];
}

// Cells before houses.
std::vector<Split> Contradictions::splits_of(const logic::State& state) const {
  std::vector<Split> splits;
  for (const Cell cell : state.unsolved()) splits.push_back({cell});
  for (std::size_t index = 0; index < links_.houses().size(); ++index) {
    for (int digit = 1; digit <= links_.size(); ++digit)
      splits.push_back({0, static_cast<std::uint8_t>(index), static_cast<Digit>(digit)});
  }
  return splits;
}

// Few cases first.
std::vector<Contradictions::Cases> Contradictions::cases_on_board(const logic::State& state) const {
  std::vector<Cases> every;
  for (const Split& split : splits_of(state)) {
    std::vector<Candidate> cases = cases_of(split, links_, candidates_);
    if (!cases.empty()) every.push_back({split, std::move(cases)});
  }
  std::stable_sort(every.begin(), every.end(), [](const Cases& one, const Cases& two) {
    return one.all.size() < two.all.size();
  });
  return every;
}

bool Contradictions::find_common(const logic::State& state, Following::Look look,
                                 logic::StepList& steps) {
  Shortest shortest(steps, longest_ways);
  for (const Cases& cases : cases_on_board(state)) {
    if (struck_by_all(cases).empty()) continue;
    if (shortest.is_enough(patterns_of_way)) break;
    std::optional<logic::Step> step = common(cases, look, shortest.longest());
    if (!step) continue;
    const auto length = static_cast<std::size_t>(std::exchange(step->total, 0));
    shortest.add(std::move(*step), length);
  }
  return shortest.end();
}

// What none of the cases leaves, as far as is known.
std::vector<Candidate> Contradictions::struck_by_all(const Cases& cases) {
  std::vector<Candidate> struck;
  for (const Cell cell : links_.all_cells()) {
    Mask left = 0;
    for (const Candidate& one : cases.all) {
      const std::vector<Mask>& with = left_with(one);
      if (with.empty()) return {};
      left |= with[cell];
    }
    for (Mask rest = static_cast<Mask>(candidates_[cell] & ~left); rest != 0;
         rest = without_lowest(rest))
      struck.push_back({cell, static_cast<Digit>(lowest_of(rest) + 1)});
  }
  return struck;
}

std::optional<logic::Step> Contradictions::common(const Cases& cases, Following::Look look,
                                                  std::size_t longest) {
  std::vector<Candidate> struck = struck_by_all(cases);
  std::vector<std::size_t> lengths(struck.size());
  for (const Candidate& one : cases.all) {
    if (following_.follow(one, look)) return std::nullopt;
    for (std::size_t at = 0; at < struck.size(); ++at) {
      const auto& [cell, digit] = struck[at];
      const bool is_left = (following_.left()[cell] & mask_of(digit - 1)) != 0;
      lengths[at] += is_left ? longest + 1 : following_.way_to(struck[at]).size();
    }
  }
  const auto shortest = std::min_element(lengths.begin(), lengths.end());
  if (*shortest > longest) return std::nullopt;
  logic::Step step =
      told(cases, struck[static_cast<std::size_t>(shortest - lengths.begin())], look);
  step.total = static_cast<int>(*shortest);
  return step;
}

logic::Step Contradictions::told(const Cases& cases, Candidate struck, Following::Look look) {
  logic::Step step;
  step.technique = logic::Technique::rule_forcing;
  step.eliminations = {struck};
  step.reason.kind = logic::ReasonKind::common_ground;
  if (cases.split.is_of_house()) step.houses = {cases.split.house};
  for (const Candidate& one : cases.all) {
    following_.follow(one, look);
    logic::Step& part = step.parts.emplace_back();
    part.technique = logic::Technique::rule_forcing;
    part.placements = {one};
    part.cells.insert(one.cell);
    part.digits.insert(one.digit);
    part.parts = following_.way_to(struck);
    step.cells.insert(one.cell);
    step.digits.insert(one.digit);
  }
  return step;
}

}  // namespace ninefold::variants
