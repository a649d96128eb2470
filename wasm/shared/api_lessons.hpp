#pragma once

#include "wasm/shared/api.hpp"

#include <string>
#include <vector>

/// The lessons' part of the waist: searches watched event by event, and the steps of the CSU
/// assignment. Plain values as in api.hpp. Every request says all it is about, so nothing has to
/// be opened or closed; the searches watched last are kept ready, and one that is not is run again
/// to where it is asked about.
namespace ninefold::api {

/// One event of a search. Cells are -1 where they do not count, digits and depths 0.
struct TraceEvent {
  std::string
      kind;  ///< start, visit, try, single, conflict, place, remove, backtrack, solution, done
  int depth = 0;
  int cell = -1;
  int digit = 0;
  int other = -1;      ///< of a conflict: the other cell
  std::string reason;  ///< of a conflict: row, column, box, or the broken rule's name
  int candidates = 0;  ///< of a visit: the digits that break no rule there, digit d at bit d-1
};

/// Counters of a search.
struct TraceCounters {
  double visits = 0;
  double tries = 0;
  double singles = 0;
  double conflicts = 0;
  double placements = 0;
  double removals = 0;
  double backtracks = 0;
  double solutions = 0;
  double deepest = 0;
};

/// Where a watched search stands, with all there is to be seen there.
struct TraceView {
  Problem problem;
  bool arrived = false;   ///< whether the move that was asked for got where it should
  double position = 0;    ///< events that have happened here
  double seen = 0;        ///< events seen so far, from the start
  bool complete = false;  ///< whether that is all there are
  TraceEvent event;       ///< what has just happened
  TraceEvent upcoming;    ///< what happens next
  TraceCounters counters;
  TraceCounters seen_counters;  ///< at the last event seen
  std::string grid;
  /// For every cell the depth at which its digit was placed; 0 for givens and empty cells.
  std::vector<int> depths;
  /// The cells filled as singles, the first one first.
  std::vector<int> singles;
  /// Five numbers for every open frame, the outermost first: cell (-1: none yet), digit tried last
  /// (0: none yet), whether it is on the board, and the sets of digits that were refused, and that
  /// had solutions (bit d-1 for digit d).
  std::vector<int> frames;
};

/// A whole search tree; seven numbers for every digit tried: the index of its parent (-1: none),
/// cell, digit, whether refused, whether a solution was found with it, and the positions of its
/// first and last event.
struct TraceTree {
  Problem problem;
  bool complete = false;
  std::vector<double> nodes;
};

/// The steps of the CSU assignment on a puzzle, and the board after some of them.
struct Steps {
  Problem problem;
  /// Three numbers a move: row, column (from 0) and value.
  std::vector<int> moves;
  std::string status;  ///< solved or stuck: how the last step ends
  int after = 0;       ///< the number of moves made in what follows
  std::string grid;
  std::string
      file;  ///< the same as a puzzle file of the course, see core/formats/assignments/csu.hpp
  /// For every cell the digits it cannot hold (bit d-1 for digit d); 0 for filled ones.
  std::vector<int> constraints;
  /// For every cell and digit, size numbers a cell: a cell that rules the digit out, or -1.
  std::vector<int> culprits;
};

/// Which search is watched: `algorithm` is recursion or stack, `order` reading or fewest.
struct WatchedSearch {
  std::string puzzle;
  std::string algorithm;
  std::string order;
  bool singles = false;
};

/// Where a watched search is sent.
struct WatchMove {
  /// First it goes to this event.
  double position = 0;
  /// From there: `stay`, or on to the next `event`, `backtrack`, `solution`, or to the first event
  /// at most `depth` deep (`depth`); back-event, back-backtrack, back-solution go backwards.
  std::string goal = "stay";
  int depth = 0;
  /// It looks at no more than about this many events. If `arrived` is false then and the end was
  /// not reached, the same goal can be asked for again from where it stands.
  double budget = 0;
  /// Then the search is run ahead by that many events, without moving.
  double ahead = 0;
};

/// What TraceEvent::kind can be.
std::vector<std::string> trace_event_names();

TraceView watch(const WatchedSearch& search, const WatchMove& move);

/// The tree of a whole search, or its first `most_nodes` nodes.
TraceTree search_tree(const WatchedSearch& search, double most_nodes);

/// All steps of a puzzle, and the board after `after` of them (all, if there are fewer).
Steps steps(const std::string& puzzle, int after);

}  // namespace ninefold::api
