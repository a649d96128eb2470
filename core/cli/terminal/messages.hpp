#pragma once

#include "core/board/result.hpp"

#include <string>
#include <string_view>

namespace ninefold::cli {

/// The sentences that the command line makes of errors; each ends with '\n'.

/// FILE:LINE:COLUMN: found X, expected Y
std::string input_message(std::string_view file, const Error& error);

/// FILE: cannot be read: reason
std::string unreadable_message(std::string_view file, int error_number);

/// FILE: cannot be written: reason; the file is standard output where none is named.
std::string unwritable_message(int error_number, std::string_view file = "standard output");

/// ninefold COMMAND: found X, expected Y, and where help is. `command` may be empty.
std::string usage_message(std::string_view command, const Error& error);

/// Tells what is wrong with a command line, as usage_message() says it. Returns exit_bad_usage.
int refuse(std::string_view command, const Error& error);

/// Interrupted: what was answered until then.
std::string interrupted_message(std::string_view known);

/// Writes a message to standard error. Where answers may be waiting, Output::complain() first.
void complain(const std::string& message);

}  // namespace ninefold::cli
