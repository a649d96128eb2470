#pragma once

#include "core/logic/path.hpp"
#include "core/logic/step.hpp"

#include <span>
#include <string>
#include <vector>

namespace ninefold::cli {

/// How the command line writes what core/logic gives as data; the one place for its sentences.

/// "r2c3"; rows and columns count from 1.
std::string cell_text(Shape shape, Cell cell);

/// "r2c3<>5 r2c4<>5", empty for none. Digits are told by the values of the board.
std::string eliminations_text(Shape shape, const logic::Step& step);
/// "r2c3=5", empty for none.
std::string placements_text(Shape shape, const logic::Step& step);
/// "25", in ascending order.
std::string digits_text(Shape shape, logic::DigitSet digits);

/// "r2c3=5" for a wrong digit, "r2c3<>5" for one that was struck though it is the solution's.
std::string mistake_text(Shape shape, const logic::Mistake& mistake);

/// The columns that a program reads: technique, digits, eliminations, placements, with tabs
/// between them.
std::string step_columns(Shape shape, const logic::Step& step);

/// A few sentences for people, the page's: what the technique is, why it holds, and what follows
/// on the board before it. `rules` are what the rules are called that the step numbers.
std::string step_sentence(const logic::State& state, const logic::Step& step,
                          std::span<const std::string> rules = {});

/// The chains and singles that a step is made of, a sentence each; mostly none.
std::vector<std::string> part_sentences(const logic::State& state, const logic::Step& step,
                                        std::span<const std::string> rules = {});

/// The sentences and, on lines of their own, those of the parts.
std::string step_lines(const logic::State& state, const logic::Step& step,
                       std::span<const std::string> rules = {});

}  // namespace ninefold::cli
