// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SpokenHelp.h"

#include "ui/widgets/Announcer.h"
#include "ui/widgets/LastInput.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPoint>
#include <QString>
#include <QStringList>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QTreeView>
#include <QWhatsThis>

namespace ringford::ui {

namespace {

/** A line ends as a sentence does: else it runs into the next one. */
QString plain(const QString& text)
{
    QString words = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    words.remove(QChar::ObjectReplacementCharacter).replace(QChar::LineSeparator, u'\n');
    QString spoken;
    for (const QString& part : words.split(u'\n')) {
        const QString line = part.simplified();
        if (!spoken.isEmpty() && !line.isEmpty())
            spoken += spoken.back().isLetterOrNumber() ? QStringLiteral(". ") : QStringLiteral(" ");
        spoken += line;
    }
    return spoken;
}

/** A menu is a window of its own, which is gone when it is read what it was told. */
QWidget& withoutMenus(QWidget& widget)
{
    QWidget* at = &widget;
    while (qobject_cast<QMenu*>(at) && at->parentWidget())
        at = at->parentWidget();
    return *at;
}

/** The headings above columns that are seen, where rows are chosen; null: there are none, or cells are. */
const QHeaderView* headingsOf(const QAbstractItemView& list)
{
    const auto* const tree = qobject_cast<const QTreeView*>(&list);
    const auto* const table = qobject_cast<const QTableView*>(&list);
    const QHeaderView* const headings = tree ? tree->header() : table ? table->horizontalHeader() : nullptr;
    const bool areRows = list.selectionBehavior() == QAbstractItemView::SelectRows;
    return headings && areRows && !headings->isHidden() ? headings : nullptr;
}

/** What is chosen as it is read: of a row what stands in each column, behind its heading, if it has one. */
QString chosenInWords(const QAbstractItemView& list, const QModelIndex& row)
{
    const QHeaderView* const headings = headingsOf(list);
    QStringList cells;
    for (int place = 0; headings && place < headings->count(); ++place) {
        const int column = headings->logicalIndex(place);
        const QString text = row.siblingAtColumn(column).data().toString();
        const QString heading = list.model()->headerData(column, Qt::Horizontal).toString();
        if (!text.isEmpty() && !headings->isSectionHidden(column))
            cells += heading.isEmpty() ? text : heading + QStringLiteral(": ") + text;
    }
    return cells.isEmpty() ? row.data().toString() : cells.join(QStringLiteral("; "));
}

/** What is chosen in a list that has the focus, or whatever else has it, and what it is for; empty: nobody knows. */
QString aboutFocus(const QWidget& focus)
{
    QString about;
    if (const auto* const list = qobject_cast<const QAbstractItemView*>(&focus); list) {
        const QModelIndex row = list->currentIndex();
        const QString tip = row.data(Qt::ToolTipRole).toString();
        const bool saysMore = !tip.isEmpty() && tip != row.data().toString();
        const QString text = saysMore ? tip : chosenInWords(*list, row);
        about = saysMore && Qt::mightBeRichText(tip) ? tip : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
        if (!row.isValid())
            about.clear();
    }
    for (const QWidget* at = &focus; at; at = at->isWindow() ? nullptr : at->parentWidget()) {
        if (!at->whatsThis().isEmpty())
            return about + QStringLiteral("<p>%1</p>").arg(at->whatsThis());
    }
    return about;
}

QPoint placeOfFocus(const QWidget& focus)
{
    const auto* const list = qobject_cast<const QAbstractItemView*>(&focus);
    const QRect row = list ? list->visualRect(list->currentIndex()) : QRect();
    return row.isValid() ? row.center() : focus.rect().center();
}

/** Says what is chosen in a list that has the focus, or whatever else has it, and what it is for; false: nobody knows. */
bool explainFocus(QWidget& focus)
{
    const QString about = aboutFocus(focus);
    if (about.isEmpty())
        return false;
    showSpokenHelp(focus.mapToGlobal(placeOfFocus(focus)), about, focus);
    return true;
}

class HelpFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
            return false;
        const auto* const key = static_cast<const QKeyEvent*>(event);
        if (key->key() != Qt::Key_F1)
            return false;
        if (auto* const menu = qobject_cast<QMenu*>(watched))
            return tellOf(*menu);
        auto* const widget = static_cast<QWidget*>(watched);
        return key->modifiers() == Qt::ShiftModifier && widget->hasFocus() && explainFocus(*widget);
    }

private:
    /** A tip, which takes no keys: they go on to be the menu's. */
    static bool tellOf(QMenu& menu)
    {
        QAction* const chosen = menu.activeAction();
        const QString text = chosen ? chosen->whatsThis() : QString();
        if (text.isEmpty())
            return false;
        QToolTip::showText(menu.mapToGlobal(menu.actionGeometry(chosen).bottomLeft()), text, &menu);
        Announcer::of(withoutMenus(menu)).say(plain(text));
        return true;
    }
};

} // namespace

void showSpokenHelp(const QPoint& place, const QString& text, QWidget& widget)
{
    QWhatsThis::showText(place, text, &widget);
    Announcer::of(widget).say(plain(text));
}

void explain(const QWidget& window)
{
    QWidget* const focus = window.focusWidget();
    if (LastInput::wasPointer() || !focus || !explainFocus(*focus))
        QWhatsThis::enterWhatsThisMode();
}

void watchSpokenHelp()
{
    LastInput::watch();
    qApp->installEventFilter(new HelpFilter(qApp));
}

} // namespace ringford::ui
