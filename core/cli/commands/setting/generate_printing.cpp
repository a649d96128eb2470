#include "core/cli/commands/setting/generate_printing.hpp"

#include "core/cli/lists/in_order.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"

#include <algorithm>
#include <vector>

namespace ninefold::cli {

namespace {

std::string attempt_text(const Attempt& attempt) {
  if (!attempt.line.empty()) return attempt.line + "\n";
  if (attempt.stopped == StopReason::complete)
    return "-\tno completed grid satisfies the rules and givens\n";
  return "-\tnone of " + std::to_string(attempt.tried) + " tried met the wishes\n";
}

class Printing {
 public:
  Printing(const Maker& maker, const GenerateTask& task, Output& output)
      : maker_(maker), task_(task), output_(output) {}

  /// Returns the exit status.
  int print_all() {
    const std::uint64_t all = (task_.count + task_.share.of - task_.share.number) / task_.share.of;
    // Enough puzzles at a time to keep many threads busy.
    constexpr std::uint64_t largest_batch = 4096;
    for (std::uint64_t first = 0; first < all && !is_interrupted(); first += largest_batch) {
      print(first, static_cast<std::size_t>(std::min(largest_batch, all - first)));
    }
    if (!is_interrupted()) return exit_answered;
    output_.complain(interrupted_message(words()));
    return exit_interrupted;
  }

 private:
  void print(std::uint64_t first, std::size_t count) {
    std::vector<Attempt> attempts(count);
    OrderedWork work;
    work.count = count;
    work.work = [&](std::size_t index) { attempts[index] = make(first + index); };
    work.take = [&](std::size_t index) { take(attempts[index]); };
    work.before_waiting = [this] { output_.flush(); };
    do_in_order(work, task_.threads);
  }

  /// On any thread.
  Attempt make(std::uint64_t index) {
    if (is_interrupted()) return {};
    Budget budget;
    budget.time = task_.limit;
    const std::uint64_t number = index * task_.share.of + task_.share.number - 1;
    return maker_({task_.seed, number, task_.with_grade}, budget,
                  [this](const generate::Trying& trying) { return hear(trying); });
  }

  /// On any thread.
  bool hear(const generate::Trying& trying) {
    if (task_.threads == 1 && output_.progress_line().is_due()) {
      output_.flush();
      output_.progress_line().show(words() + "; " + with_commas(std::to_string(trying.tried)) +
                                   " tried for the next");
    }
    return !is_interrupted();
  }

  void take(const Attempt& attempt) {
    is_ended_ = is_ended_ || attempt.stopped == StopReason::cancelled;
    if (is_ended_) return;
    output_.write(attempt_text(attempt));
    if (!attempt.line.empty()) ++made_;
    if (output_.progress_line().is_due()) output_.progress_line().show(words());
  }

  std::string words() const {
    return with_commas(std::to_string(made_)) + (made_ == 1 ? " puzzle made" : " puzzles made");
  }

  const Maker& maker_;
  const GenerateTask& task_;
  Output& output_;
  std::uint64_t made_ = 0;
  bool is_ended_ = false;
};

}  // namespace

int print_puzzles(const GenerateTask& task, const Maker& maker, Output& output) {
  return Printing(maker, task, output).print_all();
}

}  // namespace ninefold::cli
