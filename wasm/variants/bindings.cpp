// The table of what JavaScript sees of the second module. What the functions and fields mean is
// said in api.hpp.

#include "wasm/variants/api.hpp"

#include "wasm/shared/bindings_support.hpp"
#include "wasm/variants/api_setting.hpp"

namespace ninefold::api {

template <>
struct Fields<variant::VariantText> {
  static constexpr auto list = std::tuple{std::pair{"problem", &variant::VariantText::problem},
                                          std::pair{"item", &variant::VariantText::item},
                                          std::pair{"kind", &variant::VariantText::kind},
                                          std::pair{"argument", &variant::VariantText::argument},
                                          std::pair{"puzzle", &variant::VariantText::puzzle}};
};

}  // namespace ninefold::api

namespace ninefold::api::variant {
namespace {

val read_variant_text(const std::string& text) { return to_object(read_variant(text)); }

val all_kinds() { return to_array(kinds()); }

Improved improve_with_callback(const std::string& puzzle, const Improvement& wish,
                               const Limits& limits, const val& progress) {
  return improve(puzzle, wish, limits, callback_of(progress));
}

PlacedPuzzle place_with_callback(const std::string& kind, const PlacedWish& wish,
                                 const Limits& limits, const val& progress) {
  return place(kind, wish, limits, callback_of(progress));
}

}  // namespace

EMSCRIPTEN_BINDINGS(ninefold_variants) {
  emscripten::value_object<Contradiction>("Contradiction")
      .field("problem", &Contradiction::problem)
      .field("solvable", &Contradiction::solvable)
      .field("stopped", &Contradiction::stopped)
      .field("nodes", &Contradiction::nodes)
      .field("milliseconds", &Contradiction::milliseconds)
      .field("cells", &get_list<Contradiction, &Contradiction::cells>, &keep_list<Contradiction>)
      .field("rules", &get_list<Contradiction, &Contradiction::rules>, &keep_list<Contradiction>);
  emscripten::value_object<VariantRules::One>("VariantRule")
      .field("item", &VariantRules::One::item)
      .field("kind", &VariantRules::One::kind)
      .field("numbers", &get_list<VariantRules::One, &VariantRules::One::numbers>,
             &keep_list<VariantRules::One>)
      .field("cells", &get_list<VariantRules::One, &VariantRules::One::cells>,
             &keep_list<VariantRules::One>)
      .field("lists", &get_list<VariantRules::One, &VariantRules::One::lists>,
             &keep_list<VariantRules::One>)
      .field("text", &VariantRules::One::text);
  emscripten::value_object<VariantRules>("VariantRules")
      .field("problem", &VariantRules::problem)
      .field("rules", &get_list<VariantRules, &VariantRules::rules>, &keep_list<VariantRules>)
      .field("boxes", &get_list<VariantRules, &VariantRules::boxes>, &keep_list<VariantRules>);
  emscripten::value_object<ParameterSchema>("ParameterSchema")
      .field("name", &ParameterSchema::name)
      .field("kind", &ParameterSchema::kind)
      .field("presence", &ParameterSchema::presence)
      .field("least", &ParameterSchema::least)
      .field("most", &ParameterSchema::most)
      .field("otherwise", &ParameterSchema::otherwise)
      .field("any_board", &ParameterSchema::any_board)
      .field("words", &get_list<ParameterSchema, &ParameterSchema::words>,
             &keep_list<ParameterSchema>);
  emscripten::value_object<KindSchema>("KindSchema")
      .field("name", &KindSchema::name)
      .field("role", &KindSchema::role)
      .field("gesture", &KindSchema::gesture)
      .field("revisits", &KindSchema::revisits)
      .field("is_block", &KindSchema::is_block)
      .field("parameters", &get_list<KindSchema, &KindSchema::parameters>, &keep_list<KindSchema>);
  emscripten::value_object<PlacedWish>("PlacedWish")
      .field("level", &PlacedWish::level)
      .field("seed", &PlacedWish::seed)
      .field("number", &PlacedWish::number);
  emscripten::value_object<PlacedPuzzle>("PlacedPuzzle")
      .field("problem", &PlacedPuzzle::problem)
      .field("puzzle", &PlacedPuzzle::puzzle)
      .field("solution", &PlacedPuzzle::solution)
      .field("level", &PlacedPuzzle::level)
      .field("stopped", &PlacedPuzzle::stopped)
      .field("tried", &PlacedPuzzle::tried)
      .field("nodes", &PlacedPuzzle::nodes)
      .field("milliseconds", &PlacedPuzzle::milliseconds);

  emscripten::function("solve", &with_callback<&solve>);
  emscripten::function("count", &with_callback<&count>);
  emscripten::function("count_part", &count_part_with_callback<&count_part>);
  emscripten::function("first", &with_callback<&first>);
  emscripten::function("enumerate", &part_with_callback<&enumerate>);
  emscripten::function("candidates", &with_callback<&candidates>);
  emscripten::function("contradiction", &with_callback<&contradiction>);
  emscripten::function("hint", &hint);
  emscripten::function("path", &path);
  emscripten::function("grade", &grade);
  emscripten::function("inspect", &inspect);
  emscripten::function("peers", &peers);
  emscripten::function("watch", &watch);
  emscripten::function("search_tree", &search_tree);
  emscripten::function("steps", &steps);
  emscripten::function("import_text", &import_text);
  emscripten::function("read_variant", &read_variant_text);
  emscripten::function("write_variant", &write_variant);
  emscripten::function("variant_rules", &variant_rules);
  emscripten::function("kinds", &all_kinds);
  emscripten::function("place", &place_with_callback);
}

EMSCRIPTEN_BINDINGS(ninefold_setting) {
  emscripten::value_object<SetClues>("SetClues")
      .field("problem", &SetClues::problem)
      .field("solutions", &SetClues::solutions)
      .field("stopped", &SetClues::stopped)
      .field("milliseconds", &SetClues::milliseconds)
      .field("cells", &get_list<SetClues, &SetClues::cells>, &keep_list<SetClues>)
      .field("digits", &get_list<SetClues, &SetClues::digits>, &keep_list<SetClues>)
      .field("rules", &get_list<SetClues, &SetClues::rules>, &keep_list<SetClues>);
  emscripten::value_object<MinimalForms>("MinimalForms")
      .field("problem", &MinimalForms::problem)
      .field("solutions", &MinimalForms::solutions)
      .field("stopped", &MinimalForms::stopped)
      .field("milliseconds", &MinimalForms::milliseconds)
      .field("found", &MinimalForms::found)
      .field("forms", &get_list<MinimalForms, &MinimalForms::forms>, &keep_list<MinimalForms>);
  emscripten::value_object<Improvement>("Improvement")
      .field("aim", &Improvement::aim)
      .field("seed", &Improvement::seed)
      .field("number", &Improvement::number)
      .field("tries", &Improvement::tries)
      .field("keeps_solution", &Improvement::keeps_solution)
      .field("symmetry", &Improvement::symmetry)
      .field("level", &Improvement::level);
  emscripten::value_object<Improved>("Improved")
      .field("problem", &Improved::problem)
      .field("solutions", &Improved::solutions)
      .field("stopped", &Improved::stopped)
      .field("tried", &Improved::tried)
      .field("milliseconds", &Improved::milliseconds)
      .field("givens", &Improved::givens)
      .field("level", &Improved::level)
      .field("score", &Improved::score)
      .field("hardest", &Improved::hardest);

  emscripten::function("redundant", &with_callback<&redundant>);
  emscripten::function("changeable", &with_callback<&changeable>);
  emscripten::function("minimal_forms", &with_callback<&minimal_forms>);
  emscripten::function("improve", &improve_with_callback);
}

}  // namespace ninefold::api::variant
