// SPDX-License-Identifier: GPL-3.0-or-later
// Where a pupil is told to look: where an action begins, never where it ends.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/lesson/LessonHints.h"

#include <QTest>

using namespace ringford;

class TestLessonHints : public QObject {
    Q_OBJECT

private slots:
    void whereToBegin_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("last"); // the cell that is touched last
        const QString shells = QStringLiteral("mines=on artillery=on");
        const QString before = QStringLiteral("white: Pa5 Ae1 Fe2; black: Pe33 Fe36; turn: white");
        const QString firing = before + QStringLiteral("; shells: white=b3; firing: white");
        QTest::newRow("a move") << "orthodox"
                                << ""
                                << ""
                                << "e2-e4"
                                << "Look at e2."
                                << "e4";
        QTest::newRow("as the labels say it") << "longchess"
                                              << ""
                                              << ""
                                              << "e33-e32"
                                              << "Look at e 5B."
                                              << "e32";
        QTest::newRow("a mine") << "longchess" << shells << before << "mine:a6"
                                << "Take “Lay a Mine” in hand."
                                << "a6";
        QTest::newRow("a shell") << "longchess" << shells << firing << "fire:b4"
                                 << "Take “Aim Shells” in hand."
                                 << "b4";
        QTest::newRow("the last shell") << "longchess" << shells << firing << "fire:done"
                                        << "Look at the buttons beside the board."
                                        << "";
        QTest::newRow("a drop")
            << "multiplayer"
            << "players=3"
            << "1w: Ke1^ Pe2; 1b: Pd7 Kd8; 2w: Ra1 Ke1 Pe2; 2b: Pe7 Ke8^ Rh8^; 3w: Kg1; 3b: Pg7 Kg8; "
               "turn: 1w 2b 3b; seats: 1=AB 2=BC 3=CA; stock: A=Rw#2 B=Rb#3,Rw#1 C=Rb#3"
            << "1:R@h1"
            << "Look at the stockpile of Seat A."
            << "1:h1";
        QTest::newRow("yielding") << "multiplayer"
                                  << "players=4"
                                  << "1w: Kg1 Qg6; 1b: Kh8; 2w: Kh1; 2b: Kb8 Qg3; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; "
                                     "4b: Ka8 Pb7; turn: 1b 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA"
                                  << "1:yield"
                                  << "Look at the buttons beside the board."
                                  << "1:h8";
    }
    void whereToBegin()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, options);
        QFETCH(const QString, setup);
        QFETCH(const QString, action);
        QFETCH(const QString, said);
        QFETCH(const QString, last);
        const auto chosen = readOptions(options.toStdString());
        QVERIFY(chosen);
        const Match match = test::matchOf(game.toStdString(), setup.toStdString(), *chosen);
        const Position position = match.position(match.start());
        const auto read = match.game().parse(position, action.toStdString());
        QVERIFY(read);
        const ui::LookAt look = ui::whereToBegin(match.game(), position, *read);
        QCOMPARE(look.text, said);
        const Board& board = match.game().board();
        QVERIFY(!look.cell || QString::fromStdString(board.name(*look.cell)) != last);
        const auto cell = ui::lastCellOf(match.game(), position, *read);
        QCOMPARE(cell ? QString::fromStdString(board.name(*cell)) : QString(), last);
    }
};

RINGFORD_TEST(TestLessonHints)
#include "test_lesson_hints.moc"
