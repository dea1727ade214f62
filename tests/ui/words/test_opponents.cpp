// SPDX-License-Identifier: GPL-3.0-or-later
// Names beside one another, where one of the two is not known.
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "ui/words/Language.h"
#include "ui/words/Opponents.h"

#include <QTest>

#include <string>
#include <vector>

using namespace ringford;
using namespace ringford::ui;

class TestOpponents : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { installLanguage(QLocale(QLocale::English)); }

    void whoIsNotKnownHasAWordBesideOneWhoIs_data()
    {
        using Names = std::vector<std::string>;
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<Names>("names");
        QTest::addColumn<Names>("expected");
        QTest::newRow("both are known") << "orthodox" << QString() << Names{"Ann", "Ben"} << Names{"Ann", "Ben"};
        QTest::newRow("none is known") << "orthodox" << QString() << Names{"", ""} << Names{"", ""};
        QTest::newRow("the first is known") << "orthodox" << QString() << Names{"Ann", ""} << Names{"Ann", "N.N."};
        QTest::newRow("the second is known") << "orthodox" << QString() << Names{"", "Ben"} << Names{"N.N.", "Ben"};
        QTest::newRow("a team is known") << "strategic"
                                         << "boards=2" << Names{"Ann", "", "Ann", ""}
                                         << Names{"Ann", "N.N.", "Ann", "N.N."};
        // Its seats are told by their names.
        QTest::newRow("a part of a team is known")
            << "strategic"
            << "boards=2" << Names{"Ann", "", "", ""} << Names{"Ann", "", "", ""};
        QTest::newRow("one of three is known") << "circular"
                                               << "players=3" << Names{"Ann", "", ""} << Names{"Ann", "", ""};
    }
    void whoIsNotKnownHasAWordBesideOneWhoIs()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        QFETCH(std::vector<std::string>, names);
        const auto played = test::gameOf(game.toStdString(), options.toStdString());
        MatchTags tags;
        tags.seatNames = names;
        QTEST(words::opponents(played->description(), tags), "expected");
    }

    void whoIsNoPersonIsNotUnknown()
    {
        const auto played = test::gameOf("orthodox", "");
        MatchTags tags;
        tags.seatNames = {"Ann", ""};
        tags.others = {{"Computer", "black: level=4"}};
        QCOMPARE(words::opponents(played->description(), tags)[1], std::string("Computer"));
        tags.others = {{"Computer", "black: engine=Stockfish 15.1"}};
        QCOMPARE(words::opponents(played->description(), tags)[1], std::string("Stockfish 15.1"));
    }

    void theWordIsOfTheLanguage()
    {
        installLanguage(QLocale(QLocale::German));
        QCOMPARE(words::unknownPerson(), QStringLiteral("N.\u00A0N."));
    }
};

RINGFORD_TEST(TestOpponents)
#include "test_opponents.moc"
