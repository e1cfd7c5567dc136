#include "orders/corporate/evidence_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

EvidenceOrder read_evidence(SheetReader& sheet, const Node& node) {
    EvidenceOrder order;
    DocumentReader& reader = sheet.reader();
    if (reader.map(node, say("an order about evidence")) == nullptr) return order;
    const Keys written = sheet.words.keys(node, places::evidence);
    int uses = 0;
    for (std::size_t i = 0; i < evidence_use_ids.size(); ++i) {
        const Node* what = written.find(evidence_use_ids[i]);
        if (what == nullptr) continue;
        order.use = static_cast<EvidenceUse>(i);
        order.evidence = sheet.names.evidence(*what);
        ++uses;
    }
    if (uses != 1) reader.invalid(node.mark, say("evidence is shared, shown, published or burnt: one of the four"));
    const bool to_somebody = order.use == EvidenceUse::share || order.use == EvidenceUse::show;
    const Node* with = written.find(keys::with);
    const std::string word = written.word(keys::with);
    if (with != nullptr) {
        order.with = sheet.names.player(*with);
        if (!to_somebody) reader.invalid(with->mark, say("'{}' is for evidence that is shared or shown only", word));
    } else if (to_somebody && uses == 1) {
        reader.invalid(node.mark, say("with whom? '{}' is missing", word), say("add '{}: PLAYER'", word));
    }
    return order;
}

std::string write(const EvidenceOrder& order, const Names& names) {
    FlowMap map;
    map.add(evidence_use_ids[static_cast<std::size_t>(order.use)], names.id(order.evidence));
    if (order.with) map.add(keys::with, names.id(*order.with));
    return map.str();
}

}  // namespace orders::corporate
