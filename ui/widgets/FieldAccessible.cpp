// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FieldAccessible.h"

#include "ui/widgets/TextParts.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QCompleter>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFocusEvent>
#include <QFontMetrics>
#include <QLineEdit>
#include <QPointer>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVariant>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

/** The text of a line edit, wherever that is. */
class FieldText : public QAccessibleTextInterface, public QAccessibleEditableTextInterface {
public:
    explicit FieldText(QLineEdit* edit) : m_edit(edit) {}

    void selection(int index, int* start, int* end) const override;
    int selectionCount() const override { return m_edit && m_edit->hasSelectedText() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    int cursorPosition() const override { return m_edit ? m_edit->cursorPosition() : 0; }
    void setCursorPosition(int position) override;
    QString text(int start, int end) const override;
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const override;
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const override;
    int characterCount() const override { return static_cast<int>(shown().size()); }
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint& point) const override;
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int* start, int* end) const override;

    void deleteText(int start, int end) override { replaceText(start, end, {}); }
    void insertText(int offset, const QString& text) override { replaceText(offset, offset, text); }
    void replaceText(int start, int end, const QString& text) override;

    /** What is seen: of a secret its dots. */
    QString shown() const { return m_edit ? m_edit->displayText() : QString(); }

private:
    std::pair<int, int> partAt(int at, QAccessible::TextBoundaryType type) const;

    QPointer<QLineEdit> m_edit;
};

void FieldText::selection(int index, int* start, int* end) const
{
    *start = *end = 0;
    if (index != 0 || selectionCount() == 0)
        return;
    *start = m_edit->selectionStart();
    *end = m_edit->selectionEnd();
}

void FieldText::removeSelection(int index)
{
    if (m_edit && index == 0)
        m_edit->deselect();
}

void FieldText::setSelection(int index, int start, int end)
{
    if (m_edit && index == 0)
        m_edit->setSelection(start, end - start);
}

void FieldText::setCursorPosition(int position)
{
    if (m_edit)
        m_edit->setCursorPosition(position);
}

QString FieldText::text(int start, int end) const
{
    const QString all = shown();
    const auto from = std::clamp<qsizetype>(start, 0, all.size());
    const auto to = std::clamp<qsizetype>(end, from, all.size());
    return all.mid(from, to - from);
}

QString FieldText::textAtOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const
{
    const int count = characterCount();
    int at = offset < 0 ? count : offset;
    if (at == count && at > 0 && type != QAccessible::CharBoundary)
        --at; // behind the last word, and in it
    const auto [from, to] = partAt(at, type);
    *start = from;
    *end = to;
    return text(from, to);
}

QString FieldText::textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const
{
    const int before = partAt(offset < 0 ? characterCount() : offset, type).first - 1;
    const auto [from, to] = before < 0 ? std::pair(0, 0) : partAt(before, type);
    *start = from;
    *end = to;
    return text(from, to);
}

QString FieldText::textAfterOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const
{
    const auto [from, to] = partAt(partAt(offset < 0 ? characterCount() : offset, type).second, type);
    *start = from;
    *end = to;
    return text(from, to);
}

/** Its one line is all of it. */
std::pair<int, int> FieldText::partAt(int at, QAccessible::TextBoundaryType type) const
{
    const QString all = shown();
    const auto count = static_cast<int>(all.size());
    if (at >= count)
        return {count, count};
    return textPart(all, at, type);
}

QRect FieldText::characterRect(int offset) const
{
    const QString all = shown();
    if (!m_edit || offset < 0 || offset >= all.size())
        return {};
    const QFontMetrics letters = m_edit->fontMetrics();
    const auto before = [&](int at) { return letters.horizontalAdvance(all.left(at)); };
    QRect place = m_edit->inputMethodQuery(Qt::ImCursorRectangle).toRect(); // where the cursor is
    const int cursor = place.center().x();
    place.setLeft(cursor - before(cursorPosition()) + before(offset));
    place.setWidth(letters.horizontalAdvance(all[offset]));
    return {m_edit->mapToGlobal(place.topLeft()), place.size()};
}

int FieldText::offsetAtPoint(const QPoint& point) const
{
    return m_edit ? m_edit->cursorPositionAt(m_edit->mapFromGlobal(point)) : -1;
}

void FieldText::scrollToSubstring(int start, int end)
{
    setCursorPosition(end);
    setCursorPosition(start);
}

/** All characters look alike. */
QString FieldText::attributes(int /*offset*/, int* start, int* end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

void FieldText::replaceText(int start, int end, const QString& text)
{
    if (m_edit)
        m_edit->setText(m_edit->text().replace(start, end - start, text));
}

/** A field of one line. */
class LineEditAccessible : public QAccessibleWidget {
public:
    explicit LineEditAccessible(QLineEdit* edit)
        : QAccessibleWidget(edit, QAccessible::EditableText), m_edit(*edit), m_text(edit)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return m_text.shown();
        const QString text = QAccessibleWidget::text(kind);
        return text.isEmpty() && kind == QAccessible::Description ? m_edit.placeholderText() : text;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = m_edit.isReadOnly();
        state.editable = !m_edit.isReadOnly();
        state.passwordEdit = m_edit.echoMode() != QLineEdit::Normal;
        state.selectableText = true;
        state.selected = m_edit.hasSelectedText();
        state.supportsAutoCompletion = m_edit.completer() != nullptr;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(&m_text);
        if (type == QAccessible::EditableTextInterface && !m_edit.isReadOnly())
            return static_cast<QAccessibleEditableTextInterface*>(&m_text);
        return QAccessibleWidget::interface_cast(type);
    }

private:
    QLineEdit& m_edit;
    FieldText m_text;
};

/** A field with a number, or what else goes up and down. */
class SpinBoxAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SpinBoxAccessible(QAbstractSpinBox* box)
        : QAccessibleWidget(box, QAccessible::SpinBox), m_box(*box), m_text(box->findChild<QLineEdit*>())
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_box.text() : QAccessibleWidget::text(kind);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = m_box.isReadOnly();
        state.editable = !m_box.isReadOnly();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(&m_text);
        if (type == QAccessible::EditableTextInterface && !m_box.isReadOnly())
            return static_cast<QAccessibleEditableTextInterface*>(&m_text);
        return QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return m_box.property("value"); }
    void setCurrentValue(const QVariant& value) override { m_box.setProperty("value", value); }
    QVariant maximumValue() const override { return m_box.property("maximum"); }
    QVariant minimumValue() const override { return m_box.property("minimum"); }
    QVariant minimumStepSize() const override { return m_box.property("singleStep"); }

private:
    QAbstractSpinBox& m_box;
    FieldText m_text;
};

QAccessibleInterface* makeField(const QString& key, QObject* object)
{
    if (auto* const edit = key == QLatin1String("QLineEdit") ? qobject_cast<QLineEdit*>(object) : nullptr)
        return new LineEditAccessible(edit);
    constexpr std::array kBoxes{"QSpinBox", "QDoubleSpinBox", "QAbstractSpinBox"};
    const bool isBox = std::ranges::any_of(kBoxes, [&](const char* box) { return key == QLatin1String(box); });
    auto* const box = isBox ? qobject_cast<QAbstractSpinBox*>(object) : nullptr;
    return box ? new SpinBoxAccessible(box) : nullptr;
}

/**
 * The text of a field is selected when Tab comes to it, and Qt tells of that, and of the cursor, before it tells that
 * the focus has come there. Orca takes that for a step of the cursor, and leaves out the field's name. So where readers
 * listen the text is selected a moment later. When the focus leaves, Qt takes the selection away, and "unselected" is
 * what would be read before the next field: that is not told. Nor is what is selected of a number, which has just been
 * read.
 */
class FocusFirst : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusOut && QAccessible::isActive())
            deselect(watched, static_cast<const QFocusEvent*>(event)->reason());
        if (event->type() != QEvent::FocusIn || !QAccessible::isActive())
            return QObject::eventFilter(watched, event);
        QWidget* const field = fieldOf(watched);
        auto* const edit = field ? editOf(*field) : nullptr;
        if (!edit || !edit->inputMask().isEmpty() || !selects(static_cast<const QFocusEvent*>(event)->reason()))
            return QObject::eventFilter(watched, event);
        QFocusEvent plain(QEvent::FocusIn, Qt::OtherFocusReason);
        QCoreApplication::sendEvent(field, &plain);
        const auto select = [field, edit] {
            if (!field->hasFocus() || edit->hasSelectedText())
                return;
            if (auto* const box = qobject_cast<QAbstractSpinBox*>(field))
                silently(*edit, [box] { box->selectAll(); }); // without its unit
            else
                edit->selectAll();
        };
        QMetaObject::invokeMethod(edit, select, Qt::QueuedConnection);
        return true;
    }

private:
    /** As Qt does it: a popup, or another window, is only there for a while. */
    static void deselect(QObject* watched, Qt::FocusReason reason)
    {
        QWidget* const field = fieldOf(watched);
        auto* const edit = field ? editOf(*field) : nullptr;
        const bool isForAWhile = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
        if (!edit || isForAWhile || !edit->hasSelectedText())
            return;
        silently(*edit, [edit] { edit->deselect(); });
    }

    static void silently(QLineEdit& edit, const std::function<void()>& change)
    {
        const QSignalBlocker silence(edit);
        std::vector<QSignalBlocker> within; // by these the field hears of its own text, and tells readers
        for (QObject* const part : edit.children())
            within.emplace_back(part);
        change();
        edit.update();
    }

    /** Null for what selects otherwise: a date does it by its parts. */
    static QWidget* fieldOf(QObject* watched)
    {
        const bool isField = qobject_cast<QLineEdit*>(watched) || qobject_cast<QSpinBox*>(watched) ||
                             qobject_cast<QDoubleSpinBox*>(watched);
        return isField ? static_cast<QWidget*>(watched) : nullptr;
    }
    static QLineEdit* editOf(QWidget& field)
    {
        auto* const edit = qobject_cast<QLineEdit*>(&field);
        return edit ? edit : field.findChild<QLineEdit*>();
    }
    static bool selects(Qt::FocusReason reason)
    {
        return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    }
};

} // namespace

void letFieldsBeRead(QCoreApplication& program)
{
    QAccessible::installFactory(makeField);
    program.installEventFilter(new FocusFirst(&program));
}

} // namespace ringford::ui
