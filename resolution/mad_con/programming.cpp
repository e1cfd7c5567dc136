// Missions are programmed and visitors swapped (section 4, steps 3 and 4; 7.2, 7.5).

#include "resolution/mad_con/programming.h"
#include "orders/mad_con/faults.h"
#include "resolution/mad_con/facts.h"
#include "resolution/mad_con/match.h"

namespace resolution::mad_con {

namespace {

/// With the cards that are wished for, of equal ones the first dealt (MC-31), or the first of the hand. A slot that
/// lacks a card stays empty (MC-30).
void lay_out(const Today& today, Player& player, int slot, const orders::mad_con::Mission* wish) {
    const bool open = today.is_open(slot);
    auto& [actions, organisations] = player.hand;
    if (organisations.empty() || (!open && actions.empty())) return;
    Mission& mission = player.missions.of(slot).emplace();
    if (!open) mission.action = actions.take(wish == nullptr ? 0 : actions.find(*wish->action));
    mission.organisation = organisations.take(wish == nullptr ? 0 : organisations.find(*wish->organisation));
    const Reveal asked = wish == nullptr ? Reveal::action : wish->reveal.value_or(Reveal::action);
    mission.reveal = today.decided_reveal(slot).value_or(asked);
}

}  // namespace

BySlot<bool> program(const Today& today, Player& player, const Sheet* sheet) {
    BySlot<bool> good{};
    for (int slot = 1; slot <= today.slots() && sheet != nullptr; ++slot) {
        const auto& wish = sheet->missions.of(slot);
        const auto& [actions, organisations] = player.hand;
        good.of(slot) = orders::mad_con::why_faulty(wish, today.is_open(slot), actions, organisations).empty();
        if (good.of(slot)) lay_out(today, player, slot, &*wish);
    }
    for (int slot = 1; slot <= today.slots(); ++slot) {
        if (!good.of(slot)) lay_out(today, player, slot, nullptr);
    }
    if (sheet == nullptr) return good;
    const auto& targets = sheet->targets;
    if (std::any_of(targets.begin(), targets.end(), [](const auto& one) { return one.has_value(); }))
        player.targets = std::make_shared<const Targets>(targets);
    return good;
}

void Match::program(const Sheets& sheets) {
    const Today today(figures_, state_);
    for (const PlayerIndex player : players_of(state_)) {
        const Sheet* sheet = sheet_of(sheets, player);
        const BySlot<bool> good = mad_con::program(today, state_[player], sheet);
        for (int slot = 1; slot <= today.slots() && sheet != nullptr; ++slot) {
            if (!good.of(slot)) tell_one(player, "programming", "MC-32", [&] { return SlotFaulty{slot}; });
        }
    }
    if (record_ == nullptr) return;
    for (const PlayerIndex player : players_of(state_)) {
        for (int slot = 1; slot <= most_slots; ++slot) {
            const auto& mission = state_.mission({player, slot});
            if (!mission) continue;
            tell_one(player, "programming", "section 4", [&] {
                return MissionLaid{slot, mission->action ? id_of(*mission->action) : "open",
                                   id_of(*mission->organisation)};
            });
            tell_all("programming", "section 4", [&] {
                const std::string_view card = mission->reveal == Reveal::none           ? "nothing"
                                              : mission->reveal == Reveal::organisation ? id_of(*mission->organisation)
                                                                                        : id_of(*mission->action);
                return CardRevealed{id(player), slot, card};
            });
        }
    }
}

/// MC-35
void Match::name_first(const Sheets& sheets) {
    if (state_.first) return;
    const Sheet* sheet = sheet_of(sheets, state_.token);
    const auto named = sheet == nullptr ? std::nullopt : sheet->first_player;
    state_.first = named && *named != state_.token ? *named : state_.left_of(state_.token);
    tell_all("programming", "MC-23", [&] { return FirstNamed{id(*state_.first)}; });
}

/// MC-20, MC-34: tokens swapped out are put aside until the last swap.
void Match::swap_visitors(const Sheets& sheets) {
    const Today today(figures_, state_);
    if (today.animation().swap == 0) return;
    Row<VisitorKind, most_players> aside;
    const int newest = state_.arrived;
    today.in_order([&](PlayerIndex player) {
        const Sheet* sheet = sheet_of(sheets, player);
        if (sheet == nullptr || state_.queue.empty()) return;
        if (const auto out = swap(player, sheet->swap, newest)) aside.add(*out);
    });
    if (aside.empty()) return;
    for (const VisitorKind kind : aside) state_.queue.add(kind);
    std::sort(state_.queue.begin(), state_.queue.end());  // MC-29
    state_.queue.assign(dice_.shuffle("swap/" + std::to_string(state_.day),
                                      std::vector(state_.queue.begin(), state_.queue.end()),
                                      [&](VisitorKind kind) { return figures_.of(kind).id; }));
}

/// The kind of the visitor that was swapped out. Numbers do not stand for visitors that came in today.
std::optional<VisitorKind> Match::swap(PlayerIndex player, const Picks& wishes, int newest) {
    for (const Pick& wish : wishes) {
        Chosen eligible;
        for (std::size_t i = 0; i < state_.visitors.size(); ++i) {
            const Visitor& visitor = state_.visitors[i];
            if (visitor.at.in_hall() && fits(figures_, visitor, wish, player) &&
                (wish.visitor == 0 || visitor.number <= newest))
                eligible.add(static_cast<std::uint8_t>(i));
        }
        if (eligible.empty()) continue;
        const std::uint8_t chosen = pick(figures_, state_, player, eligible, {wish}, 1)[0];
        const Visitor old = state_.visitors.take(chosen);
        const Visitor& fresh = welcome(player, old.at);
        tell_all("swaps", "MC-20", [&] { return VisitorSwapped{id(player), number(old), number(fresh)}; });
        tell_one(player, "swaps", "MC-47", [&] { return ValueSeen{number(fresh), value(fresh)}; });
        return old.kind.value_or(VisitorKind{});
    }
    return std::nullopt;
}

}  // namespace resolution::mad_con
