#include "orders/corporate/names.h"

#include "orders/corporate/keys.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

std::optional<std::size_t> find_exact(const std::vector<NameEntry>& list, std::string_view word) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].id == word) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> find_folded(const std::vector<NameEntry>& list, const std::string& folded) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (fold(list[i].id) == folded) return i;
        for (const std::string& name : list[i].also) {
            if (fold(name) == folded) return i;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> find(const std::vector<NameEntry>& list, std::string_view word) {
    if (const auto exact = find_exact(list, word)) return exact;
    return find_folded(list, fold(word));
}

}  // namespace

std::optional<PlayerIndex> Names::find_player(std::string_view word) const {
    const auto place = find(lists_.players, word);
    return place ? std::optional(PlayerIndex{*place}) : std::nullopt;
}

std::optional<Entity> Names::find_entity(std::string_view word) const {
    if (word.starts_with(keys::croc_prefix)) {
        const auto owner = find_player(word.substr(keys::croc_prefix.size()));
        return owner ? std::optional(Entity::croc_of(*owner)) : std::nullopt;
    }
    for (auto search : {find_exact, +[](const std::vector<NameEntry>& list, std::string_view name) {
                            return find_folded(list, fold(name));
                        }}) {
        if (const auto i = search(lists_.corporations, word)) return Entity::of(CorporationIndex{*i});
        if (const auto i = search(lists_.players, word)) return Entity::of(PlayerIndex{*i});
        if (const auto i = search(lists_.agents, word)) return Entity::of(AgentIndex{*i});
        if (const auto i = search(lists_.parties, word)) return Entity::of(PartyIndex{*i});
    }
    return std::nullopt;
}

std::optional<Evidence> Names::find_evidence(std::string_view word) const {
    if (word.starts_with(keys::proof_prefix)) {
        const auto about = find_player(word.substr(keys::proof_prefix.size()));
        return about ? std::optional(Evidence{Evidence::Kind::proof, *about, 0}) : std::nullopt;
    }
    if (!word.starts_with(keys::secret_prefix)) return std::nullopt;
    word.remove_prefix(keys::secret_prefix.size());
    const auto slash = word.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto about = find_player(word.substr(0, slash));
    const auto number = parse_whole(word.substr(slash + 1));
    if (!about || !number || *number < 1 || *number > 99) return std::nullopt;
    return Evidence{Evidence::Kind::secret, *about, static_cast<std::uint8_t>(*number)};
}

std::string Names::id(Entity entity) const {
    switch (entity.kind) {
        case EntityKind::corporation: return id(CorporationIndex{entity.index});
        case EntityKind::player: return id(PlayerIndex{entity.index});
        case EntityKind::agent: return id(AgentIndex{entity.index});
        case EntityKind::party: return id(PartyIndex{entity.index});
        case EntityKind::croc: break;
    }
    return std::string(keys::croc_prefix) + id(PlayerIndex{entity.index});
}

std::string Names::id(const Evidence& evidence) const {
    if (evidence.kind == Evidence::Kind::proof) return std::string(keys::proof_prefix) + id(evidence.about);
    return std::string(keys::secret_prefix) + id(evidence.about) + "/" + std::to_string(evidence.number);
}

}  // namespace orders::corporate
