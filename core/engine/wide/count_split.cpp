#include "core/engine/wide/count_split.hpp"

#include "core/engine/wide/propagation.hpp"

#include <utility>

namespace ninefold::variants {

namespace {

class Splitting {
 public:
  Splitting(const Program& program, Meter& meter)
      : program_(program), meter_(meter), propagation_(program), planes_(program.plane_words()) {
    propagation_.watch(meter);
  }

  std::optional<CountSplit> run() {
    CountSplit split;
    std::vector<Mask> start(static_cast<std::size_t>(program_.cell_count),
                            first_values(program_.value_count));
    if (!meter_.enter_node()) return std::nullopt;
    if (!propagate(start)) return unless_ended(std::move(split));
    split.pieces.push_back(std::move(start));
    // Round by round, so that all pieces are about as deep.
    for (bool has_grown = true; has_grown;) {
      has_grown = false;
      std::vector<std::vector<Mask>> finer;
      for (std::size_t index = 0; index < split.pieces.size(); ++index) {
        std::vector<Mask>& piece = split.pieces[index];
        const std::size_t others = finer.size() + split.pieces.size() - index - 1;
        const std::optional<std::size_t> cell = open_cell(piece);
        if (!cell ||
            others + static_cast<std::size_t>(count_of(piece[*cell])) > CountSplit::most_pieces) {
          finer.push_back(std::move(piece));
          continue;
        }
        if (!cut(piece, *cell, finer)) return std::nullopt;
        has_grown = true;
      }
      split.pieces = std::move(finer);
    }
    return unless_ended(std::move(split));
  }

 private:
  /// A node that the meter ended leaves out what it should not.
  std::optional<CountSplit> unless_ended(CountSplit split) const {
    if (meter_.stopped() != StopReason::complete) return std::nullopt;
    return split;
  }

  /// The cell with the fewest values, the first of several of which most is asked.
  std::optional<std::size_t> open_cell(const std::vector<Mask>& masks) const {
    std::optional<std::size_t> best;
    for (std::size_t cell = 0; cell < masks.size(); ++cell) {
      if (is_single(masks[cell])) continue;
      const int size = count_of(masks[cell]);
      const int least = best ? count_of(masks[*best]) : size + 1;
      const bool is_better =
          size < least || (size == least && program_.weights[cell] > program_.weights[*best]);
      if (is_better) best = cell;
    }
    return best;
  }

  /// Adds what is left of a piece with each value of a cell; false when the meter ended it.
  bool cut(const std::vector<Mask>& piece, std::size_t cell,
           std::vector<std::vector<Mask>>& pieces) {
    for (Mask rest = piece[cell]; rest != 0; rest = without_lowest(rest)) {
      if (!meter_.enter_node()) return false;
      std::vector<Mask> with = piece;
      with[cell] = static_cast<Mask>(rest & static_cast<Mask>(-rest));
      if (propagate(with)) pieces.push_back(std::move(with));
    }
    return true;
  }

  bool propagate(std::vector<Mask>& masks) {
    fill_planes(masks, program_, planes_);
    return propagation_.run_all({masks.data(), planes_.data()});
  }

  const Program& program_;
  Meter& meter_;
  Propagation propagation_;
  std::vector<std::uint64_t> planes_;
};

}  // namespace

std::optional<CountSplit> split_count(const Program& program, Meter& meter) {
  return Splitting(program, meter).run();
}

}  // namespace ninefold::variants
