#include "gm/audit/trail.h"

#include <algorithm>
#include <map>
#include <tuple>

#include <nlohmann/json.hpp>

#include "gm/audit/words.h"
#include "gm/report/json_diff.h"
#include "gm/rulings/draft.h"
#include "gm/store/sent_messages.h"
#include "gm/text/counted.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;

namespace {

/// What is kept of an action; a part that is not there reads as "?".
class Detail {
public:
    explicit Detail(const std::string& text) : json_(json_or_text(text)) {}

    std::string operator[](const char* key) const {
        if (!json_.is_object() || !json_.contains(key)) return "?";
        return value_in_words(json_[key], {});
    }
    bool has(const char* key) const { return json_.is_object() && json_.contains(key); }
    bool is(const char* key) const { return has(key) && json_[key] == true; }
    bool names_some(const char* key) const { return has(key) && json_[key].is_array() && !json_[key].empty(); }
    bool is_empty(const char* key) const { return has(key) && is_empty_text(json_[key]); }
    RulingRow ruling() const {
        RulingRow row;
        row.kind = (*this)["kind"];
        row.data = has("data") ? json_["data"].dump() : "";
        return row;
    }
    std::string whole() const { return orders::printable(json_.dump()); }

private:
    json json_;
};

std::string new_game(const Detail& detail) {
    return "a game of " + detail["game"] + " for " + detail["players"] + " players began";
}

std::string import(const Detail& detail) {
    return "sheet " + detail["number"] + " of " + detail["player"] + " came in from " + detail["source"] + ": " +
           detail["status"];
}

std::string resolve(const Detail& detail) {
    std::string out = "turn " + detail["turn"] + " was resolved with " + detail["sheets"] + " sheets";
    if (detail.names_some("silent")) out += "; silent: " + detail["silent"];
    return out;
}

std::string accept(const Detail& detail) {
    return "the late sheet " + detail["number"] + " of " + detail["player"] + " was accepted";
}

std::string set_aside(const Detail& detail) {
    return "a mail from " + detail["sender"] + " (" + detail["source"] + ") was set aside: " + detail["reason"];
}

std::string drop_mail(const Detail& detail) { return "mail " + detail["mail"] + ", which was set aside, was left out"; }

std::string remind(const Detail& detail) { return "reminders were queued for " + detail["reminded"]; }

std::string token(const Detail& detail) {
    return detail.is("revoked") ? "the token of " + detail["player"] + " was taken away"
                                : detail["player"] + " was given a new token";
}

std::string send(const Detail& detail) {
    if (detail.has("retry")) return "mails are to be sent again: " + detail["retry"];
    return "mail " + detail["sent"] + " was declared to have arrived";
}

std::string undo(const Detail& detail) {
    std::string out = "turn " + detail["turn"] + " was reopened";
    if (detail.has("reason") && !detail.is_empty("reason")) out += ": " + detail["reason"];
    if (detail.names_some("left")) out += " (mails that had left: " + detail["left"] + ")";
    return out;
}

std::string rule(const Detail& detail) {
    return "ruling " + detail["number"] + " (" + orders::printable(describe(detail.ruling())) + ") was made for turn " +
           detail["turn"] + ": " + detail["reason"];
}

std::string revoke(const Detail& detail) { return "ruling " + detail["number"] + " was revoked: " + detail["reason"]; }

std::string bulletin(const Detail& detail) {
    return "the bulletin of turn " + detail["turn"] + " (" + detail["language"] + ") was given the game master's words";
}

std::string reword(const Detail& detail) {
    const std::string what = detail["key"] + " of turn " + detail["turn"];
    return detail.is_empty("text") ? what + " is told in the usual words again"
                                   : what + " was put into the game master's words: " + detail["text"];
}

std::string link(const Detail& detail) {
    if (detail.has("for")) return "players without a private link were given one for their mails";
    return std::string("private link ") + (detail.is("revoked") ? "revoked: " : "made: ") + detail["seats"];
}

std::string reveal(const Detail&) { return "the seed was published"; }

std::string mailed(const Detail& detail) {
    return detail["count"] + " of turn " + detail["turn"] + " sent to " + detail["to"];
}

using Sentence = std::string (*)(const Detail&);

const std::map<std::string, Sentence>& sentences() {
    static const std::map<std::string, Sentence> all{
        {"new", new_game},        {"import", import},       {"resolve", resolve}, {"accept", accept},
        {"set-aside", set_aside}, {"drop-mail", drop_mail}, {"remind", remind},   {"token", token},
        {"send", send},           {"undo", undo},           {"rule", rule},       {"revoke", revoke},
        {"bulletin", bulletin},   {"link", link},           {"reveal", reveal},   {"mailed", mailed},
        {"reword", reword}};
    return all;
}

/// Mails that left at the same moment, of one turn and kind, as one line.
orders::Result<std::vector<TrailRow>> mailed_rows(const Store& store) {
    GM_TAKE(auto sent, sent_messages(store));
    std::map<std::tuple<std::string, int, std::string>, std::vector<std::string>> groups;
    for (const MessageRow& message : sent)
        groups[{*message.sent_at, message.turn, to_text(message.kind)}].push_back(message.recipient);
    std::vector<TrailRow> rows;
    for (const auto& [key, to] : groups) {
        const auto& [at, turn, kind] = key;
        const std::string count = counted(to.size(), kind);
        rows.push_back({at, "mailed", json{{"turn", turn}, {"kind", kind}, {"count", count}, {"to", to}}.dump()});
    }
    return rows;
}

}  // namespace

std::string trail_in_words(const TrailRow& row) {
    const Detail detail(row.detail);
    const auto known = sentences().find(row.action);
    return known == sentences().end() ? row.action + ": " + detail.whole() : known->second(detail);
}

orders::Result<std::vector<TrailLine>> trail_lines(const Store& store) {
    GM_TAKE(auto rows, store.trail());
    GM_TAKE(auto mailed, mailed_rows(store));
    rows.insert(rows.end(), mailed.begin(), mailed.end());
    std::ranges::stable_sort(rows, {}, &TrailRow::at);
    std::vector<TrailLine> lines;
    for (const TrailRow& row : rows) lines.push_back({row.at, row.action, trail_in_words(row), row.detail});
    return lines;
}

}  // namespace gm
