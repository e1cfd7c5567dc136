// What simulations write down of Anime-Warfare: who won and how, manga by manga, battle by battle, action by action.

#include <algorithm>
#include <map>

#include "resolution/anime_warfare/facts.h"
#include "resolution/anime_warfare/rules.h"
#include "resolution/fact_cells.h"
#include "resolution/game_tables.h"

namespace resolution::simulated {

namespace {

namespace aw = anime_warfare;

std::string up_or_down(bool up) { return up ? "1" : "0"; }

/// Facts that say which action they tell of; of the others, what it is called.
struct ActionFact {
    std::string_view kind;
    std::string_view field;
    std::string_view action;
};
constexpr std::array action_facts{
    ActionFact{aw::StudioOpened::kind, {}, "open_studio"},
    ActionFact{aw::StudioControlled::kind, {}, "control_studio"},
    ActionFact{aw::MoveEnds::kind, "action", {}},
    ActionFact{aw::Captured::kind, "action", {}},
    ActionFact{aw::MascotRecruited::kind, {}, "recruit_mascot"},
    ActionFact{aw::Summoned::kind, {}, "summon"},
    ActionFact{aw::Passed::kind, {}, "pass"},
    ActionFact{aw::Stumbled::kind, {}, "stumble"},
    ActionFact{aw::BattleBegins::kind, {}, "battle"},
    ActionFact{aw::ConventionHeld::kind, {}, "convention"},
    ActionFact{aw::CampaignRevealed::kind, {}, "reveal"},
    ActionFact{aw::NegotiatorSent::kind, {}, "negotiator"},
    ActionFact{aw::MangaUsed::kind, "manga", {}},
    ActionFact{aw::MangaBorrowed::kind, {}, "loan"},
    ActionFact{aw::StaffDismissed::kind, {}, "dismiss_staff"},
    ActionFact{aw::StaffGiven::kind, {}, "gift_staff"},
    ActionFact{aw::UnitNamed::kind, {}, "cold_blood"},
    ActionFact{aw::MangaSwapped::kind, {}, "bad_book"},
    ActionFact{aw::StudioLifted::kind, {}, "flying_studio"},
    ActionFact{aw::StudioLanded::kind, {}, "flying_studio"},
    ActionFact{aw::ZoneDeafened::kind, {}, "deaf_ear"},
    ActionFact{aw::MascotReplaced::kind, {}, "undercover_agent"},
};

/// One game, as its facts tell it.
class AnimeWarfareGame {
public:
    explicit AnimeWarfareGame(const PlayedGame& played) : played_(played), seats_(played.roster.size()) {}

    OwnRows rows() {
        for (const Record& record : played_.records) {
            for (const Entry& entry : record.journal.entries()) take(entry);
        }
        OwnRows out;
        finish(out);
        out.tables = {std::move(mangas_), std::move(battles_), std::move(actions_)};
        return out;
    }

private:
    struct Seat {
        std::string licence;
        std::map<std::string, std::string> gained;  ///< turn, by manga
        std::map<std::string, int> actions;
        bool won = false;
    };
    static constexpr std::size_t attack_dice = 4, attack_kills = 6, dead = 8;

    Seat& of(const std::string& licence) {
        return *std::find_if(seats_.begin(), seats_.end(), [&](const Seat& seat) { return seat.licence == licence; });
    }

    void take(const Entry& entry) {
        const auto its = [&](std::string_view field) { return cell(entry.fields, field); };
        if (entry.kind == aw::LicenceGiven::kind) {
            seats_[played_.roster.find(its("player"))->value()].licence = its("faction");
        } else if (entry.kind == aw::TurnBegins::kind) {
            turn_ = its("turn");
        } else if (entry.kind == aw::MangaGained::kind) {
            of(its("faction")).gained.emplace(its("manga"), turn_);
        } else if (entry.kind == aw::MangaSwapped::kind) {
            of(its("faction")).gained.emplace(its("take"), turn_);
        } else if (entry.kind == aw::DiceRolled::kind) {
            const std::size_t side = its("side") == "attack" ? 0 : 1;
            battles_.back()[attack_dice + side] = std::to_string(list(entry.fields, "dice").size());
            battles_.back()[attack_kills + side] = its("kills");
        } else if (entry.kind == aw::BattleEnds::kind) {
            in_battle_ = false;
        } else if (entry.kind == aw::UnitDied::kind && in_battle_) {
            battles_.back()[dead] = std::to_string(std::stoi(battles_.back()[dead]) + 1);
        } else if (entry.kind == aw::GameEnds::kind) {
            ending_ = its("why");
        } else if (entry.kind == aw::GameWon::kind) {
            of(its("faction")).won = true;
        }
        if (entry.kind == aw::BattleBegins::kind) begin_battle(entry);
        count_action(entry);
    }

    void begin_battle(const Entry& entry) {
        in_battle_ = true;
        battles_.push_back({turn_, cell(entry.fields, "faction"), cell(entry.fields, "against"),
                            cell(entry.fields, "zone"), "0", "0", "0", "0", "0"});
    }

    void count_action(const Entry& entry) {
        for (const ActionFact& fact : action_facts) {
            if (entry.kind != fact.kind) continue;
            const std::string action = fact.field.empty() ? std::string(fact.action) : cell(entry.fields, fact.field);
            ++of(cell(entry.fields, "faction")).actions[action];
        }
    }

    void finish(OwnRows& out) {
        const bool decided = std::any_of(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.won; });
        std::vector<std::string> winners;
        for (std::size_t i = 0; i < seats_.size(); ++i) {
            const Seat& seat = seats_[i];
            const std::string& policy = played_.policies[i];
            if (seat.won) winners.push_back(seat.licence);
            out.seats.push_back({seat.licence, std::to_string(seat.gained.size()), up_or_down(decided)});
            add_mangas(seat, policy);
            for (const auto& [action, times] : seat.actions)
                actions_.push_back({seat.licence, policy, action, std::to_string(times), up_or_down(seat.won)});
        }
        out.game = {turn_, ending_.empty() ? "aborted" : ending_, up_or_down(!decided), in_one_cell(winners),
                    std::to_string(battles_.size())};
    }

    void add_mangas(const Seat& seat, const std::string& policy) {
        const auto& ids = orders::anime_warfare::manga_words.ids;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (orders::id_of(aw::faction_of(static_cast<aw::Manga>(i))) != seat.licence) continue;
            const auto gained = seat.gained.find(std::string(ids[i]));
            const bool has = gained != seat.gained.end();
            mangas_.push_back({seat.licence, policy, std::string(ids[i]), up_or_down(has), has ? gained->second : "",
                               up_or_down(seat.won)});
        }
    }

    const PlayedGame& played_;
    std::vector<Seat> seats_;
    std::string turn_;
    std::string ending_;
    bool in_battle_ = false;
    std::vector<Row> mangas_;
    std::vector<Row> battles_;
    std::vector<Row> actions_;
};

OwnRows anime_warfare_rows(const PlayedGame& played) { return AnimeWarfareGame(played).rows(); }

}  // namespace

}  // namespace resolution::simulated

namespace resolution::anime_warfare {

namespace {

using simulated::Question;

std::vector<Question> questions() {
    using Kind = Question::Kind;
    std::vector<Question> out{
        {"ending", "How games end", Kind::spread, "games", "ending"},
        {"turns", "Turns of a game, by number of players", Kind::mean, "games", "turns", "players"},
        {"length", "The turn in which games end", Kind::spread, "games", "turns"},
        {"nobody", "Games that nobody wins, by number of players", Kind::rate, "games", "nobody", "players"},
        {"win-by-licence", "Games won, by licence", Kind::rate, "seats", "won", "licence"},
        {"win-of-decided", "Games won, of those that somebody wins, by licence", Kind::rate, "seats", "won", "licence",
         "decided", "1"},
        {"mangas-by-licence", "Mangas that a player ever had, by licence", Kind::mean, "seats", "mangas", "licence"},
        {"gained", "Players who have the manga at some time, by manga", Kind::rate, "mangas", "gained", "manga"},
        {"manga-turn", "The turn in which a manga is gained", Kind::mean, "mangas", "turn", "manga", "gained", "1"},
        {"battles", "Battles of a game, by number of players", Kind::mean, "games", "battles", "players"},
        {"attack-dice", "Dice of the attacker, by licence", Kind::mean, "battles", "attack_dice", "attacker"},
        {"defence-dice", "Dice of the defender, by licence", Kind::mean, "battles", "defence_dice", "defender"},
        {"attack-kills", "Kills that an attacker rolls, by licence", Kind::mean, "battles", "attack_kills", "attacker"},
        {"dead", "Units that die in a battle, by attacker", Kind::mean, "battles", "dead", "attacker"},
        {"action-times", "Times that a player does it, if ever, by action", Kind::mean, "actions", "times", "action"},
    };
    for (const Faction faction : all_factions) {
        const std::string id(id_of(faction));
        out.push_back({"win-by-action-" + id, "Players of " + id + " who win, by what they did", Kind::rate, "actions",
                       "won", "action", "licence", id, true});
    }
    return out;
}

}  // namespace

const simulated::GameTables& Rules::tables() {
    static const simulated::GameTables own{
        .game_columns = {"turns", "ending", "nobody", "licences_won", "battles"},
        .seat_columns = {"licence", "mangas", "decided"},
        .tables =
            {
                {"mangas", {"licence", "policy", "manga", "gained", "turn", "won"}},
                {"battles",
                 {"turn", "attacker", "defender", "zone", "attack_dice", "defence_dice", "attack_kills",
                  "defence_kills", "dead"}},
                {"actions", {"licence", "policy", "action", "times", "won"}},
            },
        .questions = questions(),
        .rows = simulated::anime_warfare_rows,
    };
    return own;
}

}  // namespace resolution::anime_warfare
