#include "resolution/anime_warfare/figures.h"

#include <algorithm>
#include <numeric>

#include "orders/text.h"

namespace resolution::anime_warfare {

using described::Source;

namespace {

template <class List>
std::vector<std::string> words_in(const List& ids) {
    return {ids.begin(), ids.end()};
}

std::vector<std::string> numbers(std::size_t from, std::size_t to) {
    std::vector<std::string> out;
    for (std::size_t number = from; number <= to; ++number) out.push_back(std::to_string(number));
    return out;
}

bool has(const std::vector<int>& list, int number) { return std::find(list.begin(), list.end(), number) != list.end(); }

}  // namespace

bool DiceFigures::kills(int face) const { return has(kill, face); }
bool DiceFigures::wounds(int face) const { return has(wound, face); }

/// A face does one thing, and is on the die.
void DiceFigures::faces(DiceFigures& dice, const Source& from) {
    for (const char* effect : {"kill", "wound"}) {
        for (const int face : effect == std::string_view("kill") ? dice.kill : dice.wound) {
            if (face > dice.sides) return from.find(effect)->wrong("the dice have no such face");
        }
    }
    if (std::any_of(dice.kill.begin(), dice.kill.end(), [&](int face) { return dice.wounds(face); }))
        from.find("wound")->wrong("a face cannot both kill and wound");
}

bool Figures::are_adjacent(ZoneIndex one, ZoneIndex other) const {
    const auto& around = next_to(one);
    return std::find(around.begin(), around.end(), other) != around.end();
}

std::optional<Unit> Figures::of_level(Faction faction, Level level) const {
    for (const Unit unit : units_of(faction)) {
        if (of(unit).level == level) return unit;
    }
    return std::nullopt;
}

/// What maps of figures are keyed by.
void Figures::lists(Figures&, const Source& campaign) {
    campaign.reading()
        .names.set<ZoneIndex>("zone", numbers(0, zone_count - 1))
        .set<WorthIndex>("worth", numbers(1, most_worth))
        .set<Faction>("licence", words_in(orders::anime_warfare::faction_words.ids))
        .set<Unit>("unit", words_in(orders::anime_warfare::unit_words.ids))
        .set<Ability>("ability", words_in(orders::anime_warfare::ability_words.ids))
        .set<Manga>("manga", words_in(orders::anime_warfare::manga_words.ids))
        .set<Card>("card", words_in(orders::anime_warfare::card_words.ids));
}

described::Names Figures::names() const {
    described::Names names(*this);
    names.set<ZoneIndex>("zone", numbers(0, zone_count - 1))
        .set<Faction>("licence", words_in(orders::anime_warfare::faction_words.ids))
        .set<Unit>("unit", words_in(orders::anime_warfare::unit_words.ids))
        .set<Manga>("manga", words_in(orders::anime_warfare::manga_words.ids));
    return names;
}

void Figures::player_bounds(Figures& figures, const Source& players) {
    if (figures.most_players < figures.least_players) players.find("max")->wrong("max must not be below min");
}

void Figures::tokens(Figures& figures, const Source& campaign) {
    const auto all = std::accumulate(figures.campaigns.begin(), figures.campaigns.end(), std::size_t{0});
    if (all > most_campaigns)
        campaign.find("campaigns")->wrong("there are at most " + std::to_string(most_campaigns) + " campaigns in all");
    if (figures.ladder.empty() || figures.ladder.size() > 50)
        campaign.find("marketing_ladder")->wrong("there must be 1 to 50 rungs");
}

/// AW-2: whoever goes there can come back.
void Figures::board(Figures& figures, const Source& campaign) {
    for (std::size_t i = 0; i < zone_count; ++i) {
        const Source zone = *campaign.find("zones")->find(std::to_string(i));
        const auto& around = figures.zones[i].adjacent;
        for (const ZoneIndex other : around) {
            if (other.value() == i || std::count(around.begin(), around.end(), other) > 1)
                return zone.find("adjacent")->wrong("another zone can stand here once");
            if (!figures.are_adjacent(other, ZoneIndex(i)))
                return zone.find("adjacent")
                    ->wrong("zone " + std::to_string(other.value()) + " must have " + std::to_string(i) +
                            " beside it, too");
        }
    }
}

/// The first unit of a licence is its mascot, and who is a hero the rules know.
void Figures::licences(Figures& figures, const Source& campaign) {
    constexpr std::array heroes{Unit::izayoi, Unit::himeji, Unit::nyaruko, Unit::cthuko, Unit::lelouch};
    for (std::size_t i = 0; i < unit_count; ++i) {
        const auto unit = static_cast<Unit>(i);
        const bool hero = std::find(heroes.begin(), heroes.end(), unit) != heroes.end();
        const Rank rank = hero ? Rank::hero : unit == mascot_of(faction_of(unit)) ? Rank::mascot : Rank::character;
        const Source level = *campaign.find("units")->find(id_of(unit))->find("level");
        if (figures.of(unit).rank() != rank) level.wrong("this unit must be a " + std::string(id_of(rank)));
    }
    const auto mascots = static_cast<std::size_t>(figures.setup_mascots);
    for (const Faction faction : all_factions) {
        if (figures.of(mascot_of(faction)).reserve < mascots)
            return campaign.find("setup_mascots")->wrong("not every licence has so many mascots");
    }
}

}  // namespace resolution::anime_warfare

namespace resolution::described {

/// "1", "0.5", "1.25"
void AnimeWarfareHundredthsKind::read(const Source& from, void* to, Bounds bounds) const {
    const auto text = from.text();
    if (!text) return;
    const auto point = text->find('.');
    const auto whole = orders::parse_whole(std::string_view(*text).substr(0, point));
    std::string behind = point == std::string::npos ? "00" : text->substr(point + 1);
    if (behind.size() == 1) behind += '0';
    const auto part = orders::parse_whole(behind);
    if (!whole || !part || behind.size() != 2 || *whole < bounds.low || *whole > bounds.high)
        return from.must("be a number such as 1 or 0.5");
    static_cast<anime_warfare::Hundredths*>(to)->count = static_cast<int>(*whole * 100 + *part);
}

}  // namespace resolution::described
