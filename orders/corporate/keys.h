#pragma once

// Every word of the sheet that is not a name, in one place: what reading accepts
// and writing uses. Another language is another spelling of this list.

#include <string_view>

namespace orders::corporate::keys {

inline constexpr std::string_view turn = "turn", player = "player", instinct = "instinct", votes = "votes",
                                  forecasts = "forecasts", honour = "honour", transfers = "transfers", buy = "buy",
                                  runs = "runs", dragon = "dragon", party_line = "party_line",
                                  public_contract = "public_contract", grant = "grant", auction = "auction",
                                  captives = "captives", agents = "agents", citizenship = "citizenship",
                                  evidence = "evidence", notes = "notes", gm_note = "gm_note";

inline constexpr std::string_view up = "up", down = "down";                             // votes
inline constexpr std::string_view corporation = "corporation", rank = "rank";           // forecasts
inline constexpr std::string_view beg = "beg";                                          // honour
inline constexpr std::string_view to = "to", amount = "amount", contract = "contract";  // transfers
inline constexpr std::string_view share = "share", influence = "influence", loyalty = "loyalty",
                                  political_points = "political_points", party = "party", croc = "croc",
                                  croc_bonus = "croc_bonus", croc_run = "croc_run", war_honour = "war_honour";  // buy
inline constexpr std::string_view type = "type", target = "target", benefit = "benefit", line = "line", agent = "agent",
                                  invest = "invest", network = "network", awakened = "awakened", except = "except",
                                  dragon_bonus = "dragon_bonus", deposit_only = "deposit_only",
                                  favour = "favour";               // runs
inline constexpr std::string_view estimates = "estimates";         // dragon
inline constexpr std::string_view add = "add", remove = "remove";  // public_contract
inline constexpr std::string_view assets = "assets";               // grant
inline constexpr std::string_view authorise = "authorise", run = "run", secret_allies = "secret_allies";  // agents
inline constexpr std::string_view with = "with";                                                          // evidence

inline constexpr std::string_view independents = "independents", none = "none";
inline constexpr std::string_view run_prefix = "run:", croc_prefix = "croc:", secret_prefix = "secret:",
                                  proof_prefix = "proof:", sheet_prefix = "sheet:", agent_prefix = "agent:";

}  // namespace orders::corporate::keys
