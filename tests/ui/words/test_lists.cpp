// SPDX-License-Identifier: GPL-3.0-or-later
// Several seats in one sentence, divided as the language of the words has it, whatever the locale is.
#include "engine/rules/Outcome.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "ui/words/Language.h"
#include "ui/words/Words.h"

#include <QLocale>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestLists : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        installLanguage(QLocale(QLocale::English));
        QLocale::setDefault(QLocale::system());
    }

    void severalWhoWonAreJoinedByTheLanguage_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QLocale>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("reported");
        const QLocale english(QLocale::English);
        const QLocale german(QLocale::German);
        QTest::newRow("two, without a language") << QLocale::c() << english << 2 << QStringLiteral("White and Red");
        QTest::newRow("one") << QLocale::c() << english << 1 << QStringLiteral("White");
        QTest::newRow("three") << QLocale::c() << english << 3 << QStringLiteral("White, Red and Black");
        QTest::newRow("German") << german << german << 3 << QStringLiteral("Weiß, Rot und Schwarz");
        QTest::newRow("words that are not there in French")
            << QLocale(QLocale::French) << english << 2 << QStringLiteral("White and Red");
    }
    void severalWhoWonAreJoinedByTheLanguage()
    {
        QFETCH(QLocale, locale);
        QFETCH(QLocale, language);
        QFETCH(int, count);
        QFETCH(QString, reported);
        QLocale::setDefault(locale);
        installLanguage(language);
        const auto ring = test::gameOf("circular", "players=3");
        QCOMPARE(words::seats(ring->description(), SeatSet::firstOnes(count)), reported);
        const Outcome won = Outcome::wonBy(SeatSet::firstOnes(count), Reason::KingCaptured);
        QVERIFY(words::outcome(ring->description(), won).startsWith(reported + u' '));
    }
};

RINGFORD_TEST(TestLists)
#include "test_lists.moc"
