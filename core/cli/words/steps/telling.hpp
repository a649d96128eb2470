#pragma once

#include "core/logic/state/state.hpp"
#include "core/logic/step.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::cli {

/// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& items, std::string_view joint = "and");
/// "2, 5 and 7"
std::string listed_digits(Shape shape, logic::DigitSet digits, std::string_view joint = "and");
/// With a capital at its beginning, unless a cell stands there.
std::string capital(std::string text);

/// "row 2", "the falling diagonal"
std::string house_text(const logic::Links& links, const logic::House& house);

/// A step that is to be told, with the board before it, and the pieces that sentences are made of.
/// The page says the same in the same words: site/src/words/en/hinting.
class Telling {
 public:
  /// All three must live as long; `rules` are what the rules are called that the step numbers.
  Telling(const logic::State& state, const logic::Step& step, std::span<const std::string> rules)
      : state_(state), step_(step), rules_(rules) {}

  const logic::State& state() const { return state_; }
  const logic::Step& step() const { return step_; }
  const logic::Links& links() const { return state_.links(); }
  std::span<const std::string> rules() const { return rules_; }
  /// The same of a step that it is made of.
  Telling of(const logic::Step& part) const { return {state_, part, rules_}; }

  /// Digits by the values that the board has for them: "5", "2, 5 and 7".
  std::string value(Digit digit) const { return std::to_string(links().shape().value_of(digit)); }
  /// With its article: "a 5", "an 8".
  std::string one(Digit digit) const {
    const std::string name = value(digit);
    const bool has_vowel = name.front() == '8' || name == "11" || name == "18";
    return (has_vowel ? "an " : "a ") + name;
  }
  std::string values(logic::DigitSet digits, std::string_view joint = "and") const {
    return listed_digits(links().shape(), digits, joint);
  }
  std::string cell(Cell cell) const;
  std::string cells(const CellSet& cells, std::string_view joint = "and") const;
  std::string cells(std::span<const Cell> cells, std::string_view joint = "and") const;
  std::string house(const logic::House& house) const { return house_text(links(), house); }
  std::string house(std::size_t index) const { return house(links().houses()[index]); }
  /// "rows 2 and 6 and box 4"
  std::string houses(std::span<const std::uint8_t> indices) const;
  /// Those of the step by name, unless they are many.
  std::string named_rules() const;

  /// The one digit that a step about a single cell leaves there, where that is its point.
  std::optional<logic::Candidate> proved() const;
  /// "5 goes into r4c7", "5 can be removed from r1c4 and r1c5; 7 from r2c2"
  std::string effect() const;
  /// The same as the end of a sentence: " So 5 goes into r4c7."
  std::string so() const;

  /// "r1c7 is 5", "neither r1c7 nor r1c8 is 5"
  std::string holds(const logic::ChainNode& node) const;
  /// "if r1c1 is not 5, then r1c7 is 5, so r1c8 is not 5 but 4."
  std::string chain() const;

  /// Of a step that strikes what would exclude all of `count` possibilities: " With 5 in r1c4 or
  /// r1c5 it could be none of these.", or with several digits of one cell, `what` being "be" or "be
  /// in".
  std::string excluding(int count, std::string_view what) const;

  /// The house whose only places for a digit are these.
  std::optional<std::size_t> house_of(Digit digit, const CellSet& places) const;
  /// The cells from which the step takes something.
  CellSet struck_cells() const;

 private:
  std::string link_reason(const logic::ChainNode& node) const;

  const logic::State& state_;
  const logic::Step& step_;
  std::span<const std::string> rules_;
};

}  // namespace ninefold::cli
