// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs as players, of xboard's protocol: what is said to them, and what becomes of those that do not play
// along.
#include "engine/contest/EngineContestant.h"
#include "engine/contest/Series.h"
#include "engine/contest/XboardTalk.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QStringList>
#include <QTest>

using namespace ringford;
using Told = HeardFromEngine::Kind;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** A shell that speaks xboard's protocol, and does @p atGo when it is to move. */
std::string xboard(const std::string& atGo, const std::string& features = "ping=1 setboard=1 usermove=1")
{
    return "while read -r line; do case $line in protover*) echo feature " + features +
           " done=1;; ping*) echo pong ${line#ping };; go*) " + atGo + ";; quit) exit;; esac; done";
}

QStringList texts(const std::vector<std::string>& lines)
{
    QStringList texts;
    for (const std::string& line : lines)
        texts << QString::fromStdString(line);
    return texts;
}

/** What is told to who is asked. */
QStringList asked(EngineTalk& talk, const EngineQuestion& question)
{
    return texts(talk.ask(question).replies);
}

EngineQuestion timed(std::vector<std::string> moves)
{
    EngineQuestion question{kStart, std::move(moves)};
    question.isWhite = question.moves.size() % 2 == 0;
    question.clock = EngineQuestion::Clock{seconds(10), {}, 40, milliseconds(7'120), milliseconds(9'000), 30};
    return question;
}

/** A game of such a program against whoever plays anything. */
PlayedGame playedAgainst(const std::string& description)
{
    SeriesSpec spec{*Registry::standard().create("orthodox", {}), {}, {}};
    spec.start = spec.game->start();
    spec.openingPlies = 0;
    spec.players = {*readContestant(description), *readContestant("random")};
    return Series(spec).play(1);
}

} // namespace

class TestXboardEngine : public QObject {
    Q_OBJECT

private slots:
    void itsFeaturesAreTakenAndItIsReady()
    {
        XboardTalk talk({{"Resign", "1"}}, 3);
        QCOMPARE(texts(talk.greeting()), (QStringList{"xboard", "protover 2"}));
        QVERIFY(talk.hear("Fairy-Max at your service").kind == Told::Nothing);
        HeardFromEngine heard = talk.hear("feature myname=\"A program, 3.0\" san=1 done=0");
        QVERIFY(heard.kind == Told::Nothing);
        QCOMPARE(texts(heard.replies), (QStringList{"accepted myname", "rejected san", "accepted done"}));
        QCOMPARE(talk.name(), std::string("A program, 3.0"));
        heard = talk.hear("feature smp=1 option=\"Resign -check 0\" done=1");
        QVERIFY(heard.kind == Told::Ready);
        QCOMPARE(texts(heard.replies),
                 (QStringList{"accepted smp", "accepted option", "accepted done", "option Resign=1", "cores 3"}));
    }

    void optionsThatItHasNotAreTold()
    {
        const auto wrong = [](const char* name, const char* value) {
            XboardTalk talk({{name, value}}, 1);
            (void)talk.hear("feature option=\"Resign -check 0\" option=\"Threshold -spin 800 200 1200\" done=1");
            return QString::fromStdString(talk.wrongOption().value_or(""));
        };
        QCOMPARE(wrong("resign", "1"), QString());
        QCOMPARE(wrong("Threshold", "1200"), QString());
        QCOMPARE(wrong("Resign", "yes"), QStringLiteral("takes 0 or 1 for its option 'Resign', not 'yes'"));
        QCOMPARE(wrong("Threshold", "0"),
                 QStringLiteral("takes a number of 200..1200 for its option 'Threshold', not '0'"));
        QCOMPARE(wrong("Nope", "0"), QStringLiteral("has no option 'Nope': it has Resign, Threshold"));
        XboardTalk none({{"Nope", "0"}}, 1);
        (void)none.hear("feature done=1");
        QCOMPARE(*none.wrongOption(), std::string("has no option 'Nope': it has none at all"));
    }

    void itIsToldWhatIsNewAlone()
    {
        XboardTalk talk({}, 1);
        (void)talk.hear("feature usermove=1 colors=0 done=1");
        QCOMPARE(asked(talk, timed({"d2d4", "d7d5"})),
                 (QStringList{"new", "force", "easy", "nopost", "level 40 0:10 0", "usermove d2d4", "usermove d7d5",
                              "time 712", "otim 900", "go"}));
        const HeardFromEngine move = talk.hear("move c2c4");
        QVERIFY(move.kind == Told::Move);
        QCOMPARE(move.text, std::string("c2c4"));
        QCOMPARE(texts(move.replies), QStringList("force"));
        QCOMPARE(asked(talk, timed({"d2d4", "d7d5", "c2c4", "d5c4"})),
                 (QStringList{"usermove d5c4", "time 712", "otim 900", "go"}));
        // Something was taken back.
        QCOMPARE(asked(talk, timed({"d2d4"})).mid(0, 6),
                 (QStringList{"new", "force", "easy", "nopost", "level 40 0:10 0", "usermove d2d4"}));
    }

    void whatRepeatsWhatItIsToldIsNone()
    {
        XboardTalk talk({}, 1);
        QVERIFY(talk.hear("xboard").kind == Told::Nothing);
        QVERIFY(talk.hear("protover 2").kind == Told::Fault);
    }

    void itIsToldHowLongItMayThink_data()
    {
        QTest::addColumn<int>("perMove");
        QTest::addColumn<int>("time");
        QTest::addColumn<int>("bonus");
        QTest::addColumn<int>("turns");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("whole seconds") << 2500 << 0 << 0 << 0 << QStringList{"st 2"};
        QTest::newRow("less than a second")
            << 100 << 0 << 0 << 0 << QStringList{"level 0 0:03 0", "time 300", "otim 300"};
        QTest::newRow("minutes") << 0 << 300'000 << 0 << 0 << QStringList{"level 0 5 0", "time 30000", "otim 30000"};
        QTest::newRow("moves") << 0 << 65'000 << 0 << 40 << QStringList{"level 40 1:05 0", "time 6500", "otim 6500"};
        QTest::newRow("bonus") << 0 << 60'000 << 2'000 << 0 << QStringList{"level 0 1 2", "time 6000", "otim 6000"};
        QTest::newRow("part of a second")
            << 0 << 60'000 << 50 << 0 << QStringList{"level 0 1 0.050", "time 6000", "otim 6000"};
    }
    void itIsToldHowLongItMayThink()
    {
        QFETCH(const int, perMove);
        QFETCH(const int, time);
        QFETCH(const int, bonus);
        QFETCH(const int, turns);
        XboardTalk talk({}, 1);
        (void)talk.hear("feature colors=0 done=1");
        EngineQuestion question{kStart, {}};
        if (perMove > 0)
            question.perMove = milliseconds(perMove);
        else
            question.clock = EngineQuestion::Clock{milliseconds(time), milliseconds(bonus), turns, milliseconds(time),
                                                   milliseconds(time)};
        QFETCH(const QStringList, told);
        QCOMPARE(asked(talk, question).mid(4), told + QStringList("go"));
    }

    void whatItSaysOfEarlierThingsIsNoAnswer()
    {
        XboardTalk talk({}, 1);
        (void)talk.hear("feature ping=1 done=1");
        QCOMPARE(asked(talk, timed({})).last(2), (QStringList{"white", "go"}));
        QVERIFY(talk.hear("move h2h4").kind == Told::Nothing);
        QVERIFY(talk.hear("0-1 {resigned before}").kind == Told::Nothing);
        QVERIFY(talk.hear("pong 1").kind == Told::Nothing);
        QVERIFY(talk.hear("1/2-1/2 {drawn, it thinks}").kind == Told::Nothing);
        QVERIFY(talk.hear("move e2e4").kind == Told::Move);
        QVERIFY(talk.hear("move e2e4").kind == Told::Nothing);
    }

    void itMayGiveUp()
    {
        for (const char* const line : {"resign", "0-1 {White resigns}"}) {
            XboardTalk talk({}, 1);
            (void)talk.hear("feature done=1");
            (void)talk.ask(timed({}));
            QVERIFY(talk.hear("1-0 {it would like that}").kind == Told::Nothing);
            QVERIFY(talk.hear(line).kind == Told::Resigns);
        }
        const PlayedGame played = playedAgainst("clock=0:10,moves=40,xboard=" + xboard("echo resign"));
        QVERIFY(played.faults.empty());
        QVERIFY(played.match.end()->outcome() == Outcome::wonBy(SeatSet(Seat{1}), Reason::Resigned));
    }

    void itBeginsElsewhereIfItCan()
    {
        EngineQuestion question = timed({});
        question.start = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1";
        XboardTalk able({}, 1);
        (void)able.hear("feature setboard=1 done=1");
        QVERIFY(asked(able, question).contains(QString::fromStdString("setboard " + question.start)));
        XboardTalk unable({}, 1);
        (void)unable.hear("feature setboard=0 done=1");
        QVERIFY(unable.ask(question).kind == Told::Fault);
    }

    void whoDoesNotPlayAlongIsGivenUp_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char* name, const std::string& command, const char* fault) {
            QTest::newRow(name) << QByteArray::fromStdString(command) << QByteArray(fault);
        };
        row("is not there", "exec /no/such/engine 2>/dev/null",
            "has ended, when told 'xboard'|has ended, when told 'protover 2'");
        row("dies", xboard("exit 1"), "has ended");
        row("moves wrongly", xboard("echo move e2e5"), "answered 'e2e5', which is not legal");
        row("says nonsense", xboard("printf 'move \\377\\177\\n'"), "answered '\?\?', which is not legal");
        row("writes endlessly", xboard("exec yes '# thinking'"), "did not answer in time");
        row("writes a line without end", xboard("yes | tr -d '\\n'"), "writes without end");
        row("is silent", xboard("true"), "did not answer in time");
        row("takes what is legal for illegal", xboard("echo 'Illegal move: e2e4'"),
            "said 'Illegal move: e2e4' of a move that is legal");
    }
    void whoDoesNotPlayAlongIsGivenUp()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QByteArray, fault);
        const PlayedGame played = playedAgainst("ms=1,xboard=" + command.toStdString());
        QCOMPARE(played.faults.size(), std::size_t{1});
        const QByteArray told = QByteArray::fromStdString(played.faults.front());
        bool isTold = false;
        for (const QByteArray& any : fault.split('|'))
            isTold = isTold || told.endsWith(any);
        QVERIFY2(isTold, told.constData());
        QVERIFY(played.match.end()->outcome() == Outcome::wonBy(SeatSet(Seat{1}), Reason::Resigned));
    }
};

RINGFORD_TEST(TestXboardEngine)
#include "test_xboard_engine.moc"
