#pragma once

namespace ninefold::cli {

/// What the program says to the shell when it ends.
enum ExitStatus : int {
  exit_answered = 0,        ///< answered, also when the answer is that there is no solution
  exit_bad_input = 2,       ///< the input could not be read or understood
  exit_bad_usage = 64,      ///< the command line could not (EX_USAGE of sysexits.h)
  exit_out_of_memory = 71,  ///< the system gives no more memory (EX_OSERR)
  exit_output_failed = 74,  ///< the answers could not be written (EX_IOERR)
  exit_interrupted = 130    ///< Ctrl-C, after what was known was printed
};

}  // namespace ninefold::cli
