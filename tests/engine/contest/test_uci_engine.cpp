// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs as players: what is said to them, and what becomes of those that do not play along.
#include "engine/contest/EngineContestant.h"
#include "engine/contest/Series.h"
#include "engine/contest/UciMoves.h"
#include "tests/support/Effort.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;
using std::chrono::milliseconds;

namespace {

/** A shell that speaks UCI and does @p atGo when it is to move; it writes what it is told to "$LOG". */
std::string engine(const std::string& atGo, const QString& log = "/dev/null")
{
    return "while read -r line; do echo \"$line\" >> '" + log.toStdString() +
           "'; case $line in uci) echo id name x; echo option name Skill Level type spin default 3 min 0 max 20; echo "
           "uciok;; isready) echo readyok;; go*) " +
           atGo + ";; quit) exit;; esac; done";
}

QStringList linesOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed().split('\n') : QStringList();
}

/** What an engine is told in the position of the match, and what it answers. */
Result<Action, std::string> chosen(const Match& match, const std::string& description,
                                   std::optional<milliseconds> left = {},
                                   const EnginePatience& forNodes = EngineContestant::kForNodes)
{
    std::vector<Position> before;
    std::vector<Action> played;
    for (const Node* node : GameTree::path(match.gameNode())) {
        before.push_back(match.position(node->parent));
        played.push_back(node->entry().action);
    }
    EngineContestant contestant(*readContestant(description), forNodes);
    contestant.prepare();
    const Position position = match.position(match.gameNode());
    const Seat seat = match.onTurn(match.gameNode()).first();
    return contestant.choose({match.game(), position, before, played, seat, match.actions(match.gameNode()), left, 12});
}

} // namespace

class TestUciEngine : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    /** The second was taken for the next move, and lost the game. */
    void aMoveThatIsToldTwiceIsPlayedOnce()
    {
        const std::string answers =
            "n=$((n+1)); if [ $n = 1 ]; then printf 'bestmove e2e4\\nbestmove a2a3\\n'; else sleep 0.1; "
            "echo bestmove d2d4; fi";
        EngineContestant contestant(*readContestant("nodes=5,uci=" + engine(answers)), EngineContestant::kForNodes);
        contestant.prepare();
        const Match match = test::matchOf("orthodox");
        const Position position = match.position(match.start());
        const auto choose = [&] {
            return contestant.choose({match.game(), position, {}, {}, Seat{0}, match.actions(match.start()), {}, 12});
        };
        const auto first = choose();
        QTest::qSleep(50); // until the second has been written
        const auto second = choose();
        QVERIFY(first && second);
        QCOMPARE(uciText(match.game(), *first), std::string("e2e4"));
        QCOMPARE(uciText(match.game(), *second), std::string("d2d4"));
    }

    void itIsToldHowTheGameWent()
    {
        Match match = test::matchOf("orthodox");
        test::enterAll(match, "e2-e4 d7-d5 e4xd5");
        const QString log = m_folder.filePath("game");
        const auto action =
            chosen(match, "nodes=5,threads=2,option.Skill Level=3,uci=" + engine("echo bestmove d8d5", log));
        QVERIFY2(action, action ? "" : action.error().c_str());
        QCOMPARE(match.game().text(match.position(match.gameNode()), *action), std::string("d8xd5"));
        QCOMPARE(
            linesOf(log),
            (QStringList{"uci", "setoption name Skill Level value 3", "setoption name Threads value 2", "ucinewgame",
                         "isready",
                         "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4 d7d5 e4d5",
                         "go nodes 5", "quit"}));
    }

    void itIsToldHowLongItMayThink_data()
    {
        QTest::addColumn<QByteArray>("description");
        QTest::addColumn<QString>("go");
        QTest::newRow("time") << QByteArray("ms=70") << "go movetime 70";
        QTest::newRow("both") << QByteArray("ms=70,nodes=3") << "go nodes 3 movetime 70";
        QTest::newRow("clock") << QByteArray("clock=0:10+0.1") << "go wtime 7000 btime 7000 winc 100 binc 100";
        QTest::newRow("moves") << QByteArray("clock=0:10,moves=40")
                               << "go wtime 7000 btime 7000 winc 0 binc 0 movestogo 12";
    }
    void itIsToldHowLongItMayThink()
    {
        QFETCH(const QByteArray, description);
        QFETCH(const QString, go);
        const QString log = m_folder.filePath(QTest::currentDataTag());
        const Match match = test::matchOf("orthodox");
        QVERIFY(chosen(match, description.toStdString() + ",uci=" + engine("echo bestmove e2e4 ponder e7e5", log),
                       milliseconds(7'000)));
        QVERIFY(linesOf(log).contains(go));
    }

    void movesAreWrittenAsUciHasThem()
    {
        const auto moves = [](const char* setup) {
            const Match match = test::matchOf("orthodox", setup);
            QStringList texts;
            for (const Action& action : match.actions(match.start()))
                texts << QString::fromStdString(uciText(match.game(), action));
            return texts;
        };
        const QStringList castling = moves("white: Ke1^ Ra1^ Rh1^; black: Ke8; turn: white");
        QVERIFY(castling.contains("e1g1") && castling.contains("e1c1") && castling.contains("e1d1"));
        const QStringList promotion = moves("white: Ke1 Pa7; black: Kh8; turn: white");
        for (const char* move : {"a7a8q", "a7a8r", "a7a8b", "a7a8n"})
            QVERIFY(promotion.contains(move));
    }

    void whoDoesNotPlayAlongIsGivenUp_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char* name, const std::string& command, const char* fault) {
            QTest::newRow(name) << QByteArray::fromStdString(command) << QByteArray(fault);
        };
        row("speaks xboard's protocol", "while read -r l; do echo 'Error (unknown command): '$l; done",
            "speaks the protocol of xboard, not UCI");
        row("is not there", "exec /no/such/engine 2>/dev/null", "has ended, when told 'uci'");
        row("is no engine", "exec true", "has ended, when told 'uci'");
        row("says something else", "echo hello", "has ended, when told 'uci'");
        row("dies", engine("exit 1"), "has ended");
        row("is killed", engine("kill -9 $$"), "has ended");
        row("moves wrongly", engine("echo bestmove e2e5"), "answered 'e2e5', which is not legal");
        row("moves nothing", engine("echo bestmove"), "answered '', which is not legal");
        row("gives up", engine("echo bestmove 0000"), "answered '0000', which is not legal");
        row("writes endlessly", engine("exec yes info depth 1"), "did not answer in time");
        row("writes a line without end", engine("yes | tr -d '\\n'"), "writes without end");
        row("begins with a line without end", "yes | tr -d '\\n'", "writes without end, when told 'uci'");
        row("is silent", engine("true"), "did not answer in time");
        row("leaves others behind", engine("sleep 1000 & exit"), "has ended|did not answer in time");
    }
    void whoDoesNotPlayAlongIsGivenUp()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QByteArray, fault);
        const qint64 soon = test::cases(4'000, 20'000); // 2 s in ms, and the rest for machines that are busy
        QElapsedTimer waited;
        waited.start();
        const auto action = chosen(test::matchOf("orthodox"), "ms=1,uci=" + command.toStdString());
        QVERIFY2(waited.elapsed() < soon, qPrintable(QStringLiteral("%1 ms").arg(waited.elapsed())));
        QVERIFY(!action);
        QVERIFY2(fault.split('|').contains(QByteArray::fromStdString(action.error())), action.error().c_str());
    }

    void whoGetsNoFurtherIsGivenUp_data()
    {
        QTest::addColumn<QByteArray>("atGo");
        QTest::newRow("silent") << QByteArray("true");
        QTest::newRow("silent after a while") << QByteArray("echo info depth 1; echo info depth 2 nodes 9");
        QTest::newRow("the same depth") << QByteArray("exec yes info depth 9 seldepth 12");
        QTest::newRow("the same nodes") << QByteArray("exec yes info nodes 9 time 3 pv depth 7");
        QTest::newRow("text") << QByteArray("exec yes info string depth 3");
        QTest::newRow("deeper than anybody") << QByteArray("i=0; while :; do i=$((i+1)); echo info depth $i; done");
        QTest::newRow("more nodes than it may") << QByteArray("i=0; while :; do i=$((i+1)); echo info nodes $i; done");
        QTest::newRow("numbers that are too large") << QByteArray("exec yes info depth 99999999999 nodes 99999999999");
        QTest::newRow("no numbers") << QByteArray("exec yes info depth nodes ' '");
    }
    void whoGetsNoFurtherIsGivenUp()
    {
        QFETCH(const QByteArray, atGo);
        const EnginePatience shorter{std::chrono::minutes(10), milliseconds(200), milliseconds(100)};
        const qint64 soon = test::cases(3'000, 20'000);
        QElapsedTimer waited;
        waited.start();
        const auto action =
            chosen(test::matchOf("orthodox"), "nodes=300,uci=" + engine(atGo.toStdString()), {}, shorter);
        QVERIFY2(waited.elapsed() < soon, qPrintable(QStringLiteral("%1 ms").arg(waited.elapsed())));
        QVERIFY(!action);
        QCOMPARE(action.error(), std::string("did not answer in time"));
    }

    void whoGetsFurtherMayThinkForLong()
    {
        const QString log = m_folder.filePath("further");
        const std::string atGo =
            "for i in 1 2 3 4; do sleep 0.3; echo info depth $i; done; sleep 0.3; echo bestmove e2e4";
        const EnginePatience shorter{std::chrono::minutes(10), milliseconds(1'000), milliseconds(1)};
        const auto action = chosen(test::matchOf("orthodox"), "nodes=300,uci=" + engine(atGo, log), {}, shorter);
        QVERIFY2(action, action ? "" : action.error().c_str());
        QVERIFY(!linesOf(log).contains("stop"));
    }

    void theNameOfAFileNeedsNoQuotationMarks()
    {
        QVERIFY(QDir(m_folder.path()).mkdir("my 'engines' $HOME"));
        QFile file(test::makeFile(m_folder.filePath("my 'engines' $HOME/one; true"),
                                  "#!/bin/sh\n" + QByteArray::fromStdString(engine("echo bestmove e2e4"))));
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto action = chosen(test::matchOf("orthodox"), "ms=1,uci=" + file.fileName().toStdString());
        QVERIFY2(action, action ? "" : action.error().c_str());
    }

    void whoIsLateIsToldToStop()
    {
        const QString log = m_folder.filePath("late");
        const std::string late = "while read -r line; do echo \"$line\" >> '" + log.toStdString() +
                                 "'; case $line in uci) echo uciok;; isready) echo readyok;; stop) echo bestmove "
                                 "e2e4;; quit) exit;; esac; done";
        const auto action = chosen(test::matchOf("orthodox"), "ms=1,uci=" + late);
        QVERIFY2(action, action ? "" : action.error().c_str());
        QVERIFY(linesOf(log).contains("stop"));
    }

    void aGameAgainstOneThatDiesIsWon()
    {
        SeriesSpec spec{*Registry::standard().create("orthodox", {}), {}, {}};
        spec.start = spec.game->start();
        spec.players = {*readContestant("ms=1,uci=" + engine("exit")), *readContestant("random")};
        const PlayedGame played = Series(spec).play(1);
        QCOMPARE(played.faults.size(), std::size_t{1});
        QVERIFY(played.match.end()->outcome() == Outcome::wonBy(SeatSet(Seat{1}), Reason::Resigned));
    }

    void whoHangsLosesOnTimeAndItIsTold()
    {
        SeriesSpec spec{*Registry::standard().create("orthodox", {}), {}, {}};
        spec.start = spec.game->start();
        spec.players = {*readContestant("clock=0:01,uci=" + engine("true")), *readContestant("random")};
        spec.players.front().clock->time = milliseconds(100);
        const PlayedGame played = Series(spec).play(1);
        QVERIFY(played.match.end()->outcome() == Outcome::wonBy(SeatSet(Seat{1}), Reason::Time));
        QCOMPARE(played.faults.size(), std::size_t{1});
        QVERIFY2(played.faults.front().ends_with(" did not answer in time"), played.faults.front().c_str());
    }

    void itTellsHowStrongItCanPlay()
    {
        const auto talk = newEngineTalk(EngineKind::Uci);
        QVERIFY(!talk->eloRange());
        (void)talk->hear("id name Some Engine 3");
        (void)talk->hear("option name UCI_Elo type spin default 1320 min 1320 max 3190");
        QCOMPARE(talk->name(), std::string("Some Engine 3"));
        QVERIFY(talk->eloRange() == std::pair(1320, 3190));
        for (const char* const line : {"", " ", "option", "option name", "option name UCI_Elo min", "id", "bestmove"})
            (void)talk->hear(line);
        QVERIFY(talk->eloRange() == std::pair(1320, 3190));
    }

private:
    QTemporaryDir m_folder;
};

RINGFORD_TEST(TestUciEngine)
#include "test_uci_engine.moc"
