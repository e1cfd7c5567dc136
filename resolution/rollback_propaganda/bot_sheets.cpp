// Sheets that a bot writes for a mage who is away: what it would decide, as far as that can be said before it is asked.

#include <algorithm>

#include "resolution/rollback_propaganda/mind.h"
#include "resolution/rollback_propaganda/rules.h"
#include "resolution/rollback_propaganda/smart.h"

namespace resolution::rollback_propaganda {

namespace {

using orders::rollback_propaganda::Choices;
using orders::rollback_propaganda::Deed;
using orders::rollback_propaganda::EventPair;
using orders::rollback_propaganda::EventTarget;
using orders::rollback_propaganda::FactionTarget;
using orders::rollback_propaganda::FactionWord;
using orders::rollback_propaganda::MageTarget;
using orders::rollback_propaganda::MageWord;
using orders::rollback_propaganda::PileWord;
using orders::rollback_propaganda::Preferences;
using orders::rollback_propaganda::RevealProgram;
using orders::rollback_propaganda::SpellRule;
using orders::rollback_propaganda::Swap;
using orders::rollback_propaganda::SwapSide;

class SheetWriter {
public:
    SheetWriter(const Figures& figures, const State& known, PlayerIndex player, Policy policy, Dice& dice)
        : figures_(figures),
          state_(known),
          seen_(figures, known, player),
          smart_(policy == Policy::smart),
          dice_(dice),
          owed_(owed_by(figures, known, player)) {}

    Sheet write() {
        Sheet sheet;
        if (owed_.scheme) sheet.scheme = schemes();
        if (owed_.reveal) sheet.reveal = reveal();
        if (owed_.spells) sheet.spells = spells(sheet);
        if (owed_.choices) sheet.choices = choices();
        return sheet;
    }

private:
    /// The bot that decides in a phase: it counts its draws there.
    template <class Ask>
    auto ask(Phase phase, Ask with) {
        if (smart_) {
            SmartBot bot;
            return with(bot);
        }
        RandomBot bot(dice_, phase, drawn());
        return with(bot);
    }

    /// At pace step a turn has a stop for each card that is revealed, and for each choice: none draws what another
    /// drew.
    int drawn() const {
        if (state_.phase == Phase::reveal) return state_.reveals;
        constexpr int draws_of_a_choice = 8;
        if (state_.phase != Phase::choices) return 0;
        return static_cast<int>(state_.past.size()) * draws_of_a_choice;
    }

    std::vector<CardIndex> schemes() {
        return ask(Phase::scheme, [&](auto& bot) {
            State left = state_;  // as the hand shrinks
            CardPile& hand = left[seen_.self()].hand;
            const Seen seen(figures_, left, seen_.self());
            std::vector<CardIndex> cards;
            for (int i = 0; i < left.settings.limits.schemes_per_turn && !hand.empty(); ++i)
                cards.push_back(hand.take(bot.scheme(seen)));
            return cards;
        });
    }

    RevealProgram reveal() {
        RevealProgram program;
        if (state_.phase == Phase::reveal) {  // asked card by card
            const bool on = ask(Phase::reveal, [&](auto& bot) { return bot.goes_on(seen_); });
            program.avoid_known_rollback = false;
            if (!on) program.max_cards = 0;
        } else if (smart_) {
            program.while_stealth_at_most = seen_.stealth_limit() * 2 / 3;  // and into no Rollback that is seen coming
        } else {
            program.avoid_known_rollback = false;
            program.max_cards = ask(Phase::reveal, [&](auto& bot) {
                int cards = state_.settings.limits.min_reveal;
                while (cards < static_cast<int>(seen_.future_size()) && bot.goes_on(seen_)) ++cards;
                return cards;
            });
        }
        return program;
    }

    /// Before the Present is there, rules for what is schemed now; else what to do with each card.
    orders::rollback_propaganda::SpellRules spells(const Sheet& sheet) {
        orders::rollback_propaganda::SpellRules rules;
        if (state_.phase == Phase::scheme) {
            for (const CardIndex card : sheet.scheme.value_or(std::vector<CardIndex>()))
                rules[card] = {usual_rule(card)};
            return rules;
        }
        ask(Phase::spells, [&](auto& bot) {
            for (const CardIndex card : seen_.schemed()) {
                if (!rules.contains(card)) rules[card] = {rule(card, bot.handle(seen_, card))};
            }
        });
        return rules;
    }

    static SpellRule rule(CardIndex, const Handling& handling) {
        SpellRule rule;
        if (!handling.flip) return rule;
        const Aim& aim = handling.aim;
        rule.deed = Deed::flip;
        if (aim.faction) rule.factions = {*aim.faction};
        if (aim.mage) rule.mages = {*aim.mage};
        const auto place = [&](std::size_t i) { return EventTarget(aim.places[i] + 1); };
        if (aim.places.size() == 1) rule.events = {place(0)};
        if (aim.places.size() == 2) rule.pairs = {EventPair{place(0), place(1)}};
        if (aim.ethers > 0) rule.ethers = static_cast<int>(aim.ethers);
        return rule;
    }

    SpellRule usual_rule(CardIndex index) const {
        const CardFigures& card = figures_.of(index);
        SpellRule rule;
        rule.deed = Deed::flip;
        switch (card.aim()) {
            case AimedAt::none: break;
            case AimedAt::faction: rule.factions = {raises(card) ? FactionWord::own : FactionWord::best_rival}; break;
            case AimedAt::event: rule.events = {EventTarget(1)}; break;
            case AimedAt::two_events: rule.pairs = {EventPair{EventTarget(1), EventTarget(2)}}; break;
            case AimedAt::mage: rule.mages = {MageWord::leader, MageWord::next}; break;
        }
        return rule;
    }
    static bool raises(const CardFigures& card) {
        return std::none_of(card.effects.begin(), card.effects.end(),
                            [](const Effect& effect) { return effect.op == Op::popularity && effect.amount < 0; });
    }

    Choices choices() {
        return ask(Phase::choices, [&](auto& bot) {
            Choices out;
            for (std::size_t i = 0; i < figures_.events.size(); ++i) {
                const EventIndex event(i);
                const EventFigures& card = figures_.of(event);
                if (card.choice() != ChoiceOf::none && is_asked(event)) out[event] = preferences(bot, event, card);
            }
            return out;
        });
    }

    /// At pace fast, whatever may come; else what lies in the Present.
    bool is_asked(EventIndex event) const {
        if (state_.phase == Phase::scheme) return seen_.table().event_in_play[event.value()];
        const Present& present = seen_.present();
        return std::any_of(present.begin(), present.end(), [&](PresentEvent laid) { return laid.event == event; });
    }

    template <class SomeBot>
    Preferences preferences(SomeBot& bot, EventIndex event, const EventFigures& card) {
        const Effect effect = deciding(card);
        switch (card.choice()) {
            case ChoiceOf::faction: return std::vector<FactionTarget>{bot.faction(seen_, event, effect)};
            case ChoiceOf::mage: return looks(bot, event);
            case ChoiceOf::swap:
            case ChoiceOf::none: break;
        }
        const auto exchange = bot.swap(seen_, event, effect);
        if (!exchange) return std::vector<Swap>{Swap{}};
        const SwapSide other = exchange->other ? SwapSide(*exchange->other) : SwapSide(PileWord::unassigned);
        return std::vector<Swap>{Swap{{{SwapSide(exchange->one), other}}}};
    }

    template <class SomeBot>
    Preferences looks(SomeBot& bot, EventIndex event) {
        std::vector<MageTarget> mages;
        if (best_scoring(seen_, false)) mages.emplace_back(bot.look(seen_, event));
        return mages;
    }

    static Effect deciding(const EventFigures& card) {
        for (const Effect& effect : card.effects) {
            if (effect.is_choice_of_faction() || effect.op == Op::swap_contracts) return effect;
        }
        return {};
    }

    const Figures& figures_;
    const State& state_;
    Seen seen_;
    bool smart_;
    Dice& dice_;
    Owed owed_;
};

}  // namespace

std::vector<std::string> Rules::policies() const { return {"random", "smart"}; }

Rules::Orders Rules::bot(std::string_view policy, const Known<State>& known, Dice& dice) const {
    const Policy chosen = policy == id_of(Policy::smart) ? Policy::smart : Policy::random;
    return SheetWriter(figures_, *known, known.player(), chosen, dice).write();
}

}  // namespace resolution::rollback_propaganda
