#include "core/rules/rule.hpp"

#include "core/rules/rule_type.hpp"

#include <algorithm>
#include <utility>

namespace ninefold {

namespace {

// In the order of RuleKind.
constexpr std::array rule_types{
    std::pair{RuleKind::latin, &latin_type},
    std::pair{RuleKind::classic, &classic_type},
    std::pair{RuleKind::knight, &knight_type},
    std::pair{RuleKind::torus_knight, &torus_knight_type},
    std::pair{RuleKind::king, &king_type},
    std::pair{RuleKind::torus_king, &torus_king_type},
    std::pair{RuleKind::forbidden_pairs, &forbidden_pairs_type},
    std::pair{RuleKind::torus_forbidden_pairs, &torus_forbidden_pairs_type},
    std::pair{RuleKind::extra_house, &extra_house_type},
};

const RuleType& type_of(const Rule& rule) {
  return *rule_types[static_cast<std::size_t>(rule.kind)].second;
}

constexpr std::string_view asterisk_name = "asterisk";

bool is_asterisk(const Rule& rule) {
  const auto cells = asterisk_cells();
  return rule.cells.size() == cells.size() &&
         std::all_of(cells.begin(), cells.end(), [&rule](Cell cell) {
           return std::find(rule.cells.begin(), rule.cells.end(), cell) != rule.cells.end();
         });
}

bool is_base(const Rule& rule) {
  return rule.kind == RuleKind::latin || rule.kind == RuleKind::classic;
}

Error name_error(ErrorCode code, std::string_view name, std::string expected) {
  Error error;
  error.code = code;
  error.found = std::string(name);
  error.expected = std::move(expected);
  return error;
}

}  // namespace

void add_house(std::span<const Cell> cells, Constraints& constraints) {
  for (const Cell cell : cells) {
    for (const Cell other : cells) {
      if (other != cell) constraints.different[cell].insert(other);
    }
  }
}

std::optional<Error> always_valid(const Rule& /*rule*/, Shape /*shape*/) { return std::nullopt; }

std::string rule_name(const Rule& rule) {
  if (rule.kind == RuleKind::extra_house && is_asterisk(rule)) return std::string(asterisk_name);
  return std::string(type_of(rule).name);
}

Result<Rule> rule_named(std::string_view name, Shape shape) {
  if (name == asterisk_name) {
    if (shape.size() != 9) {
      return name_error(ErrorCode::bad_rule, name, "a rule for this size; asterisk needs 9x9");
    }
    Rule rule;
    rule.kind = RuleKind::extra_house;
    rule.cells.assign(asterisk_cells().begin(), asterisk_cells().end());
    return rule;
  }
  std::string known;
  for (const auto& [kind, type] : rule_types) {
    if (!type->needs_no_parameter) continue;
    if (type->name == name) {
      Rule rule;
      rule.kind = kind;
      return rule;
    }
    known.append(type->name).append(", ");
  }
  return name_error(ErrorCode::unknown_rule, name, "one of " + known.append(asterisk_name));
}

std::optional<Error> validate(const Rule& rule, Shape shape) {
  return type_of(rule).validate(rule, shape);
}

std::optional<Error> validate(std::span<const Rule> rules, Shape shape) {
  for (const Rule& rule : rules) {
    if (std::optional<Error> error = validate(rule, shape)) return error;
  }
  if (std::any_of(rules.begin(), rules.end(), is_base)) return std::nullopt;
  return name_error(ErrorCode::bad_rule, "neither classic nor latin", "one of them");
}

bool forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return type_of(rule).forbids(rule, shape, a, x, b, y);
}

std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid, Cell cell,
                                      Digit digit) {
  const Shape shape = grid.shape();
  for (std::size_t index = 0; index < rules.size(); ++index) {
    const RuleType& type = type_of(rules[index]);
    for (int other = 0; other < shape.cell_count(); ++other) {
      const Cell second = static_cast<Cell>(other);
      if (second == cell || grid[second] == empty_cell) continue;
      if (type.forbids(rules[index], shape, cell, digit, second, grid[second])) {
        return Conflict{cell, second, index};
      }
    }
  }
  return std::nullopt;
}

std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid) {
  for (int index = 0; index < grid.shape().cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    if (grid[cell] == empty_cell) continue;
    if (std::optional<Conflict> conflict = find_conflict(rules, grid, cell, grid[cell])) {
      return conflict;
    }
  }
  return std::nullopt;
}

Constraints gather_constraints(std::span<const Rule> rules, Shape shape) {
  Constraints constraints;
  constraints.shape = shape;
  for (const Rule& rule : rules) type_of(rule).give(rule, shape, constraints);
  return constraints;
}

}  // namespace ninefold
