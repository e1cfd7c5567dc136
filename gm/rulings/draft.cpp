#include "gm/rulings/draft.h"

#include <algorithm>
#include <set>

#include "orders/amount.h"
#include "orders/text.h"
#include "resolution/code_letters.h"
#include "resolution/ruling_figure.h"

namespace gm {

using nlohmann::json;
using resolution::Audience;

namespace {

constexpr std::size_t longest_line = 2000;

resolution::FigureNames names_of(const GameInPlay& in_play) {
    resolution::FigureNames names;
    for (const resolution::Seat& seat : in_play.roster.seats()) names.emplace(seat.id, seat.name);
    for (const char* language : {"en", "fr"}) {
        for (const auto& [id, name] : in_play.game->names(language)) names.emplace(id, name);
    }
    return names;
}

struct FoundFigure {
    resolution::FigurePath path;
    json value;
};

orders::Result<FoundFigure> find(const GameInPlay& in_play, const std::string& words) {
    const json state = in_play.game->to_json(in_play.position);
    GM_TAKE(auto path, resolution::find_figure(state, words, names_of(in_play)));
    return FoundFigure{path, *resolution::figure_at(state, path)};
}

/// All words but the last name the figure.
orders::Result<FoundFigure> find(const GameInPlay& in_play, const std::vector<std::string>& words) {
    std::string figure;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) figure += (i > 0 ? "." : "") + words[i];
    return find(in_play, figure);
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const auto end = std::min(text.find(separator, begin), text.size());
        parts.emplace_back(orders::trimmed(std::string_view(text).substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

orders::Problem unclear_payment(const std::string& text) {
    return orders::invalid("'" + orders::clip(text, 60) + "' is no payment of a contract",
                           "write FROM:TO:AMOUNT for what is paid now, FROM:TO:AMOUNT@TURN for what is due later");
}

orders::Result<json> read_payment(const GameInPlay& in_play, const std::string& text) {
    const auto parts = split(text, ':');
    if (parts.size() != 3) return unclear_payment(text);
    GM_TAKE(auto from, in_play.find_player(parts[0]));
    GM_TAKE(auto to, in_play.find_player(parts[1]));
    const auto when = split(parts[2], '@');
    GM_TAKE(auto amount, orders::parse_amount(when.front()));
    int due = 0;
    if (when.size() > 1) {
        const bool digits = !when[1].empty() && when[1].size() < 5 &&
                            std::all_of(when[1].begin(), when[1].end(), [](char c) { return c >= '0' && c <= '9'; });
        if (when.size() > 2 || !digits) return unclear_payment(text);
        due = std::stoi(when[1]);
    }
    return json{
        {"from", in_play.roster.id(from)}, {"to", in_play.roster.id(to)}, {"amount", amount.amount}, {"due", due}};
}

/// Codes that mean a contract, or meant one: revoking a ruling does not set its code free.
orders::Result<std::set<std::string>> codes_of_contracts(const GameInPlay& in_play) {
    const std::vector<std::string> signed_ones = in_play.game->contracts(in_play.position);
    std::set<std::string> codes(signed_ones.begin(), signed_ones.end());
    GM_TAKE(auto rulings, in_play.store.rulings());
    for (const RulingRow& ruling : rulings) {
        const json args = json::parse(ruling.data, nullptr, false);
        if (ruling.kind == "contract" && args.is_object()) codes.insert(args.value("contract", ""));
    }
    return codes;
}

/// "C-" and letters that follow from the secret seed: parties read them, and must not count by them the contracts
/// that others keep to themselves. A dry run comes to the same letters as the ruling after it.
std::string fresh_code(const resolution::Seed& seed, const std::set<std::string>& taken) {
    constexpr std::size_t letters = 4;
    for (int attempt = 0;; ++attempt) {
        const std::string hash = resolution::digest("contract " + std::to_string(attempt) + " " + seed.hex());
        std::string code = "C-";
        for (std::size_t i = 0; i < letters; ++i) {
            const auto drawn = std::stoul(hash.substr(2 * i, 2), nullptr, 16);
            code += resolution::code_letters[drawn % resolution::code_letters.size()];
        }
        if (!taken.contains(code)) return code;
    }
}

}  // namespace

orders::Result<std::string> one_line(const std::string& text, const std::string& what) {
    if (text.find_first_not_of(" \t") == std::string::npos)
        return orders::invalid(what + " is empty", "it will be read by people: write what they should know");
    if (orders::first_invalid_utf8(text)) return orders::invalid(what + " is not UTF-8 text");
    if (text.find('\n') != std::string::npos || orders::has_control_character(text))
        return orders::invalid(what + " must be one line of text");
    if (text.size() > longest_line)
        return orders::invalid(what + " is too long: " + std::to_string(text.size()) + " bytes",
                               "write at most " + std::to_string(longest_line));
    return text;
}

orders::Result<RulingDraft> draft_set(const GameInPlay& in_play, std::vector<std::string> words) {
    GM_TAKE(auto figure, find(in_play, words));
    auto value = resolution::read_figure(figure.value, words.back(), names_of(in_play));
    if (!value) {
        orders::Problem problem = value.problems().front();
        problem.what = resolution::to_text(figure.path) + ": " + problem.what;
        return problem;
    }
    return RulingDraft{"set", {{"path", figure.path}, {"value", std::move(*value)}}};
}

orders::Result<RulingDraft> draft_adjust(const GameInPlay& in_play, std::vector<std::string> words) {
    GM_TAKE(auto figure, find(in_play, words));
    GM_TAKE(auto step, resolution::read_step(words.back()));
    return RulingDraft{"adjust", {{"path", figure.path}, {"by", step}}};
}

orders::Result<RulingDraft> draft_publish(const GameInPlay& in_play, const std::optional<std::string>& text,
                                          const std::optional<std::string>& figure) {
    RulingDraft draft{"publish", json::object(), Audience::everyone()};
    if (!text && !figure) return orders::invalid("there is nothing to publish", "write a text, or --figure FIGURE");
    draft.args["text"] = "";
    if (text) {
        GM_TAKE(auto line, one_line(*text, "the text"));
        draft.args["text"] = line;
    }
    if (figure) {
        GM_TAKE(auto found, find(in_play, *figure));
        const json& value = found.value;
        const bool has_parts = value.is_object() ||
                               (value.is_array() && std::any_of(value.begin(), value.end(),
                                                                [](const json& part) { return part.is_structured(); }));
        if (has_parts)
            return orders::invalid("'" + resolution::to_text(found.path) + "' is more than one figure",
                                   "name the part of it that people should read");
        draft.args["path"] = found.path;
    }
    return draft;
}

orders::Result<RulingDraft> draft_contract(const GameInPlay& in_play, const ContractWords& words) {
    GM_TAKE(auto taken, codes_of_contracts(in_play));
    json args = {{"contract", fresh_code(in_play.campaign.seed, taken)},
                 {"parties", json::array()},
                 {"transfers", json::array()},
                 {"terms", words.terms},
                 {"public", words.is_public}};
    resolution::PlayerSet parties;
    for (const std::string& word : words.parties) {
        GM_TAKE(auto party, in_play.find_player(word));
        if (!parties.has(party)) args["parties"].push_back(in_play.roster.id(party));
        parties.add(party);
    }
    if (!words.terms.empty()) {
        GM_TRY(one_line(words.terms, "--terms").outcome());
    }
    if (!words.pays.empty()) {
        for (const std::string& payment : split(words.pays, ',')) {
            GM_TAKE(auto read, read_payment(in_play, payment));
            args["transfers"].push_back(std::move(read));
        }
    }
    return RulingDraft{"contract", std::move(args), words.is_public ? Audience::everyone() : Audience::only(parties)};
}

orders::Result<RulingDraft> draft_breach(const GameInPlay& in_play, const std::string& contract,
                                         const std::string& player) {
    GM_TAKE(auto found, in_play.find_player(player));
    std::string code = contract;
    for (const std::string& known : in_play.game->contracts(in_play.position)) {
        if (orders::fold(known) == orders::fold(contract)) code = known;
    }
    return RulingDraft{"breach", {{"contract", code}, {"player", in_play.roster.id(found)}}, Audience::everyone()};
}

orders::Result<RulingDraft> draft_eliminate(const GameInPlay& in_play, const std::string& player) {
    GM_TAKE(auto found, in_play.find_player(player));
    return RulingDraft{"eliminate", {{"player", in_play.roster.id(found)}}, Audience::everyone()};
}

orders::Result<RulingDraft> draft_migrate(const GameInPlay& in_play) {
    const int played = in_play.last.rules_version;
    const int known = in_play.game->rules_version();
    if (played == known)
        return orders::invalid("this game is played by version " + std::to_string(known) +
                                   " of its rules, and so it is here: there is nothing to migrate",
                               "gm resolve asks for it when there is");
    return RulingDraft{"migrate", {{"from", played}, {"to", known}}, Audience::everyone()};
}

}  // namespace gm
