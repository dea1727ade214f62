// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of marks as books have them.
#include "tests/support/TestProgram.h"
#include "ui/words/MarkSigns.h"

#include <QTest>

#include <array>

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
        for (const Row& row : std::array<Row, 13>{{{1, "!"},
                                                   {14, "+="},
                                                   {22, "⊙"},
                                                   {23, "⊙"},
                                                   {32, "⟳"},
                                                   {36, "↑"},
                                                   {40, "→"},
                                                   {44, "=∞"},
                                                   {132, "⇆"},
                                                   {138, "⊕"},
                                                   {140, "∆"},
                                                   {146, "N"},
                                                   {220, "▦"}}})
            QCOMPARE(markSign(static_cast<std::uint8_t>(row.mark)), QString::fromUtf8(row.sign));
    }

    void othersAreNumbers()
    {
        for (const int mark : {9, 42, 48, 129, 147, 255})
            QCOMPARE(markSign(static_cast<std::uint8_t>(mark)), u'$' + QString::number(mark));
    }
};

RINGFORD_TEST(TestMarkSigns)
#include "test_marksigns.moc"
