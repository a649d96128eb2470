#pragma once

namespace ninefold::cli {

/// Ctrl-C (SIGINT), which asks a command to end with what it knows; a second one ends the program
/// at once. If the signal is already ignored, as for a background command of a shell script, it
/// stays ignored.
void listen_for_interruption();

/// Whether Ctrl-C has been pressed. From any thread.
bool is_interrupted();

}  // namespace ninefold::cli
