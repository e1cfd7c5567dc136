#include <sodium.h>

#include <array>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/mail/tokens.h"

namespace gm {

namespace {

/// 120 bits from an alphabet in which nothing looks like anything else.
std::string drawn_token() {
    constexpr std::string_view alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
    constexpr int length = 24;
    if (sodium_init() < 0) throw std::runtime_error("libsodium could not start");
    std::string token;
    for (int i = 0; i < length; ++i)
        token += alphabet[randombytes_uniform(static_cast<std::uint32_t>(alphabet.size()))];
    return token;
}

}  // namespace

ExitCode run_token(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_write(invocation, terminal, "token");
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto player = in_play->find_player(*invocation.argument("PLAYER"));
    if (!player) return refuse(terminal, player.problems());
    const std::string& id = in_play->roster.id(*player);
    const bool revoked = invocation.has("--revoke");
    const std::string token = revoked ? "" : drawn_token();
    const std::optional<std::string> hash = revoked ? std::nullopt : std::optional(mail::token_hash(token));
    const nlohmann::json detail = {{"player", id}, {"revoked", revoked}};
    const auto kept = in_play->store.set_token_hash(*player, hash, {now_utc(), "token", detail.dump()});
    if (!kept) return refuse(terminal, kept.problems());
    if (invocation.json) {
        terminal.answer(
            nlohmann::json{{"player", id}, {"token", revoked ? nlohmann::json(nullptr) : nlohmann::json(token)}});
    } else if (revoked) {
        terminal.say("The token of " + terminal.bold(id) + " opens nothing any more.");
    } else {
        terminal.say("gm-token: " + token);
        terminal.note("Give this line to " + id +
                      " alone: a mail that carries it counts as theirs, whatever address it comes from. "
                      "It is shown this once; a new one replaces it.");
    }
    return ExitCode::done;
}

}  // namespace gm
