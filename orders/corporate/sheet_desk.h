#pragma once

#include "orders/corporate/names.h"
#include "orders/described/kind.h"

namespace orders::corporate {

class NameReader;

/// What sheets depend on: who is who, and what one player may order now. Whoever reads or writes needs names alone.
struct SheetDesk {
    const Ids* ids = nullptr;
    NameReader* reader = nullptr;

    using Choices = std::vector<std::string>;
    Choices corporations = {};
    Choices others = {};   ///< players in the game but the author
    Choices agents = {};   ///< who may be loyal
    Choices runners = {};  ///< who may be hired
    Choices targets = {};
    Choices homes = {};  ///< of which one may become a citizen
    Choices parties = {};
    Choices captives = {};
    Choices kobun_of = {};   ///< agents who take instructions
    Choices oyabun_of = {};  ///< those of them who can be told whom to work for
    std::vector<Evidence> evidence = {};

    described::Bounds ranks = {}, honour_points = {}, purse = {}, political_points = {}, war_honour = {},
                      investments = {}, estimates = {}, grants = {};
    std::int64_t run_unit = 0;
    std::int64_t forecasts = 0;  ///< at most so many
    bool instinct = false;
    bool member_of_party = false;
    bool public_contract = false;
    bool auction = false;
    bool bound_to_dragon = false;
    bool may_authorise = true;  ///< the agent who is being told something

    bool has_captives() const { return !captives.empty(); }
    bool has_kobun() const { return !kobun_of.empty(); }
    bool has_evidence() const { return !evidence.empty(); }
    bool has_grants() const { return grants.high > 0; }
    std::string about_forecasts() const {
        return "on corporations of your votes, at most " + std::to_string(forecasts);
    }
    std::string about_runs() const { return "runs; money by steps of " + std::to_string(run_unit); }
    std::string about_dragon() const { return bound_to_dragon ? "you must play" : "play with the dragon"; }
};

}  // namespace orders::corporate
