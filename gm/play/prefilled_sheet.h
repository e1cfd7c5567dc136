#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "gm/report/template_shelf.h"
#include "gm/store/attachment.h"
#include "orders/result.h"
#include "resolution/game.h"

namespace gm {

/// What the pre-filled sheet of a player depends on.
struct SheetCircumstances {
    const resolution::Game& game;
    const resolution::Roster& roster;
    const resolution::Position& position;
    nlohmann::json deadline = nullptr;  ///< when sheets must be in, as `moment_json` makes it; null: no such day
};

orders::Result<Rendered> write_prefilled_sheet(TemplateShelf& templates, const SheetCircumstances& circumstances,
                                               resolution::PlayerIndex player, const std::string& language);

/// The sheets of the coming turn, as players get them to fill in: what each may do and what it
/// costs, every order as an example behind `# `. Sent back untouched, one is an empty sheet.
class PrefilledSheets {
public:
    /// `deadline`: when sheets must be in, as `moment_json` makes it; null if there is no such day.
    /// `folder`: where the game master's own templates are; empty for none.
    PrefilledSheets(const resolution::Game& game, const resolution::Roster& roster,
                    const resolution::Position& position, nlohmann::json deadline = nullptr,
                    std::filesystem::path folder = {})
        : circumstances_{game, roster, position, std::move(deadline)}, templates_(game, roster, std::move(folder)) {}

    orders::Result<Rendered> write(resolution::PlayerIndex player, const std::string& language) {
        return write_prefilled_sheet(templates_, circumstances_, player, language);
    }

    /// What is wrong with the game master's own templates.
    const orders::Problems& complaints() const { return templates_.complaints(); }

private:
    SheetCircumstances circumstances_;
    TemplateShelf templates_;
};

/// The sheet as a file of a mail: by its name gm import knows a sheet, and its type opens on every phone.
AttachmentRow sheet_attachment(const std::string& player, int turn, const std::string& language, std::string sheet);

/// The sheet with a first line by which editors find the schema that lies beside it.
std::string with_schema_line(const std::string& schema_file, const std::string& sheet);

}  // namespace gm
