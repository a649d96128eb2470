#include "core/formats/iss/item_forms.hpp"

#include "core/variants/rule.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

std::string upper_case(std::string_view name) {
  std::string text;
  for (const char character : name) {
    const bool is_letter = character >= 'a' && character <= 'z';
    text += is_letter          ? static_cast<char>(character - 'a' + 'A')
            : character == ' ' ? '-'
                               : character;
  }
  return text;
}

std::string words_of(const Parameter& parameter) {
  std::string text;
  for (const std::string_view word : parameter.words) {
    if (!word.empty()) text.append(text.empty() ? "" : "|").append(word);
  }
  return text;
}

std::string form_of(const Parameter& parameter) {
  const ParameterKind kind = parameter.kind;
  const bool is_list = kind == ParameterKind::cells || kind == ParameterKind::each_value ||
                       kind == ParameterKind::texts;
  std::string form = kind == ParameterKind::word ? words_of(parameter) : upper_case(parameter.name);
  if (is_list) form += "...";
  if (kind == ParameterKind::cell_lists) form += "... - " + form + "...";
  const bool may_be_left_out = parameter.presence != Presence::required ||
                               kind == ParameterKind::clue ||
                               (kind == ParameterKind::cells && parameter.least == 0);
  return may_be_left_out ? "[" + form + "]" : form;
}

}  // namespace

std::vector<std::string> item_forms() {
  std::vector<std::string> forms;
  for (const std::span<const Kind> kinds : all_kinds()) {
    for (const Kind& kind : kinds) {
      std::string& form = forms.emplace_back(kind.name);
      for (const Parameter& parameter : kind.parameters) form += " " + form_of(parameter);
      if (is_block(kind.name)) form += " ... End";
    }
  }
  std::sort(forms.begin(), forms.end());
  return forms;
}

}  // namespace ninefold::variants
