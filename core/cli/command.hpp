#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/cli/terminal/output.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// A subcommand. Adding one is adding a file that defines it and a line to the table in
/// commands.cpp.
struct Command {
  std::string_view name;
  std::string_view summary;  ///< at most 62 letters for the list of commands
  std::string_view details;  ///< paragraphs for its own help, which is wrapped
  std::span<const Option> options;
  bool takes_many_files = false;
  /// Returns an ExitStatus. The arguments have been checked against `options`; values have not.
  int (*run)(const Arguments& arguments, Output& output) = nullptr;
  /// One more paragraph of its help, where commands share it: what they read.
  std::string_view input = {};
  bool takes_no_file = false;
};

/// Every command, in the order in which help lists them.
std::span<const Command* const> commands();

/// What `ninefold --help` and `ninefold COMMAND --help` print.
std::string help();
std::string help(const Command& command);

}  // namespace ninefold::cli
