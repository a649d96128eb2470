#include "core/logic/technique.hpp"

#include "core/logic/registration.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ninefold::logic {

namespace {

constexpr std::size_t technique_count = static_cast<std::size_t>(Technique::brute_force) + 1;

// In the order of the enumeration.
struct Table {
  std::array<const TechniqueEntry*, technique_count> entries{};
  std::array<TechniqueFacts, technique_count> facts{};

  Table() {
    for (std::size_t number = 0; number < technique_count; ++number)
      facts[number].technique = static_cast<Technique>(number);
    for (const std::span<const TechniqueEntry> file : registered_techniques()) {
      for (const TechniqueEntry& entry : file) {
        const auto number = static_cast<std::size_t>(entry.facts.technique);
        entries[number] = &entry;
        facts[number] = entry.facts;
      }
    }
  }
};

const Table& table() {
  static const Table made;
  return made;
}

std::string plain(std::string_view name) {
  std::string text;
  for (const char character : name) {
    if (character >= 'A' && character <= 'Z') {
      text += static_cast<char>(character - 'A' + 'a');
    } else if (character != ' ' && character != '-') {
      text += character;
    }
  }
  return text;
}

}  // namespace

std::span<const TechniqueFacts> techniques() { return table().facts; }

const TechniqueFacts& facts(Technique technique) {
  return table().facts[static_cast<std::size_t>(technique)];
}

Finder finder_of(Technique technique) {
  const TechniqueEntry* const entry = table().entries[static_cast<std::size_t>(technique)];
  return entry == nullptr ? nullptr : entry->find;
}

std::optional<Technique> technique_named(std::string_view name) {
  const std::string wanted = plain(name);
  if (wanted.empty()) return std::nullopt;
  for (const TechniqueFacts& one : table().facts) {
    if (plain(one.name) == wanted) return one.technique;
  }
  for (const TechniqueEntry* const entry : table().entries) {
    std::string_view rest = entry == nullptr ? std::string_view() : entry->other_names;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(','), rest.size());
      if (plain(rest.substr(0, end)) == wanted) return entry->facts.technique;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return std::nullopt;
}

std::vector<Technique> techniques_named(std::string_view name) {
  if (const auto one = technique_named(name)) return {*one};
  std::vector<Technique> techniques;
  if (plain(name) != "uniqueness") return techniques;
  for (const TechniqueFacts& one : table().facts) {
    if (needs_single_solution(one.technique)) techniques.push_back(one.technique);
  }
  return techniques;
}

std::string_view level_name(Level level) {
  using enum Level;
  switch (level) {
    case easy: return "Easy";
    case medium: return "Medium";
    case hard: return "Hard";
    case unfair: return "Unfair";
    case extreme: break;
  }
  return "Extreme";
}

}  // namespace ninefold::logic
