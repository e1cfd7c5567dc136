#pragma once

#include "orders/money.h"
#include "resolution/described/fields.h"
#include "resolution/tiny/figures.h"

namespace resolution::tiny {

struct Player {
    std::string id;
    orders::Money coins;
    int lucky = 1;  ///< a face of the die
    int points = 0;

    static constexpr auto described() {
        using namespace described;
        return needed(field<&Player::coins>("coins", {0, 1'000'000'000'000}).known_to(owner),
                      field<&Player::lucky>("lucky", {1, 1000}).known_to(owner),
                      field<&Player::points>("points", {0, 1'000'000'000}).known_to(everyone));
    }
};

struct State {
    int turn = 1;
    std::vector<Player> players;

    static constexpr auto described() {
        using namespace described;
        return fields(enrolled<&State::players, &Player::id>("order").known_to(everyone),
                      field<&State::turn>("turn", {1, 100'000}).known_to(everyone).must(),
                      field<&State::players>("players", by<PlayerIndex, std::vector<Player>>).known_to(everyone).must(),
                      agreement<&State::lucky_faces>());
    }
    static void lucky_faces(State& state, const described::Source& from) {
        const int faces = from.names().game<Figures>().faces;
        for (const Player& player : state.players) {
            if (player.lucky > faces)
                from.wrong("a whole number from 1 to " + std::to_string(faces) + " is needed as a lucky number");
        }
    }
};

}  // namespace resolution::tiny
