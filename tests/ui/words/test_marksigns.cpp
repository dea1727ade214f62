// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of marks as books have them.
#include "engine/pgn/PgnSigns.h"
#include "tests/support/TestProgram.h"
#include "ui/paint/Figurines.h"
#include "ui/words/MarkSigns.h"

#include <QRawFont>
#include <QTest>

#include <array>
#include <string>

using namespace ringford::ui;

class TestMarkSigns : public QObject {
    Q_OBJECT

private slots:
    void marksHaveTheSignsOfBooks()
    {
        struct Row {
            int mark;
            const char* sign;
        };
        for (const Row& row : std::array<Row, 16>{{{1, "!"},
                                                   {14, "⩲"},
                                                   {15, "⩱"},
                                                   {16, "±"},
                                                   {22, "⊙"},
                                                   {23, "⊙"},
                                                   {32, "⟳"},
                                                   {36, "↑"},
                                                   {40, "→"},
                                                   {44, "⯹"},
                                                   {132, "⇆"},
                                                   {138, "⊕"},
                                                   {140, "∆"},
                                                   {142, "⌓"},
                                                   {146, "N"},
                                                   {220, "▦"}}})
            QCOMPARE(markSign(static_cast<std::uint8_t>(row.mark)), QString::fromUtf8(row.sign));
    }

    void whatIsPrintedIsReadAgain()
    {
        for (int mark = 1; mark < 256; ++mark) {
            const std::string sign = markSign(static_cast<std::uint8_t>(mark)).toStdString();
            if (sign[0] == '$' || sign == "N" || sign == "RR" || sign == "▦") // no signs, or letters
                continue;
            const ringford::PgnSign read = ringford::signAt(sign);
            QCOMPARE(read.length, sign.size());
            QCOMPARE(markSign(read.mark).toStdString(), sign);
        }
    }

    void ourFontsHaveTheSignsThatOthersLack()
    {
        for (const int mark : {7, 13, 14, 15, 16, 17, 22, 24, 32, 36, 40, 44, 132, 138, 140, 142}) {
            const QString sign = markSign(static_cast<std::uint8_t>(mark));
            const auto runs = fontRuns(sign, QFont(QStringLiteral("DejaVu Sans")));
            QCOMPARE(runs.size(), std::size_t(1));
            const QRawFont font = QRawFont::fromFont(runs.front().font);
            QCOMPARE(font.familyName(), QStringLiteral("Ringford Figurines"));
            QVERIFY2(font.supportsCharacter(sign[0]), qPrintable(sign));
        }
    }

    void othersAreNumbers()
    {
        for (const int mark : {9, 42, 48, 129, 147, 255})
            QCOMPARE(markSign(static_cast<std::uint8_t>(mark)), u'$' + QString::number(mark));
    }
};

RINGFORD_TEST(TestMarkSigns)
#include "test_marksigns.moc"
