#include "core/logic/registration.hpp"

#include <array>
#include <map>
#include <set>

namespace ninefold::logic {

namespace {

enum class FishKind : std::uint8_t { basic, franken, mutant };
enum class Fins : std::uint8_t { none, finned, sashimi };

struct FishType {
  int size;
  FishKind kind;
  Fins fins;
};

FishType fish_type(Technique technique) {
  switch (technique) {
    case Technique::x_wing: return {2, FishKind::basic, Fins::none};
    case Technique::swordfish: return {3, FishKind::basic, Fins::none};
    case Technique::jellyfish: return {4, FishKind::basic, Fins::none};
    case Technique::finned_x_wing: return {2, FishKind::basic, Fins::finned};
    case Technique::finned_swordfish: return {3, FishKind::basic, Fins::finned};
    case Technique::finned_jellyfish: return {4, FishKind::basic, Fins::finned};
    case Technique::sashimi_x_wing: return {2, FishKind::basic, Fins::sashimi};
    case Technique::sashimi_swordfish: return {3, FishKind::basic, Fins::sashimi};
    case Technique::sashimi_jellyfish: return {4, FishKind::basic, Fins::sashimi};
    case Technique::franken_x_wing: return {2, FishKind::franken, Fins::none};
    case Technique::franken_swordfish: return {3, FishKind::franken, Fins::none};
    case Technique::franken_jellyfish: return {4, FishKind::franken, Fins::none};
    case Technique::finned_franken_x_wing: return {2, FishKind::franken, Fins::finned};
    case Technique::finned_franken_swordfish: return {3, FishKind::franken, Fins::finned};
    case Technique::finned_franken_jellyfish: return {4, FishKind::franken, Fins::finned};
    case Technique::mutant_x_wing: return {2, FishKind::mutant, Fins::none};
    case Technique::mutant_swordfish: return {3, FishKind::mutant, Fins::none};
    case Technique::mutant_jellyfish: return {4, FishKind::mutant, Fins::none};
    case Technique::mutant_squirmbag: return {5, FishKind::mutant, Fins::none};
    case Technique::mutant_whale: return {6, FishKind::mutant, Fins::none};
    case Technique::finned_mutant_x_wing: return {2, FishKind::mutant, Fins::finned};
    case Technique::finned_mutant_swordfish: return {3, FishKind::mutant, Fins::finned};
    case Technique::finned_mutant_jellyfish: return {4, FishKind::mutant, Fins::finned};
    case Technique::finned_mutant_squirmbag: return {5, FishKind::mutant, Fins::finned};
    default: return {6, FishKind::mutant, Fins::finned};
  }
}

/// More would be no help to anybody.
constexpr int most_fins = 5;
constexpr int most_endo_fins = 2;

/// All fish of one digit. Houses without a place for it take no part.
class FishSearch {
 public:
  FishSearch(const State& state, Technique wanted, StepList& steps)
      : state_(state),
        wanted_(wanted),
        type_(fish_type(wanted)),
        steps_(steps),
        most_crossed_(most_crossed()) {}

  void run() {
    if (is_basic_with_fins() && steps_.workspace().has_no_finned_fish(state_, type_.size)) return;
    search();
    if (is_basic_with_fins() && !has_any_ && !steps_.is_exhausted()) {
      steps_.workspace().has_no_finned_fish(state_, type_.size) = true;
    }
  }

 private:
  bool is_basic_with_fins() const {
    return type_.kind == FishKind::basic && type_.fins != Fins::none;
  }

  void search() {
    for (int number = 1; number <= state_.links().size(); ++number) {
      digit_ = static_cast<Digit>(number);
      if (state_.places(digit_).count() < 2 * type_.size) continue;
      for (const HouseKind line : {HouseKind::row, HouseKind::column}) {
        if (type_.kind == FishKind::mutant && line == HouseKind::column) break;
        choose_houses(line);
        if (choose_base(0, {}, {}, 0)) return;
      }
      if (add_found()) return;
    }
  }

  /// The houses that may be base sets and cover sets, with base lines of this kind.
  void choose_houses(HouseKind line) {
    base_choice_.clear();
    cover_choice_.clear();
    const std::span<const House> houses = state_.links().houses();
    crossed_.clear();
    for (std::size_t index = 0; index < houses.size(); ++index) {
      const HouseKind kind = houses[index].kind;
      const bool is_mutant = type_.kind == FishKind::mutant;
      const bool is_box = kind == HouseKind::box && type_.kind != FishKind::basic;
      const bool is_line = houses[index].is_line();
      if (state_.places(digit_, houses[index]).empty()) continue;
      const auto house = static_cast<std::uint8_t>(index);
      if (is_mutant || is_box || kind == line) base_choice_.push_back(house);
      if (is_mutant || is_box || (is_line && kind != line)) cover_choice_.push_back(house);
    }
    for (const std::uint8_t base : base_choice_) {
      crossed_.push_back(0);
      if (type_.kind != FishKind::basic) continue;
      for (std::size_t cover = 0; cover < cover_choice_.size(); ++cover) {
        const bool crosses = !(places(base) & places(cover_choice_[cover])).empty();
        crossed_.back() |= std::uint64_t{crosses} << cover;
      }
    }
  }

  /// How many lines across a base may have a place in: those that cover it, and those of a box with
  /// all its fins besides the one that they strike in, since nothing else sees fins in lines that
  /// do not cover them. Other rules may let more cells see each other.
  int most_crossed() const {
    const Shape shape = state_.links().shape();
    if (type_.kind != FishKind::basic || !state_.links().keeps_rectangles()) return max_cells;
    const int of_box = std::max(shape.box_rows, shape.box_columns) - 1;
    return type_.size + (type_.fins == Fins::none ? 0 : of_box);
  }

  CellSet places(std::uint8_t house) const {
    return state_.places(digit_, state_.links().houses()[house]);
  }

  bool choose_base(std::size_t from, const CellSet& cells, const CellSet& endo_fins, int count,
                   std::uint64_t crossed = 0) {
    if (count == type_.size) return find_covers(cells, endo_fins);
    for (std::size_t choice = from; choice < base_choice_.size(); ++choice) {
      const std::uint64_t all_crossed = crossed | crossed_[choice];
      if (std::popcount(all_crossed) > most_crossed_) continue;
      const CellSet more = places(base_choice_[choice]);
      if (type_.fins == Fins::none && type_.kind == FishKind::basic) {
        if (more.count() < 2 || more.count() > type_.size) continue;
      }
      const CellSet shared = endo_fins | (cells & more);
      if (shared.count() > (type_.fins == Fins::none ? 0 : most_endo_fins)) continue;
      base_[static_cast<std::size_t>(count)] = base_choice_[choice];
      if (choose_base(choice + 1, cells | more, shared, count + 1, all_crossed)) return true;
    }
    return false;
  }

  bool find_covers(const CellSet& cells, const CellSet& endo_fins) {
    base_cells_ = cells;
    endo_fins_ = endo_fins;
    covers_.clear();
    for (const std::uint8_t house : cover_choice_) {
      const auto base_end = base_.begin() + type_.size;
      if (std::find(base_.begin(), base_end, house) != base_end) continue;
      const CellSet covered = places(house);
      // A cover set that holds no more than the base strikes nothing, but may complete a fish.
      if (!(covered & cells).empty()) covers_.push_back({house, covered, {}});
    }
    CellSet later;
    for (std::size_t index = covers_.size(); index-- > 0;) {
      later |= covers_[index].cells;
      covers_[index].with_later = later;
    }
    return choose_covers(0, {}, {}, 0);
  }

  bool choose_covers(std::size_t from, const CellSet& covered, const CellSet& twice, int count) {
    if (steps_.spend(1)) return true;
    const CellSet open = base_cells_.without(covered);
    if (count == type_.size) return check(covered, twice, open);
    for (std::size_t index = from; index < covers_.size(); ++index) {
      const Cover& cover = covers_[index];
      // What no cover to come can cover is a fin already; all fins must see something together.
      const CellSet fins = open.without(cover.with_later) | endo_fins_;
      if (!may_have_fins(fins)) return false;
      if ((cover.cells & open).empty()) continue;
      cover_[static_cast<std::size_t>(count)] = cover.house;
      if (choose_covers(index + 1, covered | cover.cells, twice | (covered & cover.cells),
                        count + 1)) {
        return true;
      }
    }
    return false;
  }

  bool may_have_fins(const CellSet& fins) const {
    if (fins.empty()) return true;
    if (type_.fins == Fins::none) return false;
    if (fins.without(endo_fins_).count() > most_fins) return false;
    return !(state_.links().common_peers(fins) & state_.places(digit_)).empty();
  }

  bool check(const CellSet& covered, const CellSet& twice, const CellSet& open) {
    const CellSet fins = open | endo_fins_;
    if ((type_.fins == Fins::none) != fins.empty() || !may_have_fins(fins)) return false;
    // A cell of the base that two cover sets hold would be counted twice.
    CellSet struck = covered.without(base_cells_) | (twice & base_cells_).without(fins);
    if (!fins.empty()) struck &= state_.links().common_peers(fins);
    if (struck.empty()) return false;
    if (!is_wanted_kind()) return false;
    has_any_ = true;
    const bool is_wanted = type_.kind != FishKind::basic || type_.fins == Fins::none ||
                           is_sashimi(fins) == (type_.fins == Fins::sashimi);
    // Of what is told as one, a part may go by the other name.
    if (!is_wanted && steps_.wants_first()) return false;
    Step step;
    step.technique = wanted_;
    step.digits = DigitSet::of(digit_);
    step.cells = base_cells_;
    step.base_houses.assign(base_.begin(), base_.begin() + type_.size);
    step.houses.assign(cover_.begin(), cover_.begin() + type_.size);
    step.fins = open.without(endo_fins_);
    step.endo_fins = endo_fins_;
    eliminate(state_, digit_, struck, step);
    if (steps_.wants_first()) return steps_.add(std::move(step));
    fish_.push_back({std::move(step), is_wanted});
    return false;
  }

  /// Franken: lines of one kind and boxes against lines of the other and boxes, a box at least.
  /// Mutant: what is neither that nor basic.
  bool is_wanted_kind() const {
    if (type_.kind == FishKind::basic) return true;
    const std::span<const House> houses = state_.links().houses();
    std::array<bool, 2> row{};
    std::array<bool, 2> column{};
    bool has_box = false;
    bool has_extra = false;
    for (const int side : {0, 1}) {
      const auto& chosen = side == 0 ? base_ : cover_;
      for (int index = 0; index < type_.size; ++index) {
        const HouseKind kind = houses[chosen[static_cast<std::size_t>(index)]].kind;
        row[static_cast<std::size_t>(side)] |= kind == HouseKind::row;
        column[static_cast<std::size_t>(side)] |= kind == HouseKind::column;
        has_box |= kind == HouseKind::box;
        has_extra |= kind == HouseKind::extra;
      }
    }
    const bool is_mixed = has_extra || (row[0] && column[0]) || (row[1] && column[1]) ||
                          (row[0] && row[1]) || (column[0] && column[1]);
    if (type_.kind == FishKind::franken) return has_box && !is_mixed;
    return is_mixed;
  }

  /// Whether some base line keeps at most one candidate without the fins.
  bool is_sashimi(const CellSet& fins) const {
    if (fins.empty()) return false;
    for (int index = 0; index < type_.size; ++index) {
      if (places(base_[static_cast<std::size_t>(index)]).without(fins).count() <= 1) return true;
    }
    return false;
  }

  /// Fish with the same base sets are told as one (Siamese fish), and what has the effect of a
  /// part of such a fish is not told again.
  bool add_found() {
    std::vector<Found> fish = std::move(fish_);
    fish_.clear();
    std::map<std::vector<int>, std::vector<std::size_t>> by_base;
    if (type_.fins != Fins::none) {
      for (std::size_t index = 0; index < fish.size(); ++index) {
        const std::vector<std::uint8_t>& base = fish[index].step.base_houses;
        by_base[{base.begin(), base.end()}].push_back(index);
      }
    }
    std::vector<Step> joined;
    std::set<std::vector<Candidate>> told;
    for (const auto& [base, members] : by_base) {
      Step all = fish[members.front()].step;
      bool has_finned = type_.kind != FishKind::basic;
      std::set<std::vector<Candidate>> effects;
      for (const std::size_t member : members) {
        const Found& one = fish[member];
        effects.insert(one.step.eliminations);
        has_finned |= one.is_wanted == (type_.fins == Fins::finned);
        all.eliminations.insert(all.eliminations.end(), one.step.eliminations.begin(),
                                one.step.eliminations.end());
        all.parts.push_back(one.step);
      }
      // Of fish by either name the whole goes by the simpler one.
      if (effects.size() < 2 || has_finned != (type_.fins == Fins::finned)) continue;
      told.merge(effects);
      joined.push_back(std::move(all));
    }
    for (Step& step : joined) {
      if (steps_.add(std::move(step))) return true;
    }
    for (Found& one : fish) {
      if (!one.is_wanted || told.contains(one.step.eliminations)) continue;
      if (steps_.add(std::move(one.step))) return true;
    }
    return false;
  }

  struct Found {
    Step step;
    bool is_wanted;
  };

  struct Cover {
    std::uint8_t house;
    CellSet cells;
    CellSet with_later;
  };

  const State& state_;
  const Technique wanted_;
  const FishType type_;
  StepList& steps_;
  Digit digit_ = 0;
  std::vector<std::uint8_t> base_choice_;
  std::vector<std::uint8_t> cover_choice_;
  std::vector<std::uint64_t> crossed_;  // by base choice: the cover choices with a place in it
  const int most_crossed_;
  std::array<std::uint8_t, max_size> base_{};
  std::array<std::uint8_t, max_size> cover_{};
  CellSet base_cells_;
  CellSet endo_fins_;
  std::vector<Cover> covers_;
  std::vector<Found> fish_;
  bool has_any_ = false;
};

}  // namespace

// As many cover sets as base sets: the digit stands once in each base set, so that the cover sets
// have it there. What lies in the base but in no cover set is a fin.
static void find_fish(const State& state, Technique wanted, StepList& steps) {
  FishSearch(state, wanted, steps).run();
}

namespace {

constexpr std::array fish_entries{
    TechniqueEntry{{Technique::x_wing, "X-Wing", Level::hard, 140, true}, find_fish},
    TechniqueEntry{{Technique::swordfish, "Swordfish", Level::hard, 150, true}, find_fish},
    TechniqueEntry{{Technique::jellyfish, "Jellyfish", Level::hard, 160, true}, find_fish},
    TechniqueEntry{{Technique::finned_x_wing, "Finned X-Wing", Level::hard, 130, true}, find_fish},
    TechniqueEntry{{Technique::sashimi_x_wing, "Sashimi X-Wing", Level::hard, 150, true},
                   find_fish},
    TechniqueEntry{{Technique::finned_swordfish, "Finned Swordfish", Level::unfair, 200, true},
                   find_fish},
    TechniqueEntry{{Technique::sashimi_swordfish, "Sashimi Swordfish", Level::unfair, 240, true},
                   find_fish},
    TechniqueEntry{{Technique::finned_jellyfish, "Finned Jellyfish", Level::unfair, 250, true},
                   find_fish},
    TechniqueEntry{{Technique::sashimi_jellyfish, "Sashimi Jellyfish", Level::unfair, 260, true},
                   find_fish},
    TechniqueEntry{{Technique::franken_x_wing, "Franken X-Wing", Level::unfair, 300, false},
                   find_fish},
    TechniqueEntry{{Technique::franken_swordfish, "Franken Swordfish", Level::unfair, 350, false},
                   find_fish},
    TechniqueEntry{{Technique::franken_jellyfish, "Franken Jellyfish", Level::unfair, 370, false},
                   find_fish},
    TechniqueEntry{
        {Technique::finned_franken_x_wing, "Finned Franken X-Wing", Level::unfair, 390, false},
        find_fish},
    TechniqueEntry{{Technique::finned_franken_swordfish, "Finned Franken Swordfish", Level::unfair,
                    410, false},
                   find_fish},
    TechniqueEntry{{Technique::finned_franken_jellyfish, "Finned Franken Jellyfish", Level::unfair,
                    430, false},
                   find_fish},
    TechniqueEntry{{Technique::mutant_x_wing, "Mutant X-Wing", Level::extreme, 450, false},
                   find_fish},
    TechniqueEntry{{Technique::mutant_swordfish, "Mutant Swordfish", Level::extreme, 450, false},
                   find_fish},
    TechniqueEntry{{Technique::mutant_jellyfish, "Mutant Jellyfish", Level::extreme, 450, false},
                   find_fish},
    TechniqueEntry{
        {Technique::finned_mutant_x_wing, "Finned Mutant X-Wing", Level::extreme, 470, false},
        find_fish},
    TechniqueEntry{
        {Technique::finned_mutant_swordfish, "Finned Mutant Swordfish", Level::extreme, 470, false},
        find_fish},
    TechniqueEntry{
        {Technique::finned_mutant_jellyfish, "Finned Mutant Jellyfish", Level::extreme, 470, false},
        find_fish},
    TechniqueEntry{{Technique::mutant_squirmbag, "Mutant Squirmbag", Level::extreme, 470, false},
                   find_fish},
    TechniqueEntry{{Technique::mutant_whale, "Mutant Whale", Level::extreme, 470, false},
                   find_fish},
    TechniqueEntry{
        {Technique::finned_mutant_squirmbag, "Finned Mutant Squirmbag", Level::extreme, 470, false},
        find_fish},
    TechniqueEntry{
        {Technique::finned_mutant_whale, "Finned Mutant Whale", Level::extreme, 470, false},
        find_fish},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> fish_techniques{fish_entries};

}  // namespace ninefold::logic
