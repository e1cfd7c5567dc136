#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>

#include "gm/report/template_set.h"
#include "resolution/game.h"

namespace gm {

/// The templates of one game in every language asked for, each read once. Files in the game folder take the place of
/// shipped ones; one that is broken is complained of, and the shipped one used.
class TemplateShelf {
public:
    /// `folder`: the game folder, whose `templates/` are the game master's own; empty for none.
    TemplateShelf(const resolution::Game& game, const resolution::Roster& roster, std::filesystem::path folder = {})
        : game_(game), roster_(roster), folder_(std::move(folder)) {}

    /// `document` is `report`, `bulletin` ...; `knowledge` all that its reader may know.
    orders::Result<Rendered> render(const std::string& language, const std::string& document, nlohmann::json knowledge);

    /// The same knowledge, each of its entries with its `text`.
    orders::Result<nlohmann::json> in_words(const std::string& language, nlohmann::json knowledge);

    /// A page of the web site by its file's name, `web-home.html`. The game master's own are tried first.
    orders::Result<std::string> page(const std::string& language, const std::string& name, const nlohmann::json& data);

    /// What is wrong with the game master's own templates, as far as they were used; warnings.
    const orders::Problems& complaints() const { return complaints_; }

private:
    struct Templates {
        TemplateFiles shipped;
        TemplateFiles own;  ///< only those that are of use
        std::map<std::string, std::string> names;
        TemplateEngine::Sheets sheets;
        TemplateSet set;
    };

    orders::Result<Templates*> in(const std::string& language);
    void leave_out_unreadable(const TemplateFiles& shipped, TemplateFiles& own);
    using Write = std::function<orders::Result<Rendered>(TemplateSet&)>;
    orders::Result<Rendered> write(const std::string& language, const Write& written);
    orders::Outcome leave_out_broken(Templates& templates, const Write& written);
    void complain(const TemplateFile& file, const orders::Problems& problems);

    const resolution::Game& game_;
    const resolution::Roster& roster_;
    std::filesystem::path folder_;
    std::map<std::string, Templates> languages_;
    orders::Problems complaints_;
};

}  // namespace gm
