// What a player may do now and what it costs, zone by zone: for the pre-filled sheet and the page. What others do
// first may change it.

#include "resolution/anime_warfare/shown.h"

namespace resolution::anime_warfare {

using nlohmann::json;

namespace {

/// Actions as a tap fills them in: `do=battle,zone=5,against=haiyore`.
class Options {
public:
    Options(const Shown& shown, const Figures& figures, const State& state, Faction self)
        : board_(shown.board()), figures_(figures), state_(state), self_(self) {}

    json at(ZoneIndex zone) {
        out_ = json::array();
        studio(zone);
        units(zone);
        for (const Faction other : board_.opponents(self_)) against(zone, other);
        summons(zone);
        mangas(zone);
        return std::move(out_);
    }

    json anywhere() {
        out_ = json::array();
        const MangaConditions& needs = figures_.conditions;
        if (usable(Manga::restructuring)) add("restructuring", unique(figures_.costs.restructuring));
        if (lacking(Manga::restructuring)) add("dismiss_staff", needs.restructuring_staff);
        if (lacking(Manga::dilemma)) add("sacrifice_mascots", unique(0));
        if (usable(Manga::purge)) add("purge", unique(figures_.costs.purge));
        if (lacking(Manga::negotiator)) {
            for (const Faction other : board_.opponents(self_)) {
                if (!state_.of(other).out) add("gift_staff", needs.negotiator_staff, {{"to", id_of(other)}});
            }
        }
        if (usable(Manga::bad_book)) swaps();
        if (usable(Manga::loan)) loans();
        if (lacking(Manga::flying_studio) && state_.of(self_).last(Once::claim_flying_studio) == 0)
            add("claim_flying_studio", 0, {}, true);
        add("pass", state_.of(self_).staff);
        return std::move(out_);
    }

private:
    bool usable(Manga manga) const { return board_.may_use(self_, manga); }
    bool lacking(Manga manga) const { return faction_of(manga) == self_ && !board_.owns(self_, manga); }
    int unique(int printed) const { return board_.unique_price(printed); }

    void add(std::string_view action, int cost, json fields = json::object(), bool unlimited = false) {
        std::string tap = "do=" + std::string(action);
        for (const auto& [key, value] : fields.items())
            tap += "," + key + "=" + (value.is_string() ? value.get<std::string>() : value.dump());
        json option = std::move(fields);
        option["do"] = action;
        option["cost"] = cost;
        option["unlimited"] = unlimited;
        option["payable"] = cost <= state_.of(self_).staff;
        option["tap"] = std::move(tap);
        out_.push_back(std::move(option));
    }
    void add_in(ZoneIndex zone, std::string_view action, int cost, json fields = json::object(),
                bool unlimited = false) {
        fields["zone"] = zone.value();
        add(action, cost, std::move(fields), unlimited);
    }

    void studio(ZoneIndex zone) {
        const bool mascot = board_.mascots(self_, zone) > 0;
        const Zone& at = state_.at(zone);
        if (at.abandoned() && mascot) add_in(zone, "control_studio", 0, {}, true);
        if (at.controlled_by(self_)) add_in(zone, "abandon_studio", 0, {}, true);
        if (!at.studio && mascot) add_in(zone, "open_studio", figures_.actions.open_studio);
    }

    void units(ZoneIndex zone) {
        const Unit mascot = mascot_of(self_);
        const bool may = board_.stands_or_hides(self_, zone) || board_.on_map(self_) == 0;
        if (may && board_.reserve(mascot) > 0) add_in(zone, "recruit_mascot", board_.unit_price(self_, mascot));
        if (board_.stands(self_, zone)) {
            add("move", figures_.actions.move, {{"from", zone.value()}});
            out_.back()["tap"] = "do=move";
            out_.back()["moves"] = moves(zone);
        }
    }

    /// Of each kind that stands there, one unit to each zone next to it.
    json moves(ZoneIndex from) const {
        json out = json::array();
        for (const Unit unit : board_.kinds(self_, from)) {
            for (const ZoneIndex to : figures_.next_to(from)) {
                const std::string tap = "do=move,units.0.unit=" + std::string(id_of(unit)) +
                                        ",units.0.from=" + std::to_string(from.value()) +
                                        ",units.0.to=" + std::to_string(to.value());
                out.push_back({{"unit", id_of(unit)}, {"to", to.value()}, {"tap", tap}});
            }
        }
        return out;
    }

    void against(ZoneIndex zone, Faction other) {
        if (!board_.stands(other, zone)) return;
        const json whom = {{"faction", id_of(other)}};
        if (board_.stands_or_hides(self_, zone))
            add_in(zone, "battle", board_.battle_price(), {{"against", id_of(other)}});
        const bool mascot = board_.mascots(other, zone) > 0;
        const auto best = board_.highest(self_, zone);
        if (mascot && best && *best > *board_.highest(other, zone)) {
            add_in(zone, "capture", figures_.actions.capture, whom);
            if (usable(Manga::more_fans)) add_in(zone, "more_fans", unique(figures_.costs.more_fans), whom);
        }
        if (mascot && usable(Manga::undercover_agent) && board_.reserve(mascot_of(self_)) > 0)
            add_in(zone, "undercover_agent", unique(figures_.costs.undercover_agent), whom);
        if (!usable(Manga::genius_kidnapper) || !best || *best <= *board_.highest(other, zone)) return;
        for (const Unit unit : board_.kinds(other, zone)) {
            if (board_.is_character(unit))
                add_in(zone, "genius_kidnapper", unique(figures_.costs.genius_kidnapper),
                       {{"faction", id_of(other)}, {"unit", id_of(unit)}});
        }
    }

    void summons(ZoneIndex zone) {
        for (const Unit unit : units_of(self_)) {
            if (figures_.of(unit).level == Level::mascot || board_.reserve(unit) == 0 || !appears(unit, zone)) continue;
            add_in(zone, "summon", board_.unit_price(self_, unit), {{"unit", id_of(unit)}});
        }
    }

    /// Where its own rules let it (section 3).
    bool appears(Unit unit, ZoneIndex zone) const {
        const Zone& at = state_.at(zone);
        const bool own = at.controlled_by(self_);
        switch (unit) {
            case Unit::izayoi: return at.studio && state_.of(self_).start_zone == zone;
            case Unit::himeji:
                return own && board_.on_map(self_, mascot_of(self_)) >= figures_.summoning.himeji_mascots;
            case Unit::cthuko: return own && board_.on_map(self_, Unit::nyaruko) > 0;
            case Unit::lelouch: return board_.units(self_, Unit::cc, zone) >= figures_.summoning.lelouch_cc;
            default: break;
        }
        const bool flooding = board_.is_character(unit) && usable(Manga::market_flooding);
        return own || (flooding && at.studio);
    }

    void mangas(ZoneIndex zone) {
        const Zone& at = state_.at(zone);
        if (usable(Manga::deaf_ear) && board_.stands(self_, zone) && !board_.is_deaf(zone))
            add_in(zone, "deaf_ear", unique(price_of_silence(zone)));
        if (!usable(Manga::flying_studio)) return;
        const bool aloft = state_.of(self_).aloft.has_value();
        if (!aloft && at.controlled_by(self_))
            add("flying_studio", unique(figures_.costs.flying_studio), {{"lift", zone.value()}});
        if (aloft && !at.studio) add("flying_studio", unique(figures_.costs.flying_studio), {{"land", zone.value()}});
    }

    int price_of_silence(ZoneIndex zone) const {
        int price = 0;
        for (const Unit unit : board_.kinds(self_, zone)) {
            const int each = board_.is_hero(unit) ? figures_.costs.deaf_ear_hero : figures_.costs.deaf_ear_each;
            price += each * board_.units(self_, unit, zone);
        }
        return price;
    }

    void swaps() {
        for (const Manga give : mangas_of(self_)) {
            for (const Manga take : mangas_of(self_)) {
                if (give != Manga::bad_book && board_.owns(self_, give) && !board_.owns(self_, take))
                    add("bad_book", unique(figures_.costs.bad_book), {{"give", id_of(give)}, {"take", id_of(take)}});
            }
        }
    }

    void loans() {
        for (const Faction other : board_.opponents(self_)) {
            for (const Manga manga : state_.of(other).mangas.list()) {
                if (!usable(manga))
                    add("loan", unique(figures_.costs.loan), {{"from", id_of(other)}, {"manga", id_of(manga)}});
            }
        }
    }

    const Board& board_;
    const Figures& figures_;
    const State& state_;
    Faction self_;
    json out_;
};

json usable_mangas(const Board& board, Faction self) {
    json out = json::array();
    for (std::size_t i = 0; i < manga_count; ++i) {
        if (board.may_use(self, static_cast<Manga>(i))) out.push_back(id_of(static_cast<Manga>(i)));
    }
    return out;
}

}  // namespace

json outlook_of(const Figures& figures, const Known<State>& known) {
    const State& state = *known;
    const Player& self = known.self();
    const Shown shown(figures, state);
    json out = {{"turn", state.turn},
                {"phase", id_of(state.phase)},
                {"sheet", id_of(sheet_of(state.phase))},
                {"leg", state.leg},
                {"player", self.id},
                {"faction", Shown::maybe(self.licence)},
                {"staff", self.staff},
                {"fans", self.fans},
                {"rounds", state.settings.rounds_per_leg},
                {"campaigns", self.campaigns.worth},
                {"global_deck", state.settings.global_deck},
                {"zones", json::array()},
                {"anywhere", json::array()},
                {"units", json::array()},
                {"opponents", json::array()},
                {"mangas", json::array()},
                {"studios", 0},
                {"price", nullptr}};
    if (!shown.board().ladder_is_used_up()) out["price"] = shown.board().convention_price();
    if (!self.licence || state.phase == Phase::over) return out;
    const Faction faction = *self.licence;
    out["units"] = shown.units(faction);
    out["studios"] = shown.board().paying_studios(faction);
    out["mangas"] = usable_mangas(shown.board(), faction);
    out["opponents"] = Shown::ids(shown.board().opponents(faction));
    if (state.phase != Phase::leg) return out;
    Options options(shown, figures, state, faction);
    for (const ZoneIndex zone : all_zones()) {
        json there = options.at(zone);
        if (!there.empty()) out["zones"].push_back({{"zone", zone.value()}, {"options", std::move(there)}});
    }
    out["anywhere"] = options.anywhere();
    return out;
}

}  // namespace resolution::anime_warfare
