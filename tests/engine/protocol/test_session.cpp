// SPDX-License-Identifier: GPL-3.0-or-later
// The protocol, sentence by sentence, with the games of the rule book.
#include "engine/protocol/Perft.h"
#include "tests/support/Talk.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>
#include <QThread>

#include <memory>

using namespace ringford;
using test::Talk;

namespace {

const QByteArray kLoneKings = "setup white: Ka1; black: Kh8; turn: white";

Talk talk(const QByteArray& first = {})
{
    Talk made(Registry::standard());
    if (!first.isEmpty())
        made.ask(first);
    return made;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void answersWithAnEqualsSignAndAnEmptyLine()
    {
        Session session(Registry::standard());
        QCOMPARE(session.answer({"protocol"}), std::string("= ringford 1\n\n"));
        QCOMPARE(session.answer({"options checkers"}), std::string("=\n\n"));
        QCOMPARE(session.answer({"options orthodox"}), std::string("= fide plain plain|strict\n\n"));
        QCOMPARE(session.answer({"nothing"}), std::string("? unknown command 'nothing'\n\n"));
    }

    void refusesALineThatIsTooLong() { QVERIFY(talk().refuses(QByteArray(LineReader::kMostBytes + 1, 'x'))); }

    void answersALongUnknownWordBriefly()
    {
        QVERIFY(talk().ask(QByteArray(LineReader::kMostBytes, 'x')).size() < 200);
        QVERIFY(talk("game checkers").ask("turn " + QByteArray(100'000, 'x')).size() < 200);
    }

    void wordsAreCaseSensitive()
    {
        QVERIFY(talk().refuses("Protocol"));
        QVERIFY(talk().refuses("options Checkers"));
    }

    void blanksDoNotMatter()
    {
        QCOMPARE(talk("game checkers").ask("   actions    white  "), talk("game checkers").ask("actions white"));
        QVERIFY(talk("game checkers").refuses("actions\twhite"));
    }

    void argumentCounts_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"protocol x",
                                 "games x",
                                 "options",
                                 "options a b",
                                 "game",
                                 "setup",
                                 "state x",
                                 "actions white black",
                                 "exposed x",
                                 "play",
                                 "play a b",
                                 "why",
                                 "why a b",
                                 "short",
                                 "short a b",
                                 "long",
                                 "long a b",
                                 "undo x",
                                 "redo x",
                                 "status x",
                                 "turn x",
                                 "claim x",
                                 "resign",
                                 "resign white x",
                                 "flag",
                                 "flag white x",
                                 "agree-draw x",
                                 "perft",
                                 "perft 1 divide x",
                                 "history x",
                                 "save",
                                 "load",
                                 "load record=1",
                                 "quit now"})
            QTest::newRow(line) << QByteArray(line);
    }
    void argumentCounts()
    {
        QFETCH(const QByteArray, line);
        Talk one = talk("game checkers");
        QVERIFY(one.refuses(line));
        QVERIFY(!one.session().isOver());
        QCOMPARE(one.ask("history"), QByteArray("="));
    }

    void commandsThatComeLaterAreUnknown()
    {
        for (const char* word : {"selfplay", "sheet", "kit", "dice", "tournament", "help"})
            QCOMPARE(talk("game checkers").ask(word), "? unknown command '" + QByteArray(word) + "'");
    }

    void needsAGame_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"setup white: Ka1; black:; turn: white",
                                 "state",
                                 "actions",
                                 "actions white",
                                 "exposed",
                                 "play b2-a3",
                                 "why b2-a3",
                                 "undo",
                                 "redo",
                                 "status",
                                 "turn",
                                 "claim",
                                 "resign white",
                                 "flag white",
                                 "agree-draw",
                                 "perft 1",
                                 "history",
                                 "save x",
                                 "fen",
                                 "fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1"})
            QTest::newRow(line) << QByteArray(line);
    }
    void needsAGame()
    {
        QFETCH(const QByteArray, line);
        QVERIFY(talk().refuses(line));
    }

    void bytesThatAreNotPrintableAsciiAreRefused()
    {
        for (int byte = 0; byte < 256; ++byte) {
            if ((byte >= ' ' && byte <= '~') || byte == '\n')
                continue;
            const QByteArray reason = talk("game checkers").ask(QByteArray("state ") + char(byte) + "x");
            const QByteArray name = "\\x" + QByteArray(1, char(byte)).toHex();
            QVERIFY2(reason.startsWith("? ") && reason.contains(name), reason.constData());
        }
    }

    void eachOtherByteThatIsQuotedIsWrittenInHexadecimal()
    {
        QCOMPARE(printable("a\n\x7f\xc3\xa9\\z~ "), std::string("a\\x0a\\x7f\\xc3\\xa9\\z~ "));
        QCOMPARE(Answer::refused("two\nlines").text(), std::string("? two\\x0alines\n\n"));
    }

    void numbersHaveNoSign()
    {
        for (const char* number : {"+1", "-1", "-0", "1.0", "0x1", "one", "1e1", "99999999999999999999999", "1000"})
            QVERIFY2(talk("game checkers").refuses(QByteArray("perft ") + number), number);
    }

    void theDeepestTreeNeedsLittleStack()
    {
        for (const auto& type : Registry::standard().types()) {
            const std::shared_ptr<const Game> game = *type->create({});
            std::stop_source stop;
            const std::unique_ptr<QThread> small(
                QThread::create([&] { game->perft(game->start(), kDeepestPerft, stop.get_token()); }));
            small->setStackSize(256 * 1024);
            small->start();
            QThread::msleep(50); // the way down takes far less
            QVERIFY(small->isRunning());
            stop.request_stop();
            QVERIFY(small->wait());
        }
    }

    void countsStopAtTheMostThatCanBeRead()
    {
        Talk one = talk("game checkers");
        QCOMPARE(one.ask("setup white: Ka1; black: Kh8; turn: white; quiet: 999999"), QByteArray("= ok"));
        QCOMPARE(one.ask("play a1-b2"), QByteArray("= ok"));
        QCOMPARE(one.ask("state"), QByteArray("= white: Kb2; black: Kh8; turn: black; quiet: 999999"));
        one.ask("game orthodox");
        QCOMPARE(one.ask("fen 4k3/8/8/8/8/8/8/4K3 b - - 999999 999999"), QByteArray("= ok"));
        QCOMPARE(one.ask("play e8-e7"), QByteArray("= ok"));
        QCOMPARE(one.ask("fen"), QByteArray("= 8/4k3/8/8/8/8/8/4K3 w - - 999999 999999"));
    }

    void recordNumbersThatAreTooLargeAreNumbers()
    {
        Talk one(Registry::standard(), FileAccess::Allowed);
        QCOMPARE(one.ask("load record=99999999999 f"),
                 QByteArray("? there is no record 99999999999: a file holds fewer"));
        for (const char* number : {"0", "-1", "one", ""})
            QCOMPARE(one.ask(QByteArray("load record=") + number + " f"),
                     QByteArray("? record= takes a number from 1, not '") + number + '\'');
    }

    void quitEndsWithoutAnAnswer()
    {
        Talk one = talk();
        QCOMPARE(one.ask("quit"), QByteArray());
        QVERIFY(one.session().isOver());
    }

    void gamesAreAllThereAreAndSorted()
    {
        const QByteArrayList games = talk().ask("games").mid(2).split('\n');
        QByteArrayList sorted;
        for (const std::string& id : test::gameIds())
            sorted += QByteArray::fromStdString(id);
        std::ranges::sort(sorted);
        QCOMPARE(games, sorted);
    }

    void gameBeginsANewMatch()
    {
        Talk one = talk("game checkers");
        QCOMPARE(one.ask("play b2-a3"), QByteArray("= ok"));
        QCOMPARE(one.ask("game checkers"), QByteArray("= ok"));
        QCOMPARE(one.ask("history"), QByteArray("="));
        QVERIFY(one.refuses("undo"));
        QVERIFY(one.refuses("redo"));
    }

    void aGameThatIsRefusedLeavesTheOldOne_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line :
             {"game chess", "game orthodox fide", "game orthodox fide=", "game orthodox =plain",
              "game orthodox fide=hard", "game orthodox fide=plain fide=plain", "game orthodox x=y",
              "game checkers fide=plain", "setup white: Ka1; turn: white", "setup nonsense", "load no/such/file"})
            QTest::newRow(line) << QByteArray(line);
    }
    void aGameThatIsRefusedLeavesTheOldOne()
    {
        QFETCH(const QByteArray, line);
        Talk one = talk("game checkers");
        one.ask("play b2-a3");
        QVERIFY(one.refuses(line));
        QCOMPARE(one.ask("history"), QByteArray("= b2-a3"));
    }

    void setupAndFenKeepTheOptions()
    {
        Talk one = talk("game orthodox fide=strict");
        QCOMPARE(one.ask("setup white: Ka1; black: Kc3; turn: white"), QByteArray("= ok"));
        QCOMPARE(one.ask("status"), QByteArray("= drawn (deadlock)"));
        QCOMPARE(one.ask("fen 8/8/8/8/8/2k5/8/K7 b - -"), QByteArray("= ok"));
        QCOMPARE(one.ask("status"), QByteArray("= drawn (deadlock)"));
    }

    void actionsOfASeatNotOnTurnAreNone()
    {
        Talk one = talk("game checkers");
        QCOMPARE(one.ask("actions black"), QByteArray("="));
        QCOMPARE(one.ask("actions white"), one.ask("actions"));
        QVERIFY(one.refuses("actions green"));
        one.ask("resign white");
        QCOMPARE(one.ask("actions white"), QByteArray("="));
        QVERIFY(one.refuses("actions green"));
    }

    void actionsAreSortedByTheirCodes()
    {
        Talk one = talk("game orthodox");
        one.ask("setup white: Ke1^ Ra1^ Rh1^ Pg7; black: Ke8; turn: white");
        QByteArrayList actions = one.ask("actions").mid(2).split('\n');
        QVERIFY(actions.contains("O-O") && actions.contains("O-O-O") && actions.contains("g7-g8=N"));
        const QByteArrayList asGiven = actions;
        std::ranges::sort(actions);
        QCOMPARE(asGiven, actions);
    }

    void playIsRefusedWithTheSentenceThatWhyGives()
    {
        Talk one = talk("game orthodox");
        one.ask("setup white: Ke1 Re2; black: Kh8 Re8; turn: white");
        const QByteArrayList why = one.ask("why e2-d2").split('\n');
        QCOMPARE(why.size(), 2);
        QCOMPARE(one.ask("play e2-d2"), "? " + why[0].mid(2));
        QCOMPARE(why[1], QByteArray("cells: e1 e8"));
    }

    void shortTextsAreWrittenAndRead()
    {
        Talk one = talk("game orthodox");
        one.ask("setup white: Rb1 Rf1 Kh2; black: Qd1 Kh8; turn: white");
        QCOMPARE(one.ask("short b1xd1"), QByteArray("= Rbxd1"));
        QCOMPARE(one.ask("long Rbxd1"), QByteArray("= b1xd1"));
        QCOMPARE(one.ask("long Rbd1+"), QByteArray("= b1xd1"));
        QVERIFY(one.refuses("long Rxd1"));
        QCOMPARE(one.ask("short b1-c8"), "? " + one.ask("why b1-c8").split('\n')[0].mid(2));
        QVERIFY(one.refuses("short b1"));
        QVERIFY(one.refuses("long Rc8"));
        QVERIFY(one.refuses("long \xff"));
        one.ask("game longchess");
        QCOMPARE(one.ask("short g1-f3"), QByteArray("= Nf3"));
        QCOMPARE(one.ask("long Nf3W"), QByteArray("= g1-f3"));
        QCOMPARE(one.ask("short Cx5+1"), QByteArray("= Cx5+1"));
        QCOMPARE(one.ask("long Cx5+1"), QByteArray("= Cx5+1"));
        one.ask("game strategic boards=2");
        QCOMPARE(one.ask("short 2:b1-c3"), QByteArray("= 2:Nc3"));
        QVERIFY(one.refuses("long Nc3"));
        one.ask("resign 1w");
        QVERIFY(one.refuses("long 2:Nc3"));
    }

    void whyIsRefusedOnlyForTextThatDoesNotFit()
    {
        Talk one = talk("game checkers");
        QVERIFY(one.refuses("why b2"));
        QVERIFY(one.refuses("why b2-b9"));
        QVERIFY(one.refuses("why claim"));
        QCOMPARE(one.ask("why b2-a3"), QByteArray("= legal"));
        QVERIFY(one.ask("why a7-b6").startsWith("= "));
        one.ask("resign white");
        QCOMPARE(one.ask("why b2-a3"), QByteArray("= the game is over"));
        QCOMPARE(one.ask("play b2-a3"), QByteArray("? the game is over"));
    }

    void eventsAreWrittenInHistory()
    {
        for (const auto& [command, entry] :
             {std::pair("resign white", "resign:white"), {"flag black", "flag:black"}, {"agree-draw", "agree-draw"}}) {
            Talk one = talk("game checkers");
            QCOMPARE(one.ask(command), QByteArray("= ok"));
            QCOMPARE(one.ask("history"), QByteArray("= ") + entry);
            QVERIFY(one.refuses(command));
            QCOMPARE(one.ask("undo"), QByteArray("= ok"));
            QVERIFY(one.refuses(QByteArray("play ") + entry));
            QCOMPARE(one.ask("redo"), QByteArray("= ok"));
            QCOMPARE(one.ask("turn"), QByteArray("="));
            QCOMPARE(one.ask("actions"), QByteArray("="));
        }
    }

    void aClaimSaysWhatIsLacking()
    {
        const QByteArray reason = talk("game checkers").ask("claim");
        QVERIFY(reason.startsWith("? "));
        QVERIFY(reason.contains("60"));
    }

    void theMainLineIsTheLineLastPlayed()
    {
        Talk one = talk("game checkers");
        for (const char* line : {"play b2-a3", "undo", "play b2-c3", "undo", "redo"})
            QCOMPARE(one.ask(line), QByteArray("= ok"));
        QCOMPARE(one.ask("history"), QByteArray("= b2-c3"));
        one.ask("undo");
        one.ask("play b2-a3");
        one.ask("undo");
        one.ask("redo");
        QCOMPARE(one.ask("history"), QByteArray("= b2-a3"));
    }

    void perftOfADecidedGame()
    {
        Talk one = talk("game checkers");
        one.ask("agree-draw");
        QCOMPARE(one.ask("perft 0"), QByteArray("= 1"));
        QCOMPARE(one.ask("perft 0 divide"), QByteArray("= 1"));
        for (const char* line : {"perft 1", "perft 3", "perft 2 divide", "perft 999"})
            QCOMPARE(one.ask(line), QByteArray("= 0"));
    }

    void perftIsDividedInTheOrderOfTheActions()
    {
        Talk one = talk("game orthodox");
        one.ask("setup white: Ke1^ Rh1^ Ra1^; black: Ke8; turn: white");
        const QByteArrayList lines = one.ask("perft 1 divide").mid(2).split('\n');
        QByteArrayList expected{QByteArray::number(lines.size() - 1)};
        for (const QByteArray& action : one.ask("actions").mid(2).split('\n'))
            expected << action + ": 1";
        QCOMPARE(lines, expected);
        QCOMPARE(one.ask("perft 0 divide"), QByteArray("= 1"));
    }

    void perftOfATreeThatEndsSoonMayBeVeryDeep()
    {
        Talk one = talk("game checkers");
        one.ask("setup white: Ma3; black: Mb4; turn: white");
        QCOMPARE(one.ask("perft 1 divide"), QByteArray("= 1\na3xc5: 1"));
        QCOMPARE(one.ask("perft 2 divide"), QByteArray("= 0\na3xc5: 0"));
        QCOMPARE(one.ask("perft 999 divide"), QByteArray("= 0\na3xc5: 0"));
    }

    void fenIsForOrthodoxAlone()
    {
        QVERIFY(talk("game checkers").refuses("fen"));
        QCOMPARE(talk("game orthodox").ask("fen"),
                 QByteArray("= rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    }

    void theNumberOfTheFullMoveCountsOn()
    {
        Talk one = talk("game orthodox");
        one.ask("fen 4k3/8/8/8/8/8/8/4K3 b - - 5 20");
        for (const char* action : {"e8-e7", "e1-e2", "e7-e6"})
            QCOMPARE(one.ask(QByteArray("play ") + action), QByteArray("= ok"));
        QCOMPARE(one.ask("fen"), QByteArray("= 8/8/4k3/8/8/8/4K3/8 w - - 8 22"));
        one.ask("resign black");
        QCOMPARE(one.ask("fen"), QByteArray("= 8/8/4k3/8/8/8/4K3/8 w - - 8 22"));
        one.ask("setup white: Ka1; black: Kh8; turn: white");
        QCOMPARE(one.ask("fen"), QByteArray("= 7k/8/8/8/8/8/8/K7 w - - 0 1"));
    }

    void withoutFilesLoadAndSaveAreRefused()
    {
        QVERIFY(talk("game checkers").refuses("save here"));
        QVERIFY(talk("game checkers").refuses("load here"));
    }
};

RINGFORD_TEST(SessionTest)
#include "test_session.moc"
