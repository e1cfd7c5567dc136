#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

enum class CaptiveFate : std::uint8_t { execute, turn };
inline constexpr auto captive_fates = word_list({{"execute", "exécuter"}, {"turn", "retourner"}});
constexpr Words words_of(CaptiveFate) { return captive_fates.in("fate", phrase("fate of a captive")); }

/// Step 3: what becomes of a captured fixer.
struct CaptiveOrder {
    Named<AgentIndex> fixer;
    std::optional<CaptiveFate> fate;  ///< nothing: the word was not understood

    /// In a sheet the fixer's name is a key: `{Maboroshi: turn}`.
    static constexpr auto described() {
        using namespace described;
        return order({.kind = "captive"}, part<&CaptiveOrder::fixer>("agent", "").must(),
                     part<&CaptiveOrder::fate>("fate", ""));
    }
    friend bool operator==(const CaptiveOrder&, const CaptiveOrder&) = default;
};

}  // namespace orders::corporate
