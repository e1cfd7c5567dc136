#pragma once

// Shared by the files that read a campaign: who is who, and maps whose every key counts.

#include <span>

#include "orders/document_reader.h"
#include "resolution/corporate/figures.h"

namespace resolution::corporate {

/// Ids of the campaign by kind, gathered first so that any part may name any other.
struct CampaignIds {
    std::vector<std::string> corporations;
    std::vector<std::string> parties;
    std::vector<std::string> agents;
};

struct CampaignReader {
    orders::DocumentReader& reader;
    CampaignIds ids;

    std::optional<CorporationIndex> corporation(const orders::Node& node);
    std::optional<PartyIndex> party(const orders::Node& node);
    std::optional<AgentIndex> agent(const orders::Node& node);
    /// A friend or foe: an id of any kind, `trait:x`, `members:party`, `all:party`.
    std::optional<Attitude> attitude(const orders::Node& node);
    std::optional<Trait> trait(const orders::Node& node);
    LocalName local_name(const orders::Node& node);

    /// Place of `word` in `choices`, with the nearest one when it is not there.
    std::optional<std::size_t> place(orders::Mark mark, std::string_view word, std::string_view what,
                                     std::span<const std::string_view> choices);
    std::optional<std::size_t> place(orders::Mark mark, std::string_view word, std::string_view what,
                                     const std::vector<std::string>& choices);
};

/// One map of the campaign. Each figure asked for must be there; a key that nobody
/// asked for is unknown.
class Section {
public:
    /// `name` is for messages. A missing or wrong map is said once, and its figures are not asked for.
    Section(CampaignReader& campaign, const orders::Node& parent, std::string_view key);
    /// A map that was found already.
    static Section of(CampaignReader& campaign, const orders::Node& map, std::string_view name) {
        return Section(campaign, campaign.reader.map(map, name), std::string(name));
    }
    ~Section();
    Section(const Section&) = delete;
    Section& operator=(const Section&) = delete;

    const orders::Node* node(std::string_view key);      ///< required
    const orders::Node* optional(std::string_view key);  ///< may be absent
    void whole(std::string_view key, int& out);
    void positive(std::string_view key, int& out);                  ///< 0 too
    void count(std::string_view key, int& out, int most = 10'000);  ///< from 1 on; stays 0 if not understood
    void amount(std::string_view key, Money& out);
    void percentage(std::string_view key, int& out);
    void flag(std::string_view key, bool& out);
    void text(std::string_view key, std::string& out);
    std::optional<int> optional_whole(std::string_view key);
    std::optional<int> optional_count(std::string_view key);  ///< from 1 on
    /// Complains at `high` if it is below `low`. Both are counts: one that was not understood is let pass.
    void in_order(std::string_view low, int least, std::string_view high, int most);
    std::optional<Money> optional_amount(std::string_view key);
    bool optional_flag(std::string_view key);
    void ignore(std::string_view key) { optional(key); }

private:
    Section(CampaignReader& campaign, const orders::Node* map, std::string name)
        : campaign_(campaign), map_(map), name_(std::move(name)) {}
    std::string path(std::string_view key) const { return name_ + (name_.empty() ? "" : ".") + std::string(key); }

    CampaignReader& campaign_;
    const orders::Node* map_ = nullptr;
    std::string name_;
    std::vector<std::string> asked_;
};

void read_corporations(CampaignReader& campaign, const orders::Node& root, Figures& figures);
void read_effects(CampaignReader& campaign, const orders::Node& root, Figures& figures);
void read_parties(CampaignReader& campaign, const orders::Node& root, Figures& figures);
void read_agents(CampaignReader& campaign, const orders::Node& root, Figures& figures);
void read_traits(CampaignReader& campaign, const orders::Node& root, Figures& figures);
void read_titles(CampaignReader& campaign, const orders::Node& root, Figures& figures);
void read_prices(CampaignReader& campaign, const orders::Node& root, Figures& figures);
Defences read_defences(CampaignReader& campaign, const orders::Node& node, std::string_view name, bool all);

}  // namespace resolution::corporate
