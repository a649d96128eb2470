#include "core/propagators/regions/regions.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace ninefold;
using namespace ninefold::tests;
using variants::LabelCount;

namespace {

// Cell 0 is the control; the lists share their first cell, which counts once.
bool counts(const std::vector<int>& values, const LabelCount& rule) {
  const int label = values[rule.lists[0][0]];
  int found = 1;
  for (const CellIndexes& list : rule.lists) {
    for (std::size_t i = 1; i < list.size(); ++i) {
      if (values[list[i]] == label) {
        ++found;
      } else if (rule.is_run) {
        break;
      }
    }
  }
  return values[rule.control] + rule.base == found;
}

std::optional<std::vector<Mask>> left_by(const LabelCount& rule, const std::vector<Mask>& masks) {
  const Peers peers(static_cast<int>(masks.size()), {});
  return narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
}

// What is left, as a share of what could be: candidates too many in a thousand.
struct Slack {
  std::size_t needed = 0;
  std::size_t left = 0;
  std::size_t failures = 0;
  std::size_t failures_seen = 0;
};

void compare(const LabelCount& rule, const std::vector<Mask>& masks, Slack& slack) {
  const auto left = left_by(rule, masks);
  const auto truth =
      supported(masks, [&](const std::vector<int>& values) { return counts(values, rule); });
  CHECK(lies_within(truth, left));
  if (!truth) {
    ++slack.failures;
    slack.failures_seen += left ? 0 : 1;
    return;
  }
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    slack.needed += static_cast<std::size_t>(variants::count_of((*truth)[cell]));
    slack.left += static_cast<std::size_t>(variants::count_of((*left)[cell]));
  }
}

}  // namespace

TEST_CASE("A count of labels loses nothing that is possible, and leaves little else",
          "[variants][propagators]") {
  std::mt19937 random(3);
  Slack slack;
  for (int round = 0; round < 3000; ++round) {
    LabelCount rule;
    const std::size_t length = 2 + random() % 4;
    CellIndexes list = cells_up_to(length + 1);
    list.erase(list.begin());
    rule.base = static_cast<int>(random() % 3);
    rule.lists = {list};
    CAPTURE(round);
    compare(rule, random_candidates(random, length + 1, 4), slack);
  }
  CHECK(slack.failures_seen == slack.failures);
  CHECK(slack.left * 1000 <= slack.needed * 1010);
}

TEST_CASE("Runs of labels lose nothing that is possible, and leave little else",
          "[variants][propagators]") {
  std::mt19937 random(4);
  Slack slack;
  for (int round = 0; round < 3000; ++round) {
    LabelCount rule;
    rule.is_run = true;
    rule.base = static_cast<int>(random() % 3);
    CellIndex next = 2;
    const std::size_t arms = 1 + random() % 2;
    for (std::size_t arm = 0; arm < arms; ++arm) {
      CellIndexes& list = rule.lists.emplace_back(CellIndexes{1});
      for (std::size_t length = 1 + random() % 3; length > 0; --length) list.push_back(next++);
    }
    CAPTURE(round);
    compare(rule, random_candidates(random, next, 4), slack);
  }
  CHECK(slack.failures_seen == slack.failures);
  CHECK(slack.left * 1000 <= slack.needed * 1010);
}

TEST_CASE("Many runs of labels lose nothing that is possible either", "[variants][propagators]") {
  std::mt19937 random(5);
  Slack slack;
  for (int round = 0; round < 1000; ++round) {
    LabelCount rule;
    rule.is_run = true;
    rule.base = 1;
    CellIndex next = 2;
    for (int arm = 0; arm < 10; ++arm) {
      CellIndexes& list = rule.lists.emplace_back(CellIndexes{1});
      for (std::size_t length = 1 + random() % 2; length > 0; --length) list.push_back(next++);
    }
    // Few cells are open, so that all assignments are soon tried.
    std::vector<Mask> masks(next);
    for (Mask& mask : masks)
      mask = random() % 4 == 0 ? Mask{0b111} : variants::mask_of(static_cast<int>(random() % 3));
    masks[0] = variants::first_values(12);
    CAPTURE(round);
    compare(rule, masks, slack);
  }
  CHECK(slack.failures == 0);
}

TEST_CASE("Cells join or leave a region whose name is not known yet", "[variants][propagators]") {
  LabelCount rule;
  rule.lists = {{1, 2, 3}};
  // All three have one name, 0 or 1, so the third cannot be 2.
  const auto joined = left_by(rule, {variants::mask_of(3), 0b011, 0b011, 0b111});
  REQUIRE(joined);
  CHECK((*joined)[3] == 0b011);
  // The first is alone: with the others both 0, it is 1.
  const auto alone = left_by(rule, {variants::mask_of(1), 0b011, 0b001, 0b001});
  REQUIRE(alone);
  CHECK((*alone)[1] == 0b010);
  // No name has both others, nor none of them.
  CHECK(left_by(rule, {variants::mask_of(3), 0b011, 0b001, 0b010}) == std::nullopt);
}
