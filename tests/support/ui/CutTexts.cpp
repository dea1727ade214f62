// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/CutTexts.h"

#include "ui/gallery/PictureDelegate.h"
#include "ui/gallery/PictureView.h"
#include "ui/panels/StockView.h"
#include "ui/widgets/ElidedLabel.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace ringford::test {

namespace {

constexpr int kAroundTitle = 44; // px: a dock's buttons
constexpr int kAroundCell = 4;   // px, both sides together, at least

bool isCutLabel(const QLabel& label)
{
    if (label.text().isEmpty() || qobject_cast<const ui::ElidedLabel*>(&label))
        return false;
    if (!label.wordWrap())
        return label.sizeHint().width() > label.width();
    const int room = label.contentsRect().width() - 2 * label.margin();
    const QStringList words = label.textFormat() == Qt::RichText
                                  ? QStringList()
                                  : label.text().split(QRegularExpression(QStringLiteral("\\s")));
    const bool hasLongWord = std::ranges::any_of(words, [&](QString word) { // it is not wrapped
        return label.fontMetrics().horizontalAdvance(word.remove(u'&')) > room;
    });
    return hasLongWord || label.heightForWidth(label.width()) > label.height();
}

bool isCutButton(const QAbstractButton& button)
{
    const auto* const tool = qobject_cast<const QToolButton*>(&button);
    const bool hasText = !button.text().isEmpty() && (!tool || tool->toolButtonStyle() != Qt::ToolButtonIconOnly);
    if (qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button))
        return hasText && button.sizeHint().width() > button.width();
    const QSize text = button.fontMetrics().size(Qt::TextShowMnemonic, button.text());
    return hasText && (text.width() > button.width() || text.height() > button.height());
}

bool isCutField(const QLineEdit& field)
{
    constexpr int kAroundText = 6; // px, both sides together, at least
    return field.text().isEmpty() &&
           field.fontMetrics().horizontalAdvance(field.placeholderText()) > field.width() - kAroundText;
}

/** A form that is wider than its place: who scrolls through it sees half of each line. */
bool isCutForm(const QScrollArea& form)
{
    return form.horizontalScrollBar()->maximum() > 0;
}

/** The one that is chosen. */
bool isCutChoice(const QComboBox& choice)
{
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    const QRect room =
        choice.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice);
    return choice.fontMetrics().horizontalAdvance(choice.currentText()) > room.width();
}

/** How wide the text of an item is, and how wide the room for it. */
bool isCutItem(const QAbstractItemView& view, const QModelIndex& index, const QRect& rect)
{
    const QString text = index.data().toString();
    if (text.isEmpty() || !rect.isValid() || rect.width() == 0 || !view.viewport()->rect().intersects(rect))
        return false;
    const QVariant font = index.data(Qt::FontRole);
    const QFontMetrics letters(font.isValid() ? font.value<QFont>() : view.font());
    const bool hasIcon = index.data(Qt::DecorationRole).isValid();
    const int room = std::min(rect.right(), view.viewport()->width()) - rect.left() + 1 - kAroundCell -
                     (hasIcon ? view.iconSize().width() + kAroundCell : 0);
    const bool isWrapped = rect.height() >= 2 * letters.height();
    return letters.horizontalAdvance(text) > room && !isWrapped;
}

void addRows(const QTreeView& tree, const QModelIndex& parent, QStringList& cut)
{
    for (int row = 0; row < tree.model()->rowCount(parent); ++row) {
        const QModelIndex first = tree.model()->index(row, 0, parent);
        for (int column = 0; column < tree.model()->columnCount(parent); ++column) {
            const QModelIndex index = first.siblingAtColumn(column);
            const bool isOver = column > 0 && tree.isFirstColumnSpanned(row, parent);
            if (!isOver && !tree.isColumnHidden(column) && isCutItem(tree, index, tree.visualRect(index)))
                cut += QStringLiteral("%1: %2").arg(tree.objectName(), index.data().toString());
        }
        addRows(tree, first, cut);
    }
}

void addHeader(const QHeaderView& header, QStringList& cut)
{
    for (int section = 0; header.isVisible() && section < header.count(); ++section) {
        const QString text = header.model()->headerData(section, header.orientation()).toString();
        if (!header.isSectionHidden(section) &&
            header.fontMetrics().horizontalAdvance(text) > header.sectionSize(section))
            cut += QStringLiteral("title of a column: %1").arg(text);
    }
}

void addPictures(const ui::PictureView& view, QStringList& cut)
{
    const auto& delegate = *qobject_cast<const ui::PictureDelegate*>(view.itemDelegate());
    QStyleOptionViewItem option;
    option.initFrom(&view);
    option.widget = &view;
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QModelIndex index = view.model()->index(row, 0);
        option.rect = view.visualRect(index);
        if (delegate.isCut(option, index))
            cut += QStringLiteral("%1: %2").arg(view.objectName(), index.data().toString());
    }
}

void addItems(const QAbstractItemView& view, QStringList& cut)
{
    const auto* const tree = qobject_cast<const QTreeView*>(&view);
    if (const auto* const pictures = qobject_cast<const ui::PictureView*>(&view)) {
        addPictures(*pictures, cut);
    } else if (tree) {
        addRows(*tree, {}, cut);
        addHeader(*tree->header(), cut);
    } else if (qobject_cast<const QListView*>(&view) && !qobject_cast<const ui::StockView*>(&view)) {
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex index = view.model()->index(row, 0);
            if (isCutItem(view, index, view.visualRect(index)))
                cut += QStringLiteral("%1: %2").arg(view.objectName(), index.data().toString());
        }
    }
}

} // namespace

QStringList cutTexts(const QWidget& window)
{
    QStringList cut;
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        if (const auto* const label = qobject_cast<const QLabel*>(widget); label && isCutLabel(*label))
            cut += QStringLiteral("label: %1").arg(label->text());
        if (const auto* const button = qobject_cast<const QAbstractButton*>(widget); button && isCutButton(*button))
            cut += QStringLiteral("button: %1").arg(button->text());
        if (const auto* const field = qobject_cast<const QLineEdit*>(widget); field && isCutField(*field))
            cut += QStringLiteral("field: %1").arg(field->placeholderText());
        if (const auto* const form = qobject_cast<const QScrollArea*>(widget); form && isCutForm(*form))
            cut += QStringLiteral("form: in %1, %2 too wide")
                       .arg(form->parentWidget()->objectName())
                       .arg(form->horizontalScrollBar()->maximum());
        if (const auto* const box = qobject_cast<const QGroupBox*>(widget);
            box && box->fontMetrics().horizontalAdvance(QString(box->title()).remove(u'&')) > box->width())
            cut += QStringLiteral("group: %1").arg(box->title());
        if (const auto* const choice = qobject_cast<const QComboBox*>(widget); choice && isCutChoice(*choice))
            cut += QStringLiteral("choice: %1").arg(choice->currentText());
        if (const auto* const dock = qobject_cast<const QDockWidget*>(widget);
            dock && dock->fontMetrics().horizontalAdvance(dock->windowTitle()) > dock->width() - kAroundTitle)
            cut += QStringLiteral("title: %1").arg(dock->windowTitle());
        if (const auto* const tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                if (tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab)) > tabs->tabRect(tab).width())
                    cut += QStringLiteral("tab: %1").arg(tabs->tabText(tab));
            }
        }
        if (const auto* const view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
            addItems(*view, cut);
    }
    return cut;
}

} // namespace ringford::test
