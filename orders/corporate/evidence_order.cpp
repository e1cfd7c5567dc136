#include "orders/corporate/evidence_order.h"

namespace orders::corporate {

void EvidenceOrder::one_of_the_four(described::Reading& in, const Keys& keys, EvidenceOrder& order) {
    DocumentReader& reader = in.reader();
    const Node& node = keys.map();
    const auto uses = std::count_if(evidence_uses.ids.begin(), evidence_uses.ids.end(),
                                    [&](std::string_view use) { return keys.find(use) != nullptr; });
    if (uses != 1) reader.invalid(node.mark, say("evidence is shared, shown, published or burnt: one of the four"));
    const bool to_somebody = order.use == EvidenceUse::share || order.use == EvidenceUse::show;
    const Node* with = keys.find("with");
    const std::string word = keys.word("with");
    if (with != nullptr && !to_somebody) {
        reader.invalid(with->mark, say("'{}' is for evidence that is shared or shown only", word));
    } else if (with == nullptr && to_somebody && uses == 1) {
        reader.invalid(node.mark, say("with whom? '{}' is missing", word), say("add '{}: PLAYER'", word));
    }
}

}  // namespace orders::corporate
