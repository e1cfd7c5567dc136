// The plain figures: prices, limits, percentages.

#include "resolution/corporate/figures/reader.h"

namespace resolution::corporate {

using orders::Node;

namespace {

void read_purchases(CampaignReader& campaign, const Node& root, Figures& figures) {
    {
        Section honour(campaign, root, "honour");
        honour.positive("max", figures.honour.max);
        honour.amount("buy", figures.honour.buy);
        honour.amount("beg", figures.honour.beg);
        honour.positive("pariah", figures.honour.pariah);
    }
    {
        Section share(campaign, root, "share");
        share.amount("price", figures.share.price);
        share.amount("price_first", figures.share.price_first);
        share.positive("lone_buyer_points", figures.share.lone_buyer_points);
    }
    Section(campaign, root, "influence").amount("price", figures.influence.price);
    {
        Section loyalty(campaign, root, "loyalty");
        loyalty.amount("price", figures.loyalty.price);
        loyalty.positive("max", figures.loyalty.max);
        loyalty.positive("informed", figures.loyalty.informed);
        loyalty.count("kobun", figures.loyalty.kobun);
        loyalty.count("oyabun", figures.loyalty.oyabun);
        loyalty.in_order("kobun", figures.loyalty.kobun, "oyabun", figures.loyalty.oyabun);
        loyalty.positive("fixer_shared", figures.loyalty.fixer_shared);
        loyalty.positive("fixer_honour_bonus", figures.loyalty.fixer_honour_bonus);
    }
    {
        Section point(campaign, root, "political_point");
        point.amount("price", figures.political_point.price);
        point.positive("per_turn", figures.political_point.per_turn);
    }
    {
        Section croc(campaign, root, "croc");
        croc.amount("price", figures.croc.price);
        croc.amount("bonus", figures.croc.bonus);
        croc.positive("bonus_step", figures.croc.bonus_step);
        croc.positive("bonus_max", figures.croc.bonus_max);
        croc.amount("run", figures.croc.run);
        croc.positive("runs_max", figures.croc.runs_max);
    }
    Section war(campaign, root, "war_honour");
    war.amount("price", figures.war_honour.price);
    war.positive("kobun", figures.war_honour.kobun);
    war.positive("oyabun", figures.war_honour.oyabun);
}

void read_runs(CampaignReader& campaign, const Node& root, Figures& figures) {
    {
        Section run(campaign, root, "run");
        run.amount("unit", figures.run.unit);
        run.positive("unit_bonus", figures.run.unit_bonus);
        run.amount("minimum", figures.run.minimum);
        run.positive("network", figures.run.network);
        run.positive("awakened", figures.run.awakened);
        run.positive("dragon", figures.run.dragon);
        run.whole("independents", figures.run.independents);
        run.whole("same_target", figures.run.same_target);
        run.count("always_fails_from", figures.run.always_fails_from, 100);  // so that any run may fail
        run.percentage("refund_percent", figures.run.refund_percent);
        run.percentage("deposit_percent", figures.run.deposit_percent);
        run.positive("favour", figures.run.favour);
        if (const Node* unit = run.optional("unit"); unit != nullptr && figures.run.unit.amount == 0) {
            campaign.reader.invalid(unit->mark, "run.unit must be above 0");
        }
    }
    {
        Section capacity(campaign, root, "capacity");
        capacity.positive("fixer", figures.capacity.fixer);
        capacity.positive("yakuza", figures.capacity.yakuza);
        capacity.positive("agency", figures.capacity.agency);
    }
    {
        Section result(campaign, root, "result");
        result.positive("datasteal_assets", figures.result.datasteal_assets);
        result.percentage("datasteal_percent", figures.result.datasteal_percent);
        result.positive("sabotage_assets", figures.result.sabotage_assets);
        result.percentage("sabotage_percent", figures.result.sabotage_percent);
        result.positive("scandal_honour", figures.result.scandal_honour);
        result.positive("scandal_points", figures.result.scandal_points);
        result.positive("captive_loyalty", figures.result.captive_loyalty);
    }
    Section fixer(campaign, root, "new_fixer");
    fixer.positive("points", figures.new_fixer.points);
    fixer.positive("step", figures.new_fixer.step);
    fixer.positive("max", figures.new_fixer.max);
    const int most = static_cast<int>(bonus_types) * figures.new_fixer.max;
    if (const Node* points = fixer.optional("points");
        points != nullptr && (figures.new_fixer.step == 0 || figures.new_fixer.points > most)) {
        campaign.reader.invalid(points->mark, "a new fixer cannot spread so many points",
                                "at most five times new_fixer.max, in steps above 0");
    }
}

void read_market(CampaignReader& campaign, const Node& root, Figures& figures) {
    {
        Section dragon(campaign, root, "dragon");
        dragon.positive("defence", figures.dragon.defence);
        dragon.amount("money", figures.dragon.money);
        dragon.positive("clan_loyalty", figures.dragon.clan_loyalty);
        dragon.positive("points_lost", figures.dragon.points_lost);
        dragon.positive("vote_factor", figures.dragon.vote_factor);
        if (const Node* spared = dragon.optional("spared")) figures.dragon.spared = campaign.corporation(*spared);
    }
    {
        Section vote(campaign, root, "vote");
        vote.positive("each_turn", figures.vote.each_turn);
        vote.positive("assets", figures.vote.assets);
        vote.positive("contract", figures.vote.contract);
        vote.positive("young_wolf", figures.vote.young_wolf);
        vote.positive("market", figures.vote.market);
    }
    Section dividend(campaign, root, "dividend");
    dividend.amount("normal", figures.dividend.normal);
    dividend.amount("first", figures.dividend.first);
    dividend.amount("last", figures.dividend.last);
}

void read_launch(CampaignReader& campaign, const Node& root, Figures& figures) {
    Section launch(campaign, root, "launch");
    launch.positive("turns", figures.launch.turns);
    launch.flag("shares_pay_at_once", figures.launch.shares_pay_at_once);
    launch.flag("no_begging", figures.launch.no_begging);
    launch.flag("no_influence", figures.launch.no_influence);
    const Node* safe = launch.node("players_safe_from");
    if (safe == nullptr || campaign.reader.list(*safe, "launch.players_safe_from") == nullptr) return;
    for (const Node& item : safe->items) {
        const auto word = campaign.reader.text(item, "a run type");
        const auto type =
            word ? campaign.place(item.mark, *word, "run type", orders::corporate::run_type_ids) : std::nullopt;
        if (type) figures.launch.players_safe_from.push_back(static_cast<RunType>(*type));
    }
}

std::vector<int> whole_numbers(CampaignReader& campaign, const Node* list, std::string_view what) {
    std::vector<int> out;
    if (list == nullptr || campaign.reader.list(*list, what) == nullptr) return out;
    for (const Node& item : list->items) {
        out.push_back(static_cast<int>(campaign.reader.whole(item, what, 0, 1000).value_or(0)));
    }
    return out;
}

void read_starting_assets(CampaignReader& campaign, const Node& root, Figures& figures) {
    Section start(campaign, root, "assets_at_start");
    auto& out = figures.assets_at_start;
    start.positive("scenario", out.scenario);
    const Node* others = start.node("others");
    out.others_assets = whole_numbers(campaign, others, "assets_at_start.others");
    if (const Node* leaders = start.node("leaders")) {
        Section section = Section::of(campaign, *leaders, "assets_at_start.leaders");
        out.leaders_assets = whole_numbers(campaign, section.node("assets"), "assets_at_start.leaders.assets");
        const Node* list = section.node("corporations");
        if (list != nullptr && campaign.reader.list(*list, "assets_at_start.leaders.corporations") != nullptr) {
            for (const Node& item : list->items) {
                if (const auto corporation = campaign.corporation(item)) out.leaders.push_back(*corporation);
            }
            if (out.leaders.size() != out.leaders_assets.size()) {
                campaign.reader.invalid(list->mark, "there must be as many leaders as assets for them");
            }
        }
    }
    if (others != nullptr && out.leaders.size() + out.others_assets.size() != figures.corporations.size()) {
        campaign.reader.invalid(others->mark, "leaders and others must be as many as corporations");
    }
}

}  // namespace

void read_prices(CampaignReader& campaign, const Node& root, Figures& figures) {
    {
        Section start(campaign, root, "start");
        start.amount("money", figures.start.money);
        start.positive("honour", figures.start.honour);
        start.positive("influence", figures.start.influence);
        start.positive("victory_points", figures.start.victory_points);
        start.positive("secrets", figures.start.secrets);
    }
    read_purchases(campaign, root, figures);
    read_runs(campaign, root, figures);
    read_market(campaign, root, figures);
    read_launch(campaign, root, figures);
    read_starting_assets(campaign, root, figures);
    {
        Section shares(campaign, root, "final_shares");
        shares.positive("first", figures.final_shares.first);
        shares.positive("second", figures.final_shares.second);
        shares.positive("third", figures.final_shares.third);
    }
    {
        Section money(campaign, root, "final_money");
        money.amount("per", figures.final_money.per);
        money.positive("points", figures.final_money.points);
        if (const Node* per = money.optional("per"); per != nullptr && figures.final_money.per.amount == 0) {
            campaign.reader.invalid(per->mark, "final_money.per must be above 0");
        }
    }
    Section secrets(campaign, root, "secrets");
    secrets.positive("hide_cost", figures.secrets.hide_cost);
    secrets.positive("shameful", figures.secrets.shameful);
    secrets.positive("shameful_max", figures.secrets.shameful_max);
    secrets.positive("gaijin_shameful", figures.secrets.gaijin_shameful);
    secrets.positive("gaijin_shameful_max", figures.secrets.gaijin_shameful_max);
}

}  // namespace resolution::corporate
