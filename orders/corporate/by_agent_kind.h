#pragma once

#include "orders/corporate/agent_order.h"
#include "orders/corporate/captive_order.h"

namespace orders::corporate {

/// A map from agents to what is ordered of them. One may be called by two names: then that is twice.
class ByAgentKind final : public described::Kind {
public:
    struct Order {
        void* (*agent)(void* order);
        const described::Kind& told_kind;  ///< of what stands behind the agent's name
        void* (*told)(void* order);
    };
    /// `offered`: to whom something can be said now. `rows`: see `Kind::rows`.
    constexpr ByAgentKind(const described::ListKind& list, Order order, SheetDesk::Choices SheetDesk::* offered,
                          int rows)
        : list_(list), order_(order), offered_(offered), rows_(rows) {}

    void read(described::Reading& in, const Node& node, const described::Part& part, const described::Called& called,
              void* to) const override;
    Node write(const void* value, const described::Desk& desk) const override;
    void shape(Shape& out, const described::Part& part, const described::Desk& desk) const override;
    void add_places(described::Places& places) const override { order_.told_kind.add_places(places); }
    void draw(described::Wild& any, const described::Part& part, void* to) const override;
    bool blank(const void* list) const override { return list_.blank(list); }
    bool idle(const void* list) const override;
    described::FoundOrder find(const void* list, std::size_t number) const override {
        return list_.item().find(list_.at(list, number - 1), 1);
    }
    int rows() const override { return rows_; }
    described::Saying saying() const override { return {described::Saying::Form::by_name, &order_.told_kind}; }

private:
    Named<AgentIndex>& agent_of(const void* order) const;
    const void* told_by(const void* order) const { return order_.told(const_cast<void*>(order)); }

    const described::ListKind& list_;
    Order order_;
    SheetDesk::Choices SheetDesk::* offered_;
    int rows_;
};

inline constexpr ByAgentKind captives_kind{
    described::kind_of<std::vector<CaptiveOrder>>,
    {member_at<&CaptiveOrder::fixer>, described::kind_of<std::optional<CaptiveFate>>, member_at<&CaptiveOrder::fate>},
    &SheetDesk::captives,
    0};
inline constexpr ByAgentKind agents_kind{
    described::kind_of<std::vector<AgentOrder>>,
    {member_at<&AgentOrder::agent>, described::kind_of<AgentOrder>, [](void* order) { return order; }},
    &SheetDesk::kobun_of,
    1};

}  // namespace orders::corporate
