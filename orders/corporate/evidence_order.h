#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

enum class EvidenceUse : std::uint8_t { share, show, publish, burn };
inline constexpr auto evidence_uses =
    word_list({{"share", "transmettre, donner"}, {"show", "montrer"}, {"publish", "publier"}, {"burn", "brûler"}});
constexpr Words words_of(EvidenceUse) { return {"use of evidence", evidence_uses.ids}; }

/// Step 1: what becomes of a proof one holds.
struct EvidenceOrder {
    EvidenceUse use = EvidenceUse::publish;  ///< undescribed: a part for each
    Named<Evidence> evidence;                ///< undescribed: what all of these hold
    std::optional<Named<PlayerIndex>> with;  ///< share, show

    /// Its key says what becomes of it.
    template <EvidenceUse use>
    static void* used(void* order) {
        auto& given = *static_cast<EvidenceOrder*>(order);
        return given.use == use ? &given.evidence : nullptr;
    }
    template <EvidenceUse use>
    static void* use_it(void* order) {
        static_cast<EvidenceOrder*>(order)->use = use;
        return used<use>(order);
    }
    template <EvidenceUse use>
    static constexpr described::Part to(std::string_view help) {
        const Word& word = evidence_uses.words[static_cast<std::size_t>(use)];
        const auto& kind = described::kind_of<Named<Evidence>>;
        return described::Part{word.id, word.french, word.english, &kind, used<use>, use_it<use>}
            .read_even_empty()
            .help(help);
    }
    static void one_of_the_four(described::Reading& in, const Keys& keys, EvidenceOrder& order);
    static constexpr auto described() {
        using namespace described;
        using enum EvidenceUse;
        return order(
            {"evidence", "evidence", phrase("an order about evidence"), {}, agree<&EvidenceOrder::one_of_the_four>},
            to<share>("with a copy"), to<show>("without"), to<publish>("for all"), to<burn>("and forget"),
            part<&EvidenceOrder::with>("with", "à, avec", "to")
                .read_even_empty()
                .help("share, show: with whom")
                .in_prose("au joueur", "to the player"));
    }
    friend bool operator==(const EvidenceOrder&, const EvidenceOrder&) = default;
};

}  // namespace orders::corporate
