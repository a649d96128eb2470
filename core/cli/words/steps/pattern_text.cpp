#include "core/cli/words/steps/pattern_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ninefold::cli {

namespace {

/// Why the corners cannot all be left with two digits.
std::string deadly_text(const Telling& told) {
  return "if " + told.cells(told.step().cells) + " held only " + told.values(told.step().digits) +
         ", the two could be swapped: a second solution.";
}

/// The corners with further digits.
CellSet roof_of(const Telling& told) {
  CellSet roof;
  for (const Cell cell : told.step().cells) {
    if (!told.state().candidates(cell).without(told.step().digits).empty()) roof.insert(cell);
  }
  return roof;
}

/// The rows and columns of cells, rows first.
std::vector<std::uint8_t> lines_of(const Telling& told, const CellSet& cells) {
  std::vector<std::uint8_t> lines;
  const std::span<const logic::House> houses = told.links().houses();
  for (std::size_t index = 0; index < houses.size(); ++index) {
    if (houses[index].is_line() && !(houses[index].cells & cells).empty())
      lines.push_back(static_cast<std::uint8_t>(index));
  }
  return lines;
}

/// What a digit in one corner would do to the other three, and how they could be swapped then.
std::string hidden_rectangle_text(const Telling& told, Digit held) {
  const logic::Step& step = told.step();
  const auto [cell, digit] = step.eliminations.front();
  CellSet corner;
  corner.insert(cell);
  const std::vector<std::uint8_t> lines = lines_of(told, corner);
  const CellSet others = step.cells.without(corner);
  const std::span<const logic::House> houses = told.links().houses();
  const CellSet beside = others & houses[lines[0]].cells;
  const CellSet below = others & houses[lines[1]].cells;
  const std::string both = told.values(step.digits);
  return "if " + told.cell(cell) + " were " + told.value(digit) + ", " + told.house(lines[0]) +
         " would have its " + told.value(held) + " in " + told.cells(beside) + ", " +
         told.house(lines[1]) + " in " + told.cells(below) + ", and " +
         told.cells(others.without(beside | below)) + ", which has only " + both + ", would be " +
         told.value(digit) + ". In these four corners " + both +
         " could then be swapped: a second solution." + told.so();
}

std::string color_name(std::size_t at) { return {static_cast<char>('A' + at)}; }

const CellSet& color_cells(const Telling& told, std::size_t at) {
  return told.step().sets[at].cells;
}

/// "A (r1c2 and r3c4)"
std::string color_text(const Telling& told, std::size_t at) {
  return color_name(at) + " (" + told.cells(color_cells(told, at)) + ")";
}

/// The colour that a step removes, of the first group.
std::size_t struck_color(const Telling& told) {
  return (told.struck_cells() & color_cells(told, 0)).empty() ? 1 : 0;
}

/// Two cells that see each other, and the house where they do.
struct Sight {
  Cell one = 0;
  Cell other = 0;
  std::size_t house = 0;
};

/// Where a cell of the one colour sees a cell of the other.
std::optional<Sight> sight_of(const Telling& told, const CellSet& ones, const CellSet& others) {
  const std::span<const logic::House> houses = told.links().houses();
  for (std::size_t index = 0; index < houses.size(); ++index) {
    const CellSet here = ones & houses[index].cells;
    if (here.empty()) continue;
    const Cell one = *here.begin();
    CellSet there = others & houses[index].cells;
    there.erase(one);
    if (!there.empty()) return Sight{one, *there.begin(), index};
  }
  return std::nullopt;
}

bool is_seen_in_house(const Telling& told, Cell cell, const CellSet& color) {
  const std::span<const logic::House> houses = told.links().houses();
  return std::any_of(houses.begin(), houses.end(), [&](const logic::House& house) {
    return house.cells.contains(cell) && !(house.cells & color).empty();
  });
}

/// The colour opposite to one of two groups: A and B, C and D.
std::size_t opposite(std::size_t at) { return at % 2 == 0 ? at + 1 : at - 1; }

/// "r5c9 (C) in column 9"
std::string seen_text(const Telling& told, std::size_t to, const Sight& sight) {
  return told.cell(sight.other) + " (" + color_name(to) + ") in " + told.house(sight.house);
}

/// "r2c9 (A) sees r5c9 (C) in column 9"
std::string sight_text(const Telling& told, std::size_t from, std::size_t to, const Sight& sight) {
  return told.cell(sight.one) + " (" + color_name(from) + ") sees " + seen_text(told, to, sight);
}

/// The colours of two groups that see each other, as far as what the step removes sees the others.
std::string clashes_text(const Telling& told) {
  std::string text;
  CellSet left = told.struck_cells();
  for (const std::size_t from : {0U, 1U}) {
    for (const std::size_t to : {2U, 3U}) {
      const std::optional<Sight> sight =
          sight_of(told, color_cells(told, from), color_cells(told, to));
      CellSet rest;
      for (const Cell cell : left) {
        if (!is_seen_in_house(told, cell, color_cells(told, opposite(from))) ||
            !is_seen_in_house(told, cell, color_cells(told, opposite(to))))
          rest.insert(cell);
      }
      if (!sight || rest == left) continue;
      left = rest;
      text += " " + sight_text(told, from, to, *sight) +
              ", so not both hold: " + color_name(opposite(from)) + " or " +
              color_name(opposite(to)) + " does, and a cell that sees both is not " +
              told.value(told.step().digits.first()) + ".";
    }
  }
  return text;
}

/// The colour that is wrong, and where it sees both colours of the other group.
std::string sees_both_text(const Telling& told, std::size_t wrong) {
  const auto one = sight_of(told, color_cells(told, wrong), color_cells(told, 2));
  const auto two = sight_of(told, color_cells(told, wrong), color_cells(told, 3));
  if (!one || !two) return color_name(wrong) + " sees both C and D";
  const std::string first = sight_text(told, wrong, 2, *one);
  return one->one == two->one ? first + " and " + seen_text(told, 3, *two)
                              : first + ", and " + sight_text(told, wrong, 3, *two);
}

}  // namespace

std::string fish_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string digit = told.value(step.digits.first());
  const std::string cover = told.houses(step.houses);
  std::string text = "in " + told.houses(step.base_houses) + " every " + digit + " is in " + cover;
  std::vector<Cell> fins;
  for (const Cell cell : step.fins) fins.push_back(cell);
  for (const Cell cell : step.endo_fins) fins.push_back(cell);
  if (fins.empty())
    return text + ". That is one for each of them, so " + cover + " have no other " + digit + "." +
           told.so();
  const bool is_one = fins.size() == 1;
  const CellSet struck = told.struck_cells();
  text += std::string(", apart from the ") + (is_one ? "fin " : "fins ") + told.cells(fins);
  text += is_one ? ". If the fin is " : ". If one of the fins is ";
  text += digit + ", " + told.cells(struck) + (struck.count() > 1 ? " see" : " sees") + " it; ";
  text += is_one ? "if it is not" : "if none is";
  return text + ", the fish holds, and " + cover + " have no other " + digit + ". So either way " +
         told.effect() + ".";
}

std::string rectangle_text(const Telling& told) {
  using enum logic::Technique;
  const logic::Step& step = told.step();
  const CellSet roof = roof_of(told);
  const std::string cells = told.cells(roof);
  const std::string why = deadly_text(told) + " ";
  const Digit gone = step.eliminations.front().digit;
  const logic::DigitSet rest = step.digits.without(logic::DigitSet::of(gone));
  const std::string struck = told.value(gone);
  switch (step.technique) {
    case unique_rectangle_1:
    case unique_loop_1:
      return why + "Only " + cells + " can prevent that, by being neither." + told.so();
    case unique_rectangle_2:
    case unique_rectangle_5:
    case unique_loop_2:
      return why + "Only " + told.one(gone) + " in " + told.cells(step.fins, "or") +
             " can prevent that." + told.so();
    case unique_rectangle_3:
    case unique_loop_3: {
      logic::DigitSet more;
      for (const Cell cell : roof) more |= told.state().candidates(cell);
      const logic::LockedSet& set = step.sets.front();
      return why + "So " + cells + " together hold at least one of " +
             told.values(more.without(step.digits)) + ", as if they were one cell. With " +
             told.cells(set.cells) + " they form a set that uses up " + told.values(set.digits) +
             "." + told.so();
    }
    case unique_rectangle_4:
    case unique_loop_4: {
      const Digit held = rest.first();
      const std::optional<std::size_t> house = told.house_of(held, roof);
      return why + "In " + (house ? told.house(*house) : "a house that they share") + " the " +
             told.value(held) + " is in " + told.cells(roof, "or") + ", so " + told.one(gone) +
             " in the other of the two would cause that." + told.so();
    }
    case unique_rectangle_6:
      return why + "In " + told.houses(lines_of(told, roof)) + ", " + struck +
             " fits only in the corners, so " + told.one(gone) + " in either of " + cells +
             " would cause that." + told.so();
    default: return hidden_rectangle_text(told, rest.first());
  }
}

std::string avoidable_text(const Telling& told) {
  const logic::Step& step = told.step();
  const CellSet open = step.cells & told.state().unsolved();
  const std::string why = "none of these corners was given, and " + deadly_text(told);
  if (step.technique == logic::Technique::avoidable_rectangle_1) return why + told.so();
  return why + " Only " + told.one(step.eliminations.front().digit) + " in " +
         told.cells(open, "or") + " can prevent that." + told.so();
}

std::string colors_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string digit = told.value(step.digits.first());
  const std::string pairs = "the " + digit +
                            "s that are linked in pairs take two colours alternately, " +
                            color_text(told, 0) + " and " + color_text(told, 1) +
                            ": all of one colour are " + digit + ", and none of the other. ";
  if (step.technique == logic::Technique::simple_colors_trap)
    return pairs + "A cell that sees both colours is not " + digit + "." + told.so();
  const std::size_t wrong = struck_color(told);
  const std::string name = color_name(wrong);
  const std::optional<Sight> sight =
      sight_of(told, color_cells(told, wrong), color_cells(told, wrong));
  const std::string clash = sight ? told.cell(sight->one) + " and " + told.cell(sight->other) +
                                        ", both " + name + ", see each other in " +
                                        told.house(sight->house)
                                  : "Two cells of " + name + " see each other";
  return pairs + clash + ", so " + name + " is wrong." + told.so();
}

std::string multi_colors_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string begin =
      "the " + told.value(step.digits.first()) +
      "s form two groups of linked pairs, each with one colour that holds: " + color_text(told, 0) +
      " or " + color_text(told, 1) + "; " + color_text(told, 2) + " or " + color_text(told, 3) +
      ".";
  if (step.technique == logic::Technique::multi_colors_1)
    return begin + clashes_text(told) + told.so();
  const std::size_t wrong = struck_color(told);
  const std::string name = color_name(wrong);
  return begin + " " + sees_both_text(told, wrong) + ". One of C and D holds, so " + name +
         " is wrong." + told.so();
}

std::string equivalence_text(const Telling& told) {
  const logic::Step& step = told.step();
  constexpr std::array<std::string_view, 5> words{"no", "one", "two", "three", "four"};
  const auto total = static_cast<std::size_t>(step.total);
  const std::string times =
      total < words.size() ? std::string(words[total]) : std::to_string(step.total);
  const std::string digit = told.values(step.digits);
  const std::string why =
      step.total == 0
          ? "The latter have no room for " + digit + ", so neither have the former."
          : "The former have at least " + times + " " + digit + (step.total == 1 ? "" : "s") +
                ", and the latter have room for no more.";
  return told.houses(step.base_houses) + " hold the same digits as " + told.houses(step.houses) +
         ". Take away the cells they share: " + told.cells(step.cells) +
         " hold the same digits as " + told.cells(step.outies) + ". " + why + told.so();
}

}  // namespace ninefold::cli
