#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/simulate/answers.h"

namespace gm::simulation {

/// "41.2 %", or "3.25" of a mean.
std::string shown(const Answer& answer, double value);

/// "1000 games of bids", and what part of them if not all.
std::string headline(const FolderRecord& record);

/// What was asked for, as pairs of words: figures that were changed, seats, seeds.
std::vector<std::pair<std::string, std::string>> plan_words(const FolderRecord& record);

/// `spreads`: with the long tables of how often each value came up.
std::string summary_text(const FolderRecord& record, const std::vector<Answer>& answers, bool spreads);
std::string summary_csv(const FolderRecord& record, const std::vector<Answer>& answers);
nlohmann::ordered_json summary_json(const std::vector<Answer>& answers);

}  // namespace gm::simulation
