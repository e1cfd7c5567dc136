#include "resolution/rollback_propaganda/sheet_fields.h"

namespace resolution::rollback_propaganda {

namespace sheets = orders::rollback_propaganda;

namespace {

Fields one(const char* is, Value id) { return {{"is", is}, {"id", std::move(id)}}; }
template <orders::Worded Word>
Fields word(Word word) {
    return one("word", id_of(word));
}

template <class Number>
Value maybe(const std::optional<Number>& number) {
    return number ? Value(*number) : Value();
}

}  // namespace

List SheetFields::cards(const std::vector<CardIndex>& cards) const {
    List out;
    for (const CardIndex card : cards) out.emplace_back(figures_.of(card).id);
    return out;
}

Fields SheetFields::program(const sheets::RevealProgram& program) const {
    return {
        {"stealth", maybe(program.while_stealth_at_most)}, {"most", maybe(program.max_cards)},
        {"stop_after", list(program.stop_after)},          {"avoid", program.avoid_known_rollback.value_or(true)},
        {"pushes", program.push_if.has_value()},           {"keeps_anchor", program.anchor == sheets::AnchorUse::keep}};
}

Fields SheetFields::rule(CardIndex card, std::size_t number, const sheets::SpellRule& rule) const {
    List targets;
    switch (figures_.of(card).aim()) {
        case AimedAt::faction: targets = list(rule.factions); break;
        case AimedAt::event: targets = list(rule.events); break;
        case AimedAt::two_events: targets = list(rule.pairs); break;
        case AimedAt::mage: targets = list(rule.mages); break;
        case AimedAt::none: break;
    }
    Value ethers;
    if (rule.ethers && figures_.of(card).takes_ethers()) {
        const auto* count = std::get_if<int>(&*rule.ethers);
        ethers = count != nullptr ? Value(*count) : Value(id_of(sheets::EthersWord::all));
    }
    return {{"card", figures_.of(card).id}, {"number", number},
            {"do", id_of(rule.deed)},       {"entries", std::move(targets)},
            {"ethers", std::move(ethers)},  {"always", rule.when == sheets::Conditions{}}};
}

List SheetFields::entries(const sheets::Preferences& preferences) const {
    return std::visit([&](const auto& entries) { return list(entries); }, preferences);
}

template <class Targets>
List SheetFields::list(const Targets& targets) const {
    List out;
    for (const auto& target : targets) out.emplace_back(entry(target));
    return out;
}

Fields SheetFields::entry(const sheets::FactionTarget& target) const {
    const auto* named = std::get_if<FactionIndex>(&target);
    return named != nullptr ? one("name", figures_.factions[named->value()].id)
                            : word(std::get<sheets::FactionWord>(target));
}

Fields SheetFields::entry(const sheets::MageTarget& target) const {
    const auto* named = std::get_if<PlayerIndex>(&target);
    return named != nullptr ? one("mage", state_[*named].id) : word(std::get<sheets::MageWord>(target));
}

Fields SheetFields::entry(const sheets::SwapSide& side) const {
    if (const auto* mage = std::get_if<PlayerIndex>(&side)) return one("mage", state_[*mage].id);
    if (const auto* by_word = std::get_if<sheets::MageWord>(&side)) return word(*by_word);
    return word(sheets::PileWord::unassigned);
}

Fields SheetFields::entry(const sheets::EventName& name) const {
    return name.event ? one("name", figures_.of(*name.event).id) : one("kind", figures_.kinds[name.kind->value()]);
}

Fields SheetFields::entry(const sheets::EventTarget& target) const {
    const auto* place = std::get_if<int>(&target);
    return place != nullptr ? one("place", *place) : entry(std::get<sheets::EventName>(target));
}

Fields SheetFields::entry(const sheets::EventPair& pair) const {
    return {{"is", "pair"}, {"one", entry(pair[0])}, {"other", entry(pair[1])}};
}

Fields SheetFields::entry(const sheets::Swap& swap) const {
    if (swap.declines()) return word(sheets::NoSwap::decline);
    return {{"is", "swap"}, {"one", entry((*swap.sides)[0])}, {"other", entry((*swap.sides)[1])}};
}

}  // namespace resolution::rollback_propaganda
