#pragma once

// What the files that read and write one kind of order share.

#include "orders/corporate/keys.h"
#include "orders/corporate/name_reader.h"
#include "orders/corporate/places.h"
#include "orders/corporate/sheet.h"
#include "orders/sheet_words.h"

namespace orders::corporate {

/// Reads words and names of one sheet.
struct SheetReader {
    SheetWords& words;
    NameReader& names;

    DocumentReader& reader() { return words.reader(); }
    Named<CorporationIndex> corporation(const Keys& keys, std::string_view id);  ///< required
    std::optional<Named<CorporationIndex>> optional_corporation(const Keys& keys, std::string_view id);
    std::optional<RunType> run_type(const Node& node, std::size_t how_many);
    std::optional<Line> line(const Node& node);
};

/// Builds `{key: value, key: value}`.
class FlowMap {
public:
    FlowMap& add(std::string_view key, std::string_view plain_or_text);
    FlowMap& add(std::string_view key, std::int64_t number);
    FlowMap& add_raw(std::string_view key, std::string_view yaml);
    FlowMap& add_if(bool wanted, std::string_view key) { return wanted ? add_raw(key, "true") : *this; }
    std::string str() const { return "{" + inside_ + "}"; }

private:
    std::string inside_;
};

/// The text as a YAML scalar: bare where that is safe, quoted otherwise.
std::string scalar(std::string_view text);
std::string flow_list(const std::vector<std::string>& items);

VoteOrder read_vote(SheetReader& sheet, const Node& node);
ForecastOrder read_forecast(SheetReader& sheet, const Node& node);
HonourOrder read_honour(SheetReader& sheet, const Node& node);
TransferOrder read_transfer(SheetReader& sheet, const Node& node);
BuyOrder read_buy(SheetReader& sheet, const Node& node);
RunOrder read_run(SheetReader& sheet, const Node& node);
DragonOrder read_dragon(SheetReader& sheet, const Node& node);
PublicContractOrder read_public_contract(SheetReader& sheet, const Node& node);
GrantOrder read_grant(SheetReader& sheet, const Node& node);
CaptiveOrder read_captive(SheetReader& sheet, Named<AgentIndex> fixer, const Node& node);
AgentOrder read_agent(SheetReader& sheet, Named<AgentIndex> agent, const Node& node);
CitizenshipOrder read_citizenship(SheetReader& sheet, const Node& node);
EvidenceOrder read_evidence(SheetReader& sheet, const Node& node);

std::string write(const VoteOrder& order, const Names& names);
std::string write(const ForecastOrder& order, const Names& names);
std::string write(const HonourOrder& order, const Names& names);
std::string write(const TransferOrder& order, const Names& names);
std::string write(const BuyOrder& order, const Names& names);
std::string written_target(const RunTarget& target, const Names& names);
std::string write(const RunOrder& order, const Names& names);
std::string write(const DragonOrder& order, const Names& names);
std::string write(const PublicContractOrder& order, const Names& names);
std::string write(const GrantOrder& order, const Names& names);
std::string write(const AgentOrder& order, const Names& names);
std::string write(const EvidenceOrder& order, const Names& names);

}  // namespace orders::corporate
