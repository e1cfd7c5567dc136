#pragma once

#include <string>
#include <vector>

#include "orders/document.h"
#include "orders/problem.h"
#include "resolution/roster.h"

namespace gm {

/// How to reach a player: the toolkit's business, not the rules'.
struct Contact {
    std::string mail;
    std::string language;
};

/// A players file: who plays, how to reach them, and the characters for the game.
///
///   players:
///     akira: {name: Akira Tanaka, mail: akira@example.org, language: fr, ...}
struct PlayersFile {
    orders::Document document;
    resolution::Roster roster;
    std::vector<Contact> contacts;  ///< in the same order
    orders::Problems problems;      ///< if any, this much could be read, and no game may start with it
};

/// `language`: that of players who choose none.
PlayersFile read_players(orders::Document document, const std::string& language);

}  // namespace gm
