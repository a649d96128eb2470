// Texts made from the parameters of every kind alone: read, or refused at the right argument.

#include "core/formats/iss/item_forms.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>
#include <map>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

// What a board must be like for some kinds.
std::string board_of(std::string_view kind) {
  static const std::map<std::string_view, std::string> boards{
      {"FullRank", ".Shape~4x4"},
      {"Doppelganger", ".Shape~4x4~0-4"},
      {"ChaosArrow", ".ChaosConstruction"},
      {"ChaosCount", ".ChaosConstruction"},
  };
  const auto found = boards.find(kind);
  return found == boards.end() ? ".Shape~9x9" : found->second;
}

// Arguments that a parameter takes.
std::vector<std::string> fitting(const variants::Parameter& parameter) {
  std::vector<std::string> cells;
  for (int i = 1; i <= std::max(parameter.least, 1); ++i)
    cells.push_back("R1C" + std::to_string(i));
  switch (parameter.kind) {
    case variants::ParameterKind::number:
    case variants::ParameterKind::clue: return {std::to_string(parameter.least)};
    case variants::ParameterKind::word: return {std::string(parameter.words.back())};
    case variants::ParameterKind::values:
    case variants::ParameterKind::each_value: return {"1"};
    case variants::ParameterKind::cell: return {"R1C1"};
    case variants::ParameterKind::cells:
      if (parameter.least == 0) return {};
      return cells;
    case variants::ParameterKind::cell_lists: return {};
    case variants::ParameterKind::line: return {"C2"};
    case variants::ParameterKind::group: return {""};
    case variants::ParameterKind::text:
    case variants::ParameterKind::texts: return {std::string(parameter.example)};
  }
  return {};
}

// Arguments none of which the parameter takes.
std::vector<std::string> unfitting(const variants::Parameter& parameter) {
  switch (parameter.kind) {
    case variants::ParameterKind::number:
    case variants::ParameterKind::clue:
      return {"x" + std::to_string(parameter.least), std::to_string(parameter.least - 1),
              std::to_string(static_cast<long long>(parameter.most) + 1)};
    case variants::ParameterKind::values: return {"1_17", "x", "_"};
    case variants::ParameterKind::each_value: return {"17", "x"};
    case variants::ParameterKind::cell:
    case variants::ParameterKind::cells:
    case variants::ParameterKind::cell_lists: return {"R0C4", "5"};
    case variants::ParameterKind::line: return {"R0", "C10", "X1", "R0012", "C001x"};
    case variants::ParameterKind::word:
    case variants::ParameterKind::group:
    case variants::ParameterKind::text:
    case variants::ParameterKind::texts: return {"nonsense"};
  }
  return {};
}

std::string text_of(const variants::Kind& kind, const std::vector<std::string>& arguments) {
  std::string text = board_of(kind.name) + "." + std::string(kind.name);
  for (const std::string& argument : arguments) text += "~" + argument;
  return text;
}

// Where the text is refused, from 1; 0 where it is read.
int refused_at(const variants::Kind& kind, const std::vector<std::string>& arguments) {
  const std::string text = text_of(kind, arguments);
  INFO(text);
  const variants::PuzzleOrError read = variants::read_iss_text(text);
  const auto* const error = std::get_if<variants::RuleError>(&read);
  if (error == nullptr) return 0;
  CHECK(error->kind == kind.name);
  CHECK(error->argument > 0);
  return error->argument;
}

bool is_needed(const variants::Parameter& parameter) {
  return parameter.presence == variants::Presence::required &&
         parameter.kind != variants::ParameterKind::clue &&
         parameter.kind != variants::ParameterKind::cell_lists &&
         parameter.kind != variants::ParameterKind::group &&
         parameter.kind != variants::ParameterKind::each_value &&
         !(parameter.kind == variants::ParameterKind::cells && parameter.least == 0);
}

void check_kind(const variants::Kind& kind) {
  INFO(kind.name);
  std::vector<std::string> all;
  for (const variants::Parameter& parameter : kind.parameters) {
    CHECK_FALSE(parameter.name.empty());
    for (const std::string& argument : fitting(parameter)) all.push_back(argument);
  }
  CHECK(refused_at(kind, all) == 0);
  std::vector<std::string> before;
  for (const variants::Parameter& parameter : kind.parameters) {
    const int place = static_cast<int>(before.size()) + 1;
    const std::vector<std::string> fits = fitting(parameter);
    INFO(parameter.name);
    // Nothing from there on: what is needed is missed at its place, or at that of the first cell
    // that is not there.
    if (is_needed(parameter)) CHECK(refused_at(kind, before) == place);
    for (const std::string& wrong : unfitting(parameter)) {
      std::vector<std::string> arguments = all;
      const auto index = static_cast<std::size_t>(place - 1);
      arguments.resize(std::max(arguments.size(), index + 1));
      arguments[index] = wrong;
      INFO(wrong);
      CHECK(refused_at(kind, arguments) == place);
    }
    before.insert(before.end(), fits.begin(), fits.end());
  }
  // One argument more than the last, unless that one goes on.
  const bool goes_on = !kind.parameters.empty() &&
                       std::any_of(kind.parameters.begin(), kind.parameters.end(),
                                   [](const variants::Parameter& parameter) {
                                     return parameter.kind == variants::ParameterKind::cells ||
                                            parameter.kind == variants::ParameterKind::cell_lists ||
                                            parameter.kind == variants::ParameterKind::each_value;
                                   });
  if (!goes_on) {
    std::vector<std::string> more = all;
    more.emplace_back("1");
    CHECK(refused_at(kind, more) == static_cast<int>(more.size()));
    // Empty ones say nothing, wherever the next one is no cell.
    more.back().clear();
    CHECK(refused_at(kind, more) == 0);
    more.emplace_back();
    CHECK(refused_at(kind, more) == 0);
    more.emplace_back("1");
    CHECK(refused_at(kind, more) == static_cast<int>(more.size()));
  }
}

}  // namespace

TEST_CASE("Every kind is read by its parameters, or refused at the right argument",
          "[variants][formats]") {
  std::size_t count = 0;
  for (const std::span<const variants::Kind> kinds : variants::all_kinds()) {
    for (const variants::Kind& kind : kinds) {
      // The board says how many ranks there are; that apart, the parameters of FullRank do.
      if (kind.read != variants::read_parameters && kind.name != "FullRank") continue;
      ++count;
      check_kind(kind);
    }
  }
  CHECK(count == 62);
}

TEST_CASE("Every kind is listed with its arguments", "[variants][formats]") {
  const std::vector<std::string> forms = variants::item_forms();
  for (const char* const form :
       {"Cage [SUM] CELLS...", "SumLine SUM CELLS... [LOOP]", "Indexing C|R CELLS...",
        "EqualSum CELLS... - CELLS...", "XSum LINE [CLUE] [CLUE-FROM-THE-OTHER-END]", "AntiKnight",
        "Or ... End", "Given CELL_VALUES...", "SlowThermometer CELLS..."}) {
    INFO(form);
    CHECK(std::find(forms.begin(), forms.end(), form) != forms.end());
  }
  std::size_t count = 0;
  for (const std::span<const variants::Kind> kinds : variants::all_kinds()) count += kinds.size();
  CHECK(forms.size() == count);
}

TEST_CASE("Kinds of Ninefold's own are told to other programs as pairs", "[variants][formats]") {
  for (const std::string shape : {".Shape~4x4", ".Shape~4x4~0-5"}) {
    const std::string board = shape + (takes_fewer_cases() ? ".~R3C4_1~R4C3_2" : "");
    const std::string rest = ".Or.SlowThermometer~R2C2~R3C3~R3C2.~R1C1_1.End";
    const variants::Puzzle puzzle = read_variant(board + ".SlowThermometer~R1C1~R2C2~R1C2" + rest);
    const std::string told = variants::write_iss_text(puzzle);
    INFO(told);
    CHECK(told.find(".Pair~") != std::string::npos);
    CHECK(told.find("SlowThermometer~R") != std::string::npos);  // the name of the pairs
    CHECK(told.find(".SlowThermometer") == std::string::npos);
    CHECK(variants::write_iss_text(puzzle.items).find(".Pair") == std::string::npos);
    CHECK(variants::VariantEngine(read_variant(told)).count().solutions ==
          variants::VariantEngine(puzzle).count().solutions);
  }
}
