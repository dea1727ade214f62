// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Match.h"
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "ui/words/TableWords.h"

#include <QLocale>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using namespace ringford::test;

namespace {

/** The row's game, played from its setup (or the usual start) with its entries. */
Match fetchedMatch()
{
    QFETCH(const QByteArray, game);
    QFETCH(const QByteArray, options);
    QFETCH(const QByteArray, setup);
    QFETCH(const QByteArray, entries);
    const auto played = gameOf(game.toStdString(), options.toStdString());
    Match match(played, setup.isEmpty() ? played->start() : at(*played, setup.toStdString()));
    enterAll(match, entries.constData());
    return match;
}

} // namespace

class TestTableWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void whoGoesOutIsTold_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QString>("reported");
        QTest::addColumn<QString>("briefly");
        const char* const four = "red: Ra1 Kd1; blue: Ka9 Rb9; yellow: Kd17 Rd20; green: Kd25 Rc25; turn: red";
        const char* const three = "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: white";
        const char* const pairs = "red: Ra1 Kd1; blue: Ka9 Rb9; yellow: Kd17 Rd20; green: Ra8; turn: red";
        const QString rules = QStringLiteral("From here on check rules hold: no king may be left attacked.");
        QTest::newRow("nothing") << QByteArray("players=4") << QByteArray(four) << QByteArray("a1-a2") << QString()
                                 << QString();
        QTest::newRow("captured") << QByteArray("players=4") << QByteArray(four) << QByteArray("a1xa9")
                                  << QStringLiteral("Blue is out: captured by Red.") << QStringLiteral("Blue out");
        QTest::newRow("two left") << QByteArray("players=3") << QByteArray(three) << QByteArray("a1xa9")
                                  << QStringLiteral("Red is out: captured by White. ") + rules
                                  << QStringLiteral("Red out, check counts now");
        QTest::newRow("resigned") << QByteArray("players=3") << QByteArray(three) << QByteArray("resign:black")
                                  << QStringLiteral("Black is out: resigned. ") + rules
                                  << QStringLiteral("check counts now");
        QTest::newRow("time") << QByteArray("players=4") << QByteArray(four) << QByteArray("flag:green")
                              << QStringLiteral("Green is out: time ran out.") << QString();
        QTest::newRow("bared") << QByteArray("players=3 rules=byzantine")
                               << QByteArray("white: Ra1 Kd1; red: Kb9 Pa9+; black: Kd17 Rd20 Pc3+; turn: white")
                               << QByteArray("a1xa9") << QStringLiteral("Red is out: bare king. ") + rules
                               << QStringLiteral("Red out (bare king), check counts now");
        QTest::newRow("the last one") << QByteArray("players=3") << QByteArray(three)
                                      << QByteArray("resign:black resign:red")
                                      << QStringLiteral("Red is out: resigned.") << QString();
        QTest::newRow("a team's last king")
            << QByteArray("players=6 teams=2x2x2")
            << QByteArray("black: Ra1 Kd1; purple: Kd9; blue: Ka17; red: Kd25; yellow: Kd33; green: Rc41; turn: black")
            << QByteArray("a1xa17") << QStringLiteral("Blue and Green are out: their last king was captured by Black.")
            << QStringLiteral("Blue and Green out");
        QTest::newRow("a team's king leaves")
            << QByteArray("players=6 teams=2x2x2")
            << QByteArray("black: Ra1 Kd1; purple: Kd9; blue: Ka17; red: Kd25; yellow: Kd33; green: Rc41; turn: black")
            << QByteArray("resign:blue")
            << QStringLiteral("Blue is out: resigned. Green is out: the team has no king left.")
            << QStringLiteral("Green out");
        QTest::newRow("no piece left") << QByteArray("players=4 teams=2x2") << QByteArray(pairs) << QByteArray("a1xa8")
                                       << QStringLiteral("Green is out: all pieces were captured.")
                                       << QStringLiteral("Green out");
    }
    void whoGoesOutIsTold()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, setup);
        QFETCH(QByteArray, entries);
        QFETCH(QString, reported);
        QFETCH(QString, briefly);
        const auto game = gameOf("circular", options.toStdString());
        Match match(game, at(*game, setup.toStdString()));
        enterAll(match, entries.constData());
        QCOMPARE(words::atTable(game->description(), match.gameNode()).join(u' '), reported);
        QCOMPARE(words::atTableBriefly(game->description(), match.gameNode()), briefly);
    }

    void whoHasWonABoardIsTold_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QString>("reported");
        const QByteArray two = "boards=2 ending=all";
        QTest::newRow("a mate") << QByteArray("multiplayer") << QByteArray() << QByteArray()
                                << QByteArray("1:f2-f3 1:e7-e5 1:g2-g4 1:d8-h4")
                                << QStringLiteral("Board 1: checkmate, won by Seat B. Seat A is out. "
                                                  "Seat B now plays black on board 4.");
        QTest::newRow("one who resigns") << QByteArray("multiplayer") << QByteArray() << QByteArray()
                                         << QByteArray("resign:2w")
                                         << QStringLiteral("Board 2: resigned, won by Seat C. Seat B is out. "
                                                           "Seat C now plays black on board 1.");
        QTest::newRow("two at once") << QByteArray("multiplayer") << QByteArray("pacing=rounds") << QByteArray()
                                     << QByteArray("1:f2-f3 3:f2-f3 2:a2-a3 4:a2-a3 1:e7-e5 3:e7-e5 2:a7-a6 4:a7-a6 "
                                                   "1:g2-g4 3:g2-g4 2:b2-b3 4:b2-b3 1:d8-h4 2:b7-b6 4:b7-b6 3:h7-h6")
                                     << QStringLiteral("Board 1: checkmate, won by Seat B. Seat A is out. "
                                                       "Seat B now plays black on board 4.");
        QTest::newRow("linked boards") << QByteArray("strategic") << two
                                       << QByteArray("1w: Kb6 Qh7; 1b: Ka8; 2w: Kg1; 2b: Kg8; turn: 1w 2w")
                                       << QByteArray("1:h7-b7") << QStringLiteral("Board 1: checkmate, won by White.");
        QTest::newRow("a stalemate") << QByteArray("strategic") << two
                                     << QByteArray("1w: Kb6 Qh7; 1b: Ka8; 2w: Kg1; 2b: Kg8; turn: 1w 2w")
                                     << QByteArray("1:h7-c7")
                                     << QStringLiteral("Board 1 is closed: nobody has won it.");
    }
    void whoHasWonABoardIsTold()
    {
        QFETCH(QString, reported);
        const Match match = fetchedMatch();
        QCOMPARE(words::atTable(match.game().description(), match.gameNode()).join(u' '), reported);
    }

    void endingsAreTold_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QString>("reported");
        const QByteArray mates("1w: Kb6 Qh7; 1b: Ka8; 2w: Kb6 Qh7; 2b: Ka8; turn: 1w 2w");
        QTest::newRow("all boards") << QByteArray("strategic") << QByteArray("boards=2 ending=all") << mates
                                    << QByteArray("1:h7-b7 2:h7-b7") << QStringLiteral("White won 2 : 0.");
        QTest::newRow("the first mate") << QByteArray("strategic") << QByteArray("boards=2") << mates
                                        << QByteArray("1:h7-b7") << QStringLiteral("White won: checkmate on board 1.");
        QTest::newRow("who gives up") << QByteArray("orthodox") << QByteArray() << QByteArray()
                                      << QByteArray("resign:white") << QStringLiteral("Black won: White resigned.");
        QTest::newRow("whose flag falls")
            << QByteArray("orthodox") << QByteArray() << QByteArray() << QByteArray("flag:white")
            << QStringLiteral("Black won: White ran out of time.");
        QTest::newRow("the last piece") << QByteArray("checkers") << QByteArray()
                                        << QByteArray("white: Mc3; black: Md4; turn: white") << QByteArray("c3xe5")
                                        << QStringLiteral("White won: Black has no pieces left.");
        QTest::newRow("one seat") << QByteArray("orthodox") << QByteArray() << QByteArray()
                                  << QByteArray("f2-f3 e7-e5 g2-g4 d8-h4") << QStringLiteral("Black won: checkmate.");
    }
    void endingsAreTold()
    {
        QFETCH(QString, reported);
        const Match match = fetchedMatch();
        QVERIFY(match.gameNode()->outcome().decided());
        const Contents contents = match.game().contents(match.position(match.gameNode()));
        QCOMPARE(words::ending(match.game().description(), match.gameNode(), contents.closed), reported);
    }

    /** It was told of the board, and again as the result. */
    void aMateThatEndsTheGameIsToldOnce()
    {
        const auto linked = gameOf("strategic", "boards=2");
        Match match(linked, at(*linked, "1w: Kb6 Qh7; 1b: Ka8; 2w: Kb6 Qh7; 2b: Ka8; turn: 1w 2w"));
        enterAll(match, "1:h7-b7");
        QVERIFY(match.gameNode()->outcome().decided());
        QCOMPARE(words::atTable(linked->description(), match.gameNode()), QStringList());
    }

    void tablesAreToldBriefly()
    {
        const auto table = gameOf("multiplayer", "");
        Match match(table, table->start());
        enterAll(match, "1:f2-f3 1:e7-e5 1:g2-g4 1:d8-h4");
        QCOMPARE(words::atTableBriefly(table->description(), match.gameNode()), QStringLiteral("A out"));
    }

    void namesOfPlayersAreTold()
    {
        const auto game = gameOf("circular", "players=4");
        Match match(game, game->start());
        enterAll(match, "resign:blue");
        QCOMPARE(words::atTable(game->description(), match.gameNode(), {"", "Ann", "", ""}),
                 QStringList{QStringLiteral("Blue (Ann) is out: resigned.")});
    }
};

RINGFORD_TEST(TestTableWords)
#include "test_tablewords.moc"
