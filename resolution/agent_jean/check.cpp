// How a sheet will be taken, and what its rules would play in the situations that its author can
// foresee. For that, nothing is used but what the author sees.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/agent_jean/card_json.h"
#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/rules.h"

namespace resolution::agent_jean {

using nlohmann::json;
using orders::agent_jean::Choice;
using orders::agent_jean::Conditions;
using orders::agent_jean::LeaderWord;
using orders::agent_jean::Pick;
using orders::agent_jean::Rule;

namespace {

constexpr std::array<std::string_view, 4> leader_ids{"self", "left", "right", "last_winner"};
constexpr std::array<std::string_view, 6> pick_ids{"lowest",          "highest",       "lowest_winning",
                                                   "highest_winning", "lowest_losing", "highest_losing"};

class SheetCheck {
public:
    SheetCheck(const Figures& figures, const State& state, PlayerIndex author, const Sheet& sheet)
        : figures_(figures),
          state_(state),
          author_(author),
          sheet_(sheet),
          hand_(state[author].hand),
          idle_(idle_parts(state, figures, author, sheet)) {}

    void orders(json& out) const {
        if (!sheet_.agents.empty()) {
            json wishes = json::array();
            for (const AgentIndex agent : sheet_.agents) wishes.push_back(figures_.agent(agent).id);
            out.push_back(order("agents", "agents", {{"agents", std::move(wishes)}}));
        }
        if (sheet_.henry_leader) {
            json leaders = json::array();
            for (const auto& leader : *sheet_.henry_leader) {
                const auto* word = std::get_if<LeaderWord>(&leader);
                const json named = word != nullptr ? json(leader_ids[static_cast<std::size_t>(*word)])
                                                   : json(state_[std::get<PlayerIndex>(leader)].id);
                leaders.push_back({{"word", word != nullptr}, {"who", named}});
            }
            out.push_back(order("henry_leader", "henry-leader", {{"leaders", std::move(leaders)}}));
        }
        if (sheet_.pass)
            out.push_back(order("pass", "pass", {{"pass", choice(*sheet_.pass)}, {"card", card_to_pass()}}));
        for (const auto& [turn, rules] : sheet_.turns)
            out.push_back(order("turns/" + std::to_string(turn), "turn-rules",
                                {{"turn", turn}, {"rules", static_cast<int>(rules.size())}}));
        if (!sheet_.always.empty())
            out.push_back(order("default", "rules", {{"rules", static_cast<int>(sheet_.always.size())}}));
        if (sheet_.automatic)
            out.push_back(order("auto", "auto", {{"until", figures_.half_of(now()) * figures_.turns_a_half}}));
    }

    void remarks(json& out) const {
        if (state_.phase == Phase::play && rules_now() == 0) out.push_back({{"kind", "no-rule"}});
        if (state_.phase == Phase::agents && sheet_.agents.empty() &&
            state_.settings.agent_choice == AgentChoice::preferences)
            out.push_back({{"kind", "no-wish"}});
        for (const auto& [turn, rules] : sheet_.turns) list_remarks(rules, "turns/" + std::to_string(turn), turn, out);
        list_remarks(sheet_.always, "default", 0, out);
    }

    void limits(json& out) const {
        for (const auto& [turn, rules] : sheet_.turns) out.push_back(limit(turn, rules));
        if (!sheet_.always.empty()) out.push_back(limit(0, sheet_.always));
    }

    /// This turn, as far as cards that are still to be played leave it open.
    void situations(json& out) const {
        if (state_.phase != Phase::play || !contested_plan(state_) || hand_.empty()) return;
        const PlayOrder order(state_, figures_);
        const std::size_t place = order.place_of(author_);
        if (place < state_.table.size()) return;  // has played already
        const Trick now(figures_.deck, turn_rules(state_, figures_), state_.table);
        if (place == state_.table.size()) return out.push_back(situation(order, now, {}));
        if (!state_.table.empty()) return out.push_back(situation(order, now, {}));
        for (const Colour led : orders::agent_jean::all_colours) {
            const Cards unknown = figures_.deck.of(led).without(hand_);
            if (unknown.empty()) continue;
            for (const Card card : {unknown.lowest(), unknown.highest()}) {
                Trick then = now;
                then.play(card);
                out.push_back(situation(order, then, {card}));
            }
        }
        if (place > 1) with_a_trump(order, now, out);
    }

private:
    int now() const { return std::max(state_.turn, 1); }

    std::size_t rules_now() const {
        const auto named = sheet_.turns.find(state_.turn);
        return sheet_.always.size() + (named == sheet_.turns.end() ? 0 : named->second.size());
    }

    json order(const std::string& path, const char* kind, const json& more) const {
        json out = {{"path", path}, {"kind", kind}, {"cost", 0}, {"gain", 0}, {"left", 0}, {"taken", true}};
        out.update(more);
        const auto idle =
            std::find_if(idle_.begin(), idle_.end(), [&](const IdlePart& part) { return part.path == path; });
        if (idle == idle_.end()) return out;
        out["taken"] = false;
        out["reason"] = idle->reason;
        out["rule"] = idle->rule;
        return out;
    }

    json limit(int turn, const std::vector<Rule>& rules) const {
        return {
            {"what", "rules"}, {"turn", turn}, {"used", static_cast<int>(rules.size())}, {"of", figures_.rules_a_list}};
    }

    json choice(const Choice& choice) const {
        json colours = json::array();
        for (const Colour colour : orders::agent_jean::all_colours) {
            if (choice.colours.has(colour) && !(choice.colours == Colours::all())) colours.push_back(id_of(colour));
        }
        return {{"card", choice.card ? json(figures_.deck.code(*choice.card)) : json(nullptr)},
                {"pick", pick_ids[static_cast<std::size_t>(choice.pick)]},
                {"colours", std::move(colours)}};
    }

    json card_to_pass() const {
        if (hand_.empty()) return nullptr;
        return card_json(pass_by_sheet(figures_.deck, hand_, sheet_), figures_.deck);
    }

    /// A rule that always gives a card ends its list; cards that are not held are worth a look.
    void list_remarks(const std::vector<Rule>& rules, const std::string& list, int turn, json& out) const {
        bool decided = false;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const json where = {{"list", list}, {"turn", turn}, {"number", static_cast<int>(i) + 1}};
            const auto remark = [&](const char* kind, json more) {
                more.update(where);
                more["kind"] = kind;
                out.push_back(std::move(more));
            };
            if (decided) return remark("never-reached", json::object());
            const auto& card = rules[i].play.card;
            const bool in_hand_now = !card || hand_.has(*card) || state_.phase == Phase::agents;
            if (!in_hand_now) remark("card-not-held", {{"card", figures_.deck.code(*card)}});
            const bool always_a_card = !card && rules[i].play.colours == Colours::all() &&
                                       (rules[i].play.pick == Pick::lowest || rules[i].play.pick == Pick::highest);
            decided = always_a_card && rules[i].when == Conditions{};
        }
    }

    void with_a_trump(const PlayOrder& order, const Trick& now, json& out) const {
        const auto& trumps = turn_rules(state_, figures_).trumps;
        if (trumps.empty()) return;
        const Cards trump = figures_.deck.of(trumps.front()).without(hand_);
        for (const Colour led : orders::agent_jean::all_colours) {
            const Cards unknown = figures_.deck.of(led).without(hand_);
            if (led == trumps.front() || unknown.empty() || trump.empty()) continue;
            Trick then = now;
            then.play(unknown.highest());
            then.play(trump.highest());
            out.push_back(situation(order, then, {unknown.highest(), trump.highest()}));
        }
    }

    json situation(const PlayOrder& order, const Trick& trick, const std::vector<Card>& supposed) const {
        const Played played = play_by_sheet({figures_, state_, author_, order, trick, hand_}, sheet_);
        json cards = json::array();
        for (const Card card : supposed) cards.push_back(card_json(card, figures_.deck));
        json out = card_json(played.card, figures_.deck);
        out["supposed"] = std::move(cards);
        out["leads"] = trick.empty();
        out["wins"] = trick.wins(played.card);
        out["certain"] = supposed.empty() && order.place_of(author_) == state_.table.size();
        out["list"] = played.number == 0 ? "" : played.turn == 0 ? "default" : "turns";
        out["turn"] = played.turn;
        out["number"] = played.number;
        return out;
    }

    const Figures& figures_;
    const State& state_;
    PlayerIndex author_;
    const Sheet& sheet_;
    Cards hand_;
    std::vector<IdlePart> idle_;
};

/// For the game master: what comes of this sheet and all others, turn by turn.
json what_will_be(const Figures& figures, State state, const Rules::Sheets& sheets, Dice& dice,
                  const std::string& author) {
    json out = json::array();
    Record record;
    Match match(figures, state, dice, &record);
    match.take(sheets);
    match.run();
    for (const Entry& entry : record.journal.entries()) {
        if (entry.kind != "trick" && entry.kind != "card-played") continue;
        const json fact = resolution::to_json(entry.fields);
        if (entry.kind == "card-played") {
            if (fact["player"] == author)
                out.push_back({{"kind", "plays"}, {"turn", fact["turn"]}, {"card", fact["card"]}, {"winner", nullptr}});
            continue;
        }
        for (const json& card : fact["cards"]) {
            if (card["player"] != author) continue;
            if (!out.empty() && out.back()["turn"] == fact["turn"])
                out.erase(out.size() - 1);  // told card by card, too
            out.push_back(
                {{"kind", "plays"}, {"turn", fact["turn"]}, {"card", card["card"]}, {"winner", fact["winner"]}});
        }
    }
    return out;
}

}  // namespace

json Rules::check(const State& state, PlayerIndex author, const Sheets& sheets, Reader reader, Dice& dice) const {
    if (!reader.is(author)) return nullptr;
    const bool sent = author.value() < sheets.size() && sheets[author.value()];
    const Sheet sheet = sent ? *sheets[author.value()] : state[author].sheet.value_or(Sheet{});
    const SheetCheck parts(figures_, state, author, sheet);
    json out = {{"money", 0},
                {"left", 0},
                {"phase", id_of(state.phase)},
                {"turn", std::max(state.turn, 1)},
                {"sent", sent},
                {"orders", json::array()},
                {"limits", json::array()},
                {"remarks", json::array()},
                {"situations", json::array()}};
    if (sent) parts.orders(out["orders"]);
    parts.remarks(out["remarks"]);
    parts.limits(out["limits"]);
    parts.situations(out["situations"]);
    if (reader.is_game_master())
        out["gm"] = over(state) ? json::array() : what_will_be(figures_, state, sheets, dice, state[author].id);
    return out;
}

}  // namespace resolution::agent_jean
