// SPDX-License-Identifier: GPL-3.0-or-later
// `search` of the protocol.
#include "tests/support/Talk.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QTest>

using namespace ringford;
using test::Talk;

namespace {

/** The answer without what a clock says. */
QByteArray withoutTimes(const QByteArray& answer)
{
    return QString::fromLatin1(answer).replace(QRegularExpression(QStringLiteral(" ms \\d+")), {}).toLatin1();
}

} // namespace

class TestSearchCommand : public QObject {
    Q_OBJECT

private slots:
    void answersAnActionAndWhatItThinks()
    {
        Talk talk(Registry::standard());
        talk.ask("game orthodox");
        const QList<QByteArray> lines = talk.ask("search nodes=3000 seed=1").split('\n');
        QVERIFY(lines.size() >= 2);
        QVERIFY(lines[0].startsWith("= "));
        const QRegularExpression info(
            QStringLiteral("^info depth \\d+ nodes \\d+ ms \\d+ value white=-?\\d+ black=-?\\d+ pv( \\S+)+$"));
        for (qsizetype i = 1; i < lines.size(); ++i)
            QVERIFY2(info.match(QString::fromLatin1(lines[i])).hasMatch(), lines[i].constData());
        QCOMPARE(talk.ask("play " + lines[0].mid(2)), QByteArray("= ok"));
    }

    void isTheSameEveryTime()
    {
        Talk talk(Registry::standard());
        talk.ask("game circular players=3");
        QCOMPARE(withoutTimes(talk.ask("search nodes=2000 seed=9")),
                 withoutTimes(talk.ask("search nodes=2000 seed=9")));
    }

    void findsAMate()
    {
        Talk talk(Registry::standard());
        talk.ask("game orthodox");
        talk.ask("fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        const QByteArray answer = talk.ask("search nodes=5000");
        QVERIFY2(answer.startsWith("= a1-a8\n"), answer);
        QVERIFY2(answer.contains("white=1000 black=-1000"), answer);
    }

    void isAskedForASeat()
    {
        Talk talk(Registry::standard());
        talk.ask("game strategic boards=2");
        QVERIFY(talk.ask("search nodes=300 seat=2w").startsWith("= 2:"));
        QVERIFY(talk.refuses("search nodes=300 seat=2b"));
        QVERIFY(talk.refuses("search nodes=300 seat=9w"));
    }

    void refusesWhatMakesNoSense()
    {
        Talk talk(Registry::standard());
        QVERIFY(talk.refuses("search"));
        talk.ask("game orthodox");
        for (const QByteArray words : {"nodes", "nodes=", "nodes=0", "nodes=-3", "nodes=x", "ms=0", "threads=0",
                                       "threads=100000", "depth=3", "seed=1 seed=2", "nodes=99999999999999999999"})
            QVERIFY2(talk.refuses("search " + words), words);
        talk.ask("resign white");
        QVERIFY(talk.refuses("search nodes=100"));
    }
};

RINGFORD_TEST(TestSearchCommand)
#include "test_search_command.moc"
