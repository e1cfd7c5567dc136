// What a player may do now, for the pre-filled sheet and the page.

#include <algorithm>

#include "resolution/known.h"
#include "resolution/rollback_propaganda/rules.h"

namespace resolution::rollback_propaganda {

using nlohmann::json;

namespace {

using orders::rollback_propaganda::SheetContext;

constexpr std::array<std::string_view, 5> aims{"none", "faction", "event", "two_events", "mage"};
constexpr std::array<std::string_view, 4> choices_of{"none", "faction", "mage", "swap"};

class Outlook {
public:
    Outlook(const Figures& figures, const Known<State>& known)
        : figures_(figures),
          state_(*known),
          self_(known.player()),
          player_(state_[self_]),
          context_(sheet_context(figures, state_, self_)) {}

    json write() const {
        const Owed owed = owed_by(figures_, state_, self_);
        return {
            {"turn", state_.turn},
            {"phase", id_of(state_.phase)},
            {"pace", id_of(state_.settings.options.pace)},
            {"player", player_.id},
            {"active", state_.active == self_},
            {"active_mage", state_[state_.active].id},
            {"asks",
             {{"scheme", owed.scheme}, {"reveal", owed.reveal}, {"spells", owed.spells}, {"choices", owed.choices}}},
            {"contract", player_.contract ? json(figures_.factions[player_.contract->value()].id) : json()},
            {"hand", sets_of(player_.hand)},
            {"schemed", sets_of(player_.schemed)},
            {"schemes", state_.settings.limits.schemes_per_turn},
            {"ethers", context_.ethers},
            {"present", present()},
            {"stealth", stealth_total(figures_, state_)},
            {"limit", stealth_limit(figures_, state_)},
            {"min_reveal", state_.settings.limits.min_reveal},
            {"future", state_.future.size()},
            {"foreseen", foreseen()},
            {"factions", factions()},
            {"others", others()},
            {"choices", choices()},
            {"kept", kept()},
            {"standing", player_.standing != nullptr}};
    }

private:
    /// Equal cards together, those held longest first.
    json sets_of(const CardPile& cards) const {
        json out = json::array();
        for (const CardIndex card : cards) {
            const std::string& id = figures_.of(card).id;
            const auto found = std::find_if(out.begin(), out.end(), [&](const json& set) { return set["card"] == id; });
            if (found == out.end()) {
                out.push_back({{"card", id},
                               {"count", 1},
                               {"aim", aims[static_cast<std::size_t>(figures_.of(card).aim())]},
                               {"lowers", lowers(figures_.of(card).effects)},
                               {"ethers", figures_.of(card).takes_ethers()}});
            } else {
                (*found)["count"] = (*found)["count"].get<int>() + 1;
            }
        }
        return out;
    }

    json event(EventIndex event) const {
        const EventFigures& figures = figures_.of(event);
        return {{"event", figures.id}, {"kind", figures_.kinds[figures.kind.value()]}, {"stealth", figures.stealth}};
    }

    json present() const {
        json out = json::array();
        for (const PresentEvent& one : state_.present) {
            json& card = out.emplace_back(event(one.event));
            card["place"] = out.size();
            card["id"] = std::to_string(out.size());  // as sheets name it
            card["doubled"] = one.doubled;
        }
        return out;
    }

    /// Top first: what all know, and what the mage foresaw.
    json foreseen() const {
        json out = json::array();
        const auto known = static_cast<std::size_t>(std::max(state_.known_prefix, player_.foreseen));
        for (std::size_t i = 0; i < std::min(known, state_.future.size()); ++i) out.push_back(event(state_.future[i]));
        return out;
    }

    json factions() const {
        json out = json::array();
        for (const FactionIndex faction : figures_.table(state_.count()).factions)
            out.push_back(
                {{"id", figures_.factions[faction.value()].id}, {"popularity", state_.popularity_of(faction)}});
        return out;
    }

    /// Clockwise from the next one.
    json others() const {
        json out = json::array();
        for (PlayerIndex mage = state_.next_of(self_); mage != self_; mage = state_.next_of(mage))
            out.push_back(state_[mage].id);
        return out;
    }

    /// Events that leave a choice: those that lie there, or all that there may be.
    json choices() const {
        json out = json::array();
        for (std::size_t i = 0; i < figures_.events.size(); ++i) {
            const EventIndex event(i);
            const auto choice = static_cast<std::size_t>(figures_.of(event).choice());
            const auto& now = context_.to_choose;
            const bool asked = now.empty() || std::find(now.begin(), now.end(), event) != now.end();
            if (choice == 0 || !asked || !context_.in_play(event)) continue;
            out.push_back({{"event", figures_.of(event).id},
                           {"choice", choices_of[choice]},
                           {"lowers", lowers(figures_.of(event).effects)}});
        }
        return out;
    }

    /// The faction that is chosen, rather than raise it.
    static bool lowers(const std::vector<Effect>& effects) {
        return std::any_of(effects.begin(), effects.end(),
                           [](const Effect& effect) { return effect.is_choice_of_faction() && effect.amount < 0; });
    }

    /// Parts that came earlier, for this turn.
    json kept() const {
        json out = json::array();
        for (const KeptParts& one : player_.sheets) {
            if (one.turn != state_.turn || one.parts == nullptr) continue;
            if (one.parts->scheme) out.push_back("scheme");
            if (one.parts->reveal) out.push_back("reveal");
            if (one.parts->spells) out.push_back("spells");
            if (one.parts->order) out.push_back("order");
            if (one.parts->choices) out.push_back("choices");
        }
        return out;
    }

    const Figures& figures_;
    const State& state_;
    PlayerIndex self_;
    const Player& player_;
    SheetContext context_;
};

}  // namespace

json Rules::outlook(const Known<State>& known) const { return Outlook(figures_, known).write(); }

}  // namespace resolution::rollback_propaganda
