#include "gm/web/master/desk.h"

#include <algorithm>
#include <array>

namespace gm::web {

namespace {

using enum DeskEffect;

// No page names a file of the machine that gm runs on: what is read is sent along, what is written is shown.
constexpr std::string_view path = "path";
constexpr std::string_view mailbox = "mailbox";    // its password does not travel through a browser
constexpr std::string_view own_link = "own_link";  // who steals a cookie must not be able to make it last
constexpr std::string_view no_pager = "no_pager";  // pages have none

std::vector<DeskCommand> make_desk() {
    std::vector<DeskCommand> all{
        {"status", "turn", looks, {}, {}, {}, "/gm"},
        {"check", "sheets", looks, {"--sheet"}},
        {"sheet", "sheets", looks, {}, {{"--out", path}, {"--force", path}}},
        {"sheet convert", "sheets", looks, {"FILE"}},
        {"import",
         "sheets",
         changes,
         {"PATH"},
         {{"--imap", mailbox}, {"--credentials", mailbox}, {"--ca-file", mailbox}, {"--all", mailbox}}},
        {"aside", "sheets", changes, {}, {}, {"--player", "--drop"}},
        {"accept", "sheets", changes},
        {"bot", "sheets", looks, {}, {{"--out", path}}},
        {"remind", "sheets", changes},
        {"resolve", "turn", changes, {"--dice"}, {}, {}, "/gm/preview"},
        {"what-if", "turn", looks, {"SHEET", "--orders", "--dice"}},
        {"undo", "turn", changes, {}, {}, {}, "/gm/undo"},
        {"report", "mails", looks},
        {"bulletin", "mails", changes, {"--file"}, {}, {}, "/gm/bulletin"},
        {"retell", "mails", changes, {}, {}, {}, "/gm/retell"},
        {"send", "mails", goes_out, {}, {{"--preview", path}}, {}, "/gm/mails"},
        {"rule list", "rulings", looks, {}, {}, {}, "/gm/rulings"},
    };
    for (const std::string_view kind : {"rule set", "rule adjust", "rule contract", "rule breach", "rule publish",
                                        "rule accept-late", "rule replace-player", "rule eliminate", "rule migrate"})
        all.push_back({kind, "rulings", changes, {}, {{"--dry-run", "asked_first"}}});
    all.push_back({"rule revoke", "rulings", changes, {}, {{"--dry-run", "asked_first"}}});
    all.push_back({"token", "players", changes});
    all.push_back({"link", "players", changes, {}, {{"--gm", own_link}}});
    all.push_back({"audit verify", "audit", looks});
    for (const std::string_view kind : {"audit trail", "audit rolls", "audit ledger", "audit why", "audit diff"})
        all.push_back({kind, "audit", looks, {}, {{"--no-pager", no_pager}}});
    all.push_back({"audit fair", "audit", looks, {"FILE"}});
    all.push_back({"export", "archive", looks, {}, {{"--out", path}, {"--force", path}}, {}, "/gm/downloads"});
    all.push_back({"backup", "archive", changes, {}, {{"--out", path}}});
    all.push_back({"reveal", "archive", goes_out, {}, {{"--out", path}}});
    return all;
}

constexpr std::array exceptions{
    NotOnDesk{"new", "makes another game; this site is about one"},
    NotOnDesk{"import-game", "makes another game; this site is about one"},
    NotOnDesk{"serve", "is what answers here"},
    NotOnDesk{"conform", "is about gm itself, not about a game; reads any file it is told to"},
    NotOnDesk{"simulate", "is about no game in play, and takes all the machine has"},
    NotOnDesk{"simulate merge", "is about no game in play; reads any file it is told to"},
};

}  // namespace

bool DeskCommand::takes_content(std::string_view field) const {
    return std::find(contents.begin(), contents.end(), field) != contents.end();
}

bool DeskCommand::leaves_out(std::string_view field) const {
    return std::any_of(left_out.begin(), left_out.end(), [&](const LeftOut& one) { return one.name == field; });
}

std::span<const DeskCommand> desk() {
    static const std::vector<DeskCommand> all = make_desk();
    return all;
}

std::string path_name(std::string_view command) {
    std::string name(command);
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

const DeskCommand* find_on_desk(std::string_view wanted) {
    for (const DeskCommand& one : desk())
        if (path_name(one.name) == wanted) return &one;
    return nullptr;
}

std::span<const NotOnDesk> not_on_desk() { return exceptions; }

}  // namespace gm::web
