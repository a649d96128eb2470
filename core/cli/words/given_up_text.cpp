#include "core/cli/words/given_up_text.hpp"

namespace ninefold::cli {

namespace {

std::string name_of(const logic::GivenUp& one) {
  return std::string(logic::facts(one.technique).name);
}

}  // namespace

std::string given_up_columns(std::span<const logic::GivenUp> given_up) {
  std::string text;
  for (const logic::GivenUp& one : given_up) {
    if (!text.empty()) text += ", ";
    text += name_of(one) + " at step " + std::to_string(one.step);
  }
  return text;
}

std::string given_up_sentences(std::span<const logic::GivenUp> given_up, std::string_view meaning) {
  std::string text;
  for (const logic::GivenUp& one : given_up) {
    if (!text.empty()) text += ' ';
    text += "The search for " + name_of(one) + " was given up at step " + std::to_string(one.step) +
            ": it would take too long, and ";
    text.append(meaning).append(".");
  }
  return text;
}

std::string stopped_words(std::span<const logic::GivenUp> given_up) {
  if (given_up.empty()) return "stopped by --time";
  return "stopped by --time at step " + std::to_string(given_up.back().step) +
         ", in the search for " + name_of(given_up.back());
}

}  // namespace ninefold::cli
