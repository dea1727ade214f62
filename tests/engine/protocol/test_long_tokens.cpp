// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is sent, a refusal is a sentence that somebody can read.
#include "tests/support/Talk.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

class LongTokensTest : public QObject {
    Q_OBJECT

private slots:
    void areQuotedInPart_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("command");
        const QByteArray word(100'000, 'x');
        const QByteArray digits(100'000, '7');
        for (const char* game : {"game checkers", "game orthodox", "game toy"}) {
            for (const QByteArray& command : {word,
                                              "options " + word,
                                              "game " + word,
                                              "game checkers " + word,
                                              "game orthodox fide=" + word,
                                              "setup " + word,
                                              "setup white: " + word,
                                              "actions " + word,
                                              "play " + word,
                                              "why " + word,
                                              "play b2-a" + digits,
                                              "resign " + word,
                                              "flag " + word,
                                              "perft " + word,
                                              "perft 1 " + word,
                                              "perft " + digits,
                                              "undo " + word,
                                              "fen " + word,
                                              "fen 8/8/8/8/8/8/8/8 " + word + " - -",
                                              "fen 8/8/8/8/8/8/8/8 w - - 0 " + word,
                                              "load record=" + word + " x",
                                              "load record=" + digits + " x",
                                              "load " + word,
                                              "save " + word})
                QTest::addRow("%s: %s", game, command.left(20).constData()) << QByteArray(game) << command;
        }
    }
    void areQuotedInPart()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, command);
        Talk talk(testRegistry(), FileAccess::Allowed);
        QCOMPARE(talk.ask(before), QByteArray("= ok"));
        const QByteArray answer = talk.ask(command);
        QVERIFY(answer.startsWith("? "));
        QVERIFY2(answer.size() < 400, answer.left(1000).constData());
    }
};

RINGFORD_TEST(LongTokensTest)
#include "test_long_tokens.moc"
