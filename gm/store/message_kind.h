#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace gm {

/// What a mail to the players is; the template that it is made of has the same name.
enum class MessageKind {
    report,    ///< of a resolution, to one player
    bulletin,  ///< of a resolution, the same for all who read its language
    receipt,   ///< of a sheet
    reminder,  ///< of a sheet that is missing
    handover,  ///< to whoever takes a seat
    reveal,    ///< of the seed, after the end
};

/// As it is stored, and told: "report".
std::string to_text(MessageKind kind);
void to_json(nlohmann::json& out, MessageKind kind);  ///< in JSON, too: left to itself, an enum becomes a number there
/// Throws SQLite::Exception if it is no word of ours.
MessageKind message_kind(const std::string& word);

/// A report or a bulletin: it goes with its resolution when that is undone.
bool tells_of_a_resolution(MessageKind kind);

/// "bulletin in fr", "report to ada".
std::string title_of(MessageKind kind, const std::string& reader);

}  // namespace gm
