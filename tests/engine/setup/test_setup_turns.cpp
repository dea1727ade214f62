// SPDX-License-Identifier: GPL-3.0-or-later
// Setups in a mirror, and with their armies' places exchanged, for every game.
#include "engine/setup/SetupSketch.h"
#include "engine/setup/SetupTurns.h"
#include "tests/support/GameRows.h"
#include "tests/support/Positions.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr std::size_t kFewChoices = 2; ///< of options, for each game
constexpr int kPlies = 40;

/** The same setup without marks of pieces that have not moved: those hold for some cells alone. */
QString withoutMarks(const Setup& setup)
{
    QString text = QString::fromStdString(writeSetup(setup));
    return text.remove(u'^');
}

Position somewhere(const Game& game)
{
    Dice dice(5);
    Position position = game.start();
    for (int ply = 0; ply < kPlies; ++ply) {
        const auto action = drawnAction(game, position, dice);
        if (!action)
            break;
        position = game.apply(position, *action).position;
    }
    return position;
}

} // namespace

class TestSetupTurns : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_choices = ChoiceRows(kFewChoices); }
    void aMirrorOfAMirrorIsTheSame_data() { m_choices.addRows(); }
    void aMirrorOfAMirrorIsTheSame()
    {
        const GameDescription& about = game().description();
        const Contents start = sketch(about, game().write(game().start()));
        const Setup setup = game().write(somewhere(game()));
        const auto once = mirrored(about, start, setup);
        // On a board of dark cells alone a mirror shows light ones.
        QCOMPARE(once.has_value(), about.id != "checkers");
        if (!once)
            return;
        QVERIFY(withoutMarks(*once) != withoutMarks(setup));
        QCOMPARE(withoutMarks(*mirrored(about, start, *once)), withoutMarks(setup));
    }

    void placesComeRoundAgain_data() { m_choices.addRows(); }
    void placesComeRoundAgain()
    {
        const GameDescription& about = game().description();
        const Contents start = sketch(about, game().write(game().start()));
        const Setup setup = game().write(somewhere(game()));
        std::optional<Setup> turned = turnedOver(about, start, setup);
        if (!turned)
            return; // no likeness: it is not offered
        QVERIFY(withoutMarks(*turned) != withoutMarks(setup));
        const std::size_t armies = sidesOn(about, 0).size();
        for (std::size_t place = 1; place < armies && withoutMarks(*turned) != withoutMarks(setup); ++place)
            turned = turnedOver(about, start, *turned);
        QCOMPARE(withoutMarks(*turned), withoutMarks(setup));
    }

    void chessIsTurnedOver()
    {
        const auto chess = gameOf("orthodox");
        const GameDescription& about = chess->description();
        const Contents start = sketch(about, chess->write(chess->start()));
        const auto turned =
            turnedOver(about, start, *readSetup("white: Ke1^ Ra1^ Pa2; black: Kg8 Rf8; turn: white; ep: e6"));
        QVERIFY(turned);
        QCOMPARE(QString::fromStdString(writeSetup(*turned)),
                 QString("white: Rf1 Kg1; black: Pa7 Ra8^ Ke8^; turn: black; ep: e3"));
        const auto begin = turnedOver(about, start, chess->write(chess->start()));
        QVERIFY(sketch(about, *begin).pieces == start.pieces);
        QCOMPARE(QString::fromStdString(
                     writeSetup(*mirrored(about, start, *readSetup("white: Ke1^ Pa2; black: Kb8; turn: white")))),
                 QString("white: Kd1 Ph2; black: Kg8; turn: white"));
    }

    void ringsAreTurnedByASeat()
    {
        const auto ring = gameOf("circular", "players=4");
        const GameDescription& about = ring->description();
        const Contents start = sketch(about, ring->write(ring->start()));
        const auto turned = turnedOver(about, start, ring->write(ring->start()));
        if (!turned)
            return;
        QCOMPARE(sketch(about, *turned).pieces.size(), start.pieces.size());
        QVERIFY(ring->read(*turned));
    }

private:
    const Game& game() const { return m_choices.game(); }

    ChoiceRows m_choices;
};

RINGFORD_TEST(TestSetupTurns)
#include "test_setup_turns.moc"
