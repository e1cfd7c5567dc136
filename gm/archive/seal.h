#pragma once

#include <string>

#include "resolution/seed.h"

namespace gm::archive {

/// What may be published of a turn's hash before the seed is: it binds the game master to the
/// record as the hash does, but nobody without the seed can try out what the record may hold.
/// (In a small game, what is hidden can be guessed, and a bare hash says when a guess is right.)
/// BLAKE2b-256 keyed with the seed, of `seal/NUMBER/HASH`; no label of the dice begins like this.
std::string seal_of(const resolution::Seed& seed, int number, const std::string& hash);

}  // namespace gm::archive
