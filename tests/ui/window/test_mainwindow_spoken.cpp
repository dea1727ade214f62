// SPDX-License-Identifier: GPL-3.0-or-later
// What the window tells screen readers by itself.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"

#include "ui/board/view/BoardView.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/MessageBar.h"

#include <QAccessible>
#include <QTest>
#include <QTestAccessibility>

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

#include <algorithm>

using namespace ringford;
using ringford::test::WindowHands;

class TestMainWindowSpoken : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void messagesAreSpoken();
    void playingBringsNoFocusElsewhere();

private:
    static int reported(const QObject* object, QAccessible::Event what)
    {
        return static_cast<int>(std::ranges::count_if(QTestAccessibility::events(), [&](QAccessibleEvent* event) {
            return event->object() == object && event->type() == what;
        }));
    }
};

void TestMainWindowSpoken::initTestCase()
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
}

void TestMainWindowSpoken::messagesAreSpoken()
{
    WindowHands hands;
    QTestAccessibility::initialize();
    ui::MessageBar& bar = hands.window.messages();
    QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(&bar);
    for (const QString& text : {QStringLiteral("The file is gone."), QStringLiteral("Another one is gone, too.")}) {
        QTestAccessibility::clearEvents();
        bar.show({ui::Message::Kind::Trouble, text, {}}); // the second in place of the first
        QCOMPARE(reported(&bar, QAccessible::Alert), 1);
        QCOMPARE(reported(&bar, QAccessible::NameChanged), 1);
        QVERIFY(reported(&bar, QAccessible::ObjectShow) >= 1);
        QCOMPARE(spoken->text(QAccessible::Name), text);
        QCOMPARE(spoken->role(), QAccessible::AlertMessage);
    }
    QTestAccessibility::cleanup();
}

void TestMainWindowSpoken::playingBringsNoFocusElsewhere()
{
    WindowHands hands;
    QVERIFY(hands.window.moves().view()->isVisible());
    QTestAccessibility::initialize();
    const auto strayed = [&] {
        QCoreApplication::processEvents();
        QStringList names;
        for (QAccessibleEvent* event : QTestAccessibility::events()) {
            if (event->type() == QAccessible::Focus && event->object() != &hands.window.board())
                names += event->object() ? event->object()->objectName() : QStringLiteral("none");
        }
        QTestAccessibility::clearEvents();
        return names;
    };
    strayed();
    hands.click("b2");
    hands.click("c3");
    QCOMPARE(hands.lastEntry(), "b2-c3");
    QCOMPARE(strayed(), QStringList());
    hands.click("c7");
    hands.click("d6");
    QCOMPARE(strayed(), QStringList());
    hands.key(Qt::Key_Left, Qt::ControlModifier);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    hands.key(Qt::Key_Home);
    QCOMPARE(strayed(), QStringList());
    QTestAccessibility::cleanup();
}

RINGFORD_TEST(TestMainWindowSpoken)
#include "test_mainwindow_spoken.moc"
