#include "orders/corporate/names.h"

#include "orders/document_reader.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

constexpr std::string_view independents = "independents", run_prefix = "run:", croc_prefix = "croc:",
                           secret_prefix = "secret:", proof_prefix = "proof:";

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
    if (word.starts_with(croc_prefix)) {
        const auto owner = find_player(word.substr(croc_prefix.size()));
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
    if (word.starts_with(proof_prefix)) {
        const auto about = find_player(word.substr(proof_prefix.size()));
        return about ? std::optional(Evidence{Evidence::Kind::proof, *about, 0}) : std::nullopt;
    }
    if (!word.starts_with(secret_prefix)) return std::nullopt;
    word.remove_prefix(secret_prefix.size());
    const auto slash = word.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto about = find_player(word.substr(0, slash));
    const auto number = parse_whole(word.substr(slash + 1));
    if (!about || !number || *number < 1 || *number > 99) return std::nullopt;
    return Evidence{Evidence::Kind::secret, *about, static_cast<std::uint8_t>(*number)};
}

const std::vector<NameEntry>& Names::list(EntityKind kind) const {
    switch (kind) {
        case EntityKind::corporation: return lists_.corporations;
        case EntityKind::agent: return lists_.agents;
        case EntityKind::party: return lists_.parties;
        case EntityKind::player:
        case EntityKind::croc: break;
    }
    return lists_.players;
}

std::string Ids::id(Entity entity) const {
    const std::string& name = id(entity.kind, entity.index);
    return entity.kind == EntityKind::croc ? std::string(croc_prefix) + name : name;
}

std::string Ids::id(const Evidence& evidence) const {
    if (evidence.kind == Evidence::Kind::proof) return std::string(proof_prefix) + id(evidence.about);
    return std::string(secret_prefix) + id(evidence.about) + "/" + std::to_string(evidence.number);
}

std::string Ids::id(const RunTarget& target) const {
    if (const auto* entity = std::get_if<Entity>(&target)) return id(*entity);
    if (const auto* run = std::get_if<RunCode>(&target)) return std::string(run_prefix) + run->code;
    return std::get<NoSuchTarget>(target).written;
}

std::string Ids::id(const AgentChoice& agent) const {
    if (const auto* name = std::get_if<Named<AgentIndex>>(&agent)) return id(*name);
    return std::holds_alternative<OwnCroc>(agent) ? own_croc() : std::string(independents);
}

}  // namespace orders::corporate
