// What of a campaign cannot be played: told with its place before anything is dealt.

#include <functional>
#include <numeric>

#include "orders/text.h"
#include "resolution/rollback_propaganda/figures.h"

namespace resolution::rollback_propaganda {

using described::Source;

namespace {

/// What an operation takes, and where it may stand.
struct OpRule {
    Op op;
    std::vector<std::string_view> needs = {};
    std::vector<std::string_view> may_have = {};
    bool on_resolve = false;  ///< of an event
    bool on_reveal = false;
    bool of_spell = false;
    bool of_modifier = false;
};

const std::vector<OpRule>& op_rules() {
    static const std::vector<OpRule> rules{
        {.op = Op::popularity,
         .needs = {"faction", "delta"},
         .may_have = {"ether"},
         .on_resolve = true,
         .of_spell = true},
        {.op = Op::election, .on_resolve = true, .of_spell = true},
        {.op = Op::rollback, .on_reveal = true},
        {.op = Op::end_reveal, .on_reveal = true},
        {.op = Op::toggle_order, .on_reveal = true, .of_spell = true},
        {.op = Op::swap_contracts, .may_have = {"optional"}, .on_resolve = true},
        {.op = Op::look_contract, .on_resolve = true, .of_spell = true},
        {.op = Op::look_future, .needs = {"amount"}, .may_have = {"ether"}, .on_resolve = true, .of_spell = true},
        {.op = Op::present_swap, .of_spell = true},
        {.op = Op::present_cancel, .of_spell = true},
        {.op = Op::present_double, .needs = {"kinds"}, .on_resolve = true, .of_spell = true},
        {.op = Op::bury_schemes, .of_spell = true},
        {.op = Op::swap_own_contract, .on_resolve = true, .of_spell = true},
        {.op = Op::stealth_limit_when_active, .needs = {"amount"}, .of_modifier = true},
        {.op = Op::absorb_explosion, .of_modifier = true},
        {.op = Op::protect_contract, .of_modifier = true},
        {.op = Op::spell_popularity_bonus, .needs = {"amount"}, .of_modifier = true},
    };
    return rules;
}

const OpRule& rule_of(Op op) { return op_rules()[static_cast<std::size_t>(op)]; }

std::vector<std::string> words(const std::vector<std::string_view>& list) { return {list.begin(), list.end()}; }

/// Complains of what the operation does not take, and of what it lacks: a card without a target, say.
bool takes(const Source& from, const OpRule& rule) {
    std::vector<std::string> known = words(rule.needs);
    for (const std::string_view key : rule.may_have) known.emplace_back(key);
    known.emplace_back("op");
    std::vector<std::string> lacking;
    for (const std::string_view key : rule.needs) {
        if (!from.find(key)) lacking.emplace_back(key);
    }
    const std::size_t told = from.reading().told();
    from.unknown_keys(known, lacking);
    return from.reading().told() == told;
}

void read_faction(const Source& from, Effect& effect) {
    const auto& factions = from.names().of<FactionIndex>();
    std::vector<std::string> known = factions.ids;
    known.insert(known.end(), {"choice", "most", "least"});
    described::Names::List list{"faction", known};
    const auto place = from.choice(list);
    if (!place) return;
    if (*place < factions.ids.size()) {
        effect.faction = FactionIndex(*place);
    } else {
        effect.whose = static_cast<Whose>(*place - factions.ids.size() + 1);
    }
}

void read_parameters(const Source& from, Effect& effect) {
    constexpr described::Bounds any{-1000, 1000};
    if (const auto faction = from.find("faction")) read_faction(*faction, effect);
    if (const auto delta = from.find("delta")) effect.amount = static_cast<int>(delta->whole(any).value_or(0));
    if (const auto amount = from.find("amount")) effect.amount = static_cast<int>(amount->whole({0, 1000}).value_or(0));
    if (const auto ether = from.find("ether")) effect.ether = ether->flag().value_or(false);
    if (const auto optional = from.find("optional")) effect.optional = optional->flag().value_or(false);
    const auto kinds = from.find("kinds");
    if (!kinds || !kinds->list()) return;
    for (std::size_t i = 0; i < kinds->size(); ++i) {
        const Source item = kinds->item(i);
        if (const auto kind = item.choice(item.names().of<EventKind>())) effect.kinds.add(EventKind(*kind));
    }
    if (kinds->size() == 0) kinds->wrong("name a kind of events that it doubles");
}

/// Each effect of each card of a list, with its place.
void each_effect(const Source& campaign, const char* list, const auto& cards, const auto& look) {
    const Source items = *campaign.find(list);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Source item = items.item(i);
        const Source effects = *item.find("effects");
        for (std::size_t j = 0; j < cards[i].effects.size(); ++j) look(cards[i], cards[i].effects[j], effects.item(j));
    }
}

std::string quoted(Op op) { return "'" + std::string(id_of(op)) + "'"; }

}  // namespace

void EffectsKind::read(const Source& from, void* to, described::Bounds) const {
    auto& effects = *static_cast<std::vector<Effect>*>(to);
    effects.clear();
    if (!from.list()) return;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Source item = from.item(i);
        if (!item.map()) continue;
        const auto op = item.find("op");
        if (!op) {
            const std::vector<std::string> keys{"op", "faction", "delta", "amount", "ether", "optional", "kinds"};
            item.unknown_keys(keys, std::vector<std::string>{"op"});
            continue;
        }
        Effect effect;
        const std::size_t told = from.reading().told();
        described::kind_of<Op>.read(*op, &effect.op, {});
        if (from.reading().told() != told || !takes(item, rule_of(effect.op))) continue;
        read_parameters(item, effect);
        effects.push_back(effect);
    }
}

void Figures::event_effects(Figures& figures, const Source& campaign) {
    each_effect(campaign, "events", figures.events,
                [](const EventFigures& event, const Effect& effect, const Source& place) {
                    const OpRule& rule = rule_of(effect.op);
                    if (event.when == Moment::resolve && !rule.on_resolve)
                        place.wrong(quoted(effect.op) + " is nothing that an event does in the Resolution",
                                    rule.on_reveal ? "write 'when: reveal'" : "");
                    if (event.when == Moment::reveal && !rule.on_reveal)
                        place.wrong(quoted(effect.op) + " is nothing that an event does on reveal",
                                    rule.on_resolve ? "write 'when: resolve'" : "");
                    if (effect.ether) place.wrong("Ethers fuel Spells, not events");
                    const ChoiceOf choice = choice_of(effect);
                    if (choice != ChoiceOf::none && choice != event.choice())
                        place.wrong("an event leaves one sort of choice to the active mage");
                });
    const Source items = *campaign.find("events");
    for (std::size_t i = 0; i < figures.events.size(); ++i) {
        const EventFigures& event = figures.events[i];
        const Source item = items.item(i);
        // RP-14: put back on the Future, it would undo every turn to come.
        if (event.undoes() && event.after != After::oblivion)
            item.wrong("a card that undoes the turn must be forgotten, or it would come back for ever",
                       "write 'after: oblivion'");
        if (!event.undoes() && event.after == After::oblivion)
            item.find("after")->wrong("only a card that undoes the turn is forgotten");
        if (event.stealth > figures.limits.stealth_limit)
            item.find("stealth")->wrong("no card may weigh more than the stealth limit, " +
                                        std::to_string(figures.limits.stealth_limit));
    }
}

/// An event that doubles others must not come round to itself: they would have each other take place for ever.
void Figures::endless_encores(Figures& figures, const Source& campaign) {
    const auto doubles = [&](std::size_t from, std::size_t to) {
        const auto& effects = figures.events[from].effects;
        return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
            return effect.op == Op::present_double && effect.kinds.has(figures.events[to].kind);
        });
    };
    const std::size_t count = figures.events.size();
    for (std::size_t start = 0; start < count; ++start) {
        std::vector<bool> reached(count, false);
        const std::function<void(std::size_t)> go = [&](std::size_t from) {
            for (std::size_t to = 0; to < count; ++to) {
                if (reached[to] || !doubles(from, to)) continue;
                reached[to] = true;
                go(to);
            }
        };
        go(start);
        if (!reached[start]) continue;
        const Source items = *campaign.find("events");
        const Source item = items.item(start);
        return item.find("effects")->wrong(
            "an endless loop of encores: '" + orders::clip(figures.events[start].id, 40) + "' would double itself",
            "leave its own kind out of 'kinds'");
    }
}

void Figures::card_effects(Figures& figures, const Source& campaign) {
    each_effect(campaign, "grimoire_cards", figures.cards,
                [](const CardFigures& card, const Effect& effect, const Source& place) {
                    const OpRule& rule = rule_of(effect.op);
                    if (card.type == CardType::ether) return place.wrong("an Ether has no effect of its own");
                    if (card.type == CardType::spell && !rule.of_spell)
                        return place.wrong(quoted(effect.op) + " is nothing that a Spell does",
                                           rule.of_modifier ? "write 'type: modifier'" : "");
                    if (card.type == CardType::modifier && !rule.of_modifier)
                        return place.wrong(quoted(effect.op) + " is nothing that a Modifier does",
                                           rule.of_spell ? "write 'type: spell'" : "");
                    const AimedAt aim = aimed_at(effect);
                    if (aim != AimedAt::none && aim != card.aim())
                        place.wrong("a Spell is aimed at one sort of target");
                });
}

void Figures::totals(Figures& figures, const Source& campaign) {
    const Source events = *campaign.find("events");
    for (std::size_t mages = figures.least_mages; mages <= figures.most_mages; ++mages) {
        const std::string count = std::to_string(mages);
        std::size_t sum = 0;
        for (std::size_t i = 0; i < figures.events.size(); ++i) {
            const EventFigures& event = figures.events[i];
            sum += event.copies[mages];
            const Source item = events.item(i);
            const Source copies = *item.find("copies");
            const auto place = copies.find(count);
            if (!place) {
                copies.lacks(count);
            } else if (event.copies[mages] > 0 && !figures.tables[mages].event_in_play[i]) {
                place->wrong("it names a faction that is not in play with " + count + " mages", "write 0");  // RP-60
            }
        }
        const Source future = *campaign.find("future_totals");
        const auto total = future.find(count);
        if (!total) {
            future.lacks(count);
        } else if (sum != figures.future_totals[mages]) {
            total->wrong("the copies of events with " + count + " mages are " + std::to_string(sum) + " in all");
        } else if (sum > most_events || sum == 0) {
            total->wrong("a Future has 1 to " + std::to_string(most_events) + " cards");
        }
    }
    for (std::size_t i = 0; i < figures.grimoires.size(); ++i) {
        const GrimoireFigures& grimoire = figures.grimoires[i];
        const std::size_t cards = grimoire.total();
        if (cards != figures.grimoire_totals[i])
            campaign.find("grimoire_totals")
                ->find(grimoire.id)
                ->wrong("the cards of this Grimoire are " + std::to_string(cards) + " in all");
        const Source sets = *campaign.find("grimoires");
        if (cards > most_cards)
            sets.find(grimoire.id)->wrong("a mage has at most " + std::to_string(most_cards) + " cards");
        if (cards < static_cast<std::size_t>(figures.limits.hand_size))
            sets.find(grimoire.id)->wrong("it has fewer cards than a hand");
    }
}

void Figures::contracts_suffice(Figures& figures, const Source& campaign) {
    const Source contracts = *campaign.find("contracts");
    const Source copies = *contracts.find("copies_per_faction");
    for (std::size_t mages = figures.least_mages; mages <= figures.most_mages; ++mages) {
        const std::string count = std::to_string(mages);
        const std::size_t cards = figures.tables[mages].contracts.size();
        if (!copies.find(count)) {
            copies.lacks(count);
        } else if (cards < mages) {
            copies.find(count)->wrong("there must be a Contract for each mage, and there are " + std::to_string(cards));
        } else if (cards > most_contracts) {
            copies.find(count)->wrong("there are at most " + std::to_string(most_contracts) + " Contracts");
        }
    }
}

/// RP-63: each word means one thing where it may stand.
void Figures::words_differ(Figures& figures, const Source& campaign) {
    if (const auto twice = orders::rollback_propaganda::twice_meant(figures.catalogue)) {
        const Source words = *campaign.find("words");
        const Source names = *words.find("read");
        for (const char* list : {"factions", "kinds", "events", "cards"}) {
            const Source those = *names.find(list);
            const auto place = those.find(twice->id);
            if (!place) continue;
            return place->wrong("'" + orders::clip(twice->word, 40) + "' means '" + orders::clip(twice->other, 40) +
                                "' already");
        }
    }
    figures.vocabulary =
        std::make_shared<const orders::Vocabulary>(orders::rollback_propaganda::vocabulary_of(figures.catalogue));
}

}  // namespace resolution::rollback_propaganda
