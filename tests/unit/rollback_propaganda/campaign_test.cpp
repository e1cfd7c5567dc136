// Campaigns of Rollback Propaganda that cannot be played: refused with file, line and column before anything is dealt,
// and with what was probably meant.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/assets/campaigns.h"
#include "resolution/rollback_propaganda/rules.h"

namespace resolution::rollback_propaganda {
namespace {

using testing::AllOf;
using testing::HasSubstr;

const std::string& shipped() {
    static const std::string text = gm::load_campaign("rollback-propaganda")->text;
    return text;
}

/// The shipped campaign with other words in some places.
class Campaign {
public:
    Campaign& with(const std::string& what, const std::string& instead) {
        const auto at = text_.find(what);
        EXPECT_NE(at, std::string::npos) << what;
        text_.replace(at, what.size(), instead);
        return *this;
    }
    /// One event more, which is a card of every Future.
    Campaign& with_event(const std::string& event) {
        for (const char* total : {"2: 36", "3: 42", "4: 50", "5: 60"}) {
            const std::string old = total;
            const auto at = text_.find(old, text_.find("future_totals"));
            const int cards = std::stoi(old.substr(3)) + 1;
            text_.replace(at, old.size(), old.substr(0, 3) + std::to_string(cards));
        }
        return with("  - {id: rally_crown,", event + "\n  - {id: rally_crown,");
    }
    std::string problems() const {
        const auto document = orders::parse_document(text_, "campaign.yaml");
        EXPECT_TRUE(document);
        if (!document) return "it is no YAML";
        const auto rules = Rules::from_campaign(*document);
        return rules ? "" : orders::describe(rules.problems());
    }
    /// How a problem says where this stands.
    std::string place(const std::string& words) const {
        const auto at = text_.find(words);
        EXPECT_NE(at, std::string::npos) << words;
        const auto start = text_.rfind('\n', at) + 1;
        const auto line = 1 + std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        return "campaign.yaml:" + std::to_string(line) + ":" + std::to_string(at - start + 1);
    }

private:
    std::string text_ = shipped();
};

const std::string own_event =
    "  - {id: parade, kind: propaganda, stealth: 1, when: resolve, copies: {2: 1, 3: 1, 4: 1, 5: 1}, effects: ";

TEST(RollbackPropagandaCampaign, IsReadAsItIsShipped) { EXPECT_EQ(Campaign().problems(), ""); }

TEST(RollbackPropagandaCampaign, TakesNewCardsOfKnownOperations) {
    Campaign campaign;
    campaign.with_event(own_event + "[{op: popularity, faction: least, delta: 3}, {op: look_contract}]}")
        .with("    events:\n", "    events:\n      parade: {fr: Parade, en: Parade}\n");
    EXPECT_EQ(campaign.problems(), "");
}

TEST(RollbackPropagandaCampaign, NamesTheNearestOperation) {
    Campaign campaign;
    campaign.with("{op: election}", "{op: elections}");
    EXPECT_THAT(campaign.problems(), AllOf(HasSubstr(campaign.place("elections}")), HasSubstr("'election'")));
    Campaign spell;
    spell.with("{op: present_swap}", "{op: presnt_swap}");
    EXPECT_THAT(spell.problems(), AllOf(HasSubstr(spell.place("presnt_swap")), HasSubstr("'present_swap'")));
}

TEST(RollbackPropagandaCampaign, WantsATarget) {
    Campaign event;
    event.with("[{op: popularity, faction: choice, delta: 2}]", "[{op: popularity, delta: 2}]");
    EXPECT_THAT(event.problems(), AllOf(HasSubstr(event.place("{op: popularity, delta: 2}")), HasSubstr("faction")));
    Campaign card;
    card.with("[{op: popularity, faction: choice, delta: 1, ether: true}]",
              "[{op: popularity, delta: 1, ether: true}]");
    EXPECT_THAT(card.problems(),
                AllOf(HasSubstr(card.place("{op: popularity, delta: 1, ether: true}")), HasSubstr("faction")));
    Campaign none;
    none.with("{op: popularity, faction: most, delta: -2}", "{faction: most, delta: -2}");
    EXPECT_THAT(none.problems(), AllOf(HasSubstr(none.place("{faction: most, delta: -2}")), HasSubstr("op")));
}

TEST(RollbackPropagandaCampaign, NamesTheNearestFactionCardOrKind) {
    Campaign faction;
    faction.with("{op: popularity, faction: temple, delta: 2}", "{op: popularity, faction: tempel, delta: 2}");
    EXPECT_THAT(faction.problems(), AllOf(HasSubstr(faction.place("tempel")), HasSubstr("'temple'")));
    Campaign card;
    card.with("standard: {whisper: 2,", "standard: {wisper: 2,");
    EXPECT_THAT(card.problems(), HasSubstr("'whisper'"));
    Campaign kind;
    kind.with("kinds: [propaganda]", "kinds: [propagande]");
    EXPECT_THAT(kind.problems(), AllOf(HasSubstr(kind.place("propagande]")), HasSubstr("'propaganda'")));
}

TEST(RollbackPropagandaCampaign, HasNoEndlessLoopOfEncores) {
    Campaign itself;
    itself
        .with_event(
            "  - {id: echo, kind: echo, stealth: 1, when: resolve, copies: {2: 1, 3: 1, 4: 1, 5: 1}, effects: "
            "[{op: present_double, kinds: [echo]}]}")
        .with("    kinds:\n", "    kinds:\n      echo: {fr: Écho, en: Echo}\n")
        .with("    events:\n", "    events:\n      echo: {fr: Écho, en: Echo}\n");
    EXPECT_THAT(itself.problems(),
                AllOf(HasSubstr(itself.place("[{op: present_double, kinds: [echo]}]")), HasSubstr("endless loop")));
    Campaign each_other;
    each_other.with_event(own_event + "[{op: present_double, kinds: [election]}]}")
        .with("[{op: election}]", "[{op: election}, {op: present_double, kinds: [propaganda]}]")
        .with("    events:\n", "    events:\n      parade: {fr: Parade, en: Parade}\n");
    EXPECT_THAT(each_other.problems(), HasSubstr("endless loop"));
}

TEST(RollbackPropagandaCampaign, LetsNoExplosionComeBack) {
    Campaign campaign;
    campaign.with(", after: oblivion}", "}");
    EXPECT_THAT(campaign.problems(), AllOf(HasSubstr("for ever"), HasSubstr("after: oblivion")));
}

TEST(RollbackPropagandaCampaign, DoesOnRevealWhatBelongsThere) {
    EXPECT_THAT(
        Campaign()
            .with("when: reveal,  copies: {2: 1, 3: 1, 4: 2, 5: 2}", "when: resolve, copies: {2: 1, 3: 1, 4: 2, 5: 2}")
            .problems(),
        HasSubstr("'when: reveal'"));
    EXPECT_THAT(
        Campaign()
            .with("type: modifier, effects: [{op: protect_contract}]", "type: spell, effects: [{op: protect_contract}]")
            .problems(),
        HasSubstr("'type: modifier'"));
}

TEST(RollbackPropagandaCampaign, AddsUpToItsTotals) {
    Campaign future;
    future.with("future_totals: {2: 36", "future_totals: {2: 37");
    EXPECT_THAT(future.problems(), AllOf(HasSubstr(future.place("37, 3: 42")), HasSubstr("36 in all")));
    Campaign grimoire;
    grimoire.with("grimoire_totals: {standard: 14", "grimoire_totals: {standard: 13");
    EXPECT_THAT(grimoire.problems(), AllOf(HasSubstr(grimoire.place("13, infiltrator")), HasSubstr("14 in all")));
}

TEST(RollbackPropagandaCampaign, WeighsNoCardAboveTheLimit) {
    Campaign campaign;
    campaign.with("stealth_limit: 12", "stealth_limit: 2");
    EXPECT_THAT(campaign.problems(), HasSubstr("no card may weigh more than the stealth limit"));
}

TEST(RollbackPropagandaCampaign, HasAContractForEachMage) {
    Campaign campaign;
    campaign.with("copies_per_faction: {2: 1, 3: 1", "copies_per_faction: {2: 0, 3: 1");
    EXPECT_THAT(campaign.problems(),
                AllOf(HasSubstr(campaign.place("0, 3: 1")), HasSubstr("a Contract for each mage")));
}

TEST(RollbackPropagandaCampaign, HasNoCopyOfAnEventWhoseFactionDoesNotPlay) {
    Campaign campaign;  // RP-60
    campaign.with("{id: rally_academy,       kind: propaganda, stealth: 2, when: resolve, copies: {2: 0,",
                  "{id: rally_academy,       kind: propaganda, stealth: 2, when: resolve, copies: {2: 7,");
    EXPECT_THAT(campaign.problems(), AllOf(HasSubstr(campaign.place("7, 3: 0, 4: 0, 5: 1")), HasSubstr("not in play")));
}

TEST(RollbackPropagandaCampaign, FillsAHand) {
    EXPECT_THAT(Campaign().with("hand_size: 4", "hand_size: 15").problems(), HasSubstr("fewer cards than a hand"));
}

TEST(RollbackPropagandaCampaign, NamesWhateverItHas) {
    Campaign campaign;
    campaign.with_event(own_event + "[]}");
    EXPECT_THAT(campaign.problems(), HasSubstr("parade"));
}

TEST(RollbackPropagandaCampaign, MeansOneThingByAWord) {
    Campaign campaign;  // RP-63
    campaign.with("whisper: {fr: Murmure", "whisper: {fr: Calomnie");
    EXPECT_THAT(campaign.problems(), AllOf(HasSubstr("whisper"), HasSubstr("slander")));
}

TEST(RollbackPropagandaCampaign, LeavesOutWhatTheSeedOnlyDreamsOf) {
    Campaign campaign;  // RP-30: a crisis less in each Future, and the totals say so
    campaign
        .with("kind: crisis,     stealth: 2, when: resolve, copies: {2: 1, 3: 1, 4: 1, 5: 2}",
              "kind: crisis,     stealth: 2, when: resolve, copies: {2: 0, 3: 0, 4: 0, 5: 0}")
        .with("future_totals: {2: 36, 3: 42, 4: 50, 5: 60}", "future_totals: {2: 35, 3: 41, 4: 49, 5: 58}");
    EXPECT_EQ(campaign.problems(), "");
}

}  // namespace
}  // namespace resolution::rollback_propaganda
