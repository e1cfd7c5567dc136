#include "orders/corporate/buy_order.h"

#include "orders/corporate/sheet_reader.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

const std::vector<std::string>& words() {
    static const std::vector<std::string> list{std::string(keys::share),    std::string(keys::influence),
                                               std::string(keys::loyalty),  std::string(keys::political_points),
                                               std::string(keys::croc),     std::string(keys::croc_bonus),
                                               std::string(keys::croc_run), std::string(keys::war_honour)};
    return list;
}

/// `- influence` and `- croc_run`: nothing to add.
BuyOrder read_word(SheetReader& sheet, const Node& node) {
    const std::string word = fold(node.text);
    if (word == fold(keys::influence)) return BuyInfluence{};
    if (word == fold(keys::croc_run)) return BuyCrocRun{};
    sheet.reader.invalid(node.mark, "one cannot buy '" + clip(node.text, 40) + "' like this",
                         suggest(node.text, words()));
    return BuyInfluence{};
}

BuyOrder read_points(SheetReader& sheet, const Node& node) {
    BuyPoints order;
    order.points = sheet.number(node, keys::political_points);
    if (const Node* party = node.find(keys::party); party != nullptr && !party->is_null()) {
        order.party = sheet.names.party(sheet.reader, *party);
    }
    return order;
}

BuyOrder read_pair(SheetReader& sheet, const Node& node, const Member& what) {
    if (what.key == keys::share) return BuyShare{sheet.names.corporation(sheet.reader, what.value)};
    if (what.key == keys::loyalty) return BuyLoyalty{sheet.names.agent(sheet.reader, what.value)};
    if (what.key == keys::political_points || what.key == keys::party) return read_points(sheet, node);
    if (what.key == keys::croc) return BuyCroc{sheet.reader.text(what.value, "the CROC's name").value_or("")};
    if (what.key == keys::war_honour) return BuyWarHonour{sheet.number(node, keys::war_honour)};
    if (what.key == keys::croc_bonus) {
        return BuyCrocBonus{sheet.run_type(what.value, bonus_types).value_or(RunType::information)};
    }
    if (what.key == keys::influence) return BuyInfluence{};
    if (what.key == keys::croc_run) return BuyCrocRun{};
    sheet.reader.invalid(what.mark, "one cannot buy '" + clip(what.key, 40) + "'", suggest(what.key, words()));
    return BuyInfluence{};
}

}  // namespace

BuyOrder read_buy(SheetReader& sheet, const Node& node) {
    if (node.is_scalar()) return read_word(sheet, node);
    if (sheet.reader.map(node, "a purchase") == nullptr) return BuyInfluence{};
    if (node.members.empty()) {
        sheet.reader.invalid(node.mark, "an empty purchase");
        return BuyInfluence{};
    }
    const Member& what = node.members.front();
    const bool points = node.find(keys::political_points) != nullptr;
    if (points) {
        sheet.reader.known_keys(node, {keys::political_points, keys::party});
    } else if (node.members.size() > 1) {
        sheet.reader.invalid(node.members[1].mark, "one purchase at a time", "start a new item with '- '");
    }
    return read_pair(sheet, node, what);
}

std::string write(const BuyOrder& order, const Names& names) {
    struct Writer {
        const Names& names;
        std::string operator()(const BuyShare& buy) const {
            return FlowMap().add(keys::share, names.id(buy.corporation)).str();
        }
        std::string operator()(const BuyInfluence&) const { return std::string(keys::influence); }
        std::string operator()(const BuyLoyalty& buy) const {
            return FlowMap().add(keys::loyalty, names.id(buy.agent)).str();
        }
        std::string operator()(const BuyPoints& buy) const {
            FlowMap map;
            map.add(keys::political_points, buy.points);
            if (buy.party) map.add(keys::party, names.id(*buy.party));
            return map.str();
        }
        std::string operator()(const BuyCroc& buy) const { return FlowMap().add(keys::croc, buy.name).str(); }
        std::string operator()(const BuyCrocBonus& buy) const {
            return FlowMap().add(keys::croc_bonus, id_of(buy.type)).str();
        }
        std::string operator()(const BuyCrocRun&) const { return std::string(keys::croc_run); }
        std::string operator()(const BuyWarHonour& buy) const {
            return FlowMap().add(keys::war_honour, buy.points).str();
        }
    };
    return std::visit(Writer{names}, order);
}

}  // namespace orders::corporate
