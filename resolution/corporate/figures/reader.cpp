#include "resolution/corporate/figures/reader.h"

#include <algorithm>

#include "orders/text.h"

namespace resolution::corporate {

using orders::Node;

namespace {

constexpr std::int64_t largest_amount = 1'000'000'000;
constexpr std::int64_t largest_figure = 10'000;

template <class I>
std::optional<I> as_index(std::optional<std::size_t> place) {
    return place ? std::optional(I{*place}) : std::nullopt;
}

}  // namespace

std::optional<std::size_t> CampaignReader::place(orders::Mark mark, std::string_view word, std::string_view what,
                                                 const std::vector<std::string>& choices) {
    const auto found = std::find(choices.begin(), choices.end(), word);
    if (found != choices.end()) return static_cast<std::size_t>(found - choices.begin());
    reader.invalid(mark, "unknown " + std::string(what) + " '" + orders::clip(word, 40) + "'",
                   orders::suggest(word, choices));
    return std::nullopt;
}

std::optional<std::size_t> CampaignReader::place(orders::Mark mark, std::string_view word, std::string_view what,
                                                 std::span<const std::string_view> choices) {
    return place(mark, word, what, std::vector<std::string>(choices.begin(), choices.end()));
}

std::optional<CorporationIndex> CampaignReader::corporation(const Node& node) {
    const auto word = reader.text(node, "a corporation");
    if (!word) return std::nullopt;
    return as_index<CorporationIndex>(place(node.mark, *word, "corporation", ids.corporations));
}

std::optional<PartyIndex> CampaignReader::party(const Node& node) {
    const auto word = reader.text(node, "a party");
    if (!word) return std::nullopt;
    return as_index<PartyIndex>(place(node.mark, *word, "party", ids.parties));
}

std::optional<AgentIndex> CampaignReader::agent(const Node& node) {
    const auto word = reader.text(node, "an agent");
    if (!word) return std::nullopt;
    return as_index<AgentIndex>(place(node.mark, *word, "agent", ids.agents));
}

std::optional<Trait> CampaignReader::trait(const Node& node) {
    const auto word = reader.text(node, "a trait");
    if (!word) return std::nullopt;
    const auto found = place(node.mark, *word, "trait", trait_ids);
    return found ? std::optional(static_cast<Trait>(*found)) : std::nullopt;
}

std::optional<Attitude> CampaignReader::attitude(const Node& node) {
    const auto word = reader.text(node, "an ally or enemy");
    if (!word) return std::nullopt;
    const auto colon = word->find(':');
    if (colon != std::string::npos) {
        const std::string kind = word->substr(0, colon);
        const std::string name = word->substr(colon + 1);
        Attitude attitude;
        if (kind == "trait") {
            const auto found = place(node.mark, name, "trait", trait_ids);
            if (!found) return std::nullopt;
            attitude.kind = Attitude::Kind::trait;
            attitude.trait = static_cast<Trait>(*found);
            return attitude;
        }
        if (kind == "members" || kind == "all") {
            const auto found = place(node.mark, name, "party", ids.parties);
            if (!found) return std::nullopt;
            attitude.kind = kind == "all" ? Attitude::Kind::all : Attitude::Kind::members;
            attitude.party = PartyIndex{*found};
            return attitude;
        }
    }
    std::vector<std::string> everyone;
    for (const auto* list : {&ids.corporations, &ids.agents, &ids.parties}) {
        everyone.insert(everyone.end(), list->begin(), list->end());
    }
    const auto found = place(node.mark, *word, "ally or enemy", everyone);
    if (!found) return std::nullopt;
    const std::size_t corporations = ids.corporations.size();
    const std::size_t agents = ids.agents.size();
    if (*found < corporations) return Attitude::towards(Entity::of(CorporationIndex{*found}));
    if (*found < corporations + agents) return Attitude::towards(Entity::of(AgentIndex{*found - corporations}));
    return Attitude::towards(Entity::of(PartyIndex{*found - corporations - agents}));
}

LocalName CampaignReader::local_name(const Node& node) {
    LocalName name;
    if (node.is_map()) {
        for (const orders::Member& member : node.members) {
            if (const auto text = reader.text(member.value, "a name")) name[member.key] = *text;
        }
    } else if (const auto text = reader.text(node, "a name")) {
        name[""] = *text;
    }
    return name;
}

Section::Section(CampaignReader& campaign, const Node& parent, std::string_view key) : campaign_(campaign), name_(key) {
    const Node* node = campaign.reader.required(parent, key, "the campaign");
    map_ = node == nullptr ? nullptr : campaign.reader.map(*node, name_);
}

Section::~Section() {
    if (map_ != nullptr) campaign_.reader.known_keys(*map_, asked_);
}

const Node* Section::optional(std::string_view key) {
    asked_.emplace_back(key);
    return map_ == nullptr ? nullptr : map_->find(key);
}

const Node* Section::node(std::string_view key) {
    const Node* found = optional(key);
    if (found == nullptr && map_ != nullptr)
        campaign_.reader.required(*map_, key, name_.empty() ? "the campaign" : name_);
    return found;
}

void Section::whole(std::string_view key, int& out) {
    if (const Node* found = node(key)) {
        const auto value = campaign_.reader.whole(*found, path(key), -largest_figure, largest_figure);
        out = static_cast<int>(value.value_or(0));
    }
}

void Section::positive(std::string_view key, int& out) {
    if (const Node* found = node(key)) {
        out = static_cast<int>(campaign_.reader.whole(*found, path(key), 0, largest_figure).value_or(0));
    }
}

void Section::count(std::string_view key, int& out, int most) {
    if (const Node* found = node(key)) {
        out = static_cast<int>(campaign_.reader.whole(*found, path(key), 1, most).value_or(0));
    }
}

void Section::percentage(std::string_view key, int& out) {
    if (const Node* found = node(key)) {
        out = static_cast<int>(campaign_.reader.whole(*found, path(key), 0, 100).value_or(0));
    }
}

void Section::amount(std::string_view key, Money& out) {
    if (const Node* found = node(key)) {
        out = Money{campaign_.reader.whole(*found, path(key), 0, largest_amount).value_or(0)};
    }
}

void Section::flag(std::string_view key, bool& out) {
    if (const Node* found = node(key)) out = campaign_.reader.boolean(*found, path(key)).value_or(false);
}

void Section::text(std::string_view key, std::string& out) {
    if (const Node* found = node(key)) out = campaign_.reader.text(*found, path(key)).value_or("");
}

std::optional<int> Section::optional_whole(std::string_view key) {
    const Node* found = optional(key);
    if (found == nullptr) return std::nullopt;
    const auto value = campaign_.reader.whole(*found, path(key), -largest_figure, largest_figure);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<int> Section::optional_count(std::string_view key) {
    const Node* found = optional(key);
    if (found == nullptr) return std::nullopt;
    const auto value = campaign_.reader.whole(*found, path(key), 1, largest_figure);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

void Section::in_order(std::string_view low, int least, std::string_view high, int most) {
    if (least == 0 || most == 0 || least <= most) return;
    campaign_.reader.invalid(map_->find(high)->mark, path(high) + " must not be below " + path(low));
}

std::optional<Money> Section::optional_amount(std::string_view key) {
    const Node* found = optional(key);
    if (found == nullptr) return std::nullopt;
    const auto value = campaign_.reader.whole(*found, path(key), 0, largest_amount);
    return value ? std::optional(Money{*value}) : std::nullopt;
}

bool Section::optional_flag(std::string_view key) {
    const Node* found = optional(key);
    return found != nullptr && campaign_.reader.boolean(*found, path(key)).value_or(false);
}

}  // namespace resolution::corporate
