// What each order of a sheet is about, by ids, for whoever puts it into words.

#include <nlohmann/json.hpp>

#include "resolution/corporate/check/places.h"
#include "resolution/corporate/evidence.h"

namespace resolution::corporate {

using nlohmann::json;
using namespace orders::corporate;

namespace {

class Description {
public:
    Description(const Turn& turn, PlayerIndex author, const Sheet& sheet)
        : turn_(turn), author_(author), sheet_(sheet) {}

    json at(const OrderPlace& place) const {
        const std::size_t i = place.number - 1;
        if (place.list == "transfers") return item("transfer", sheet_.transfers[i]);
        if (place.list == "evidence") return item("evidence", sheet_.evidence[i]);
        if (place.list == "honour") return of(*sheet_.honour);
        if (place.list == "buy") {
            const auto& order = sheet_.buy[i];
            return order ? std::visit([this](const auto& what) { return of(what); }, *order) : kind("purchase");
        }
        if (place.list == "auction") return with("auction", "amount", sheet_.auction->amount);
        if (place.list == "runs") return item("run", sheet_.runs[i]);
        if (place.list == "votes") return item("vote", sheet_.votes[i]);
        if (place.list == "forecasts") return item("forecast", sheet_.forecasts[i]);
        if (place.list == "grant") return item("grant", sheet_.grant[i]);
        if (place.list == "public_contract") return of(*sheet_.public_contract);
        if (place.list == "dragon/estimates") return with("estimate", "players", sheet_.dragon->estimates[i]);
        if (place.list == "party_line") return with("party-line", "line", id_of(*sheet_.party_line));
        return of_people(place);
    }

private:
    json of_people(const OrderPlace& place) const {
        const std::size_t i = place.number - 1;
        if (place.list == "captives") return of(sheet_.captives[i]);
        if (place.list == "agents") return with("instructions", "agent", id(sheet_.agents[i].agent));
        if (place.list == "authorise") return authorisations(sheet_.agents[i]);
        if (place.list == "secret_allies") return secret_allies(sheet_.agents[i]);
        if (place.list == "citizenship") {
            const auto& asked = sheet_.citizenship->corporation;
            return with("citizenship", "corporation", asked ? id(*asked) : std::string("none"));
        }
        return kind(place.list);  // dragon, instinct: the word says it all
    }

    static json kind(std::string_view word) { return {{"kind", word}}; }
    template <class T>
    static json with(std::string_view word, const char* key, const T& value) {
        return {{"kind", word}, {key, value}};
    }
    /// An order of a list; one that was not understood has a kind and no more.
    template <class Order>
    json item(std::string_view word, const std::optional<Order>& order) const {
        return order ? of(*order) : kind(word);
    }

    template <class I>
    std::string id(const Named<I>& name) const {
        return name.known ? std::string(turn_.id(*name.known)) : name.written;
    }
    std::string id(const Named<Evidence>& name) const {
        return name.known ? evidence_id(turn_.state, *name.known) : name.written;
    }
    std::string id(const RunTarget& target) const {
        if (const auto* entity = std::get_if<Entity>(&target)) return turn_.id(*entity);
        if (const auto* code = std::get_if<RunCode>(&target)) return "run:" + code->code;
        return std::get<NoSuchTarget>(target).written;
    }
    std::string id(const AgentChoice& agent) const {
        if (const auto* name = std::get_if<Named<AgentIndex>>(&agent)) return id(*name);
        return std::holds_alternative<OwnCroc>(agent) ? "croc:" + turn_.id(author_) : std::string("independents");
    }

    json of(const TransferOrder& order) const {
        json out = {{"kind", "transfer"}, {"to", id(order.to)}, {"amount", order.amount.amount}};
        if (!order.contract.empty()) out["contract"] = order.contract;
        return out;
    }
    json of(const EvidenceOrder& order) const {
        json out = {{"kind", "evidence"},
                    {"use", evidence_use_ids[static_cast<std::size_t>(order.use)]},
                    {"evidence", id(order.evidence)}};
        if (order.with) out["with"] = id(*order.with);
        return out;
    }
    json of(const HonourOrder& order) const {
        json out = kind("honour");
        if (order.beg) out["beg"] = *order.beg;
        if (order.buy) out["buy"] = *order.buy;
        return out;
    }
    json of(const BuyShare& order) const { return with("share", "corporation", id(order.corporation)); }
    json of(const BuyInfluence&) const { return with("influence", "level", turn_.opening[author_].influence + 1); }
    json of(const BuyLoyalty& order) const {
        json out = with("loyalty", "agent", id(order.agent));
        if (order.agent.known) out["level"] = turn_.opening[*order.agent.known].loyalty_to(author_) + 1;
        return out;
    }
    json of(const BuyPoints& order) const {
        json out = with("political-points", "points", order.points);
        const auto chosen =
            turn_.opening[author_].party ? turn_.opening[author_].party : turn_.of(author_).bought.points_party;
        if (order.party) {
            out["party"] = id(*order.party);
        } else if (chosen) {
            out["party"] = turn_.id(*chosen);
        }
        return out;
    }
    json of(const BuyCroc& order) const { return with("croc", "name", order.name); }
    json of(const BuyCrocBonus& order) const {
        return {{"kind", "croc-bonus"}, {"type", id_of(order.type)}, {"points", turn_.figures.croc.bonus_step}};
    }
    json of(const BuyCrocRun&) const { return kind("croc-run"); }
    json of(const BuyWarHonour& order) const { return with("war-honour", "points", order.points); }
    json of(const RunOrder& order) const {
        json out = {{"kind", "run"},
                    {"type", id_of(order.type)},
                    {"target", id(order.target)},
                    {"agent", id(order.agent)},
                    {"invest", order.invest.amount}};
        if (order.benefit) out["benefit"] = id(*order.benefit);
        if (order.line) out["line"] = id_of(*order.line);
        for (const RunType type : order.except) out["except"].push_back(id_of(type));
        if (order.deposit_only) out["deposit_only"] = true;
        if (order.favour) out["favour"] = true;
        return out;
    }
    json of(const VoteOrder& order) const { return {{"kind", "vote"}, {"up", id(order.up)}, {"down", id(order.down)}}; }
    json of(const ForecastOrder& order) const {
        return {{"kind", "forecast"}, {"corporation", id(order.corporation)}, {"rank", order.rank}};
    }
    json of(const GrantOrder& order) const {
        return {{"kind", "grant"}, {"corporation", id(order.corporation)}, {"assets", order.assets}};
    }
    json of(const PublicContractOrder& order) const {
        json out = kind("public-contract");
        if (order.add) out["add"] = id(*order.add);
        if (order.remove) out["remove"] = id(*order.remove);
        return out;
    }
    json of(const CaptiveOrder& order) const {
        json out = with("captive", "agent", id(order.fixer));
        if (order.fate) out["fate"] = captive_fate_ids[static_cast<std::size_t>(*order.fate)];
        return out;
    }
    json authorisations(const AgentOrder& order) const {
        json out = with("authorise", "agent", id(order.agent));
        out["runs"] = json::array();
        for (const Authorisation& given : *order.authorise)
            out["runs"].push_back({{"player", id(given.player)}, {"run", given.run}});
        return out;
    }
    json secret_allies(const AgentOrder& order) const {
        json out = with("secret-allies", "agent", id(order.agent));
        out["allies"] = json::array();
        for (const auto& ally : *order.secret_allies) out["allies"].push_back(id(ally));
        return out;
    }

    const Turn& turn_;
    PlayerIndex author_;
    const Sheet& sheet_;
};

}  // namespace

json describe_order(const Turn& turn, PlayerIndex author, const Sheet& sheet, const OrderPlace& place) {
    return Description(turn, author, sheet).at(place);
}

}  // namespace resolution::corporate
