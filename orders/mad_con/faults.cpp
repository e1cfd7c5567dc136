#include "orders/mad_con/faults.h"

namespace orders::mad_con {

namespace {

class Faults {
public:
    Faults(const Sheet& sheet, const SheetContext& context) : sheet_(sheet), context_(context) {}

    std::vector<Fault> find() && {
        other_sheets();
        if (context_.programming()) programming();
        if (context_.sabotaging()) sabotage();
        if (context_.is_ranking()) ranking();
        return std::move(faults_);
    }

private:
    void add(std::string path, std::string_view reason, std::string_view rule) {
        faults_.push_back({std::move(path), reason, rule});
    }
    void add_if(bool wrong, std::string_view path, std::string_view reason, std::string_view rule) {
        if (wrong) add(std::string(path), reason, rule);
    }
    static std::string at(std::string_view part, int number) {
        return std::string(part) + "/" + std::to_string(number);
    }
    template <class Map>
    static bool any(const Map& map) {
        return std::any_of(map.begin(), map.end(), [](const auto& one) { return one.has_value(); });
    }

    void other_sheets() {
        const auto other = [&](bool given, std::string_view part) { add_if(given, part, "other-sheet", "MC-39"); };
        if (!context_.programming()) {
            other(any(sheet_.missions), "missions");
            other(!sheet_.swap.empty(), "swap");
            other(sheet_.first_player.has_value(), "first_player");
        }
        if (!context_.sabotaging()) {
            other(sheet_.sabotage != Laying{}, "sabotage");
            other(!sheet_.improvise.empty(), "improvise");
        }
        if (context_.is_ranking()) other(any(sheet_.targets), "targets");
        if (!context_.is_ranking()) other(!sheet_.ranking.empty(), "ranking");
    }

    void programming() {
        missions();
        add_if(!sheet_.swap.empty() && !context_.swapping, "swap", "no-swap", "MC-20");
        if (sheet_.first_player) {
            add_if(!context_.naming_first, "first_player", "no-naming", "MC-23");
            add_if(context_.naming_first && *sheet_.first_player == context_.author, "first_player", "own-name",
                   "MC-35");
        }
        for (int slot = context_.slots + 1; slot <= most_slots; ++slot)
            add_if(sheet_.targets.of(slot).has_value(), at("targets", slot), "no-such-slot", "MC-32");
    }

    void missions() {
        std::vector<Action> actions = context_.actions;
        std::vector<Organisation> organisations = context_.organisations;
        for (int slot = 1; slot <= context_.slots; ++slot) {
            const auto& mission = sheet_.missions.of(slot);
            const bool open = slot == context_.open_slot;
            const auto why = why_faulty(mission, open, actions, organisations);
            if (why.empty()) {
                if (!open) actions.erase(std::find(actions.begin(), actions.end(), *mission->action));
                organisations.erase(std::find(organisations.begin(), organisations.end(), *mission->organisation));
            } else if (mission) {  // a slot of which nothing is said is filled (7.5), and no mistake of its author's
                add(at("missions", slot), why, "MC-32");
            }
        }
        for (int slot = context_.slots + 1; slot <= most_slots; ++slot)
            add_if(sheet_.missions.of(slot).has_value(), at("missions", slot), "no-such-slot", "MC-32");
    }

    void sabotage() {
        const auto& [card, lay] = sheet_.sabotage;
        const auto& hand = context_.organisations;
        add_if(card && std::find(hand.begin(), hand.end(), *card) == hand.end(), "sabotage/card", "card-not-held",
               "MC-36");
        for (std::size_t i = 0; i < lay.size(); ++i) {
            if (!lay[i]) continue;
            const std::string path = at("sabotage/lay", static_cast<int>(i) + 1);
            if (hand.empty()) {
                add(path, "nothing-to-lay", "MC-30");
            } else if (!context_.is_programmed(lay[i]->mission())) {
                add(path, "no-mission", "MC-38");
            } else if (!context_.may_lay_on(lay[i]->mission())) {
                add(path, "mission-closed", "MC-38");
            } else if (lay[i]->when.covered_by == context_.author) {
                add(path, "own-card", "MC-38");  // it cannot lie there before it is laid
            } else if (contradict(lay[i]->when)) {
                add(path, "contradiction", "MC-38");
            }
        }
        for (int slot = 1; slot <= most_slots; ++slot) {
            const bool lacks = sheet_.targets.of(slot) && !context_.is_programmed({context_.author, slot});
            add_if(lacks, at("targets", slot), "no-mission", "MC-40");
        }
        add_if(!sheet_.improvise.empty() && !context_.open_slot, "improvise", "no-improvisation", "MC-43");
    }

    static bool contradict(const Conditions& when) { return when.top_is && when.top_is == when.top_is_not; }

    void ranking() {
        std::vector<Organisation> once = sheet_.ranking;
        std::sort(once.begin(), once.end());
        const bool each_once = std::equal(once.begin(), once.end(), all_organisations.begin(), all_organisations.end());
        add_if(!once.empty() && !each_once, "ranking", "not-each-once", "MC-44");
    }

    const Sheet& sheet_;
    const SheetContext& context_;
    std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> faults_of(const Sheet& sheet, const SheetContext& context) { return Faults(sheet, context).find(); }

}  // namespace orders::mad_con
