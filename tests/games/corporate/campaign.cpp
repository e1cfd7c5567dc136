#include "tests/games/corporate/under_test.h"

namespace resolution::corporate {

test_support::Freedom UnderTest::freedom() const {
    test_support::Freedom out{
        {"corporations.*.short", "corporations.*.alignment", "effects.*.second_crash", "effects.*.*.*.citizens_honour",
         "effects.*.*.*.to.alignment", "effects.*.*.*.to.origin", "effects.*.*.*.to.tier", "effects.*.*.*.to.every.*",
         "agents.*.allies", "agents.*.enemies", "dragon.spared"},
        {"corporations.*", "parties.*", "agents.*", "parties.*.name.*", "agents.*.name.*"},
        {"titles.*.for"},
        {"agents.*.party"}};  // its party has no agency
    for (const char* figure :
         {"gaijin_cost",  "hide_cost",    "point_cost",     "cost_with",   "cost_with.*",
          "open",         "repeatable",   "not_with",       "needs",       "not_with_group",
          "honour",       "honour_min",   "honour_max",     "no_begging",  "influence_max",
          "bars",         "honour_buy",   "honour_beg",     "speculation", "run_bonus_once_a_turn",
          "money",        "defence",      "defence.*",      "secrets",     "influence_discount_percent",
          "gaijin_fixer", "croc_bonuses", "extra_estimate", "loyalty",     "shameful_extra",
          "fixers",       "points"})
        out.optional.insert("traits.*." + std::string(figure));
    return out;
}

}  // namespace resolution::corporate
