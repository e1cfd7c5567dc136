#include "orders/corporate/names.h"

#include "orders/document_reader.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

constexpr std::int64_t most_secrets = 99;
constexpr std::int64_t most_turns = 1000;
constexpr std::string_view independents = "independents",
                           run_prefix = "run:", croc_prefix = "croc:", secret_prefix = "secret:",
                           proof_prefix = "proof:", sheet_prefix = "sheet:", agent_prefix = "agent:";

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
    const auto colon = word.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    return evidence_of(
        word.substr(0, colon), word.substr(colon + 1),
        [this](std::string_view name) {
            const auto player = find_player(name);
            return player ? std::optional(Entity::of(*player)) : std::nullopt;
        },
        [this](std::string_view name) { return find_entity(name); });
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

std::optional<Evidence> evidence_of(std::string_view prefix, std::string_view rest, const FindEntity& find_player,
                                    const FindEntity& find_agent) {
    if (prefix == "run") {
        std::string code(trimmed(rest, " "));
        for (char& c : code) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        return code.empty() ? std::nullopt : std::optional(Evidence::trace(std::move(code)));
    }
    if (prefix == "proof") {
        const auto about = find_player(rest);
        return about ? std::optional(Evidence::proof(*about->player())) : std::nullopt;
    }
    const auto slash = rest.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const std::string_view name = trimmed(rest.substr(0, slash), " ");
    const auto number = parse_whole(trimmed(rest.substr(slash + 1), " "));
    if (!number || *number < 1 || *number > (prefix == "secret" ? most_secrets : most_turns)) return std::nullopt;
    if (prefix == "agent") {
        const auto agent = find_agent(name);
        const bool is_one = agent && (agent->agent() || agent->croc_owner());
        return is_one ? std::optional(Evidence::profile(*agent, static_cast<int>(*number))) : std::nullopt;
    }
    const auto about = find_player(name);
    if (!about) return std::nullopt;
    if (prefix == "sheet") return Evidence::sheet(*about->player(), static_cast<int>(*number));
    if (prefix == "secret") return Evidence::secret(*about->player(), static_cast<std::size_t>(*number));
    return std::nullopt;
}

std::string Ids::id(Entity entity) const {
    const std::string& name = id(entity.kind, entity.index);
    return entity.kind == EntityKind::croc ? std::string(croc_prefix) + name : name;
}

std::string Ids::id(const Evidence& evidence) const {
    const std::string number = "/" + std::to_string(evidence.number);
    switch (evidence.kind) {
        case Evidence::Kind::proof: return std::string(proof_prefix) + id(evidence.about);
        case Evidence::Kind::sheet: return std::string(sheet_prefix) + id(evidence.about) + number;
        case Evidence::Kind::profile: return std::string(agent_prefix) + id(evidence.agent) + number;
        case Evidence::Kind::trace: return std::string(run_prefix) + evidence.code;
        case Evidence::Kind::secret: break;
    }
    return std::string(secret_prefix) + id(evidence.about) + number;
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
