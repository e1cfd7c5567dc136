#include "resolution/mad_con/bots.h"
#include "resolution/mad_con/rules.h"

namespace resolution::mad_con {

namespace {

using orders::mad_con::Line;
using orders::mad_con::selector_count;

/// One sheet, and the stream that it is drawn from.
class RandomSheet {
    std::string label() const {
        const std::string_view phase = id_of(state_.phase);
        std::string out;
        out.reserve(self_.id.size() + phase.size() + 8);
        return out.append("bot/").append(self_.id).append("/").append(phase).append("/1");
    }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(stream_.next(count)) - 1; }
    template <class List>
    auto draw_from(List& list) {
        return list.take(below(list.size()));
    }

public:
    RandomSheet(const Figures& figures, const State& state, PlayerIndex player, const Dice& dice)
        : state_(state),
          self_(state[player]),
          player_(player),
          today_(figures, state),
          label_(label()),
          stream_(dice.stream(label_)) {}

    Sheet write() {
        if (state_.phase == Phase::programming) programming();
        if (state_.phase == Phase::sabotage) sabotage();
        if (state_.phase == Phase::ranking) {
            Row<Organisation, organisation_count> all;
            all.assign(all_organisations);
            while (!all.empty()) sheet_.ranking.push_back(draw_from(all));
        }
        return std::move(sheet_);
    }

private:
    void programming() {
        auto actions = self_.hand.action;
        auto organisations = self_.hand.organisation;
        const int slots = today_.slots();
        for (int slot = 1; slot <= slots; ++slot) {
            if (!today_.is_open(slot) && !actions.empty()) wish(slot).action = draw_from(actions);
        }
        for (int slot = 1; slot <= slots; ++slot) {
            if (!organisations.empty()) wish(slot).organisation = draw_from(organisations);
        }
        const std::size_t shown = below(std::size_t{1} << static_cast<unsigned>(slots));
        for (int slot = 1; slot <= slots; ++slot) {
            const bool organisation = (shown >> static_cast<unsigned>(slot - 1) & 1U) != 0;
            auto& mission = sheet_.missions.of(slot);
            if (mission && !today_.decided_reveal(slot))
                mission->reveal = organisation ? Reveal::organisation : Reveal::action;
        }
        if (today_.animation().swap > 0) swap();
        if (today_.animation().holder_names_first && state_.token == player_ && state_.count() > 1) {
            const std::size_t other = below(state_.count() - 1);
            sheet_.first_player = PlayerIndex(other < player_.value() ? other : other + 1);
        }
    }
    orders::mad_con::Mission& wish(int slot) {
        auto& mission = sheet_.missions.of(slot);
        return mission ? *mission : mission.emplace();
    }

    void swap() {
        Chosen hall;
        for (std::size_t i = 0; i < state_.visitors.size(); ++i) {
            if (state_.visitors[i].at.in_hall()) hall.add(static_cast<std::uint8_t>(i));
        }
        const std::size_t drawn = below(hall.size() + 1);
        if (drawn < hall.size()) sheet_.swap.push_back(Pick::number(state_.visitors[hall[drawn]].number));
    }

    void sabotage() {
        const auto& hand = self_.hand.organisation;
        if (!hand.empty()) sheet_.sabotage.card = hand[below(hand.size())];
        Row<MissionAt, most_players * most_slots> open;
        today_.each_open(player_, [&](MissionAt at) { open.add(at); });
        const std::size_t choices = open.size() + (today_.must_lay(player_) ? 0 : 1);
        const std::size_t drawn = choices == 0 ? 0 : below(choices);
        if (drawn < open.size() && !hand.empty())
            sheet_.sabotage.lay.emplace_back(Line{open[drawn].player, open[drawn].slot, {}});
        targets();
        if (!today_.open_slot()) return;
        auto actions = self_.hand.action;
        while (!actions.empty()) sheet_.improvise.push_back(draw_from(actions));
    }

    void targets() {
        constexpr std::size_t base = 2 * selector_count;
        std::size_t all = 1;
        for (int slot = 1; slot <= today_.slots(); ++slot) all *= base;
        std::size_t digits = below(all);
        for (int slot = 1; slot <= today_.slots(); ++slot, digits /= base) {
            const auto& mission = state_.mission({player_, slot});
            if (!mission || !aims(mission->action)) continue;
            const std::size_t digit = digits % base;
            const Pick one = Pick::those(static_cast<Selector>(digit % selector_count));
            aim(sheet_.targets.of(slot).emplace(), mission->action, one);
            if (digit >= selector_count && mission->organisation && may(mission->action, &ActionFigures::sideways))
                sheet_.targets.of(slot)->toward = {right_of(*mission->organisation)};
        }
    }

    /// The list that was drawn stands for whichever the card reads.
    void aim(Target& target, std::optional<Action> action, Pick one) const {
        if (!action || !today_.figures().of(*action).groups) target.pick.assign(1, one);
        if (may(action, &ActionFigures::groups)) {
            target.back.assign(1, one);
            target.forward.assign(1, one);
        }
    }
    /// A card that takes the token acts on nobody, and a form has no field for whom. Drawn is its digit all the same.
    bool aims(std::optional<Action> action) const { return !action || !today_.figures().of(*action).takes_token; }
    /// Of an open slot, any card may come up.
    template <class Figure>
    bool may(std::optional<Action> action, Figure ActionFigures::* figure) const {
        return !action || today_.figures().of(*action).*figure;
    }

    const State& state_;
    const Player& self_;
    PlayerIndex player_;
    Today today_;
    std::string label_;
    DrawStream stream_;
    Sheet sheet_;
};

}  // namespace

Sheet random_sheet(const Figures& figures, const State& known, PlayerIndex player, const Dice& dice) {
    return RandomSheet(figures, known, player, dice).write();
}

Rules::Orders Rules::bot(std::string_view policy, const Known<State>& known, Dice& dice) const {
    const Figures& figures = figures_of(*known);
    return policy == "smart" ? smart_sheet(figures, *known, known.player())
                             : random_sheet(figures, *known, known.player(), dice);
}

}  // namespace resolution::mad_con
