#pragma once

#include <string>
#include <vector>

/// Asks the façade as one line of requests.txt says: the function's name and its arguments as
/// texts. The reply comes as the JSON text that JavaScript makes of the same reply (without the
/// milliseconds and nodes, which change from time to time), or as "no such request".
std::string ask_facade(const std::vector<std::string>& request);
