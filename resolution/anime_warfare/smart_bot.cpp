#include "resolution/anime_warfare/smart_bot.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "resolution/anime_warfare/strength.h"

namespace resolution::anime_warfare {

namespace {

constexpr std::size_t few_studios = 4;
constexpr int clear_advantage = 3;

Sheet smart_office(const Figures& figures, const State& known, Faction self) {
    const Player& player = known.of(self);
    Sheet sheet;
    auto& convention = sheet.convention.emplace();
    if (!player.has_six()) return sheet;
    convention.hold = true;
    sheet.shonen_jump = player.mangas.has(Manga::shonen_jump) && player.last(Once::shonen_jump) == 0;
    sheet.negotiator = player.mangas.has(Manga::negotiator) && player.staff >= figures.costs.negotiator;
    const auto& held = player.campaigns.worth;
    if (player.fans + std::accumulate(held.begin(), held.end(), 0) > figures.fans_end)
        sheet.reveal.assign(held.begin(), held.end());
    return sheet;
}

}  // namespace

Sheet smart_sheet(const Figures& figures, const State& known, PlayerIndex player) {
    const Faction self = known[player].faction();
    if (known.phase == Phase::office) return smart_office(figures, known, self);
    if (known.phase == Phase::leg) return SmartLeg(figures, known, self).write();
    return {};
}

SmartLeg::SmartLeg(const Figures& figures, const State& known, Faction self)
    : figures_(figures),
      state_(known),
      board_(figures, known),
      self_(self),
      mascot_(mascot_of(self)),
      opponents_(board_.opponents(self)) {}

Sheet SmartLeg::write() {
    Sheet sheet;
    standing(sheet);
    for (int number = 1; number <= state_.settings.rounds_per_leg; ++number) {
        orders::anime_warfare::Round& out = sheet.rounds.emplace_back().emplace();
        unlimited(out.before);
        list_.clear();
        round(number);
        out.attempts = list_;
        out.otherwise = orders::anime_warfare::Otherwise::pass;
        out.after = out.before;
    }
    return sheet;
}

/// By how much fans and what studios bring would pass the end, before the mangas are complete.
int SmartLeg::to_hold_back() const {
    if (board_.has_six(self_)) return 0;
    return std::max(0, state_.of(self_).fans + board_.paying_studios(self_) - figures_.fans_end);
}

void SmartLeg::unlimited(orders::anime_warfare::Orders& out) const {
    if (self_ == Faction::f_class) out.emplace_back(order_to(Do::claim_flying_studio));
    const Zones own = controlled();
    if (const auto surplus = static_cast<std::size_t>(to_hold_back()); surplus > 0) {
        const std::size_t first = own.size() - std::min(own.size(), surplus);
        for (std::size_t i = first; i < own.size(); ++i) out.emplace_back(order_at(Do::abandon_studio, own[i]));
        return;
    }
    for (const ZoneIndex zone : all_zones()) {
        if (state_.at(zone).studio && !board_.controls(self_, zone))
            out.emplace_back(order_at(Do::control_studio, zone));
    }
}

void SmartLeg::standing(Sheet& sheet) const {
    if (self_ != Faction::haiyore) return;
    Standing& orders = sheet.standing.given;
    orders.losses.emplace();
    if (lacks(Manga::magic_movement)) {
        orders.losses = {Unit::nyaruko, Unit::mahiro, Unit::hasuta};
    } else if (lacks(Manga::bad_luck)) {
        orders.losses = {Unit::mahiro, Unit::hasuta};
    }
    orders::anime_warfare::Use use;
    use.wanted = !lacks(Manga::magic_movement) && !lacks(Manga::bad_luck);
    orders.abilities.emplace().emplace_back(Ability::dilemma, use);
}

void SmartLeg::round(int number) {
    const bool expands = to_hold_back() == 0;
    const bool head_first = controlled().size() >= few_studios;
    if (head_first) head(number);
    if (expands) {
        open_studios();
        send_mascots();
    }
    if (!head_first) head(number);
    strong_battles();
    captures();
    advance(Rank::hero);
    recruit();
    summon_characters();
    advance(Rank::character);
    wander();
}

SmartLeg::Zones SmartLeg::controlled() const {
    Zones out;
    for (const ZoneIndex zone : all_zones()) {
        if (board_.controls(self_, zone)) out.push_back(zone);
    }
    return out;
}

/// Towns first for whoever still needs them.
SmartLeg::Zones SmartLeg::in_order_of_wish() const {
    Zones out = all_zones().list();
    if (self_ == Faction::haiyore && lacks(Manga::clown_artist))
        std::stable_partition(out.begin(), out.end(), [&](ZoneIndex zone) { return figures_.is_town(zone); });
    return out;
}

void SmartLeg::open_studios() {
    for (const ZoneIndex zone : in_order_of_wish()) {
        if (!state_.at(zone).studio) add(order_at(Do::open_studio, zone));
    }
}

/// One of two that stand beside a studio to be had.
void SmartLeg::send_mascots() {
    using orders::anime_warfare::StudioState;
    for (const ZoneIndex zone : in_order_of_wish()) {
        const bool abandoned = state_.at(zone).abandoned();
        if ((state_.at(zone).studio && !abandoned) || board_.mascots(self_, zone) > 0) continue;
        for (const ZoneIndex from : figures_.next_to(zone)) {
            if (board_.mascots(self_, from) == 0) continue;
            Order order = order_to_move(Do::move, mascot_, from, zone);
            order.when.own = {mascot_, static_cast<int>(from.value()), 2};
            order.when.studio = {static_cast<int>(zone.value()),
                                 abandoned ? StudioState::abandoned : StudioState::none};
            add(std::move(order), 2);
        }
    }
}

std::vector<SmartLeg::Place> SmartLeg::met() const {
    std::vector<Place> out;
    for (const ZoneIndex zone : all_zones()) {
        for (const Faction other : opponents_) {
            if (board_.stands(other, zone)) out.push_back({zone, other});
        }
    }
    return out;
}

/// If the bot attacked there: visible units, before halving.
SmartLeg::Strength SmartLeg::strength(Place place) const {
    const auto own = army(board_, self_, place.zone);
    const auto theirs = army(board_, place.opponent, place.zone);
    const GenderBonus bonus = gender_bonus(board_, own, theirs);
    return {dice_of(board_, self_, place.opponent, own) + bonus.attack,
            dice_of(board_, place.opponent, self_, theirs) + bonus.defence};
}

void SmartLeg::strong_battles() {
    for (const Place place : met()) {
        const Strength dice = strength(place);
        if (board_.stands(self_, place.zone) && dice.own >= dice.theirs + clear_advantage)
            add(order_against(Do::battle, place.zone, place.opponent), 3);
    }
}

void SmartLeg::captures() {
    for (const Place place : met()) {
        if (board_.mascots(place.opponent, place.zone) > 0) add(order_against(Do::capture, place.zone, place.opponent));
    }
}

void SmartLeg::recruit() {
    const auto zones = all_zones().list();
    auto found = std::find_if(zones.begin(), zones.end(), [&](ZoneIndex zone) { return board_.controls(self_, zone); });
    if (found == zones.end())
        found = std::find_if(zones.begin(), zones.end(), [&](ZoneIndex zone) { return board_.stands(self_, zone); });
    add(order_at(Do::recruit_mascot, found == zones.end() ? zones.front() : *found));
}

void SmartLeg::summon(Unit unit, std::optional<ZoneIndex> zone, std::optional<int> least_staff) {
    Order order = order_to(Do::summon);
    order.unit = unit;
    if (zone) order.zone = static_cast<int>(zone->value());
    order.when.staff_min = least_staff;
    add(std::move(order));
}

void SmartLeg::summon_characters() {
    const auto kinds = units_of(self_);
    for (auto unit = kinds.rbegin(); unit != kinds.rend(); ++unit) {
        if (!board_.is_character(*unit)) continue;
        for (const ZoneIndex zone : controlled()) summon(*unit, zone, 4);
    }
}

/// Stacks of characters and heroes are numbered, and spread over the opponents.
void SmartLeg::advance(Rank rank) {
    std::size_t number = 0;
    for (const ZoneIndex zone : all_zones()) {
        for (const Unit unit : board_.kinds(self_, zone)) {
            if (board_.rank(unit) == Rank::mascot) continue;
            const std::size_t stack = number++;
            if (board_.rank(unit) != rank) continue;
            const auto to = step_towards(zone, goals(stack, unit));
            if (!to) continue;
            Order order = order_to_move(Do::move, unit, zone, *to);
            order.units.front().n.all = true;
            order.partial = true;
            add(std::move(order));
        }
    }
}

SmartLeg::Zones SmartLeg::goals(std::size_t stack, Unit unit) const {
    Zones out;
    if (unit == Unit::himeji && self_ == Faction::f_class && lacks(Manga::forced_retreat)) {
        for (const Place place : met()) {
            if (board_.highest(place.opponent, place.zone) == Rank::hero) out.push_back(place.zone);
        }
    }
    if (self_ == Faction::no_name && lacks(Manga::cold_blood)) {
        for (const Place place : strong_places()) out.push_back(place.zone);
    }
    if (self_ == Faction::no_name && !lacks(Manga::cold_blood) && lacks(Manga::fury)) {
        for (const Place place : crowds()) out.push_back(place.zone);
    }
    if (!out.empty() || opponents_.empty()) return out;
    const Faction other = opponents_[stack % opponents_.size()];
    for (const ZoneIndex zone : all_zones()) {
        if (board_.mascots(other, zone) > 0) out.push_back(zone);
    }
    return out;
}

/// The neighbour that is nearest to a goal; nothing for whoever has arrived.
std::optional<ZoneIndex> SmartLeg::step_towards(ZoneIndex from, const Zones& goals) const {
    constexpr int far_away = std::numeric_limits<int>::max();
    if (goals.empty() || std::find(goals.begin(), goals.end(), from) != goals.end()) return std::nullopt;
    std::array<int, zone_count> steps{};
    steps.fill(far_away);
    Zones reached = goals;
    for (const ZoneIndex goal : goals) steps[goal.value()] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const ZoneIndex next : figures_.next_to(reached[i])) {
            if (steps[next.value()] != far_away) continue;
            steps[next.value()] = steps[reached[i].value()] + 1;
            reached.push_back(next);
        }
    }
    std::optional<ZoneIndex> out;
    for (const ZoneIndex next : figures_.next_to(from)) {
        const bool nearer = !out || steps[next.value()] < steps[out->value()];
        const bool lower = out && steps[next.value()] == steps[out->value()] && next < *out;
        if (nearer || lower) out = next;
    }
    return out;
}

/// Studios that are left behind are opened again elsewhere.
void SmartLeg::wander() {
    if (self_ != Faction::f_class || !lacks(Manga::bad_book)) return;
    for (const ZoneIndex from : controlled()) {
        for (const ZoneIndex to : figures_.next_to(from)) {
            if (state_.at(to).studio) continue;
            Order order = order_to_move(Do::move, mascot_, from, to);
            order.units.front().controller = true;
            order.when.studio = {static_cast<int>(to.value()), orders::anime_warfare::StudioState::none};
            add(std::move(order), 4);
        }
    }
}

}  // namespace resolution::anime_warfare
