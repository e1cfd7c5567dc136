#pragma once

// The parts of an outlook, each in a file of its own.

#include <nlohmann/json.hpp>

#include "orders/corporate/names.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/refusal.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// Whose outlook it is, and on what.
struct Vantage {
    const Figures& figures;
    const State& state;
    PlayerIndex player;
    orders::corporate::Names names;

    const Player& self() const { return state[player]; }
    bool launch() const { return figures.is_launch(state.turn); }
};

inline nlohmann::json reason(const MaybeRefused& refusal) {
    return refusal ? nlohmann::json(refusal->reason) : nlohmann::json(nullptr);
}

// money.cpp: what is for sale.
nlohmann::json corporations_outlook(const Vantage& from);  ///< those in play, the first one first
nlohmann::json honour_outlook(const Vantage& from);
nlohmann::json influence_outlook(const Vantage& from);
nlohmann::json points_outlook(const Vantage& from);
nlohmann::json croc_outlook(const Vantage& from);
nlohmann::json war_honour_outlook(const Vantage& from);

// agents.cpp: who works for whom, and what they may be told.
nlohmann::json agents_outlook(const Vantage& from);
nlohmann::json trusting_agents_outlook(const Vantage& from);  ///< to whom one may give orders

// runs.cpp
nlohmann::json runs_outlook(const Vantage& from, const nlohmann::json& agents);

// market.cpp: what moves corporations, and what one owes.
nlohmann::json votes_outlook(const Vantage& from);
nlohmann::json forecasts_outlook(const Vantage& from);
nlohmann::json dragon_outlook(const Vantage& from);
nlohmann::json citizenship_outlook(const Vantage& from);
nlohmann::json contracts_outlook(const Vantage& from);

}  // namespace resolution::corporate
