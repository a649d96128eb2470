// Automata of constraint text: breaks between cells are steps of their own.

#include "core/variants/codes/automaton_code.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <set>

using namespace ninefold;
using variants::Automaton;
using variants::CodedAutomaton;

namespace {

using States = std::set<std::uint32_t>;

States after(const CodedAutomaton& coded, const States& states, std::uint32_t symbol) {
  States next;
  for (const std::uint32_t state : states) {
    for (const CodedAutomaton::Step& step : coded.steps[state]) {
      if (step.symbol == symbol) next.insert(step.target);
    }
  }
  return next;
}

States after(const Automaton& automaton, const States& states, std::uint32_t symbol) {
  States next;
  for (const std::uint32_t state : states) {
    for (const Automaton::Edge& edge : automaton.edges[state]) {
      if ((edge.symbols >> symbol & 1U) != 0) next.insert(edge.target);
    }
  }
  return next;
}

template <typename Any>
bool has_accepting(const Any& automaton, const States& states) {
  for (const std::uint32_t state : states) {
    if (automaton.accepts[state]) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("An automaton with breaks accepts what its code accepts with a symbol for each break",
          "[variants]") {
  constexpr std::uint32_t values = 2;
  std::mt19937 random(7);
  int accepted = 0;
  int rejected = 0;
  for (int round = 0; round < 300; ++round) {
    CodedAutomaton coded;
    const std::uint32_t states = 1 + random() % 4;
    coded.start_count = 1 + random() % states;
    coded.steps.resize(states);
    for (std::uint32_t state = 0; state < states; ++state) {
      coded.accepts.push_back(random() % 2 == 0);
      for (std::uint32_t symbol = 0; symbol <= values; ++symbol) {
        for (std::uint32_t target = 0; target < states; ++target) {
          if (random() % 3 == 0) coded.steps[state].push_back({symbol, target});
        }
      }
    }
    const std::size_t length = random() % 4;
    std::vector<int> breaks;
    for (int place = 0; place <= static_cast<int>(length); ++place) {
      for (std::uint32_t count = random() % 3; count > 1; --count) breaks.push_back(place);
      if (random() % 4 == 0) breaks.push_back(place);
    }
    WorkMeter unlimited;
    const std::optional<Automaton> automaton =
        variants::with_breaks(coded, static_cast<int>(values), length, breaks, unlimited);
    REQUIRE(automaton);
    for (std::uint32_t number = 0; number < 1U << length; ++number) {
      States expected;
      for (std::uint32_t state = 0; state < coded.start_count; ++state) expected.insert(state);
      States found(automaton->starts.begin(), automaton->starts.end());
      for (std::size_t place = 0; place <= length; ++place) {
        for (const int before : breaks) {
          if (before == static_cast<int>(place)) expected = after(coded, expected, values);
        }
        if (place == length) break;
        expected = after(coded, expected, number >> place & 1U);
        found = after(*automaton, found, number >> place & 1U);
      }
      CAPTURE(round, length, breaks, number);
      CHECK(has_accepting(*automaton, found) == has_accepting(coded, expected));
      ++(has_accepting(coded, expected) ? accepted : rejected);
    }
  }
  CHECK(accepted > 100);
  CHECK(rejected > 100);
}

TEST_CASE("Base64 that no bytes are written as is refused", "[variants]") {
  using Bytes = std::vector<std::uint8_t>;
  // A character alone is less than a byte: the text was cut.
  for (const char* cut : {"T", "QW_1f", "QW_1fqgAB"}) CHECK_FALSE(variants::read_base64(cut));
  CHECK(variants::read_base64("TQ") == Bytes{'M'});
  CHECK(variants::read_base64("TWE") == Bytes{'M', 'a'});
  CHECK(variants::read_base64("TWFu") == Bytes{'M', 'a', 'n'});
  CHECK(variants::read_base64("") == Bytes{});
  // Some programs pad the end.
  CHECK(variants::read_base64("TQ==") == Bytes{'M'});
  CHECK(variants::read_base64("TWE=") == Bytes{'M', 'a'});
  for (const char* padded :
       {"T=Q", "=TQ", "TQ===", "TWFu====", "T==", "=", "==", "TWFu=", "TWFu=="})
    CHECK_FALSE(variants::read_base64(padded));
}
