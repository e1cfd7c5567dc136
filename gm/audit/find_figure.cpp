#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "gm/audit/why.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;

namespace {

constexpr std::size_t shortest_beginning = 3;

/// A section of the state that holds things by id, as that of the players does.
bool is_section(const json& section) {
    return section.is_object() && !section.empty() &&
           std::ranges::all_of(section, [](const json& thing) { return thing.is_object(); });
}

std::set<std::string> things_of(const json& state) {
    std::set<std::string> ids;
    for (const auto& [name, section] : state.items()) {
        if (!is_section(section)) continue;
        for (const auto& [id, thing] : section.items()) ids.insert(id);
    }
    return ids;
}

std::string folded(std::string words) {
    std::ranges::replace(words, '/', ' ');
    std::ranges::replace(words, '.', ' ');  // as `gm rule` writes it
    return orders::fold(words);
}

std::string name_of(const std::string& id, const NamesById& names) {
    const auto found = names.find(id);
    return found == names.end() ? id : found->second;
}

orders::Result<std::string> find_thing(const json& state, const NamesById& names, const std::string& word) {
    const std::string wanted = folded(word);
    const std::set<std::string> ids = things_of(state);
    std::vector<std::string> beginnings;
    std::vector<std::string> candidates;
    for (const std::string& id : ids) {
        const std::string name = folded(name_of(id, names));
        if (folded(id) == wanted || name == wanted) return id;
        if (wanted.size() >= shortest_beginning && (folded(id).starts_with(wanted) || name.starts_with(wanted)))
            beginnings.push_back(id);
        candidates.push_back(id);
        if (name_of(id, names) != id) candidates.push_back(name_of(id, names));
    }
    if (beginnings.size() == 1) return beginnings.front();
    if (beginnings.size() > 1) {
        std::string listed;
        for (const std::string& id : beginnings) listed += (listed.empty() ? "" : ", ") + id;
        return orders::invalid("'" + orders::clip(word, 40) + "' may be several things", "say one of: " + listed);
    }
    const std::string advice = orders::suggest(word, candidates);
    return orders::invalid("there is nothing called '" + orders::clip(word, 40) + "' in this game",
                           advice.empty() ? "players and all else that the state holds go by id or name" : advice);
}

/// All that can be asked about one thing.
class FieldList {
public:
    FieldList(const PinnedGame& pinned, const json& state, const NamesById& names, std::string thing)
        : names_(names), money_(pinned.game->money()), thing_(std::move(thing)), player_(pinned.roster().find(thing_)) {
        const bool is_player = state.contains("players") && state["players"].contains(thing_);
        for (const auto& [name, section] : state.items()) {
            if (player_ && !state.contains("players")) {  // by kind of figure, then by player
                if (section.is_object() && section.contains(thing_)) add(name, {name, thing_}, section[thing_]);
                continue;
            }
            if (!is_section(section)) continue;
            if (section.contains(thing_)) {
                const bool at_home = !is_player || name == "players";
                add(at_home ? "" : name, {name, thing_}, section[thing_]);
            }
            add_held_by_others(name, section);
        }
        if (player_ || place_in_ranking(*pinned.game, state, thing_)) figures_.push_back(figure("place", {}));
        if (player_) figures_.push_back(figure("score", {}));
    }

    orders::Result<Figure> find(const std::optional<std::string>& word) const {
        if (!word) return orders::invalid("say which figure of " + thing_, "there are: " + listed());
        const std::string wanted = folded(meant(*word));
        std::vector<std::string> candidates;
        for (const Figure& figure : figures_) {
            if (folded(figure.field) == wanted || folded(with_names(figure.field)) == wanted) {
                if (maps_.contains(figure.field)) return several(figure.field);
                return figure;
            }
            candidates.push_back(figure.field);
        }
        const auto near = orders::nearest(*word, candidates);
        return orders::invalid(name_of(thing_, names_) + " has no figure called '" + orders::clip(*word, 40) + "'",
                               near ? "did you mean '" + *near + "'?" : "there are: " + listed());
    }

private:
    Figure figure(std::string field, std::vector<std::string> path) const {
        Figure out{thing_, std::move(field), std::move(path), {thing_}, player_};
        for (std::size_t i = 1; i < out.path.size(); ++i) {
            if (out.path[i] != thing_ && names_.contains(out.path[i])) out.about.push_back(out.path[i]);
        }
        return out;
    }

    void add(const std::string& field, std::vector<std::string> path, const json& value) {
        if (!field.empty()) figures_.push_back(figure(field, path));
        if (!value.is_object()) return;
        if (!value.empty()) maps_.insert(field);
        for (const auto& [key, inner] : value.items()) {
            path.push_back(key);
            add(field.empty() ? key : field + "/" + key, path, inner);
            path.pop_back();
        }
    }

    /// What another thing holds for this one: an agent its loyalty to a player.
    void add_held_by_others(const std::string& name, const json& section) {
        for (const auto& [other, values] : section.items()) {
            if (other == thing_) continue;
            for (const auto& [key, value] : values.items()) {
                if (value.is_object() && value.contains(thing_) && !value[thing_].is_structured())
                    figures_.push_back(figure(key + "/" + other, {name, other, key, thing_}));
            }
        }
    }

    /// A map is no figure, what it holds is.
    orders::Problem several(const std::string& field) const {
        std::string inner;
        for (const Figure& figure : figures_) {
            if (figure.field.starts_with(field + "/")) inner += (inner.empty() ? "" : ", ") + figure.field;
        }
        return orders::invalid("'" + field + "' of " + name_of(thing_, names_) + " is several figures",
                               "say which: " + inner);
    }

    /// What people say for money, whatever the game calls it.
    std::string meant(const std::string& word) const {
        static const std::set<std::string> words{"cash", "balance", "purse", "money", "coins", "argent"};
        if (!words.contains(folded(word))) return word;
        return money_.empty() ? word : std::string(money_);
    }

    std::string with_names(const std::string& field) const {
        const auto slash = field.rfind('/');
        if (slash == std::string::npos) return field;
        return field.substr(0, slash + 1) + name_of(field.substr(slash + 1), names_);
    }

    /// The plain ones one by one, of the others the first word.
    std::string listed() const {
        std::vector<std::string> words;
        for (const Figure& figure : figures_) {
            const auto slash = figure.field.find('/');
            std::string word = slash == std::string::npos ? figure.field : figure.field.substr(0, slash) + "/...";
            if (std::ranges::find(words, word) != words.end()) continue;
            if (slash != std::string::npos) std::erase(words, figure.field.substr(0, slash));
            words.push_back(std::move(word));
        }
        std::string out;
        for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
        return out;
    }

    const NamesById& names_;
    std::string_view money_;
    std::string thing_;
    std::optional<resolution::PlayerIndex> player_;
    std::vector<Figure> figures_;
    std::set<std::string> maps_;  ///< fields that hold others
};

}  // namespace

orders::Result<Figure> find_figure(const PinnedGame& pinned, const json& state, const NamesById& names,
                                   const std::string& thing, const std::optional<std::string>& field) {
    GM_TAKE(auto found, find_thing(state, names, thing));
    return FieldList(pinned, state, names, std::move(found)).find(field);
}

}  // namespace gm
