#pragma once

#include <map>
#include <optional>
#include <string>

#include "gm/report/template_set.h"
#include "orders/result.h"
#include "resolution/game.h"

namespace gm {

/// The sheets of the coming turn, as players get them to fill in: what each may do and what it
/// costs, every order as an example behind `# `. Sent back untouched, one is an empty sheet.
class PrefilledSheets {
public:
    /// `deadline`: when sheets must be in, in words; none if there is no such day.
    PrefilledSheets(const resolution::Game& game, const resolution::Roster& roster,
                    const resolution::Position& position, std::optional<std::string> deadline = std::nullopt)
        : game_(game), roster_(roster), position_(position), deadline_(std::move(deadline)) {}

    orders::Result<Rendered> write(resolution::PlayerIndex player, const std::string& language);

private:
    orders::Result<TemplateSet*> templates_in(const std::string& language);

    const resolution::Game& game_;
    const resolution::Roster& roster_;
    const resolution::Position& position_;
    std::optional<std::string> deadline_;
    std::map<std::string, TemplateSet> templates_;  ///< by language
};

/// The sheet with a first line by which editors find the schema that lies beside it.
std::string with_schema_line(const std::string& schema_file, const std::string& sheet);

}  // namespace gm
