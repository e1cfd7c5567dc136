#pragma once

#include "gm/cli/command.h"
#include "gm/cli/exit_code.h"
#include "gm/play/game_in_play.h"

namespace gm {

/// Opens the folder the command works in; complains if it is no game.
orders::Result<GameInPlay> open_to_read(const Invocation& invocation);
/// The same, as the only writer; tells whom it waits for.
orders::Result<GameInPlay> open_to_write(const Invocation& invocation, Terminal& terminal, const std::string& command);

/// The same for a store that was let go: has anybody else changed the game meanwhile?
orders::Result<bool> take_again(Store& store, Terminal& terminal, const std::string& command);

/// The turn that `--turn` names, which must have been resolved; the last one if it is not given.
orders::Result<int> resolved_turn_asked(const GameInPlay& in_play, const Invocation& invocation);

/// The turn that `--turn` says is meant, whichever it is by now; nothing if it is not given.
orders::Result<std::optional<int>> turn_that_was_meant(const Invocation& invocation);

/// Held by who sends mails or changes those that wait; tells whom it waits for.
orders::Result<FolderLock> take_sender_lock(const std::filesystem::path& folder, Terminal& terminal,
                                            const std::string& command);

/// Is the language asked for one that gm speaks?
orders::Outcome check_language(const Invocation& invocation);

/// Complains and gives the exit code to leave with.
ExitCode refuse(Terminal& terminal, const orders::Problems& problems, ExitCode code = ExitCode::refused);

}  // namespace gm
