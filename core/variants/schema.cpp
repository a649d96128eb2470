// Arguments read by the parameters of their kind.

#include "core/variants/schema.hpp"

#include "core/variants/rule.hpp"
#include "core/variants/surplus.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

namespace {

std::optional<int> place_among(std::span<const std::string_view> words, std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) return std::nullopt;
  return static_cast<int>(found - words.begin());
}

std::string one_of(std::span<const std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) {
    if (word.empty()) continue;
    if (!text.empty()) text += word == words.back() ? " or " : ", ";
    text += word;
  }
  return text;
}

/// Reads parameter after parameter, and remembers which argument comes next.
class ParameterReader {
 public:
  ParameterReader(std::span<const Parameter> parameters, Arguments& arguments, Rule& rule)
      : parameters_(parameters), arguments_(arguments), rule_(rule) {}

  std::optional<RuleError> read() {
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
      if (read(parameters_[i], i + 1 < parameters_.size() ? &parameters_[i + 1] : nullptr))
        continue;
      if (!parameters_[i].expected.empty()) arguments_.problem->expected = parameters_[i].expected;
      return arguments_.problem;
    }
    return refuse_surplus(arguments_.item(), next_);
  }

 private:
  bool has_text() const { return arguments_.has(next_); }

  bool read(const Parameter& parameter, const Parameter* after) {
    switch (parameter.kind) {
      case ParameterKind::number: return read_number(parameter);
      case ParameterKind::clue:
        if (has_text()) return read_number(parameter);
        return skip(no_clue);
      case ParameterKind::word: return read_word(parameter);
      case ParameterKind::values: {
        const auto [lowest, highest] = values_of(parameter);
        return arguments_.add_values(next_++, lowest, highest, rule_.numbers);
      }
      case ParameterKind::each_value: return read_each_value(parameter);
      case ParameterKind::cell: {
        const std::optional<CellIndex> cell = arguments_.cell(next_++);
        if (cell) rule_.cells.push_back(*cell);
        return cell.has_value();
      }
      case ParameterKind::cells: return read_cells(parameter, after);
      case ParameterKind::cell_lists: return read_lists();
      case ParameterKind::line: return read_line();
      case ParameterKind::group: return read_group();
      case ParameterKind::text:
      case ParameterKind::texts: return read_text(parameter);
    }
    return false;
  }

  void add(int number) {
    if (rule_.numbers.empty()) rule_.numbers.reserve(parameters_.size());
    rule_.numbers.push_back(number);
  }

  bool skip(int number) {
    add(number);
    ++next_;
    return true;
  }

  bool read_number(const Parameter& parameter) {
    if (parameter.presence == Presence::may_be_empty && !has_text())
      return skip(parameter.otherwise);
    if (parameter.presence == Presence::may_be_missing) {
      const char first = has_text() ? arguments_.text(next_)[0] : ' ';
      if (first != '-' && (first < '0' || first > '9')) {
        add(parameter.otherwise);
        return true;
      }
    }
    const std::optional<int> number = arguments_.number(next_, parameter.least, parameter.most);
    return number && skip(*number);
  }

  bool read_word(const Parameter& parameter) {
    if (next_ < arguments_.count()) {
      if (const auto place = place_among(parameter.words, arguments_.text(next_)))
        return skip(*place);
    } else if (parameter.presence == Presence::may_be_missing) {
      add(0);
      return true;
    }
    arguments_.problem = arguments_.error(next_, one_of(parameter.words));
    return false;
  }

  // The smallest and the largest.
  std::pair<int, int> values_of(const Parameter& parameter) const {
    if (parameter.takes_values_of_any_board) return {0, most_values};
    return {arguments_.layout().lowest, arguments_.layout().highest};
  }

  bool read_each_value(const Parameter& parameter) {
    const auto [lowest, highest] = values_of(parameter);
    for (; next_ < arguments_.count(); ++next_) {
      const auto value = arguments_.number(next_, lowest, highest);
      if (!value) return false;
      rule_.numbers.push_back(*value);
    }
    return true;
  }

  bool read_cells(const Parameter& parameter, const Parameter* after) {
    std::size_t end = arguments_.count();
    const bool may_end_with_word = after != nullptr && after->kind == ParameterKind::word;
    if (may_end_with_word && end > next_ && place_among(after->words, arguments_.text(end - 1)))
      --end;
    const std::size_t from = next_;
    next_ = std::max(end, from);
    return arguments_.add_cells(from, end, static_cast<std::size_t>(parameter.least), rule_.cells);
  }

  bool read_lists() {
    if (next_ >= arguments_.count()) return true;
    rule_.lists.emplace_back();
    for (std::size_t listed = 0; next_ < arguments_.count(); ++next_) {
      if (arguments_.text(next_) == "-") {
        rule_.lists.emplace_back();
        continue;
      }
      const std::optional<CellIndex> cell = arguments_.cell(next_);
      if (!cell) return false;
      rule_.lists.back().push_back(*cell);
      if (++listed > most_listed_cells) {
        arguments_.problem = arguments_.error(next_, "no more than 1000 cells");
        return false;
      }
    }
    return true;
  }

  bool read_line() {
    const Layout& layout = arguments_.layout();
    constexpr std::size_t longest_name = 3;  // a letter and at most two digits
    const std::size_t size = next_ < arguments_.count() ? arguments_.text(next_).size() : 0;
    if (size > 1 && size <= longest_name) {
      const std::string& name = arguments_.text(next_);
      int line = 0;
      for (std::size_t i = 1; i < size; ++i)
        line = name[i] >= '0' && name[i] <= '9' ? line * 10 + (name[i] - '0') : 100;
      const bool is_row = name[0] == 'R' && line >= 1 && line <= layout.rows;
      const bool is_column = name[0] == 'C' && line >= 1 && line <= layout.columns;
      if (is_row || is_column) {
        rule_.cells = is_row ? layout.row(line - 1) : layout.column(line - 1);
        ++next_;
        return true;
      }
    }
    arguments_.problem = arguments_.error(next_, "a row or column of the board, such as R1 or C9");
    return false;
  }

  bool read_group() {
    const Layout& layout = arguments_.layout();
    const Group* const group = has_text() ? layout.group(arguments_.text(next_)) : nullptr;
    if (has_text() && group == nullptr) {
      arguments_.problem = arguments_.error(next_, "nothing, for the grid, or a group of cells");
      return false;
    }
    const int first = group != nullptr ? group->first : 0;
    const int count = group != nullptr ? group->count : layout.grid_size();
    for (int i = 0; i < count; ++i) rule_.cells.push_back(static_cast<CellIndex>(first + i));
    ++next_;
    return true;
  }

  bool read_text(const Parameter& parameter) {
    const bool is_there = next_ < arguments_.count();
    const bool fits = is_there ? parameter.reads == nullptr ||
                                     parameter.reads(arguments_.text(next_), rule_.numbers)
                               : parameter.presence != Presence::required;
    if (!fits) {
      arguments_.problem = arguments_.error(next_, std::string(parameter.expected));
      return false;
    }
    next_ = parameter.kind == ParameterKind::texts ? arguments_.count() : next_ + 1;
    return true;
  }

  std::span<const Parameter> parameters_;
  Arguments& arguments_;
  Rule& rule_;
  std::size_t next_ = 0;
};

}  // namespace

std::optional<RuleError> read_parameters(const Kind& kind, Arguments& arguments,
                                         std::vector<Rule>& rules) {
  if (kind.needs != nullptr) {
    if (std::string needed = kind.needs(arguments.layout()); !needed.empty())
      return arguments.wrong_board(std::move(needed));
  }
  if (auto error = ParameterReader(kind.parameters, arguments, rules.emplace_back()).read())
    return error;
  return kind.complete == nullptr ? std::nullopt : kind.complete(arguments, rules);
}

}  // namespace ninefold::variants
