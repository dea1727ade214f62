// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every game of Strategic chess, whatever is played.
#include "tests/support/Effort.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <map>

using namespace ringford;
using namespace ringford::test;

namespace {

using Numbers = std::vector<std::uint16_t>;

/** Kinds of one colour over all boards, as letters in order. */
std::string menOf(const Game& game, const Position& position, Colour colour)
{
    std::string letters;
    for (const PlacedPiece& placed : game.contents(position).pieces) {
        if (game.description().side(placed.piece.side).colour == colour)
            letters += game.description().kind(placed.piece.kind).letter;
    }
    std::ranges::sort(letters);
    return letters;
}

/** Whose pieces stand on a board are those of the board's own sides. */
bool areAtHome(const Game& game, const Contents& contents)
{
    return std::ranges::all_of(contents.pieces, [&](const PlacedPiece& placed) {
        return game.description().side(placed.piece.side).face == game.board().place(placed.cell).face;
    });
}

/** Plays what each number draws, and shows @p look each action with what stood before and stands after it. */
template <class Look> void play(const Game& game, const Numbers& numbers, Look look)
{
    Position position = game.start();
    for (const std::uint16_t number : numbers) {
        const auto actions = game.actions(position);
        if (actions.empty())
            return;
        const Action& action = actions[number % actions.size()];
        Successor next = game.apply(position, action);
        look(position, action, next);
        position = std::move(next.position);
    }
}

} // namespace

class TestStrategicProperties : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        drawSameCases("seed=3 max_success=40 max_size=120");
        m_game = gameOf("strategic", "boards=3 ending=all");
    }

    void piecesAreConserved()
    {
        QVERIFY(
            rc::check("only what is captured is gone, and nothing changes its kind", [this](const Numbers& numbers) {
                play(*m_game, numbers, [this](const Position& before, const Action&, const Successor& next) {
                    std::map<Colour, std::string> gone;
                    for (const Effect& effect : next.effects) {
                        if (effect.kind == Effect::Kind::Captured)
                            gone[m_game->description().side(effect.piece.side).colour] +=
                                m_game->description().kind(effect.piece.kind).letter;
                    }
                    for (const Colour colour : {Colour::White, Colour::Black}) {
                        std::string all = menOf(*m_game, next.position, colour) + gone[colour];
                        std::ranges::sort(all);
                        RC_ASSERT(all == menOf(*m_game, before, colour));
                        RC_ASSERT(gone[colour].find('K') == std::string::npos);
                    }
                    RC_ASSERT(areAtHome(*m_game, m_game->contents(next.position)));
                });
            }));
    }

    void nobodyOnTurnCouldCaptureAKing()
    {
        // A setup in which a waiting king could be captured on its own board is refused.
        QVERIFY(rc::check("no king of a seat not on turn is attacked on its board", [this](const Numbers& numbers) {
            play(*m_game, numbers, [this](const Position&, const Action&, const Successor& next) {
                RC_ASSERT(bool(positionOf(*m_game, setupText(*m_game, next.position).toStdString())));
            });
        }));
    }

    void turnsPassOnTheBoardsOfTheAction()
    {
        QVERIFY(rc::check("the sides whose turn it was are not on turn afterwards, and nobody else's has passed",
                          [this](const Numbers& numbers) {
                              play(*m_game, numbers,
                                   [this](const Position& before, const Action& action, const Successor& next) {
                                       const auto taken = m_game->take(before, action);
                                       RC_ASSERT(bool(taken));
                                       const SeatSet after = m_game->onTurn(next.position);
                                       const auto& closed = m_game->contents(next.position).closed;
                                       for (const Seat seat : m_game->onTurn(before)) {
                                           const SideInfo& side = m_game->description().sides[seat.index];
                                           const bool isClosed =
                                               std::ranges::find(closed, side.face, &ClosedFace::face) != closed.end();
                                           const bool acted = taken->turns.contains(Side{seat.index});
                                           if (!next.outcome.decided() && !isClosed)
                                               RC_ASSERT(after.contains(seat) != acted);
                                       }
                                   });
                          }));
    }

private:
    std::shared_ptr<const Game> m_game;
};

RINGFORD_TEST(TestStrategicProperties)
#include "test_strategic_properties.moc"
