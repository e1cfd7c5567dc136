#include "orders/corporate/name_reader.h"

#include <algorithm>

#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders::corporate {

namespace {

// As arrays with a life of their own, since a span only points.
constexpr std::array corporations{EntityKind::corporation};
constexpr std::array players{EntityKind::player};
constexpr std::array agents{EntityKind::agent};
constexpr std::array parties{EntityKind::party};
constexpr std::array all_kinds{EntityKind::corporation, EntityKind::player, EntityKind::agent, EntityKind::party};

constexpr std::size_t shortest_beginning = 3;

Entity entity_of(EntityKind kind, std::size_t place) { return {kind, static_cast<std::uint8_t>(place)}; }

bool has(std::span<const EntityKind> kinds, EntityKind kind) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

template <class I>
Named<I> as(Named<Entity> found) {
    return {found.known ? std::optional(I{found.known->index}) : std::nullopt, std::move(found.written)};
}

}  // namespace

const std::vector<NameReader::Spelling>& NameReader::spellings() {
    if (!spellings_.empty()) return spellings_;
    const auto add = [&](const std::string& text, Entity entity) {
        std::string folded = fold(text);
        if (!folded.empty()) spellings_.push_back({std::move(folded), text, entity});
    };
    for (const EntityKind kind : all_kinds) {
        const auto& entries = names_.list(kind);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            for (const std::string& name : entries[i].also) add(name, entity_of(kind, i));
            add(entries[i].id, entity_of(kind, i));
            if (kind != EntityKind::party) continue;
            for (const Term& term : words_.vocabulary().terms("party")) {
                if (term.id != entries[i].id) continue;
                for (const std::string& word : term.words("fr")) add(word, entity_of(kind, i));
            }
        }
    }
    return spellings_;
}

std::optional<Entity> NameReader::find_id(std::string_view word, Kinds kinds) const {
    for (const EntityKind kind : kinds) {
        const auto& entries = names_.list(kind);
        const auto found =
            std::find_if(entries.begin(), entries.end(), [&](const NameEntry& entry) { return entry.id == word; });
        if (found != entries.end()) return entity_of(kind, static_cast<std::size_t>(found - entries.begin()));
    }
    return std::nullopt;
}

NameReader::Found NameReader::find(std::string_view word, Kinds kinds) {
    const std::string folded = fold(word);
    Found beginnings;
    for (const Spelling& spelling : spellings()) {
        if (!has(kinds, spelling.entity.kind)) continue;
        if (spelling.folded == folded) return {&spelling};
        if (folded.size() < shortest_beginning || !spelling.folded.starts_with(folded)) continue;
        const bool known = std::any_of(beginnings.begin(), beginnings.end(),
                                       [&](const Spelling* other) { return other->entity == spelling.entity; });
        if (!known) beginnings.push_back(&spelling);
    }
    return beginnings;
}

void NameReader::unknown(std::string_view word, Mark mark, Kinds kinds, const Said& what,
                         std::span<const Term> or_one_of) {
    if (!words_.reader().tells()) return words_.reader().warn(mark, {});
    std::vector<std::string> candidates;
    std::vector<std::string> shown;  // one for each
    const Spelling* before = nullptr;
    for (const Spelling& spelling : spellings()) {
        if (!has(kinds, spelling.entity.kind)) continue;
        candidates.push_back(spelling.text);
        if (before == nullptr || before->entity != spelling.entity) shown.push_back(names_.id(spelling.entity));
        before = &spelling;
    }
    for (const Term& term : or_one_of) {
        for (std::string& text : term.words(words_.language())) candidates.push_back(std::move(text));
    }
    words_.reader().warn(mark, say("no {} is called '{}': this order will be refused", what, clip(word, 40)),
                         nearest(word, candidates) ? suggestion(word, candidates) : suggestion(word, shown));
}

Named<Entity> NameReader::look_up(std::string_view word, Mark mark, Kinds kinds, const Said& what,
                                  std::span<const Term> or_one_of) {
    if (const auto exact = find_id(word, kinds)) return {exact};
    const Found found = find(word, kinds);
    if (found.size() == 1) return {found.front()->entity};
    if (found.empty()) {
        unknown(word, mark, kinds, what, or_one_of);
    } else {
        std::vector<std::string> candidates;
        for (const Spelling* one : found) candidates.push_back(one->text);
        words_.reader().invalid(mark, say("'{}' may be any of: {}", clip(word, 40), listed(candidates)),
                                say("write more of the name"));
    }
    return {std::nullopt, std::string(word)};
}

template <class I>
void NameReader::read(const Node& node, Kinds kinds, Phrase what, Named<I>& out, std::span<const Term> or_one_of) {
    if (const auto word = words_.reader().text(node, what.said()))
        out = as<I>(look_up(*word, node.mark, kinds, what.said(), or_one_of));
}

void NameReader::read(const Node& node, Named<CorporationIndex>& out) {
    read(node, corporations, phrase("corporation"), out);
}
void NameReader::read(const Node& node, Named<PlayerIndex>& out) { read(node, players, phrase("player"), out); }
void NameReader::read(const Node& node, Named<AgentIndex>& out) { read(node, agents, phrase("agent"), out); }
void NameReader::read(const Node& node, Named<PartyIndex>& out) { read(node, parties, phrase("party"), out); }

Named<AgentIndex> NameReader::agent(std::string_view word, Mark mark) {
    return as<AgentIndex>(look_up(word, mark, agents, say("agent")));
}

std::optional<PlayerIndex> NameReader::find_player(std::string_view word) {
    if (const auto exact = find_id(word, players)) return exact->player();
    const Found found = find(word, players);
    return found.size() == 1 ? found.front()->entity.player() : std::nullopt;
}

NameReader::Prefixed NameReader::split(std::string_view word) const {
    const auto colon = word.find(':');
    if (colon == std::string_view::npos) return {{}, word};
    const Term* term = words_.vocabulary().find("prefix", trimmed(word.substr(0, colon), " "));
    if (term == nullptr) return {{}, word};
    return {term->id, trimmed(word.substr(colon + 1), " ")};
}

void NameReader::read(const Node& node, Named<Entity>& out) {
    const auto word = words_.reader().text(node, say("a name"));
    if (!word) return;
    const Prefixed parts = split(*word);
    if (parts.prefix != "croc") {
        out = look_up(*word, node.mark, all_kinds, say("corporation, player, agent or party"));
    } else if (const auto owner = find_player(parts.rest)) {
        out = {Entity::croc_of(*owner)};
    } else {
        unknown(parts.rest, node.mark, players, say("player"));
        out = {std::nullopt, *word};
    }
}

void NameReader::read(const Node& node, RunTarget& out) {
    if (node.is_scalar()) {
        if (const Prefixed parts = split(node.text); parts.prefix == "run") {
            std::string code(parts.rest);
            for (char& c : code) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
            out = RunCode{std::move(code)};
            return;
        }
    }
    Named<Entity> found;
    read(node, found);
    if (found.known) {
        out = *found.known;
    } else {
        out = NoSuchTarget{std::move(found.written)};
    }
}

void NameReader::read(const Node& node, AgentChoice& out) {
    if (const auto found = words_.find(node, "runner")) {
        out = *found == 0 ? AgentChoice(Independents{}) : AgentChoice(OwnCroc{});
    } else {
        read(node, agents, phrase("agent"), out.emplace<Named<AgentIndex>>(), words_.vocabulary().terms("runner"));
    }
}

void NameReader::read(const Node& node, CitizenshipOrder& out) {
    if (!words_.find(node, "citizenship")) read(node, out.corporation.emplace());
}

std::optional<Evidence> NameReader::find_evidence(std::string_view word) {
    const auto cited = std::find_if(pieces_.begin(), pieces_.end(),
                                    [&](const Piece& piece) { return fold(piece.code) == fold(word); });
    if (cited != pieces_.end()) return cited->evidence;
    const Prefixed parts = split(word);
    const auto player = [this](std::string_view name) {
        const auto found = find_player(name);
        return found ? std::optional(Entity::of(*found)) : std::nullopt;
    };
    return evidence_of(parts.prefix, parts.rest, player, [&](std::string_view name) -> std::optional<Entity> {
        const Prefixed owned = split(name);
        const auto owner = owned.prefix == "croc" ? find_player(owned.rest) : std::nullopt;
        if (owner) return Entity::croc_of(*owner);
        if (const auto exact = find_id(name, agents)) return exact;
        const Found found = find(name, agents);
        return found.size() == 1 ? std::optional(found.front()->entity) : std::nullopt;
    });
}

void NameReader::read(const Node& node, Named<Evidence>& out) {
    const auto word = words_.reader().text(node, say("evidence"));
    if (!word) return;
    out.known = find_evidence(*word);
    if (out.known) return;
    out.written = *word;
    words_.reader().warn(
        node.mark, say("no evidence is called '{}': this order will be refused", clip(*word, 40)),
        say("write it as T3-B, secret:PLAYER/NUMBER, proof:PLAYER, sheet:PLAYER/TURN, agent:AGENT/TURN or run:CODE"));
}

}  // namespace orders::corporate
