#pragma once

#include "core/logic/path.hpp"
#include "core/logic/step.hpp"

#include <span>
#include <string>

namespace ninefold::cli {

/// How the command line writes what core/logic gives as data; the one place for its sentences.

/// "r2c3"; rows and columns count from 1.
std::string cell_text(Shape shape, Cell cell);

/// "r2c3<>5 r2c4<>5", empty for none.
std::string eliminations_text(Shape shape, const logic::Step& step);
/// "r2c3=5", empty for none.
std::string placements_text(Shape shape, const logic::Step& step);
/// "25", in ascending order.
std::string digits_text(logic::DigitSet digits);

/// "r2c3=5" for a wrong digit, "r2c3<>5" for one that was struck though it is the solution's.
std::string mistake_text(Shape shape, const logic::Mistake& mistake);

/// The columns that a program reads: technique, digits, eliminations, placements, with tabs
/// between them.
std::string step_columns(Shape shape, const logic::Step& step);

/// A sentence or two for people: what the technique is, where, and what follows.
/// `rules` are what the rules are called that the step numbers.
std::string step_sentence(const logic::Links& links, const logic::Step& step,
                          std::span<const std::string> rules = {});

/// For a single a further sentence, with a space before it: which digits on the board leave it
/// where it is. Nothing for any other step.
std::string excluders_sentence(const logic::State& state, const logic::Step& step);

}  // namespace ninefold::cli
