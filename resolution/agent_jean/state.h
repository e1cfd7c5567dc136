#pragma once

// Where a match stands. Small and flat: cards are bits, lists of a few are short vectors.

#include <optional>
#include <string>
#include <vector>

#include "orders/agent_jean/sheet.h"
#include "resolution/agent_jean/figures.h"
#include "resolution/described/fields.h"
#include "resolution/indices.h"

namespace resolution::agent_jean {

using orders::agent_jean::Sheet;

enum class Phase { agents, power, pass, play, over };
constexpr std::array<std::string_view, 5> phase_ids{"agents", "power", "pass", "play", "over"};
constexpr orders::Words words_of(Phase) { return {"phase", phase_ids}; }

/// A card of the plan pile: a plan, or the Power card of an agent.
class PileCard {
public:
    constexpr PileCard() = default;
    constexpr PileCard(PlanIndex plan) : value_(static_cast<std::uint8_t>(plan.value())) {}
    constexpr PileCard(AgentIndex agent) : value_(static_cast<std::uint8_t>(most_plans + agent.value())) {}
    constexpr bool is_plan() const { return value_ < most_plans; }
    constexpr PlanIndex plan() const { return PlanIndex(value_); }
    constexpr AgentIndex power() const { return AgentIndex(value_ - most_plans); }
    friend constexpr bool operator==(PileCard, PileCard) = default;

private:
    std::uint8_t value_ = 0;
};

/// Some plans or some agents, in the order of the data.
template <class Kind>
class Few {
public:
    void add(Kind one) { bits_ |= bit(one); }
    void add(Few others) { bits_ |= others.bits_; }
    bool has(Kind one) const { return (bits_ & bit(one)) != 0; }
    bool empty() const { return bits_ == 0; }
    void clear() { bits_ = 0; }
    std::vector<Kind> list() const {
        std::vector<Kind> out;
        for (std::uint32_t left = bits_; left != 0; left &= left - 1)
            out.push_back(Kind(static_cast<std::size_t>(std::countr_zero(left))));
        return out;
    }
    friend bool operator==(Few, Few) = default;

private:
    static std::uint32_t bit(Kind one) { return std::uint32_t{1} << one.value(); }
    std::uint32_t bits_ = 0;
};

/// Cards of one player. Before whoever may not see them they lie face down: only their number is known.
struct Held : Cards {
    constexpr Held(Cards cards = {}) : Cards(cards) {}
    void conceal() { *this = Held(Cards(), count()); }
    const Cards& face_up() const { return *this; }
    int count() const { return size() + face_down_; }

private:
    constexpr Held(Cards cards, int face_down) : Cards(cards), face_down_(face_down) {}
    int face_down_ = 0;
};

}  // namespace resolution::agent_jean

namespace resolution::described {

template <>
struct KindOf<agent_jean::Cards> {
    static constexpr SetKindOf<agent_jean::Cards, agent_jean::Card> kind{};
};
template <>
struct KindOf<agent_jean::Held> {
    static constexpr SetKindOf<agent_jean::Held, agent_jean::Card> kind{};
};
template <class Card>
struct KindOf<agent_jean::Few<Card>> {
    static constexpr SetKindOf<agent_jean::Few<Card>, Card> kind{};
};

class PileCardKind final : public Plain<agent_jean::PileCard, CodedKind> {
    std::string_view what() const override { return "plan or Power card"; }
    std::string word(const void* value, const Names& names) const override;
    bool find(std::string_view word, const Names& names, void* to) const override;
};
template <>
struct KindOf<agent_jean::PileCard> {
    static constexpr PileCardKind kind{};
};

}  // namespace resolution::described

namespace resolution::agent_jean {

/// What a player has won this round. Everybody was told, turn by turn; whoever wants to know must count (AJ-10).
struct Won {
    Few<PlanIndex> plans;
    Cards cards;
    Few<AgentIndex> powers;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            everyone, fields(field<&Won::plans>("plans"), field<&Won::cards>("cards"), field<&Won::powers>("powers")));
    }
};

struct Player {
    std::string id;
    std::string name;           ///< what sheets may call it beside its id
    std::optional<Policy> bot;  ///< a bot has this seat
    std::optional<AgentIndex> agent;
    Held hand;
    Held reserve;  ///< face down: nobody knows it, its owner included (AJ-9)
    Won won;
    int medals = 0;
    std::vector<int> scores;     ///< one a finished round
    std::optional<Sheet> sheet;  ///< undescribed: the one that stands, by SheetsKind
    bool heard = false;          ///< a sheet of its came this round
};

struct State {
    Settings settings;
    std::vector<Player> players;  ///< by seat; clockwise is upwards (AJ-6)
    int round = 0;                ///< 0 while agents are chosen
    int turn = 0;                 ///< of the round
    Phase phase = Phase::agents;
    PlayerIndex leader;  ///< undescribed: by LeaderKind; leads this turn, Jean not yet moved
    std::vector<PlayerIndex> turn_winners;
    std::vector<PileCard> pile;      ///< the top card is the last
    std::vector<AgentIndex> active;  ///< powers executed this turn, in order
    std::vector<Card> table;         ///< in order of play
    Cards discard;
    std::vector<PlayerIndex> winners;  ///< of the match

    static constexpr auto described();
    /// As large as the campaign lets it be.
    static void fits(State& state, const described::Source& from);

    std::size_t count() const { return players.size(); }
    std::vector<std::string> seats() const { return ids_of(players); }
    Player& operator[](PlayerIndex player) { return players[player.value()]; }
    const Player& operator[](PlayerIndex player) const { return players[player.value()]; }
    /// The clockwise neighbour (AJ-34).
    PlayerIndex left_of(PlayerIndex player) const { return PlayerIndex((player.value() + 1) % count()); }
    PlayerIndex right_of(PlayerIndex player) const { return PlayerIndex((player.value() + count() - 1) % count()); }
    std::optional<PlayerIndex> player_of(AgentIndex agent) const {
        for (std::size_t i = 0; i < count(); ++i) {
            if (players[i].agent == agent) return PlayerIndex(i);
        }
        return std::nullopt;
    }
};

/// Nobody leads while agents are chosen.
class LeaderKind final : public described::OptionalKind {
    const described::Kind& item() const override { return described::kind_of<PlayerIndex>; }
    void reset(void*) const override {}
    void* fill(void* state) const override { return &static_cast<State*>(state)->leader; }
    void* held(void* state) const override {
        State& match = *static_cast<State*>(state);
        return match.phase == Phase::agents ? nullptr : &match.leader;
    }
};
inline constexpr LeaderKind leader_kind{};

/// The sheets that stand, in the very words that a player would write: they are read when all else is known.
class SheetsKind final : public described::Kind {
public:
    void read(const described::Source& from, void* state, described::Bounds bounds) const override;
    nlohmann::json write(const void* state, const described::Names& names, const described::Look& look) const override;
    void reset(void* state) const override;
    void hide(void* state, const described::Look& look) const override;
    bool owned_by_parts() const override { return true; }
};
inline constexpr SheetsKind sheets_kind{};

constexpr auto State::described() {
    using namespace described;
    constexpr Bounds plenty{0, 1'000'000};
    constexpr auto has_name = [](const Player& player) { return player.name != player.id; };
    return fields(
        enrolled<&State::players, &Player::id, &Player::name>("seats").known_to(everyone),
        column<&State::players, &Player::name, has_name>("names").known_to(everyone),
        column<&State::players, &Player::bot>("bots").known_to(everyone),
        column<&State::players, &Player::agent>("agents").known_to(everyone),
        column<&State::players, &Player::hand>("hands").known_to(owner),
        column<&State::players, &Player::reserve>("reserves"),
        column<&State::players, &Player::won>("won").known_to(everyone),
        column<&State::players, &Player::medals>("medals", plenty).known_to(everyone),
        column<&State::players, &Player::scores>("scores", {-plenty.high, plenty.high}).known_to(everyone),
        flagged<&State::players, &Player::heard>("heard"), field<&State::settings>("settings").known_to(everyone),
        field<&State::round>("round", plenty).known_to(everyone),
        field<&State::turn>("turn", {0, most_turns}).known_to(everyone),
        field<&State::phase>("phase").known_to(everyone), Part{"leader", &leader_kind, same}.known_to(everyone),
        field<&State::turn_winners>("turn_winners").known_to(everyone),
        field<&State::pile>("pile", open_pile_of<PileCard>), field<&State::active>("active").known_to(everyone),
        field<&State::table>("table").known_to(everyone), field<&State::discard>("discard").known_to(everyone),
        field<&State::winners>("winners").known_to(everyone), ignored("order"),
        ignored("asked"),  // they follow from the rest, and scenarios name them
        agreement<&State::fits>(), Part{"sheets", &sheets_kind, same}.known_to(owner));
}

}  // namespace resolution::agent_jean
