#pragma once

// A command's form, made from the command's own description, and what was filled into it as the command reads it.

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/cli/command.h"
#include "gm/play/game_in_play.h"
#include "gm/web/http/request.h"
#include "gm/web/master/desk.h"
#include "gm/web/master/uploads.h"

namespace gm::web {

/// As templates see them: each field's `name`, `label`, `help`, `kind` (flag, choice, player, players, text, content),
/// `choices`, `required`, `many` and, as filled in, `value`.
nlohmann::json form_fields(const DeskCommand& desk, const Command& command, const Fields& filled);

/// What was filled in, for a form that asks once more: name and value of hidden fields. What is in files is put so that
/// not a byte of it changes on the way.
nlohmann::json hidden_fields(const DeskCommand& desk, const Command& command, const Fields& filled);

/// The same for people: label and value, files by their length.
nlohmann::json told_fields(const DeskCommand& desk, const Command& command, const Fields& filled);

/// Only what the desk knows is taken over; whatever else a request holds is nothing.
Invocation invocation_of(const DeskCommand& desk, const Command& command, const Fields& filled, Uploads& uploads);

/// Labels of fields that must be filled in and are not.
std::vector<std::string> missing_fields(const DeskCommand& desk, const Command& command, const Fields& filled);

/// How long the files that came along are, together.
std::size_t content_size(const DeskCommand& desk, const Fields& filled);

/// Does it only look, filled in like this?
bool only_looks(const DeskCommand& desk, const Fields& filled);

}  // namespace gm::web
