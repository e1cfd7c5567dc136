#include "gm/web/open/published.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/bulletin_edit.h"
#include "gm/play/outgoing.h"
#include "gm/text/html.h"
#include "gm/web/site/article.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

std::string article_of(const std::optional<std::string>& html, const std::string& text) {
    return html ? web::article_of(*html) : "<pre class=\"text\">" + html_escaped(text) + "</pre>";
}

}  // namespace

PublishedBulletin published_bulletin(const GameInPlay& in_play, TemplateShelf& templates, const json& told,
                                     const std::string& language) {
    const int number = told.at("number");
    PublishedBulletin out;
    out.headline = required(templates.page(language, "web-headline.txt", told));
    while (out.headline.ends_with('\n')) out.headline.pop_back();
    const std::vector<MessageRow> mailed = required(bulletins_of(in_play, number, language));
    if (!mailed.empty()) {
        const auto left =
            std::find_if(mailed.begin(), mailed.end(), [](const MessageRow& message) { return message.has_left(); });
        const MessageRow& mail = left == mailed.end() ? mailed.front() : *left;
        out.title = mail.subject;
        out.article = article_of(mail.html_body, mail.text_body);
        return out;
    }
    const Editorials editorials = required(in_play.store.editorials(number));
    const Rendered written = required(render_bulletin(templates, language, told, words_in(editorials, language)));
    out.title = written.subject;
    out.article = article_of(written.html, written.text);
    return out;
}

}  // namespace gm::web
