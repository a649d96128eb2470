#include "core/generate/generator.hpp"

#include "core/generate/attempts.hpp"
#include "core/generate/near_techniques.hpp"
#include "core/rules/validate.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::generate {

struct Generator::Parts {
  Shape shape;
  Constraints constraints;
  Engine engine;
  logic::Links links;
};

namespace {

bool is_on_path(const std::vector<logic::Step>& path, logic::Technique technique) {
  return std::any_of(path.begin(), path.end(),
                     [technique](const logic::Step& step) { return step.technique == technique; });
}

/// Whether the way to the solution has the techniques that are needed, and none of the others.
bool has_techniques(const logic::State& state, const Wish& wish, const Grid& solution,
                    logic::Workspace& shared) {
  if (wish.needs.empty() && wish.without.empty()) return true;
  const std::vector<logic::Step> path = logic::find_path(state, solution, shared, wish.needs).steps;
  const auto is_used = [&path](logic::Technique technique) { return is_on_path(path, technique); };
  return std::all_of(wish.needs.begin(), wish.needs.end(), is_used) &&
         std::none_of(wish.without.begin(), wish.without.end(), is_used);
}

/// Whether the puzzle has the grade that is wished, if one is; it gets its grade.
bool has_grade(const logic::State& state, const Wish& wish, Made& made) {
  made.grade = logic::grade_up_to(state, made.solution, wish.level.value_or(logic::Level::extreme));
  return made.grade && (!wish.level || made.grade->level == *wish.level);
}

/// Whether the puzzle is what logic is asked for; it gets its grade.
bool suits(const logic::Links& links, const Wish& wish, Made& made, logic::Workspace& shared) {
  const logic::State state(links, made.givens);
  // A path takes a third of the time of a grade, unless an easy grade is wished: then most puzzles
  // are refused before a path is at its end.
  const bool is_path_first =
      !wish.needs.empty() && wish.level.value_or(logic::Level::extreme) > logic::Level::hard;
  if (is_path_first) {
    return has_techniques(state, wish, made.solution, shared) && has_grade(state, wish, made);
  }
  return has_grade(state, wish, made) && has_techniques(state, wish, made.solution, shared);
}

}  // namespace

Result<Generator> Generator::create(Shape shape, std::span<const Rule> rules) {
  Result<Engine> engine = Engine::create(shape, rules);
  if (!engine) return engine.error();
  const Constraints constraints = gather_constraints(rules, shape);
  return Generator(std::make_unique<const Parts>(
      Parts{shape, constraints, std::move(engine).value(), logic::Links(constraints)}));
}

Generator::Generator(std::unique_ptr<const Parts> parts) : parts_(std::move(parts)) {}
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;
Generator::~Generator() = default;

const Engine& Generator::engine() const { return parts_->engine; }
const logic::Links& Generator::links() const { return parts_->links; }

Outcome Generator::make(const Wish& wish, const Draw& draw, const Budget& budget,
                        const TryingCallback& goes_on) const {
  Outcome outcome;
  const ProgressCallback watch = asking(goes_on, outcome.tried);
  Spending spending(budget, watch);
  Attempts attempts(parts_->engine, parts_->constraints, wish, Random(draw.seed, draw.number),
                    spending);
  NearTechniques near(parts_->links, wish, attempts);
  logic::Workspace shared;
  while (spending.check()) {
    bool is_over = false;
    std::optional<Made> made =
        near.begins_at(outcome.tried) ? near.attempt(shared) : attempts.fresh(is_over);
    if (is_over || spending.has_ended()) break;
    ++outcome.tried;
    if (made && (wish.asks_for_logic() || draw.with_grade) &&
        !suits(parts_->links, wish, *made, shared)) {
      made.reset();
    }
    if (made) {
      outcome.puzzle = made;
      break;
    }
  }
  outcome.stopped = spending.stopped();
  outcome.nodes = spending.nodes();
  return outcome;
}

}  // namespace ninefold::generate
