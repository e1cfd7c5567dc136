#include <algorithm>
#include <numeric>

#include "resolution/mad_con/bots.h"

namespace resolution::mad_con {

namespace {

using orders::mad_con::Line;

/// Rounded down, below nothing, too.
std::int64_t mean(std::int64_t sum, std::int64_t count) {
    if (count == 0) return 0;
    const std::int64_t towards_zero = sum / count;
    return towards_zero - (sum % count < 0 ? 1 : 0);
}

/// What the board is worth to one seat, and what a mission would change of it.
class Weighing {
public:
    Weighing(const Figures& figures, const State& state, PlayerIndex player)
        : figures_(figures), smart_(figures.smart), state_(state), player_(player), today_(figures, state) {
        const bool in_teams = state.settings.mode == Mode::teams;
        with_police_ = in_teams && state.count() % 2 == 1;
        std::int64_t sum = 0;
        std::int64_t count = 0;
        for (std::size_t i = 0; i < figures.visitors.size(); ++i) {
            const auto tokens = static_cast<std::int64_t>(figures.visitors[i].count);
            sum += tokens * points(VisitorKind(i));
            count += tokens;
        }
        unseen_ = mean(sum, count);
        if (in_teams) {
            weigh_by_team();
        } else {
            weigh_by_rank();
        }
    }

    const Today& today() const { return today_; }
    std::int64_t weight(Organisation one) const { return weights_[place_of(one)]; }
    std::int64_t unseen() const { return unseen_; }
    std::int64_t points(const Visitor& visitor) const {
        return visitor.seen_by.has(player_) && visitor.kind ? points(*visitor.kind) : unseen_;
    }
    std::int64_t place(Place at) const {
        if (at.is_recruited()) return smart_.place.back();
        return at.on_step() ? smart_.place[at.step] : 0;
    }

    const std::vector<Selector>& wanted(Organisation one) const { return weight(one) > 0 ? smart_.good : smart_.bad; }
    const std::vector<Selector>& unwanted(Organisation one) const { return weight(one) > 0 ? smart_.bad : smart_.good; }

    /// The lists of an own mission.
    Target target(Action action, Organisation organisation) const {
        const ActionFigures& card = figures_.of(action);
        Target out;
        if (card.groups) {
            out.back = picks(unwanted(organisation));
            out.forward = picks(wanted(organisation));
        } else if (card.look) {
            out.pick = picks(smart_.look);
        } else if (!card.takes_token) {
            for (const Organisation one : all_organisations)
                out.by_org[place_of(one)] = picks(card.forward.steps > 0 ? wanted(one) : unwanted(one));
        }
        if (card.sideways > 0) out.toward = sides(organisation);
        return out;
    }

    std::int64_t gain_of_own(Action action, Organisation organisation) const {
        const Target lists = target(action, organisation);
        const Effect effect = effect_of(today_, state_, player_, action, organisation, &lists);
        std::int64_t gain = change(effect);
        if (effect.newcomer) gain += smart_.welcome_bonus;
        if (effect.takes_token) gain += smart_.token_bonus;
        if (effect.looked_at && !state_.visitors[*effect.looked_at].seen_by.has(player_)) gain += smart_.look_bonus;
        return gain;
    }
    std::int64_t gain_of_others(PlayerIndex owner, Action action, Organisation organisation) const {
        return change(effect_of(today_, state_, owner, action, organisation, nullptr));
    }

private:
    std::int64_t points(VisitorKind kind) const {
        const VisitorFigures& figures = figures_.of(kind);
        return smart_.points * (with_police_ ? figures.value_with_police.value_or(figures.value) : figures.value);
    }

    void weigh_by_team() {
        const auto team = state_[player_].team;
        for (const Organisation one : all_organisations) {
            const bool own = state_.sides && team && *team != Team::police && state_.sides->of(*team).has(one);
            weights_[place_of(one)] = team == Team::police ? smart_.police : own ? smart_.own : smart_.other;
        }
    }

    void weigh_by_rank() {
        std::array<std::int64_t, organisation_count> sums{};
        for (const Visitor& visitor : state_.visitors) {
            if (visitor.at.on_step() || visitor.at.is_recruited())
                sums[place_of(visitor.at.organisation)] += points(visitor) * place(visitor.at);
        }
        auto ranked = all_organisations;
        std::stable_sort(ranked.begin(), ranked.end(),
                         [&](Organisation a, Organisation b) { return sums[place_of(a)] > sums[place_of(b)]; });
        for (std::size_t i = 0; i < ranked.size(); ++i) weights_[place_of(ranked[i])] = smart_.by_rank[i];
    }

    static Picks picks(const std::vector<Selector>& words) {
        Picks out;
        for (const Selector word : words) out.push_back(Pick::those(word));
        return out;
    }

    std::vector<Organisation> sides(Organisation organisation) const {
        std::vector<Organisation> out(all_organisations.begin(), all_organisations.end());
        const bool high_first = weight(organisation) < 0;
        std::stable_sort(out.begin(), out.end(), [&](Organisation a, Organisation b) {
            return high_first ? weight(a) > weight(b) : weight(a) < weight(b);
        });
        return out;
    }

    std::int64_t stake(Place at, std::int64_t points) const {
        return at.at_entrance() || at == Place::removed() ? 0 : weight(at.organisation) * points * place(at);
    }
    std::int64_t change(const Effect& effect) const {
        std::int64_t sum = 0;
        for (const Move& move : effect.moves) {
            const Visitor& visitor = state_.visitors[move.visitor];
            sum += stake(move.to, points(visitor)) - stake(visitor.at, points(visitor));
        }
        if (effect.newcomer) sum += stake(*effect.newcomer, unseen_);
        return sum;
    }

    const Figures& figures_;
    const SmartFigures& smart_;
    const State& state_;
    PlayerIndex player_;
    Today today_;
    bool with_police_ = false;
    std::int64_t unseen_ = 0;
    std::array<std::int64_t, organisation_count> weights_{};
};

/// The best of several so far; level ones do not replace it.
template <class What>
struct Best {
    std::optional<What> what;
    std::int64_t gain = 0;

    void consider(std::int64_t other, const What& candidate) {
        if (what && other <= gain) return;
        what = candidate;
        gain = other;
    }
};

class SmartSheet {
public:
    SmartSheet(const Figures& figures, const State& state, PlayerIndex player)
        : smart_(figures.smart),
          state_(state),
          self_(state[player]),
          player_(player),
          weighing_(figures, state, player) {}

    Sheet write() {
        if (state_.phase == Phase::programming) programming();
        if (state_.phase == Phase::sabotage) sabotage();
        if (state_.phase == Phase::ranking) ranking();
        return std::move(sheet_);
    }

private:
    using Pair = std::pair<std::size_t, std::size_t>;

    void programming() {
        const Today& today = weighing_.today();
        auto actions = self_.hand.action;
        auto organisations = self_.hand.organisation;
        for (int slot = 1; slot <= today.slots(); ++slot) {
            if (today.is_open(slot)) continue;
            Best<Pair> best;
            for (std::size_t a = 0; a < actions.size(); ++a) {
                for (std::size_t o = 0; o < organisations.size(); ++o)
                    best.consider(weighing_.gain_of_own(actions[a], organisations[o]), Pair(a, o));
            }
            if (!best.what) continue;
            const Action action = actions.take(best.what->first);
            const auto shown = today.decided_reveal(slot) ? std::nullopt : std::optional(smart_.reveal);
            sheet_.missions.of(slot) = {action, organisations.take(best.what->second), shown};
        }
        if (const auto open = today.open_slot(); open && !organisations.empty()) {
            Best<std::size_t> best;
            for (std::size_t o = 0; o < organisations.size(); ++o)
                best.consider(best_gain(actions, organisations[o]), o);
            sheet_.missions.of(*open) = {std::nullopt, organisations.take(*best.what), std::nullopt};
        }
        if (today.animation().swap > 0) swap();
    }

    template <class Hand>
    std::int64_t best_gain(const Hand& actions, Organisation organisation) const {
        Best<Action> best;
        for (const Action action : actions) best.consider(weighing_.gain_of_own(action, organisation), action);
        return best.gain;
    }

    void swap() {
        std::vector<std::pair<std::int64_t, int>> worth;
        for (const Visitor& visitor : state_.visitors) {
            if (!visitor.at.on_step()) continue;
            const std::int64_t better = weighing_.unseen() - weighing_.points(visitor);
            const std::int64_t gain = weighing_.weight(visitor.at.organisation) * weighing_.place(visitor.at) * better;
            if (gain > 0) worth.emplace_back(-gain, visitor.number);
        }
        std::sort(worth.begin(), worth.end());
        for (const auto& [gain, number] : worth) sheet_.swap.push_back(Pick::number(number));
    }

    void sabotage() {
        lay();
        for (int slot = 1; slot <= weighing_.today().slots(); ++slot) {
            const auto& mission = state_.mission({player_, slot});
            if (!mission || !mission->organisation) continue;
            auto action = mission->action;
            if (!action) action = improvise(*mission->organisation);
            if (!action || *action == Action::security) continue;
            sheet_.targets.of(slot) = weighing_.target(*action, *mission->organisation);
        }
    }

    void lay() {
        const Today& today = weighing_.today();
        struct Choice {
            Organisation card;
            MissionAt at;
        };
        Best<Choice> best;
        for (const Organisation card : self_.hand.organisation) {
            PlayerIndex owner = player_;
            for (std::size_t i = 0; i < state_.count(); ++i) {
                owner = state_.left_of(owner);
                for (int slot = 1; slot <= most_slots; ++slot) {
                    const MissionAt at{owner, slot};
                    if (today.may_lay(player_, at)) best.consider(gain_of_laying(card, at), {card, at});
                }
            }
        }
        if (!best.what || (best.gain <= 0 && !today.must_lay(player_))) return;
        sheet_.sabotage.card = best.what->card;
        sheet_.sabotage.lay.emplace_back(Line{best.what->at.player, best.what->at.slot, {}});
    }

    std::int64_t gain_of_laying(Organisation card, MissionAt at) const {
        const auto top = state_.mission(at)->top();
        return gain_on(card, at) - (top ? gain_on(*top, at) : 0);
    }
    std::int64_t gain_on(Organisation organisation, MissionAt at) const {
        const Mission& mission = *state_.mission(at);
        if (at.player != player_)
            return weighing_.gain_of_others(at.player, mission.action.value_or(smart_.hidden_action), organisation);
        return mission.action ? weighing_.gain_of_own(*mission.action, organisation)
                              : best_gain(self_.hand.action, organisation);
    }

    /// The hand by what it gains; nothing if it is empty.
    std::optional<Action> improvise(Organisation organisation) {
        std::vector<Action>& hand = sheet_.improvise;
        hand.assign(self_.hand.action.begin(), self_.hand.action.end());
        std::stable_sort(hand.begin(), hand.end(), [&](Action a, Action b) {
            return weighing_.gain_of_own(a, organisation) > weighing_.gain_of_own(b, organisation);
        });
        return hand.empty() ? std::nullopt : std::optional(hand.front());
    }

    void ranking() {
        std::array<std::int64_t, organisation_count> sums{};
        for (const Visitor& visitor : state_.visitors) {
            if (visitor.at.is_recruited()) sums[place_of(visitor.at.organisation)] += weighing_.points(visitor);
        }
        sheet_.ranking.assign(all_organisations.begin(), all_organisations.end());
        std::stable_sort(sheet_.ranking.begin(), sheet_.ranking.end(),
                         [&](Organisation a, Organisation b) { return sums[place_of(a)] > sums[place_of(b)]; });
    }

    const SmartFigures& smart_;
    const State& state_;
    const Player& self_;
    PlayerIndex player_;
    Weighing weighing_;
    Sheet sheet_;
};

}  // namespace

Sheet smart_sheet(const Figures& figures, const State& known, PlayerIndex player) {
    return SmartSheet(figures, known, player).write();
}

}  // namespace resolution::mad_con
