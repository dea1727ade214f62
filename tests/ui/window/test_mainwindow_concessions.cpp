// SPDX-License-Identifier: GPL-3.0-or-later
// Draws and games given up between persons and computers.
#include "tests/support/Dice.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ComputerTable.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Language.h"

#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <array>
#include <string>
#include <utility>
#include <vector>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::ComputerTable;
using ringford::test::matchOf;

namespace {

constexpr Seat kWhiteSeat{0};
constexpr Seat kBlackSeat{1};

/** Two rooks walk up and down for @p entries entries; what they stood like comes back twice at most. */
Match longGame(int entries)
{
    Match match = matchOf("orthodox", "white: Kc1 Rh1; black: Kf8 Ra8; turn: white");
    std::array<int, 2> rank{1, 8};
    for (int entry = 0; entry < entries; ++entry) {
        const bool isWhite = entry % 2 == 0;
        int& at = rank[isWhite ? 0 : 1];
        const int to = isWhite ? at % 5 + 1 : at == 2 ? 8 : at - 1;
        const char* const file = isWhite ? "h" : "a";
        test::enterAll(match, (file + std::to_string(at) + '-' + file + std::to_string(to)).c_str());
        at = to;
    }
    return match;
}

/** Black's rook goes on walking down, and up again at the end. */
void walkOn(ComputerTable& table)
{
    table.searches.want({"a8-a7", "a7-a6", "a6-a5", "a5-a4", "a4-a3", "a3-a2", "a2-a8"});
}

/** Offers a draw as a person does: by the command, and Return in the question. */
void offer(ComputerTable& table, const QString& asked = QStringLiteral("Do you offer the computer a draw?"))
{
    table.action(Command::Agree).trigger();
    auto* const question = table.find<QMessageBox>("agreeDialog");
    QVERIFY(question && QTest::qWaitForWindowActive(question));
    QCOMPARE(question->text(), asked);
    table.key(Qt::Key_Return);
}

} // namespace

class TestMainWindowConcessions : public QObject {
    Q_OBJECT

private slots:
    void aComputerThatStandsWorseTakesADraw()
    {
        ComputerTable table({{kBlackSeat, 3}}, longGame(10));
        table.searches.setValue(400); // of who is on turn
        offer(table);
        QTRY_COMPARE(table.lastEntry(), QStringLiteral("agree-draw"));
        QVERIFY(table.searches.lastTask().seat == kWhiteSeat);
        QCOMPARE(table.searches.lastTask().level, 10);
    }

    /** What was set up is no opening, and need not be played for long: two kings alone, say. */
    void anEvenPositionThatWasSetUpIsDrawn()
    {
        ComputerTable table({{kBlackSeat, 9}}, longGame(2));
        table.searches.setValue(0);
        offer(table);
        QTRY_COMPARE(table.lastEntry(), QStringLiteral("agree-draw"));
        QVERIFY(table.searches.lastTask().isForValue);
    }

    void aComputerThatStandsBetterPlaysOn()
    {
        ComputerTable table({{kBlackSeat, 3}}, longGame(10));
        table.searches.setValue(-400);
        offer(table);
        MessageBar& messages = *table.find<MessageBar>();
        QTRY_VERIFY(!messages.isHidden());
        QCOMPARE(messages.text(), QStringLiteral("The computer wants to play on."));
        QCOMPARE(table.window.model().gameNode()->depth, 10);
        table.drag("h1", "h4");
        QVERIFY(messages.isHidden());
    }

    /** Several were spoken of as one, and nobody knew who wanted to play on. */
    void ofSeveralComputersItIsToldWhoPlaysOn()
    {
        installLanguage(QLocale(QLocale::English));
        Match match = matchOf("circular", {}, {{"players", "3"}});
        test::Dice dice(5);
        test::playOn(match, 12, dice);
        ComputerTable table({{Seat{0}, 3}, {Seat{1}, 3}}, std::move(match)); // they wait: nobody has let them go on
        const QString asked = QStringLiteral("Do you offer the computers a draw? All of them must agree.");
        MessageBar& messages = *table.find<MessageBar>();
        for (const auto& [value, told] : {std::pair(400, "No draw: White wants to play on."),
                                          std::pair(0, "No draw: White and Red want to play on.")}) {
            table.searches.setValue(value); // of White; the others have what it lacks
            table.searches.hold(); // as long as the window tells again that they wait, once the question is closed
            offer(table, asked);
            table.settle();
            table.searches.letGo();
            QTRY_COMPARE(messages.text(), QString::fromLatin1(told));
        }
    }

    void whoPlaysWhileItThinksHasTakenTheOfferBack()
    {
        ComputerTable table({{kBlackSeat, 3}}, longGame(10));
        table.searches.setValue(400);
        table.searches.hold();
        offer(table);
        QVERIFY(table.waitUntilItThinks());
        table.drag("h1", "h4");
        table.searches.letGo();
        QTRY_COMPARE(table.window.model().gameNode()->depth, 12);
        table.settle();
        QVERIFY(table.lastEntry() != QStringLiteral("agree-draw"));
    }

    void amongPersonsAloneAllAreAsked()
    {
        ComputerTable table({}, longGame(10));
        table.action(Command::Agree).trigger();
        auto* const question = table.find<QMessageBox>("agreeDialog");
        QVERIFY(question && QTest::qWaitForWindowActive(question));
        QCOMPARE(question->text(), QStringLiteral("Do all players agree on a draw?"));
        table.key(Qt::Key_Return);
        QCOMPARE(table.lastEntry(), QStringLiteral("agree-draw"));
    }

    void aStrongComputerGivesUpWhatIsLost_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("givesUp");
        QTest::newRow("strong") << 8 << true;
        QTest::newRow("weak") << 7 << false;
    }
    void aStrongComputerGivesUpWhatIsLost()
    {
        QFETCH(const int, level);
        QFETCH(const bool, givesUp);
        ComputerTable table({{kBlackSeat, level}}, longGame(10));
        table.searches.setValue(-990);
        walkOn(table);
        const std::vector<std::pair<const char*, const char*>> moves{
            {"h1", "h2"}, {"h2", "h3"}, {"h3", "h4"}, {"h4", "h5"}};
        for (int turn = 0; turn < std::ssize(moves); ++turn) {
            table.drag(moves[static_cast<std::size_t>(turn)].first, moves[static_cast<std::size_t>(turn)].second);
            QTRY_COMPARE(table.window.model().gameNode()->depth, 12 + 2 * turn);
        }
        QCOMPARE(table.lastEntry() == QStringLiteral("resign:black"), givesUp);
        QCOMPARE(table.window.model().match().onTurn(table.window.model().gameNode()).empty(), givesUp);
    }

    void anEvenGameIsOfferedAsADraw()
    {
        ComputerTable table({{kBlackSeat, 9}}, longGame(52));
        walkOn(table);
        MessageBar& messages = *table.find<MessageBar>();
        int depth = 52;
        int file = 0;
        // The rook walks along its rank, so that nothing comes back.
        const std::string files = "hgedhgedhgedhged";
        const QString offer = QStringLiteral("Black (computer) offers a draw.");
        while (messages.isHidden() && file + 1 < std::ssize(files)) {
            const std::string rank = std::to_string(52 / 2 % 5 + 1);
            table.drag(files[static_cast<std::size_t>(file)] + rank, files[static_cast<std::size_t>(file) + 1] + rank);
            ++file;
            depth += 2;
            QTRY_COMPARE(table.window.model().gameNode()->depth, depth);
        }
        QCOMPARE(depth, 72);
        QCOMPARE(messages.text(), offer);
        table.click(*messages.findChild<QPushButton*>());
        QCOMPARE(table.lastEntry(), QStringLiteral("agree-draw"));
    }

    void computersAgreeOnADrawThatNeitherCanWin_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("agree");
        QTest::newRow("strong") << 9 << true;
        QTest::newRow("one of them is weak") << 7 << false;
    }
    void computersAgreeOnADrawThatNeitherCanWin()
    {
        QFETCH(const int, level);
        QFETCH(const bool, agree);
        ComputerTable table({{Seat{0}, level}, {kBlackSeat, 9}}, longGame(52));
        walkOn(table);
        QTRY_VERIFY(!table.window.model().halted().empty()); // a game of computers that is opened waits
        table.action(Command::MoveNow).trigger();
        const auto isDecided = [&] {
            return table.window.model().match().onTurn(table.window.model().gameNode()).empty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isDecided() || table.window.model().gameNode()->depth > 76, 20'000);
        QCOMPARE(table.lastEntry() == QStringLiteral("agree-draw"), agree);
    }
};

RINGFORD_TEST(TestMainWindowConcessions)
#include "test_mainwindow_concessions.moc"
