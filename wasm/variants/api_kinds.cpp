// What kinds of rules there are, as data: lists, readers and tools are made from it.

#include "core/variants/rule.hpp"
#include "wasm/variants/api.hpp"

#include <algorithm>

namespace ninefold::api::variant {

namespace {

using variants::Gesture;
using variants::ParameterKind;
using variants::Presence;
using variants::Role;

// No switch below has a default: one that is forgotten does not compile.

std::string name_of_kind(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::number: return "number";
    case ParameterKind::clue: return "clue";
    case ParameterKind::word: return "word";
    case ParameterKind::values: return "values";
    case ParameterKind::each_value: return "each_value";
    case ParameterKind::cell: return "cell";
    case ParameterKind::cells: return "cells";
    case ParameterKind::cell_lists: return "cell_lists";
    case ParameterKind::line: return "line";
    case ParameterKind::group: return "group";
    case ParameterKind::text: return "text";
    case ParameterKind::texts: return "texts";
  }
  return "";
}

std::string name_of_presence(Presence presence) {
  switch (presence) {
    case Presence::required: return "required";
    case Presence::may_be_empty: return "may_be_empty";
    case Presence::may_be_missing: return "may_be_missing";
  }
  return "";
}

std::string name_of_role(Role role) {
  switch (role) {
    case Role::rule: return "rule";
    case Role::global: return "global";
    case Role::layout: return "layout";
  }
  return "";
}

bool is_about_cells(const variants::Parameter& parameter) {
  return parameter.kind == ParameterKind::cell || parameter.kind == ParameterKind::cells ||
         parameter.kind == ParameterKind::cell_lists || parameter.kind == ParameterKind::line;
}

std::string name_of_gesture(const variants::Kind& kind) {
  switch (kind.gesture) {
    case Gesture::set:
      return std::any_of(kind.parameters.begin(), kind.parameters.end(), is_about_cells) ? "set"
                                                                                         : "none";
    case Gesture::line: return "line";
    case Gesture::control: return "control";
    case Gesture::sets: return "sets";
    case Gesture::edge: return "edge";
    case Gesture::corner: return "corner";
    case Gesture::mark: return "mark";
    case Gesture::given: return "given";
    case Gesture::line_clue: return "line_clue";
    case Gesture::diagonal: return "diagonal";
    case Gesture::regions: return "regions";
  }
  return "";
}

ParameterSchema schema_of(const variants::Parameter& parameter) {
  ParameterSchema schema;
  schema.name = parameter.name;
  schema.kind = name_of_kind(parameter.kind);
  schema.presence = name_of_presence(parameter.presence);
  schema.least = parameter.least;
  schema.most = parameter.most;
  schema.otherwise = parameter.otherwise;
  schema.any_board = parameter.takes_values_of_any_board;
  for (const std::string_view word : parameter.words) schema.words.emplace_back(word);
  return schema;
}

}  // namespace

std::vector<KindSchema> kinds() {
  std::vector<KindSchema> schemas;
  for (const std::span<const variants::Kind> family : variants::all_kinds()) {
    for (const variants::Kind& kind : family) {
      KindSchema& schema = schemas.emplace_back();
      schema.name = kind.name;
      schema.role = name_of_role(kind.role);
      schema.gesture = name_of_gesture(kind);
      schema.revisits = kind.revisits;
      schema.is_block = variants::is_block(kind.name);
      for (const variants::Parameter& parameter : kind.parameters)
        schema.parameters.push_back(schema_of(parameter));
    }
  }
  return schemas;
}

}  // namespace ninefold::api::variant
