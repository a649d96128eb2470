#pragma once

#include "core/board/result.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ninefold::cli {

/// An option of a command.
struct Option {
  std::string_view name;   ///< with its dashes, "--limit"
  std::string_view value;  ///< what its value is called in help, "N"; empty if it takes none
  std::string_view help;   ///< what it does; wrapped where it is printed
  /// Further lines of help that are not constant; null for none.
  std::string (*more_help)() = nullptr;
};

/// How many files a command reads.
enum class Files : std::uint8_t { none, one, many };

/// What follows a command's name on the command line. Errors have `found` and `expected` and no
/// place.
class Arguments {
 public:
  /// Options may be written `--name value` or `--name=value`; after `--` everything is a file.
  static Result<Arguments> parse(std::span<const std::string_view> words,
                                 std::span<const Option> options, Files files);

  bool wants_help() const { return wants_help_; }
  bool has(std::string_view option) const { return value(option).has_value(); }
  /// The option's value, empty for one that takes none; nothing if it was not given. The last one
  /// counts.
  std::optional<std::string_view> value(std::string_view option) const;
  /// The value as a whole number from `least` to `most`, or `otherwise` if it was not given.
  Result<std::uint64_t> number(std::string_view option, std::uint64_t least, std::uint64_t most,
                               std::uint64_t otherwise) const;

  /// The files; none stands for standard input.
  const std::vector<std::string>& files() const { return files_; }
  /// The only file, or "-".
  std::string file() const { return files_.empty() ? "-" : files_.front(); }

 private:
  std::vector<std::pair<std::string_view, std::string>> values_;
  std::vector<std::string> files_;
  bool wants_help_ = false;
};

/// A whole number in decimal from `least` to `most`, and nothing else.
std::optional<std::uint64_t> whole_number(std::string_view text, std::uint64_t least,
                                          std::uint64_t most);

/// An error without a place.
Error usage_error(std::string found, std::string expected);

}  // namespace ninefold::cli
