// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers are told of tables and pages.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ScreenReader.h"
#include "ui/widgets/QuietPages.h"
#include "ui/widgets/TableView.h"

#include <QAccessible>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTest>
#include <QTestAccessibility>
#include <QVBoxLayout>

using namespace ringford::ui;

namespace {

/** How often readers were told since the last time that the focus has come to something. */
int focusEvents()
{
    int count = 0;
    for (const QAccessibleEvent* const event : QTestAccessibility::events())
        count += event->type() == QAccessible::Focus ? 1 : 0;
    QTestAccessibility::clearEvents();
    return count;
}

} // namespace

class TestQuietParts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ringford::test::beginToListen(); }

    /** The first time as well, when Qt makes a cell the current one for it. */
    void aTableThatGetsTheFocusIsToldOnce()
    {
        QWidget window;
        auto* const rows = new QVBoxLayout(&window);
        auto* const field = new QLineEdit;
        auto* const table = new TableView;
        QStandardItemModel model(3, 2);
        table->setModel(&model);
        rows->addWidget(field);
        rows->addWidget(table);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        QTestAccessibility::initialize();
        QTestAccessibility::clearEvents();
        table->setFocus(Qt::TabFocusReason);
        QVERIFY(table->currentIndex().isValid());
        QCOMPARE(focusEvents(), 1);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(focusEvents(), 1); // keys that go there are told
        QTestAccessibility::cleanup();
    }

    void pagesAreNoLayers()
    {
        nameNoPages();
        QTabWidget tabs;
        tabs.addTab(new QLineEdit, QStringLiteral("One"));
        tabs.addTab(new QLineEdit, QStringLiteral("Two"));
        const QAccessibleInterface* const page = QAccessible::queryAccessibleInterface(tabs.widget(0));
        QVERIFY(page && page->parent());
        QCOMPARE(page->parent()->role(), QAccessible::Pane);
        QCOMPARE(page->parent()->childCount(), 2);
    }
};

RINGFORD_TEST(TestQuietParts)
#include "test_quietparts.moc"
