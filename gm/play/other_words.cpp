#include "gm/play/other_words.h"

#include <nlohmann/json.hpp>

namespace gm {

void put_in_other_words(nlohmann::json& knowledge, const resolution::Game& game, const Wordings& wordings) {
    const auto invention = game.invention();
    if (!invention || wordings.empty()) return;
    for (nlohmann::json& entry : knowledge.at("entries")) {
        if (entry.at("kind") != invention->told) continue;
        const auto found = wordings.find(entry.at("data").at(invention->known_by).get<std::string>());
        if (found != wordings.end()) entry["reworded"] = found->second;
    }
}

}  // namespace gm
