#include "orders/corporate/names.h"

#include "orders/corporate/keys.h"
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

void add_ids(std::vector<std::string>& out, const std::vector<NameEntry>& list) {
    for (const NameEntry& entry : list) out.push_back(entry.id);
}

void warn_unknown(DocumentReader& reader, Mark mark, std::string_view what, std::string_view word,
                  const std::vector<std::string>& candidates) {
    reader.warn(mark, "no " + std::string(what) + " is called '" + clip(word, 40) + "': this order will be refused",
                suggest(word, candidates));
}

template <class I>
Named<I> look_up(DocumentReader& reader, Mark mark, std::string_view word, std::string_view what,
                 const std::vector<NameEntry>& list) {
    if (const auto place = find(list, word)) return {I{*place}};
    std::vector<std::string> ids;
    add_ids(ids, list);
    warn_unknown(reader, mark, what, word, ids);
    return {std::nullopt, std::string(word)};
}

template <class I>
Named<I> look_up(DocumentReader& reader, const Node& node, std::string_view what, const std::vector<NameEntry>& list) {
    const auto word = reader.text(node, what);
    return word ? look_up<I>(reader, node.mark, *word, what, list) : Named<I>{};
}

}  // namespace

Named<CorporationIndex> Names::corporation(DocumentReader& reader, const Node& node) const {
    return look_up<CorporationIndex>(reader, node, "corporation", lists_.corporations);
}

Named<PlayerIndex> Names::player(DocumentReader& reader, const Node& node) const {
    return look_up<PlayerIndex>(reader, node, "player", lists_.players);
}

Named<AgentIndex> Names::agent(DocumentReader& reader, const Node& node) const {
    return look_up<AgentIndex>(reader, node, "agent", lists_.agents);
}

Named<AgentIndex> Names::agent(DocumentReader& reader, std::string_view word, Mark mark) const {
    return look_up<AgentIndex>(reader, mark, word, "agent", lists_.agents);
}

Named<PartyIndex> Names::party(DocumentReader& reader, const Node& node) const {
    return look_up<PartyIndex>(reader, node, "party", lists_.parties);
}

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

Named<Entity> Names::entity(DocumentReader& reader, const Node& node) const {
    const auto word = reader.text(node, "a name");
    if (!word) return {};
    if (const auto found = find_entity(*word)) return {found};
    std::vector<std::string> ids;
    for (const auto* list : {&lists_.corporations, &lists_.players, &lists_.agents, &lists_.parties})
        add_ids(ids, *list);
    warn_unknown(reader, node.mark, "corporation, player, agent or party", *word, ids);
    return {std::nullopt, *word};
}

RunTarget Names::target(DocumentReader& reader, const Node& node) const {
    if (node.is_scalar() && node.text.starts_with(keys::run_prefix)) {
        return RunCode{node.text.substr(keys::run_prefix.size())};
    }
    Named<Entity> found = entity(reader, node);
    if (found.known) return *found.known;
    return NoSuchTarget{std::move(found.written)};
}

AgentChoice Names::agent_choice(DocumentReader& reader, const Node& node) const {
    if (node.is_scalar() && fold(node.text) == keys::independents) return Independents{};
    if (node.is_scalar() && fold(node.text) == keys::croc) return OwnCroc{};
    return agent(reader, node);
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

Named<Evidence> Names::evidence(DocumentReader& reader, const Node& node) const {
    const auto word = reader.text(node, "evidence");
    if (!word) return {};
    if (const auto found = find_evidence(*word)) return {found};
    reader.warn(node.mark, "no evidence is called '" + clip(*word, 40) + "': this order will be refused",
                "write secret:PLAYER/NUMBER or proof:PLAYER");
    return {std::nullopt, *word};
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
