// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several tool buttons is chosen.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/Contrast.h"
#include "ui/widgets/ChoiceButton.h"

#include <QImage>
#include <QPalette>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestChoiceButton : public QObject {
    Q_OBJECT

private slots:
    void theChosenOneIsSeen_data()
    {
        QTest::addColumn<QColor>("window");
        QTest::newRow("light") << QColor(0xF3, 0xF2, 0xF0);
        QTest::newRow("dark") << QColor(0x2B, 0x2B, 0x2A);
    }
    void theChosenOneIsSeen()
    {
        QFETCH(const QColor, window);
        ChoiceButton button;
        button.setPalette(QPalette(window));
        button.setAutoRaise(true);
        button.resize(38, 38);
        const auto edge = [&] { return button.grab().toImage().pixelColor(1, button.height() / 2); };
        QVERIFY(test::contrast(edge(), window) < 1.2);
        button.setChecked(true);
        QVERIFY(test::contrast(edge(), window) > 4.5);
    }
};

RINGFORD_TEST(TestChoiceButton)
#include "test_choicebutton.moc"
