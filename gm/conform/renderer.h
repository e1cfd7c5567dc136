#pragma once

#include <functional>
#include <string>

#include "resolution/game.h"

namespace gm {

/// All that a report of a scenario is made of.
struct ReportRequest {
    const resolution::Game& game;
    const orders::Document& campaign;
    const resolution::Roster& roster;
    const resolution::Position& position;  ///< after the turn
    const resolution::Journal& journal;
    resolution::Reader reader;
};

/// Renders a report as the reader would get it. Called from several threads at once.
using ReportRenderer = std::function<std::string(const ReportRequest&)>;

}  // namespace gm
