#include "resolution/mad_con/board.h"

namespace resolution::mad_con {

namespace {

int step_of(const Visitor& visitor) { return visitor.at.on_step() ? visitor.at.step : 0; }

Place forward(Place from, Organisation organisation, int steps, int last) {
    const int step = (from.on_step() ? from.step : 0) + steps;
    return step > last ? Place::recruited(organisation) : Place::on(organisation, step);
}

Place back(Place from, int steps) {
    return from.step > steps ? Place::on(from.organisation, from.step - steps) : Place::entrance();
}

Place sideways(Place from, Organisation to) { return Place::on(to, from.step); }

/// The first name that is a neighbour; left if none is (MC-41).
Organisation side(Organisation organisation, const Target* target) {
    if (target != nullptr) {
        for (const Organisation named : target->toward) {
            if (named == left_of(organisation) || named == right_of(organisation)) return named;
        }
    }
    return left_of(organisation);
}

const Picks& no_picks() {
    static const Picks none;
    return none;
}

class Working {
public:
    Working(const Today& today, const State& state, PlayerIndex player, Organisation organisation, const Target* target)
        : today_(today), state_(state), player_(player), organisation_(organisation), target_(target) {}

    Effect of(Action action) {
        const ActionFigures& card = today_.figures().of(action);
        if (today_.animation().void_action == action) return {};
        out_.takes_token = card.takes_token;
        const bool anybody = card.groups ? groups(card) : visitors(card);
        if (!anybody && card.welcome > 0 && !state_.queue.empty()) out_.newcomer = go(Place::entrance(), card.welcome);
        return std::move(out_);
    }

private:
    Place go(Place from, int steps) const {
        return forward(from, organisation_, today_.steps(steps), today_.figures().steps);
    }

    Chosen eligible(const Origins& from) const {
        Chosen out;
        for (std::size_t i = 0; i < state_.visitors.size(); ++i) {
            const Place at = state_.visitors[i].at;
            if ((from.zone && at.in_zone(organisation_)) || (from.entrance && at.at_entrance()))
                out.add(static_cast<std::uint8_t>(i));
        }
        return out;
    }
    const Visitor& visitor(std::uint8_t place) const { return state_.visitors[place]; }

    const Picks& list() const {
        if (target_ == nullptr) return no_picks();
        const auto& instead = target_->by_org[place_of(organisation_)];
        return instead ? *instead : target_->pick;
    }

    /// False if nobody is eligible.
    bool visitors(const ActionFigures& card) {
        const Chosen from = eligible(card.from);
        const auto count = static_cast<std::size_t>(card.visitors);
        for (const std::uint8_t one : pick(today_.figures(), state_, player_, from, list(), count)) act(card, one);
        return !from.empty();
    }

    void act(const ActionFigures& card, std::uint8_t one) {
        const Place at = visitor(one).at;
        if (card.look) {
            out_.looked_at = one;
        } else if (card.remove) {
            out_.moves.add({one, Place::removed()});  // MC-17
        } else if (card.sideways > 0) {
            out_.moves.add({one, sideways(at, side(organisation_, target_))});
        } else if (card.back.steps > 0) {
            out_.moves.add({one, back(at, today_.steps(card.back.steps))});
        } else if (card.forward.steps > 0) {
            out_.moves.add({one, go(at, card.forward.steps)});
        }
    }

    /// 4.2. Groups are those that stand there when the card begins (MC-18).
    bool groups(const ActionFigures& card) {
        const Chosen behind = eligible(card.back.from);
        Chosen ahead = eligible(card.forward.from);
        const bool anybody = !behind.empty() || !ahead.empty();
        const Picks& first_list = target_ == nullptr ? no_picks() : target_->back;
        const Chosen first = pick(today_.figures(), state_, player_, behind, first_list, 1);
        if (!first.empty()) {
            const Chosen group = group_of(first[0]);
            for (const std::uint8_t one : group)
                out_.moves.add({one, back(visitor(one).at, today_.steps(card.back.steps))});
            Chosen others;
            for (const std::uint8_t one : ahead) {
                if (!group.has(one)) others.add(one);
            }
            ahead = others;
        }
        const Picks& second_list = target_ == nullptr ? no_picks() : target_->forward;
        const Chosen second = pick(today_.figures(), state_, player_, ahead, second_list, 1);
        if (second.empty()) return anybody;
        for (const std::uint8_t one : group_of(second[0]))
            out_.moves.add({one, go(visitor(one).at, card.forward.steps)});
        return anybody;
    }

    Chosen group_of(std::uint8_t one) const {
        Chosen out;
        if (visitor(one).at.at_entrance() || !state_.settings.targeted_groups) {
            out.add(one);
            return out;
        }
        for (std::size_t i = 0; i < state_.visitors.size(); ++i) {
            if (state_.visitors[i].at == visitor(one).at) out.add(static_cast<std::uint8_t>(i));
        }
        return out;
    }

    const Today& today_;
    const State& state_;
    PlayerIndex player_;
    Organisation organisation_;
    const Target* target_;
    Effect out_;
};

}  // namespace

bool fits(const Figures& figures, const Visitor& visitor, Pick pick, PlayerIndex player) {
    if (pick.visitor > 0) return visitor.number == pick.visitor;
    const bool seen = visitor.seen_by.has(player);
    const int value = seen && visitor.kind ? figures.of(*visitor.kind).value : 0;  // MC-42
    switch (pick.word) {
        case Selector::mine: return visitor.marker == player;
        case Selector::known_good: return seen && value > 0;
        case Selector::known_bad: return seen && value < 0;
        case Selector::known_zero: return seen && value == 0;
        case Selector::unknown: return !seen;
        case Selector::entrance: return visitor.at.at_entrance();
        case Selector::front:
        case Selector::rear: break;
    }
    return true;
}

Chosen pick(const Figures& figures, const State& state, PlayerIndex player, Chosen eligible, const Picks& list,
            std::size_t count) {
    // Within an entry the higher step goes first, then the lower number; the list of visitors is by number.
    const auto ahead = [&](std::uint8_t a, std::uint8_t b) {
        const int first = step_of(state.visitors[a]);
        const int second = step_of(state.visitors[b]);
        return first != second ? first > second : a < b;
    };
    std::sort(eligible.begin(), eligible.end(), ahead);
    Chosen out;
    const auto take = [&](Pick entry) {
        if (entry.visitor == 0 && entry.word == Selector::rear) {
            const auto behind = [&](std::uint8_t a, std::uint8_t b) {
                const int first = step_of(state.visitors[a]);
                const int second = step_of(state.visitors[b]);
                return first != second ? first < second : a < b;
            };
            std::sort(eligible.begin(), eligible.end(), behind);
        }
        for (std::size_t i = 0; i < eligible.size() && out.size() < count;) {
            if (fits(figures, state.visitors[eligible[i]], entry, player)) {
                out.add(eligible.take(i));
            } else {
                ++i;
            }
        }
        if (entry.visitor == 0 && entry.word == Selector::rear) std::sort(eligible.begin(), eligible.end(), ahead);
    };
    for (const Pick entry : list) {
        if (out.size() == count) break;
        take(entry);
    }
    take(Pick::those(Selector::front));
    return out;
}

Effect effect_of(const Today& today, const State& state, PlayerIndex player, Action action, Organisation organisation,
                 const Target* target) {
    return Working(today, state, player, organisation, target).of(action);
}

/// MC-21: those at the entrance stay.
Row<Move, most_tokens> drift_of(const Today& today, const State& state) {
    Row<Move, most_tokens> out;
    const Drift& drift = today.animation().drift;
    if (!drift.any()) return out;
    for (std::size_t i = 0; i < state.visitors.size(); ++i) {
        Place at = state.visitors[i].at;
        if (!at.on_step()) continue;
        for (int n = 0; n < drift.left; ++n) at.organisation = left_of(at.organisation);
        for (int n = 0; n < drift.right; ++n) at.organisation = right_of(at.organisation);
        if (drift.back > 0) at = back(at, drift.back);
        if (drift.forward > 0) at = forward(at, at.organisation, drift.forward, today.figures().steps);
        out.add({static_cast<std::uint8_t>(i), at});
    }
    return out;
}

const AnimationFigures& Today::nothing() {
    static const AnimationFigures none;
    return none;
}

std::optional<MissionAt> Today::fallback(PlayerIndex player, Organisation card) const {
    const PlayerIndex owner = animation_.only_left_neighbour ? state_.left_of(player) : player;
    std::optional<MissionAt> last;
    for (int slot = 1; slot <= most_slots; ++slot) {
        const auto& mission = state_.mission({owner, slot});
        if (!mission) continue;
        if (owner == player && mission->top() == card) return MissionAt{owner, slot};
        last = MissionAt{owner, slot};
    }
    return last;
}

}  // namespace resolution::mad_con
