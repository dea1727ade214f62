// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ListWidth.h"

#include <QHeaderView>
#include <QLayout>
#include <QListWidget>
#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kMostRows = 300; // that are looked at, the last ones: they are seen
constexpr int kAroundItem = 5; // beside a text or an icon
constexpr int kNameLetters = 18;
constexpr int kWrappedLetters = 30; // of a line of what is wrapped
constexpr int kWidestList = 460;
constexpr const char* kKeptLines = "keptLines";

QStringList keptLines(const QAbstractItemView& view, int column)
{
    return view.property(kKeptLines).value<QList<QStringList>>().value(column);
}

/** Of lines that may come, with an icon where others have one. */
int widthOfKept(const QAbstractItemView& view, int column, bool hasIcon)
{
    QFont letters = view.font();
    letters.setBold(true);
    int widest = 0;
    for (const QString& line : keptLines(view, column))
        widest = std::max(widest, QFontMetrics(letters).horizontalAdvance(line) + 2 * kAroundItem);
    return widest + (widest > 0 && hasIcon ? view.iconSize().width() + kAroundItem : 0);
}

/** Of what is read in one line; a view that wraps would say less. */
int widthOfItem(const QAbstractItemView& view, const QModelIndex& index)
{
    const QVariant font = index.data(Qt::FontRole);
    QFont letters = font.isValid() ? font.value<QFont>() : view.font();
    letters.setBold(true); // as whoever is on turn is told
    const int icon = index.data(Qt::DecorationRole).isValid() ? view.iconSize().width() + kAroundItem : 0;
    return QFontMetrics(letters).horizontalAdvance(index.data().toString()) + icon + 2 * kAroundItem;
}

int widthOfColumn(const QTreeView& tree, int column, const QModelIndex& parent, int indent)
{
    const QAbstractItemModel& model = *tree.model();
    const bool isAsItems = tree.header()->sectionResizeMode(column) == QHeaderView::ResizeToContents;
    int widest = isAsItems ? tree.header()->sectionSizeHint(column) : 0; // it counts even where it is hidden
    const int rows = model.rowCount(parent);
    for (int row = std::max(0, rows - kMostRows); row < rows; ++row) {
        const QModelIndex index = model.index(row, column, parent);
        if (tree.isRowHidden(row, parent))
            continue;
        if (!tree.isFirstColumnSpanned(row, parent)) {
            const int hint = isAsItems ? tree.sizeHintForIndex(index).width() : 0; // which is what the column becomes
            widest = std::max({widest, widthOfItem(tree, index) + (column == 0 ? indent : 0), hint});
        }
        const QModelIndex first = model.index(row, 0, parent);
        if (model.hasChildren(first))
            widest = std::max(widest, widthOfColumn(tree, column, first, indent + tree.indentation()));
    }
    return widest;
}

/** Of rows that go over all columns: a heading is whole, what is wrapped has lines of some words. */
int widthOfSpanned(const QTreeView& tree, const QModelIndex& parent, int indent)
{
    int widest = 0;
    const int rows = tree.model()->rowCount(parent);
    for (int row = std::max(0, rows - kMostRows); row < rows; ++row) {
        const QModelIndex index = tree.model()->index(row, 0, parent);
        const bool isHeading = tree.model()->hasChildren(index);
        if (tree.isRowHidden(row, parent) || (!isHeading && !tree.isFirstColumnSpanned(row, parent)))
            continue;
        if (isHeading)
            widest = std::max(widest, widthOfSpanned(tree, index, indent + tree.indentation()));
        if (!tree.isFirstColumnSpanned(row, parent))
            continue;
        const int all = widthOfItem(tree, index);
        const int line = kWrappedLetters * tree.fontMetrics().averageCharWidth();
        widest = std::max(widest, (isHeading ? all : std::min(all, line)) + indent);
    }
    return widest;
}

int widthOfTree(const QTreeView& tree, ListLines lines, ListNames names)
{
    int width = 0;
    for (int column = 0; column < tree.model()->columnCount(); ++column) {
        if (tree.isColumnHidden(column))
            continue;
        const int indent = tree.rootIsDecorated() ? tree.indentation() : 0;
        const int kept = lines == ListLines::Kept ? widthOfKept(tree, column, column == 0) : 0; // below a heading
        int wide = std::max(widthOfColumn(tree, column, {}, indent),
                            kept + (kept > 0 && column == 0 ? indent + tree.indentation() : 0));
        if (names == ListNames::Short && tree.header()->sectionResizeMode(column) == QHeaderView::Fixed)
            wide = std::min(wide, kNameLetters * tree.fontMetrics().averageCharWidth() + tree.iconSize().width());
        width += std::max(tree.header()->minimumSectionSize(), wide);
    }
    return std::max(width, widthOfSpanned(tree, {}, tree.rootIsDecorated() ? tree.indentation() : 0));
}

int widthOfList(const QListWidget& list, ListLines lines)
{
    if (list.flow() == QListView::LeftToRight)
        return 0;
    int widest = lines == ListLines::Kept ? widthOfKept(list, 0, false) : 0;
    for (int row = 0; row < std::min(list.count(), kMostRows); ++row)
        widest = std::max(widest, widthOfItem(list, list.model()->index(row, 0)));
    return widest;
}

} // namespace

void keepRoomFor(QAbstractItemView& view, const QList<QStringList>& columns)
{
    view.setProperty(kKeptLines, QVariant::fromValue(columns));
}

int widthOfLists(const QWidget& content, ListLines lines, ListNames names)
{
    int widest = 0;
    for (const QAbstractItemView* const view : content.findChildren<QAbstractItemView*>()) {
        const bool isKept = lines == ListLines::Kept && view->property(kKeptLines).isValid();
        if ((!isKept && !view->isVisibleTo(&content)) || !view->model())
            continue;
        const auto* const tree = qobject_cast<const QTreeView*>(view);
        const auto* const list = qobject_cast<const QListWidget*>(view);
        const int whole = tree ? widthOfTree(*tree, lines, names) : list ? widthOfList(*list, lines) : 0;
        const int bar = view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view);
        if (whole > 0)
            widest = std::max(widest, (names == ListNames::Short ? std::min(whole, kWidestList) : whole) + bar +
                                          2 * view->frameWidth() + 2);
    }
    const QMargins around = content.layout() ? content.layout()->contentsMargins() : QMargins();
    return widest > 0 ? widest + around.left() + around.right() : 0;
}

} // namespace ringford::ui
