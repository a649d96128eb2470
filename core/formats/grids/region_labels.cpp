#include "core/formats/grids/region_labels.hpp"

#include "core/rules/rule_table.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

namespace {

bool is_digit(char character) { return character >= '0' && character <= '9'; }

bool is_label(char character) {
  return is_digit(character) || (character >= 'A' && character <= 'Z') ||
         (character >= 'a' && character <= 'z');
}

/// Whether the cells of each region can be walked from one to the next.
bool hang_together(const std::vector<std::uint8_t>& of_cell, Shape shape) {
  const int size = shape.size();
  std::vector<bool> is_seen(of_cell.size());
  std::vector<bool> is_begun(static_cast<std::size_t>(size));
  std::vector<int> open;
  for (std::size_t start = 0; start < of_cell.size(); ++start) {
    if (is_seen[start]) continue;
    // A second part of a region that was walked.
    if (is_begun[of_cell[start]]) return false;
    is_begun[of_cell[start]] = true;
    is_seen[start] = true;
    open.assign(1, static_cast<int>(start));
    while (!open.empty()) {
      const int cell = open.back();
      open.pop_back();
      const int column = cell % size;
      for (const int step : {-size, size, -1, 1}) {
        const int next = cell + step;
        const bool leaves_row = (step == -1 && column == 0) || (step == 1 && column == size - 1);
        if (leaves_row || next < 0 || next >= shape.cell_count()) continue;
        const auto index = static_cast<std::size_t>(next);
        if (is_seen[index] || of_cell[index] != of_cell[static_cast<std::size_t>(cell)]) continue;
        is_seen[index] = true;
        open.push_back(next);
      }
    }
  }
  return true;
}

}  // namespace

std::optional<Regions> regions_of_labels(std::string_view labels, Shape shape) {
  if (labels.size() != static_cast<std::size_t>(shape.cell_count())) return std::nullopt;
  constexpr std::uint8_t none = 0xff;
  std::array<std::uint8_t, 128> numbers;
  numbers.fill(none);
  std::vector<int> counts;
  Regions regions;
  bool are_digits = true;
  for (const char label : labels) {
    if (!is_label(label)) return std::nullopt;
    are_digits = are_digits && is_digit(label);
    std::uint8_t& number = numbers[static_cast<unsigned char>(label)];
    if (number == none) {
      number = static_cast<std::uint8_t>(counts.size());
      counts.push_back(0);
    }
    if (++counts[number] > shape.size()) return std::nullopt;
    regions.of_cell.push_back(number);
  }
  // None has too many, so that with as many labels as digits each has as many as it should.
  if (static_cast<int>(counts.size()) != shape.size()) return std::nullopt;
  if (are_digits && !hang_together(regions.of_cell, shape)) return std::nullopt;
  return regions;
}

Rule rule_of_regions(const Regions& regions, Shape shape) {
  bool are_boxes = true;
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    are_boxes = are_boxes && regions.of_cell[cell] == shape.box_of(cell);
  }
  return are_boxes ? Rule{} : make_rule("jigsaw", {regions});
}

}  // namespace ninefold
