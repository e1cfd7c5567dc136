#include "orders/corporate/buy_order.h"

#include "orders/corporate/sheet_reader.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

/// `- influence` and `- croc_run`: nothing to add.
BuyOrder read_word(SheetReader& sheet, const Node& node) {
    const Term* term = sheet.words.vocabulary().find(places::buy, node.text);
    if (term != nullptr && term->id == keys::influence) return BuyInfluence{};
    if (term != nullptr && term->id == keys::croc_run) return BuyCrocRun{};
    if (term != nullptr) {
        sheet.reader().invalid(node.mark, say("'{}' needs to know more", node.text), say("write '{}: ...'", node.text));
    } else {
        sheet.reader().invalid(node.mark, say("one cannot buy '{}'", clip(node.text, 40)),
                               sheet.words.suggestion_for(node.text, places::buy));
    }
    return BuyInfluence{};
}

BuyOrder read_points(SheetReader& sheet, const Keys& buy) {
    BuyPoints order;
    order.points = sheet.words.count(buy, keys::political_points, say("this purchase"));
    if (const Node* party = buy.filled(keys::party)) order.party = sheet.names.party(*party);
    return order;
}

BuyOrder read_purchase(SheetReader& sheet, const Keys& buy) {
    if (const Node* share = buy.find(keys::share)) return BuyShare{sheet.names.corporation(*share)};
    if (const Node* agent = buy.find(keys::loyalty)) return BuyLoyalty{sheet.names.agent(*agent)};
    if (buy.find(keys::political_points) != nullptr || buy.find(keys::party) != nullptr) return read_points(sheet, buy);
    if (const Node* name = buy.find(keys::croc)) {
        return BuyCroc{sheet.reader().text(*name, say("the CROC's name")).value_or("")};
    }
    if (const Node* type = buy.find(keys::croc_bonus)) {
        return BuyCrocBonus{sheet.run_type(*type, bonus_types).value_or(RunType::information)};
    }
    if (buy.find(keys::croc_run) != nullptr) return BuyCrocRun{};
    if (buy.find(keys::war_honour) != nullptr) {
        return BuyWarHonour{sheet.words.count(buy, keys::war_honour, say("this purchase"))};
    }
    return BuyInfluence{};
}

}  // namespace

BuyOrder read_buy(SheetReader& sheet, const Node& node) {
    if (node.is_scalar()) return read_word(sheet, node);
    if (sheet.reader().map(node, say("a purchase")) == nullptr) return BuyInfluence{};
    if (node.members.empty()) {
        sheet.reader().invalid(node.mark, say("an empty purchase"));
        return BuyInfluence{};
    }
    const Keys buy = sheet.words.keys(node, places::buy);
    const std::size_t together =
        buy.find(keys::political_points) != nullptr && buy.find(keys::party) != nullptr ? 2 : 1;
    if (node.members.size() > together) {
        sheet.reader().invalid(node.members[together].mark, say("one purchase at a time"),
                               say("start a new item with '- '"));
    }
    return read_purchase(sheet, buy);
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
