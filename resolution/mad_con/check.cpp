// How a sheet will be taken, as far as its author can foresee.

#include <algorithm>

#include "resolution/mad_con/match.h"
#include "resolution/mad_con/programming.h"
#include "resolution/mad_con/rules.h"

namespace resolution::mad_con {

using orders::mad_con::Fault;

namespace {

template <class Card>
Value maybe(const std::optional<Card>& card) {
    return card ? Value(id_of(*card)) : Value();
}

template <class Cards>
List ids_in(const Cards& cards) {
    List out;
    for (const auto card : cards) out.emplace_back(id_of(card));
    return out;
}

std::string word_of(Pick pick) {
    return pick.visitor > 0 ? orders::mad_con::visitor_id(pick.visitor) : std::string(id_of(pick.word));
}

List words_of(const Picks& picks) {
    List out;
    for (const Pick pick : picks) out.emplace_back(word_of(pick));
    return out;
}

/// What the author will claim, by what is found; `otherwise` for all else.
List words_of(const orders::mad_con::Announcement& announced) {
    List out;
    const auto add = [&](std::string found, const orders::mad_con::Claim& claim) {
        const std::string said = claim ? orders::mad_con::signed_value(*claim) : std::string();
        out.emplace_back(Fields{{"found", std::move(found)}, {"said", said}});
    };
    for (const auto& [value, claim] : announced.of) add(orders::mad_con::signed_value(value), claim);
    if (announced.otherwise) add("otherwise", *announced.otherwise);
    return out;
}

class SheetCheck {
public:
    SheetCheck(const Figures& figures, const Known<State>& known, const std::optional<Sheet>& own)
        : state_(*known), author_(known.player()), today_(figures, *known), own_(own) {
        if (own_) faults_ = faults_of(*own_, sheet_context(figures, state_, author_));
    }

    Check write() {
        Check out;
        if (own_) orders(out.orders);
        if (state_.phase == Phase::programming) programming(out);
        if (state_.phase == Phase::sabotage) sabotage(out);
        if (!own_ && state_.phase != Phase::over) out.remarks.push_back({"no-sheet"});
        out.more.push_back({"phase", id_of(state_.phase)});
        out.more.push_back({"sheet", id_of(sheet_of(state_.phase))});
        out.more.push_back({"sent", own_.has_value()});
        return out;
    }

private:
    void add(std::vector<CheckedOrder>& out, std::string path, const char* kind, Fields more) const {
        CheckedOrder order{.path = std::move(path), .kind = kind, .more = std::move(more)};
        const auto fault =
            std::find_if(faults_.begin(), faults_.end(), [&](const Fault& one) { return one.path == order.path; });
        if (fault != faults_.end()) order.refusal = {fault->reason, fault->rule};
        out.push_back(std::move(order));
    }
    static std::string at(const char* part, int number) { return std::string(part) + "/" + std::to_string(number); }
    static Fields of_cards(const char* name, List cards) { return {{name, std::move(cards)}}; }

    void orders(std::vector<CheckedOrder>& out) const {
        for (int slot = 1; slot <= orders::mad_con::most_slots; ++slot) {
            const auto& mission = own_->missions.of(slot);
            if (mission && state_.phase == Phase::programming)
                add(out, at("missions", slot), "mission",
                    {{"slot", slot},
                     {"action", maybe(mission->action)},
                     {"organisation", maybe(mission->organisation)},
                     {"reveal", maybe(mission->reveal)}});
        }
        if (!own_->swap.empty()) {
            add(out, "swap", "swap", of_cards("visitors", words_of(own_->swap)));
        }
        if (own_->first_player) add(out, "first_player", "first-player", {{"player", state_[*own_->first_player].id}});
        if (state_.phase == Phase::sabotage) laying(out);
        for (int slot = 1; slot <= orders::mad_con::most_slots; ++slot) {
            if (own_->targets.of(slot) && state_.phase != Phase::ranking) target(*own_->targets.of(slot), slot, out);
        }
        if (!own_->improvise.empty()) add(out, "improvise", "improvise", of_cards("cards", ids_in(own_->improvise)));
        if (!own_->ranking.empty()) add(out, "ranking", "ranking", of_cards("organisations", ids_in(own_->ranking)));
        for (const Fault& fault : faults_) {
            const auto same = [&](const CheckedOrder& order) { return order.path == fault.path; };
            if (std::none_of(out.begin(), out.end(), same)) add(out, fault.path, "part", {});
        }
    }

    void target(const Target& target, int slot, std::vector<CheckedOrder>& out) const {
        const auto& mission = state_.mission({author_, slot});
        List by_org;
        for (const Organisation one : all_organisations) {
            if (const auto& picks = target.by_org[place_of(one)])
                by_org.emplace_back(Fields{{"organisation", id_of(one)}, {"pick", words_of(*picks)}});
        }
        add(out, at("targets", slot), "target",
            {{"slot", slot},
             {"action", mission ? maybe(mission->action) : Value()},
             {"pick", words_of(target.pick)},
             {"back", words_of(target.back)},
             {"forward", words_of(target.forward)},
             {"toward", ids_in(target.toward)},
             {"by_org", std::move(by_org)},
             {"announce", words_of(target.announce)}});
    }

    Fields conditions(const orders::mad_con::Conditions& when) const {
        return {{"cover", maybe(when.cover)},
                {"covered_by", when.covered_by ? Value(state_[*when.covered_by].id) : Value()},
                {"top_is", maybe(when.top_is)},
                {"top_is_not", maybe(when.top_is_not)}};
    }

    void laying(std::vector<CheckedOrder>& out) const {
        const auto& [card, lay] = own_->sabotage;
        if (card) add(out, "sabotage/card", "card", {{"card", id_of(*card)}});
        for (std::size_t i = 0; i < lay.size(); ++i) {
            if (!lay[i]) continue;
            add(out, at("sabotage/lay", static_cast<int>(i) + 1), "lay",
                {{"number", i + 1},
                 {"player", state_[lay[i]->player].id},
                 {"slot", lay[i]->slot},
                 {"always", lay[i]->when == orders::mad_con::Conditions{}},
                 {"when", conditions(lay[i]->when)}});
        }
    }

    /// The day as it will be played, whatever of it was filled.
    void programming(Check& out) const {
        Player player = state_[author_];
        const BySlot<bool> good = program(today_, player, own_ ? &*own_ : nullptr);
        List missions;
        std::int64_t own = 0;
        for (int slot = 1; slot <= today_.slots(); ++slot) {
            const auto& mission = player.missions.of(slot);
            own += good.of(slot) ? 1 : 0;
            if (!mission) continue;
            missions.emplace_back(Fields{{"slot", slot},
                                         {"open", today_.is_open(slot)},
                                         {"action", maybe(mission->action)},
                                         {"organisation", maybe(mission->organisation)},
                                         {"reveal", id_of(mission->reveal)},
                                         {"filled", !good.of(slot)}});
        }
        out.limits.push_back({"slots", own, today_.slots()});
        out.more.push_back({"missions", std::move(missions)});
        out.more.push_back({"cards_left", Fields{{"action", ids_in(player.hand.action)},
                                                 {"organisation", ids_in(player.hand.organisation)}}});
        if (!own_) return;
        const bool may_name = today_.animation().holder_names_first && state_.token == author_;
        if (may_name && !own_->first_player) out.remarks.push_back({"no-first-player"});
        if (today_.animation().swap > 0 && own_->swap.empty()) out.remarks.push_back({"no-swap"});
        strangers(own_->swap, "swap", out.remarks);
        targets(out.remarks);
    }

    /// Where the card lies if no line holds.
    void sabotage(Check& out) const {
        const auto& hand = state_[author_].hand.organisation;
        const bool must = today_.must_lay(author_);
        Value card;
        Value fallback;
        if (!hand.empty()) {
            const auto named = own_ ? own_->sabotage.card : std::nullopt;
            const Organisation chosen = named && hand.has(*named) ? *named : hand[0];
            card = id_of(chosen);
            const auto there = must ? today_.fallback(author_, chosen) : std::nullopt;
            if (there) fallback = Fields{{"player", state_[there->player].id}, {"slot", there->slot}};
            const auto works = [&](const auto& line) { return line && today_.may_lay(author_, line->mission()); };
            if (own_ && std::none_of(own_->sabotage.lay.begin(), own_->sabotage.lay.end(), works))
                out.remarks.push_back({"no-lines"});
        }
        out.more.push_back({"card", std::move(card)});
        out.more.push_back({"compulsory", must});
        out.more.push_back({"fallback", std::move(fallback)});
        if (own_) targets(out.remarks);
    }

    void targets(CheckRemarks& out) const {
        for (int slot = 1; slot <= today_.slots(); ++slot) {
            if (!own_->targets.of(slot)) continue;
            const Target& target = *own_->targets.of(slot);
            const std::string path = at("targets", slot);
            for (const Picks* picks : {&target.pick, &target.back, &target.forward}) strangers(*picks, path, out);
            for (const auto& picks : target.by_org) {
                if (picks) strangers(*picks, path, out);
            }
        }
    }

    /// Visitors that are not there, or not any more.
    void strangers(const Picks& picks, const std::string& path, CheckRemarks& out) const {
        for (const Pick pick : picks) {
            const auto there = [&](const Visitor& visitor) {
                return visitor.number == pick.visitor && visitor.at.in_hall();
            };
            if (pick.visitor > 0 && std::none_of(state_.visitors.begin(), state_.visitors.end(), there))
                out.push_back({"unknown-visitor", {{"path", path}, {"visitor", word_of(pick)}}});
        }
    }

    const State& state_;
    PlayerIndex author_;
    Today today_;
    const std::optional<Sheet>& own_;
    std::vector<Fault> faults_;
};

}  // namespace

Check Rules::check(const Known<State>& known, const std::optional<Orders>& own) const {
    return SheetCheck(figures_of(*known), known, own).write();
}

}  // namespace resolution::mad_con
