#pragma once

#include "core/engine/wide/program.hpp"

#include <array>
#include <memory>
#include <vector>

namespace ninefold::variants {

/// Runs the propagators of a program until nothing follows any more. All its memory is taken when
/// it is made.
class Propagation {
 public:
  explicit Propagation(const Program& program);

  /// Draws everything that follows from `masks`, with every propagator; false if nothing is left
  /// for some cell. The masks are narrowed in place.
  bool run_all(Mask* masks);

  /// The same after `cell` alone was narrowed; everything that followed before is known.
  bool run_after(Mask* masks, CellIndex cell);

  /// Where it failed last.
  CellIndex conflict() const { return domains_.conflict; }
  /// The propagator that failed, or `none` where two cells that differ have one value.
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::uint32_t failed() const { return failed_; }

 private:
  bool run();
  bool apply_changes();
  bool propagate(const Program::Propagator& propagator);
  bool propagate_any(std::size_t number);
  void enqueue(std::uint32_t number);
  void clear();

  const Program& program_;
  Domains domains_;
  CellIndexes changed_;
  std::vector<std::uint8_t> is_changed_;
  struct Queue {
    std::vector<std::uint32_t> ring;
    std::size_t head = 0;
    std::size_t tail = 0;
  };
  std::array<Queue, Program::level_count> queues_;
  std::vector<std::uint8_t> is_queued_;
  std::uint32_t failed_ = none;

  // For each any_of its branches' own propagation, and memory for what each leaves.
  struct Branches {
    std::vector<std::unique_ptr<Propagation>> runs;
    std::vector<Mask> scratch;
    std::vector<Mask> united;
    std::vector<Mask> last;
  };
  std::vector<Branches> branches_;
};

}  // namespace ninefold::variants
