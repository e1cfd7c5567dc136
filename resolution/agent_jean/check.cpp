// How a sheet will be taken, and what its rules would play in the situations that its author can
// foresee.

#include <algorithm>
#include <array>

#include "resolution/agent_jean/card_json.h"
#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/rules.h"

namespace resolution::agent_jean {

using orders::agent_jean::Choice;
using orders::agent_jean::Conditions;
using orders::agent_jean::LeaderWord;
using orders::agent_jean::Pick;
using orders::agent_jean::Rule;

namespace {

class SheetCheck {
public:
    SheetCheck(const Figures& figures, const Known<State>& known, const Sheet& sheet)
        : figures_(figures),
          state_(*known),
          author_(known.player()),
          sheet_(sheet),
          hand_(state_[author_].hand.face_up()),
          idle_(idle_parts(state_, figures, author_, sheet)) {}

    void orders(std::vector<CheckedOrder>& out) const {
        if (!sheet_.agents.empty()) {
            List wishes;
            for (const AgentIndex agent : sheet_.agents) wishes.emplace_back(figures_.agent(agent).id);
            out.push_back(order("agents", "agents", {{"agents", std::move(wishes)}}));
        }
        if (sheet_.henry_leader) {
            List leaders;
            for (const auto& leader : *sheet_.henry_leader) {
                const auto* word = std::get_if<LeaderWord>(&leader);
                const Value named =
                    word != nullptr ? Value(id_of(*word)) : Value(state_[std::get<PlayerIndex>(leader)].id);
                leaders.emplace_back(Fields{{"word", word != nullptr}, {"who", named}});
            }
            out.push_back(order("henry_leader", "henry-leader", {{"leaders", std::move(leaders)}}));
        }
        if (sheet_.pass)
            out.push_back(order("pass", "pass", {{"pass", choice(*sheet_.pass)}, {"card", card_to_pass()}}));
        for (const auto& [turn, rules] : sheet_.turns)
            out.push_back(
                order("turns/" + std::to_string(turn), "turn-rules", {{"turn", turn}, {"rules", rules.size()}}));
        if (!sheet_.always.empty()) out.push_back(order("default", "rules", {{"rules", sheet_.always.size()}}));
        if (sheet_.automatic)
            out.push_back(order("auto", "auto", {{"until", figures_.half_of(now()) * figures_.turns_a_half}}));
    }

    void remarks(CheckRemarks& out) const {
        if (state_.phase == Phase::play && rules_now() == 0) out.push_back({"no-rule"});
        if (state_.phase == Phase::agents && sheet_.agents.empty() &&
            state_.settings.agent_choice == AgentChoice::preferences)
            out.push_back({"no-wish"});
        for (const auto& [turn, rules] : sheet_.turns) list_remarks(rules, "turns/" + std::to_string(turn), turn, out);
        list_remarks(sheet_.always, "default", 0, out);
    }

    void limits(std::vector<CheckLimit>& out) const {
        for (const auto& [turn, rules] : sheet_.turns) out.push_back(limit(turn, rules));
        if (!sheet_.always.empty()) out.push_back(limit(0, sheet_.always));
    }

    /// This turn, as far as cards that are still to be played leave it open.
    List situations() const {
        if (state_.phase != Phase::play || !contested_plan(state_) || hand_.empty()) return {};
        const PlayOrder order(state_, figures_);
        const std::size_t place = order.place_of(author_);
        if (place < state_.table.size()) return {};  // has played already
        const Trick now(figures_.deck, turn_rules(state_, figures_), state_.table);
        if (place == state_.table.size() || !state_.table.empty()) return {situation(order, now, {})};
        List out;
        for (const Colour led : orders::agent_jean::all_colours) {
            const Cards unknown = figures_.deck.of(led).without(hand_);
            if (unknown.empty()) continue;
            for (const Card card : {unknown.lowest(), unknown.highest()}) {
                Trick then = now;
                then.play(card);
                out.emplace_back(situation(order, then, {card}));
            }
        }
        if (place > 1) with_a_trump(order, now, out);
        return out;
    }

private:
    int now() const { return std::max(state_.turn, 1); }

    std::size_t rules_now() const {
        const auto named = sheet_.turns.find(state_.turn);
        return sheet_.always.size() + (named == sheet_.turns.end() ? 0 : named->second.size());
    }

    CheckedOrder order(const std::string& path, const char* kind, Fields more) const {
        CheckedOrder out{.path = path, .kind = kind, .more = std::move(more)};
        const auto idle =
            std::find_if(idle_.begin(), idle_.end(), [&](const IdlePart& part) { return part.path == path; });
        if (idle != idle_.end()) out.refusal = {idle->reason, idle->rule};
        return out;
    }

    CheckLimit limit(int turn, const std::vector<Rule>& rules) const {
        return {"rules", static_cast<std::int64_t>(rules.size()), figures_.rules_a_list, {{"turn", turn}}};
    }

    Fields choice(const Choice& choice) const {
        List colours;
        for (const Colour colour : orders::agent_jean::all_colours) {
            if (choice.colours.has(colour) && !(choice.colours == Colours::all())) colours.emplace_back(id_of(colour));
        }
        return {{"card", choice.card ? Value(figures_.deck.code(*choice.card)) : Value()},
                {"pick", id_of(choice.pick)},
                {"colours", std::move(colours)}};
    }

    Value card_to_pass() const {
        if (hand_.empty()) return nullptr;
        return card_fields(pass_by_sheet(figures_.deck, hand_, sheet_), figures_.deck);
    }

    /// A rule that always gives a card ends its list; cards that are not held are worth a look.
    void list_remarks(const std::vector<Rule>& rules, const std::string& list, int turn, CheckRemarks& out) const {
        bool decided = false;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const auto remark = [&](const char* kind) -> Fields& {
                out.push_back({kind, {{"list", list}, {"turn", turn}, {"number", i + 1}}});
                return out.back().more;
            };
            if (decided) {
                remark("never-reached");
                return;
            }
            const auto& card = rules[i].play.card;
            const bool in_hand_now = !card || hand_.has(*card) || state_.phase == Phase::agents;
            if (!in_hand_now) remark("card-not-held").push_back({"card", figures_.deck.code(*card)});
            const bool always_a_card = !card && rules[i].play.colours == Colours::all() &&
                                       (rules[i].play.pick == Pick::lowest || rules[i].play.pick == Pick::highest);
            decided = always_a_card && rules[i].when == Conditions{};
        }
    }

    void with_a_trump(const PlayOrder& order, const Trick& now, List& out) const {
        const auto& trumps = turn_rules(state_, figures_).trumps;
        if (trumps.empty()) return;
        const Cards trump = figures_.deck.of(trumps.front()).without(hand_);
        for (const Colour led : orders::agent_jean::all_colours) {
            const Cards unknown = figures_.deck.of(led).without(hand_);
            if (led == trumps.front() || unknown.empty() || trump.empty()) continue;
            Trick then = now;
            then.play(unknown.highest());
            then.play(trump.highest());
            out.emplace_back(situation(order, then, {unknown.highest(), trump.highest()}));
        }
    }

    Fields situation(const PlayOrder& order, const Trick& trick, const std::vector<Card>& supposed) const {
        const Played played = play_by_sheet({figures_, state_, author_, order, trick}, sheet_);
        List cards;
        for (const Card card : supposed) cards.emplace_back(card_fields(card, figures_.deck));
        Fields out = card_fields(played.card, figures_.deck);
        out.push_back({"supposed", std::move(cards)});
        out.push_back({"leads", trick.empty()});
        out.push_back({"wins", trick.wins(played.card)});
        out.push_back({"certain", supposed.empty() && order.place_of(author_) == state_.table.size()});
        out.push_back({"list", played.number == 0 ? "" : played.turn == 0 ? "default" : "turns"});
        out.push_back({"turn", played.turn});
        out.push_back({"number", played.number});
        return out;
    }

    const Figures& figures_;
    const State& state_;
    PlayerIndex author_;
    const Sheet& sheet_;
    Cards hand_;
    std::vector<IdlePart> idle_;
};

const Value& field(const Fields& fields, std::string_view name) {
    return std::find_if(fields.begin(), fields.end(), [&](const Field& one) { return one.name == name; })->value;
}

/// For the game master: what comes of this sheet and all others, turn by turn.
CheckRemarks what_will_be(const Figures& figures, State state, const Rules::Sheets& sheets, Dice& dice,
                          const std::string& author) {
    Record record;
    Match match(figures, state, dice, &record);
    match.take(sheets);
    match.run();
    CheckRemarks out;
    const auto add = [&](const Fields& played, const Value& turn, const Value& winner) {
        if (field(played, "player") == Value(author))
            out.push_back({"plays", {{"turn", turn}, {"card", field(played, "card")}, {"winner", winner}}});
    };
    for (const Entry& entry : record.journal.entries()) {
        if (entry.kind == "card-played") add(entry.fields, field(entry.fields, "turn"), nullptr);
        if (entry.kind != "trick") continue;
        const Value& turn = field(entry.fields, "turn");
        if (!out.empty() && field(out.back().more, "turn") == turn) out.pop_back();  // told card by card, too
        for (const Value& card : std::get<List>(field(entry.fields, "cards").content()))
            add(std::get<Fields>(card.content()), turn, field(entry.fields, "winner"));
    }
    return out;
}

}  // namespace

Check Rules::check(const Known<State>& known, const std::optional<Orders>& own) const {
    const Sheet sheet = own ? *own : (*known)[known.player()].sheet.value_or(Sheet{});
    const SheetCheck parts(figures_, known, sheet);
    Check out{.more = {{"phase", id_of(known->phase)},
                       {"turn", std::max(known->turn, 1)},
                       {"sent", own.has_value()},
                       {"situations", parts.situations()}}};
    if (own) parts.orders(out.orders);
    parts.remarks(out.remarks);
    parts.limits(out.limits);
    return out;
}

CheckSurprises Rules::surprises(const Known<State>& known, const State& state, const Sheets& sheets, Dice& dice) const {
    if (over(state)) return {};
    return {.remarks = what_will_be(figures_, state, sheets, dice, state[known.player()].id)};
}

}  // namespace resolution::agent_jean
