#include "resolution/anime_warfare/bots.h"
#include "resolution/anime_warfare/rules.h"

namespace resolution::anime_warfare {

namespace {

/// Every order of each kind that is legal now.
class LegalOrders {
public:
    LegalOrders(const Figures& figures, const State& known, Faction self, Dice& dice)
        : state_(known), play_(figures, state_, dice, nullptr), actions_(play_, self), self_(self) {
        for (std::size_t i = 0; i < do_kinds.size(); ++i) {
            kind_ = do_kinds[i];
            list();
            if (!found_.empty()) kinds_.push_back(std::exchange(found_, {}));
        }
    }

    /// By kind; none is empty.
    const std::vector<std::vector<Order>>& kinds() const { return kinds_; }

private:
    static constexpr std::array do_kinds{
        Do::open_studio,      Do::move,      Do::battle,         Do::capture,       Do::recruit_mascot,
        Do::summon,           Do::loan,      Do::restructuring,  Do::dismiss_staff, Do::genius_kidnapper,
        Do::cold_blood,       Do::bad_book,  Do::flying_studio,  Do::deaf_ear,      Do::sacrifice_mascots,
        Do::magic_movement,   Do::more_fans, Do::hide_in_bushes, Do::gift_staff,    Do::general_alarm,
        Do::undercover_agent, Do::purge};

    const Board& board() const { return play_.board; }

    void add(Order order) {
        if (actions_.judge(order).empty()) found_.push_back(std::move(order));
    }

    void list() {
        switch (kind_) {
            case Do::open_studio:
            case Do::recruit_mascot:
            case Do::deaf_ear: return each_zone([&](ZoneIndex zone) { add(order_at(kind_, zone)); });
            case Do::move:
            case Do::magic_movement:
            case Do::general_alarm: return moves();
            case Do::battle:
            case Do::capture:
            case Do::more_fans:
            case Do::undercover_agent: return against();
            case Do::summon: return summonings();
            case Do::loan: return loans();
            case Do::genius_kidnapper: return kidnappings();
            case Do::cold_blood: return named_units();
            case Do::bad_book: return swaps();
            case Do::flying_studio: return flights();
            case Do::hide_in_bushes: return hidings();
            case Do::gift_staff: return gifts();
            default: return add(order_to(kind_));
        }
    }

    template <class Look>
    void each_zone(Look look) const {
        for (const ZoneIndex zone : all_zones()) look(zone);
    }
    template <class Look>
    void each_own(Look look) const {
        each_zone([&](ZoneIndex zone) {
            for (const Unit unit : board().kinds(self_, zone)) look(zone, unit);
        });
    }
    template <class Look>
    void each_other(Look look) const {
        for (const Faction faction : state_.seats()) {
            if (faction != self_) look(faction);
        }
    }

    void moves() {
        const auto everywhere = all_zones().list();
        each_own([&](ZoneIndex from, Unit unit) {
            for (const ZoneIndex to : kind_ == Do::move ? play_.figures.next_to(from) : everywhere)
                add(order_to_move(kind_, unit, from, to));
        });
    }
    void against() {
        each_zone([&](ZoneIndex zone) { each_other([&](Faction other) { add(order_against(kind_, zone, other)); }); });
    }
    void summonings() {
        for (const Unit unit : units_of(self_)) {
            each_zone([&](ZoneIndex zone) {
                Order order = order_at(kind_, zone);
                order.unit = unit;
                add(order);
            });
        }
    }
    void loans() {
        each_other([&](Faction from) {
            for (const Manga manga : state_.of(from).mangas.list()) {
                each_zone([&](ZoneIndex zone) {
                    Order order = order_to(kind_);
                    order.from = from;
                    order.manga = manga;
                    order.unit_from = static_cast<int>(zone.value());
                    add(order);
                });
            }
        });
    }
    void kidnappings() {
        each_zone([&](ZoneIndex zone) { each_other([&](Faction other) { units_at(zone, other); }); });
    }
    void named_units() {
        for (const Faction owner : state_.seats()) each_zone([&](ZoneIndex zone) { units_at(zone, owner); });
    }
    void units_at(ZoneIndex zone, Faction owner) {
        for (const Unit unit : board().kinds(owner, zone)) {
            Order order = order_against(kind_, zone, owner);
            order.unit = unit;
            add(order);
        }
    }
    void swaps() {
        for (const Manga give : mangas_of(self_)) {
            for (const Manga take : mangas_of(self_)) {
                Order order = order_to(kind_);
                order.give = give;
                order.take = take;
                add(order);
            }
        }
    }
    void flights() {
        for (auto part : {&Order::lift, &Order::land}) {
            each_zone([&](ZoneIndex zone) {
                Order order = order_to(kind_);
                order.*part = static_cast<int>(zone.value());
                add(order);
            });
        }
    }
    void hidings() {
        each_own([&](ZoneIndex from, Unit unit) {
            Order order = order_to(kind_);
            order.units.push_back(group_of(unit, from));
            add(order);
        });
    }
    void gifts() {
        each_other([&](Faction other) {
            Order order = order_to(kind_);
            order.to = other;
            add(order);
        });
    }

    State state_;
    Play play_;
    Actions actions_;
    Faction self_;
    Do kind_ = Do::pass;
    std::vector<Order> found_;
    std::vector<std::vector<Order>> kinds_;
};

std::string label_of(Faction self, std::string_view phase, int number) {
    std::string out = "bot/";
    return out.append(id_of(self)).append("/").append(phase).append("/").append(std::to_string(number));
}

Sheet random_office(const State& known, Faction self, const Dice& dice) {
    Sheet sheet;
    const std::string label = label_of(self, "office", 1);
    DrawStream stream = dice.stream(label);
    if (stream.next(2) == 1) sheet.convention.emplace().hold = true;
    sheet.negotiator = known.of(self).mangas.has(Manga::negotiator) && stream.next(2) == 1;
    return sheet;
}

Sheet random_leg(const Figures& figures, const State& known, Faction self, Dice& dice) {
    constexpr int alternatives = 3;
    const LegalOrders legal(figures, known, self, dice);
    Sheet sheet;
    for (int number = 1; number <= known.settings.rounds_per_leg; ++number) {
        orders::anime_warfare::Round& round = sheet.rounds.emplace_back().emplace();
        for (const ZoneIndex zone : all_zones()) {
            if (known.at(zone).abandoned() && Board(figures, known).mascots(self, zone) > 0)
                round.before.emplace_back(order_at(Do::control_studio, zone));
        }
        if (legal.kinds().empty()) continue;
        const std::string label = label_of(self, "leg-" + std::to_string(known.leg), number);
        DrawStream stream = dice.stream(label);
        for (int i = 0; i < alternatives; ++i) {
            const auto& kind = legal.kinds()[stream.next(legal.kinds().size()) - 1];
            round.attempts.emplace_back(kind[stream.next(kind.size()) - 1]);
        }
    }
    return sheet;
}

}  // namespace

Sheet random_sheet(const Figures& figures, const State& known, PlayerIndex player, Dice& dice) {
    const Faction self = known[player].faction();
    if (known.phase == Phase::office) return random_office(known, self, dice);
    if (known.phase == Phase::leg) return random_leg(figures, known, self, dice);
    return {};
}

Rules::Orders Rules::bot(std::string_view policy, const Known<State>& known, Dice& dice) const {
    if (policy == "smart") return smart_sheet(figures_, *known, known.player());
    return random_sheet(figures_, *known, known.player(), dice);
}

}  // namespace resolution::anime_warfare
