#include "core/cli/words/steps/medusa_text.hpp"

namespace ninefold::cli {

namespace {

/// The sets of a step are those of colour A and B in turn, by digit.
constexpr std::size_t colors = 2;

const CellSet& cells_at(const Telling& told, std::size_t at) { return told.step().sets[at].cells; }

Digit digit_at(const Telling& told, std::size_t at) { return told.step().sets[at].digits.first(); }

/// "A (1 in r1c2 and r3c4; 5 in r1c2)"
std::string medusa_color_text(const Telling& told, std::size_t color) {
  std::string text;
  for (std::size_t at = color; at < told.step().sets.size(); at += colors) {
    if (cells_at(told, at).empty()) continue;
    text += (text.empty() ? "" : "; ") + told.value(digit_at(told, at)) + " in " +
            told.cells(cells_at(told, at));
  }
  return std::string(color == 0 ? "A" : "B") + " (" + text + ")";
}

/// Whether the step strikes the candidates of a colour.
bool is_struck(const Telling& told, std::size_t color) {
  for (std::size_t at = color; at < told.step().sets.size(); at += colors) {
    for (const logic::Candidate& struck : told.step().eliminations) {
      if (struck.digit == digit_at(told, at) && cells_at(told, at).contains(struck.cell))
        return true;
    }
  }
  return false;
}

/// "r1c2 would have both 1 and 5"; empty where no cell has two digits of the colour.
std::string twice_in_cell_text(const Telling& told, std::size_t color) {
  for (std::size_t one = color; one < told.step().sets.size(); one += colors) {
    for (std::size_t other = one + colors; other < told.step().sets.size(); other += colors) {
      const CellSet both = cells_at(told, one) & cells_at(told, other);
      if (both.empty()) continue;
      return told.cell(*both.begin()) + " would have both " + told.value(digit_at(told, one)) +
             " and " + told.value(digit_at(told, other));
    }
  }
  return {};
}

/// "r1c2 and r1c7 would both be 1 in row 1"; empty where no house has a digit twice.
std::string twice_in_house_text(const Telling& told, std::size_t color) {
  const std::span<const logic::House> houses = told.links().houses();
  for (std::size_t at = color; at < told.step().sets.size(); at += colors) {
    for (const logic::House& house : houses) {
      const CellSet cells = cells_at(told, at) & house.cells;
      if (cells.count() > 1)
        return told.cells(cells) + " would " + (cells.count() == 2 ? "both" : "all") + " be " +
               told.value(digit_at(told, at)) + " in " + told.house(house);
    }
  }
  return {};
}

/// The first cell that would have no candidate left beside the colour.
std::string emptied_text(const Telling& told, std::size_t color) {
  CellSet emptied = told.state().unsolved();
  for (int number = 1; number <= told.links().size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    CellSet excluded;
    for (std::size_t at = color; at < told.step().sets.size(); at += colors) {
      for (const Cell cell : cells_at(told, at)) {
        if (digit_at(told, at) == digit)
          excluded |= told.links().peers(cell);
        else
          excluded.insert(cell);
      }
    }
    emptied = emptied.without(told.state().places(digit).without(excluded));
  }
  return emptied.empty() ? std::string("it would contradict itself")
                         : "nothing would be left for " + told.cell(*emptied.begin());
}

std::string wrong_text(const Telling& told, std::size_t color) {
  if (std::string text = twice_in_cell_text(told, color); !text.empty()) return text;
  if (std::string text = twice_in_house_text(told, color); !text.empty()) return text;
  return emptied_text(told, color);
}

}  // namespace

std::string medusa_text(const Telling& told) {
  const std::string pairs =
      "the candidates that are linked in pairs take two colours alternately, " +
      medusa_color_text(told, 0) + " and " + medusa_color_text(told, 1) +
      ": all of one colour are true, and none of the other. ";
  for (std::size_t color = 0; color < colors; ++color) {
    if (!is_struck(told, color)) continue;
    return pairs + "If " + (color == 0 ? "A" : "B") + " were true, " + wrong_text(told, color) +
           ". So that colour is false." + told.so();
  }
  return pairs +
         "What both colours exclude, by the same digit in a cell that it sees or by another digit "
         "in its own cell, is false." +
         told.so();
}

}  // namespace ninefold::cli
