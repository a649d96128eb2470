#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/wide/program/grid_looks.hpp"
#include "core/engine/wide/program/program.hpp"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace ninefold::variants {

/// Candidates of all cells at one depth of a search, by cell and by value; see Domains.
struct State {
  Mask* masks = nullptr;
  std::uint64_t* planes = nullptr;
};

/// What propagators remember, a list for each type that does.
template <typename Types>
struct MemoriesAmong;
template <typename... Types>
struct MemoriesAmong<TypeList<Types...>> {
  template <typename Rule>
  struct Own {
    using Type = TypeList<>;
  };
  template <Remembers Rule>
  struct Own<Rule> {
    using Type = TypeList<typename Rule::Memory>;
  };
  using Type = ListsOf<typename JoinedLists<typename Own<Types>::Type...>::Type>;
};

/// The planes of candidates of a program: Program::plane_words() words.
void fill_planes(std::span<const Mask> masks, const Program& program,
                 std::span<std::uint64_t> planes);
/// The same where each cell has every value.
void fill_planes(const Program& program, std::span<std::uint64_t> planes);

/// Runs the propagators of a program until nothing follows any more. All its memory is taken when
/// it is made.
class Propagation {
 public:
  explicit Propagation(const Program& program);

  /// From now on the meter may end a run, which then fails: whoever runs it has to ask the meter,
  /// and may not run it after that.
  void watch(Meter& meter);

  /// Draws everything that follows from the candidates, with every propagator; false if nothing is
  /// left for some cell. The candidates are narrowed in place; planes have to agree with masks.
  bool run_all(State state);

  /// The same after `cell` is left with `allowed`; everything that followed before is known.
  bool run_after(State state, CellIndex cell, Mask allowed);

  /// Where it failed last: the cell that had nothing left, and all cells of the rule that failed;
  /// or none where two cells that must differ have one value.
  CellIndex conflict() const { return domains_.conflict; }
  std::span<const CellIndex> failed() const { return failed_; }

 private:
  // The propagation of an alternative, and what it left of the candidates of its cells when it ran
  // last: from the same it leaves the same.
  struct Branch {
    std::unique_ptr<Propagation> run;
    std::vector<Mask> before;
    std::vector<Mask> left;
    std::vector<std::uint64_t> planes;
    bool is_known = false;
    bool is_open = false;  // whether anything is left of all of them
  };
  struct Narrowed {
    CellIndex cell;
    Mask left;
  };
  // Of an any_of.
  struct Branches {
    std::vector<Branch> all;
    // The cells of which no alternative so far leaves everything, and what they leave together.
    std::vector<Narrowed> narrowed;
    std::size_t narrowed_count = 0;
  };

  bool run();
  bool go_on(const Program::Propagator& propagator);
  bool go_on(std::int32_t cost);
  bool apply_changes(int kept = 0);
  bool apply_changes_of_grid();
  bool is_struck(CellIndex cell) const {
    const std::size_t place = domains_.places[cell];
    return (struck_[place / 64] >> (place % 64) & 1U) != 0;
  }
  bool wake_watchers(CellIndex cell, Mask lost, std::uint32_t known, std::uint32_t done);
  void lose_in_houses(CellIndex cell, Mask lost);
  void lose_in_grid(CellIndex cell, Mask lost);
  bool strike_from_peers(CellIndex cell, Mask value);
  template <std::size_t most_width>
  bool strike(const std::uint64_t* peers, Mask value);
  // Apart for the same reason as the propagators; see run_apart().
  [[gnu::noinline]] bool check_grid();
  [[gnu::noinline]] bool point_from_grid();
  template <std::size_t most_width>
  bool point_from_grid_of();
  void find_cells_seen_from_grid();
  std::uint64_t* seen_from_grid(std::size_t house, Mask value) {
    const auto number = program_.peers->tell_values_apart() ? lowest_of(value) : 0;
    return seen_from_grid_.data() +
           (static_cast<std::size_t>(number) * GridHouses::house_count + house) * domains_.width;
  }
  [[gnu::noinline]] bool check_houses();
  template <std::size_t most_width>
  bool check_houses_of();
  template <std::size_t most_width>
  bool check_value(const Program::House& house, Mask value);
  bool point_in_whole(std::span<const std::uint64_t> places, Mask value);
  template <std::size_t most_width>
  bool point_outside(const Program::House& house, Mask value);
  template <std::size_t most_width>
  bool take_from_common_peers(const std::uint64_t* places, std::uint64_t* seen, Mask value);
  bool propagate(const Program::Propagator& propagator);
  template <typename Rule>
  bool propagate_one(const Rule& rule, std::size_t index);
  bool propagate_any(std::size_t number);
  bool is_refused(const AnyOf::Branch& branch);
  bool is_left_open(std::size_t number, std::size_t branch);
  void unite(std::span<const CellIndex> cells, std::span<const Mask> left, Branches& own) const;
  bool go_on_with_last(std::size_t number, std::size_t branch);
  std::uint32_t first_waiting() const;
  bool fail(std::span<const CellIndex> cells);
  void clear();

  GridLooks looks_;
  const Program& program_;
  Domains domains_;
  std::vector<CellIndex> changed_;
  std::vector<Mask> lost_;
  // As in planes: from these a peer's value was struck, which the propagator that ran last does not
  // know.
  std::vector<std::uint64_t> struck_;
  // Houses in which values lost places since they were last looked at.
  std::vector<Mask> lost_in_house_;
  std::vector<std::uint64_t> waiting_houses_;  // a bit each
  // As planes by house, once more for each value where peers tell values apart; empty without
  // further peers.
  std::vector<std::uint64_t> seen_from_grid_;
  std::vector<std::uint64_t> waiting_;  // propagators, a bit each
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::span<const CellIndex> failed_;
  Meter* meter_ = nullptr;
  static constexpr std::int32_t most_patience = 1 << 14;
  static constexpr std::int32_t cost_of_high_level = 64;  // of that; an alternative costs as much
  static constexpr int most_places = 4;  // of a value in a house, that others may all see
  // Planes of a grid leave room for up to 47 places between its cells and others.
  static constexpr std::size_t most_plane_width = (most_cells + 47) / 64 + 1;

  std::vector<Branches> branches_;
  // Of propagators that remember, by their index; empty for others, and where none does.
  MemoriesAmong<Propagators>::Type memories_;

  std::uint32_t running_ = none;  // a propagator that has nothing to learn from its own changes
  std::int32_t patience_ = most_patience;  // until the meter is asked
  // Values that lost places in the grid's houses since these were last looked at.
  std::array<Mask, GridHouses::house_count> lost_in_grid_{};
  bool is_house_waiting_ = false;  // any house beside the grid
  bool is_grid_waiting_ = false;   // something of the grid changed since it was looked at
  bool is_told_by_grid_ = false;   // all that changed
};

}  // namespace ninefold::variants
