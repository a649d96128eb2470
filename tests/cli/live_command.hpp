#pragma once

#include <sys/types.h>
#include <string>
#include <vector>

namespace ninefold::test {

/// A run of the program that is watched, and disturbed, while it goes on.
class LiveCommand {
 public:
  /// What its descriptors are. Those given are closed here and used there.
  struct Ends {
    int input = -1;             ///< -1: nothing to read
    int output = -1;            ///< -1: output()
    bool has_terminal = false;  ///< whether standard error is a terminal
  };

  LiveCommand(const std::vector<std::string>& arguments, const Ends& ends);
  LiveCommand(const LiveCommand&) = delete;
  LiveCommand& operator=(const LiveCommand&) = delete;
  /// Ends the program if it has not ended.
  ~LiveCommand();

  /// Waits until standard error has that text; false when that does not happen within a minute.
  bool says(const std::string& text);
  /// Ctrl-C.
  void interrupt() const;
  /// Waits for the end: the exit status, or the number of the signal that ended it, negative; -1000
  /// when it does not end within a minute.
  int wait();

  /// All that was said on standard error until now.
  const std::string& errors() const { return errors_; }
  /// What is in standard output now.
  std::string output() const;

 private:
  bool read_errors();

  pid_t process_ = -1;
  int errors_end_ = -1;
  std::string errors_;
  std::string output_path_;
};

/// A pipe: read from the first, write to the second. Both are closed in programs that are started.
struct Pipe {
  int read = -1;
  int write = -1;
};
Pipe make_pipe();

/// Makes a descriptor non-blocking.
void make_nonblocking(int descriptor);

}  // namespace ninefold::test
