// The parts of mixtures that are written in codes: tables of pairs, automata and expressions.

#include "tests/core/variants/mixtures/mixture.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ninefold::tests {

namespace {

constexpr std::string_view six_bits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string binary(int number, int width) {
  std::string bits;
  for (int bit = width - 1; bit >= 0; --bit) bits.push_back((number >> bit & 1) != 0 ? '1' : '0');
  return bits;
}

/// How `Binary` writes what `Pair` does.
std::string with_exchanged_signs(std::string table) {
  for (char& character : table) {
    if (character == '-') {
      character = '_';
    } else if (character == '_') {
      character = '-';
    }
  }
  return table;
}

}  // namespace

std::string Mixture::six_bit(const std::vector<bool>& bits) {
  std::string text;
  for (std::size_t i = 0; i < bits.size(); i += 6) {
    std::size_t character = 0;
    for (std::size_t bit = 0; bit < 6 && i + bit < bits.size(); ++bit)
      character |= (bits[i + bit] ? std::size_t{1} : 0) << bit;
    text += six_bits[character];
  }
  if (random_.chance(50)) text.erase(text.find_last_not_of('A') + 1);
  return text;
}

std::string Mixture::table(bool is_symmetric) {
  const int values = board_.highest - board_.lowest + 1;
  std::vector<bool> bits(static_cast<std::size_t>(values * values));
  for (int a = 0; a < values; ++a) {
    for (int b = 0; b < values; ++b) {
      bits[static_cast<std::size_t>(a * values + b)] =
          is_symmetric && b < a ? bits[static_cast<std::size_t>(b * values + a)]
                                : random_.chance(60);
    }
  }
  return six_bit(bits);
}

std::string Mixture::base64(const std::string& bits) {
  std::string text;
  const std::size_t bytes = (bits.size() + 7) / 8;
  for (std::size_t i = 0; i < bytes * 8; i += 6) {
    std::size_t character = 0;
    for (std::size_t bit = i; bit < i + 6; ++bit)
      character = character * 2 + (bit < bits.size() && bits[bit] == '1' ? 1 : 0);
    text += six_bits[character];
  }
  return text;
}

std::string Mixture::automaton(bool has_breaks) {
  const int symbols = std::min(16, board_.highest - board_.lowest + 1 + (has_breaks ? 1 : 0));
  const int states = 2 + random_.below(3);
  constexpr int state_bits = 2;
  const bool is_packed = random_.chance(50);
  const int starts = is_packed ? 1 : 1 + random_.below(2);
  std::string bits = binary(is_packed ? 1 : 0, 2) + binary(state_bits - 1, 4) +
                     binary(symbols - 1, 4) + binary(starts, state_bits) +
                     binary(random_.below(states - starts + 1), state_bits);
  for (int i = 0; i < starts; ++i) bits += random_.chance(50) ? '1' : '0';
  constexpr int count_bits = 6;
  if (!is_packed) bits += binary(count_bits, 4);
  int symbol_bits = 0;
  while ((1 << symbol_bits) < symbols) ++symbol_bits;
  for (int state = 0; state < states; ++state) {
    if (is_packed) {
      std::string targets;
      int mask = 0;
      for (int symbol = 0; symbol < symbols; ++symbol) {
        if (random_.chance(25)) continue;
        mask |= 1 << symbol;
        targets += binary(random_.below(states), state_bits);
      }
      bits += binary(mask, symbols) + targets;
    } else {
      const int moves = symbols + random_.below(symbols + 1);
      bits += binary(moves, count_bits);
      for (int i = 0; i < moves; ++i)
        bits +=
            binary(random_.below(symbols), symbol_bits) + binary(random_.below(states), state_bits);
    }
  }
  return base64(bits);
}

std::string Mixture::expression(int depth) {
  const auto character = [this] {
    const int number = board_.lowest + random_.below(board_.highest - board_.lowest + 1);
    const std::string letters = random_.chance(50) ? "abcdefg" : "ABCDEFG";
    return number < 10 ? std::to_string(number)
                       : std::string(1, letters[static_cast<std::size_t>(number - 10)]);
  };
  switch (depth > 2 ? random_.below(3) : random_.below(7)) {
    case 0: return character();
    case 1: return ".";
    case 2: return (random_.chance(40) ? "[^" : "[") + character() + character() + "]";
    case 3: return "(" + expression(depth + 1) + "|" + expression(depth + 1) + ")";
    case 4: {
      constexpr std::array repeats{"*", "+", "?", "{2}", "{1,}", "{0,2}"};
      return "(" + expression(depth + 1) + ")" +
             repeats[static_cast<std::size_t>(random_.below(6))];
    }
    default: return expression(depth + 1) + expression(depth + 1);
  }
}

std::string Mixture::of_codes() {
  switch (random_.below(6)) {
    case 0: return ".Pair~" + table(false) + "~" + lists(2, 4, true);
    case 1: return ".PairX~" + table(true) + "~" + lists(2, 4, true);
    case 2: return ".Binary~" + with_exchanged_signs(table(false)) + "~" + lists(2, 4, true);
    case 3: return ".BinaryX~" + with_exchanged_signs(table(true)) + "~" + lists(2, 3, true);
    case 4: {
      const std::string pattern = expression(0) + (random_.chance(50) ? ".*" : "") + expression(0);
      std::string bits;
      for (const char character : pattern) bits += binary(character, 8);
      return ".Regex~" + base64(bits) + lists(1, 5, false);
    }
    default: {
      const bool has_breaks = random_.chance(30);
      return ".NFA~" + automaton(has_breaks) + "~" +
             (has_breaks ? cells(1, 3) + "~-" + cells(1, 3) : lists(1, 5, true));
    }
  }
}

}  // namespace ninefold::tests
