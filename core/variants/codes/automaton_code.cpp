#include "core/variants/codes/automaton_code.hpp"

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
  const std::size_t padded = text.size();
  for (int padding = 0; padding < 2 && text.ends_with('='); ++padding) text.remove_suffix(1);
  // Four characters are three bytes; one that is left is less than a byte, so the text was cut.
  // Where none are left there is nothing to pad.
  const std::size_t left = text.size() % 4;
  if (left == 1 || (left == 0 && padded > text.size())) return std::nullopt;
  std::vector<std::uint8_t> bytes;
  std::uint32_t pending = 0;
  std::size_t bits = 0;
  for (const char character : text) {
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
        automaton.edges[state].push_back({step.target, mask_of(static_cast<int>(step.symbol))});
      }
    }
    Automaton::merge(automaton.edges[state]);
  }
  return automaton;
}

std::optional<Automaton> with_breaks(const CodedAutomaton& coded, int values, std::size_t length,
                                     std::span<const int> breaks, WorkMeter& meter) {
  constexpr std::size_t most_steps = 1'000'000;
  std::size_t kept_steps = 0;
  const std::size_t states = coded.steps.size();
  if (states * (length + 1) > most_states) return std::nullopt;
  Automaton automaton;
  // Only what the starts lead to: the numbers of the states before the next position, and which
  // these states are.
  constexpr std::uint32_t nobody = ~std::uint32_t{0};
  std::vector<std::uint32_t> numbers(states, nobody);
  std::vector<std::uint32_t> here;
  std::vector<std::uint32_t> next;
  const auto number_of = [&](std::uint32_t state, bool does_accept) {
    if (numbers[state] == nobody) {
      numbers[state] = automaton.add_state(does_accept);
      next.push_back(state);
    }
    return numbers[state];
  };
  // The states that a state becomes by the breaks before a position.
  const auto after_breaks = [&](std::uint32_t state, std::ptrdiff_t count) {
    std::vector<std::uint32_t> reached{state};
    for (; count > 0; --count) {
      std::vector<std::uint32_t> broken;
      for (const std::uint32_t from : reached) {
        if (!meter.spend(1 + 10 * coded.steps[from].size())) return std::vector<std::uint32_t>();
        for (const CodedAutomaton::Step& step : coded.steps[from]) {
          if (static_cast<int>(step.symbol) == values) broken.push_back(step.target);
        }
      }
      std::sort(broken.begin(), broken.end());
      broken.erase(std::unique(broken.begin(), broken.end()), broken.end());
      reached = std::move(broken);
    }
    return reached;
  };
  const auto breaks_before = [&](std::size_t position) {
    return std::count(breaks.begin(), breaks.end(), static_cast<int>(position));
  };
  for (std::uint32_t start = 0; start < coded.start_count; ++start) {
    for (const std::uint32_t state : after_breaks(start, breaks_before(0))) {
      if (numbers[state] == nobody)
        automaton.starts.push_back(number_of(state, length == 0 && coded.accepts[state]));
    }
  }
  std::uint32_t first = 0;  // the number of the first state here
  for (std::size_t position = 0; position < length; ++position) {
    for (const std::uint32_t state : next) numbers[state] = nobody;
    std::swap(here, next);
    next.clear();
    const auto count = breaks_before(position + 1);
    const bool is_last = position + 1 == length;
    for (std::size_t i = 0; i < here.size(); ++i) {
      const std::uint32_t from = first + static_cast<std::uint32_t>(i);
      const auto add = [&](std::uint32_t state, std::uint32_t symbol) {
        const std::uint32_t to = number_of(state, is_last && coded.accepts[state]);
        automaton.edges[from].push_back({to, mask_of(static_cast<int>(symbol))});
      };
      if (!meter.spend(10 * coded.steps[here[i]].size())) return std::nullopt;
      for (const auto& [symbol, target] : coded.steps[here[i]]) {
        if (static_cast<int>(symbol) >= values) continue;
        if (count == 0) {
          add(target, symbol);
        } else {
          for (const std::uint32_t state : after_breaks(target, count)) add(state, symbol);
        }
        // What is written twice is found once all is written; before that it takes memory.
        if (automaton.edges[from].size() > most_steps) Automaton::merge(automaton.edges[from]);
        if (kept_steps + automaton.edges[from].size() > most_steps) return std::nullopt;
      }
      Automaton::merge(automaton.edges[from]);
      kept_steps += automaton.edges[from].size();
    }
    first += static_cast<std::uint32_t>(here.size());
  }
  return automaton;
}

}  // namespace ninefold::variants
