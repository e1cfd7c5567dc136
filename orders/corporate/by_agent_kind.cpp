#include "orders/corporate/by_agent_kind.h"

#include <algorithm>

#include "orders/described/wild.h"
#include "orders/text.h"

namespace orders::corporate {

using described::Called;
using described::Desk;
using described::Part;
using described::Reading;
using described::Wild;

namespace {

constexpr std::size_t longest_name = 200;  // a YAML key has a limit, and what was read must be written again

using Met = std::vector<std::pair<AgentIndex, const Member*>>;

std::string join(std::string_view key, std::string_view rest) { return std::string(key).append("/").append(rest); }

void refuse_second(DocumentReader& reader, Met& met, AgentIndex agent, const Member& member) {
    for (const auto& [known, before] : met) {
        if (known != agent) continue;
        reader.invalid(member.mark,
                       say("'{}' on line {} and '{}' on line {} mean the same", before->key, before->mark.line,
                           member.key, member.mark.line),
                       say("keep one of the two"));
    }
    met.emplace_back(agent, &member);
}

/// The agent that a key names, or nothing if it was not understood.
std::optional<Named<AgentIndex>> read_name(Reading& in, std::string_view list, const Member& member, Met& met) {
    DocumentReader& reader = in.reader();
    const DocumentReader::Within path(reader, join(list, member.key));
    if (member.key.size() > longest_name) {
        reader.invalid(member.mark, say("'{}' is too long for a name", clip(member.key, 40)));
        return std::nullopt;
    }
    const std::size_t before = reader.serious();
    Named<AgentIndex> agent = in.desk.as<SheetDesk>().reader->agent(member.key, member.mark);
    if (agent.known) refuse_second(reader, met, *agent.known, member);
    return reader.clean_since(before) ? std::optional(std::move(agent)) : std::nullopt;
}

}  // namespace

Named<AgentIndex>& ByAgentKind::agent_of(const void* order) const {
    return *static_cast<Named<AgentIndex>*>(order_.agent(const_cast<void*>(order)));
}

/// A captive of whom something was said that was not understood is one all the same.
void ByAgentKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    DocumentReader& reader = in.reader();
    if (reader.map(node, called.said()) == nullptr) return;
    Met met;
    for (const Member& member : node.members) {
        const auto agent = read_name(in, part.id, member, met);
        if (!agent) continue;
        const DocumentReader::Within path(reader, join(part.id, in.desk.as<SheetDesk>().ids->id(*agent)));
        const std::size_t before = reader.serious();
        void* order = list_.add(to);
        agent_of(order) = *agent;
        order_.told_kind.read(in, member.value, part, called, order_.told(order));
        if (!reader.clean_since(before) && this != &captives_kind) list_.spoil(to);
    }
}

Node ByAgentKind::write(const void* value, const Desk& desk) const {
    Node out;
    out.kind = NodeKind::map;
    for (std::size_t i = 0; i < list_.size(value); ++i) {
        const void* order = list_.at(value, i);
        const void* told = told_by(order);
        out.members.push_back({desk.as<SheetDesk>().ids->id(agent_of(order)),
                               {},
                               order_.told_kind.blank(told) ? Node{} : order_.told_kind.write(told, desk)});
    }
    return out;
}

void ByAgentKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::map;
    SheetDesk now = desk.as<SheetDesk>();
    for (const std::string& agent : now.*offered_) {
        now.may_authorise = std::find(now.oyabun_of.begin(), now.oyabun_of.end(), agent) != now.oyabun_of.end();
        order_.told_kind.shape(out.parts.emplace_back(Shape{agent}), part, now);
    }
}

/// Instructions to nobody are refused, even if there are none.
bool ByAgentKind::idle(const void* list) const {
    for (std::size_t i = 0; i < list_.size(list); ++i) {
        const void* order = list_.at(list, i);
        if (!order_.told_kind.idle(told_by(order)) || (this == &agents_kind && !agent_of(order).known)) return false;
    }
    return true;
}

/// A sheet's map names each once.
void ByAgentKind::draw(Wild& any, const Part& part, void* to) const {
    const SheetDesk& desk = any.desk().as<SheetDesk>();
    const auto& now = desk.*offered_;
    for (std::size_t i = 0; i < desk.ids->count(EntityKind::agent); ++i) {
        const bool is_offered = std::find(now.begin(), now.end(), desk.ids->id(AgentIndex{i})) != now.end();
        if (!any.one_in(is_offered ? 2 : 20)) continue;
        void* order = list_.add(to);
        agent_of(order).known = AgentIndex{i};
        order_.told_kind.draw(any, part, order_.told(order));
    }
}

}  // namespace orders::corporate
