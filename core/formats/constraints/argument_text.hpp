#pragma once

#include "core/board/result.hpp"
#include "core/rules/schema.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ninefold {

/// The arguments of rules as text, by the kind of parameter:
///
/// - a number in decimal digits, a word as it is;
/// - pairs of digits, and cells as row and column (from 1), joined by `.`: `26.23`, `11.12.13`;
/// - regions as one number for every cell in reading order, from 1: `1122112233443344`.
///
/// `offset` is where `text` stands in the whole, for the column of an error: unexpected_character,
/// unexpected_end, number_out_of_range or bad_rule.
Result<Argument> read_argument(const Parameter& parameter, std::string_view text,
                               std::size_t offset, Shape shape);
std::string write_argument(const Parameter& parameter, const Argument& argument, Shape shape);

}  // namespace ninefold
