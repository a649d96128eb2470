# Catch2 3: the system's own, or else, where it is asked for, the release from its project's page.
option(NINEFOLD_DOWNLOAD_CATCH2 "Download Catch2 where it is not installed" OFF)
find_package(Catch2 3 QUIET)
if(NOT Catch2_FOUND AND NINEFOLD_DOWNLOAD_CATCH2)
  message(STATUS "Catch2 3 is not installed; downloading it")
  include(FetchContent)
  # No URL_HASH: the archive is made by the host on demand, and its bytes are not promised.
  FetchContent_Declare(Catch2
    URL https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
    DOWNLOAD_EXTRACT_TIMESTAMP ON
    SYSTEM)
  FetchContent_MakeAvailable(Catch2)
  list(APPEND CMAKE_MODULE_PATH ${catch2_SOURCE_DIR}/extras)
endif()
