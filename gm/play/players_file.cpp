#include "gm/play/players_file.h"

#include <algorithm>
#include <map>

#include "gm/report/template_set.h"
#include "gm/store/player.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm {

namespace {

using orders::DocumentReader;
using orders::Member;
using orders::Node;

/// What `gm report` and scenarios call readers who are not one player.
bool is_reserved(const std::string& id) { return id == "bulletin" || id == "public"; }

bool is_address(const std::string& text) {
    const auto at = text.find('@');
    const bool one_at = at != std::string::npos && text.find('@', at + 1) == std::string::npos;
    const bool clean = text.find_first_of(" \t\r\n,;<>\"") == std::string::npos;
    return one_at && clean && at > 0 && at + 1 < text.size();
}

struct Enrolment {
    DocumentReader& reader;
    std::map<std::string, std::string> ids_by_mail;

    void check_address(const Node& node, const std::string& id, const std::string& mail) {
        if (!is_address(mail)) {
            reader.invalid(node.mark, "'" + orders::clip(mail, 60) + "' is not a mail address",
                           "write it as name@example.org");
            return;
        }
        const auto [other, is_new] = ids_by_mail.emplace(orders::fold(mail), id);
        if (!is_new) reader.invalid(node.mark, id + " has the same mail address as " + other->second);
    }

    /// The name to show: it stands in lines of tables and of mails.
    std::string name(const std::string& id, const Node& player) {
        const Node* node = player.find("name");
        if (node == nullptr) return id;
        const std::string text = reader.text(*node, "name").value_or(id);
        if (text.find('\n') != std::string::npos) reader.invalid(node->mark, "a name is one line");
        return text;
    }

    Contact contact(const std::string& id, const Node& player, const std::string& default_language) {
        Contact out{"", default_language};
        if (const Node* mail = reader.required(player, "mail", id)) {
            if (const auto text = reader.text(*mail, "mail")) {
                out.mail = *text;
                check_address(*mail, id, *text);
            }
        }
        if (const Node* language = player.find("language")) {
            const auto text = reader.text(*language, "language");
            if (text && speaks(*text)) {
                out.language = *text;
            } else if (text) {
                reader.invalid(language->mark, "unknown language '" + orders::clip(*text, 20) + "'",
                               "known here: fr, en");
            }
        }
        return out;
    }
};

Node without_contact(const Node& player) {
    Node character = player;
    std::erase_if(character.members, [](const Member& member) {
        return member.key == "name" || member.key == "mail" || member.key == "language";
    });
    return character;
}

}  // namespace

PlayersFile read_players(orders::Document document, const std::string& language) {
    DocumentReader reader(document);
    std::vector<resolution::Seat> seats;
    std::vector<Contact> contacts;
    Enrolment enrolment{reader, {}};
    const Node* players = nullptr;
    if (reader.map(document.root, "a players file") != nullptr) {
        reader.known_keys(document.root, {"players"});
        players = reader.required(document.root, "players", "the players file");
    }
    if (players != nullptr && reader.map(*players, "players") != nullptr) {
        for (const Member& member : players->members) {
            if (!is_player_id(member.key)) {
                reader.invalid(member.mark, "'" + orders::clip(member.key, 40) + "' cannot be a player's id",
                               "use up to 32 lower-case letters, digits and hyphens");
            }
            if (is_reserved(member.key)) {
                reader.invalid(member.mark,
                               "'" + member.key + "' cannot be a player's id: it means what everybody reads");
            }
            if (reader.map(member.value, member.key) == nullptr) continue;
            const std::string shown = enrolment.name(member.key, member.value);
            contacts.push_back(enrolment.contact(member.key, member.value, language));
            seats.push_back({member.key, shown, without_contact(member.value)});
        }
    }
    orders::Problems problems = reader.take_problems();
    return {std::move(document), resolution::Roster(std::move(seats)), std::move(contacts), std::move(problems)};
}

}  // namespace gm
