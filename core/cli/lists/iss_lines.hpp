#pragma once

#include "core/cli/lists/iss_list.hpp"
#include "core/formats/text/text_reader.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ninefold::cli {

/// The lines of a list of variants, some at a time; blank ones and those that begin with # are
/// skipped.
class IssLines {
 public:
  IssLines(TextReader& text, Share share) : text_(text), share_(share) {}

  /// The next lines of the share, whose puzzles are still to be read: `most` of them, or those that
  /// are there without waiting; none at the end, or before an error.
  std::vector<IssLine> next(std::size_t most);

  /// What ended the list early: a line that is too long, or that there is no puzzle.
  const std::optional<Error>& error() const { return error_; }

 private:
  std::optional<IssLine> next_line();

  TextReader& text_;
  const Share share_;
  std::uint64_t puzzles_ = 0;
  int number_ = 1;
  bool is_ended_ = false;
  std::optional<Error> error_;
};

}  // namespace ninefold::cli
