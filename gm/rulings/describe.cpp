#include "gm/report/json_diff.h"
#include "gm/rulings/draft.h"
#include "resolution/ruling_figure.h"

namespace gm {

using nlohmann::json;

namespace {

std::string text_of(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string figure_of(const json& args) { return resolution::to_text(args.at("path").get<resolution::FigurePath>()); }

std::string list_of(const json& ids) {
    std::string out;
    for (const json& id : ids) out += (out.empty() ? "" : ", ") + text_of(id);
    return out;
}

std::string payments_of(const json& args) {
    std::string out;
    for (const json& one : args.at("transfers")) {
        const int due = one.at("due").get<int>();
        out += (out.empty() ? ": " : "; ") + text_of(one.at("from")) + " pays " + text_of(one.at("to")) + " " +
               grouped(one.at("amount").get<std::int64_t>()) + (due == 0 ? " now" : " in turn " + std::to_string(due));
    }
    return out;
}

std::string seat_of(const json& args) {
    const std::string before = text_of(args.at("before").at("name"));
    const std::string after = text_of(args.at("after").at("name"));
    return (before == after ? "another person" : after) + " replaces " + before + " (" + text_of(args.at("player")) +
           ")";
}

std::string words_of(const std::string& kind, const json& args) {
    if (kind == "set") return "set " + figure_of(args) + " to " + value_in_words(args.at("value"), {});
    if (kind == "adjust") {
        const auto by = args.at("by").get<std::int64_t>();
        return "adjust " + figure_of(args) + " by " + (by > 0 ? "+" : "") + grouped(by);
    }
    if (kind == "publish")
        return "publish " + (args.contains("path") ? figure_of(args) : "\"" + text_of(args.at("text")) + "\"");
    if (kind == "contract") {
        return (args.at("public").get<bool>() ? "public contract " : "contract ") +
               (args.contains("contract") ? text_of(args.at("contract")) + " " : "") + "between " +
               list_of(args.at("parties")) + payments_of(args);
    }
    if (kind == "breach") return "breach of " + text_of(args.at("contract")) + " by " + text_of(args.at("player"));
    if (kind == "migrate") return "rules from version " + args.at("from").dump() + " to " + args.at("to").dump();
    if (kind == "replace-player") return seat_of(args);
    return kind + " " + text_of(args.at("player"));
}

}  // namespace

std::string describe(const RulingRow& ruling) {
    try {
        return words_of(ruling.kind, json::parse(ruling.data));
    } catch (const json::exception&) {
        return ruling.kind;  // damaged, or of a gm to come: it is listed all the same
    }
}

std::string known_to(const RulingRow& ruling) {
    const json who = json::parse(ruling.audience, nullptr, false);
    if (who == "everyone") return "everyone";
    return who.is_array() && !who.empty() ? list_of(who) : "you alone";
}

}  // namespace gm
