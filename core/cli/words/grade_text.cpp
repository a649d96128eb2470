#include "core/cli/words/grade_text.hpp"

namespace ninefold::cli {

std::string grade_columns(const logic::Grade& grade) {
  std::string text(logic::level_name(grade.level));
  text.append("\t").append(std::to_string(grade.score));
  return text.append("\t").append(logic::facts(grade.hardest).name);
}

}  // namespace ninefold::cli
