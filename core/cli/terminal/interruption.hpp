#pragma once

namespace ninefold::cli {

/// Ctrl-C (SIGINT), which asks a command to end with what it knows; a second one ends the program
/// at once. Where the signal is ignored, as for a command in the background of a shell script, it
/// stays so.
void listen_for_interruption();

/// Whether Ctrl-C has been pressed. From any thread.
bool is_interrupted();

}  // namespace ninefold::cli
