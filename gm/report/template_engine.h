#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "orders/result.h"

namespace gm {

/// Renders templates with the data they are given and nothing else: no file, no
/// include outside `library`. The only place that knows inja.
class TemplateEngine {
public:
    /// Text of an included template by its name, or nothing.
    using Library = std::function<const std::string*(std::string_view)>;

    /// Tables of words of one language: table, id, text.
    using Words = std::map<std::string, std::map<std::string, std::string>>;

    /// `names`: what `name(id)` shows for an id.
    TemplateEngine(Library library, std::map<std::string, std::string> names);
    ~TemplateEngine();
    TemplateEngine(TemplateEngine&&) noexcept;
    TemplateEngine& operator=(TemplateEngine&&) noexcept;

    /// What `word(table, id)` shows. Four tables have a meaning of their own: `the` holds names
    /// with their article, `prefix` says how `croc:akira` reads (a template that is given `rest`),
    /// `de` holds what a rule cannot guess ("d'Horizon"),
    /// and `grammar` may say `zero: one` where 0 counts as a singular.
    void set_words(Words words);

    /// How `sheet(text)` puts an order sheet into the language of the templates; without it, as it is.
    using Sheets = std::function<std::string(const std::string&)>;
    void set_sheets(Sheets sheets);

    /// Can this text be read as a template?
    orders::Outcome check(const std::string& file, const std::string& text);

    /// `file` is for messages: a broken template is reported with file, line and column. If it ends in `.html` the
    /// text is a page: whatever is printed into it is escaped, and can be no markup, but for `safe_html(x)` where x is
    /// the data's own `editorial.html`, or a member of its `markup`: what the program itself made.
    orders::Result<std::string> render(const std::string& file, const std::string& text, const nlohmann::json& data);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace gm
