// SPDX-License-Identifier: GPL-3.0-or-later
// The Universal Chess Interface, as a program that shows a board talks it.
#include "engine/contest/UciMoves.h"
#include "engine/protocol/UciSession.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

/** A session, and what it has said. */
class UciTalk {
public:
    UciTalk() : m_session(Registry::standard(), "Tested 1", [this](const std::string& line) { hear(line); }) {}

    bool take(const char* line) { return m_session.take(line); }
    void finish(std::chrono::milliseconds most) { m_session.finish(most); }
    /** All that it has said since it was last asked, once it has done thinking. */
    QStringList heard()
    {
        m_session.finish();
        const std::lock_guard guard(m_mutex);
        return std::exchange(m_heard, {});
    }
    QStringList ask(const char* line)
    {
        take(line);
        return heard();
    }
    /** Its best move after `go WORDS`. */
    QString best(const char* go) { return ask(go).last(); }
    /** Whether all that it says to this is why it does not take it. */
    bool refuses(const char* line)
    {
        const QStringList heard = ask(line);
        return heard.size() == 1 && heard.first().startsWith(QStringLiteral("info string "));
    }
    /** Whether a black man is what it moves, at the second ply. */
    bool movesBlack()
    {
        const QString best = this->best("go nodes 100");
        return best.size() >= 13 && QStringLiteral("78").contains(best[10]);
    }

private:
    void hear(const std::string& line)
    {
        const std::lock_guard guard(m_mutex);
        m_heard << QString::fromStdString(line);
    }

    std::mutex m_mutex;
    QStringList m_heard;
    UciSession m_session;
};

} // namespace

class TestUciSession : public QObject {
    Q_OBJECT

private slots:
    void introducesItself()
    {
        UciTalk talk;
        const QStringList heard = talk.ask("uci");
        QCOMPARE(heard.first(), QStringLiteral("id name Tested 1"));
        QCOMPARE(heard.last(), QStringLiteral("uciok"));
        for (const char* option : {"Hash", "Threads", "MultiPV", "UCI_LimitStrength", "UCI_Elo"})
            QCOMPARE(heard.filter(QStringLiteral("option name %1 type").arg(option)).size(), 1);
        QCOMPARE(talk.ask("isready"), QStringList("readyok"));
    }

    void movesAreWrittenWithoutSigns_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("action");
        QTest::newRow("step") << "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
                              << "e2e4"
                              << "e2-e4";
        QTest::newRow("castling") << "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
                                  << "e1g1"
                                  << "O-O";
        QTest::newRow("promotion") << "8/P3k3/8/8/8/8/8/4K3 w - - 0 1"
                                   << "a7a8n"
                                   << "a7-a8=N";
        QTest::newRow("en passant") << "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
                                    << "e5d6"
                                    << "e5xd6";
    }
    void movesAreWrittenWithoutSigns()
    {
        QFETCH(const QString, fen);
        QFETCH(const QString, move);
        QFETCH(const QString, action);
        const auto game = *Registry::standard().create("orthodox", {});
        const Position position = game->fen()->read(fen.toStdString())->position;
        const auto found = uciAction(*game, position, move.toStdString());
        QVERIFY(found);
        QCOMPARE(QString::fromStdString(game->text(position, *found)), action);
        QCOMPARE(QString::fromStdString(uciText(*game, *found)), move);
    }

    void findsAMateAndSaysSo()
    {
        UciTalk talk;
        talk.take("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        const QStringList heard = talk.ask("go nodes 5000");
        QCOMPARE(heard.last(), QStringLiteral("bestmove a1a8"));
        QVERIFY(!heard.filter(QStringLiteral("score mate 1 ")).isEmpty());
        talk.take("position fen 6k1/8/8/8/8/1r6/r7/7K w - - 0 1");
        QVERIFY(!talk.ask("go nodes 20000").filter(QStringLiteral("score mate -1 ")).isEmpty());
    }

    void playsOnFromTheMovesThatWerePlayed()
    {
        UciTalk talk;
        talk.take("position startpos moves e2e4 e7e5 d1h5 b8c6 f1c4 g8f6");
        QCOMPARE(talk.best("go depth 3"), QStringLiteral("bestmove h5f7"));
    }

    void severalLinesHaveNumbers()
    {
        UciTalk talk;
        talk.take("setoption name MultiPV value 3");
        const QStringList heard = talk.ask("go depth 2");
        for (const char* number : {"multipv 1 ", "multipv 2 ", "multipv 3 "})
            QVERIFY(!heard.filter(QLatin1String(number)).isEmpty());
    }

    void theLastLineThatIsToldIsWhatIsPlayed()
    {
        UciTalk talk;
        talk.take("setoption name MultiPV value 2");
        for (int nodes = 300; nodes < 9000; nodes += 450) {
            const QStringList heard = talk.ask(QByteArray("go nodes " + QByteArray::number(nodes)).constData());
            const QStringList first = heard.filter(QStringLiteral(" multipv 1 "));
            QVERIFY(!first.isEmpty());
            const QString best = heard.last().section(QLatin1Char(' '), 1, 1);
            QCOMPARE(first.last().section(QStringLiteral(" pv "), 1).section(QLatin1Char(' '), 0, 0), best);
        }
    }

    /** Also where the last iteration was cut off: then some lines have the value of the one before it still. */
    void noLineIsBetterThanTheOneBeforeIt()
    {
        for (const int nodes : {2'500, 5'500, 6'250, 10'000, 20'500}) {
            UciTalk talk;
            talk.take("setoption name MultiPV value 4");
            talk.take("position startpos moves e2e4 e7e5");
            const QStringList heard = talk.ask(QByteArray("go nodes " + QByteArray::number(nodes)).constData());
            const QStringList last = heard.filter(QStringLiteral(" multipv ")).last(4);
            int least = 100'000;
            for (const QString& line : last) {
                const int centi = line.section(QStringLiteral(" cp "), 1).section(QLatin1Char(' '), 0, 0).toInt();
                QVERIFY2(centi <= least, qPrintable(last.join(QLatin1Char('\n'))));
                least = centi;
            }
        }
    }

    void namesOfOptionsAreTheSameInSmallLetters()
    {
        UciTalk talk;
        QVERIFY(talk.ask("setoption name hash value 32").isEmpty());
        QVERIFY(talk.ask("setoption name MULTIPV value 2").isEmpty());
        QVERIFY(talk.ask("setoption name uci_limitstrength value TRUE").isEmpty());
        QVERIFY(!talk.ask("go depth 2").filter(QStringLiteral(" multipv 2 ")).isEmpty());
    }

    void thinksUntilItIsStopped()
    {
        UciTalk talk;
        talk.take("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        talk.take("go infinite");
        talk.take("stop");
        QCOMPARE(talk.heard().last(), QStringLiteral("bestmove a1a8"));
    }

    void clocksAreKept()
    {
        UciTalk talk;
        QVERIFY(
            talk.best("go wtime 300 btime 300 winc 10 binc 10 movestogo 5").startsWith(QStringLiteral("bestmove ")));
        QVERIFY(talk.best("go movetime 20").startsWith(QStringLiteral("bestmove ")));
    }

    /** A program whose clock is over already, or that writes nonsense, waits for a move all the same. */
    void whatIsNotTakenStillEnds_data()
    {
        QTest::addColumn<QByteArray>("go");
        QTest::addColumn<QStringList>("remarks");
        const auto row = [](const char* go, const QStringList& remarks) {
            QTest::newRow(go) << QByteArray(go) << remarks;
        };
        const QString soon = QStringLiteral("no limit is left, 100 ms are taken");
        row("go wtime -20 btime 5000 winc 100 binc 100", {});
        row("go wtime 0 btime 5000", {});
        row("go movetime -1", {});
        row("go movetime 0", {});
        row("go nodes -5", {});
        row("go depth -5", {});
        row("go wtime -99999999999999999999 btime 1", {});
        row("go depth abc", {QStringLiteral("depth: expected a number, not 'abc'"), soon});
        row("go depth 3x", {QStringLiteral("depth: expected a number, not '3x'"), soon});
        row("go nodes", {QStringLiteral("nodes: expected a number, not ''"), soon});
        row("go btime 5000", {soon});
        row("go depth 99999999999 movetime 20",
            {QStringLiteral("depth: '99999999999' is too large, taken as 2147483647")});
        row("go nodes 99999999999999999999 movetime 20",
            {QStringLiteral("nodes: '99999999999999999999' is too large, taken as 9223372036854775807")});
        row("go wtime 99999999999999999999 btime 1 nodes 100",
            {QStringLiteral("wtime: '99999999999999999999' is too large, taken as 86400000")});
        // Words of other programs, too.
        const auto unknown = [](const char* word) {
            return QStringLiteral("unknown word '%1'").arg(QLatin1String(word));
        };
        row("go foo", {unknown("foo"), soon});
        row("go perft 2", {unknown("perft"), soon});
        row("go winc 100", {soon});
        row("go depth 2 perft 2", {unknown("perft")});
        row("go searchmoves a2a3 depth 2 x", {unknown("x")});
        row("go searchmoves a2a3 h2h4 depth 2", {});
    }
    void whatIsNotTakenStillEnds()
    {
        QFETCH(const QByteArray, go);
        QFETCH(const QStringList, remarks);
        UciTalk talk;
        const QStringList heard = talk.ask(go.constData());
        QVERIFY(heard.last().startsWith(QStringLiteral("bestmove ")));
        QStringList expected;
        for (const QString& remark : remarks)
            expected << QStringLiteral("info string ") + remark;
        QCOMPARE(heard.filter(QStringLiteral("info string")), expected);
    }

    /** Nobody is there any more who could stop it. */
    void theEndOfInputEndsWhatHasNoLimits()
    {
        for (const char* go : {"go", "go searchmoves e2e4", "go infinite"}) {
            UciTalk talk;
            QVERIFY(talk.ask(go).last().startsWith(QStringLiteral("bestmove ")));
        }
        UciTalk talk;
        talk.take("go depth 100");
        talk.finish(std::chrono::milliseconds(1));
        QVERIFY(talk.heard().last().startsWith(QStringLiteral("bestmove ")));
    }

    void blanksOfEveryKindDivideWordsAndUnknownOnesArePassedOver()
    {
        UciTalk talk;
        QVERIFY(talk.ask("\tgo\tdepth  1\r").last().startsWith(QStringLiteral("bestmove ")));
        QCOMPARE(talk.ask("hello there isready"),
                 (QStringList{QStringLiteral("info string unknown command 'hello'"), QStringLiteral("readyok")}));
        QCOMPARE(talk.ask(" \r"), QStringList());
    }

    /** It does not ponder, but whoever had it do so gets a move once the opponent has played, or something else. */
    void whatItIsToPonderIsThoughtAboutLater()
    {
        UciTalk talk;
        talk.take("position startpos moves e2e4");
        QVERIFY(talk.refuses("go ponder searchmoves a7a6 nodes 100"));
        QCOMPARE(talk.ask("ponderhit").last(), QStringLiteral("bestmove a7a6"));
        QCOMPARE(talk.ask("ponderhit"), QStringList());
        QVERIFY(talk.refuses("go ponder infinite"));
        QVERIFY(talk.ask("stop").last().startsWith(QStringLiteral("bestmove ")));
        QVERIFY(talk.refuses("go ponder nodes 100"));
        talk.take("position startpos");
        QCOMPARE(talk.ask("ponderhit"), QStringList());
        QCOMPARE(talk.ask("stop"), QStringList());
    }

    void onlySomeMovesAreSearched()
    {
        UciTalk talk;
        QCOMPARE(talk.best("go searchmoves a2a3 depth 3"), QStringLiteral("bestmove a2a3"));
        talk.take("setoption name MultiPV value 5");
        const QStringList heard = talk.ask("go depth 3 searchmoves a2a3 h2h4");
        QVERIFY(!heard.filter(QStringLiteral(" multipv 2 ")).isEmpty());
        for (const QString& line : heard.filter(QStringLiteral(" pv ")))
            QVERIFY2(line.contains(QStringLiteral(" pv a2a3")) || line.contains(QStringLiteral(" pv h2h4")),
                     qPrintable(line));
        QCOMPARE(talk.ask("go searchmoves e2e5 h2h4 depth 2").first(),
                 QStringLiteral("info string 'e2e5' is not legal there"));
        QCOMPARE(talk.ask("go searchmoves depth 2").first(),
                 QStringLiteral("info string searchmoves: no move is left, all are searched"));
    }

    void aGameThatIsOverHasNoMove()
    {
        UciTalk talk;
        talk.take("position fen 7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
        QCOMPARE(talk.ask("go nodes 100"), QStringList("bestmove 0000"));
    }

    void whatIsNotUnderstoodChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"hello", "go ponder", "setoption name Hash value 0", "setoption name Hash value x",
                                 "setoption name Nothing value 1", "setoption",
                                 "setoption name UCI_LimitStrength value maybe", "setoption name UCI_Elo value 9999"})
            QTest::newRow(line) << QByteArray(line);
    }
    void whatIsNotUnderstoodChangesNothing()
    {
        QFETCH(const QByteArray, line);
        UciTalk talk;
        talk.take("position startpos moves e2e4");
        QVERIFY(talk.refuses(line.constData()));
        QVERIFY(talk.movesBlack());
    }

    void behindAPositionThatIsNotTakenThereIsNoMove_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line :
             {"position", "position fen x", "position startpos moves e2e5",
              "position startpos moves e2e4 e7e5 g1f3 xxxx", "position e2e4", "position fen 8/8/8/8/8/8/8/8 w - - 0 1"})
            QTest::newRow(line) << QByteArray(line);
    }
    void behindAPositionThatIsNotTakenThereIsNoMove()
    {
        QFETCH(const QByteArray, line);
        UciTalk talk;
        talk.take("position startpos moves e2e4");
        QVERIFY(talk.refuses(line.constData()));
        QCOMPARE(talk.ask("go nodes 100"), QStringList("bestmove 0000"));
        talk.take("ucinewgame");
        QCOMPARE(talk.ask("go nodes 100"), QStringList("bestmove 0000"));
        QCOMPARE(talk.ask("go searchmoves e2e5 nodes x"), QStringList("bestmove 0000"));
        talk.take("go infinite");
        QCOMPARE(talk.ask("stop"), QStringList("bestmove 0000"));
        talk.take("position startpos moves e2e4");
        QVERIFY(talk.movesBlack());
    }

    void weakPlayersDoNotAlwaysAnswerTheSame()
    {
        UciTalk talk;
        talk.take("setoption name UCI_LimitStrength value true");
        talk.take("setoption name UCI_Elo value 800");
        QStringList answers;
        for (int game = 0; game < 40 && answers.size() < 2; ++game) {
            talk.take("ucinewgame");
            talk.take("position startpos moves e2e4");
            const QString answer = talk.best("go nodes 300");
            if (!answers.contains(answer))
                answers << answer;
        }
        QCOMPARE(answers.size(), 2);
    }

    void weakPlayersAnswerToo()
    {
        UciTalk talk;
        talk.take("setoption name UCI_LimitStrength value true");
        talk.take("setoption name UCI_Elo value 600");
        talk.take("setoption name Hash value 1");
        talk.take("ucinewgame");
        QVERIFY(talk.best("go nodes 1000000").startsWith(QStringLiteral("bestmove ")));
        QVERIFY(!talk.take("quit"));
    }
};

RINGFORD_TEST(TestUciSession)
#include "test_uci_session.moc"
