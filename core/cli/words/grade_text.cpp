#include "core/cli/words/grade_text.hpp"

namespace ninefold::cli {

namespace {

std::string number_of(const logic::explainer::Rating& rating) {
  return std::to_string(rating.tenths / 10) + "." + std::to_string(rating.tenths % 10);
}

}  // namespace

std::string grade_columns(const logic::Grade& grade) {
  std::string text(logic::level_name(grade.level));
  text.append("\t").append(std::to_string(grade.score));
  return text.append("\t").append(logic::facts(grade.hardest).name);
}

std::string er_words(const std::optional<logic::explainer::Rating>& rating) {
  if (!rating) return "";
  return (rating->is_estimate ? ", ER about " : ", ER ") + number_of(*rating);
}

std::string er_column(const std::optional<logic::explainer::Rating>& rating) {
  if (!rating) return "";
  return (rating->is_estimate ? "~" : "") + number_of(*rating);
}

}  // namespace ninefold::cli
