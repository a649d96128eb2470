#include "core/cli/command.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace ninefold::cli {

namespace {

int run(std::span<const std::string_view> words, Output& output) {
  if (words.empty()) return refuse("", usage_error("no command", "one that --help lists"));
  const std::string_view name = words.front();
  if (name == "--help" || name == "-h") {
    output.write(help());
    return exit_answered;
  }
  if (name == "--version") {
    output.write("ninefold " NINEFOLD_VERSION "\n");
    return exit_answered;
  }
  const auto all = commands();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [name](const Command* one) { return one->name == name; });
  if (found == all.end()) {
    return refuse("", usage_error(quote(name), "a command that --help lists"));
  }
  const Command& command = **found;
  const Files files = command.takes_no_file      ? Files::none
                      : command.takes_many_files ? Files::many
                                                 : Files::one;
  const Result<Arguments> arguments = Arguments::parse(words.subspan(1), command.options, files);
  if (!arguments) return refuse(command.name, arguments.error());
  if (arguments->wants_help()) {
    output.write(help(command));
    return exit_answered;
  }
  return command.run(*arguments, output);
}

}  // namespace

}  // namespace ninefold::cli

namespace {

/// An allocation that fails would throw, which this program is compiled without.
void end_without_memory() {
  ninefold::cli::complain("ninefold: out of memory\n");
  std::_Exit(ninefold::cli::exit_out_of_memory);
}

}  // namespace

int main(int argument_count, char** arguments) {
  std::set_new_handler(end_without_memory);
  ninefold::cli::listen_for_interruption();
  const std::vector<std::string_view> words(arguments + std::min(argument_count, 1),
                                            arguments + argument_count);
  ninefold::cli::Output output;
  return ninefold::cli::run(words, output);
}
