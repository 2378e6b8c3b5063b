// A match of twenty games between level 1 and a player of one's own, in C++.
// c++ -std=c++17 match.cpp $(pkg-config --cflags --libs parlour)
#include <array>
#include <cstdint>
#include <iostream>
#include <parlour.h>
#include <vector>

using namespace std;

// Takes the move after which it has most points at once.
static parlour_move greedy(void *, const parlour_state *now)
{
    vector<parlour_move> moves(PARLOUR_MOVES);
    int best_points = INT32_MIN, me = parlour_state_actor(now);
    parlour_move best = 0;

    moves.resize(static_cast<size_t>(parlour_state_moves(now, moves.data(), PARLOUR_MOVES)));
    for (parlour_move m : moves) {
        parlour_state *next = parlour_state_clone(now, nullptr);
        array<int, PARLOUR_PLAYERS> points{};

        parlour_state_play(next, m, nullptr);
        parlour_state_scores(next, points.data());
        parlour_state_free(next);
        if (points[static_cast<size_t>(me)] > best_points) {
            best_points = points[static_cast<size_t>(me)];
            best = m;
        }
    }
    return best;
}

int main()
{
    const parlour_game *game = parlour_game_find(PARLOUR_TEXT("marrakech"));
    array<parlour_player, 2> players{};
    vector<parlour_played> played(20);
    array<int, 2> shares{};
    parlour_error error;

    players[0].skill.size = sizeof players[0].skill;
    players[0].skill.level = 1;
    players[1].choose = greedy;
    if (parlour_match(game, nullptr, 0, players.data(), 2, 20, 1, played.data(), &error) < 0) {
        cerr << error.message << '\n';
        return 1;
    }
    for (const parlour_played &one : played)
        for (size_t seat = 0; seat < 2; seat++)
            shares[static_cast<size_t>(one.player[seat])] += one.share[seat];
    cout << "level 1 won " << shares[0] / 1000.0 << " of 20, greedy " << shares[1] / 1000.0 << '\n';
}
