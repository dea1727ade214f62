// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of a tournament: armies, where they begin, and what a record says of one.
#include "engine/text/RecordReader.h"
#include "engine/tournament/Battle.h"
#include "tests/support/Ledgers.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr Side kWhite{0};
constexpr Side kBlack{1};

/** A rook and a pawn a side: they stand in row b, and in rows e and a. */
const QString kFewSetup = "white: Rb1 Pa5; black: Rb37 Pa33; turn: white";

Match recordOf(const QString& options, const QString& setup, const QString& entries)
{
    const QString text = "[Game \"longchess\"]\n[Options \"" + options + "\"]\n" +
                         (setup.isEmpty() ? QString() : "[Setup \"" + setup + "\"]\n") + "\n" + entries + "\n";
    RecordReading reading = readRecords(text.toStdString(), Registry::standard());
    if (reading.error)
        qFatal("%s", reading.error->english().c_str());
    return std::move(reading.matches.front());
}

/** `6 6 0 5 white`: armies, losses, result. */
QString told(const Result<BattleFigures, Text>& battle)
{
    if (!battle)
        return QString::fromStdString("refused: " + battle.error().english());
    const std::string_view result = nameIn(kResultNames, battle->result);
    return QStringLiteral("%1 %2 %3 %4 ")
               .arg(battle->whiteArmy)
               .arg(battle->blackArmy)
               .arg(battle->whiteLost)
               .arg(battle->blackLost) +
           QString::fromUtf8(result.data(), static_cast<qsizetype>(result.size()));
}

} // namespace

class TestBattle : public QObject {
    Q_OBJECT

private slots:
    void anArmyIsWorthWhatItsPiecesAreInTheGame()
    {
        const GameDescription& game = battleGame()->description();
        for (const ArmyKind& kind : kArmyKinds)
            QCOMPARE(game.kind(*game.findKind(kind.letter)).points, kind.value);
        QCOMPARE(game.kinds.size(), kArmyKinds.size());
        const Position start = battleGame()->start();
        QCOMPARE(armyOf(*battleGame(), start, kWhite), Army());
        QCOMPARE(armyOf(*battleGame(), start, kBlack), Army());
        QCOMPARE(Army().value(), kFullArmy);
    }

    void proposedArmiesAreWorthAllPointsAndNoneIsTooDear()
    {
        for (int points = -30; points < 1; ++points)
            QVERIFY(proposedArmies(points).empty());
        for (int points = 1; points <= 50; ++points) {
            const std::vector<Army> armies = proposedArmies(points);
            QVERIFY(!armies.empty());
            int most = Army().pieces();
            for (std::size_t i = 0; i < armies.size(); ++i) {
                const Army& army = armies[i];
                QCOMPARE(army.value(), std::min(points, kFullArmy));
                for (const ArmyKind& kind : kArmyKinds)
                    QVERIFY(army.*kind.count >= 0 && army.*kind.count <= Army().*kind.count);
                QVERIFY(army.pieces() <= most);
                most = army.pieces();
                QVERIFY(std::find(armies.begin(), armies.begin() + static_cast<std::ptrdiff_t>(i), army) ==
                        armies.begin() + static_cast<std::ptrdiff_t>(i));
            }
            QCOMPARE(armies == std::vector{Army()}, points >= kFullArmy);
        }
        // What B of the worked example chose: both bishops and a pawn are given up.
        const std::vector<Army> armies = proposedArmies(23);
        QVERIFY(std::find(armies.begin(), armies.end(), Army{2, 2, 0, 7}) != armies.end());
    }

    void aBattleBeginsWithTheArmiesThatWereChosen()
    {
        const Game& game = *battleGame();
        for (int points = 1; points <= 30; ++points) {
            for (const Army& army : proposedArmies(points)) {
                const Position start = battleStart(army, Army());
                QCOMPARE(armyOf(game, start, kWhite), army);
                QCOMPARE(armyOf(game, start, kBlack), Army());
                QCOMPARE(armyOf(game, battleStart(Army(), army), kBlack), army);
                QVERIFY(!game.outcome(start).decided());
            }
        }
        QCOMPARE(setupText(game, battleStart(Army(), Army())), setupText(game, game.start()));
        QCOMPARE(setupText(game, battleStart({2, 0, 0, 2}, {0, 1, 1, 1})),
                 QString("white: Rb1 Pd5 Pf5 Rh1; black: Nc37 Pd33 Bd36; turn: white"));
    }

    void figuresComeFromTheMainLine()
    {
        // Two rooks meet in row b; what was tried beside the main line counts for nothing.
        const Match match =
            recordOf("mode=ctm", kFewSetup, "1. b1-b19 a33-a32 (1... b37-b36) 2. b19xb37 resign:black 1-0");
        QCOMPARE(told(battleOf(match)), "6 6 0 5 white");
    }

    void piecesThatLeaveCountForNobody()
    {
        const Match match = recordOf("mode=ctm", "white: Rb1; black: Rb37 Pa33; turn: white", "1. b1-off 0-1");
        QCOMPARE(told(battleOf(match)), "5 6 0 0 black");
    }

    void aStatedResultCountsWhereThePlayDecidesNothing()
    {
        QCOMPARE(told(battleOf(recordOf("mode=ctm", kFewSetup, "1. b1-b19 1/2-1/2"))), "6 6 0 0 draw");
        QCOMPARE(told(battleOf(recordOf("mode=ctm", kFewSetup, "1. b1-b19 0-1"))), "6 6 0 0 black");
        QCOMPARE(told(battleOf(recordOf("mode=ctm", kFewSetup, "1. b1-b19 1-0"))), "6 6 0 0 white");
        QCOMPARE(told(battleOf(recordOf("mode=ctm", kFewSetup, "1. b1-b19 agree-draw 1/2-1/2"))), "6 6 0 0 draw");
        QCOMPARE(told(battleOf(recordOf("mode=ctm", kFewSetup, "1. b1-b19 *"))), "refused: this battle is not over");
    }

    void whatIsNoBattleIsRefused()
    {
        const auto refused = [](const QString& options, const QString& setup) {
            return told(battleOf(recordOf(options, setup, "1-0"))).startsWith("refused: a battle ");
        };
        QVERIFY(!refused("mode=ctm", ""));
        QVERIFY(refused("mode=ctf", ""));
        QVERIFY(refused("mode=ctm mines=on", ""));
        QVERIFY(refused("mode=ctm range=off", ""));
        QVERIFY(refused("mode=ctm", "white: Rb2; black: Rb37; turn: white"));
        QVERIFY(refused("mode=ctm", "white: Nb1; black: Rb37; turn: white"));
        QVERIFY(refused("mode=ctm", "white: Rb1; black: Rb37; turn: black"));
        QVERIFY(refused("mode=ctm", "white: Rb1; black: Rb37; turn: white; quiet: 3"));
        RecordReading checkers = readRecords("[Game \"checkers\"]\n\n1-0\n", Registry::standard());
        QVERIFY(told(battleOf(checkers.matches.front())).startsWith("refused: a battle "));
    }

    void whatIsMissingAtTheEndWasCapturedOrHasLeft()
    {
        Dice dice(3);
        std::set<QString> results;
        const Game& game = *battleGame();
        for (int battle = 0; battle < 20; ++battle) {
            const Army white = dice.among(proposedArmies(1 + static_cast<int>(dice.below(30))));
            const Army black = dice.among(proposedArmies(1 + static_cast<int>(dice.below(30))));
            Match match(battleGame(), battleStart(white, black));
            playOn(match, 300, dice);
            match.goTo(match.end());
            if (!match.end()->outcome().decided())
                match.setStatedResult(StatedResult{"", "1/2-1/2"});
            int left = 0;
            for (const Node* const node : GameTree::path(match.end())) {
                for (const Effect& effect : match.effects(node)) {
                    const int points = game.description().kind(effect.piece.kind).points;
                    left += effect.kind == Effect::Kind::Left ? points : 0;
                }
            }
            const auto figures = battleOf(match);
            QVERIFY2(bool(figures), qPrintable(told(figures)));
            const Position end = match.position(match.end());
            const int gone =
                white.value() + black.value() - armyOf(game, end, kWhite).value() - armyOf(game, end, kBlack).value();
            QCOMPARE(figures->whiteLost + figures->blackLost, gone - left);
            QCOMPARE(int(figures->whiteArmy), white.value());
            QCOMPARE(int(figures->blackArmy), black.value());
            results.insert(told(figures).section(' ', 4));
        }
        QVERIFY(results.size() > 1);
    }

    void aRowEndsTheBattleAsItsRecordDid()
    {
        Ledger ledger = ledgerOf(kLedgerHeader + kThreeJoin +
                                 "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n"
                                 "challenge,2026-11-03,2,A,B,,,,,,,,20,30\n"
                                 "battle,2026-11-03,2,A,B,challenger,6,30,,,,,,\n");
        const auto day = *readDay("2026-11-04");
        const Match other = recordOf("mode=ctm", kFewSetup, "1-0");
        QCOMPARE(resultRow(ledger.tournament(), day, 2, other).error().english(),
                 std::string("this battle begins with armies of 6 and 6, that of the ledger with 6 and 30"));
        Match match(battleGame(), battleStart({1, 0, 0, 1}, Army()));
        QVERIFY(bool(match.playAt(match.start(), *match.parseEntry(match.start(), "resign:black"))));
        const auto row = resultRow(ledger.tournament(), day, 2, match);
        QVERIFY(bool(row));
        QVERIFY(!ledger.add(*row).has_value());
        QCOMPARE(ledger.tournament().member(0).points, 30);
        QCOMPARE(ledger.tournament().member(1).points, 25);
        // Of a challenge without a battle the rules say what is wrong.
        for (const int number : {0, 1, 2, 3}) {
            const auto none = resultRow(ledger.tournament(), day, number, match);
            QVERIFY(bool(none));
            QCOMPARE(ledger.add(*none)->field, LedgerField::Challenge);
        }
    }
};

RINGFORD_TEST(TestBattle)
#include "test_battle.moc"
