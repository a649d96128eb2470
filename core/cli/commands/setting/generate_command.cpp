#include "core/board/time_left.hpp"
#include "core/cli/command.hpp"
#include "core/cli/commands/setting/generate_options.hpp"
#include "core/cli/commands/setting/generate_printing.hpp"
#include "core/cli/commands/setting/generate_task.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/grade_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/sampling/unbiased_sampler.hpp"
#include "core/generate/setting/climbing.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "core/generate/variants/ruled_generator.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace ninefold::cli {

namespace {

/// With its givens swapped to be fewer; the grade is told where it is asked for.
void make_smaller(const generate::Generator& generator, const GenerateTask& task,
                  const generate::Draw& draw, const Budget& budget,
                  const generate::TryingCallback& goes_on, generate::Made& made) {
  // What is chosen at random is to be independent of what the puzzle was made with.
  generate::Climb climb{generate::Aim::fewest, ~draw.seed, draw.number, task.tries};
  climb.symmetry = task.wish.symmetry;
  const generate::Climbed climbed =
      generate::climb(generator.engine(), generator.links(), made.givens, climb, budget, goes_on);
  // What ends before the puzzle itself is looked at has no best one.
  if (climbed.best.grade) made = climbed.best;
  if (!draw.with_grade) made.grade.reset();
}

Attempt make(const generate::Generator& generator, const GenerateTask& task,
             const generate::Draw& draw, const Budget& budget,
             const generate::TryingCallback& goes_on) {
  const TimeLeft time(budget.time);
  generate::Outcome outcome = generator.make(task.wish, draw, budget, goes_on);
  if (outcome.puzzle && task.tries > 0) {
    Budget left = budget;
    left.time = time.left();
    make_smaller(generator, task, draw, left, goes_on, *outcome.puzzle);
  }
  Attempt attempt{"", outcome.stopped, outcome.tried};
  if (!outcome.puzzle) return attempt;
  attempt.line = write_puzzle_line(outcome.puzzle->givens);
  if (const auto& grade = outcome.puzzle->grade) attempt.line += "\t" + grade_columns(*grade);
  return attempt;
}

/// Seven digits tell a weight; more would only differ from machine to machine.
std::string weight_text(double weight) {
  // Not by std::to_chars, which libc++ 13 does not have for such numbers.
  std::array<char, 32> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.7g", weight);
  return {text.data(), static_cast<std::size_t>(length)};
}

Attempt make_unbiased(const generate::UnbiasedSampler& sampler, const generate::Draw& draw,
                      const Budget& budget, const generate::TryingCallback& goes_on) {
  const generate::Sampled sampled = sampler.make(draw, budget, goes_on);
  Attempt attempt{"", sampled.stopped, sampled.tried};
  if (!sampled.puzzle) return attempt;
  attempt.line = write_puzzle_line(sampled.puzzle->givens);
  if (const auto& grade = sampled.puzzle->grade) attempt.line += "\t" + grade_columns(*grade);
  attempt.line += "\t" + weight_text(sampled.weight);
  return attempt;
}

Attempt make_placed(const generate::PuzzleKind& kind, const generate::PlacedWish& wish,
                    const generate::Draw& draw, const Budget& budget,
                    const generate::TryingCallback& goes_on) {
  const generate::PlacedOutcome outcome =
      generate::make_placed(*kind.placed, wish, draw, budget, goes_on);
  Attempt attempt{"", outcome.stopped, outcome.tried};
  if (!outcome.puzzle) return attempt;
  attempt.line = variants::write_iss_text(outcome.puzzle->puzzle.items);
  const bool shows_grade = wish.level || draw.with_grade;
  if (const auto& grade = outcome.puzzle->grade; grade && shows_grade)
    attempt.line += "\t" + grade_columns(*grade);
  return attempt;
}

int print_all(const Arguments& arguments, const GenerateTask& task, const Maker& maker,
              Output& output) {
  if (!arguments.has(generate_seed_option.name))
    complain("Seed: " + std::to_string(task.seed) + "\n");
  return print_puzzles(task, maker, output);
}

int run_placed(const Arguments& arguments, const generate::PuzzleKind& kind, Output& output) {
  const Result<GenerateTask> task = read_generate_task(arguments, Shape());
  if (!task) return refuse("generate", task.error());
  generate::PlacedWish wish = generate::usual_wish(kind, task->wish.level);
  if (arguments.has(givens_option.name))
    wish.givens = {task->wish.least_givens, task->wish.most_givens};
  const Maker maker = [&](const generate::Draw& draw, const Budget& budget,
                          const generate::TryingCallback& goes_on) {
    return make_placed(kind, wish, draw, budget, goes_on);
  };
  return print_all(arguments, *task, maker, output);
}

Attempt make_ruled(const variants::Puzzle& board, Shape shape, const generate::Wish& wish,
                   const generate::Draw& draw, const Budget& budget,
                   const generate::TryingCallback& goes_on) {
  const generate::RuledOutcome outcome =
      generate::make_ruled(board, {wish.least_givens, wish.most_givens}, draw, budget, goes_on);
  Attempt attempt{"", outcome.stopped, outcome.tried};
  if (!outcome.puzzle) return attempt;
  Grid givens(shape);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell)
    givens[cell] = static_cast<Digit>(outcome.puzzle->givens[cell]);
  attempt.line = write_puzzle_line(givens);
  return attempt;
}

int run_ruled(const Arguments& arguments, const variants::Puzzle& board, Shape shape,
              Output& output) {
  const Result<GenerateTask> task = read_generate_task(arguments, shape);
  if (!task) return refuse("generate", task.error());
  const Maker maker = [&](const generate::Draw& draw, const Budget& budget,
                          const generate::TryingCallback& goes_on) {
    return make_ruled(board, shape, task->wish, draw, budget, goes_on);
  };
  return print_all(arguments, *task, maker, output);
}

int run_unbiased(const Arguments& arguments, const generate::Generator& generator,
                 const GenerateTask& task, Output& output) {
  Budget budget;
  budget.time = task.limit;
  const ProgressCallback goes_on = [](const Progress&) { return !is_interrupted(); };
  generate::Spending spending(budget, goes_on);
  const generate::UnbiasedSampler sampler(generator.engine(), generator.links(), spending);
  const Maker maker = [&](const generate::Draw& draw, const Budget& budget_of_one,
                          const generate::TryingCallback& goes_on_with_one) {
    if (!sampler.is_ready()) return Attempt{"", spending.stopped(), 0};
    return make_unbiased(sampler, draw, budget_of_one, goes_on_with_one);
  };
  return print_all(arguments, task, maker, output);
}

int run_generate(const Arguments& arguments, Output& output) {
  const Result<const generate::PuzzleKind*> kind = read_kind(arguments);
  if (!kind) return refuse("generate", kind.error());
  if (*kind != nullptr && (*kind)->placed) return run_placed(arguments, **kind, output);
  const Result<Shape> shape =
      *kind != nullptr ? Result<Shape>(*Shape::of_size((*kind)->size)) : read_size(arguments);
  if (!shape) return refuse("generate", shape.error());
  if (*kind == nullptr) {
    const Result<std::optional<variants::Puzzle>> board = read_ruled_board(arguments, *shape);
    if (!board) return refuse("generate", board.error());
    if (board->has_value()) return run_ruled(arguments, **board, *shape, output);
  }
  const Result<std::vector<Rule>> rules = read_chosen_rules(arguments, *kind, *shape);
  const Result<generate::Generator> generator = rules ? generate::Generator::create(*shape, *rules)
                                                      : Result<generate::Generator>(rules.error());
  if (!generator) return refuse("generate", generator.error());
  const Result<GenerateTask> task = read_generate_task(arguments, *shape);
  if (!task) return refuse("generate", task.error());
  if (const auto error = never_needed_error(task->wish, generator->links()))
    return refuse("generate", *error);
  const Result<bool> unbiased = read_unbiased(arguments);
  if (!unbiased) return refuse("generate", unbiased.error());
  if (*unbiased) return run_unbiased(arguments, *generator, *task, output);
  const Maker maker = [&](const generate::Draw& draw, const Budget& budget,
                          const generate::TryingCallback& goes_on) {
    return make(*generator, *task, draw, budget, goes_on);
  };
  return print_all(arguments, *task, maker, output);
}

}  // namespace

extern const Command generate_command{
    .name = "generate",
    .summary = "puzzles with one solution, of the kind you wish",
    .details =
        "Prints one puzzle a line; where it is known or asked for, a tab and the grade,\n"
        "a tab and the score, a tab and the hardest technique, as ninefold grade\n"
        "prints them. For a wish that is not met in time the line is -, a tab, and how\n"
        "many puzzles were tried. Puzzles of the kinds from killer on are lines of\n"
        "constraint text, which solve and grade read with --format iss; below Extreme they\n"
        "can be solved step by step without a guess, and the easier, the more givens they\n"
        "have. Those under constraint text in --rules are digits, which solve and grade read\n"
        "with the same --rules; no given of theirs can be left out, unless --givens asks for\n"
        "more.\n",
    .options = generate_options,
    .run = run_generate,
    .takes_no_file = true};

}  // namespace ninefold::cli
