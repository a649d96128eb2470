#include "core/cli/terminal/messages.hpp"

#include "core/cli/terminal/descriptor.hpp"
#include "core/cli/terminal/exit_status.hpp"

#include <unistd.h>
#include <cstring>

namespace ninefold::cli {

namespace {

/// What an error says that names neither what was found nor what was expected.
std::string_view sentence(ErrorCode code) {
  switch (code) {
    case ErrorCode::unexpected_end: return "the input ends too early";
    case ErrorCode::unexpected_character: return "unexpected character";
    case ErrorCode::number_out_of_range: return "a number out of range";
    case ErrorCode::row_too_short: return "the row is too short";
    case ErrorCode::row_too_long: return "the row is too long";
    case ErrorCode::unexpected_text: return "unexpected text";
    case ErrorCode::unknown_rule: return "no such rule";
    case ErrorCode::bad_rule: return "a rule that does not fit the board";
    case ErrorCode::unknown_version: return "a description of another version";
    case ErrorCode::unknown_format: return "format not recognised";
    case ErrorCode::too_large: return "the input is too large";
  }
  return "bad input";
}

std::string found_and_expected(const Error& error) {
  if (error.found.empty() || error.expected.empty()) return std::string(sentence(error.code));
  return "found " + error.found + ", expected " + error.expected;
}

}  // namespace

std::string input_message(std::string_view file, const Error& error) {
  std::string message(file);
  if (error.line > 0) message.append(":").append(std::to_string(error.line));
  if (error.line > 0 && error.column > 0) message.append(":").append(std::to_string(error.column));
  return message.append(": ").append(found_and_expected(error)).append("\n");
}

std::string unreadable_message(std::string_view file, int error_number) {
  return std::string(file) + ": cannot be read: " + std::strerror(error_number) + "\n";
}

std::string unwritable_message(int error_number, std::string_view file) {
  return std::string(file) + ": cannot be written: " + std::strerror(error_number) + "\n";
}

std::string usage_message(std::string_view command, const Error& error) {
  std::string name = "ninefold";
  if (!command.empty()) name.append(" ").append(command);
  return name + ": " + found_and_expected(error) + "\nTry: " + name + " --help\n";
}

int refuse(std::string_view command, const Error& error) {
  complain(usage_message(command, error));
  return exit_bad_usage;
}

std::string interrupted_message(std::string_view known) {
  return std::string("Interrupted: ").append(known).append("\n");
}

// Where standard error cannot be written there is nobody to tell.
void complain(const std::string& message) { write_all(STDERR_FILENO, message); }

}  // namespace ninefold::cli
