#include "core/variants/automaton_code.hpp"

#include "core/variants/rule.hpp"

#include <algorithm>
#include <bit>

namespace ninefold::variants {

namespace {

constexpr std::uint32_t most_states = 65536;

// Bits of bytes, the most significant of each first.
class BitReader {
 public:
  explicit BitReader(const std::vector<std::uint8_t>& bytes) : bytes_(bytes) {}
  std::size_t left() const { return bytes_.size() * 8 - next_; }
  bool ended_early() const { return ended_early_; }
  std::uint32_t read(std::size_t count) {
    if (count > left()) {
      ended_early_ = true;
      next_ = bytes_.size() * 8;
      return 0;
    }
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i, ++next_) {
      value = value << 1 | (bytes_[next_ / 8] >> (7 - next_ % 8) & 1U);
    }
    return value;
  }

 private:
  const std::vector<std::uint8_t>& bytes_;
  std::size_t next_ = 0;
  bool ended_early_ = false;
};

}  // namespace

std::optional<std::vector<std::uint8_t>> read_base64(std::string_view text) {
  std::vector<std::uint8_t> bytes;
  std::uint32_t pending = 0;
  std::size_t bits = 0;
  for (const char character : text) {
    if (character == '=') continue;
    const std::size_t value = six_bit_characters.find(character);
    if (value == std::string_view::npos) return std::nullopt;
    pending = pending << 6 | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push_back(static_cast<std::uint8_t>(pending >> bits & 0xffU));
    }
  }
  return bytes;
}

std::optional<CodedAutomaton> read_automaton_code(std::string_view text, std::string& problem) {
  CodedAutomaton automaton;
  if (text.empty()) return automaton;
  const auto bytes = read_base64(text);
  problem = "an automaton in base64url";
  if (!bytes) return std::nullopt;
  BitReader bits(*bytes);
  const std::uint32_t format = bits.read(2);
  const std::uint32_t state_bits = bits.read(4) + 1;
  const std::uint32_t symbols = bits.read(4) + 1;
  automaton.start_count = bits.read(state_bits);
  const std::uint32_t accept_count = bits.read(state_bits);
  std::vector<bool> start_accepts(automaton.start_count);
  // The flags are a number; bit i is that of start state i.
  for (std::uint32_t i = automaton.start_count; i-- > 0;) start_accepts[i] = bits.read(1) != 0;
  if (bits.ended_early()) {
    problem = "more of the automaton";
    return std::nullopt;
  }
  if (format > 1) {
    problem = "an automaton of format 0 or 1";
    return std::nullopt;
  }
  if (format == 0) {
    const std::uint32_t count_bits = bits.read(4);
    const auto symbol_bits = static_cast<std::uint32_t>(std::bit_width(symbols - 1));
    while (count_bits > 0 && bits.left() >= count_bits && automaton.steps.size() < most_states) {
      auto& steps = automaton.steps.emplace_back();
      const std::uint32_t count = bits.read(count_bits);
      for (std::uint32_t i = 0; i < count && !bits.ended_early(); ++i) {
        const std::uint32_t symbol = bits.read(symbol_bits);
        const std::uint32_t target = bits.read(state_bits);
        steps.push_back({symbol, target});
      }
    }
  } else {
    while (bits.left() >= symbols && automaton.steps.size() < most_states) {
      auto& steps = automaton.steps.emplace_back();
      const std::uint32_t mask = bits.read(symbols);
      for (std::uint32_t symbol = 0; symbol < symbols; ++symbol) {
        if ((mask >> symbol & 1U) != 0) steps.push_back({symbol, bits.read(state_bits)});
      }
    }
  }
  if (bits.ended_early()) {
    problem = "more of the automaton";
    return std::nullopt;
  }
  std::uint32_t states = std::max<std::uint32_t>(
      automaton.start_count + accept_count, static_cast<std::uint32_t>(automaton.steps.size()));
  for (const auto& steps : automaton.steps) {
    for (const CodedAutomaton::Step& step : steps) states = std::max(states, step.target + 1);
  }
  automaton.steps.resize(states);
  automaton.accepts.resize(states);
  for (std::uint32_t state = 0; state < automaton.start_count; ++state)
    automaton.accepts[state] = start_accepts[state];
  for (std::uint32_t i = 0; i < accept_count; ++i)
    automaton.accepts[automaton.start_count + i] = true;
  return automaton;
}

Automaton without_breaks(const CodedAutomaton& coded, int values) {
  Automaton automaton;
  automaton.accepts = coded.accepts;
  automaton.edges.resize(coded.steps.size());
  for (std::uint32_t start = 0; start < coded.start_count; ++start)
    automaton.starts.push_back(start);
  for (std::uint32_t state = 0; state < coded.steps.size(); ++state) {
    for (const CodedAutomaton::Step& step : coded.steps[state]) {
      if (static_cast<int>(step.symbol) < values) {
        automaton.add_edge(state, step.target, mask_of(static_cast<int>(step.symbol)));
      }
    }
  }
  return automaton;
}

std::optional<Automaton> with_breaks(const CodedAutomaton& coded, int values, std::size_t length,
                                     const std::vector<int>& breaks) {
  const std::size_t states = coded.steps.size();
  if (states * (length + 1) > most_states) return std::nullopt;
  // State q before position i is i * states + q.
  Automaton automaton;
  for (std::size_t i = 0; i < states * (length + 1); ++i) automaton.add_state();
  // The states that a state becomes by the breaks before a position.
  const auto after_breaks = [&](std::uint32_t state, std::size_t position) {
    std::vector<std::uint32_t> reached{state};
    for (auto count = std::count(breaks.begin(), breaks.end(), static_cast<int>(position));
         count > 0; --count) {
      std::vector<std::uint32_t> next;
      for (const std::uint32_t from : reached) {
        for (const CodedAutomaton::Step& step : coded.steps[from]) {
          if (static_cast<int>(step.symbol) == values) next.push_back(step.target);
        }
      }
      std::sort(next.begin(), next.end());
      next.erase(std::unique(next.begin(), next.end()), next.end());
      reached = std::move(next);
    }
    return reached;
  };
  const auto number = [states](std::size_t position, std::uint32_t state) {
    return static_cast<std::uint32_t>(position * states + state);
  };
  for (std::uint32_t start = 0; start < coded.start_count; ++start) {
    for (const std::uint32_t state : after_breaks(start, 0))
      automaton.starts.push_back(number(0, state));
  }
  for (std::size_t position = 0; position < length; ++position) {
    for (std::uint32_t state = 0; state < states; ++state) {
      for (const CodedAutomaton::Step& step : coded.steps[state]) {
        if (static_cast<int>(step.symbol) >= values) continue;
        for (const std::uint32_t next : after_breaks(step.target, position + 1)) {
          automaton.add_edge(number(position, state), number(position + 1, next),
                             mask_of(static_cast<int>(step.symbol)));
        }
      }
    }
  }
  for (std::uint32_t state = 0; state < states; ++state)
    automaton.accepts[number(length, state)] = coded.accepts[state];
  return automaton;
}

}  // namespace ninefold::variants
