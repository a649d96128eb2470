#include "tests/cli/live_command.hpp"

#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>

namespace ninefold::test {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds patience{60};

/// Both ends of a terminal that nobody looks at. Where none can be opened, as in a root without
/// /dev/pts, the test is skipped and says so.
Pipe make_terminal() {
  const int ours = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (ours < 0 || ::grantpt(ours) != 0 || ::unlockpt(ours) != 0) {
    if (ours >= 0) ::close(ours);
    SKIP("no terminal can be opened here: /dev/ptmx and /dev/pts are not there");
  }
  const int theirs = ::open(::ptsname(ours), O_RDWR | O_NOCTTY | O_CLOEXEC);
  REQUIRE(theirs >= 0);
  return {ours, theirs};
}

int opened(const char* path, int flags) {
  constexpr int mode = 0600;
  const int descriptor = ::open(path, flags | O_CLOEXEC, mode);
  REQUIRE(descriptor >= 0);
  return descriptor;
}

}  // namespace

Pipe make_pipe() {
  std::array<int, 2> ends{};
  REQUIRE(::pipe(ends.data()) == 0);
  for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  return {ends[0], ends[1]};
}

void make_nonblocking(int descriptor) {
  REQUIRE(::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0);
}

LiveCommand::LiveCommand(const std::vector<std::string>& arguments, const Ends& ends)
    : output_path_(scratch_folder() + "/live-output") {
  const Pipe errors = ends.has_terminal ? make_terminal() : make_pipe();
  const int input = ends.input >= 0 ? ends.input : opened("/dev/null", O_RDONLY);
  const int output =
      ends.output >= 0 ? ends.output : opened(output_path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC);
  std::vector<std::string> words{NINEFOLD_COMMAND};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  process_ = ::fork();
  REQUIRE(process_ >= 0);
  if (process_ == 0) {
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(errors.write, STDERR_FILENO);
    ::execv(pointers[0], pointers.data());
    ::_exit(127);
  }
  for (const int theirs : {input, output, errors.write}) ::close(theirs);
  errors_end_ = errors.read;
}

LiveCommand::~LiveCommand() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  ::close(errors_end_);
}

/// Reads what is there, waiting for a moment; false at the end.
bool LiveCommand::read_errors() {
  constexpr int moment = 20;  // milliseconds
  pollfd waited{errors_end_, POLLIN, 0};
  if (::poll(&waited, 1, moment) <= 0) return true;
  std::array<char, 4096> piece;
  const ssize_t size = ::read(errors_end_, piece.data(), piece.size());
  if (size <= 0) return false;
  errors_.append(piece.data(), static_cast<std::size_t>(size));
  return true;
}

bool LiveCommand::says(const std::string& text) {
  const Clock::time_point end = Clock::now() + patience;
  while (errors_.find(text) == std::string::npos) {
    if (Clock::now() > end || !read_errors()) return false;
  }
  return true;
}

void LiveCommand::interrupt() const { ::kill(process_, SIGINT); }

int LiveCommand::wait() {
  constexpr int never = -1000;
  const Clock::time_point end = Clock::now() + patience;
  int status = 0;
  while (::waitpid(process_, &status, WNOHANG) == 0) {
    if (Clock::now() > end) return never;
    if (!read_errors()) ::usleep(1000);
  }
  process_ = -1;
  while (read_errors()) {
    pollfd waited{errors_end_, POLLIN, 0};
    if (::poll(&waited, 1, 0) <= 0) break;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

std::string LiveCommand::output() const { return read_file(output_path_); }

}  // namespace ninefold::test
