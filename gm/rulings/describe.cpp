#include "gm/rulings/draft.h"
#include "resolution/ruling_figure.h"

namespace gm {

using nlohmann::json;

namespace {

std::string text_of(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string figure_of(const json& args) { return resolution::to_text(args.at("path").get<resolution::FigurePath>()); }

std::string parties_of(const json& args) {
    std::string out;
    for (const json& id : args.at("parties")) out += (out.empty() ? "" : ", ") + text_of(id);
    return out;
}

std::string words_of(const std::string& kind, const json& args) {
    if (kind == "set") return "set " + figure_of(args) + " to " + text_of(args.at("value"));
    if (kind == "adjust") {
        const auto by = args.at("by").get<std::int64_t>();
        return "adjust " + figure_of(args) + " by " + (by > 0 ? "+" : "") + std::to_string(by);
    }
    if (kind == "publish")
        return "publish " + (args.contains("path") ? figure_of(args) : "\"" + text_of(args.at("text")) + "\"");
    if (kind == "contract")
        return "contract " + (args.contains("contract") ? text_of(args.at("contract")) + " " : "") + "between " +
               parties_of(args);
    if (kind == "breach") return "breach of " + text_of(args.at("contract")) + " by " + text_of(args.at("player"));
    if (kind == "migrate") return "rules from version " + args.at("from").dump() + " to " + args.at("to").dump();
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

}  // namespace gm
