#pragma once

namespace gm {

enum class ExitCode : int {
    done = 0,
    refused = 1,  ///< understood, but refused or found wanting
    misuse = 2,   ///< the command itself cannot be carried out as given
};

}  // namespace gm
