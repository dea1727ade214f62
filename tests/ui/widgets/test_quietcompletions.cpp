// SPDX-License-Identifier: GPL-3.0-or-later
// A list of completions takes the keyboard as the window system sees it, and readers are told nothing of that.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ScreenReader.h"
#include "ui/widgets/QuietCompletions.h"

#include <QCompleter>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTestAccessibility>
#include <QWidget>
#include <QWindow>

#include <qpa/qwindowsysteminterface.h>

#include <algorithm>

class TestQuietCompletions : public QObject {
    Q_OBJECT

private:
    /** The window system gives a window the keyboard. */
    static void activate(QWindow* window)
    {
        QWindowSystemInterface::handleWindowActivated(window, Qt::ActiveWindowFocusReason);
        QCoreApplication::processEvents();
    }

    /** How often readers have been told that a window is active, or no longer, since this was asked last. */
    static qsizetype told()
    {
        const QList<QAccessibleEvent*> events = QTestAccessibility::events();
        const auto count = std::ranges::count_if(events, [](const QAccessibleEvent* event) {
            return event->type() == QAccessible::StateChanged &&
                   static_cast<const QAccessibleStateChangeEvent*>(event)->changedStates().active;
        });
        QTestAccessibility::clearEvents();
        return count;
    }

private slots:
    void initTestCase()
    {
        ringford::test::beginToListen();
        ringford::ui::watchCompletions();
        QTestAccessibility::initialize();
    }
    void cleanupTestCase() { QTestAccessibility::cleanup(); }

    void completionsComeAndGoInSilence()
    {
        QLineEdit field;
        QCompleter completer(QStringList{QStringLiteral("e2-e3"), QStringLiteral("e2-e4")});
        field.setCompleter(&completer);
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        field.setFocus();
        told();
        QTest::keyClicks(&field, QStringLiteral("e"));
        QWidget* const list = completer.popup();
        QTRY_VERIFY(list->isVisible());
        activate(list->windowHandle());
        list->hide();
        activate(field.windowHandle());
        QCOMPARE(told(), 0);
        // It may be gone again before it is told of.
        QTest::keyClicks(&field, QStringLiteral("2"));
        QTRY_VERIFY(list->isVisible());
        list->hide();
        activate(list->windowHandle());
        activate(field.windowHandle());
        QCOMPARE(told(), 0);
        // Another time it is something else that comes and goes.
        QWidget other;
        other.show();
        activate(other.windowHandle());
        told();
        activate(field.windowHandle());
        QVERIFY(told() > 0);
    }

    void aMenuIsToldOf()
    {
        QLineEdit field;
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        QMenu menu;
        menu.addAction(QStringLiteral("Something"));
        told();
        menu.popup(QPoint());
        QTRY_VERIFY(menu.isVisible());
        activate(menu.windowHandle());
        QVERIFY(told() > 0);
        menu.hide();
        activate(field.windowHandle());
        QVERIFY(told() > 0);
    }
};

RINGFORD_TEST(TestQuietCompletions)
#include "test_quietcompletions.moc"
