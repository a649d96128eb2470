// Every rule that there is, and how it is written.

#include "core/cli/command.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/iss/item_forms.hpp"

namespace ninefold::cli {

namespace {

int run_rules(const Arguments& /*arguments*/, Output& output) {
  std::string text = "Rules that --rules takes:\n";
  for (const std::string& form : rule_forms()) text += "  " + form + "\n";
  text += "\nItems of a constraint text, for --format iss and --rules:\n";
  for (const std::string& form : variants::item_forms()) text += "  " + form + "\n";
  output.write(text);
  return exit_answered;
}

}  // namespace

extern const Command rules_command{
    .name = "rules",
    .summary = "every rule that puzzles may have, and how it is written",
    .details =
        "Prints the rules that --rules takes, then the items of a constraint text, with their "
        "arguments. In a text an item begins with a dot, and each argument with a tilde: Cage "
        "[SUM] CELLS... is written .Cage~10~R1C1~R1C2. What stands in brackets may be left empty, "
        "and at the end of an item left out; the difference of Whisper is left out together with "
        "its tilde.",
    .options = {},
    .run = run_rules,
    .takes_no_file = true,
};

}  // namespace ninefold::cli
