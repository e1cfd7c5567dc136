// What a reader is shown of what it may know.

#include "resolution/rollback_propaganda/rules.h"

namespace resolution::rollback_propaganda {

using nlohmann::json;

namespace {

class View {
public:
    View(const Figures& figures, const Known<State>& known)
        : figures_(figures), state_(*known), reader_(known.reader()), table_(figures.table(state_.count())) {}

    json write() const {
        json out = {{"game", Rules::id},
                    {"over", state_.over()},
                    {"aborted", state_.aborted},
                    {"opening", state_.turn == 1 && state_.phase == Phase::scheme},
                    {"turn", state_.turn},
                    {"phase", id_of(state_.phase)},
                    {"pace", id_of(state_.settings.options.pace)},
                    {"grimoire_set", figures_.grimoires[state_.settings.options.grimoire.value()].id},
                    {"show_cosmos", state_.settings.options.show_cosmos},
                    {"election_points", state_.settings.election.points},
                    {"election_tie", id_of(state_.settings.election.tie)},
                    {"limits", limits()},
                    {"silent_reveal", figures_.silent_reveal.while_stealth_at_most.value_or(-1)},
                    {"bounds", {{"min", state_.settings.popularity.min}, {"max", state_.settings.popularity.max}}},
                    {"seats", ids_of(state_.players)},
                    {"active", state_[state_.active].id},
                    {"acting", maybe(state_.acting)},
                    {"winner", maybe(state_.winner)},
                    {"limit", stealth_limit(figures_, state_)},
                    {"stealth", stealth_total(figures_, state_)},
                    {"reversed", state_.reversed},
                    {"reveals", state_.reveals},
                    {"rollbacks", state_.rollbacks},
                    {"future", state_.future.size()},
                    {"unassigned", state_.unassigned.size()},
                    {"present", present()},
                    {"ahead", ahead()},
                    {"to_come", to_come()},
                    {"past", counted(state_.past, figures_.events)},
                    {"oblivion", counted(state_.oblivion, figures_.events)},
                    {"cosmos", counted(state_.cosmos, figures_.cards)},
                    {"events", events()},
                    {"cards", cards()},
                    {"players", json::object()},
                    {"you", nullptr}};
        factions(out);
        for (const PlayerIndex player : players_of(state_)) out["players"][state_[player].id] = this->player(player);
        if (const auto self = reader_.player()) out["you"] = you(*self);
        return out;
    }

private:
    template <class List, class Listed>
    static json ids(const List& list, const Listed& listed) {
        json out = json::array();
        for (const auto one : list) out.push_back(listed[one.value()].id);
        return out;
    }
    /// How often each lies in an open pile, in the order of the data.
    template <class List, class Listed>
    static json counted(const List& list, const Listed& listed) {
        std::vector<int> counts(listed.size());
        for (const auto one : list) ++counts[one.value()];
        return counted(counts, listed);
    }
    template <class Listed>
    static json counted(const std::vector<int>& counts, const Listed& listed) {
        json out = json::array();
        for (std::size_t place = 0; place < counts.size(); ++place) {
            if (counts[place] > 0) out.push_back({{"id", listed[place].id}, {"count", counts[place]}});
        }
        return out;
    }
    /// What must still lie in the Future beyond the cards that the reader knows: what everybody can count.
    json to_come() const {
        std::vector<int> counts(figures_.events.size());
        for (const EventIndex one : table_.future) ++counts[one.value()];
        for (const EventIndex one : state_.past) --counts[one.value()];
        for (const EventIndex one : state_.oblivion) --counts[one.value()];
        for (const PresentEvent& one : state_.present) --counts[one.event.value()];
        for (std::size_t place = 0; place < state_.future.face_up(); ++place) --counts[state_.future[place].value()];
        return counted(counts, figures_.events);
    }
    json maybe(std::optional<PlayerIndex> player) const { return player ? json(state_[*player].id) : json(nullptr); }
    json maybe(std::optional<FactionIndex> faction) const {
        return faction ? json(figures_.factions[faction->value()].id) : json(nullptr);
    }

    json limits() const {
        const Limits& limits = state_.settings.limits;
        return {{"hand_size", limits.hand_size},     {"schemes_per_turn", limits.schemes_per_turn},
                {"min_reveal", limits.min_reveal},   {"stealth_limit", limits.stealth_limit},
                {"present_cap", limits.present_cap}, {"stalemate_rollbacks_per_mage", limits.stalemate_per_mage}};
    }

    void factions(json& out) const {
        out["factions"] = json::object();
        out["faction_order"] = json::array();
        int top = state_.settings.popularity.min;
        for (const FactionIndex one : table_.factions) top = std::max(top, state_.popularity_of(one));
        for (const FactionIndex one : table_.factions) {
            const std::string& id = figures_.factions[one.value()].id;
            const int popularity = state_.popularity_of(one);
            out["faction_order"].push_back(id);
            out["factions"][id] = {
                {"popularity", popularity}, {"top", popularity == top}, {"share", share(popularity)}};
        }
    }

    /// Of all that is possible, in percent.
    int share(int popularity) const {
        const auto& bounds = state_.settings.popularity;
        return bounds.max > bounds.min ? (popularity - bounds.min) * 100 / (bounds.max - bounds.min) : 0;
    }

    json card_of_future(EventIndex event) const {
        const EventFigures& one = figures_.of(event);
        return {{"event", one.id}, {"kind", figures_.kinds[one.kind.value()]}, {"stealth", one.stealth}};
    }

    json present() const {
        json out = json::array();
        int total = 0;
        for (const PresentEvent& one : state_.present) {
            json card = card_of_future(one.event);
            total += figures_.of(one.event).stealth;
            card["place"] = out.size() + 1;
            card["doubled"] = one.doubled;
            card["total"] = total;
            out.push_back(std::move(card));
        }
        return out;
    }

    /// The cards on top of the Future that the reader knows (RP-13, RP-38), with what the row would come to; nothing is
    /// reckoned beyond a card that ends the phase.
    json ahead() const {
        json out = json::array();
        int total = stealth_total(figures_, state_);
        bool goes_on = true;
        const int limit = stealth_limit(figures_, state_);
        for (std::size_t place = 0; place < state_.future.face_up(); ++place) {
            const EventFigures& one = figures_.of(state_.future[place]);
            total += one.stealth;
            const bool breaks = goes_on && (one.undoes() || total > limit);
            json card = card_of_future(state_.future[place]);
            card["place"] = place + 1;
            card["total"] = total;
            card["reached"] = goes_on;
            card["breaks"] = breaks;
            card["ends"] = goes_on && !breaks && one.ends_reveal();
            card["private"] = place >= static_cast<std::size_t>(state_.known_prefix);
            goes_on = goes_on && !breaks && !one.ends_reveal();
            out.push_back(std::move(card));
        }
        return out;
    }

    json whose(const Effect& effect) const {
        if (effect.op != Op::popularity) return nullptr;
        switch (effect.whose) {
            case Whose::choice: return "choice";
            case Whose::most: return "most";
            case Whose::least: return "least";
            case Whose::named: break;
        }
        return figures_.factions[effect.faction.value()].id;
    }

    json effects(const std::vector<Effect>& effects) const {
        json out = json::array();
        for (const Effect& effect : effects) {
            json kinds = json::array();
            for (std::size_t kind = 0; kind < figures_.kinds.size(); ++kind) {
                if (effect.kinds.has(EventKind(kind))) kinds.push_back(figures_.kinds[kind]);
            }
            out.push_back({{"op", id_of(effect.op)},
                           {"faction", whose(effect)},
                           {"amount", effect.amount},
                           {"ether", effect.ether},
                           {"optional", effect.optional},
                           {"kinds", std::move(kinds)}});
        }
        return out;
    }

    json events() const {
        json out = json::object();
        for (std::size_t place = 0; place < figures_.events.size(); ++place) {
            const EventFigures& one = figures_.events[place];
            if (!table_.event_in_play[place]) continue;
            out[one.id] = {{"kind", figures_.kinds[one.kind.value()]},
                           {"stealth", one.stealth},
                           {"copies", one.copies[state_.count()]},
                           {"on_reveal", one.when == Moment::reveal},
                           {"effects", effects(one.effects)}};
        }
        return out;
    }

    json cards() const {
        json out = json::object();
        const auto& counts = figures_.grimoires[state_.settings.options.grimoire.value()].counts;
        for (std::size_t place = 0; place < figures_.cards.size(); ++place) {
            const CardFigures& one = figures_.cards[place];
            out[one.id] = {{"type", id_of(one.type)}, {"copies", counts[place]}, {"effects", effects(one.effects)}};
        }
        return out;
    }

    json player(PlayerIndex index) const {
        const Player& player = state_[index];
        const auto self = reader_.player();
        return {{"id", player.id},
                {"seat", index.value() + 1},
                {"active", index == state_.active},
                {"score", player.score},
                {"hand", player.hand.size()},
                {"grimoire", player.grimoire.size()},
                {"schemed", player.schemed.size()},
                {"field", ids(player.face_up, figures_.cards)},
                {"contract", maybe(self && *self != index ? state_[*self].known[index.value()] : player.contract)}};
    }

    json you(PlayerIndex self) const {
        const Player& player = state_[self];
        json out = this->player(self);
        out["hand_cards"] = ids(player.hand, figures_.cards);
        out["schemed_cards"] = ids(player.schemed, figures_.cards);
        out["known"] = json::array();
        for (const PlayerIndex other : players_of(state_)) {
            if (const auto contract = player.known[other.value()]; contract && other != self)
                out["known"].push_back({{"player", state_[other].id}, {"faction", maybe(contract)}});
        }
        out["owes"] = owed_by(figures_, state_, self).parts();
        return out;
    }

    const Figures& figures_;
    const State& state_;
    Reader reader_;
    const Table& table_;
};

}  // namespace

json Rules::view(const Known<State>& known) const { return View(figures_, known).write(); }

}  // namespace resolution::rollback_propaganda
