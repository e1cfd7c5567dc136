// How a day begins and ends (section 4, steps 1, 2 and 7).

#include "resolution/mad_con/facts.h"
#include "resolution/mad_con/match.h"

namespace resolution::mad_con {

void Match::begin_day(int day) {
    state_.day = day;
    state_.animation.reset();
    if (!state_.animations.empty()) state_.animation = state_.animations.take_first();  // MC-30
    const Today today(figures_, state_);
    state_.first = today.animation().holder_names_first ? std::nullopt : std::optional(state_.token);  // MC-23
    tell_all("day", "section 4", [&] {
        return DayBegins{day, state_.animation ? std::string_view(today.animation().id) : std::string_view("none")};
    });
    done("day");
    draw_cards();
    state_.phase = Phase::programming;
    done("draw");
}

void Match::draw_cards() {
    const Today today(figures_, state_);
    const auto cards = [](const auto& pile) {
        List out;
        for (const auto card : pile) out.emplace_back(id_of(card));
        return out;
    };
    for (const PlayerIndex player : players_of(state_)) {
        draw(player, &Cards::action, &Shuffles::action, "action", today.action_cards());
        draw(player, &Cards::organisation, &Shuffles::organisation, "organisation", figures_.hand_organisation);
        const Cards& hand = state_[player].hand;
        tell_one(player, "draw", "MC-12", [&] { return HandDealt{"action", cards(hand.action)}; });
        tell_one(player, "draw", "MC-12", [&] { return HandDealt{"organisation", cards(hand.organisation)}; });
    }
}

template <class Card>
void Match::draw(PlayerIndex player, Pile<Card, most_cards> Cards::* pile, int Shuffles::* shuffles,
                 std::string_view sort, std::size_t count) {
    Player& owner = state_[player];
    for (std::size_t i = 0; i < count && !(owner.hand.*pile).full(); ++i) {
        if ((owner.deck.*pile).empty() && !(owner.discard.*pile).empty()) {  // MC-30
            Pile<Card, most_cards>& discard = owner.discard.*pile;
            std::sort(discard.begin(), discard.end());  // MC-29
            shuffle_deck(player, pile, ++(owner.shuffles.*shuffles), sort, discard);
            discard.clear();
        }
        if ((owner.deck.*pile).empty()) return;
        (owner.hand.*pile).add((owner.deck.*pile).take_first());
    }
}

template <class Card>
void Match::shuffle_deck(PlayerIndex player, Pile<Card, most_cards> Cards::* pile, int number, std::string_view sort,
                         const Pile<Card, most_cards>& cards) {
    std::string label = "deck/";
    label.append(id(player)).append("/").append(sort).append("/").append(std::to_string(number));
    (state_[player].deck.*pile).assign(dice_.shuffle(label, std::vector(cards.begin(), cards.end()), [](Card card) {
        return id_of(card);
    }));
}

template void Match::shuffle_deck(PlayerIndex, Pile<Action, most_cards> Cards::*, int, std::string_view,
                                  const Pile<Action, most_cards>&);
template void Match::shuffle_deck(PlayerIndex, Pile<Organisation, most_cards> Cards::*, int, std::string_view,
                                  const Pile<Organisation, most_cards>&);

void Match::end_day() {
    const Today today(figures_, state_);
    carry_out(drift_of(today, state_), "end_of_day", "MC-21");
    discard_all();
    done("end_of_day");
}

/// Programmed, laid and kept cards alike, each to its owner.
void Match::discard_all() {
    const auto put = [](auto& discard, const auto& card) {
        if (!discard.full()) discard.add(card);
    };
    for (Player& player : state_.players) {
        for (auto& mission : player.missions) {
            if (!mission) continue;
            if (mission->action) put(player.discard.action, *mission->action);
            if (mission->organisation) put(player.discard.organisation, *mission->organisation);
            for (const Laid& card : mission->sabotage) put(state_[card.by].discard.organisation, card.organisation);
            mission.reset();
        }
        for (const Action card : player.hand.action) put(player.discard.action, card);
        for (const Organisation card : player.hand.organisation) put(player.discard.organisation, card);
        player.hand.action.clear();
        player.hand.organisation.clear();
        player.targets.reset();
    }
}

}  // namespace resolution::mad_con
