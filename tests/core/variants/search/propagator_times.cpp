// What a run of each primitive takes. No test: `ninefold_tests "[.propagator-times]"` prints a row
// for each, from states that are as open as those of a search in its middle.

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/propagation/propagation.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/puzzles/random.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Mask;

namespace {

struct TimedPrimitive {
  const char* name;
  const char* text;
};

constexpr std::array timed_primitives{
    TimedPrimitive{"all different, 9 cells",
                   ".Shape~1x9~9~Raw.AllDifferent~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9"},
    TimedPrimitive{"cage, 4 cells", ".Shape~1x9~9~Raw.Cage~20~R1C1~R1C2~R1C3~R1C4"},
    TimedPrimitive{"sum with repeats, 6 cells",
                   ".Shape~1x9~9~Raw.Sum~30~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6"},
    TimedPrimitive{"sum with coefficients, 5 cells",
                   ".Shape~1x9~9~Raw.Sum~0_=_1_1_1_-2_-1~R1C1~R1C2~R1C3~R1C4~R1C5"},
    TimedPrimitive{"relation, 2 cells", ".Shape~1x9~9~Raw.BlackDot~R1C1~R1C2"},
    TimedPrimitive{"relations along a line, 5 cells",
                   ".Shape~1x9~9~Raw.Whisper~5~R1C1~R1C2~R1C3~R1C4~R1C5"},
    TimedPrimitive{"relation of every two, 5 cells",
                   ".Shape~1x9~9~Raw.Renban~R1C1~R1C2~R1C3~R1C4~R1C5"},
    TimedPrimitive{"same values, 2 sets of 4",
                   ".Shape~1x9~9~Raw.SameValues~2~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8"},
    TimedPrimitive{"automaton, 9 cells", ".Shape~1x9~9~Raw.HiddenSkyscraper~R1~5~"},
    TimedPrimitive{"sum line, 8 cells",
                   ".Shape~1x9~9~Raw.SumLine~10~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8"},
    TimedPrimitive{"counting, 6 cells",
                   ".Shape~1x9~9~Raw.ContainExact~2_2_5~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6"},
    TimedPrimitive{"number of values, 7 cells",
                   ".Shape~1x9~9~Raw.CountDistinct~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7"},
    TimedPrimitive{"element, 9 cells", ".Shape~9x9~9~Raw.Indexing~C~R1C3"},
    TimedPrimitive{"any of two cages",
                   ".Shape~1x9~9~Raw.Or.Cage~12~R1C1~R1C2~R1C3.Cage~20~R1C3~R1C4~"
                   "R1C5.End"},
    TimedPrimitive{"skyscraper, 9 cells", ".Shape~1x9~9~Raw.Skyscraper~R1~4~"},
    TimedPrimitive{"sandwich, 9 cells", ".Shape~1x9~9~Raw.Sandwich~15~R1"},
    TimedPrimitive{"full rank, 4x4", ".Shape~4x4.FullRank~R1~3~.FullRank~C2~9~"},
    TimedPrimitive{"connected values, 6x6", ".Shape~6x6~6~Raw.ConnectedValues~~1_2_3"},
    TimedPrimitive{"unknown regions, 6x6", ".Shape~6x6.NoBoxes.ChaosConstruction"},
};

struct TimedRuns {
  double nanoseconds = 0;  ///< of processor time a run
  double struck = 0;       ///< values a run
};

// About so many of a hundred candidates are taken away, in each cell all but one at most.
std::vector<Mask> with_fewer_candidates(const variants::Program& program, int percent,
                                        Random& random) {
  std::vector<Mask> masks(program.candidates.begin(), program.candidates.end());
  for (Mask& mask : masks) {
    for (Mask rest = mask; rest != 0; rest = variants::without_lowest(rest)) {
      const Mask value = variants::mask_of(variants::lowest_of(rest));
      if (random.chance(percent) && mask != value) mask = static_cast<Mask>(mask & ~value);
    }
  }
  return masks;
}

// States in which something is left, as narrow as it takes a thousand tries to find some.
std::vector<std::vector<Mask>> possible_states(const variants::Program& program,
                                               variants::Propagation& propagation) {
  Random random(1);
  std::vector<std::uint64_t> planes(program.plane_words());
  for (const int percent : {60, 45, 30, 15, 5, 0}) {
    std::vector<std::vector<Mask>> states;
    for (int round = 0; round < 1000 && states.size() < 200; ++round) {
      std::vector<Mask> masks = with_fewer_candidates(program, percent, random);
      const std::vector<Mask> before = masks;
      variants::fill_planes(masks, program, planes);
      if (propagation.run_all({masks.data(), planes.data()})) states.push_back(before);
    }
    if (states.size() >= 20) return states;
  }
  return {};
}

TimedRuns time_of(const std::string& text) {
  const variants::Program program = variants::compile(variants::make_model(read_variant(text)));
  variants::Propagation propagation(program);
  const std::vector<std::vector<Mask>> states = possible_states(program, propagation);
  REQUIRE_FALSE(states.empty());
  std::vector<std::uint64_t> planes(program.plane_words());
  TimedRuns runs;
  std::uint64_t count = 0;
  std::clock_t spent = 0;
  while (spent < CLOCKS_PER_SEC / 10) {
    std::vector<std::vector<Mask>> fresh = states;
    // Filling the planes belongs to the run: it takes a small part of it.
    const std::clock_t start = std::clock();
    for (std::vector<Mask>& masks : fresh) {
      variants::fill_planes(masks, program, planes);
      propagation.run_all({masks.data(), planes.data()});
    }
    spent += std::clock() - start;
    if (count == 0) {
      for (std::size_t state = 0; state < states.size(); ++state) {
        for (std::size_t cell = 0; cell < states[state].size(); ++cell)
          runs.struck +=
              variants::count_of(states[state][cell]) - variants::count_of(fresh[state][cell]);
      }
      runs.struck /= static_cast<double>(states.size());
    }
    count += states.size();
  }
  runs.nanoseconds = 1e9 * static_cast<double>(spent) / CLOCKS_PER_SEC / static_cast<double>(count);
  return runs;
}

}  // namespace

TEST_CASE("What a run of each primitive takes", "[.propagator-times]") {
  std::cout << std::fixed << std::setprecision(0);
  for (const TimedPrimitive& primitive : timed_primitives) {
    const TimedRuns runs = time_of(primitive.text);
    std::cout << std::setw(8) << runs.nanoseconds << " ns  " << std::setprecision(1) << std::setw(6)
              << runs.struck << std::setprecision(0) << " struck  " << primitive.name << "\n";
  }
}
