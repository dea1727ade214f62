// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are scrolled.
#include "tests/support/TestProgram.h"
#include "ui/widgets/SmallScreens.h"

#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <qtestspontaneevent.h>

using namespace ringford::ui;

namespace {

/** A notch of the wheel, down, as the window system tells it. */
void turnWheel(QWidget& widget)
{
    const QPointF at = widget.rect().center();
    QWheelEvent wheel(at, widget.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // else it would not be handed on to what the widget lies in
    qApp->notify(&widget, &wheel);
}

} // namespace

class TestSmallScreens : public QObject {
    Q_OBJECT

private slots:
    /** Who scrolls a form must not change what happens to lie below the pointer. */
    void theWheelScrollsPastFields()
    {
        QWidget window;
        auto* const content = new QWidget;
        auto* const rows = new QVBoxLayout(content);
        QScrollArea* const area = scrolled(content, &window);
        area->setGeometry(0, 0, 200, 100);
        auto* const paper = new QComboBox(content); // comes after the form is scrolled
        paper->addItems({QStringLiteral("A4"), QStringLiteral("A5"), QStringLiteral("Letter")});
        auto* const copies = new QSpinBox(content);
        copies->setValue(50);
        auto* const rest = new QWidget(content);
        rest->setMinimumHeight(500);
        for (QWidget* const one : std::initializer_list<QWidget*>{paper, copies, rest})
            rows->addWidget(one);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        rest->setFocusPolicy(Qt::StrongFocus);
        rest->setFocus();
        area->verticalScrollBar()->setValue(0);
        turnWheel(*paper);
        QCOMPARE(paper->currentIndex(), 0);
        const int scrolledOnce = area->verticalScrollBar()->value();
        QVERIFY(scrolledOnce > 0);
        turnWheel(*copies);
        QCOMPARE(copies->value(), 50);
        QVERIFY(area->verticalScrollBar()->value() > scrolledOnce);
        // What is being chosen is changed by the wheel as by keys.
        paper->setFocus();
        turnWheel(*paper);
        QCOMPARE(paper->currentIndex(), 1);
    }

    void framesDoNotTouchTheBar()
    {
        QWidget window;
        auto* const content = new QWidget;
        content->setMinimumSize(150, 500);
        QScrollArea* const area = scrolled(content, &window);
        area->setGeometry(0, 0, 200, 100);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QScrollBar& bar = *area->verticalScrollBar();
        QVERIFY(bar.isVisible());
        const int end = content->mapTo(area, QPoint(content->width(), 0)).x();
        QVERIFY2(bar.mapTo(area, QPoint(0, 0)).x() - end >= 4, qPrintable(QString::number(end)));
    }
};

RINGFORD_TEST(TestSmallScreens)
#include "test_smallscreens.moc"
