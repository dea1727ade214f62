// SPDX-License-Identifier: GPL-3.0-or-later
// Typewriter's signs as books have them.
#include "tests/support/TestProgram.h"
#include "ui/words/Typeset.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestTypeset : public QObject {
    Q_OBJECT

private slots:
    void signsAreThoseOfTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("set");
        const auto row = [](const char* language, const char* typed, const QString& set) {
            QTest::addRow("%s %s", language, typed) << QString(language) << QString(typed) << set;
        };
        row("en", "\"Find\" it", QStringLiteral("“Find” it"));
        row("en", "He said (\"no\").", QStringLiteral("He said (“no”)."));
        row("en", "\"He said \'no\'.\"", QStringLiteral("“He said ‘no’.”"));
        row("en", "don\'t, the knights\' cell, in \'98", QStringLiteral("don’t, the knights’ cell, in ’98"));
        row("en", "a - b -- c --- d", QStringLiteral("a – b – c — d"));
        row("en", "(no move -- a dash)", QStringLiteral("(no move – a dash)"));
        row("en", "-- Anand", QStringLiteral("– Anand"));
        row("en", "It was 1972. -- A loss.", QStringLiteral("It was 1972. – A loss."));
        row("en", "\"She says \'no\'\".", QStringLiteral("“She says ‘no’”."));
        row("en", "\'\"No\"\', she says", QStringLiteral("‘“No”’, she says"));
        row("de", "\"Sie sagt \'nein\'\" ...", QStringLiteral("„Sie sagt ‚nein‘“ …"));
        row("en", "f2-f4... holds", QStringLiteral("f2-f4… holds"));
        row("en", "well... no", QStringLiteral("well… no"));
        row("en", "see fig. 5... Only then (or 6...)", QStringLiteral("see fig. 5… Only then (or 6…)"));
        row("en", "in fig. 5...", QStringLiteral("in fig. 5…"));
        row("de", "\"Finde\" das \'Feld\'", QStringLiteral("„Finde“ das ‚Feld‘"));
        row("C", "\"She says \'no\'\"", QStringLiteral("“She says ‘no’”"));
        row("fr", "\"oui\"", QStringLiteral("«\u202Foui\u202F»"));
        row("en", "See moves 12-15 (pages 9-10).", QStringLiteral("See moves 12–15 (pages 9–10)."));
        row("de", "1-2 Punkte, 99-100", QStringLiteral("1–2 Punkte, 99–100"));
        row("en", "-3 is less", QStringLiteral("−3 is less"));
        row("en", "(-1.5), -0.7 or [-12]", QStringLiteral("(−1.5), −0.7 or [−12]"));
        row("de", "Wert: -0,35.", QStringLiteral("Wert: −0,35."));
        row("en", "after 12.Nf3 -1.5", QStringLiteral("after 12.Nf3 −1.5"));
        row("en", "after 12 -1.5 - no more", QStringLiteral("after 12 −1.5 – no more"));
        row("en", "+- and -+, Nf3+- (Bxf2-+)", QStringLiteral("+− and −+, Nf3+− (Bxf2−+)"));
        row("en", "-/+ or +/-.", QStringLiteral("−/+ or +/−."));
        row("en", "\"-1\", +1.2/-0.8", QStringLiteral("“−1”, +1.2/−0.8"));
        // Moves, results and what has these signs already stay as they are.
        for (const char* same : {"1. e2-e4 e7-e5 1-0",
                                 "(-- Nd4 10. -- b5)",
                                 "9... -- 10. Nd4 [--] 10...--",
                                 "1... e5",
                                 "1...",
                                 "not 1... e5",
                                 "not 1... Nbd7",
                                 "not 1... 2:e4",
                                 "not 1... O-O",
                                 "not 1...\u265E",
                                 "not 1... \u265Ef6",
                                 "not 1...?",
                                 "O-O-O",
                                 "....",
                                 "",
                                 "0-1",
                                 "1-0 and 0-0",
                                 "2026-11-30",
                                 "a1-2",
                                 "3:2-5",
                                 "1/2-1/2",
                                 "15-12",
                                 "12-15a",
                                 "1-2.5",
                                 "moves 12 -15",
                                 "a-1.5",
                                 "-1-0",
                                 "-3rd",
                                 "C-+x",
                                 "e2-+1",
                                 "semi-"})
            row("en", same, QString(same));
        row("en", "“Set”", QStringLiteral("“Set”"));
    }
    void signsAreThoseOfTheLanguage()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, typed);
        QFETCH(const QString, set);
        QCOMPARE(words::typeset(typed, QLocale(language)), set);
        QCOMPARE(words::typeset(set, QLocale(language)), set);
    }

    /** Each fraction was read within the one before: a text of many ended the program. */
    void aNumberOfManyPartsIsRead()
    {
        const QString parts = QStringLiteral(".1").repeated(2'000'000);
        const QString set = words::typeset(u'-' + QStringLiteral("1") + parts, QLocale::c());
        QVERIFY(set.startsWith(u'−') && set.endsWith(QStringLiteral("1.1")));
    }
};

RINGFORD_TEST(TestTypeset)
#include "test_typeset.moc"
