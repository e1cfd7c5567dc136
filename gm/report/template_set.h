#pragma once

// The templates of one game in one language: `report.txt`, `bulletin.txt` ..., and
// `phrases.yaml`, which says each kind of fact in words. What all games share, such as
// receipts, lies in `common/`; a game may have its own of the same name instead.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/report/template_engine.h"
#include "gm/report/template_files.h"
#include "orders/result.h"

namespace gm {

struct Rendered {
    std::string subject;
    std::string text;
    std::optional<std::string> html = {};  ///< the same as a page, if the document has such a template
};

/// Languages that reports can be written in.
bool speaks(std::string_view language);

/// Which phrasing of an entry: the same in every replay. It counts the entries that this
/// reader sees, never all: a choice that moved with hidden entries would betray them.
class Phrasings {
public:
    explicit Phrasings(const nlohmann::json& knowledge);
    /// Of the next entry of that kind: they take turns.
    std::size_t next(const std::string& kind);

private:
    std::string key_;
    std::map<std::string, std::size_t> next_;
};

class TemplateSet {
public:
    /// The shipped ones.
    static orders::Result<TemplateSet> load(const std::string& game, const std::string& language,
                                            std::map<std::string, std::string> names);
    static orders::Result<TemplateSet> of(TemplateFiles files, std::map<std::string, std::string> names);

    /// See TemplateEngine.
    void set_sheets(TemplateEngine::Sheets sheets) { engine_.set_sheets(std::move(sheets)); }

    /// `document` is `report`, `bulletin`, `receipt` ...; `knowledge` all that its reader may know.
    orders::Result<Rendered> render(const std::string& document, nlohmann::json knowledge);

    /// A page of the web site by its file's name, `web-home.html`. If `data` is what a reader knows of a turn (it has
    /// a `commitment`), its entries are put into words as in a mail.
    orders::Result<std::string> page(const std::string& name, const nlohmann::json& data);

    /// The same knowledge, each of its entries with its `text`.
    orders::Result<nlohmann::json> in_words(nlohmann::json knowledge);

    /// One fact in words, chosen among its phrasings by `variation`.
    orders::Result<std::string> phrase(const nlohmann::json& entry, const nlohmann::json& context,
                                       std::size_t variation);

    bool knows(const std::string& kind) const { return facts_.contains(kind); }

private:
    struct Phrase {
        std::string text;
        std::string file;
        orders::Mark mark;
    };

    TemplateSet(TemplateFiles files, std::map<std::string, std::string> names);
    orders::Outcome read_phrases(const std::string& name, TemplateEngine::Words& words);
    /// A broken phrase is reported where it stands in its file.
    orders::Result<std::string> say(const Phrase& phrase, const std::string& key, const nlohmann::json& data);
    orders::Outcome put_into_words(nlohmann::json& knowledge);

    std::map<std::string, Phrase> subjects_;
    std::map<std::string, std::vector<Phrase>> facts_;
    std::shared_ptr<const TemplateFiles> files_;
    TemplateEngine engine_;
};

}  // namespace gm
