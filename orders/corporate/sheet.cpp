#include "orders/corporate/sheet.h"

#include "orders/corporate/sheet_reader.h"
#include "orders/corporate/vocabulary.h"
#include "orders/sheet_header.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

constexpr std::size_t longest_name = 200;  // a YAML key has a limit, and what was read must be written again

std::string join(std::string_view key, std::string_view rest) { return std::string(key).append("/").append(rest); }

/// Reads a sheet part by part, so that one bad order costs nothing but itself.
class Reading {
public:
    Reading(const Document& document, const SheetContext& context)
        : reader_(document), words_(reader_, vocabulary()), names_(words_, context.names), context_(context) {}

    std::optional<Sheet> whole_sheet() {
        const Node& root = reader_.document().root;
        if (root.is_null()) return Sheet{};
        if (reader_.map(root, say("an order sheet")) == nullptr) return std::nullopt;
        const Keys keys = words_.keys(root, places::sheet);
        const auto author = [&](std::string_view word) { return names_.find_player(word) == context_.author; };
        if (!read_sheet_header(words_, keys, {context_.turn, context_.names.id(context_.author), author}))
            return std::nullopt;
        Sheet out;
        read_lists(keys, out);
        read_single_orders(keys, out);
        read_agents(keys, out);
        const auto text = [&](std::string_view key) {
            const DocumentReader::Within path(reader_, std::string(key));
            return words_.text(keys, key);
        };
        out.notes = text(keys::notes);
        out.gm_note = text(keys::gm_note);
        return out;
    }

    Problems problems() { return reader_.take_problems(); }

private:
    /// Calls `read`, names the problems it met after `path`; false if the order was not understood.
    template <class Read>
    bool understood(std::string path, Read read) {
        const DocumentReader::Within order(reader_, std::move(path));
        const std::size_t before = reader_.serious();
        read();
        return reader_.clean_since(before);
    }

    template <class T>
    void read_list(const Keys& keys, std::string_view key, OrderList<T>& out, T (*read)(SheetReader&, const Node&)) {
        const Node* list = keys.filled(key);
        if (list == nullptr) return;
        if (!understood(std::string(key), [&] { reader_.list(*list, keys.word(key)); })) return;
        for (std::size_t i = 0; i < list->items.size(); ++i) {
            T order;
            const bool clean =
                understood(join(key, std::to_string(i + 1)), [&] { order = read(sheet_, list->items[i]); });
            out.push_back(clean ? std::optional(std::move(order)) : std::nullopt);
        }
    }

    void read_lists(const Keys& keys, Sheet& out) {
        read_list(keys, keys::votes, out.votes, read_vote);
        read_list(keys, keys::forecasts, out.forecasts, read_forecast);
        read_list(keys, keys::transfers, out.transfers, read_transfer);
        read_list(keys, keys::buy, out.buy, read_buy);
        read_list(keys, keys::runs, out.runs, read_run);
        read_list(keys, keys::grant, out.grant, read_grant);
        read_list(keys, keys::evidence, out.evidence, read_evidence);
    }

    template <class T, class Read>
    void read_single(const Keys& keys, std::string_view key, std::optional<T>& out, Read read) {
        const Node* node = keys.filled(key);
        if (node == nullptr) return;
        std::optional<T> order;
        if (understood(std::string(key), [&] { order = read(*node); })) out = std::move(order);
    }

    void read_single_orders(const Keys& keys, Sheet& out) {
        std::optional<bool> instinct;
        read_single(keys, keys::instinct, instinct,
                    [&](const Node& node) { return reader_.boolean(node, keys.word(keys::instinct)); });
        out.instinct = instinct.value_or(false);
        read_single(keys, keys::honour, out.honour, [&](const Node& node) { return read_honour(sheet_, node); });
        read_single(keys, keys::dragon, out.dragon, [&](const Node& node) { return read_dragon(sheet_, node); });
        read_single(keys, keys::public_contract, out.public_contract,
                    [&](const Node& node) { return read_public_contract(sheet_, node); });
        read_single(keys, keys::citizenship, out.citizenship,
                    [&](const Node& node) { return read_citizenship(sheet_, node); });
        read_single(keys, keys::auction, out.auction,
                    [&](const Node& node) { return reader_.amount(node, keys.word(keys::auction)); });
        read_single(keys, keys::party_line, out.party_line, [&](const Node& node) { return sheet_.line(node); });
    }

    /// A map from agents to what is ordered of them. One may be called by two names: then that is twice.
    template <class T>
    void read_by_agent(const Keys& keys, std::string_view key, std::vector<T>& out, bool keep_holes,
                       T (*read)(SheetReader&, Named<AgentIndex>, const Node&)) {
        const Node* map = keys.filled(key);
        if (map == nullptr) return;
        if (!understood(std::string(key), [&] { reader_.map(*map, keys.word(key)); })) return;
        std::vector<std::pair<AgentIndex, const Member*>> met;
        for (const Member& member : map->members) {
            Named<AgentIndex> agent;
            if (!understood(join(key, member.key), [&] {
                    if (member.key.size() > longest_name) {
                        return reader_.invalid(member.mark, say("'{}' is too long for a name", clip(member.key, 40)));
                    }
                    agent = names_.agent(member.key, member.mark);
                    if (agent.known) refuse_second(met, *agent.known, member);
                })) {
                continue;
            }
            T order;
            const std::string path = join(key, context_.names.id(agent));
            const bool clean = understood(path, [&] { order = read(sheet_, std::move(agent), member.value); });
            if (clean || keep_holes) out.push_back(std::move(order));
        }
    }

    void refuse_second(std::vector<std::pair<AgentIndex, const Member*>>& met, AgentIndex agent, const Member& member) {
        for (const auto& [known, before] : met) {
            if (known != agent) continue;
            reader_.invalid(member.mark,
                            say("'{}' on line {} and '{}' on line {} mean the same", before->key, before->mark.line,
                                member.key, member.mark.line),
                            say("keep one of the two"));
        }
        met.emplace_back(agent, &member);
    }

    void read_agents(const Keys& keys, Sheet& out) {
        read_by_agent(keys, keys::captives, out.captives, true, read_captive);
        read_by_agent(keys, keys::agents, out.agents, false, read_agent);
    }

    DocumentReader reader_;
    SheetWords words_;
    NameReader names_;
    SheetReader sheet_{words_, names_};
    const SheetContext& context_;
};

}  // namespace

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    Reading reading(document, context);
    auto sheet = reading.whole_sheet();
    for (Problem& problem : reading.problems()) problems.push_back(std::move(problem));
    return sheet;
}

}  // namespace orders::corporate
