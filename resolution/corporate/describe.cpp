#include "resolution/corporate/describe.h"

#include "orders/document_reader.h"
#include "resolution/corporate/facts/fields.h"

namespace resolution::corporate {

using namespace orders::corporate;
using orders::described::tell;
using orders::described::ToldOrder;

namespace {

/// Ids as the turn has them; a player's CROC is told by whose it is.
class TurnIds final : public Ids {
public:
    TurnIds(const Turn& turn, PlayerIndex author) : turn_(turn), author_(author) {}

    using Ids::id;
    const std::string& id(EntityKind kind, std::size_t place) const override {
        switch (kind) {
            case EntityKind::corporation: return turn_.id(CorporationIndex{place});
            case EntityKind::agent: return turn_.id(AgentIndex{place});
            case EntityKind::party: return turn_.id(PartyIndex{place});
            case EntityKind::player:
            case EntityKind::croc: break;
        }
        return turn_.id(PlayerIndex{place});
    }
    std::size_t count(EntityKind) const override { return 0; }
    std::string own_croc() const override { return id(Entity::croc_of(author_)); }

private:
    const Turn& turn_;
    PlayerIndex author_;
};

Value value_of(const orders::Node& node) {
    if (node.is_list()) {
        List out;
        for (const orders::Node& item : node.items) out.push_back(value_of(item));
        return out;
    }
    if (node.is_map()) {
        Fields out;
        for (const orders::Member& member : node.members) out.push_back({member.key, value_of(member.value)});
        return out;
    }
    if (node.quoted) return node.text;
    if (const auto number = orders::parse_whole(node.text)) return *number;
    return node.text == "true";
}

/// What an order is about beyond its own words: what its author knows at the opening.
void add_circumstances(Fields& out, const Turn& turn, PlayerIndex author, const BuyOrder& order) {
    const Player& self = turn.opening[author];
    if (std::holds_alternative<BuyInfluence>(order)) out.push_back({"level", self.influence + 1});
    if (std::holds_alternative<BuyCrocBonus>(order)) out.push_back({"points", turn.figures.croc.bonus_step});
    if (const auto* loyalty = std::get_if<BuyLoyalty>(&order); loyalty != nullptr && loyalty->agent.known)
        out.push_back({"level", turn.opening[*loyalty->agent.known].loyalty_to(author) + 1});
    const auto* points = std::get_if<BuyPoints>(&order);
    if (points == nullptr || points->party) return;
    const auto party = self.party ? self.party : turn.of(author).bought.points_party;
    if (party) out.push_back({"party", turn.id(*party)});
}

}  // namespace

Fields describe_order(const Turn& turn, PlayerIndex author, const Sheet& sheet, const OrderPlace& place) {
    const TurnIds ids(turn, author);
    const SheetDesk desk{&ids};
    const std::size_t i = place.number - 1;
    if (place.list == "dragon/estimates") return fields_of("kind", "estimate", "players", sheet.dragon->estimates[i]);
    const bool part_of_instructions = place.list == "authorise" || place.list == "secret_allies";
    const ToldOrder told =
        part_of_instructions ? tell(sheet.agents[i], place.list, 1, desk) : tell(sheet, place.list, place.number, desk);
    Fields out = fields_of("kind", told.kind);
    if (place.list == "agents" || part_of_instructions) out.push_back({"agent", ids.id(sheet.agents[i].agent)});
    if (place.list == "agents") return out;
    for (const orders::Member& field : told.fields) out.push_back({field.key, value_of(field.value)});
    if (place.list == "buy" && sheet.buy[i]) add_circumstances(out, turn, author, *sheet.buy[i]);
    if (place.list == "evidence" && sheet.evidence[i]) {
        out.push_back({"use", id_of(sheet.evidence[i]->use)});
        out.push_back({"evidence", ids.id(sheet.evidence[i]->evidence)});
    }
    return out;
}

}  // namespace resolution::corporate
