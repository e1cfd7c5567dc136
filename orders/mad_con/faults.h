#pragma once

// Whether a slot is good, for whoever checks a sheet and whoever takes it (MC-32).

#include <algorithm>

#include "orders/mad_con/sheet.h"

namespace orders::mad_con {

/// Why the slot cannot take its cards from what is left of a hand; empty if it can.
template <class Actions, class Organisations>
std::string_view why_faulty(const std::optional<Mission>& mission, bool open, const Actions& actions,
                            const Organisations& organisations) {
    const auto has = [](const auto& hand, auto card) {
        return std::find(hand.begin(), hand.end(), card) != hand.end();
    };
    if (!open && !(mission && mission->action)) return "action-missing";
    if (!(mission && mission->organisation)) return "organisation-missing";
    if (!open && !has(actions, *mission->action)) return "action-not-held";
    if (!has(organisations, *mission->organisation)) return "organisation-not-held";
    return {};
}

}  // namespace orders::mad_con
