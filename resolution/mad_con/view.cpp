// What a reader is shown of what it may know.

#include "resolution/mad_con/match.h"
#include "resolution/mad_con/rules.h"
#include "resolution/mad_con/shown.h"

namespace resolution::mad_con {

using nlohmann::json;
using orders::mad_con::signed_value;
using orders::mad_con::visitor_id;

namespace {

constexpr std::array<std::string_view, 4> where_ids{"entrance", "step", "recruited", "removed"};

json numbers_of(const Cards& cards) {
    return {{"action", cards.action.size()}, {"organisation", cards.organisation.size()}};
}
json faces_of(const Cards& cards) {
    return {{"action", Shown::ids(cards.action)}, {"organisation", Shown::ids(cards.organisation)}};
}

class View {
public:
    View(const Figures& figures, const Known<State>& known)
        : figures_(figures), state_(*known), reader_(known.reader()), shown_(figures, *known, reader_.player()) {}

    json write() const {
        json out = {{"game", Rules::id},
                    {"over", state_.phase == Phase::over},
                    {"day", state_.day},
                    {"days", figures_.days},
                    {"phase", id_of(state_.phase)},
                    {"mode", id_of(state_.settings.mode)},
                    {"variant", figures_.variants[state_.settings.variant.value()]},
                    {"targeted_groups", state_.settings.targeted_groups},
                    {"animation", shown_.animation()},
                    {"animations_left", state_.animations.size()},
                    {"token", shown_.id(state_.token)},
                    {"first", shown_.id(state_.first)},
                    {"order", shown_.order()},
                    {"queue", state_.queue.size()},
                    {"arrived", state_.arrived},
                    {"today", shown_.day()},
                    {"kinds", shown_.kinds()},
                    {"actions", shown_.actions()},
                    {"ranking_points", figures_.individual_points},
                    {"with_police", with_police()},
                    {"police_wins_below", figures_.police_wins_below},
                    {"open_slot", shown_.today().open_slot().value_or(0)},
                    {"steps", figures_.steps},
                    {"seats", ids_of(state_.players)},
                    {"teams", teams()},
                    {"result", result()},
                    {"players", json::object()},
                    {"you", nullptr}};
        board(out);
        for (const PlayerIndex player : players_of(state_)) out["players"][state_[player].id] = this->player(player);
        if (const auto self = reader_.player()) out["you"] = you(*self);
        return out;
    }

private:
    void board(json& out) const {
        json visitors = json::object();
        json entrance = json::array();
        json removed = json::array();
        for (const Visitor& visitor : state_.visitors) {
            const std::string id = visitor_id(visitor.number);
            visitors[id] = shown_.visitor(visitor);
            if (visitor.at.at_entrance()) entrance.push_back(id);
            if (visitor.at == Place::removed()) removed.push_back(id);
        }
        out["visitors"] = std::move(visitors);
        out["entrance"] = std::move(entrance);
        out["removed"] = std::move(removed);
        out["stands"] = json::array();
        out["organisations"] = json::object();
        for (const Organisation one : all_organisations) {
            json stand = this->stand(one);
            out["organisations"][id_of(one)] = {{"recruits", stand["recruited"].size()}};
            out["stands"].push_back(std::move(stand));
        }
    }

    json stand(Organisation organisation) const {
        json steps(static_cast<std::size_t>(figures_.steps), json::array());
        json recruited = json::array();
        for (const Visitor& visitor : state_.visitors) {
            const Place at = visitor.at;
            if (at.in_zone(organisation)) steps[at.step - 1U].push_back(visitor_id(visitor.number));
            if (at == Place::recruited(organisation)) recruited.push_back(visitor_id(visitor.number));
        }
        return {{"organisation", id_of(organisation)},
                {"left", id_of(left_of(organisation))},
                {"right", id_of(right_of(organisation))},
                {"steps", std::move(steps)},
                {"recruited", std::move(recruited)},
                {"value", state_.result ? json(state_.result->values[place_of(organisation)]) : json(nullptr)}};
    }

    json teams() const {
        if (!state_.sides) return nullptr;
        return {{"wolves", Shown::ids(state_.sides->wolves.list())},
                {"octopuses", Shown::ids(state_.sides->octopuses.list())}};
    }

    /// Whoever counts the seats knows it; nobody knows who.
    bool with_police() const {
        const auto& dealt = figures_.teams_of[state_.count()];
        return state_.settings.mode == Mode::teams && dealt && dealt->count[static_cast<std::size_t>(Team::police)] > 0;
    }

    json by_player(const ByPlayer& numbers) const {
        json out = json::object();
        for (const PlayerIndex player : players_of(state_)) {
            if (const auto number = numbers[player.value()]) out[state_[player].id] = *number;
        }
        return out;
    }

    json result() const {
        if (!state_.result) return nullptr;
        const Result& result = *state_.result;
        json values = json::object();
        for (const Organisation one : all_organisations) values[id_of(one)] = result.values[place_of(one)];
        json winners = json::array();
        bool police = false;
        for (const PlayerIndex player : result.winners.list()) {
            winners.push_back(state_[player].id);
            police = police || state_[player].team == Team::police;
        }
        json out = {{"values", std::move(values)},        {"teams", nullptr},
                    {"points", by_player(result.points)}, {"recruits", by_player(result.recruits)},
                    {"winners", std::move(winners)},      {"police", police}};
        if (result.teams) out["teams"] = {{"wolves", result.teams->wolves}, {"octopuses", result.teams->octopuses}};
        return out;
    }

    json player(PlayerIndex index) const {
        const Player& player = state_[index];
        const auto recruits = std::count_if(state_.visitors.begin(), state_.visitors.end(), [&](const Visitor& one) {
            return one.at.is_recruited() && one.marker == index;
        });
        return {{"id", player.id},
                {"seat", index.value() + 1},
                {"team", Shown::maybe(player.team)},
                {"hand", numbers_of(player.hand)},
                {"deck", numbers_of(player.deck)},
                {"discard", numbers_of(player.discard)},
                {"shuffles", {{"action", player.shuffles.action}, {"organisation", player.shuffles.organisation}}},
                {"recruits", recruits},
                {"token", state_.token == index},
                {"missions", shown_.missions(index)},
                {"ranking", player.ranking.empty() ? json(nullptr) : Shown::ids(player.ranking)}};
    }

    json you(PlayerIndex self) const {
        const Player& player = state_[self];
        json out = this->player(self);
        out["hand_cards"] = faces_of(player.hand);
        out["discard_cards"] = faces_of(player.discard);
        out["own"] = json::array();
        out["other"] = json::array();
        const bool on_a_side = player.team && *player.team != Team::police;
        for (const Organisation one : all_organisations) {
            if (on_a_side && state_.sides)
                out[state_.sides->of(*player.team).has(one) ? "own" : "other"].push_back(id_of(one));
        }
        out["known"] = json::array();
        for (const Visitor& visitor : state_.visitors) {
            if (visitor.kind) out["known"].push_back(shown_.visitor(visitor));
        }
        out["owes"] = owes_sheet(state_) ? id_of(sheet_of(state_.phase)) : std::string_view();
        return out;
    }

    const Figures& figures_;
    const State& state_;
    Reader reader_;
    Shown shown_;
};

}  // namespace

json Shown::visitor(const Visitor& visitor) const {
    const auto* kind = visitor.kind ? &figures_.of(*visitor.kind) : nullptr;
    json seen_by = json::array();
    json claims = json::array();
    for (const PlayerIndex player : players_of(state_)) {
        if (visitor.seen_by.has(player)) seen_by.push_back(state_[player].id);
        if (const auto claim = visitor.claims[player.value()])
            claims.push_back({{"player", state_[player].id}, {"value", signed_value(*claim)}});
    }
    const bool at_a_stand = visitor.at.on_step() || visitor.at.is_recruited();
    return {{"id", visitor_id(visitor.number)},
            {"number", visitor.number},
            {"marker", id(visitor.marker)},
            {"at", word_of(visitor.at)},
            {"where", where_ids[static_cast<std::size_t>(visitor.at.where)]},
            {"organisation", at_a_stand ? json(id_of(visitor.at.organisation)) : json(nullptr)},
            {"step", visitor.at.on_step() ? visitor.at.step : 0},
            {"kind", kind == nullptr ? json(nullptr) : json(kind->id)},
            {"value", kind == nullptr ? json(nullptr) : json(kind->value)},
            {"text", kind == nullptr ? "?" : signed_value(kind->value)},
            {"seen", reader_ && visitor.seen_by.has(*reader_)},
            {"seen_by", std::move(seen_by)},
            {"claims", std::move(claims)}};
}

json Shown::mission(const Mission& mission, int slot) const {
    json sabotage = json::array();
    for (const Laid& card : mission.sabotage)
        sabotage.push_back({{"by", state_[card.by].id}, {"organisation", id_of(card.organisation)}});
    return {{"slot", slot},
            {"open", today_.is_open(slot)},
            {"reveal", id_of(mission.reveal)},
            {"action", maybe(mission.action)},
            {"organisation", maybe(mission.organisation)},
            {"top", maybe(mission.top())},
            {"sabotage", std::move(sabotage)}};
}

json Shown::missions(PlayerIndex player) const {
    json out = json::array();
    for (int slot = 1; slot <= most_slots; ++slot) {
        if (const auto& one = state_.mission({player, slot})) out.push_back(mission(*one, slot));
    }
    return out;
}

json Shown::id(std::optional<PlayerIndex> player) const { return player ? json(state_[*player].id) : json(nullptr); }

json Shown::order() const {
    json out = json::array();
    if (!state_.first) return out;
    today_.in_order([&](PlayerIndex player) { out.push_back(state_[player].id); });
    return out;
}

std::string Shown::animation() const { return state_.animation ? today_.animation().id : "none"; }

json Rules::view(const Known<State>& known) const { return View(figures_of(*known), known).write(); }

}  // namespace resolution::mad_con
