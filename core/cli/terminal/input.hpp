#pragma once

#include "core/board/result.hpp"
#include "core/cli/terminal/output.hpp"
#include "core/formats/text/text_reader.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::cli {

/// A file, or standard input, as a text that is read piece by piece.
class Input {
 public:
  /// "-" is standard input. A file that cannot be opened reads as an empty one; finish() tells.
  /// Before waiting for more, `output` is flushed.
  Input(const std::string& file, Output& output);
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input();

  TextReader& text() { return text_; }

  /// To be called when all was answered: writes the answers, and the message if reading failed.
  /// Returns the exit status.
  int finish();
  /// To be called when an error ends the answers: the same, with a message for the error.
  int fail(const Error& error);
  /// To be called in place of either when Ctrl-C ended the answers: says what is known by then.
  int interrupted(std::string_view known);

  /// The share of a file that has been read, 0 to 1; nothing where it has no size.
  std::optional<double> share_read() const;

 private:
  std::string_view read_piece();
  bool complain_if_unreadable();

  std::string name_;
  Output& output_;
  int descriptor_ = -1;
  int error_number_ = 0;
  std::vector<char> piece_;
  double size_ = 0;  // in bytes, where it is known
  double size_read_ = 0;
  TextReader text_;
};

}  // namespace ninefold::cli
