// Texts, and what the rules alone say.

#include "core/formats/iss/iss_text.hpp"
#include "wasm/shared/api_values.hpp"
#include "wasm/variants/api.hpp"
#include "wasm/variants/api_session.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace ninefold::api::variant {

namespace {

/// A description without its cells.
std::string rules_of(const std::string& description) {
  return description.substr(0, description.rfind(';'));
}

/// The rules of the last puzzle, compiled: every digit that is typed asks them again.
const variants::RuleInspection& inspection_of(const std::string& description,
                                              const variants::Puzzle& puzzle) {
  static std::string latest_rules;
  static std::optional<variants::RuleInspection> latest;
  const std::string rules = rules_of(description);
  if (!latest || latest_rules != rules) {
    // Those that the board says are the digits that are asked about.
    variants::Puzzle without_digits = puzzle;
    std::erase_if(without_digits.givens,
                  [](const variants::Given& given) { return given.item == 0; });
    latest.emplace(without_digits);
    latest_rules = rules;
  }
  return *latest;
}

std::vector<int> numbers_of(const variants::CellIndexes& cells) {
  return {cells.begin(), cells.end()};
}

std::string rule_name(const variants::RuleInspection::Conflict& conflict) {
  if (conflict.given != nullptr)
    return std::to_string(conflict.given->item) + " " + std::string(variants::given_name);
  if (conflict.rule == nullptr || conflict.rule->item == 0) return "houses";
  return std::to_string(conflict.rule->item) + " " + std::string(conflict.rule->kind->name);
}

Problem problem_of(const variants::RuleError& error) {
  Problem problem;
  problem.code = error_code_names()[static_cast<std::size_t>(ErrorCode::bad_rule)];
  problem.found = error.found;
  problem.expected = error.expected;
  return problem;
}

const variants::Item* find_item(const std::vector<variants::Item>& items, int number) {
  for (const variants::Item& item : items) {
    if (item.number == number) return &item;
    if (const variants::Item* const part = find_item(item.parts, number)) return part;
  }
  return nullptr;
}

}  // namespace

Inspection inspect(const std::string& puzzle) {
  Inspection reply;
  const Result<variants::DescribedVariant> read = variants::read_described_variant(puzzle);
  if (!read) {
    reply.problem = to_problem(read.error());
    return reply;
  }
  const variants::Layout& layout = read->puzzle.layout;
  std::vector<int> values = read->givens;
  values.resize(static_cast<std::size_t>(layout.cell_count()), layout.lowest - 1);
  const variants::RuleInspection::Found found = inspection_of(puzzle, read->puzzle).inspect(values);
  for (const variants::RuleInspection::Conflict& conflict : found.conflicts) {
    std::vector<int> numbers = numbers_of(conflict.cells);
    std::erase_if(numbers, [&](int cell) { return cell >= layout.grid_size(); });
    if (numbers.empty()) continue;
    Inspection::Pair& pair = reply.conflicts.emplace_back();
    pair.rule = rule_name(conflict);
    pair.first = numbers[0];
    pair.second = numbers.size() > 1 ? numbers[1] : numbers[0];
    if (numbers.size() > 2) pair.others.assign(numbers.begin() + 2, numbers.end());
  }
  for (int cell = 0; cell < layout.grid_size(); ++cell)
    reply.marks.push_back(found.open[static_cast<std::size_t>(cell)]);
  return reply;
}

Peers peers(const std::string& puzzle) {
  Peers reply;
  const Result<variants::DescribedVariant> read = variants::read_described_variant(puzzle);
  if (!read) {
    reply.problem = to_problem(read.error());
    return reply;
  }
  const variants::RuleInspection& inspection = inspection_of(puzzle, read->puzzle);
  const int cells = read->puzzle.layout.grid_size();
  const auto add = [&](const std::string& rule, auto peers_of) {
    Peers::Group& group = reply.groups.emplace_back();
    group.rule = rule;
    for (int cell = 0; cell < cells; ++cell) {
      std::vector<int>& peers = group.cells.emplace_back();
      for (const variants::CellIndex peer : peers_of(static_cast<variants::CellIndex>(cell))) {
        if (peer < cells) peers.push_back(peer);
      }
    }
  };
  add("classic", [&](variants::CellIndex cell) { return inspection.house_peers(cell); });
  add("constraints", [&](variants::CellIndex cell) { return inspection.other_peers(cell); });
  return reply;
}

Import import_text(const std::string& text) {
  Import reply;
  const Result<variants::DescribedVariant> read = variants::read_described_variant(text);
  if (!read) {
    reply.problem = to_problem(read.error());
    return reply;
  }
  reply.format = "description";
  reply.puzzles.push_back(text);
  reply.names.emplace_back();
  return reply;
}

VariantText read_variant(const std::string& text) {
  VariantText reply;
  variants::PuzzleOrError read = variants::read_iss_text(text);
  if (const auto* const error = std::get_if<variants::RuleError>(&read)) {
    reply.problem = problem_of(*error);
    reply.item = error->item;
    reply.kind = error->kind;
    reply.argument = error->argument;
    return reply;
  }
  variants::DescribedText described =
      variants::describe_text(std::move(*std::get_if<variants::Puzzle>(&read)));
  reply.puzzle = described.description;
  keep(std::move(described));
  return reply;
}

std::string write_variant(const std::string& puzzle) {
  const Result<variants::DescribedVariant> read = variants::read_described_variant(puzzle);
  return read ? variants::write_iss_text(read->puzzle) : "";
}

VariantRules variant_rules(const std::string& puzzle) {
  VariantRules reply;
  const Result<variants::DescribedVariant> read = variants::read_described_variant(puzzle);
  if (!read) {
    reply.problem = to_problem(read.error());
    return reply;
  }
  const variants::Layout& layout = read->puzzle.layout;
  for (const variants::Given& given : read->puzzle.givens) {
    if (given.item == 0) continue;
    VariantRules::One& one = reply.rules.emplace_back();
    one.item = given.item;
    one.kind = variants::given_name;
    for (unsigned rest = given.values; rest != 0; rest &= rest - 1)
      one.numbers.push_back(std::countr_zero(rest) + layout.lowest);
    one.cells = {given.cell};
    if (const variants::Item* const item = find_item(read->puzzle.items, given.item))
      one.text = variants::write_iss_text({*item});
  }
  for (const variants::Rule& rule : read->puzzle.rules) {
    if (rule.item == 0) continue;
    VariantRules::One& one = reply.rules.emplace_back();
    one.item = rule.item;
    one.kind = rule.kind->name;
    one.numbers.assign(rule.numbers.begin(), rule.numbers.end());
    one.cells = numbers_of(rule.cells);
    for (const variants::CellIndexes& list : rule.lists) one.lists.push_back(numbers_of(list));
    if (const variants::Item* const item = find_item(read->puzzle.items, rule.item))
      one.text = variants::write_iss_text({*item});
  }
  // In the order of the text.
  std::stable_sort(reply.rules.begin(), reply.rules.end(),
                   [](const auto& one, const auto& other) { return one.item < other.item; });
  for (const variants::CellIndexes& box : layout.boxes()) reply.boxes.push_back(numbers_of(box));
  return reply;
}

}  // namespace ninefold::api::variant
