// What simulations write down of one game, from its facts: games, mages, turns, and what became of each schemed card.

#include "resolution/rollback_propaganda/game_told.h"

#include <algorithm>
#include <map>

#include "resolution/fact_cells.h"
#include "resolution/rollback_propaganda/facts.h"

namespace resolution::simulated {

namespace {

using namespace rollback_propaganda;

std::string flag(bool up) { return up ? "1" : "0"; }

struct MageCounts {
    std::string start_contract;
    std::string contract;
    int contract_changes = 0;
    int points = 0;
    int points_as_active = 0;
    int turns_active = 0;
    int rollbacks_active = 0;
    int reveals_active = 0;
    int flipped = 0;
    int buried = 0;
    int ethers = 0;
    std::string rank = "";  ///< nobody's, of a game that was aborted
    std::string hand = "";
    std::string grimoire = "";
    std::string modifiers = "";
};

struct TurnCounts {
    std::string number;
    std::size_t active = 0;
    std::string future;
    std::string known;
    std::string limit;
    std::string popularity;
    std::string reveals = "0";
    std::string present = "0";
    std::string stealth = "0";
    std::string end_reason = "";
    std::string bust_card = "";
    bool reversed = false;
    bool undone = false;
    int flips = 0;
    int buries = 0;
    int interdicted = 0;
    int elections = 0;
    int points = 0;
    std::map<std::size_t, int> points_of = {};  ///< by seat
};

/// One card that was flipped or buried.
struct Play {
    std::size_t seat = 0;
    std::string card;
    std::string action;
    std::string target = "";
    std::string ethers = "0";
    std::int64_t popularity = 0;
};

struct GameCounts {
    std::string grimoire;
    std::string stealth_limit;
    std::string min_reveal;
    std::string tie;
    std::string first_mage;
    std::string winner;
    std::string tie_broken_by;
    int overflows = 0;
    int explosions = 0;
    int stalemates = 0;
    int anchors = 0;
    int elections = 0;
    int resolved = 0;
    int forgotten = 0;
    bool aborted = false;
};

/// One game, as its facts tell it.
class RollbackGame {
public:
    explicit RollbackGame(const PlayedGame& played) : played_(played), mages_(played.roster.size()) {}

    OwnRows rows() {
        for (const Record& record : played_.records) {
            for (const Entry& entry : record.journal.entries()) take(entry);
        }
        finish_turn();
        OwnRows out;
        out.game = game_row();
        for (std::size_t seat = 0; seat < mages_.size(); ++seat) out.seats.push_back(mage_row(seat));
        out.tables = {std::move(turns_), std::move(plays_)};
        return out;
    }

private:
    std::size_t seat_of(const std::string& mage) const { return played_.roster.find(mage)->value(); }
    static std::size_t owner_of(const Entry& entry) { return entry.audience.players().list().front().value(); }

    void take(const Entry& entry) {
        const Fields& fields = entry.fields;
        if (take_set_up(entry) || take_turn(entry) || take_card(entry)) return;
        if (entry.kind == EventResolved::kind) {
            ++game_.resolved;
            flipped_.reset();
        } else if (entry.kind == PopularityChanged::kind) {
            popularity_[cell(fields, "faction")] = cell(fields, "now");
            if (flipped_) plays_of_turn_[*flipped_].popularity += number(fields, "change");
        } else if (entry.kind == ContractShown::kind) {
            // An Election shows every Contract; those of the first seat count each once.
            if (seat_of(cell(fields, "player")) == 0) ++turn_.elections;
        } else if (entry.kind == PointScored::kind) {
            score(seat_of(cell(fields, "player")));
        } else if (entry.kind == ContractReceived::kind) {
            MageCounts& mage = mages_[owner_of(entry)];
            mage.contract = cell(fields, "faction");
            ++mage.contract_changes;
        } else if (entry.kind == FinalPlace::kind) {
            finish(mages_[seat_of(cell(fields, "player"))], fields);
        } else if (entry.kind == TieBroken::kind) {
            game_.tie_broken_by = cell(fields, "by");
        } else if (entry.kind == GameWon::kind) {
            game_.winner = cell(fields, "player");
        } else if (entry.kind == GameAborted::kind) {
            game_.aborted = true;
        }
    }

    bool take_set_up(const Entry& entry) {
        const Fields& fields = entry.fields;
        if (entry.kind == Welcome::kind) {
            game_.grimoire = cell(fields, "grimoire");
        } else if (entry.kind == ContractDealt::kind) {
            MageCounts& mage = mages_[owner_of(entry)];
            mage.start_contract = mage.contract = cell(fields, "faction");
        } else if (entry.kind == StakesTold::kind) {
            game_.stealth_limit = cell(fields, "stealth_limit");
            game_.min_reveal = cell(fields, "min_reveal");
            game_.tie = cell(fields, "tie");
            points_ = static_cast<int>(number(fields, "points"));
            for (const Value& faction : list(fields, "factions")) {
                factions_.push_back(cell(faction));
                popularity_[factions_.back()] = cell(fields, "popularity");
            }
        } else {
            return false;
        }
        return true;
    }

    bool take_turn(const Entry& entry) {
        const Fields& fields = entry.fields;
        if (entry.kind == TurnOpened::kind) {
            open_turn(fields);
        } else if (entry.kind == RevealEnded::kind) {
            turn_.end_reason = cell(fields, "reason");
            turn_.reveals = cell(fields, "reveals");
            turn_.present = cell(fields, "present");
            turn_.stealth = cell(fields, "stealth");
            turn_.bust_card = cell(fields, "event");
            turn_.reversed = cell(fields, "reversed") == "1";
        } else if (entry.kind == TurnUndone::kind) {
            turn_.undone = true;
            ++(cell(fields, "reason") == "overflow" ? game_.overflows : game_.explosions);
        } else if (entry.kind == EventForgotten::kind) {
            ++game_.forgotten;
            // An Explosion weighs nothing: the card that overflows is forgotten in a stalemate alone (RP-17).
            if (turn_.end_reason == "overflow" && cell(fields, "event") == turn_.bust_card) ++game_.stalemates;
        } else if (entry.kind == AnchorUsed::kind) {
            ++game_.anchors;
        } else {
            return false;
        }
        return true;
    }

    void open_turn(const Fields& fields) {
        finish_turn();
        turn_ = {};
        turn_.number = cell(fields, "turn");
        turn_.active = seat_of(cell(fields, "player"));
        turn_.future = cell(fields, "future");
        turn_.known = cell(fields, "known");
        turn_.limit = cell(fields, "limit");
        turn_.popularity = popularity();
        if (game_.first_mage.empty()) game_.first_mage = cell(fields, "player");
    }

    bool take_card(const Entry& entry) {
        const Fields& fields = entry.fields;
        if (entry.kind == OwnCardBuried::kind) {
            const bool interdicted = cell(fields, "interdicted") == "1";
            const std::size_t seat = owner_of(entry);
            plays_of_turn_.push_back({seat, cell(fields, "card"), interdicted ? "interdicted" : "bury"});
            ++mages_[seat].buried;
            ++turn_.buries;
            turn_.interdicted += interdicted ? 1 : 0;
            if (!interdicted) flipped_.reset();
        } else if (entry.kind == CardFlipped::kind) {
            const std::size_t seat = seat_of(cell(fields, "player"));
            const auto& spent = list(fields, "ethers");
            const std::string ethers = spent.empty() ? "0" : cell(spent.back());
            flipped_ = plays_of_turn_.size();
            plays_of_turn_.push_back({seat, cell(fields, "card"), "flip", cell(fields, "target"), ethers});
            ++mages_[seat].flipped;
            mages_[seat].ethers += std::stoi(ethers);
            ++turn_.flips;
        } else {
            return false;
        }
        return true;
    }

    void score(std::size_t seat) {
        turn_.points += points_;
        turn_.points_of[seat] += points_;
        mages_[seat].points += points_;
        if (seat == turn_.active) mages_[seat].points_as_active += points_;
    }

    static void finish(MageCounts& mage, const Fields& fields) {
        mage.rank = cell(fields, "place");
        mage.hand = cell(fields, "hand");
        mage.grimoire = cell(fields, "grimoire");
        mage.modifiers = cell(fields, "modifiers");
    }

    /// `5|7|4|5|5`, in the order of the data.
    std::string popularity() const {
        std::vector<std::string> all;
        for (const std::string& faction : factions_) all.push_back(popularity_.at(faction));
        return in_one_cell(all);
    }

    void finish_turn() {
        if (turn_.number.empty()) return;
        const std::string& policy = played_.policies[turn_.active];
        turns_.push_back({turn_.number,
                          std::to_string(turn_.active),
                          policy,
                          turn_.future,
                          turn_.known,
                          turn_.reveals,
                          turn_.present,
                          turn_.stealth,
                          turn_.limit,
                          turn_.end_reason,
                          flag(turn_.undone),
                          turn_.bust_card,
                          std::to_string(turn_.flips),
                          std::to_string(turn_.buries),
                          std::to_string(turn_.interdicted),
                          flag(turn_.reversed),
                          std::to_string(turn_.elections),
                          std::to_string(turn_.points),
                          turn_.popularity,
                          popularity()});
        for (const Play& play : plays_of_turn_) {
            plays_.push_back({turn_.number, std::to_string(play.seat), flag(play.seat == turn_.active), play.card,
                              play.action, play.target, play.ethers, std::to_string(play.popularity),
                              std::to_string(turn_.points_of[play.seat])});
        }
        plays_of_turn_.clear();
        flipped_.reset();
        MageCounts& active = mages_[turn_.active];
        ++active.turns_active;
        active.rollbacks_active += turn_.undone ? 1 : 0;
        active.reveals_active += std::stoi(turn_.reveals);
        game_.elections += turn_.elections;
    }

    Row game_row() const {
        std::vector<int> points;
        for (const MageCounts& mage : mages_) points.push_back(mage.points);
        std::sort(points.rbegin(), points.rend());
        const bool won = !game_.winner.empty();
        const MageCounts nobody;
        const MageCounts& winner = won ? mages_[seat_of(game_.winner)] : nobody;
        return {std::to_string(played_.seed),
                std::to_string(mages_.size()),
                game_.grimoire,
                game_.stealth_limit,
                game_.min_reveal,
                game_.tie,
                std::to_string(turns_.size()),
                std::to_string(game_.overflows),
                std::to_string(game_.explosions),
                std::to_string(game_.stalemates),
                std::to_string(game_.anchors),
                std::to_string(game_.elections),
                std::to_string(game_.resolved),
                std::to_string(game_.forgotten),
                game_.first_mage,
                game_.winner,
                won ? played_.policies[seat_of(game_.winner)] : "",
                winner.start_contract,
                winner.contract,
                std::to_string(points.front()),
                std::to_string(points[points.size() < 2 ? 0 : 1]),
                flag(!game_.tie_broken_by.empty()),
                flag(game_.tie_broken_by == "lot"),
                flag(game_.aborted || played_.aborted)};
    }

    Row mage_row(std::size_t seat) const {
        const MageCounts& mage = mages_[seat];
        const std::size_t first = game_.first_mage.empty() ? 0 : seat_of(game_.first_mage);
        return {std::to_string(seat),
                std::to_string((seat + mages_.size() - first) % mages_.size()),
                played_.policies[seat],
                mage.start_contract,
                mage.contract,
                std::to_string(mage.contract_changes),
                std::to_string(mage.points),
                mage.rank,
                flag(played_.roster.ids()[seat] == game_.winner),
                std::to_string(mage.points_as_active),
                std::to_string(mage.points - mage.points_as_active),
                std::to_string(mage.turns_active),
                std::to_string(mage.rollbacks_active),
                std::to_string(mage.reveals_active),
                std::to_string(mage.flipped),
                std::to_string(mage.buried),
                std::to_string(mage.ethers),
                mage.modifiers,
                mage.hand,
                mage.grimoire,
                "0"};  // bots decide as the game goes, and are never silent
    }

    const PlayedGame& played_;
    GameCounts game_;
    std::vector<MageCounts> mages_;  ///< by seat
    TurnCounts turn_;
    std::vector<Play> plays_of_turn_;
    std::optional<std::size_t> flipped_;  ///< whose changes of popularity come now
    int points_ = 1;                      ///< of an Election
    std::vector<std::string> factions_;   ///< in play
    std::map<std::string, std::string> popularity_;
    std::vector<Row> turns_;
    std::vector<Row> plays_;
};

}  // namespace

OwnRows rollback_rows(const PlayedGame& played) { return RollbackGame(played).rows(); }

}  // namespace resolution::simulated
