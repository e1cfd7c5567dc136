#include "orders/corporate/sheet.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

namespace {

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

std::string write_sheet(const Sheet& sheet, const SheetContext& context) { return write_sheet(sheet, context, true); }

std::string write_shared_sheet(const Sheet& sheet, const SheetContext& context) {
    return write_sheet(sheet, context, false);
}

}  // namespace orders::corporate
