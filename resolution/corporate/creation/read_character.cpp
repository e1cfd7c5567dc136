#include <algorithm>

#include "orders/text.h"
#include "resolution/corporate/creation/character.h"
#include "resolution/corporate/id_lists.h"

namespace resolution::corporate {

using orders::DocumentReader;
using orders::Node;

const ChosenTrait* Character::find(Trait trait) const {
    const auto found =
        std::find_if(traits.begin(), traits.end(), [trait](const ChosenTrait& one) { return one.trait == trait; });
    return found == traits.end() ? nullptr : &*found;
}

bool Character::hides(Trait trait) const {
    return std::any_of(secrets.begin(), secrets.end(),
                       [trait](const HeldSecret& held) { return held.secret.hides == trait; });
}

namespace {

/// Reads the traits and secrets of one character.
class Reading {
public:
    Reading(DocumentReader& reader, const Figures& figures) : reader_(reader), figures_(figures) {}

    void traits(const Node& list, Character& out) {
        if (reader_.list(list, "traits") == nullptr) return;
        for (const Node& item : list.items) {
            if (item.is_map() && item.members.size() == 1) {
                const orders::Member& member = item.members.front();
                add(member.key, member.mark, &member.value, out);
            } else if (item.is_scalar()) {
                add(item.text, item.mark, nullptr, out);
            } else {
                reader_.invalid(item.mark, "a trait is a word, or one word with what it is about",
                                "for example 'night-bird: mita-gumi'");
            }
        }
    }

    void secrets(const Node& list, Character& out) {
        if (reader_.list(list, "secrets") == nullptr) return;
        for (const Node& item : list.items) out.secrets.push_back(secret(item));
    }

private:
    void add(const std::string& word, orders::Mark mark, const Node* about, Character& out) {
        const auto known = words(trait_ids);
        const std::string folded = orders::fold(word);
        const auto found =
            std::find_if(known.begin(), known.end(), [&](const std::string& id) { return orders::fold(id) == folded; });
        if (found == known.end()) {
            return reader_.invalid(mark, "unknown trait '" + orders::clip(word, 40) + "'",
                                   orders::suggest(word, known));
        }
        ChosenTrait chosen;
        chosen.trait = static_cast<Trait>(found - known.begin());
        chosen.mark = mark;
        read_about(chosen, about, *found);
        out.traits.push_back(std::move(chosen));
    }

    void need(const ChosenTrait& chosen, const Node* about, std::string_view what) {
        if (about == nullptr)
            reader_.invalid(chosen.mark, std::string(id_of(chosen.trait)) + " needs " + std::string(what));
    }

    void read_about(ChosenTrait& chosen, const Node* about, const std::string& word) {
        switch (chosen.trait) {
            case Trait::corporate_citizen: need(chosen, about, "a corporation"); [[fallthrough]];
            case Trait::vendetta:
                if (about != nullptr) chosen.corporation = corporation(*about);
                return;
            case Trait::yakuza:
            case Trait::night_bird:
                need(chosen, about, "a clan");
                if (about != nullptr) agents(*about, chosen);
                return;
            case Trait::shadow_veteran:
                need(chosen, about, "two fixers");
                if (about != nullptr) agents(*about, chosen);
                return;
            case Trait::old_skeletons:
                need(chosen, about, "a clan or two fixers");
                if (about != nullptr) agents(*about, chosen);
                return;
            case Trait::politician: need(chosen, about, "a party and points"); [[fallthrough]];
            case Trait::celebrity:
                if (about != nullptr) points(*about, chosen);
                return;
            case Trait::ambition:
                need(chosen, about, "a title");
                if (about != nullptr) title(*about, chosen);
                return;
            case Trait::decorated_veteran:
                need(chosen, about, "a name and bonuses for its CROC");
                if (about != nullptr) croc(*about, chosen);
                return;
            default:
                if (about != nullptr && !about->is_null())
                    reader_.invalid(about->mark, "'" + word + "' is about nothing further");
        }
    }

    std::optional<CorporationIndex> corporation(const Node& node) {
        const auto place = reader_.choice(node, "corporation", ids_of(figures_.corporations));
        return place ? std::optional(CorporationIndex{*place}) : std::nullopt;
    }

    void agents(const Node& node, ChosenTrait& chosen) {
        const std::vector<std::string> ids = ids_of(figures_.agents);
        const auto add_one = [&](const Node& item) {
            if (const auto place = reader_.choice(item, "agent", ids)) chosen.agents.emplace_back(*place);
        };
        if (node.is_list()) {
            for (const Node& item : node.items) add_one(item);
        } else {
            add_one(node);
        }
    }

    void points(const Node& node, ChosenTrait& chosen) {
        if (reader_.map(node, "political points") == nullptr) return;
        reader_.known_keys(node, {"party", "points"});
        const bool one_only = chosen.trait == Trait::celebrity;
        chosen.points = 1;
        if (const Node* points = node.find("points")) {
            chosen.points = static_cast<int>(reader_.whole(*points, "points", 1, one_only ? 1 : 99).value_or(1));
        }
        if (const Node* party = reader_.required(node, "party", id_of(chosen.trait))) {
            const auto place = reader_.choice(*party, "party", ids_of(figures_.parties));
            if (place) chosen.party = PartyIndex{*place};
        }
    }

    void title(const Node& node, ChosenTrait& chosen) {
        const auto place = reader_.choice(node, "title", words(title_ids));
        if (place) chosen.title = static_cast<Title>(*place);
    }

    void croc(const Node& node, ChosenTrait& chosen) {
        if (reader_.map(node, "the CROC") == nullptr) return;
        reader_.known_keys(node, {"name", "bonuses"});
        if (const Node* name = reader_.required(node, "name", "the CROC"))
            chosen.croc.name = reader_.text(*name, "name").value_or("");
        const Node* bonuses = reader_.required(node, "bonuses", "the CROC");
        if (bonuses == nullptr || reader_.list(*bonuses, "bonuses") == nullptr) return;
        const auto wanted = static_cast<std::size_t>(figures_[Trait::decorated_veteran].croc_bonuses);
        if (bonuses->items.size() != wanted) {
            reader_.invalid(bonuses->mark, "the CROC starts with " + std::to_string(wanted) + " bonuses");
        }
        for (const Node& item : bonuses->items) {
            const auto place = reader_.choice(item, "run type", words(orders::corporate::run_type_ids, bonus_types));
            if (place) chosen.croc.bonus[*place] += figures_.croc.bonus_step;
        }
    }

    HeldSecret secret(const Node& node) {
        HeldSecret held{{}, node.mark};
        if (node.is_scalar()) {
            held.secret.text = node.text;
            return held;
        }
        if (reader_.map(node, "a secret") == nullptr) return held;
        reader_.known_keys(node, {"text", "shameful", "hides"});
        if (const Node* text = reader_.required(node, "text", "this secret"))
            held.secret.text = reader_.text(*text, "text").value_or("");
        if (const Node* shameful = node.find("shameful")) {
            held.secret.shameful = static_cast<int>(reader_.whole(*shameful, "shameful", 0, 9).value_or(0));
        }
        if (const Node* hides = node.find("hides")) {
            const auto place = reader_.choice(*hides, "trait", words(trait_ids));
            if (place) held.secret.hides = static_cast<Trait>(*place);
        }
        return held;
    }

    DocumentReader& reader_;
    const Figures& figures_;
};

}  // namespace

Character read_character(DocumentReader& reader, const Figures& figures, const Node& node) {
    Character out;
    out.mark = node.mark;
    if (!node.is_map() || node.members.empty()) return out;
    reader.known_keys(node, {"traits", "secrets"});
    Reading reading(reader, figures);
    if (const Node* traits = node.find("traits"); traits != nullptr && !traits->is_null()) reading.traits(*traits, out);
    if (const Node* secrets = node.find("secrets"); secrets != nullptr && !secrets->is_null())
        reading.secrets(*secrets, out);
    return out;
}

}  // namespace resolution::corporate
