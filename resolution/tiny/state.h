#pragma once

// What a campaign of Sealed Bids is made of, and where a game stands.

#include "orders/money.h"
#include "resolution/described/player_count.h"

namespace resolution::tiny {

struct Figures {
    int turns = 0;
    int faces = 0;  ///< of the die
    orders::Money coins;
    orders::Money lucky_coins;
    orders::Money windfall;
    PlayerCount players;

    static constexpr auto described() {
        using namespace described;
        return campaign(field<&Figures::turns>("turns", {1, 1000}).known_to(everyone),
                        field<&Figures::faces>("faces", {2, 1000}).known_to(everyone), field<&Figures::coins>("coins"),
                        field<&Figures::lucky_coins>("lucky_coins"), field<&Figures::windfall>("windfall"),
                        field<&Figures::players>("players"));
    }
};

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

    Player& operator[](PlayerIndex player) { return players[player.value()]; }
    const Player& operator[](PlayerIndex player) const { return players[player.value()]; }

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
