#include "resolution/corporate/check/places.h"

namespace resolution::corporate {

namespace {

class Places {
public:
    explicit Places(const Turn& turn) : turn_(turn) {}

    template <class Order>
    void list(std::string_view name, const orders::corporate::OrderList<Order>& orders) {
        for (std::size_t i = 0; i < orders.size(); ++i) found_.push_back(place_in(name, i + 1));
    }
    void one(std::string_view part, bool there) {
        if (there) found_.push_back(place_of(part));
    }
    void agents(const std::vector<orders::corporate::AgentOrder>& orders) {
        for (std::size_t i = 0; i < orders.size(); ++i) {
            const auto& order = orders[i];
            const std::string path = "agents/" + id(order.agent);
            if (!order.agent.known) {
                found_.push_back({"agents", i + 1, path});
                continue;
            }
            if (order.authorise) found_.push_back({"authorise", i + 1, path + "/authorise"});
            if (order.secret_allies) found_.push_back({"secret_allies", i + 1, path + "/secret_allies"});
        }
    }
    void captives(const std::vector<orders::corporate::CaptiveOrder>& orders) {
        for (std::size_t i = 0; i < orders.size(); ++i)
            found_.push_back({"captives", i + 1, "captives/" + id(orders[i].fixer)});
    }
    void dragon(const std::optional<orders::corporate::DragonOrder>& order) {
        one("dragon", order.has_value());
        for (std::size_t i = 0; order && i < order->estimates.size(); ++i)
            found_.push_back(place_in("dragon/estimates", i + 1));
    }
    std::vector<OrderPlace> take() { return std::move(found_); }

private:
    const std::string& id(const orders::corporate::Named<AgentIndex>& agent) const {
        return agent.known ? turn_.id(*agent.known) : agent.written;
    }

    const Turn& turn_;
    std::vector<OrderPlace> found_;
};

}  // namespace

std::vector<OrderPlace> places_of(const Turn& turn, const Sheet& sheet) {
    Places places(turn);
    places.list("transfers", sheet.transfers);
    places.list("evidence", sheet.evidence);
    places.one("honour", sheet.honour.has_value());
    places.list("buy", sheet.buy);
    places.one("auction", sheet.auction.has_value());
    places.agents(sheet.agents);
    places.list("runs", sheet.runs);
    places.captives(sheet.captives);
    places.dragon(sheet.dragon);
    places.one("instinct", sheet.instinct);
    places.list("votes", sheet.votes);
    places.list("forecasts", sheet.forecasts);
    places.one("public_contract", sheet.public_contract.has_value());
    places.list("grant", sheet.grant);
    places.one("citizenship", sheet.citizenship.has_value());
    places.one("party_line", sheet.party_line.has_value());
    return places.take();
}

}  // namespace resolution::corporate
