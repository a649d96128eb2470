#pragma once

namespace ninefold::cli {

/// What the program says to the shell when it ends.
enum ExitStatus : int {
  exit_answered = 0,       ///< answered, also when the answer is that there is no solution
  exit_bad_input = 2,      ///< the input could not be read or understood
  exit_bad_usage = 64,     ///< the command line could not (EX_USAGE of sysexits.h)
  exit_output_failed = 74  ///< the answers could not be written (EX_IOERR)
};

}  // namespace ninefold::cli
