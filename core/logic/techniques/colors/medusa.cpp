#include "core/logic/registration.hpp"

#include <array>
#include <utility>
#include <vector>

namespace ninefold::logic {

namespace {

/// Candidates, by digit: the cells that have them.
using Candidates = std::array<CellSet, max_size + 1>;

/// Candidates joined by conjugate pairs and by cells with two, in two colours: one of the two is
/// right all over.
using MedusaColors = std::array<Candidates, 2>;

CellSet cells_of(const Candidates& candidates) {
  CellSet all;
  for (const CellSet& cells : candidates) all |= cells;
  return all;
}

class MedusaSearch {
 public:
  MedusaSearch(const State& state, StepList& steps)
      : state_(state), links_(state.links()), steps_(steps) {}

  void run() {
    for (const Cell cell : state_.unsolved()) {
      if (state_.candidates(cell).count() == 2) bivalue_.insert(cell);
    }
    if (bivalue_.empty()) return;
    find_pairs();
    Candidates seen{};
    // Colours of more than one digit have a cell with two candidates.
    for (const Cell cell : bivalue_) {
      const Digit first = state_.candidates(cell).first();
      if (seen[first].contains(cell)) continue;
      const MedusaColors colors = colored({cell, first});
      for (std::size_t digit = 0; digit < seen.size(); ++digit) {
        seen[digit] |= colors[0][digit] | colors[1][digit];
      }
      if (cells_of(colors[0]).count() < 2 && cells_of(colors[1]).count() < 2) continue;
      if (add(colors)) return;
    }
  }

 private:
  void find_pairs() {
    for (const House& house : links_.houses()) {
      for (int number = 1; number <= links_.size(); ++number) {
        const auto digit = static_cast<Digit>(number);
        const CellSet places = state_.places(digit, house);
        if (places.count() != 2) continue;
        for (const Cell place : places) pairs_[digit][place] |= places;
      }
    }
  }

  MedusaColors colored(Candidate start) const {
    MedusaColors colors{};
    colors[0][start.digit].insert(start.cell);
    std::vector<std::pair<Candidate, std::size_t>> open{{start, 0}};
    while (!open.empty()) {
      const auto [from, color] = open.back();
      open.pop_back();
      const auto reach = [&, opposite = 1 - color](Candidate to) {
        CellSet& reached = colors[opposite][to.digit];
        if (reached.contains(to.cell)) return;
        reached.insert(to.cell);
        open.emplace_back(to, opposite);
      };
      CellSet others = pairs_[from.digit][from.cell];
      others.erase(from.cell);
      for (const Cell cell : others) reach({cell, from.digit});
      if (!bivalue_.contains(from.cell)) continue;
      const DigitSet rest = state_.candidates(from.cell).without(DigitSet::of(from.digit));
      reach({from.cell, rest.first()});
    }
    return colors;
  }

  /// What the colour excludes if it is right, by digit, with its own cells for other digits.
  Candidates excluded_by(const Candidates& color) const {
    Candidates excluded{};
    for (std::size_t digit = 1; digit < color.size(); ++digit) {
      for (const Cell cell : color[digit]) excluded[digit] |= links_.peers(cell);
    }
    for (std::size_t digit = 1; digit < color.size(); ++digit) {
      for (std::size_t other = 1; other < color.size(); ++other) {
        if (other != digit) excluded[digit] |= color[other];
      }
    }
    return excluded;
  }

  /// Whether two candidates of the colour exclude each other, or all candidates of another cell are
  /// excluded by it.
  bool is_wrong(const Candidates& color, const Candidates& excluded) const {
    CellSet emptied = state_.unsolved();
    for (int number = 1; number <= links_.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if (!(color[digit] & excluded[digit]).empty()) return true;
      emptied = emptied.without(state_.places(digit).without(excluded[digit]));
    }
    return !emptied.empty();
  }

  bool add(const MedusaColors& colors) {
    const std::array<Candidates, 2> excluded{excluded_by(colors[0]), excluded_by(colors[1])};
    Step step;
    step.technique = Technique::medusa;
    for (int number = 1; number <= links_.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if ((colors[0][digit] | colors[1][digit]).empty()) continue;
      step.digits.insert(digit);
      for (const Candidates& color : colors) {
        step.cells |= color[digit];
        step.sets.push_back({color[digit], DigitSet::of(digit)});
      }
    }
    bool has_wrong = false;
    for (std::size_t color = 0; color < 2; ++color) {
      if (!is_wrong(colors[color], excluded[color])) continue;
      has_wrong = true;
      for (const Digit digit : step.digits) eliminate(state_, digit, colors[color][digit], step);
    }
    for (int number = 1; !has_wrong && number <= links_.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet both = excluded[0][digit] & excluded[1][digit];
      eliminate(state_, digit, both.without(colors[0][digit] | colors[1][digit]), step);
    }
    return steps_.add(std::move(step));
  }

  const State& state_;
  const Links& links_;
  StepList& steps_;
  CellSet bivalue_;
  std::array<std::array<CellSet, max_cells>, max_size + 1> pairs_{};
};

}  // namespace

// Colours that go from digit to digit through cells with two candidates. A colour that contradicts
// itself or leaves a cell nothing is wrong; what both colours exclude goes.
static void find_medusas(const State& state, Technique, StepList& steps) {
  MedusaSearch(state, steps).run();
}

namespace {

constexpr std::array medusa_entries{
    TechniqueEntry{{Technique::medusa, "3D Medusa", Level::unfair, 250, true}, find_medusas},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> medusa_techniques{medusa_entries};

}  // namespace ninefold::logic
