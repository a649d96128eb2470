// Embind has one use for printf, in an error message about types that are not registered, which the
// contract test excludes; and the standard library's aborts have another. Nothing of it is ever
// seen, and printf is four kilobytes.

#include <cstdarg>
#include <cstdio>

// The name is the linker's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int __wrap_vfiprintf(FILE* /*file*/, const char* /*format*/, va_list /*arguments*/) {
  return 0;
}
