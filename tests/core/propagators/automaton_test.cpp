#include "core/propagators/automata/automaton.hpp"
#include "tests/core/propagators/brute_force.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <utility>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Automaton;
using variants::Layers;

namespace {

Automaton random_automaton(std::mt19937& random, int values) {
  Automaton automaton;
  const auto states = static_cast<std::uint32_t>(1 + random() % 4);
  for (std::uint32_t state = 0; state < states; ++state) automaton.add_state(random() % 2 == 0);
  automaton.starts.push_back(0);
  if (random() % 3 == 0) automaton.starts.push_back(states - 1);
  for (auto edges = random() % 8; edges > 0; --edges) {
    automaton.add_edge(random() % states, random() % states,
                       static_cast<Mask>(random() & variants::first_values(values)));
  }
  return automaton;
}

bool accepts(const Automaton& automaton, const std::vector<int>& values) {
  std::set<std::uint32_t> states(automaton.starts.begin(), automaton.starts.end());
  for (const int value : values) {
    std::set<std::uint32_t> next;
    for (const std::uint32_t state : states) {
      for (const Automaton::Edge& edge : automaton.edges[state]) {
        if ((edge.symbols >> value & 1) != 0) next.insert(edge.target);
      }
    }
    states = std::move(next);
  }
  return std::any_of(states.begin(), states.end(),
                     [&](std::uint32_t state) { return automaton.accepts[state]; });
}

}  // namespace

TEST_CASE("The layers of an automaton keep what its sequences have", "[variants][propagators]") {
  std::mt19937 random(3);
  int alike_pairs = 0;
  for (int round = 0; round < share_of(800); ++round) {
    const int values = 2 + static_cast<int>(random() % 3);
    const std::size_t length = 1 + random() % 6;
    const Automaton automaton = random_automaton(random, values);
    const std::vector<Mask> masks = random_candidates(random, length, values);
    // What is known when it is unrolled, and more that is known later.
    std::vector<Mask> first = random_candidates(random, length, values);
    for (std::size_t cell = 0; cell < length; ++cell) first[cell] |= masks[cell];
    // Layers between the same states over the same values are one.
    if (round % 2 == 0) std::fill(first.begin(), first.end(), variants::first_values(values));
    const std::optional<Layers> layers = Layers::unroll(automaton, cells_up_to(length), first);
    REQUIRE(layers);
    const Peers peers(static_cast<int>(length), {});
    const auto is_accepted = [&](const std::vector<int>& sequence) {
      return accepts(automaton, sequence);
    };
    CAPTURE(round, values, length, masks, first);
    CHECK(narrowed(masks, peers, [&](Domains& domains) { return layers->propagate(domains); }) ==
          supported(masks, is_accepted));
    // A value that is alike to another may take its place in every sequence.
    for (std::size_t place = 0; place < length; ++place) {
      const Layers::Alike alike = layers->alike_at(place, first[place]);
      supported(first, [&](const std::vector<int>& sequence) {
        for (Mask rest = alike[static_cast<std::size_t>(sequence[place])]; rest != 0;
             rest = variants::without_lowest(rest)) {
          std::vector<int> other = sequence;
          other[place] = variants::lowest_of(rest);
          if (other == sequence) continue;
          ++alike_pairs;
          if (is_accepted(other) != is_accepted(sequence)) FAIL_CHECK("not alike");
        }
        return true;
      });
    }
  }
  CHECK(alike_pairs > 1000);
}

TEST_CASE("Layers with a memory keep the same, whatever was asked before",
          "[variants][propagators]") {
  std::mt19937 random(5);
  int failures = 0;
  int narrowings = 0;
  int with_memory = 0;
  for (int round = 0; round < 200; ++round) {
    const int values = 2 + static_cast<int>(random() % 3);
    const std::size_t length = 1 + random() % 12;
    const Mask all = variants::first_values(values);
    // A line of few states, or of sums of what was read: more or fewer than a word of a layer
    // holds.
    Automaton automaton = random_automaton(random, values);
    if (round % 2 == 0) {
      automaton = {};
      const std::uint32_t states = round % 4 == 0 ? 100 : 40;
      for (std::uint32_t state = 0; state < states; ++state) automaton.add_state(random() % 4 == 0);
      automaton.starts = {0, states / 4, states / 2, states - 10};
      for (std::uint32_t state = 0; state < states; ++state) {
        for (int value = 0; value < values; ++value) {
          automaton.add_edge(state, (state + static_cast<std::uint32_t>(value * value)) % states,
                             variants::mask_of(value));
        }
      }
    }
    const std::vector<Mask> first(length, all);
    const std::optional<Layers> layers = Layers::unroll(automaton, cells_up_to(length), first);
    REQUIRE(layers);
    if (layers->size() == 0) continue;  // no sequence at all
    // Searches keep one for long lines only, where it saves time.
    if (layers->wants_memory()) {
      CHECK(layers->size() > 100);
      ++with_memory;
    }
    const Peers peers(static_cast<int>(length), {});
    Layers::Memory memory = layers->memory();
    std::vector<Mask> masks = first;
    for (int turn = 0; turn < 40; ++turn) {
      // What a search does: it narrows some cells, goes on from what is left, or goes back.
      const auto expected =
          narrowed(masks, peers, [&](Domains& domains) { return layers->propagate(domains); });
      CAPTURE(round, turn, values, length, masks);
      // One run is enough, as searches do not ask again.
      bool was_asked = false;
      REQUIRE(narrowed(masks, peers, [&](Domains& domains) {
                return std::exchange(was_asked, true) || layers->propagate(domains, memory);
              }) == expected);
      if (turn < 3 && length < 6) {
        REQUIRE(expected == supported(masks, [&](const std::vector<int>& sequence) {
                  return accepts(automaton, sequence);
                }));
      }
      narrowings += expected != masks ? 1 : 0;
      if (!expected) ++failures;
      if (expected && random() % 3 != 0) masks = *expected;
      for (auto changes = random() % 3; changes > 0; --changes) {
        const Mask other = static_cast<Mask>(random() & all);
        if (other != 0) masks[random() % length] = other;
      }
      if (!expected && random() % 4 != 0)
        masks = random() % 2 == 0 ? first : random_candidates(random, length, values);
    }
  }
  CHECK(failures > 100);
  CHECK(narrowings > 500);
  CHECK(with_memory > 50);
}

TEST_CASE("An automaton of classes tells only classes apart", "[variants][propagators]") {
  // Low and high values in turns, the first is low.
  Automaton automaton;
  automaton.add_state(true);
  automaton.add_state(true);
  automaton.starts.push_back(0);
  automaton.add_edge(0, 1, 0b0011);
  automaton.add_edge(1, 0, 0b1100);
  const std::vector<Mask> masks(3, Mask{0b1111});
  const std::optional<Layers> layers = Layers::unroll(automaton, cells_up_to(3), masks);
  REQUIRE(layers);
  CHECK(layers->alike_at(0, 0b1111)[0] == 0b0011);
  CHECK(layers->alike_at(1, 0b1111)[3] == 0b1100);
}

TEST_CASE("An automaton of no cells takes nothing away", "[variants][propagators]") {
  Automaton automaton;
  automaton.add_state(true);
  automaton.starts.push_back(0);
  const std::optional<Layers> layers = Layers::unroll(automaton, {}, {});
  REQUIRE(layers);
  const std::vector<Mask> masks{0b11};
  CHECK(narrowed(masks, Peers(1, {}),
                 [&](Domains& domains) { return layers->propagate(domains); }) == masks);
}

TEST_CASE("Layers follow where other values lead than those before", "[variants][propagators]") {
  // 0, then 1 as often as there are cells: with 0 alone the states stay the same, with 1 they do
  // not.
  Automaton automaton;
  automaton.add_state();
  automaton.add_state(true);
  automaton.starts.push_back(0);
  automaton.add_edge(0, 0, 0b01);
  automaton.add_edge(0, 1, 0b10);
  automaton.add_edge(1, 1, 0b10);
  const std::vector<Mask> masks{0b01, 0b01, 0b10, 0b10, 0b10};
  const std::optional<Layers> layers = Layers::unroll(automaton, cells_up_to(masks.size()), masks);
  REQUIRE(layers);
  const Peers peers(static_cast<int>(masks.size()), {});
  CHECK(narrowed(masks, peers, [&](Domains& domains) { return layers->propagate(domains); }) ==
        masks);
}
