#pragma once

// Orders that somebody wrote in plain words instead of a sheet: they become a sheet to confirm, and order nothing.

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"

namespace gm {

struct ConvertedLine {
    int number = 0;                  ///< in the message, from 1
    std::string text;                ///< as written
    std::string sheet = {};          ///< the same in the sheet; empty if it was not understood
    orders::Problems problems = {};  ///< why not, or what looks wrong
};

struct ConvertedSheet {
    std::string sheet;  ///< YAML; what was not understood stands in it as comments
    std::vector<ConvertedLine> lines;

    /// Was every line understood without doubt?
    bool whole() const;
    orders::Problems problems() const;
};

/// Does the text begin as such messages do (`#1 - Alice`), with orders below, and is it no sheet?
bool in_plain_words(const GameInPlay& in_play, std::string_view text);

/// Whose message it says it is.
orders::Result<resolution::PlayerIndex> author_in_plain_words(const GameInPlay& in_play, const std::string& text,
                                                              const std::string& file);

/// The sheet in the author's language; a failure if the message is another turn's or player's, or too large.
orders::Result<ConvertedSheet> convert_plain_words(const GameInPlay& in_play, resolution::PlayerIndex author,
                                                   const std::string& text, const std::string& file,
                                                   const std::string& language);

/// What is said of them where a sheet is wanted, to whoever can mend it at once.
orders::Problem no_sheet_yet(const std::string& file);

/// For templates and programs: `sheet`, `whole`, `lines` with `line`, `text`, `sheet`, `problems`.
nlohmann::json to_json(const ConvertedSheet& converted, const std::string& language);

}  // namespace gm
