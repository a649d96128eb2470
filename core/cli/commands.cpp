#include "core/cli/command.hpp"

#include <algorithm>
#include <array>
#include <string>

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
extern const Command changeable_command;
extern const Command improve_command;
extern const Command check_command;
extern const Command explain_none_command;
extern const Command bench_command;
extern const Command rules_command;

namespace {

constexpr std::array<const Command*, 20> all_commands{
    &mystic_command,     &asterisk_command,   &first_command,    &solve_command,
    &count_command,      &candidates_command, &check_command,    &explain_none_command,
    &steps_command,      &lesson_command,     &hint_command,     &path_command,
    &grade_command,      &generate_command,   &minimise_command, &redundant_command,
    &changeable_command, &improve_command,    &rules_command,    &bench_command,
};

constexpr std::size_t width = 80;

/// Adds the words of a text that begins in that column, on lines that fit the terminal; further
/// lines begin in column `indent`. Lines of the text itself do not matter.
void append_words(std::string_view words, std::size_t column, std::size_t indent,
                  std::string& text) {
  bool begins = true;
  while (true) {
    words.remove_prefix(std::min(words.find_first_not_of(" \n"), words.size()));
    if (words.empty()) break;
    const std::string_view word = words.substr(0, words.find_first_of(" \n"));
    words.remove_prefix(word.size());
    if (!begins && column + 1 + word.size() > width) {
      text.append("\n").append(indent, ' ');
      column = indent;
    } else if (!begins) {
      text += ' ';
      ++column;
    }
    text.append(word);
    column += word.size();
    begins = false;
  }
  text += '\n';
}

/// Adds paragraphs, which blank lines separate.
void append_paragraphs(std::string_view paragraphs, std::string& text) {
  while (!paragraphs.empty()) {
    const std::string_view paragraph = paragraphs.substr(0, paragraphs.find("\n\n"));
    append_words(paragraph, 0, 0, text);
    paragraphs.remove_prefix(std::min(paragraph.size() + 2, paragraphs.size()));
    if (!paragraphs.empty()) text += '\n';
  }
}

/// Adds what is said of an option or a command, beside its name or below a long one; `more` begins
/// on its own line.
void append_row(std::string_view left, std::string_view right, std::string& text,
                std::string_view more = {}) {
  constexpr std::size_t indent = 18;
  std::string name = "  " + std::string(left);
  if (name.size() < indent) {
    name.append(indent - name.size(), ' ');
  } else {
    name.append("\n").append(indent, ' ');
  }
  text += name;
  append_words(right, indent, indent, text);
  if (!more.empty()) append_words(more, indent, indent, text.append(indent, ' '));
}

constexpr std::string_view input_help =
    "\nReads FILE, or standard input when FILE is - or missing.\n";
constexpr std::string_view status_help =
    "Exit status: 0 answered (no solution is an answer too), 2 bad input, 64 bad usage, "
    "130 interrupted (Ctrl-C prints what is known; a second one ends the program at once).";

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
  append_row("--help", "this text; ninefold COMMAND --help describes a command", text);
  append_row("--version", "the version of this program", text);
  append_paragraphs(status_help, text.append(input_help));
  return text;
}

std::string help(const Command& command) {
  std::string text = "Usage: ninefold ";
  text.append(command.name).append(" [OPTION]...");
  if (!command.takes_no_file) text.append(command.takes_many_files ? " [FILE]..." : " [FILE]");
  text.append("\n\n");
  append_paragraphs(command.details, text);
  if (!command.input.empty()) append_paragraphs(command.input, text.append("\n"));
  text.append("\nOptions:\n");
  for (const Option& option : command.options) {
    std::string name(option.name);
    if (!option.value.empty()) name.append(" ").append(option.value);
    append_row(name, option.help, text, option.more_help ? option.more_help() : std::string());
  }
  append_row("--help", "this text", text);
  const bool has_values = std::any_of(command.options.begin(), command.options.end(),
                                      [](const Option& option) { return !option.value.empty(); });
  if (has_values) text += "\nOf an option that is given twice, the last counts.\n";
  append_paragraphs(status_help, text.append(command.takes_no_file ? "\n" : input_help));
  return text;
}

}  // namespace ninefold::cli
