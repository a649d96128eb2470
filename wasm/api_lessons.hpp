#pragma once

#include "wasm/api.hpp"

#include <string>
#include <vector>

/// The lessons' part of the waist: searches to be watched event by event, and the steps of the
/// CSU assignment. Plain values as in api.hpp. A watched search keeps its place between calls, so
/// it goes by a number; at most `most_traces` are open at a time.
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
  int trace = 0;          ///< the search's number; 0 when there is a problem
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
  /// For every cell the digits it cannot hold (bit d-1 for digit d); 0 for filled ones.
  std::vector<int> constraints;
  /// For every cell and digit, size numbers a cell: a cell that rules the digit out, or -1.
  std::vector<int> culprits;
};

inline constexpr int most_traces = 8;

/// Opens a search: `algorithm` is recursion or stack, `order` reading or fewest. When too many are
/// open, the one opened first is closed.
TraceView trace_open(const std::string& puzzle, const std::string& algorithm,
                     const std::string& order, bool singles);
void trace_close(int trace);

/// Runs the search ahead by that many events, staying where it stands.
TraceView trace_explore(int trace, double events);

/// Goes to a position, looking at no more than `budget` new events.
TraceView trace_seek(int trace, double position, double budget);

/// Goes on until something: `goal` is event, backtrack, solution, or depth (the first event at most
/// `depth` deep); back-event, back-backtrack, back-solution go backwards. Looks at no more than
/// `budget` events; if `arrived` is false and the search is not at its end, ask again to go on.
TraceView trace_run(int trace, const std::string& goal, int depth, double budget);

/// The tree of a whole search, its first `most_nodes` nodes.
TraceTree trace_tree(int trace, double most_nodes);

/// All steps of a puzzle, and the board after `after` of them (all, if there are fewer).
Steps steps(const std::string& puzzle, int after);

}  // namespace ninefold::api
