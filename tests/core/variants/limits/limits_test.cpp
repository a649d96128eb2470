// The limits of texts and puzzles: what is just within one is answered, and what is just beyond it
// gets a message that names the item, the argument and what was expected.

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/program/program.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::string percent_code(const std::string& pattern) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string code;
  for (const char character : pattern) {
    code += '%';
    code += digits[static_cast<unsigned char>(character) >> 4U];
    code += digits[static_cast<unsigned char>(character) & 15U];
  }
  return code;
}

std::string expression(const std::string& pattern) {
  return ".Shape~1x4~4~Raw.Regex~" + percent_code(pattern) + "~R1C1~R1C2~R1C3~R1C4";
}

/// Nothing where the text can be read; else item, kind, argument and what was expected.
std::string refusal_of(const std::string& text) {
  const variants::PuzzleOrError read = variants::read_iss_text(text);
  const auto* const error = std::get_if<variants::RuleError>(&read);
  return error == nullptr ? "" : place_of(*error) + ": " + error->expected;
}

std::uint64_t solutions_of(const std::string& text) {
  return variants::VariantEngine(read_variant(text)).count().solutions.up_to(1'000'000'000);
}

}  // namespace

TEST_CASE("A text is as long as 64 kB", "[variants][formats]") {
  const std::string item = ".Shape~1x1";
  CHECK(refusal_of(item + std::string(65'536 - item.size(), '.')).empty());
  CHECK(refusal_of(item + std::string(65'537 - item.size(), '.')) == ": at most 65,536 bytes");
}

TEST_CASE("A puzzle has 1,000 cells", "[variants][formats]") {
  CHECK(refusal_of(".Var~A~~919").empty());
  const std::string together = "at most 1000 cells, with those of the grid";
  CHECK(refusal_of(".Var~A~~920") == "item 1, Var, argument 3: " + together);
  // The item that goes beyond, of those that are not replaced, is at fault.
  CHECK(refusal_of(".Var~B~~900.Var~A~~19.AntiKing.Var~C.Var~D~~9") ==
        "item 4, Var, argument 3: " + together);
  CHECK(refusal_of(".Var~B~~990.Var~A~~19.Var~B~~900").empty());
  CHECK(refusal_of(".Var~B~~990.Var~A~~20.Var~B~~900") == "item 3, Var, argument 3: " + together);
  CHECK(refusal_of(".Var~A~~839.ChaosConstruction") == "item 1, Var, argument 3: " + together);
  CHECK(refusal_of(".Var~A~~838.ChaosConstruction").empty());
  CHECK(refusal_of(".Shape~1x1.Var~A~~999x1").empty());
  for (const char* const size : {"1001", "25x41", "1x1001", "99999999999999999999", "40000x110000",
                                 "99999999999x99999999999"}) {
    INFO(size);
    CHECK(refusal_of(".Shape~1x1.Var~A~~" + std::string(size)) ==
          "item 2, Var, argument 3: at most 1000 cells");
  }
  // What is no size at all is one cell, as ISS has it.
  for (const char* const size : {"", "0", "x", "2x", "x2", "many", "-5", "02"}) {
    INFO(size);
    CHECK(read_variant(".Shape~1x1.Var~A~~" + std::string(size)).layout.cell_count() == 2);
  }
}

TEST_CASE("Blocks are 40 deep", "[variants][formats]") {
  for (const std::string block : {".Or", ".And", ".Replicate~B"}) {
    INFO(block);
    const auto nested = [&block](int depth) {
      return ".Shape~1x2~3~Raw" + repeated(block, depth) + ".~R1C1_2" + repeated(".End", depth);
    };
    CHECK(solutions_of(nested(40)) == 3);
    CHECK(refusal_of(nested(41)).ends_with(": at most 40 nested blocks"));
  }
}

TEST_CASE("Copies are counted, also those of what says nothing", "[variants][formats]") {
  // 256 targets on a board of 16x16, with so many givens each.
  const auto copies = [](int givens) {
    return ".Shape~16x16~~Raw.Replicate~" + std::string(42, '_') + "P" +
           repeated(".~R1C1_1_2", givens) + ".End";
  };
  CHECK(refusal_of(copies(78)).empty());  // 19,968
  CHECK(refusal_of(copies(79)) == "item 2, Replicate, argument 1: at most 20,000 copies");
  CHECK(refusal_of(repeated(".Replicate~" + std::string(13, '_') + "H", 40) + repeated(".End", 40))
            .ends_with(": at most 100,000 rules, or fewer long ones"));
}

TEST_CASE("Alternatives have limited room", "[variants][formats]") {
  // 800,000 candidates on 256 cells are 3,125 alternatives.
  const auto pairs = [](int copies) {
    return ".Shape~16x16~~Raw.Replicate~" + std::string(37, '_') + "D" +  // 224 targets
           repeated(".Or.V~R1C1~R2C1.X~R2C1~R3C1.End", copies) + ".End";
  };
  CHECK(refusal_of(pairs(6)).empty());  // 2,688
  CHECK(refusal_of(pairs(7)) == ": at most 3125 on a board with that many cells");
  // An X-sum has as many as it may have lengths.
  const auto sums = [](int copies) {
    return ".Shape~16x16~~Raw" + repeated(".And.XSum~R1~40.End", copies);
  };
  CHECK(refusal_of(sums(195)).empty());  // 3,120
  CHECK(refusal_of(sums(196)) == ": at most 3125 on a board with that many cells");
}

TEST_CASE("Expressions have their limits", "[variants]") {
  // Quantifiers in a row.
  CHECK(solutions_of(expression("1" + std::string(20, '*'))) == 1);
  CHECK(
      refusal_of(expression("1" + std::string(21, '*')))
          .starts_with("item 2, Regex, argument 1: at most 20 quantifiers in a row at character"));
  CHECK(!refusal_of(".Shape~1x1.Regex~" + percent_code("1" + std::string(20'000, '+')) + "~R1C1")
             .empty());
  // Characters, with all copies of them.
  CHECK(solutions_of(expression("(1{4}|(2{83}){48}|2{12})")) == 1);  // 4,000
  CHECK(refusal_of(expression("(1{4}|(2{83}){48}|2{13})")).find("a shorter expression") !=
        std::string::npos);
  // Copies of what has no characters.
  CHECK(solutions_of(expression("1{4}(){100}{100}")) == 1);
  CHECK(refusal_of(expression("1{4}(){100}{300}")).find("a shorter expression") !=
        std::string::npos);
  CHECK(!refusal_of(expression("1{4}(){1000}{1000}{1000}{1000}")).empty());
  // What may follow what.
  CHECK(solutions_of(expression("(" + repeated("1|", 631) + "1)*")) == 1);  // 632 * 632 = 399,424
  CHECK(refusal_of(expression("(" + repeated("1|", 632) + "1)*")).find("a shorter expression") !=
        std::string::npos);
  CHECK(refusal_of(expression("(" + repeated("1|", 1999) + "1)(" + repeated("1|", 1999) + "1)"))
            .find("a shorter expression") != std::string::npos);
}

TEST_CASE("A rule lists 1,000 cells, and long rules count as several", "[variants]") {
  const auto listed = [](const std::string& before, const std::string& between, int cells) {
    std::string text = ".Shape~2x2~4~Raw" + before;
    for (int i = 0; i < cells; ++i)
      text += (i == 0 ? "" : between) + (i % 2 == 0 ? "~R1C1" : "~R1C2");
    return text;
  };
  CHECK(refusal_of(listed(".Pair~__P~", "", 1000)).empty());
  CHECK(refusal_of(listed(".Pair~__P~", "", 1001)) ==
        "item 2, Pair, argument 1003: no more than 1000 cells in a list");
  CHECK(refusal_of(listed(".Regex~Lio", "", 1000)).empty());
  CHECK(refusal_of(listed(".Regex~Lio", "", 1001)) ==
        "item 2, Regex, argument 1002: no more than 1000 cells in a list");
  CHECK(refusal_of(listed(".EqualSum", "~-", 1000)).empty());
  CHECK(refusal_of(listed(".EqualSum", "~-", 1001)) ==
        "item 2, EqualSum, argument 2001: no more than 1000 cells");
  // Each counts as 10,001 of 100,000.
  const std::string list = listed("", "", 1000).substr(16);
  CHECK(refusal_of(".Shape~2x2~4~Raw" + repeated(".Arrow" + list, 9)).empty());
  CHECK(refusal_of(".Shape~2x2~4~Raw" + repeated(".Arrow" + list, 10)) ==
        "item 11, Arrow: at most 100,000 rules, or fewer long ones");
}

TEST_CASE("Automata have limited room altogether", "[variants]") {
  // 201 states and 200 * 201 edges count as 808 of 100,000 in each of so many copies, and as 8
  // more to be read.
  const std::string copied =
      ".Regex~" + percent_code("(" + repeated("1|", 199) + "1)*") + "~R1C1.End";
  const std::string most =
      ".Shape~1x16~4~Raw" + repeated(".Replicate~__P" + copied, 7) + ".Replicate~_";
  CHECK(refusal_of(most + "P" + copied).empty());  // 112 + 10
  CHECK(refusal_of(most + "f" + copied) ==         // 112 + 11
        "item 24, Regex, argument 1: automata of at most 5,000,000 states and steps altogether");
}

TEST_CASE("Reading a full board by automata has limited room altogether", "[variants]") {
  // 401 states and 400 * 401 edges, which each of 100 cells may follow.
  const auto lists = [](int count) {
    std::string text = ".Shape~1x2~4~Raw.Regex~" + percent_code("(" + repeated("1|", 399) + "1)*");
    for (int i = 0; i < count; ++i) text += (i == 0 ? "" : "~") + repeated("~R1C1", 100);
    return text;
  };
  CHECK(refusal_of(lists(29)).empty());
  CHECK(refusal_of(lists(31)) ==
        "item 2, Regex, argument 1: automata that take at most 500,000,000 steps over all their "
        "cells");
}

TEST_CASE("Automata that are too large for a search are left to the check of full grids",
          "[variants]") {
  const variants::Puzzle puzzle = read_variant(".Shape~1x3~3~Raw.Regex~" + percent_code("12*3") +
                                               "~R1C1~R1C2~R1C3~~R1C3~R1C2~R1C1");
  const variants::Model model = make_model(puzzle);
  REQUIRE(model.list<variants::Accepted>().size() == 2);
  const variants::Program whole = compile(model);
  REQUIRE(whole.list<variants::Layers>().size() == 2);
  const std::size_t size = whole.list<variants::Layers>()[0].size();
  CHECK(compile(model, {1'000'000, 2 * size}).list<variants::Layers>().size() == 2);
  CHECK(compile(model, {1'000'000, 2 * size - 1}).list<variants::Layers>().size() == 1);
  CHECK(compile(model, {1'000'000, size - 1}).list<variants::Layers>().empty());
  CHECK(compile(model, {1, 1'000'000}).list<variants::Layers>().empty());
  // The room of the branches is that of all.
  const variants::Puzzle either =
      read_variant(".Shape~1x3~3~Raw.Or.Regex~" + percent_code("12*3") + "~R1C1~R1C2~R1C3.Regex~" +
                   percent_code("32*1") + "~R1C1~R1C2~R1C3.End");
  const variants::Program branches = compile(make_model(either), {1'000'000, size});
  REQUIRE(branches.list<variants::AnyOf>().size() == 1);
  REQUIRE(branches.list<variants::AnyOf>()[0].branches.size() == 2);
  CHECK(branches.list<variants::AnyOf>()[0].branches[0].program->list<variants::Layers>().size() ==
        1);
  CHECK(branches.list<variants::AnyOf>()[0].branches[1].program->list<variants::Layers>().empty());
}

TEST_CASE("Rules that are alike share their automaton", "[variants]") {
  const variants::Model model =
      make_model(read_variant(".Shape~4x4~4~Raw.HiddenSkyscraper~R1~2~.HiddenSkyscraper~C3~2~"
                              ".HiddenSkyscraper~R2~3~"));
  REQUIRE(model.list<variants::Accepted>().size() == 3);
  CHECK(model.list<variants::Accepted>()[0].automaton ==
        model.list<variants::Accepted>()[1].automaton);
  CHECK(model.list<variants::Accepted>()[0].automaton !=
        model.list<variants::Accepted>()[2].automaton);
}

TEST_CASE("A loop is read from the cell whose least candidate is highest, wherever givens stand",
          "[variants]") {
  const variants::Model model =
      make_model(read_variant(".Shape~1x4~9~Raw.SumLine~9~R1C1~R1C2~R1C3~R1C4~LOOP.Given~R1C2_4~"
                              "R1C3_7_8"));
  REQUIRE(model.list<variants::SumLine>().size() == 1);
  CHECK(model.list<variants::SumLine>()[0].cells == variants::CellIndexes{2, 3, 0, 1});
}

TEST_CASE("Rules of as many cells share their sets, and all pairs of a rule their table",
          "[variants]") {
  // Eight of sixteen values are 12,870 sets.
  const std::string cells = "~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7";
  const variants::Model differing = make_model(read_variant(
      ".Shape~1x16~16~Raw.AllDifferent" + cells + "~R1C8.AllDifferent" + cells + "~R1C9"));
  REQUIRE(differing.list<variants::ValueSets>().size() == 2);
  CHECK(&*differing.list<variants::ValueSets>()[0].sets ==
        &*differing.list<variants::ValueSets>()[1].sets);
  const variants::Model related = make_model(read_variant(".Shape~1x16~2~Raw.PairX~H" + cells));
  CHECK(related.list<variants::RelationOf>().empty());
  CHECK(related.list<variants::RelatedCells>().size() == 1);
  CHECK(related.tables.size() == 1);
  const variants::Program compiled = compile(related);
  CHECK(compiled.list<variants::Relation>().size() == 21);
  CHECK(compiled.tables.size() == 1);
}

TEST_CASE("Not all of very many lists of pairs become sets", "[variants]") {
  // No two values that are neighbours, of nine.
  std::string text = ".Shape~1x5~9~Raw";
  for (int list = 0; list < 400; ++list) text += ".PairX~8H_xf8H_xf8H_B~R1C1~R1C2~R1C3";
  const variants::Model model = make_model(read_variant(text));
  CHECK(model.list<variants::RelatedCells>().size() == 400);
  CHECK(model.list<variants::ValueSets>().size() == 301);
  // Where any two values go together, sets say no more.
  CHECK(make_model(read_variant(".Shape~1x3~2~Raw.PairX~G~R1C1~R1C2~R1C3"))
            .list<variants::ValueSets>()
            .empty());
}

TEST_CASE("Many segments of one sum are compared with those that follow", "[variants]") {
  std::string text = ".Shape~1x2~4~Raw.EqualSum";
  for (int i = 0; i < 100; ++i) text += (i == 0 ? "~R1C" : "~-~R1C") + std::to_string(1 + i / 99);
  CHECK(make_model(read_variant(text)).list<variants::SumOf>().size() < 3100);
  CHECK(solutions_of(text) == 4);
}

TEST_CASE("A code that looks like a cell is copied as it is", "[variants]") {
  // The table R1C1 of five values has the pairs 4-4 and 3-4, not 4-5; R1C2 has it the other way.
  const variants::Puzzle puzzle =
      read_variant(".Shape~1x3~5~Raw.Replicate~C.Pair~R1C1~~R1C1~R1C2.End");
  CHECK(variants::is_solution(puzzle, std::vector<int>{1, 4, 4}));
  CHECK_FALSE(variants::is_solution(puzzle, std::vector<int>{1, 4, 5}));
}
