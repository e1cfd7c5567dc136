#include "gm/rulings/make.h"

#include <algorithm>

#include "gm/play/resolve.h"
#include "gm/report/mail_diff.h"
#include "gm/store/message_ids.h"
#include "resolution/ruling_figure.h"

namespace gm {

using nlohmann::json;
using resolution::Audience;
using resolution::PlayerIndex;
using resolution::Reader;

namespace {

orders::Result<RulingId> next_number(const Store& store) {
    GM_TAKE(auto rulings, store.rulings());
    std::int64_t last = 0;
    for (const RulingRow& ruling : rulings) last = std::max(last, static_cast<std::int64_t>(ruling.id));
    return RulingId{last + 1};
}

/// Ids of mails are never used twice, though a ruling may be made, revoked and made again.
void name_messages(const GameInPlay& in_play, TriedRuling& tried) {
    const std::string mark = ruling_mark(in_play.campaign.seed.hex(), tried.row.id);
    for (NewMessage& message : tried.effects.messages) {
        const std::string stem = message_id_stem(in_play.campaign.commitment, message.turn, message.kind,
                                                 in_play.roster.id(*message.player));
        message.message_id = message_id(stem, mark);
        message.ruling = tried.row.id;
    }
}

/// Does a player see another game than before, without being told of the ruling?
bool seen_by_others(const GameInPlay& in_play, const resolution::Position& after, const Audience& audience) {
    const auto roster = in_play.roster.all();
    return std::any_of(roster.begin(), roster.end(), [&](PlayerIndex player) {
        const Reader reader = Reader::player(player);
        return !audience.includes(reader) &&
               in_play.game->view(in_play.position, reader) != in_play.game->view(after, reader);
    });
}

orders::Result<std::vector<ReadMail>> mails_now(const GameInPlay& in_play, ResolveRequest request) {
    request.any_version = true;
    GM_TAKE(auto resolved, resolve_turn(in_play, request));
    return std::move(resolved.readable);
}

orders::Result<SheetInstead> instead_of_waiting(const GameInPlay& in_play, const OtherSheet& other) {
    if (!other.row) return SheetInstead{other.player, std::nullopt, ""};
    GM_TAKE(auto orders, read_sheet(in_play, in_play.position, *other.row));
    if (orders) {
        GM_TAKE(orders, with_waiting(in_play, other.player, *std::move(orders)));
    }
    return SheetInstead{other.player, std::move(orders), other.row->digest};
}

void seat(GameInPlay& in_play, const SeatChange& change) {
    in_play.players[change.player.value()] = change.row;
    std::vector<resolution::Seat> seats = in_play.roster.seats();
    seats[change.player.value()].name = change.row.name;
    in_play.roster = resolution::Roster(std::move(seats));
}

}  // namespace

orders::Result<TriedRuling> try_ruling(const GameInPlay& in_play, RulingDraft draft, const std::string& reason,
                                       const std::optional<Audience>& audience, const std::string& now) {
    if (in_play.over())
        return orders::invalid("this game is over: there is no turn to come that a ruling could belong to");
    GM_TAKE(auto number, next_number(in_play.store));
    TriedRuling tried;
    tried.row.id = number;
    tried.row.turn = in_play.next_turn();
    tried.row.at = now;
    tried.row.kind = draft.kind;
    tried.row.reason = reason;
    tried.row.data = draft.args.dump();
    tried.effects = std::move(draft.effects);
    tried.instead = std::move(draft.instead);
    const auto apply = [&](const Audience& known_by) {
        tried.row.audience = audience_text(known_by, in_play.roster);
        tried.opening = {in_play.position, in_play.ruled};
        return add_to(tried.opening, *in_play.game, in_play.roster, tried.row);
    };
    Audience known_by = audience.value_or(draft.usual_audience.value_or(Audience::game_master()));
    GM_TAKE(auto applied, apply(known_by));
    if (!audience && !draft.usual_audience) {
        known_by = usual_audience(in_play, tried.opening.position, draft.args.at("path").get<resolution::FigurePath>());
        GM_TAKE(applied, apply(known_by));
    }
    tried.others_see_it = seen_by_others(in_play, tried.opening.position, known_by);
    name_messages(in_play, tried);
    return tried;
}

orders::Outcome keep_ruling(GameInPlay& in_play, const TriedRuling& tried) {
    const json detail = {{"number", static_cast<std::int64_t>(tried.row.id)},
                         {"turn", tried.row.turn},
                         {"kind", tried.row.kind},
                         {"reason", tried.row.reason},
                         {"known_by", json::parse(tried.row.audience)},
                         {"data", json::parse(tried.row.data)}};
    GM_TAKE(auto kept, in_play.store.add_ruling(tried.row, {tried.row.at, "rule", detail.dump()}, tried.effects));
    if (kept != tried.row.id) throw std::logic_error("a ruling was kept under another number than it was tried");
    return orders::done();
}

orders::Result<std::vector<MailChange>> preview(GameInPlay& in_play, const TriedRuling& tried) {
    GM_TAKE(auto before, mails_now(in_play, {std::nullopt, tried.row.at}));
    in_play.position = tried.opening.position;
    in_play.ruled = tried.opening.record;
    if (tried.effects.seat) seat(in_play, *tried.effects.seat);
    ResolveRequest request{std::nullopt, tried.row.at};
    if (tried.instead) {
        GM_TAKE(auto other, instead_of_waiting(in_play, *tried.instead));
        request.instead.push_back(std::move(other));
    }
    GM_TAKE(auto after, mails_now(in_play, std::move(request)));
    return mail_changes(before, after);
}

orders::Result<TriedRuling> try_revoking(const GameInPlay& in_play, const RulingRow& ruling) {
    GM_TAKE(auto left, in_play.position_after(in_play.last.number));
    std::vector<RulingRow> others = in_play.rulings;
    std::erase_if(others, [&](const RulingRow& other) { return other.id == ruling.id; });
    auto opening = open_turn(*in_play.game, in_play.roster, left, others);
    if (!opening) {
        orders::Problems problems = opening.problems();
        for (orders::Problem& problem : problems)
            problem.what = "without ruling " + to_text(ruling.id) + ", " + problem.what;
        return orders::Failure{std::move(problems)};
    }
    GM_TAKE(auto back, put_back_by_revoking(in_play, ruling));
    return TriedRuling{ruling, std::move(*opening), std::move(back.effects), std::move(back.instead), false};
}

}  // namespace gm
