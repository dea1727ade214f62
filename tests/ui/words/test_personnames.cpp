// SPDX-License-Identifier: GPL-3.0-or-later
// Names as people write them, of those that records of chess have the other way round.
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "ui/words/PersonNames.h"

#include <QElapsedTimer>
#include <QTest>

#include <string>
#include <vector>

using namespace ringford;
using namespace ringford::ui::words;

class TestPersonNames : public QObject {
    Q_OBJECT

private slots:
    void firstNamesComeFirst_data()
    {
        QTest::addColumn<QString>("recorded");
        QTest::addColumn<QString>("written");
        const auto row = [](const char* recorded, const char* written) {
            QTest::newRow(recorded) << QString::fromUtf8(recorded) << QString::fromUtf8(written);
        };
        row("Morphy, Paul", "Paul Morphy");
        row("Carlsen,M", "M. Carlsen");
        row("Kasparov, G.", "G. Kasparov");
        row("Van der Wiel, John T H", "John T. H. Van der Wiel");
        row("Vachier-Lagrave, M-Y", "M.-Y. Vachier-Lagrave");
        row("O'Neill, Ann", "Ann O'Neill");
        row("Çelik, Ömer", "Ömer Çelik");
        row("Фишер, Роберт", "Роберт Фишер");
        row("Byrne, Robert Jr.", "Robert Byrne Jr.");
        row("Byrne, Robert, III", "Robert Byrne III");
        row("Anderssen, Adolf / Harrwitz, Daniel", "Adolf Anderssen / Daniel Harrwitz");
        row("Ray, A:Fay, B", "A. Ray:B. Fay");
        row(" Morphy ,  Paul ", " Paul Morphy ");
    }
    void firstNamesComeFirst()
    {
        QFETCH(QString, recorded);
        QFETCH(QString, written);
        QCOMPARE(QString::fromStdString(asPeopleWrite(recorded.toStdString())), written);
    }

    void othersStayAsTheyAre()
    {
        for (const std::string name : {"", "Ann", "Paul Morphy", "Duke Karl / Count Isouard", "King, Jr.",
                                       "Ann, Ben, Cem", "Engine 5, 64 threads", "Carlsen, Magnus (2830)", ",", ", Ann",
                                       "Ann,", "computer: level 5", "  two  blanks "})
            QCOMPARE(asPeopleWrite(name), name);
        const std::string endless = std::string(100'000, 'a') + ", Ann";
        QCOMPARE(asPeopleWrite(endless), endless);
    }

    /** As strangers may have them in each of many games. */
    void hostileNamesTakeNoTime()
    {
        const std::string blanks(240, ' '), letters(240, 'a');
        QElapsedTimer timer;
        timer.start();
        for (int game = 0; game < 1'000; ++game) {
            for (const std::string& name : {letters + blanks + ',' + letters + blanks + '1', letters + blanks + blanks})
                QCOMPARE(asPeopleWrite(name), name);
        }
        QVERIFY(timer.elapsed() < test::kPatience);
    }

    void allOfAListAreWritten()
    {
        const std::vector<std::string> names{"Morphy, Paul", "", "Ben"};
        QCOMPARE(asPeopleWrite(names), (std::vector<std::string>{"Paul Morphy", "", "Ben"}));
    }
};

RINGFORD_TEST(TestPersonNames)
#include "test_personnames.moc"
