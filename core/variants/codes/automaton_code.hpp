#pragma once

#include "core/board/work_meter.hpp"
#include "core/propagators/automata/automaton.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::variants {

/// An automaton as its compact text has it: symbols beyond the values may occur, for breaks.
struct CodedAutomaton {
  struct Step {
    std::uint32_t symbol = 0;
    std::uint32_t target = 0;
  };
  std::uint32_t start_count = 0;  ///< the first states
  std::vector<bool> accepts;
  std::vector<std::vector<Step>> steps;  ///< by state
};

/// Bytes of a text in base64url, padded or not; nothing if a character does not belong there, or
/// the text is of a length that no bytes have.
std::optional<std::vector<std::uint8_t>> read_base64(std::string_view text);

/// `problem` says what was expected where nothing is returned.
std::optional<CodedAutomaton> read_automaton_code(std::string_view text, std::string& problem);

/// The automaton over `values` values.
Automaton without_breaks(const CodedAutomaton& coded, int values);

/// The same over sequences of `length` values with the break symbol, which follows the last value,
/// before the positions in `breaks`. Nothing where it would have more than 65,536 states or
/// 1,000,000 steps, or the meter ends it.
std::optional<Automaton> with_breaks(const CodedAutomaton& coded, int values, std::size_t length,
                                     std::span<const int> breaks, WorkMeter& meter);

}  // namespace ninefold::variants
