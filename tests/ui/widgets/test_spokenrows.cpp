// SPDX-License-Identifier: GPL-3.0-or-later
// Where the arrow keys begin in a list that the keyboard comes to, as a screen reader hears it.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ScreenReader.h"
#include "ui/widgets/SpokenRows.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QTestAccessibility>
#include <QTreeView>

class TestSpokenRows : public QObject {
    Q_OBJECT

private:
    /** A window with a field and a list. */
    struct Window {
        explicit Window(QAbstractItemView* view) : list(view)
        {
            auto* const row = new QHBoxLayout(&widget);
            row->addWidget(&field);
            row->addWidget(list);
            for (const char* const text : {"one", "two", "three"})
                model.appendRow({new QStandardItem(text), new QStandardItem(QStringLiteral("beside %1").arg(text))});
            model.item(0)->appendRow(new QStandardItem(QStringLiteral("below one")));
            list->setModel(&model);
            field.setFocus();
            widget.show();
        }

        QWidget widget;
        QStandardItemModel model;
        QLineEdit field;
        QAbstractItemView* list;
    };

    /** What gets the focus, as readers are told. */
    static QStringList focused()
    {
        QStringList names;
        for (QAccessibleEvent* const event : QTestAccessibility::events()) {
            QAccessibleInterface* const source = event->accessibleInterface();
            const bool isPart = source && source->role() != QAccessible::List && source->role() != QAccessible::Tree &&
                                source->role() != QAccessible::Table;
            if (event->type() == QAccessible::Focus && isPart)
                names += source->text(QAccessible::Name);
        }
        QTestAccessibility::clearEvents();
        return names;
    }

private slots:
    void initTestCase()
    {
        ringford::test::beginToListen();
        ringford::ui::watchSpokenRows();
    }

    void theCurrentRowIsTold_data()
    {
        QTest::addColumn<QAbstractItemView*>("view");
        QTest::newRow("list") << static_cast<QAbstractItemView*>(new QListView);
        QTest::newRow("table") << static_cast<QAbstractItemView*>(new QTableView);
        auto* const tree = new QTreeView;
        QTest::newRow("tree") << static_cast<QAbstractItemView*>(tree);
    }
    void theCurrentRowIsTold()
    {
        QFETCH(QAbstractItemView*, view);
        Window window(view);
        if (auto* const tree = qobject_cast<QTreeView*>(view))
            tree->expandAll();
        QVERIFY(QTest::qWaitForWindowActive(&window.widget));
        view->setCurrentIndex(window.model.index(2, 0));
        QTestAccessibility::initialize();
        view->setFocus();
        QCoreApplication::processEvents();
        const QStringList told = focused();
        QVERIFY(!told.isEmpty());
        QCOMPARE(told.last(), "three");
        QTestAccessibility::cleanup();
    }

    void whatHasLostTheFocusAtOnceTellsNothing()
    {
        Window window(new QListView);
        QVERIFY(QTest::qWaitForWindowActive(&window.widget));
        window.list->setCurrentIndex(window.model.index(1, 0));
        QTestAccessibility::initialize();
        window.list->setFocus();
        window.field.setFocus();
        QCoreApplication::processEvents();
        QVERIFY(!focused().contains("two"));
        QTestAccessibility::cleanup();
    }
};

RINGFORD_TEST(TestSpokenRows)
#include "test_spokenrows.moc"
