// How a sheet will be taken, as far as its author can foresee.

#include <algorithm>

#include "resolution/check.h"
#include "resolution/known.h"
#include "resolution/rollback_propaganda/rules.h"
#include "resolution/rollback_propaganda/sheet_fields.h"
#include "resolution/rollback_propaganda/sheet_mind.h"

namespace resolution::rollback_propaganda {

using orders::rollback_propaganda::Conditions;
using orders::rollback_propaganda::Deed;
using orders::rollback_propaganda::RevealProgram;
using orders::rollback_propaganda::SpellRule;

namespace {

bool has_target(const SpellRule& rule, AimedAt aim) {
    switch (aim) {
        case AimedAt::faction: return !rule.factions.empty();
        case AimedAt::event: return !rule.events.empty();
        case AimedAt::two_events: return !rule.pairs.empty();
        case AimedAt::mage: return !rule.mages.empty();
        case AimedAt::none: break;
    }
    return true;
}

bool has_an_end(const RevealProgram& program) {
    return program.while_stealth_at_most || program.max_cards || !program.stop_after.empty();
}

class SheetCheck {
public:
    SheetCheck(const Figures& figures, const Known<State>& known, const std::optional<Sheet>& own)
        : figures_(figures),
          state_(*known),
          self_(known.player()),
          player_(state_[self_]),
          owed_(owed_by(figures, state_, known.player())),
          is_active_(state_.active == known.player()),
          own_(own),
          fields_(figures, state_) {}

    Check write() {
        Check out;
        if (own_) {
            orders(out.orders);
            remarks(out.remarks);
        }
        silences(out.remarks);
        const bool later = own_ && own_->turn > state_.turn;
        out.more = {{"phase", id_of(state_.phase)},
                    {"turn", state_.turn},
                    {"active", is_active_},
                    {"sent", own_.has_value()},
                    {"standing", own_ && own_->standing},
                    {"later", later ? Value(own_->turn) : Value()},
                    {"kept", kept_parts()},
                    {"scheme", scheme_now()},
                    {"now", spells_now()}};
        return out;
    }

private:
    static void add(std::vector<CheckedOrder>& out, std::string path, const char* kind, Fields more) {
        out.push_back({.path = std::move(path), .kind = kind, .more = std::move(more)});
    }

    void orders(std::vector<CheckedOrder>& out) const {
        if (own_->scheme) {
            add(out, "scheme", "scheme", {{"cards", fields_.cards(*own_->scheme)}});
            if (is_for_now() && !own_->scheme->empty() && !any_in_hand())
                out.back().refusal = {"not_in_hand", "RP-42"};  // the card held longest goes instead
        }
        if (own_->reveal) add(out, "reveal", "reveal", fields_.program(*own_->reveal));
        if (own_->spells) spells(out);
        if (own_->order) add(out, "order", "order", {{"cards", fields_.cards(*own_->order)}});
        if (own_->choices) choices(out);
    }

    void spells(std::vector<CheckedOrder>& out) const {
        if (own_->spells->empty()) add(out, "spells", "no-rules", {{"card", nullptr}});
        for (const auto& [card, rules] : *own_->spells) {
            const std::string path = "spells/" + figures_.of(card).id;
            if (rules.empty()) add(out, path, "no-rules", {{"card", figures_.of(card).id}});
            for (std::size_t i = 0; i < rules.size(); ++i)
                add(out, path + "/" + std::to_string(i + 1), "spell", fields_.rule(card, i + 1, rules[i]));
        }
    }

    void choices(std::vector<CheckedOrder>& out) const {
        if (own_->choices->empty()) add(out, "choices", "no-choices", {});
        for (const auto& [event, preferences] : *own_->choices)
            add(out, "choices/" + figures_.of(event).id, "choice",
                {{"event", figures_.of(event).id}, {"entries", fields_.entries(preferences)}});
    }

    /// What is no fault, but surely not meant.
    void remarks(CheckRemarks& out) const {
        if (own_->scheme && is_for_now() && any_in_hand()) not_in_hand(out);
        if (own_->reveal && !has_an_end(*own_->reveal)) out.push_back({"no-end"});
        if (!own_->spells) return;
        for (const auto& [card, rules] : *own_->spells) rules_remarks(card, rules, out);
    }

    /// A sheet for a later turn is asked for a card only then.
    bool is_for_now() const { return owed_.scheme && own_->turn <= state_.turn; }
    bool is_in_hand(CardIndex card) const { return player_.hand.has(card); }
    bool any_in_hand() const {
        return std::any_of(own_->scheme->begin(), own_->scheme->end(),
                           [&](CardIndex card) { return is_in_hand(card); });
    }

    void not_in_hand(CheckRemarks& out) const {
        for (const CardIndex card : *own_->scheme) {
            if (!is_in_hand(card)) out.push_back({"not-in-hand", {{"card", figures_.of(card).id}}});
        }
    }

    void rules_remarks(CardIndex card, const std::vector<SpellRule>& rules, CheckRemarks& out) const {
        bool decided = false;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const Fields where{{"card", figures_.of(card).id}, {"number", i + 1}};
            if (decided) {
                out.push_back({"never-reached", where});
                return;
            }
            const bool aimed = rules[i].deed == Deed::bury || has_target(rules[i], figures_.of(card).aim());
            if (!aimed) out.push_back({"no-target", where});  // it is skipped (RP-44)
            const bool sure = rules[i].deed == Deed::bury || figures_.of(card).aim() == AimedAt::none;
            decided = sure && rules[i].when == Conditions{};
        }
    }

    /// What is owed, and neither on this sheet nor on an earlier one: it will be done as for whoever is silent.
    void silences(CheckRemarks& out) const {
        const Sheet parts = parts_that_count();
        const auto add_if = [&](bool owed, bool given, const char* part) {
            if (owed && !given) out.push_back({"silent", {{"part", part}}});
        };
        add_if(owed_.scheme, parts.scheme.has_value(), "scheme");
        add_if(owed_.reveal, parts.reveal.has_value(), "reveal");
        add_if(owed_.spells, parts.spells.has_value(), "spells");
        add_if(owed_.choices, parts.choices.has_value(), "choices");
    }

    /// Of this turn: the sheet, over what was kept for it, over what stands (RP-48, RP-49).
    Sheet parts_that_count() const {
        Sheet parts;
        const auto lay_over = [&](const Sheet& later) { parts = later.over(parts); };
        if (player_.standing) lay_over(*player_.standing);
        for (const KeptParts& kept : player_.sheets) {
            if (kept.turn == state_.turn && kept.parts) lay_over(*kept.parts);
        }
        if (!own_) return parts;
        for (const Sheet& earlier : own_->before) {
            if (earlier.turn <= state_.turn) lay_over(earlier);
        }
        if (own_->turn <= state_.turn) lay_over(*own_);
        return parts;
    }

    /// Parts that are owed and come from earlier sheets.
    List kept_parts() const {
        const Sheet parts = parts_that_count();
        const bool counts = own_ && own_->turn <= state_.turn;
        List out;
        const auto add_if = [&](bool owed, const auto& part, bool own, const char* name) {
            if (owed && part.has_value() && !(counts && own)) out.emplace_back(name);
        };
        add_if(owed_.scheme, parts.scheme, own_ && own_->scheme, "scheme");
        add_if(owed_.reveal, parts.reveal, own_ && own_->reveal, "reveal");
        add_if(owed_.spells, parts.spells, own_ && own_->spells, "spells");
        add_if(owed_.choices, parts.choices, own_ && own_->choices, "choices");
        return out;
    }

    /// Which card goes down: the first of the list that is held, else the one held longest (RP-42).
    Value scheme_now() const {
        if (!owed_.scheme || player_.hand.empty()) return nullptr;
        const Sheet parts = parts_that_count();
        const CardPile& hand = player_.hand;
        if (parts.scheme) {
            for (const CardIndex card : *parts.scheme) {
                if (std::find(hand.begin(), hand.end(), card) != hand.end()) return figures_.of(card).id;
            }
        }
        return figures_.of(*hand.begin()).id;
    }

    /// What its rules would do with the schemed cards if its place came at once.
    List spells_now() const {
        List out;
        if (!owed_.spells || state_.phase != Phase::spells) return out;
        Player as_sent = player_;
        as_sent.standing = nullptr;
        as_sent.sheets = {{state_.turn, std::make_shared<const Sheet>(parts_that_count())}};
        SheetMind mind(as_sent, state_.turn);
        const Seen seen(figures_, state_, self_);
        for (const CardIndex card : player_.schemed) out.emplace_back(handling(card, mind.handle(seen, card)));
        return out;
    }

    Fields handling(CardIndex card, const Handling& handling) const {
        const auto one = [](const char* is, Value id) -> Fields { return {{"is", is}, {"id", std::move(id)}}; };
        const Aim& aim = handling.aim;
        List targets;
        if (aim.faction) targets.emplace_back(one("name", figures_.factions[aim.faction->value()].id));
        for (const std::uint8_t place : aim.places) targets.emplace_back(one("place", place + 1));
        if (aim.mage) targets.emplace_back(one("mage", state_[*aim.mage].id));
        return {{"card", figures_.of(card).id},
                {"do", id_of(handling.flip ? Deed::flip : Deed::bury)},
                {"entries", std::move(targets)},
                {"ethers", aim.ethers > 0 ? Value(aim.ethers) : Value()},
                {"always", true}};
    }

    const Figures& figures_;
    const State& state_;
    PlayerIndex self_;
    const Player& player_;
    Owed owed_;
    bool is_active_;
    const std::optional<Sheet>& own_;
    SheetFields fields_;
};

}  // namespace

Check Rules::check(const Known<State>& known, const std::optional<Orders>& own) const {
    return SheetCheck(figures_, known, own).write();
}

}  // namespace resolution::rollback_propaganda
