// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"

#include "ui/paint/Canvas.h"
#include "ui/paint/LabelLines.h"

#include <QTest>

using namespace ringford::ui;

class TestLabelLines : public QObject {
    Q_OBJECT

private slots:
    /** In the window a label has the width of its cell, and a bit. */
    void aLabelIsPartedAtBlanks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("most");
        QTest::newRow("in a window") << QStringLiteral("weak square here") << 1.1;
        QTest::newRow("where others stand beside it") << QStringLiteral("a strong outpost") << 0.8;
        QTest::newRow("in four lines") << QStringLiteral("a knight goes to the hole") << 1.1;
        QTest::newRow("a long word in smaller letters") << QStringLiteral("no counterplay") << 1.1;
    }
    void aLabelIsPartedAtBlanks()
    {
        QFETCH(QString, text);
        QFETCH(double, most);
        const LabelLines lines = LabelText(text, QFont()).in({100, most * 100, 9});
        QCOMPARE(lines.words.join(u' '), text);
        QVERIFY(lines.size >= 9);
        for (const QString& line : lines.words)
            QVERIFY2(Word({{}, line, lines.size, true, {}}).width(QFont()) <= most * 100 + 0.01, qPrintable(line));
    }

    void onlyAWordThatIsTooLongIsBroken()
    {
        const LabelLines lines = LabelText(QStringLiteral("an Unübersichtlichkeit"), QFont()).in({50, 40, 9});
        QCOMPARE(lines.words.join(QString()).remove(u' ').remove(u'-'), QStringLiteral("anUnübersichtlichkeit"));
        // Within the word each line but the last ends with a hyphen.
        QVERIFY(lines.words[lines.words.size() - 2].endsWith(u'-') && !lines.words.last().endsWith(u'-'));
        QVERIFY(lines.words.size() > 2);
        QVERIFY(lines.size >= 0.11 * 50);
    }

    void sixteenLettersAreWhole()
    {
        for (const QString& text : {QStringLiteral("WMWMWMWMWMWMWMWM"), QStringLiteral("Sixteenlettersss")}) {
            for (const double most : {0.75, 1.1, 3.2})
                QCOMPARE(LabelText(text, QFont()).in({64, most * 64, 9}).words.join(QString()).remove(u'-'), text);
        }
    }

    void whatHasNoRoomAtAllIsCut()
    {
        for (const QString& text : {QString(1000, u'W'), QStringLiteral("word ").repeated(200), QString(),
                                    QString(300, QChar(0x301)), QStringLiteral(" \u0301").repeated(300)}) {
            const LabelLines lines = LabelText(text, QFont()).in({64, 70, 9});
            QVERIFY(!lines.words.isEmpty() && lines.words.size() <= 6);
            QVERIFY(lines.size > 0);
        }
    }
};

RINGFORD_TEST(TestLabelLines, QGuiApplication)
#include "test_label_lines.moc"
