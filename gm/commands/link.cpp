#include "gm/web/links/links.h"

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"

namespace gm {

namespace {

using web::Keys;

orders::Result<std::vector<std::string>> seats_asked(const GameInPlay& in_play, const Invocation& invocation) {
    std::vector<std::string> seats;
    const auto player = invocation.argument("PLAYER");
    if (invocation.has("--all")) {
        for (const PlayerRow& row : in_play.players) seats.push_back(row.id);
    } else if (player) {
        GM_TAKE(const auto found, in_play.find_player(*player));
        seats.push_back(in_play.roster.id(found));
    }
    if (invocation.has("--gm")) seats.emplace_back(LinkRow::game_master);
    if (seats.empty())
        return orders::invalid("whose link?", "gm link PLAYER, gm link --all, or gm link --gm for yours");
    return seats;
}

/// What the links of these seats must become; none of those that stand as they are.
std::vector<LinkRow> changed_links(const std::vector<LinkRow>& links, const std::vector<std::string>& seats,
                                   const Invocation& invocation, const Keys& keys, const std::string& now) {
    std::vector<LinkRow> changed;
    for (const std::string& seat : seats) {
        const auto before = web::link_of_seat(links, seat);
        if (invocation.has("--revoke")) {
            if (before && before->token_hash) changed.push_back({seat, before->generation + 1, std::nullopt, now});
        } else if (invocation.has("--renew") || !before || web::wants_a_new_one(keys, *before)) {
            changed.push_back(web::next_link(keys, seat, before, now));
        }
    }
    return changed;
}

orders::Outcome store_links(const Invocation& invocation, Terminal& terminal, const std::vector<std::string>& seats,
                            const Keys& keys) {
    GM_TAKE(auto in_play, open_to_write(invocation, terminal, "link"));
    GM_TAKE(auto links, in_play.store.links());
    const std::string now = now_utc();
    const auto changed = changed_links(links, seats, invocation, keys, now);
    if (changed.empty()) return orders::done();
    nlohmann::json detail = {{"seats", nlohmann::json::array()}, {"revoked", invocation.has("--revoke")}};
    for (const LinkRow& link : changed) detail["seats"].push_back(link.seat);
    return in_play.store.set_links(changed, {now, "link", detail.dump()});
}

}  // namespace

ExitCode run_link(const Invocation& invocation, Terminal& terminal) {
    const auto settings = web::load_settings(invocation.folder);
    if (!settings) return refuse(terminal, settings.problems(), ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto seats = seats_asked(*in_play, invocation);
    if (!seats) return refuse(terminal, seats.problems());
    const auto keys = Keys::of(invocation.folder);
    if (!keys) return refuse(terminal, keys.problems());
    if (const auto stored = store_links(invocation, terminal, *seats, *keys); !stored)
        return refuse(terminal, stored.problems());
    const auto links = in_play->store.links();
    if (!links) return refuse(terminal, links.problems());
    nlohmann::json answer = nlohmann::json::array();
    for (const std::string& seat : *seats) {
        const auto row = web::link_of_seat(*links, seat);
        const bool open = row && row->token_hash;
        const std::string link = open ? web::private_link(*settings, keys->token(seat, row->generation)) : "";
        if (invocation.json) {
            answer.push_back({{"seat", seat}, {"link", open ? nlohmann::json(link) : nlohmann::json(nullptr)}});
        } else {
            const std::string name = seat == LinkRow::game_master ? "game master" : seat;
            terminal.say(terminal.bold(name) + (open ? "  " + link : "  has no link; --renew makes one."));
        }
    }
    if (invocation.json) terminal.answer(answer);
    if (!invocation.json && !invocation.has("--revoke")) {
        terminal.note("Who has a link is taken for its owner: give it to nobody else. --renew makes the old one void.");
        if (settings->address.empty())
            terminal.note("'address:' in web.yaml says where players find the site, for links in mails too.");
    }
    return ExitCode::done;
}

}  // namespace gm
