#include "core/cli/command.hpp"

#include <algorithm>
#include <array>

namespace ninefold::cli {

extern const Command mystic_command;
extern const Command asterisk_command;
extern const Command first_command;
extern const Command solve_command;
extern const Command count_command;
extern const Command candidates_command;
extern const Command steps_command;
extern const Command lesson_command;
extern const Command hint_command;
extern const Command path_command;
extern const Command grade_command;
extern const Command generate_command;
extern const Command minimise_command;
extern const Command redundant_command;
extern const Command check_command;
extern const Command explain_none_command;
extern const Command bench_command;

namespace {

constexpr std::array<const Command*, 17> all_commands{
    &mystic_command, &asterisk_command,   &first_command,    &solve_command,
    &count_command,  &candidates_command, &check_command,    &explain_none_command,
    &steps_command,  &lesson_command,     &hint_command,     &path_command,
    &grade_command,  &generate_command,   &minimise_command, &redundant_command,
    &bench_command,
};

void append_row(std::string_view left, std::string_view right, std::string& text) {
  constexpr std::size_t left_width = 16;
  text.append("  ").append(left);
  const std::size_t gap = left.size() < left_width ? left_width - left.size() : 1;
  text.append(gap, ' ');
  // Further lines of a description stand below its first.
  for (const char character : right) {
    text += character;
    if (character == '\n') text.append(left_width + 2, ' ');
  }
  text += '\n';
}

constexpr const char* input_help = "\nReads FILE, or standard input when FILE is - or missing.\n";
constexpr const char* status_help =
    "Exit status: 0 answered (no solution is an answer too), 2 bad input, 64 bad usage,\n"
    "130 interrupted (Ctrl-C: what is known is printed; a second one ends it at once).\n";

}  // namespace

std::span<const Command* const> commands() { return all_commands; }

std::string help() {
  std::string text =
      "Ninefold solves and counts Sudoku, classic and variant.\n"
      "\n"
      "Usage: ninefold COMMAND [OPTION]... [FILE]\n"
      "\n"
      "Commands:\n";
  for (const Command* command : commands()) append_row(command->name, command->summary, text);
  text += "\nOptions:\n";
  append_row("--help", "this text; ninefold COMMAND --help tells about a command", text);
  append_row("--version", "the version of this program", text);
  return text.append(input_help).append(status_help);
}

std::string help(const Command& command) {
  std::string text = "Usage: ninefold ";
  text.append(command.name).append(" [OPTION]...");
  if (!command.takes_no_file) text.append(command.takes_many_files ? " [FILE]..." : " [FILE]");
  text.append("\n\n");
  text.append(command.details);
  if (!command.input.empty()) text.append("\n").append(command.input);
  text.append("\nOptions:\n");
  for (const Option& option : command.options) {
    std::string name(option.name);
    if (!option.value.empty()) name.append(" ").append(option.value);
    const std::string more = option.more_help == nullptr ? "" : "\n" + option.more_help();
    append_row(name, std::string(option.help) + more, text);
  }
  append_row("--help", "this text", text);
  return text.append(command.takes_no_file ? "\n" : input_help).append(status_help);
}

}  // namespace ninefold::cli
