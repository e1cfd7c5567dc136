#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "resolution/rollback_propaganda/mind.h"

namespace resolution::rollback_propaganda {

namespace {

/// In seat order.
template <class May>
Row<PlayerIndex, most_mages> mages_who(const Seen& seen, May may) {
    Row<PlayerIndex, most_mages> mages;
    for (std::size_t i = 0; i < seen.mages(); ++i) {
        if (may(PlayerIndex(i))) mages.add(PlayerIndex(i));
    }
    return mages;
}

Row<PlayerIndex, most_mages> open_to_a_look(const Seen& seen) {
    return mages_who(seen, [&](PlayerIndex mage) { return mage != seen.self() && seen.may_choose_contract_of(mage); });
}

/// Places of the Present, from the left.
Row<std::uint8_t, most_events> legal_events(const Seen& seen, const CardFigures& card) {
    const Effect* encore = card.find(Op::present_double);
    Row<std::uint8_t, most_events> places;
    for (std::size_t i = 0; i < seen.present().size(); ++i) {
        if (encore == nullptr || seen.may_double(i, *encore)) places.add(static_cast<std::uint8_t>(i));
    }
    return places;
}

/// Of (0, 1), (0, 2), ... (1, 2), ...: the one in that place.
std::pair<std::size_t, std::size_t> pair_in_place(std::size_t place, std::size_t count) {
    std::size_t left = 0;
    for (; place >= count - 1 - left; ++left) place -= count - 1 - left;
    return {left, left + 1 + place};
}

}  // namespace

/// A draw among one is made and counted, too (RP-55). A game has hundreds of them: their label is written in place.
std::size_t RandomBot::any(const Seen& seen, std::size_t count) {
    const std::string_view phase = id_of(phase_);
    const std::size_t room = seen.id().size() + phase.size() + 24;
    std::array<char, 96> short_label;  // NOLINT(*-member-init): written before it is read
    std::string long_label(room > short_label.size() ? room : 0, ' ');
    char* const begin = long_label.empty() ? short_label.data() : long_label.data();
    char* end = begin;
    for (const std::string_view part :
         {std::string_view("bot/"), std::string_view(seen.id()), std::string_view("/"), phase, std::string_view("/")})
        end = std::copy(part.begin(), part.end(), end);
    end = std::to_chars(end, begin + room, ++draws_).ptr;
    const std::string_view label(begin, static_cast<std::size_t>(end - begin));
    return static_cast<std::size_t>(dice_.die(label, static_cast<int>(count))) - 1;
}

/// A d100 at or below it.
bool RandomBot::happens(const Seen& seen, int percent) { return static_cast<int>(any(seen, 100)) < percent; }

std::size_t RandomBot::scheme(const Seen& seen) { return any(seen, seen.hand().size()); }

bool RandomBot::goes_on(const Seen& seen) { return !happens(seen, seen.figures().random_bot.stop_percent); }

Handling RandomBot::handle(const Seen& seen, CardIndex index) {
    if (!happens(seen, seen.figures().random_bot.flip_percent)) return Handling::bury();
    const CardFigures& card = seen.figures().of(index);
    Aim aim;
    if (card.takes_ethers()) aim.ethers = any(seen, seen.ethers() + 1);
    const auto one_of = [&](const auto& list, auto take) {
        if (!list.empty()) take(list[any(seen, list.size())]);
    };
    switch (card.aim()) {
        case AimedAt::none: break;
        case AimedAt::faction: one_of(seen.table().factions, [&](FactionIndex one) { aim.faction = one; }); break;
        case AimedAt::event: one_of(legal_events(seen, card), [&](std::uint8_t one) { aim.places.add(one); }); break;
        case AimedAt::two_events:
            if (const std::size_t count = seen.present().size(); count >= 2) {
                const auto [left, right] = pair_in_place(any(seen, count * (count - 1) / 2), count);
                aim.places.add(static_cast<std::uint8_t>(left));
                aim.places.add(static_cast<std::uint8_t>(right));
            }
            break;
        case AimedAt::mage:
            one_of(card.find(Op::bury_schemes) == nullptr
                       ? open_to_a_look(seen)
                       : mages_who(seen, [&](PlayerIndex mage) { return seen.may_bury_schemes_of(mage); }),
                   [&](PlayerIndex mage) { aim.mage = mage; });
            break;
    }
    return Handling::with(aim);
}

FactionIndex RandomBot::faction(const Seen& seen, EventIndex, const Effect&) {
    const auto& factions = seen.table().factions;
    return factions[any(seen, factions.size())];
}

PlayerIndex RandomBot::look(const Seen& seen, EventIndex) {
    const auto mages = open_to_a_look(seen);
    return mages[any(seen, mages.size())];
}

std::optional<SwapOf> RandomBot::swap(const Seen& seen, EventIndex, const Effect& effect) {
    if (effect.optional && !happens(seen, seen.figures().random_bot.optional_percent)) return std::nullopt;
    const auto mages = mages_who(seen, [&](PlayerIndex mage) { return seen.may_choose_contract_of(mage); });
    std::vector<SwapOf> all;
    for (std::size_t i = 0; i < mages.size(); ++i) {
        for (std::size_t j = i + 1; j < mages.size(); ++j) all.push_back({mages[i], mages[j]});
    }
    if (seen.unassigned() > 0) {
        for (const PlayerIndex mage : mages) all.push_back({mage, {}});
    }
    if (all.empty()) return std::nullopt;
    return all[any(seen, all.size())];
}

}  // namespace resolution::rollback_propaganda
