#include <algorithm>

#include "resolution/corporate/creation/character.h"

namespace resolution::corporate {

using orders::DocumentReader;

namespace {

/// Looks at one character from all sides and says everything that is wrong with it.
class Check {
public:
    Check(DocumentReader& reader, const Figures& figures, const Character& character, const std::string& id)
        : reader_(reader), figures_(figures), character_(character), id_(id), gaijin_(character.has(Trait::gaijin)) {}

    int points_kept() {
        for (const ChosenTrait& chosen : character_.traits) {
            check_once(chosen);
            check_company(chosen);
            check_agents(chosen);
            check_politics(chosen);
        }
        check_background();
        check_secrets();
        int points = figures_.start.victory_points;
        for (const ChosenTrait& chosen : character_.traits) points += cost_of(chosen);
        points += shame();
        if (points < 0)
            wrong(character_.mark, "its traits cost " + std::to_string(-points) + " victory points more than it has");
        return std::clamp(points, 0, figures_.start.victory_points);  // CG-86: what is above is lost
    }

private:
    void wrong(orders::Mark mark, const std::string& what, std::string advice = {}) {
        reader_.illegal(mark, "'" + id_ + "': " + what, "section 5", std::move(advice));
    }

    static std::string name(Trait trait) { return "'" + std::string(id_of(trait)) + "'"; }

    void check_once(const ChosenTrait& chosen) {
        const auto same = [&](const ChosenTrait& other) {
            return other.trait == chosen.trait && other.title == chosen.title;
        };
        const auto first =
            std::find_if(character_.traits.begin(), character_.traits.end(), [&](const ChosenTrait& other) {
                return figures_[chosen.trait].repeatable ? same(other) : other.trait == chosen.trait;
            });
        if (&*first != &chosen) wrong(chosen.mark, name(chosen.trait) + " is there twice");
    }

    void check_company(const ChosenTrait& chosen) {
        const TraitFigures& data = figures_[chosen.trait];
        for (const Trait other : data.not_with) {
            if (character_.has(other)) wrong(chosen.mark, name(chosen.trait) + " does not go with " + name(other));
        }
        for (const ChosenTrait& other : character_.traits) {
            const bool banned = data.not_with_group == figures_[other.trait].group;
            if (banned && other.trait != chosen.trait)
                wrong(chosen.mark, name(chosen.trait) + " does not go with " + name(other.trait));
            const auto& titles = data.not_with_ambition;
            if (other.title && std::find(titles.begin(), titles.end(), *other.title) != titles.end()) {
                wrong(chosen.mark,
                      name(chosen.trait) + " does not go with the ambition '" + std::string(id_of(*other.title)) + "'");
            }
        }
        if (data.needs && !character_.has(*data.needs))
            wrong(chosen.mark, name(chosen.trait) + " needs " + name(*data.needs));
    }

    bool all_are(const ChosenTrait& chosen, AgentKind kind) const {
        return std::all_of(chosen.agents.begin(), chosen.agents.end(),
                           [&](AgentIndex agent) { return figures_[agent].kind == kind; });
    }

    bool are_two_fixers(const ChosenTrait& chosen) const {
        const auto wanted = static_cast<std::size_t>(figures_[chosen.trait].count);
        return chosen.agents.size() == wanted && all_are(chosen, AgentKind::fixer) &&
               chosen.agents.front() != chosen.agents.back();
    }

    void check_agents(const ChosenTrait& chosen) {
        const bool one_clan = chosen.agents.size() == 1 && all_are(chosen, AgentKind::yakuza);
        if (chosen.agents.empty()) return;  // said when it was read
        if ((chosen.trait == Trait::yakuza || chosen.trait == Trait::night_bird) && !one_clan) {
            wrong(chosen.mark, name(chosen.trait) + " is about one clan");
        }
        if (chosen.trait == Trait::old_skeletons && !one_clan && !are_two_fixers(chosen)) {
            wrong(chosen.mark, name(chosen.trait) + " is about one clan or two fixers");
        }
        if (chosen.trait != Trait::shadow_veteran) return;
        if (!are_two_fixers(chosen)) wrong(chosen.mark, name(chosen.trait) + " is about two fixers");
        const auto must = figures_[chosen.trait].gaijin_fixer;
        if (gaijin_ && must && std::find(chosen.agents.begin(), chosen.agents.end(), *must) == chosen.agents.end()) {
            wrong(chosen.mark, "a gaijin's fixers must include '" + figures_[*must].id + "'");
        }
    }

    void check_politics(const ChosenTrait& chosen) {
        if (chosen.trait == Trait::corporate_citizen && chosen.corporation)
            check_clan_friend(chosen, *chosen.corporation);
        if (!chosen.party) return;
        const ChosenTrait* citizen = character_.find(Trait::corporate_citizen);
        if (citizen != nullptr && citizen->corporation) {
            const auto& alignment = figures_[*citizen->corporation].alignment;
            if (alignment && *alignment != *chosen.party)
                wrong(chosen.mark, "its corporation supports the other party");
        }
        for (const ChosenTrait& other : character_.traits) {
            const auto& barred = figures_[other.trait].bars.member;
            const bool shut = std::find(barred.begin(), barred.end(), *chosen.party) != barred.end();
            if (shut && !character_.hides(other.trait))
                wrong(chosen.mark, name(other.trait) + " cannot be a member of this party");
        }
        if (chosen.points > starting_honour(figures_, character_) + figures_[*chosen.party].honour_bonus) {
            wrong(chosen.mark, "its honour does not allow so many political points");
        }
    }

    void check_clan_friend(const ChosenTrait& chosen, CorporationIndex home) {
        const ChosenTrait* yakuza = character_.find(Trait::yakuza);
        if (yakuza == nullptr || yakuza->agents.size() != 1) return;
        const auto& allies = figures_[yakuza->agents.front()].allies;
        const Attitude wanted = Attitude::towards(Entity::of(home));
        if (std::find(allies.begin(), allies.end(), wanted) == allies.end()) {
            wrong(chosen.mark, "a yakuza's corporation must be an ally of its clan");
        }
    }

    void check_background() {
        const ChosenTrait* first = nullptr;
        for (const ChosenTrait& chosen : character_.traits) {
            if (figures_[chosen.trait].group != TraitGroup::cv) continue;
            if (first != nullptr)
                wrong(chosen.mark, "one background only: " + name(first->trait) + " or " + name(chosen.trait));
            first = &chosen;
        }
    }

    void check_secrets() {
        std::size_t wanted = static_cast<std::size_t>(figures_.start.secrets);
        for (const ChosenTrait& chosen : character_.traits)
            wanted += static_cast<std::size_t>(figures_[chosen.trait].secrets);
        const bool plain = character_.traits.empty() && character_.secrets.empty();
        if (!plain && character_.secrets.size() != wanted) {
            wrong(character_.mark,
                  "it needs " + std::to_string(wanted) + " secrets, not " + std::to_string(character_.secrets.size()));
        }
        for (const HeldSecret& held : character_.secrets) {
            if (!held.secret.hides) continue;
            const Trait trait = *held.secret.hides;
            if (!character_.has(trait))
                wrong(held.mark, "this secret hides " + name(trait) + ", which it does not have");
            if (figures_[trait].open) wrong(held.mark, name(trait) + " cannot be hidden");
            if (figures_[trait].group == TraitGroup::face && held.secret.shameful == 0) {
                wrong(held.mark, "a hidden face is shameful", "add 'shameful: 1'");
            }
        }
    }

    int cost_of(const ChosenTrait& chosen) const {
        const TraitFigures& data = figures_[chosen.trait];
        int cost = data.cost;
        if (gaijin_ && data.gaijin_cost) cost = *data.gaijin_cost;
        for (const auto& [other, with] : data.cost_with) {
            if (character_.has(other)) cost = with;
        }
        if (data.cost_per_point) cost = *data.cost_per_point * chosen.points;
        if (data.point_cost) cost += *data.point_cost * chosen.points;
        const bool hidden = character_.hides(chosen.trait);
        return hidden ? cost - data.hide_cost.value_or(figures_.secrets.hide_cost) : cost;
    }

    /// What shameful elements give back, up to their maximum.
    int shame() {
        const int each = gaijin_ ? figures_.secrets.gaijin_shameful : figures_.secrets.shameful;
        int most = gaijin_ ? figures_.secrets.gaijin_shameful_max : figures_.secrets.shameful_max;
        for (const ChosenTrait& chosen : character_.traits) most += each * figures_[chosen.trait].shameful_extra;
        int elements = 0;
        for (const HeldSecret& held : character_.secrets) elements += held.secret.shameful;
        if (each * elements > most) {
            wrong(character_.mark, "shameful elements bring " + std::to_string(most) +
                                       " points at most: " + std::to_string(most / std::max(1, each)) + " elements");
        }
        return std::min(most, each * elements);
    }

    DocumentReader& reader_;
    const Figures& figures_;
    const Character& character_;
    const std::string& id_;
    bool gaijin_;
};

}  // namespace

int check_character(DocumentReader& reader, const Figures& figures, const Character& character, const std::string& id) {
    return Check(reader, figures, character, id).points_kept();
}

}  // namespace resolution::corporate
