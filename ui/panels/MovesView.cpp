// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MovesView.h"

#include "ui/models/MatchModel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace ringford::ui {

namespace {

/** Unfolding more rows than these at once would be felt; then only the way to the place shown is unfolded. */
constexpr int kUnfoldAll = 20000;
constexpr int kWheelStep = 120; // a notch, in the unit of wheel events

/** A colour a quarter of the way from @p from to @p to. */
QColor mixed(const QColor &from, const QColor &to)
{
    return QColor::fromRgb((3 * from.red() + to.red()) / 4, (3 * from.green() + to.green()) / 4,
                           (3 * from.blue() + to.blue()) / 4);
}

/** Gives rows room to breathe. */
class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index)
            .expandedTo({0, option.fontMetrics.height() * 3 / 2});
    }
};

} // namespace

MovesView::MovesView(MatchModel &match, QWidget *parent) : QTreeView(parent), m_match(match), m_moves(match)
{
    setObjectName(QStringLiteral("moves"));
    setAccessibleName(tr("Moves"));
    setModel(&m_moves);
    setItemDelegate(new RowDelegate(this));
    setUniformRowHeights(true);
    setSelectionBehavior(SelectItems);
    setSelectionMode(SingleSelection);
    setExpandsOnDoubleClick(false);
    setAllColumnsShowFocus(false);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setTextElideMode(Qt::ElideRight);
    setIndentation(fontMetrics().height() * 3 / 4);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(MovesModel::First, QHeaderView::Stretch);
    header()->setSectionResizeMode(MovesModel::Second, QHeaderView::Stretch);

    connect(&m_moves, &QAbstractItemModel::modelReset, this, &MovesView::restoreRows);
    connect(&m_match, &MatchModel::shownChanged, this, &MovesView::followShown);
    connect(&m_match, &MatchModel::replaced, this, [this] {
        m_collapsed.clear();
        restoreRows();
    });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex &index) { m_collapsed.insert(m_moves.spot(index)->node); });
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex &index) { m_collapsed.erase(m_moves.spot(index)->node); });
    restoreRows();
}

void MovesView::restoreRows()
{
    if (m_moves.size() < kUnfoldAll) {
        const QSignalBlocker quiet(this);
        expandAll();
        for (const Node *const node : m_collapsed) {
            if (const QModelIndex index = m_moves.indexOf(node); index.isValid())
                collapse(index.siblingAtColumn(MovesModel::Number));
        }
    }
    fitColumns();
    followShown();
}

void MovesView::fitColumns()
{
    header()->resizeSection(MovesModel::Number,
                            indentation() * 3 + fontMetrics().horizontalAdvance(QStringLiteral("000…")));
}

void MovesView::followShown()
{
    const QScopedValueRollback following(m_following, true);
    const QModelIndex index = m_moves.indexOf(m_match.shown());
    if (!index.isValid()) {
        clearSelection();
        setCurrentIndex({});
        scrollToTop();
        emit spotChanged({m_match.shown(), false, false});
        return;
    }
    // A comment of this place that was chosen stays chosen.
    const auto now = m_moves.spot(currentIndex());
    if (!now || now->node != m_match.shown())
        setCurrentIndex(index);
    scrollTo(currentIndex());
}

QModelIndex MovesView::cellWithin(const QModelIndex &index) const
{
    if (index.isValid() && (index.column() == MovesModel::Number || !m_moves.spot(index))) {
        const int other = index.column() == MovesModel::First ? MovesModel::Second : MovesModel::First;
        for (const int column : {other, static_cast<int>(MovesModel::Second)}) {
            const QModelIndex cell = index.siblingAtColumn(column);
            if (m_moves.spot(cell))
                return cell;
        }
    }
    return index;
}

void MovesView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (current.isValid() && current.column() == MovesModel::Number) {
        setCurrentIndex(cellWithin(current));
        return;
    }
    // A tree view tells assistive programs that its cell has the focus, even while the list has none and only follows the board.
    if (hasFocus())
        QTreeView::currentChanged(current, previous);
    viewport()->update();
    const auto spot = m_moves.spot(current);
    if (!spot)
        return;
    // What stands before a variation is about the place where it begins.
    if (!m_following)
        m_match.show(spot->isBefore ? spot->node->parent : spot->node);
    emit spotChanged(*spot);
}

void MovesView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    if (hasFocus())
        QTreeView::selectionChanged(selected, deselected);
    viewport()->update();
}

void MovesView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    if (currentIndex().isValid())
        QTreeView::currentChanged(currentIndex(), currentIndex());
}

QModelIndex MovesView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    return cellWithin(QTreeView::moveCursor(action, modifiers));
}

void MovesView::keyPressEvent(QKeyEvent *event)
{
    switch (event->modifiers() == Qt::NoModifier ? event->key() : 0) {
    case Qt::Key_Left: m_match.showPrevious(); break;
    case Qt::Key_Right: m_match.showNext(); break;
    case Qt::Key_Home: m_match.showFirst(); break;
    case Qt::Key_End: m_match.showLast(); break;
    default: QTreeView::keyPressEvent(event);
    }
}

void MovesView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QTreeView::wheelEvent(event);
        return;
    }
    m_wheel += event->angleDelta().y();
    for (; m_wheel >= kWheelStep; m_wheel -= kWheelStep)
        m_match.showPrevious();
    for (; m_wheel <= -kWheelStep; m_wheel += kWheelStep)
        m_match.showNext();
    event->accept();
}

void MovesView::drawRow(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    // Styles paint what is chosen alike with and without the focus: paler is where keys do not go.
    if (!hasFocus()) {
        option.palette.setColor(QPalette::Highlight, mixed(option.palette.color(QPalette::Base),
                                                           option.palette.color(QPalette::Highlight)));
        option.palette.setColor(QPalette::HighlightedText, option.palette.color(QPalette::Text));
    }
    if (!index.siblingAtColumn(MovesModel::First).data(MovesModel::IsCommentRole).toBool()) {
        QStyleOptionViewItem row = option;
        if (!index.data(MovesModel::IsMainRole).toBool()) {
            QColor text = row.palette.color(QPalette::Text);
            text.setAlphaF(0.75F);
            row.palette.setColor(QPalette::Text, text);
        }
        QTreeView::drawRow(painter, row, index);
        return;
    }
    // A comment needs the whole width.
    const QModelIndex cell = index.siblingAtColumn(MovesModel::First);
    QStyleOptionViewItem text = option;
    initViewItemOption(&text);
    const QRect indented = visualRect(index);
    text.rect = QRect(indented.left(), option.rect.top(), viewport()->width() - indented.left(),
                      option.rect.height());
    text.font.setItalic(true);
    text.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(cell));
    text.state.setFlag(QStyle::State_HasFocus, hasFocus() && currentIndex() == cell);
    itemDelegateForIndex(cell)->paint(painter, text, cell);
}

void MovesView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (m_moves.rowCount() > 0)
        return;
    QPainter painter(viewport());
    QColor colour = palette().color(QPalette::Text);
    colour.setAlphaF(0.7F);
    painter.setPen(colour);
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                     Qt::AlignTop | Qt::AlignHCenter | Qt::TextWordWrap,
                     tr("No actions yet: drag a piece, or press / to type."));
}

} // namespace ringford::ui
