# Finds Emscripten's own toolchain file: by EMSCRIPTEN_ROOT, else beside em-config on the path,
# else where Debian and Ubuntu install it.
set(emscripten_root "$ENV{EMSCRIPTEN_ROOT}")
if(NOT emscripten_root)
  find_program(EM_CONFIG em-config)
  if(EM_CONFIG)
    execute_process(COMMAND ${EM_CONFIG} EMSCRIPTEN_ROOT
                    OUTPUT_VARIABLE emscripten_root OUTPUT_STRIP_TRAILING_WHITESPACE
                    ERROR_QUIET)
  endif()
endif()
if(NOT emscripten_root)
  set(emscripten_root /usr/share/emscripten)
endif()
include(${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
