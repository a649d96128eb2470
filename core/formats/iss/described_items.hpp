#pragma once

#include "core/variants/rule.hpp"

#include <string>
#include <vector>

namespace ninefold::variants {

/// Items that stand for what a description says beside its text. They are numbered 0.
Item new_item(std::string name, std::vector<std::string> arguments);
Item item_of_shape(int side);
Item item_of_no_boxes();

}  // namespace ninefold::variants
