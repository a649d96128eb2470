#include "core/cli/terminal/input.hpp"

#include "core/cli/terminal/descriptor.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/messages.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>

namespace ninefold::cli {

namespace {

constexpr std::size_t piece_size = 1 << 16;

/// The bytes of a file, or 0 of anything else.
double size_of(int descriptor) {
  struct stat status = {};
  const bool is_file = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
  return is_file ? static_cast<double>(status.st_size) : 0;
}

}  // namespace

Input::Input(const std::string& file, Output& output)
    : name_(file == "-" ? "<stdin>" : file),
      output_(output),
      descriptor_(file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC)),
      error_number_(descriptor_ < 0 ? errno : 0),
      piece_(piece_size),
      size_(size_of(descriptor_)),
      text_([this] { return read_piece(); }) {}

Input::~Input() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

std::string_view Input::read_piece() {
  if (error_number_ != 0) return {};
  output_.flush();
  const long size = read_some(descriptor_, piece_.data(), piece_.size());
  if (size < 0) {
    error_number_ = errno;
    return {};
  }
  size_read_ += static_cast<double>(size);
  return {piece_.data(), static_cast<std::size_t>(size)};
}

bool Input::complain_if_unreadable() {
  output_.flush();
  if (error_number_ != 0) output_.complain(unreadable_message(name_, error_number_));
  return error_number_ != 0;
}

int Input::finish() { return complain_if_unreadable() ? exit_bad_input : exit_answered; }

int Input::fail(const Error& error) {
  // Where reading failed, what the reader missed is only a consequence.
  if (!complain_if_unreadable()) output_.complain(input_message(name_, error));
  return exit_bad_input;
}

int Input::interrupted(std::string_view known) {
  output_.complain(interrupted_message(known));
  return exit_interrupted;
}

std::optional<double> Input::share_read() const {
  if (size_ <= 0) return std::nullopt;
  return std::min((size_read_ - static_cast<double>(text_.at_hand())) / size_, 1.0);
}

}  // namespace ninefold::cli
