#include "orders/corporate/sheet.h"

#include <algorithm>

#include "orders/corporate/sheet_reader.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

/// Reads a sheet part by part, so that one bad order costs nothing but itself.
class Reading {
public:
    Reading(const Document& document, const SheetContext& context)
        : reader_(document), sheet_{reader_, context.names}, context_(context) {}

    std::optional<Sheet> whole_sheet() {
        const Node& root = reader_.document().root;
        if (root.is_null()) return Sheet{};
        if (reader_.map(root, "a sheet") == nullptr || !is_for_author_and_turn(root)) return std::nullopt;
        reader_.known_keys(root,
                           {keys::turn,       keys::player,          keys::instinct, keys::votes,   keys::forecasts,
                            keys::honour,     keys::transfers,       keys::buy,      keys::runs,    keys::dragon,
                            keys::party_line, keys::public_contract, keys::grant,    keys::auction, keys::captives,
                            keys::agents,     keys::citizenship,     keys::evidence, keys::notes,   keys::gm_note});
        Sheet out;
        read_lists(root, out);
        read_single_orders(root, out);
        read_maps(root, out);
        out.notes = sheet_.text_or_empty(root, keys::notes);
        out.gm_note = sheet_.text_or_empty(root, keys::gm_note);
        return out;
    }

    Problems problems() {
        Problems all = reader_.take_problems();
        for (const auto& [from, to, path] : paths_) {
            for (std::size_t i = from; i < to; ++i) all[i].path = path;
        }
        return all;
    }

private:
    struct PathOfProblems {
        std::size_t from;
        std::size_t to;
        std::string path;
    };

    bool is_for_author_and_turn(const Node& root) {
        bool right = true;
        if (const Node* player = root.find(keys::player); player != nullptr && !player->is_null()) {
            const auto word = reader_.text(*player, keys::player);
            const auto found = word ? context_.names.find_player(*word) : std::nullopt;
            if (word && found != context_.author) {
                reader_.invalid(player->mark, "this is a sheet of '" + clip(*word, 40) + "', not of '" +
                                                  context_.names.id(context_.author) + "'");
                right = false;
            }
        }
        if (const Node* turn = root.find(keys::turn); turn != nullptr && !turn->is_null()) {
            const auto number = reader_.whole(*turn, keys::turn);
            if (number && *number != context_.turn) {
                reader_.invalid(turn->mark, "this sheet is for turn " + std::to_string(*number) + ", but turn " +
                                                std::to_string(context_.turn) + " is being played");
                right = false;
            }
        }
        return right;
    }

    /// Calls `read`, names the problems it met after `path`; false if the order was not understood.
    template <class Read>
    bool understood(std::string path, Read read) {
        const std::size_t before = reader_.count();
        read();
        const Problems& all = reader_.problems();
        const bool clean = std::all_of(all.begin() + static_cast<std::ptrdiff_t>(before), all.end(),
                                       [](const Problem& problem) { return problem.kind == ProblemKind::warning; });
        if (all.size() > before) paths_.push_back({before, all.size(), std::move(path)});
        return clean;
    }

    template <class T>
    void read_list(const Node& root, std::string_view key, OrderList<T>& out, T (*read)(SheetReader&, const Node&)) {
        const Node* list = root.find(key);
        if (list == nullptr || list->is_null() || reader_.list(*list, key) == nullptr) return;
        for (std::size_t i = 0; i < list->items.size(); ++i) {
            T order;
            const bool clean = understood(std::string(key) + "/" + std::to_string(i + 1),
                                          [&] { order = read(sheet_, list->items[i]); });
            out.push_back(clean ? std::optional(std::move(order)) : std::nullopt);
        }
    }

    void read_lists(const Node& root, Sheet& out) {
        read_list(root, keys::votes, out.votes, read_vote);
        read_list(root, keys::forecasts, out.forecasts, read_forecast);
        read_list(root, keys::transfers, out.transfers, read_transfer);
        read_list(root, keys::buy, out.buy, read_buy);
        read_list(root, keys::runs, out.runs, read_run);
        read_list(root, keys::grant, out.grant, read_grant);
        read_list(root, keys::evidence, out.evidence, read_evidence);
    }

    template <class T, class Read>
    void read_single(const Node& root, std::string_view key, std::optional<T>& out, Read read) {
        const Node* node = root.find(key);
        if (node == nullptr || node->is_null()) return;
        std::optional<T> order;
        if (understood(std::string(key), [&] { order = read(*node); })) out = std::move(order);
    }

    void read_single_orders(const Node& root, Sheet& out) {
        std::optional<bool> instinct;
        read_single(root, keys::instinct, instinct,
                    [&](const Node& node) { return reader_.boolean(node, keys::instinct); });
        out.instinct = instinct.value_or(false);
        read_single(root, keys::honour, out.honour, [&](const Node& node) { return read_honour(sheet_, node); });
        read_single(root, keys::dragon, out.dragon, [&](const Node& node) { return read_dragon(sheet_, node); });
        read_single(root, keys::public_contract, out.public_contract,
                    [&](const Node& node) { return read_public_contract(sheet_, node); });
        read_single(root, keys::citizenship, out.citizenship,
                    [&](const Node& node) { return read_citizenship(sheet_, node); });
        read_single(root, keys::auction, out.auction, [&](const Node& node) {
            const auto bid = reader_.whole(node, keys::auction);
            return bid ? std::optional(Money{*bid}) : std::nullopt;
        });
        read_single(root, keys::party_line, out.party_line, [&](const Node& node) -> std::optional<Line> {
            const auto line = reader_.choice(node, "line", std::vector<std::string>(line_ids.begin(), line_ids.end()));
            return line ? std::optional(static_cast<Line>(*line)) : std::nullopt;
        });
    }

    void read_maps(const Node& root, Sheet& out) {
        const Node* captives = root.find(keys::captives);
        if (captives != nullptr && !captives->is_null() && reader_.map(*captives, keys::captives) != nullptr) {
            for (const Member& member : captives->members) {
                understood(std::string(keys::captives) + "/" + member.key,
                           [&] { out.captives.push_back(read_captive(sheet_, member)); });
            }
        }
        const Node* agents = root.find(keys::agents);
        if (agents == nullptr || agents->is_null() || reader_.map(*agents, keys::agents) == nullptr) return;
        for (const Member& member : agents->members) {
            AgentOrder order;
            if (understood(std::string(keys::agents) + "/" + member.key, [&] { order = read_agent(sheet_, member); })) {
                out.agents.push_back(std::move(order));
            }
        }
    }

    DocumentReader reader_;
    SheetReader sheet_;
    const SheetContext& context_;
    std::vector<PathOfProblems> paths_;
};

/// Writes a sheet part by part; empty parts are left out.
class Writing {
public:
    explicit Writing(const SheetContext& context) : context_(context) {
        line(keys::turn, std::to_string(context.turn));
        line(keys::player, scalar(context.names.id(context.author)));
    }

    void line(std::string_view key, std::string_view yaml) { out_.append(key).append(": ").append(yaml).append("\n"); }

    template <class T>
    void single(std::string_view key, const std::optional<T>& order) {
        if (order) line(key, write(*order, context_.names));
    }

    template <class T>
    void list(std::string_view key, const OrderList<T>& orders) {
        if (orders.empty()) return;
        out_.append(key).append(":\n");
        for (const std::optional<T>& order : orders) {
            out_ += "  - " + (order ? write(*order, context_.names) : "null") + "\n";
        }
    }

    void captives(const std::vector<CaptiveOrder>& orders) {
        if (orders.empty()) return;
        FlowMap map;
        for (const CaptiveOrder& order : orders) {
            map.add_raw(scalar(context_.names.id(order.fixer)),
                        order.fate ? captive_fate_ids[static_cast<std::size_t>(*order.fate)] : "null");
        }
        line(keys::captives, map.str());
    }

    void agents(const std::vector<AgentOrder>& orders) {
        if (orders.empty()) return;
        out_.append(keys::agents).append(":\n");
        for (const AgentOrder& order : orders) {
            out_ += "  " + scalar(context_.names.id(order.agent)) + ": " + write(order, context_.names) + "\n";
        }
    }

    void text(std::string_view key, const std::string& words) {
        if (!words.empty()) line(key, scalar(words));
    }

    std::string take() { return std::move(out_); }

private:
    const SheetContext& context_;
    std::string out_;
};

std::string write_sheet(const Sheet& sheet, const SheetContext& context, bool with_gm_note) {
    Writing writing(context);
    if (sheet.instinct) writing.line(keys::instinct, "true");
    writing.list(keys::votes, sheet.votes);
    writing.list(keys::forecasts, sheet.forecasts);
    writing.single(keys::honour, sheet.honour);
    writing.list(keys::transfers, sheet.transfers);
    writing.list(keys::buy, sheet.buy);
    writing.list(keys::runs, sheet.runs);
    writing.single(keys::dragon, sheet.dragon);
    if (sheet.party_line) writing.line(keys::party_line, id_of(*sheet.party_line));
    writing.single(keys::public_contract, sheet.public_contract);
    writing.list(keys::grant, sheet.grant);
    if (sheet.auction) writing.line(keys::auction, std::to_string(sheet.auction->amount));
    writing.captives(sheet.captives);
    writing.agents(sheet.agents);
    if (sheet.citizenship) {
        const auto& asked = sheet.citizenship->corporation;
        writing.line(keys::citizenship, asked ? scalar(context.names.id(*asked)) : std::string(keys::none));
    }
    writing.list(keys::evidence, sheet.evidence);
    writing.text(keys::notes, sheet.notes);
    if (with_gm_note) writing.text(keys::gm_note, sheet.gm_note);
    return writing.take();
}

}  // namespace

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    Reading reading(document, context);
    auto sheet = reading.whole_sheet();
    for (Problem& problem : reading.problems()) problems.push_back(std::move(problem));
    return sheet;
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) { return write_sheet(sheet, context, true); }

std::string write_shared_sheet(const Sheet& sheet, const SheetContext& context) {
    return write_sheet(sheet, context, false);
}

}  // namespace orders::corporate
