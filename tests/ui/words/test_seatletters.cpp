// SPDX-License-Identifier: GPL-3.0-or-later
// The letters on the badges of seats: of what the language calls them, each once in a game.
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "ui/paint/SideBadge.h"
#include "ui/words/Language.h"
#include "ui/words/SeatLetters.h"

#include <QSet>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

QStringList lettersOf(const GameDescription& game)
{
    QStringList letters;
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
        letters += words::seatLetters(game, Seat{seat});
    return letters;
}

} // namespace

class TestSeatLetters : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { installLanguage(QLocale(QLocale::English)); }

    void theyAreOfTheLanguage_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("english");
        QTest::addColumn<QStringList>("german");
        QTest::newRow("two") << "orthodox" << QString() << QStringList{"W", "B"} << QStringList{"W", "S"};
        QTest::newRow("linked boards") << "strategic"
                                       << "boards=2" << QStringList{"W1", "B1", "W2", "B2"}
                                       << QStringList{"W1", "S1", "W2", "S2"};
        QTest::newRow("six around a ring") << "circular"
                                           << "players=6" << QStringList{"Bk", "P", "Bl", "R", "Y", "G"}
                                           << QStringList{"S", "V", "B", "R", "Ge", "Gr"};
        QTest::newRow("a table, where letters are names")
            << "multiplayer"
            << "players=4" << QStringList{"A", "B", "C", "D"} << QStringList{"A", "B", "C", "D"};
    }
    void theyAreOfTheLanguage()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        const auto played = test::gameOf(game.toStdString(), options.toStdString());
        QTEST(lettersOf(played->description()), "english");
        installLanguage(QLocale(QLocale::German));
        QTEST(lettersOf(played->description()), "german");
    }

    void noTwoSeatsHaveTheSame()
    {
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            installLanguage(QLocale(language));
            for (const char* const options : {"players=3", "players=4", "players=5", "players=6"}) {
                const QStringList letters = lettersOf(test::gameOf("circular", options)->description());
                QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), letters.size());
            }
        }
    }

    void sidesOfSeveralBoardsHaveThemToo()
    {
        installLanguage(QLocale(QLocale::German));
        QCOMPARE(sideBadge(test::gameOf("strategic", "boards=2")->description(), Side{3}), QStringLiteral("S2"));
        QCOMPARE(sideBadge(test::gameOf("multiplayer", "players=4")->description(), Side{1}), QStringLiteral("S1"));
    }
};

RINGFORD_TEST(TestSeatLetters)
#include "test_seatletters.moc"
