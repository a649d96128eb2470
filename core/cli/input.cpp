#include "core/cli/input.hpp"

#include "core/cli/exit_status.hpp"
#include "core/cli/messages.hpp"

#include <fcntl.h>
#include <unistd.h>
#include <cerrno>

namespace ninefold::cli {

namespace {

constexpr std::size_t piece_size = 1 << 16;

}  // namespace

Input::Input(const std::string& file, Output& output)
    : name_(file == "-" ? "<stdin>" : file),
      output_(output),
      descriptor_(file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC)),
      error_number_(descriptor_ < 0 ? errno : 0),
      piece_(piece_size),
      text_([this] { return read_piece(); }) {}

Input::~Input() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

std::string_view Input::read_piece() {
  if (error_number_ != 0) return {};
  output_.flush();
  ssize_t size = 0;
  do {
    size = ::read(descriptor_, piece_.data(), piece_.size());
  } while (size < 0 && errno == EINTR);
  if (size < 0) {
    error_number_ = errno;
    return {};
  }
  return {piece_.data(), static_cast<std::size_t>(size)};
}

bool Input::complain_if_unreadable() {
  output_.flush();
  if (error_number_ != 0) complain(unreadable_message(name_, error_number_));
  return error_number_ != 0;
}

int Input::finish() { return complain_if_unreadable() ? exit_bad_input : exit_answered; }

int Input::fail(const Error& error) {
  // Where reading failed, what the reader missed is only a consequence.
  if (!complain_if_unreadable()) complain(input_message(name_, error));
  return exit_bad_input;
}

}  // namespace ninefold::cli
