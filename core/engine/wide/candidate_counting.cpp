#include "core/engine/wide/candidate_counting.hpp"

#include "core/board/time_left.hpp"
#include "core/engine/wide/fastest_search.hpp"
#include "core/variants/regions/region_names.hpp"

#include <algorithm>
#include <functional>
#include <span>

namespace ninefold::variants {

namespace {

// A search knows late which name a cell will have, and seldom that all of them are known. After so
// many nodes in which nothing else is unknown, only names in their order are asked for the rest.
constexpr int most_nodes_for_names = 500;

CellIndexes cells_of(const PreparedPuzzle& prepared, CellsAsked asked, bool of_free_names) {
  const Layout& layout = prepared.layout();
  const int count = asked == CellsAsked::all ? layout.cell_count() : layout.grid_size();
  CellIndexes cells;
  for (CellIndex cell = 0; cell < static_cast<std::size_t>(count); ++cell) {
    const bool is_free = prepared.has_free_names && is_region_name(layout, cell);
    if (is_free == of_free_names) cells.push_back(cell);
  }
  return cells;
}

/// Finds out which candidates are in some solution, in two ways in turns. A search for all of them
/// has soon seen all solutions where there are few, but refutes what is in none in every part of
/// the puzzle once more, and finds solutions that differ little. A search for what one cell misses
/// is done once for each cell, and what it refutes is gone for all others.
class CandidateSearch {
 public:
  /// Tallies a solution; false where it is none.
  using TakeSolution = std::function<bool(const Mask*, Meter&)>;
  /// Whether nothing is wanted of what these candidates leave.
  using Prune = std::function<bool(const Mask*)>;

  CandidateSearch(const PreparedPuzzle& prepared, const Program& program,
                  const SolutionTally& tally, const Budget& budget,
                  const ProgressCallback& progress, double& farthest)
      : program_(program),
        tally_(tally),
        farthest_(farthest),
        whole_(budget),
        of_turn_(budget),
        progress_(progress),
        told_(progress ? ProgressCallback([this](const Progress& of_run) { return tell(of_run); })
                       : ProgressCallback()),
        meter_(of_turn_, told_, nodes_between_checks),
        search_(prepared, program, meter_, Search::Order::fastest),
        open_(prepared.start().begin(), prepared.start().end()),
        missing_at_first_(count_missing()) {}

  Search& search() { return search_; }
  std::uint64_t nodes() const { return meter_.nodes(); }

  /// `asks_singly`: whether it is enough to see each candidate once. True where the search for all
  /// of them came to its end.
  bool run(const TakeSolution& take, const Prune& prune, bool asks_singly) {
    const auto visit = [&](const Mask* masks) {
      if (!take(masks, meter_)) return true;
      const bool goes_on = meter_.found(1);
      // There may be many.
      if (asks_singly && meter_.solutions() == 2) allow(first_nodes);
      return goes_on;
    };
    allow(Budget::unlimited);
    search_.run(visit, prune);
    for (std::uint64_t nodes = first_nodes; is_turn_over(); nodes *= more_nodes) {
      begin_turn(nodes, true);
      ask_singly(take, nodes / questions_of_turn);
      if (!is_turn_over()) return false;
      begin_turn(nodes, false);
      search_.begin_with(open_, program_.unnamed_at_first());
      search_.run(visit, prune);
    }
    return meter_.stopped() == StopReason::complete;
  }

  StopReason stopped() const { return meter_.stopped(); }

 private:
  // So many nodes has the first turn of each way, and so many times as many the next.
  static constexpr std::uint64_t first_nodes = 500;
  static constexpr std::uint64_t more_nodes = 4;
  // No question takes more of a turn than one part in so many.
  static constexpr std::uint64_t questions_of_turn = 20;

  // Lets this turn go on for so many nodes, as far as the budget does.
  void allow(std::uint64_t nodes) {
    const std::uint64_t left = whole_.nodes - std::min(whole_.nodes, meter_.nodes());
    of_turn_.nodes = nodes < left ? meter_.nodes() + nodes : whole_.nodes;
  }

  void begin_turn(std::uint64_t nodes, bool is_single) {
    allow(nodes);
    is_single_ = is_single;
    meter_.stop(StopReason::complete);
    meter_.cover(-meter_.covered());
  }

  // Whether the turn has had its nodes, and the budget has more.
  bool is_turn_over() const {
    return meter_.stopped() == StopReason::node_limit && meter_.nodes() < whole_.nodes;
  }

  int count_missing() {
    tally_.write_missing(open_, missing_);
    int count = 0;
    for (const Mask values : missing_) count += count_of(values);
    return count;
  }

  // Of the cells that were not put off, the one that has most in no solution yet.
  std::size_t cell_that_misses_most() {
    tally_.write_missing(open_, missing_);
    std::size_t most = 0;
    for (std::size_t cell = 1; cell < missing_.size(); ++cell) {
      if (asked_of(cell) > asked_of(most)) most = cell;
    }
    return most;
  }
  int asked_of(std::size_t cell) const { return put_off_[cell] ? 0 : count_of(missing_[cell]); }

  // Asks for solutions with what is in none yet, until there is nothing left to ask. Each is to
  // show as much else of that as it can. A cell that takes more than `nodes` is put off to the
  // next turn: where luck decides, another may soon show the same.
  void ask_singly(const TakeSolution& take, std::uint64_t nodes) {
    const std::uint64_t end = of_turn_.nodes;
    put_off_.assign(open_.size(), false);
    search_.prefer(missing_);
    while (true) {
      const std::size_t cell = cell_that_misses_most();
      if (asked_of(cell) == 0) break;
      const Mask asked = missing_[cell];
      wanted_ = open_;
      wanted_[cell] = asked;
      of_turn_.nodes = std::min(end, meter_.nodes() + nodes);
      meter_.look_again();
      search_.begin_with(wanted_, program_.unnamed_at_first());
      bool is_found = false;
      search_.run([&](const Mask* masks) {
        is_found = take(masks, meter_);
        return !is_found;
      });
      if (meter_.stopped() == StopReason::node_limit && meter_.nodes() < end) {
        meter_.stop(StopReason::complete);
        put_off_[cell] = true;
        continue;
      }
      if (meter_.stopped() != StopReason::complete) return;
      if (is_found) {
        meter_.found(1);
        continue;
      }
      open_[cell] &= static_cast<Mask>(~asked);
      if (open_[cell] == 0) return;
    }
    // What was put off is still unknown.
    if (count_missing() > 0) meter_.stop(StopReason::node_limit);
  }

  // What is told never goes back.
  bool tell(Progress progress) {
    const double known =
        missing_at_first_ == 0 ? 1 : 1 - static_cast<double>(count_missing()) / missing_at_first_;
    farthest_ = std::max({farthest_, known, is_single_ ? 0 : meter_.covered()});
    progress.fraction = std::min(farthest_, 1.0);
    return progress_(progress);
  }

  const Program& program_;
  const SolutionTally& tally_;
  double& farthest_;  // the largest share told so far
  const Budget whole_;
  Budget of_turn_;  // what the meter looks at
  const ProgressCallback& progress_;
  const ProgressCallback told_;
  Meter meter_;
  PuzzleSearch search_;
  std::vector<Mask> open_;     // what is not refuted
  std::vector<Mask> missing_;  // what is in no solution yet, of that
  std::vector<Mask> wanted_;
  std::vector<bool> put_off_;  // by cell, in this turn
  int missing_at_first_;
  bool is_single_ = false;  // whose turn it is
};

}  // namespace

CandidateCounting::CandidateCounting(const PreparedPuzzle& prepared, std::uint32_t most,
                                     CellsAsked asked)
    : prepared_(prepared),
      most_(most),
      asks_names_(asked == CellsAsked::all && prepared.has_free_names),
      of_names_(cells_of(prepared, asked, true), prepared.layout(), most),
      of_others_(cells_of(prepared, asked, false), prepared.layout(), most),
      possible_(static_cast<std::size_t>(prepared.layout().cell_count())) {}

StopReason CandidateCounting::run(const Budget& budget, const ProgressCallback& progress) {
  Budget rest = budget;
  rest.solutions = Budget::unlimited;
  const TimeLeft time(budget.time);
  StopReason ended = count_all(rest, progress);
  const bool is_done = has_visited_all_ ? !names_are_left() : !asks_names_;
  if (ended != StopReason::complete || is_done) return ended;
  rest.time = time.left();
  if (rest.nodes != Budget::unlimited) rest.nodes -= std::min(rest.nodes, nodes_);
  ended = prepared_.prepare_program(rest, progress);
  return ended == StopReason::complete ? count_names(rest, progress) : ended;
}

StopReason CandidateCounting::count_all(const Budget& budget, const ProgressCallback& progress) {
  CandidateSearch search(prepared_, prepared_.fastest_program(), of_others_, budget, progress,
                         farthest_);
  search.search().ask_for_symmetries([this] { return std::span(prepared_.symmetries()); });
  const auto take = [this](const Mask* masks, Meter& meter) {
    if (!prepared_.read_solution(masks, values_, meter)) return false;
    of_names_.add(values_);
    of_others_.add(values_);
    return true;
  };
  // Nothing below is wanted where all that is left is known often enough.
  const auto prune = [this](const Mask* masks) {
    if (!of_others_.covers({masks, possible_.size()})) return false;
    return !asks_names_ || names_are_left() || are_names_known(masks);
  };
  has_visited_all_ = search.run(take, prune, most_ == 1);
  nodes_ += search.nodes();
  return search.stopped();
}

bool CandidateCounting::are_names_known(const Mask* masks) {
  std::copy_n(masks, possible_.size(), possible_.begin());
  order_possible_names(prepared_.layout(), possible_);
  if (of_names_.covers(possible_)) return true;
  ++nodes_for_names_;
  return names_are_left();
}

// Whether `count_all` has left some of them to `count_names`, which needs a program with the names
// in their order.
bool CandidateCounting::names_are_left() const { return nodes_for_names_ > most_nodes_for_names; }

StopReason CandidateCounting::count_names(const Budget& budget, const ProgressCallback& progress) {
  // What is counted must not be counted again.
  if (most_ > 1) of_names_.clear();
  CandidateSearch search(prepared_, prepared_.program(), of_names_, budget, progress, farthest_);
  const auto take = [this](const Mask* masks, Meter& meter) {
    if (!prepared_.read_solution(masks, values_, meter)) return false;
    of_names_.add(values_);
    return true;
  };
  const auto prune = [this](const Mask* masks) {
    return of_names_.covers({masks, possible_.size()});
  };
  search.run(take, prune, most_ == 1);
  nodes_ += search.nodes();
  return search.stopped();
}

void CandidateCounting::write_to(std::vector<std::vector<std::uint32_t>>& solutions) const {
  of_names_.write_to(solutions);
  of_others_.write_to(solutions);
}

}  // namespace ninefold::variants
