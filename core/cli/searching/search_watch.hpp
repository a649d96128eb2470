#pragma once

#include "core/board/work_meter.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/terminal/output.hpp"
#include "core/engine/budget.hpp"

#include <cstddef>
#include <mutex>
#include <string>
#include <vector>

namespace ninefold::cli {

/// What the progress of a search is called.
enum class Told : std::uint8_t {
  nothing,             ///< the search listens to Ctrl-C and says nothing
  share,               ///< the share done and the time left
  share_and_solutions  ///< and how many solutions were found
};

/// Watches the searches that answer one question: holds them to the time limit, ends them when
/// Ctrl-C is pressed, and tells a terminal how far they are. Meanwhile it shows answers that are
/// ready, where the searches run on the main thread alone.
class SearchWatch {
 public:
  /// The time begins to run. `lead` stands in front of what is told.
  SearchWatch(Output& output, TimeLimit limit, Told told, std::string lead = {});
  SearchWatch(const SearchWatch&) = delete;
  SearchWatch& operator=(const SearchWatch&) = delete;

  /// From now on there are this many parts, two at least, each of which may be searched on a thread
  /// of its own.
  void divide(std::size_t parts);
  /// What is left of the time, none where it is over.
  TimeLimit left() const;
  /// The budget for a search that begins now: what is left of the time, and the rest as given.
  Budget within(Budget budget = {}) const;
  /// To be handed to a search of that part. For as long as this lives.
  ProgressCallback listener(std::size_t part = 0);
  /// The same for work that comes before a search: what is left of the time, and listening.
  WorkMeter meter(Stage stage);
  /// A part is searched to its end, and found this many solutions.
  void part_done(std::size_t part, Count solutions);

 private:
  bool hear(std::size_t part, const Progress& progress);
  void show();

  Output& output_;
  const ProgressLine::Clock::time_point start_ = ProgressLine::Clock::now();
  const TimeLimit limit_;
  const Told told_;
  const std::string lead_;
  std::mutex mutex_;
  std::vector<Progress> parts_{1};  // under the mutex where there are several
};

}  // namespace ninefold::cli
