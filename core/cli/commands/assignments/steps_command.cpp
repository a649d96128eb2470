#include "core/cli/command.hpp"
#include "core/cli/commands/assignments/lesson_input.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/assignments/csu.hpp"
#include "core/lessons/stepper.hpp"
#include "core/variants/lessons/variant_lesson.hpp"

#include <array>
#include <cerrno>
#include <cstdio>

namespace ninefold::cli {

namespace {

using lessons::Move;
using lessons::Stepper;
using lessons::StepStatus;

constexpr Option constraints_option{"--constraints", "",
                                    "first print the constraint bits of every square, - for a\n"
                                    "filled one"};
constexpr Option after_option{"--after", "N",
                              "make N steps, and print no moves; --constraints and --save then\n"
                              "show the board after them"};
constexpr Option save_option{"--save", "FILE", "write the puzzle after the last step to FILE"};
constexpr std::array steps_options{constraints_option, after_option, save_option,
                                   all_rules_option,   pairs_option, no_wrap_option};

std::string move_line(const Move& move) {
  return "Filled in " + std::to_string(move.value) + " at row " + std::to_string(move.row) +
         ", column " + std::to_string(move.column) + "\n";
}

template <typename AnyStepper>
std::string constraint_lines(const AnyStepper& stepper) {
  const auto shape = stepper.grid().shape();
  std::string text;
  for (int row = 0; row < shape.size(); ++row) {
    for (int column = 0; column < shape.size(); ++column) {
      const auto cell = shape.cell(row, column);
      if (column > 0) text += ' ';
      text += stepper.grid()[cell] == empty_cell ? std::to_string(stepper.constraint(cell)) : "-";
    }
    text += '\n';
  }
  return text;
}

/// Writes a puzzle file; 0, or the number of the error.
int save(const std::string& file, const Grid& grid) {
  std::FILE* const stream = std::fopen(file.c_str(), "wb");
  if (stream == nullptr) return errno;
  const std::string text = write_csu(grid);
  const bool is_written = std::fwrite(text.data(), 1, text.size(), stream) == text.size();
  const int error = is_written ? 0 : errno;
  return std::fclose(stream) == 0 ? error : errno;
}

/// Steps until the end, or for at most `limit` steps, and tells each move to `tell`. Success when
/// the limit came before the end.
template <typename AnyStepper, typename Tell>
StepStatus run_stepper(AnyStepper& stepper, std::uint64_t limit, Tell tell) {
  StepStatus status = StepStatus::success;
  while (status == StepStatus::success && stepper.moves().size() < limit) {
    status = stepper.step();
    if (status != StepStatus::failure) tell(stepper.moves().back());
  }
  return status;
}

Grid grid_of(const Grid& board) { return board; }

/// Only boards of digits are read, whose rows are as long as there are digits.
Grid grid_of(const variants::LessonBoard& board) {
  Grid grid(*Shape::of_size(board.shape().size()));
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) grid[cell] = board[cell];
  return grid;
}

/// Steps as far as the options say, and tells what they ask for. Returns the exit status.
template <typename AnyStepper>
int tell_steps(AnyStepper stepper, const Arguments& arguments, std::uint64_t limit,
               Output& output) {
  const bool prints_moves = !arguments.has(after_option.name);
  const bool prints_constraints = arguments.has(constraints_option.name);
  if (prints_constraints && prints_moves) output.write(constraint_lines(stepper));
  const StepStatus status = run_stepper(stepper, limit, [&](const Move& move) {
    if (prints_moves) output.write(move_line(move));
  });
  if (prints_constraints && !prints_moves) output.write(constraint_lines(stepper));
  output.flush();
  if (status != StepStatus::success) {
    output.complain(status == StepStatus::solved ? "solved\n" : "stuck\n");
  }
  if (const auto file = arguments.value(save_option.name)) {
    if (const int error = save(std::string(*file), grid_of(stepper.grid())); error != 0) {
      output.complain(unwritable_message(error, *file));
      return exit_output_failed;
    }
  }
  return exit_answered;
}

int run_steps(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> limit =
      arguments.number(after_option.name, 0, UINT64_MAX - 1, UINT64_MAX);
  if (!limit) return refuse("steps", limit.error());
  const Result<bool> is_variant = wants_iss(arguments);
  if (!is_variant) return refuse("steps", is_variant.error());
  if (*is_variant) {
    Input input(arguments.file(), output);
    const Result<variants::DescribedVariant> read =
        read_lesson_variant(input.text(), *described_rules(*arguments.value(rules_option.name)));
    if (!read) return input.fail(read.error());
    const int status = tell_steps(
        lessons::StepperOf<variants::VariantLesson>(variants::VariantLesson(read->puzzle)),
        arguments, *limit, output);
    return status == exit_answered ? input.finish() : status;
  }
  const Result<RuleChoice> rules = RuleChoice::from(arguments);
  if (!rules) return refuse("steps", rules.error());
  Input input(arguments.file(), output);
  const LessonPuzzles read = read_lesson_puzzles(input.text(), arguments);
  if (read.puzzles.empty()) return input.fail(*read.error);
  const auto& [puzzle, variant] = read.puzzles.front();
  if (variant && !Shape::of_size(variant->layout.value_count())) {
    Error error = error_of_line(1, "a board with other values", "a board of 4x4, 6x6 or 9x9");
    return input.fail(error);
  }
  const int status =
      variant ? tell_steps(
                    lessons::StepperOf<variants::VariantLesson>(variants::VariantLesson(*variant)),
                    arguments, *limit, output)
              : tell_steps(Stepper(puzzle), arguments, *limit, output);
  if (status != exit_answered) return status;
  return read.error ? input.fail(*read.error) : input.finish();
}

}  // namespace

extern const Command steps_command{
    "steps",
    "single candidates, step by step (Colorado State CS163/164)",
    "Fills, step by step, the first square in reading order that can hold only one\n"
    "digit, and prints one line a step, rows and columns counted from 0:\n"
    "Filled in 7 at row 0, column 2. Ends with \"solved\" or \"stuck\" on standard\n"
    "error.\n"
    "\n"
    "Input: a puzzle file of the course (81 digits with any white space between\n"
    "them), or any other form of puzzle; only the first of several puzzles is used.\n",
    steps_options,
    false,
    run_steps};

}  // namespace ninefold::cli
