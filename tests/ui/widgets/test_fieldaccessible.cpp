// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers are told of fields of one line, and of those with numbers.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ScreenReader.h"
#include "ui/widgets/FieldAccessible.h"

#include <QAccessible>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTestAccessibility>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace ringford::ui;

namespace {

QAccessibleTextInterface* textOf(QWidget& field)
{
    return QAccessible::queryAccessibleInterface(&field)->textInterface();
}

/** What readers were told of @p field since the last time. */
bool isTold(const QObject& field)
{
    return std::ranges::any_of(QTestAccessibility::events(),
                               [&](const QAccessibleEvent* event) { return event->object() == &field; });
}

QList<QAccessible::Event> toldOf(const QObject& field)
{
    QList<QAccessible::Event> told;
    for (const QAccessibleEvent* const event : QTestAccessibility::events()) {
        if (event->object() == &field)
            told += event->type();
    }
    QTestAccessibility::clearEvents();
    return told;
}

} // namespace

class TestFieldAccessible : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        ringford::test::beginToListen();
        letFieldsBeRead(*qApp);
    }

    /** As readers ask when somebody goes from word to word, beyond the last one, too. */
    void everyPlaceOfATextCanBeAskedFor()
    {
        QLineEdit edit;
        QSpinBox box;
        box.setSuffix(" min");
        for (const char* const text : {"", "e", "e2 e4", " e2. ", "e2 "}) {
            edit.setText(text);
            for (QWidget* const field : {static_cast<QWidget*>(&edit), static_cast<QWidget*>(&box)}) {
                const QAccessibleTextInterface& read = *textOf(*field);
                for (int offset = -1; offset <= read.characterCount() + 1; ++offset) {
                    for (int type = QAccessible::CharBoundary; type <= QAccessible::NoBoundary; ++type) {
                        const auto kind = static_cast<QAccessible::TextBoundaryType>(type);
                        int start = 0;
                        int end = 0;
                        for (const QString& part : {read.textAtOffset(offset, kind, &start, &end),
                                                    read.textBeforeOffset(offset, kind, &start, &end),
                                                    read.textAfterOffset(offset, kind, &start, &end)})
                            QVERIFY(part.size() <= read.characterCount());
                        QVERIFY(0 <= start && start <= end && end <= read.characterCount());
                    }
                }
            }
        }
        edit.setText("e2 e4");
        int start = 0;
        int end = 0;
        QCOMPARE(textOf(edit)->textAtOffset(5, QAccessible::WordBoundary, &start, &end), "e4");
        QCOMPARE(std::pair(start, end), std::pair(3, 5));
        QCOMPARE(textOf(edit)->textBeforeOffset(4, QAccessible::WordBoundary, &start, &end), " ");
        QCOMPARE(textOf(edit)->textAfterOffset(1, QAccessible::WordBoundary, &start, &end), " ");
        QCOMPARE(textOf(edit)->textAtOffset(5, QAccessible::LineBoundary, &start, &end), "e2 e4");
    }

    void everythingLooksAlikeToTheEnd()
    {
        QLineEdit edit(QStringLiteral("2d6"));
        int start = -1;
        int end = -1;
        textOf(edit)->attributes(1, &start, &end);
        QCOMPARE(std::pair(start, end), std::pair(0, 3));
    }

    void aFieldIsNamedAndEdited()
    {
        QLineEdit edit(QStringLiteral("2d6"));
        edit.setAccessibleName("Roll");
        edit.setPlaceholderText("4d6k3");
        edit.selectAll();
        QAccessibleInterface& field = *QAccessible::queryAccessibleInterface(&edit);
        QCOMPARE(field.role(), QAccessible::EditableText);
        QCOMPARE(field.text(QAccessible::Name), "Roll");
        QCOMPARE(field.text(QAccessible::Value), "2d6");
        QCOMPARE(field.text(QAccessible::Description), "4d6k3");
        QVERIFY(field.state().editable && field.state().selected && !field.state().readOnly);
        int start = -1;
        int end = -1;
        field.textInterface()->selection(0, &start, &end);
        QCOMPARE(std::pair(start, end), std::pair(0, 3));
        field.editableTextInterface()->replaceText(0, 1, "3");
        QCOMPARE(edit.text(), "3d6");
        field.textInterface()->setCursorPosition(2);
        QCOMPARE(edit.cursorPosition(), 2);
        edit.setReadOnly(true);
        QVERIFY(!field.editableTextInterface());
        QVERIFY(field.state().readOnly);
    }

    void aSecretIsDots()
    {
        QLineEdit edit(QStringLiteral("key"));
        edit.setEchoMode(QLineEdit::Password);
        QAccessibleInterface& field = *QAccessible::queryAccessibleInterface(&edit);
        QVERIFY(field.state().passwordEdit);
        QVERIFY(!field.text(QAccessible::Value).contains("k"));
        QVERIFY(!field.textInterface()->text(0, 3).contains("k"));
    }

    void aNumberGoesUpAndDown()
    {
        QDoubleSpinBox box;
        box.setRange(2, 30);
        box.setValue(10);
        box.setSuffix(" mm");
        QAccessibleInterface& field = *QAccessible::queryAccessibleInterface(&box);
        QCOMPARE(field.role(), QAccessible::SpinBox);
        QCOMPARE(field.text(QAccessible::Value), box.text());
        QCOMPARE(field.valueInterface()->maximumValue(), 30.0);
        field.valueInterface()->setCurrentValue(12.0);
        QCOMPARE(box.value(), 12.0);
        QCOMPARE(field.textInterface()->text(0, 100), box.text());
    }

    /** Otherwise Orca takes it for a step of the cursor, and says what is selected, and not where one is. */
    void theFocusIsToldBeforeTheCursor()
    {
        QWidget window;
        auto* const rows = new QVBoxLayout(&window);
        auto* const first = new QLineEdit;
        auto* const second = new QLineEdit(QStringLiteral("2d6"));
        rows->addWidget(first);
        rows->addWidget(second);
        auto* const third = new QSpinBox;
        third->setSuffix(" min");
        third->setValue(10);
        rows->addWidget(third);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        first->setFocus();
        QTestAccessibility::initialize();
        QTestAccessibility::clearEvents();
        QTest::keyClick(first, Qt::Key_Tab);
        QCOMPARE(second->selectedText(), QString());
        QCOMPARE(toldOf(*second), QList<QAccessible::Event>{QAccessible::Focus});
        QTRY_COMPARE(second->selectedText(), "2d6");
        QVERIFY(toldOf(*second).contains(QAccessible::TextSelectionChanged));
        // That nothing is selected there any more would be read before the next field.
        QTestAccessibility::clearEvents();
        QTest::keyClick(second, Qt::Key_Tab);
        QCOMPARE(second->selectedText(), QString());
        QVERIFY(!isTold(*second));
        QCOMPARE(toldOf(*third), QList<QAccessible::Event>{QAccessible::Focus});
        QTRY_COMPARE(third->findChild<QLineEdit*>()->selectedText(), "10");
        QVERIFY(!isTold(*third->findChild<QLineEdit*>())); // it has just been read
        QTestAccessibility::clearEvents();
        QTest::keyClick(third, Qt::Key_Tab);
        QVERIFY(first->hasFocus());
        QVERIFY(!isTold(*third->findChild<QLineEdit*>()));
        QTestAccessibility::cleanup();
    }
};

RINGFORD_TEST(TestFieldAccessible)
#include "test_fieldaccessible.moc"
