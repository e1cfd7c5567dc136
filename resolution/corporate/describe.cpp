#include "resolution/corporate/describe.h"

#include "resolution/corporate/evidence.h"
#include "resolution/fact.h"

namespace resolution::corporate {

using namespace orders::corporate;

namespace {

class Description {
public:
    Description(const Turn& turn, PlayerIndex author, const Sheet& sheet)
        : turn_(turn), author_(author), sheet_(sheet) {}

    Fields at(const OrderPlace& place) const {
        const std::size_t i = place.number - 1;
        if (place.list == "transfers") return item("transfer", sheet_.transfers[i]);
        if (place.list == "evidence") return item("evidence", sheet_.evidence[i]);
        if (place.list == "honour") return of(*sheet_.honour);
        if (place.list == "buy") {
            const auto& order = sheet_.buy[i];
            return order ? std::visit([this](const auto& what) { return of(what); }, *order) : kind("purchase");
        }
        if (place.list == "auction") return with("auction", "amount", *sheet_.auction);
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
    Fields of_people(const OrderPlace& place) const {
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

    static void add(Fields& out, const char* name, Value value) { out.push_back({name, std::move(value)}); }
    static Fields kind(std::string_view word) { return fields_of("kind", word); }
    template <class T>
    static Fields with(std::string_view word, const char* key, const T& value) {
        return fields_of("kind", word, key, value);
    }
    /// An order of a list; one that was not understood has a kind and no more.
    template <class Order>
    Fields item(std::string_view word, const std::optional<Order>& order) const {
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

    Fields of(const TransferOrder& order) const {
        Fields out = fields_of("kind", "transfer", "to", id(order.to), "amount", order.amount);
        if (!order.contract.empty()) add(out, "contract", order.contract);
        return out;
    }
    Fields of(const EvidenceOrder& order) const {
        Fields out = fields_of("kind", "evidence", "use", evidence_use_ids[static_cast<std::size_t>(order.use)],
                               "evidence", id(order.evidence));
        if (order.with) add(out, "with", id(*order.with));
        return out;
    }
    Fields of(const HonourOrder& order) const {
        Fields out = kind("honour");
        if (order.beg) add(out, "beg", *order.beg);
        if (order.buy) add(out, "buy", *order.buy);
        return out;
    }
    Fields of(const BuyShare& order) const { return with("share", "corporation", id(order.corporation)); }
    Fields of(const BuyInfluence&) const { return with("influence", "level", turn_.opening[author_].influence + 1); }
    Fields of(const BuyLoyalty& order) const {
        Fields out = with("loyalty", "agent", id(order.agent));
        if (order.agent.known) add(out, "level", turn_.opening[*order.agent.known].loyalty_to(author_) + 1);
        return out;
    }
    Fields of(const BuyPoints& order) const {
        Fields out = with("political-points", "points", order.points);
        const auto chosen =
            turn_.opening[author_].party ? turn_.opening[author_].party : turn_.of(author_).bought.points_party;
        if (order.party) {
            add(out, "party", id(*order.party));
        } else if (chosen) {
            add(out, "party", turn_.id(*chosen));
        }
        return out;
    }
    Fields of(const BuyCroc& order) const { return with("croc", "name", order.name); }
    Fields of(const BuyCrocBonus& order) const {
        return fields_of("kind", "croc-bonus", "type", id_of(order.type), "points", turn_.figures.croc.bonus_step);
    }
    Fields of(const BuyCrocRun&) const { return kind("croc-run"); }
    Fields of(const BuyWarHonour& order) const { return with("war-honour", "points", order.points); }
    Fields of(const RunOrder& order) const {
        Fields out = fields_of("kind", "run", "type", id_of(order.type), "target", id(order.target), "agent",
                               id(order.agent), "invest", order.invest);
        if (order.benefit) add(out, "benefit", id(*order.benefit));
        if (order.line) add(out, "line", id_of(*order.line));
        List except;
        for (const RunType type : order.except) except.emplace_back(id_of(type));
        if (!except.empty()) add(out, "except", std::move(except));
        if (order.deposit_only) add(out, "deposit_only", true);
        if (order.favour) add(out, "favour", true);
        return out;
    }
    Fields of(const VoteOrder& order) const {
        return fields_of("kind", "vote", "up", id(order.up), "down", id(order.down));
    }
    Fields of(const ForecastOrder& order) const {
        return fields_of("kind", "forecast", "corporation", id(order.corporation), "rank", order.rank);
    }
    Fields of(const GrantOrder& order) const {
        return fields_of("kind", "grant", "corporation", id(order.corporation), "assets", order.assets);
    }
    Fields of(const PublicContractOrder& order) const {
        Fields out = kind("public-contract");
        if (order.add) add(out, "add", id(*order.add));
        if (order.remove) add(out, "remove", id(*order.remove));
        return out;
    }
    Fields of(const CaptiveOrder& order) const {
        Fields out = with("captive", "agent", id(order.fixer));
        if (order.fate) add(out, "fate", captive_fate_ids[static_cast<std::size_t>(*order.fate)]);
        return out;
    }
    Fields authorisations(const AgentOrder& order) const {
        Fields out = with("authorise", "agent", id(order.agent));
        List runs;
        for (const Authorisation& given : *order.authorise) {
            Fields entry = fields_of("player", id(given.player));
            if (given.run) add(entry, "run", *given.run);
            if (given.type) add(entry, "type", id_of(*given.type));
            if (given.target) add(entry, "target", id(*given.target));
            runs.emplace_back(std::move(entry));
        }
        add(out, "runs", std::move(runs));
        return out;
    }
    Fields secret_allies(const AgentOrder& order) const {
        Fields out = with("secret-allies", "agent", id(order.agent));
        List allies;
        for (const auto& ally : *order.secret_allies) allies.emplace_back(id(ally));
        add(out, "allies", std::move(allies));
        return out;
    }

    const Turn& turn_;
    PlayerIndex author_;
    const Sheet& sheet_;
};

}  // namespace

Fields describe_order(const Turn& turn, PlayerIndex author, const Sheet& sheet, const OrderPlace& place) {
    return Description(turn, author, sheet).at(place);
}

}  // namespace resolution::corporate
