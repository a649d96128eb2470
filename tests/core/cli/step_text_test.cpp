// What the command says of steps: why, in the words that the page says.

#include "core/cli/words/step_text.hpp"
#include "tests/core/logic/logic_cases.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

const std::string folder = std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/logic/";

/// What tests/cases/logic/sentences.tsv has for each case: the sentences, then those of its parts.
std::map<std::string, std::vector<std::string>> page_sentences() {
  std::ifstream file(folder + "sentences.tsv");
  std::map<std::string, std::vector<std::string>> sentences;
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    std::string id;
    std::getline(fields, id, '\t');
    for (std::string field; std::getline(fields, field, '\t');) sentences[id].push_back(field);
  }
  return sentences;
}

/// Without the name of a technique, which the page writes in another way.
std::string without_name(const std::string& sentence) {
  return sentence.substr(sentence.find(": ") + 2);
}

/// Of a text what is neither a name, a cell, a digit nor the effect at its end.
std::size_t words_of_reason(const std::string& sentence) {
  std::string reason = without_name(sentence);
  reason = reason.substr(0, reason.rfind(" So "));
  std::istringstream words(reason);
  std::size_t count = 0;
  for (std::string word; words >> word;) {
    const bool is_word = word.size() > 1 && std::none_of(word.begin(), word.end(), [](char letter) {
                           return letter >= '0' && letter <= '9';
                         });
    if (is_word && word != "and" && word != "in" && word != "or") ++count;
  }
  return count;
}

logic::Step step_of(const LogicCase& one, const logic::State& state) {
  const auto technique = logic::technique_named(one.technique);
  REQUIRE(technique);
  for (logic::Step& step : logic::find_all(state, *technique).steps) {
    if (step.eliminations == one.eliminations && step.placements == one.placements)
      return std::move(step);
  }
  FAIL("the step is missing");
  return {};
}

}  // namespace

TEST_CASE("The command tells every technique in the sentences of the page", "[cli][logic]") {
  const auto sentences = page_sentences();
  std::set<std::string> told;
  for (const LogicCase& one : read_logic_cases(folder + "steps.tsv")) {
    INFO(one.id);
    const logic::State state = one.state(classic_links());
    const logic::Step step = step_of(one, state);
    const std::string sentence = cli::step_sentence(state, step);
    INFO(sentence);
    REQUIRE(sentences.contains(one.id));
    const std::vector<std::string>& expected = sentences.at(one.id);
    CHECK(without_name(sentence) == expected.front());
    const std::vector<std::string> parts = cli::part_sentences(state, step);
    REQUIRE(parts.size() + 1 == expected.size());
    for (std::size_t at = 0; at < parts.size(); ++at) {
      const bool is_named = step.technique == logic::Technique::forcing_net;
      CHECK((is_named ? without_name(parts[at]) : parts[at]) == expected[at + 1]);
    }
    CHECK(words_of_reason(sentence) >= 4);
    told.insert(std::string(logic::facts(step.technique).name));
  }
  // Those of rules need rules; the others have no case of their own.
  const std::set<std::string> without_case{"Locked Candidates",   "Cell Forcing",
                                           "Set Equivalence",     "Mutant Squirmbag",
                                           "Mutant Whale",        "Finned Mutant Squirmbag",
                                           "Finned Mutant Whale", "Brute Force"};
  for (const logic::TechniqueFacts& one : logic::techniques()) {
    if (logic::is_of_rules(one.technique) || without_case.contains(std::string(one.name))) continue;
    CHECK(told.contains(std::string(one.name)));
  }
}
