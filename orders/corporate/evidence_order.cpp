#include "orders/corporate/evidence_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

EvidenceOrder read_evidence(SheetReader& sheet, const Node& node) {
    EvidenceOrder order;
    DocumentReader& reader = sheet.reader;
    if (reader.map(node, "an order about evidence") == nullptr) return order;
    std::vector<std::string> known(evidence_use_ids.begin(), evidence_use_ids.end());
    known.emplace_back(keys::with);
    reader.known_keys(node, known);
    int uses = 0;
    for (std::size_t i = 0; i < evidence_use_ids.size(); ++i) {
        const Node* what = node.find(evidence_use_ids[i]);
        if (what == nullptr) continue;
        order.use = static_cast<EvidenceUse>(i);
        order.evidence = sheet.names.evidence(reader, *what);
        ++uses;
    }
    if (uses != 1) reader.invalid(node.mark, "evidence is shared, shown, published or burnt: one of the four");
    const bool to_somebody = order.use == EvidenceUse::share || order.use == EvidenceUse::show;
    const Node* with = node.find(keys::with);
    if (with != nullptr) {
        order.with = sheet.names.player(reader, *with);
        if (!to_somebody) reader.invalid(with->mark, "'with' goes with share and show only");
    } else if (to_somebody) {
        reader.invalid(node.mark, "with whom? 'with' is missing", "add 'with: PLAYER'");
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
