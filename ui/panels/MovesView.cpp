// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MovesView.h"

#include "ui/match/MatchModel.h"
#include "ui/paint/Figurines.h"
#include "ui/panels/LeaningText.h"
#include "ui/panels/RowFolding.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/words/SpokenActions.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

/** Unfolding more rows than these at once would be felt; then only the way to the place shown is unfolded. */
constexpr int kUnfoldAll = 20000;
constexpr int kWheelStep = 120; // a notch, in the unit of wheel events

/** A colour a quarter of the way from @p from to @p to. */
QColor mixed(const QColor& from, const QColor& to)
{
    return QColor::fromRgb((3 * from.red() + to.red()) / 4, (3 * from.green() + to.green()) / 4,
                           (3 * from.blue() + to.blue()) / 4);
}

constexpr int kBesideText = 8; // pixels that the style leaves free beside a cell's text
constexpr int kWidest = 334;   // px, however long the names of seats are
constexpr int kDeepest = 8;    // variations deeper than this are never indented further
constexpr int kLeastDeep = 2;  // and not even these where what is played there is long
constexpr int kMeasured = 300; // rows, the last ones: they are seen; as many of their variations in all

int indentationOf(const QFontMetrics& metrics)
{
    return metrics.height() * 3 / 4;
}

int lineHeight(const QFontMetrics& metrics)
{
    return metrics.height() * 3 / 2;
}

/** Of one by a piece with a letter of its own, and what stands before who goes out by it. */
int widthOfCapture(const GameDescription& game, const QFont& font)
{
    const QFontMetrics metrics(font);
    int cell = 0;
    for (std::uint16_t index = 0; index < game.board.cellCount(); ++index)
        cell = std::max(cell, metrics.horizontalAdvance(words::fromUtf8(game.board.name(Cell{index}))));
    const QString rest = QStringLiteral("♛x – ");
    return cell + QFontMetrics(withFigurines(font, rest)).horizontalAdvance(rest);
}

/** Of the longest that is told in words and has a line of its own several times a turn: shells; and of mines. */
int widthOfWords(const GameDescription& game, const QFontMetrics& metrics)
{
    std::vector<Action::Kind> kinds;
    for (const KindInfo& kind : game.kinds) {
        if (kind.isMarker && kind.blast > 0)
            kinds.push_back(kind.isAhead ? Action::Kind::Fire : Action::Kind::Lay);
    }
    int widest = 0;
    for (const Action::Kind kind : kinds) {
        for (std::uint16_t index = 0; index < game.board.cellCount(); ++index) {
            const Action action = Action::of(kind, Cell{index}, Cell{index});
            widest = std::max(widest, metrics.horizontalAdvance(words::actionInWords(game.board, action)));
        }
    }
    return widest > 0 ? widest + kBesideText : 0;
}

/** Gives rows room to breathe, and tells what is cut. */
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, lineHeight(option.fontMetrics)});
    }

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(MovesModel::IsTakenBackRole)
                .toBool()) // quieter: it does not count as long as it is not played again
            option->palette.setBrush(QPalette::Text, option->palette.placeholderText());
        if (option->font.italic() && !mayLean(option->text))
            option->font.setItalic(false);
        option->font = withFigurines(option->font, option->text);
        if (index.data(MovesModel::IsCommentRole).toBool()) { // each reads as its own language does
            option->direction = option->text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
            option->displayAlignment = Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter;
        }
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override
    {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        if (!option.font.italic() || !hasFigurines(option.text)) {
            QStyledItemDelegate::paint(painter, given, index);
            return;
        }
        const QString text = std::exchange(option.text, {});
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
        drawLeaning(*painter, option, text, given.font);
    }

    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override
    {
        // Text that is seen whole needs no words beside it.
        const QString text = index.data().toString();
        const int room = option.rect.width() - static_cast<MovesView*>(view)->shiftOf(index) - kBesideText;
        const bool isCut = view->fontMetrics().horizontalAdvance(text) > room;
        const bool isComment = index.data(MovesModel::IsCommentRole).toBool();
        if (event->type() != QEvent::ToolTip || isComment || !isCut)
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        QToolTip::showText(event->globalPos(), text, view);
        return true;
    }
};

/** How actions are drawn: those of variations lean. To make such metrics takes long, so it is done once for many rows. */
class RowMetrics {
public:
    explicit RowMetrics(const QFont& font)
    {
        for (const bool hasFigurines : {false, true}) {
            for (const bool leans : {false, true}) {
                QFont drawn = hasFigurines ? withFigurines(font, QStringLiteral("♛")) : font;
                drawn.setItalic(leans);
                m_metrics.emplace_back(drawn);
            }
        }
    }

    int widthOf(const QString& text, bool leans) const
    {
        return m_metrics[(hasFigurines(text) ? 2 : 0) + (leans ? 1 : 0)].horizontalAdvance(text);
    }

private:
    std::vector<QFontMetrics> m_metrics;
};

} // namespace

/** What it takes to measure rows. */
struct MovesView::Measuring {
    RowMetrics metrics;
    int left = kMeasured; ///< so many rows of variations are measured yet
};

MovesView::MovesView(MatchModel& match, QWidget* parent) : QTreeView(parent), m_match(match), m_moves(match)
{
    setObjectName(QStringLiteral("moves"));
    setAccessibleName(tr("Moves"));
    setWhatsThis(
        tr("All that was played. Click an action to see the position after it. Variations stand indented below what "
           "they could replace. The menu under the right mouse button has comments, marks and deleting."));
    setModel(&m_moves);
    m_whyEmpty = new EmptyNote(*this, QString());
    setItemDelegate(new RowDelegate(this));
    setUniformRowHeights(true);
    setSelectionBehavior(SelectItems);
    setSelectionMode(SingleSelection);
    setExpandsOnDoubleClick(false);
    setAllColumnsShowFocus(false);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setTextElideMode(Qt::ElideRight);
    setIndentation(indentationOf(fontMetrics()));
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(MovesModel::Second, QHeaderView::Stretch);

    connect(&m_moves, &QAbstractItemModel::modelReset, this, &MovesView::restoreRows);
    connect(&m_moves, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex& above, int from, int to) { measureNew(above, from, to); });
    connect(&m_moves, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& from, const QModelIndex& to) {
        measureNew(from.parent(), from.row(), to.row());
    });
    connect(&m_match, &MatchModel::viewedNodeChanged, this, &MovesView::followShown);
    connect(&m_match, &MatchModel::gameNodeChanged, viewport(), qOverload<>(&QWidget::update)); // what is taken back
    connect(&m_match, &MatchModel::replaced, this, &MovesView::restoreRows);
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { m_collapsed.insert(m_moves.spot(index)->node); });
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { m_collapsed.erase(m_moves.spot(index)->node); });
    restoreRows();
}

void MovesView::sayWhyEmpty()
{
    m_whyEmpty->setWords(m_moves.hidesSolution() ? tr("Drag a piece, or press / to type what you would play.")
                                                 : tr("No actions yet: drag a piece, or press / to type one."));
}

bool MovesView::setLeastLines(int lines)
{
    if (std::exchange(m_leastLines, lines) == lines)
        return false;
    updateGeometry();
    return true;
}

QSize MovesView::minimumSizeHint() const
{
    const int lines = m_leastLines * lineHeight(fontMetrics());
    return {QTreeView::minimumSizeHint().width(), header()->sizeHint().height() + lines + 2 * frameWidth()};
}

/** Wide enough to read above what is played which seat plays it. */
QSize MovesView::sizeHint() const
{
    int seat = 0; // names of people give way
    for (std::uint8_t index = 0; index < m_match.description().seats.size(); ++index)
        seat = std::max(seat, fontMetrics().horizontalAdvance(words::seat(m_match.description(), Seat{index})));
    seat += 2 * kBesideText;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int wide = header()->sectionSize(MovesModel::Number) + (m_moves.pairsSeats() ? 2 * seat : seat) + bar;
    const QSize usual = QTreeView::sizeHint();
    return {std::clamp(wide + 2 * frameWidth(), usual.width(), kWidest), usual.height()};
}

/** Not by expandAll(): of rows that nothing is below, too, readers would say that they are open. */
void MovesView::unfold(const QModelIndex& above)
{
    for (int row = 0; row < m_moves.rowCount(above); ++row) {
        const QModelIndex index = m_moves.index(row, MovesModel::Number, above);
        if (!m_moves.hasChildren(index))
            continue;
        expand(index);
        unfold(index);
    }
}

void MovesView::restoreRows()
{
    if (std::exchange(m_replacements, m_match.replacements()) != m_match.replacements())
        m_collapsed.clear(); // its nodes are no more
    if (m_moves.size() < kUnfoldAll) {
        const QSignalBlocker quiet(this);
        scheduleDelayedItemsLayout(); // one, for all that is unfolded
        unfold({});
        for (const Node* const node : m_collapsed) {
            if (const QModelIndex index = m_moves.indexOf(node); index.isValid())
                collapse(index.siblingAtColumn(MovesModel::Number));
        }
    }
    fitColumns();
    followShown();
    sayWhyEmpty();
}

/** As wide as the highest number of the main line, also where variations divide its turn: "159…". */
void MovesView::fitNumbers()
{
    const int rows = m_moves.rowCount();
    const auto spot = rows > 0 ? m_moves.spot(m_moves.index(rows - 1, MovesModel::Number)) : std::nullopt;
    QString last = spot ? m_moves.numberText(spot->node) : QString();
    if (m_moves.pairsSeats())
        last.replace(u'.', u'…');
    const QString widest = last.size() > 3 ? last : QStringLiteral("00…");
    const int number = fontMetrics().horizontalAdvance(widest) + kBesideText;
    header()->resizeSection(MovesModel::Number,
                            indentation() + std::max(number, header()->sectionSizeHint(MovesModel::Number)));
}

void MovesView::fitColumns()
{
    const int rows = m_moves.rowCount();
    fitNumbers();
    updateGeometry();
    m_widest = {};
    m_kept = widthOfEnds();
    m_keptWords = widthOfWords(m_match.description(), fontMetrics());
    m_within = 0;
    Measuring measuring{RowMetrics(font())};
    measure({}, std::max(0, rows - kMeasured), rows - 1, measuring);
    shareColumns();
}

int MovesView::shiftOf(const QModelIndex& index) const
{
    return std::min(index.data(MovesModel::DepthRole).toInt(), m_deepest) * indentation();
}

/** How each side gives up, or runs out of time, and who goes out while others play on. */
int MovesView::widthOfEnds() const
{
    int widest = 0;
    const GameDescription& game = m_match.description();
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        Entry end;
        end.side = Side{index};
        for (const auto kind : {Entry::Kind::Resign, Entry::Kind::FlagFall}) {
            end.kind = kind;
            widest = std::max(widest, fontMetrics().horizontalAdvance(words::entry(game, end)) + kBesideText);
        }
    }
    if (const QStringList leavings = words::leavingsBriefly(game); !leavings.isEmpty()) {
        const int action = widthOfCapture(game, font());
        for (const QString& leaving : leavings)
            widest = std::max(widest, action + fontMetrics().horizontalAdvance(leaving) + kBesideText);
    }
    return widest;
}

/**
 * How wide the columns of actions are with nothing of these rows cut, nor of what is below them, as far as rows are left
 * to be measured: the last come first. Those of variations begin further right; the first column reaches as far into the
 * other.
 */
void MovesView::measure(const QModelIndex& above, int from, int to, Measuring& measuring)
{
    for (int row = to; row >= from; --row) {
        for (const int column : {MovesModel::First, MovesModel::Second}) {
            const QModelIndex index = m_moves.index(row, column, above);
            if (index.data(MovesModel::IsCommentRole).toBool())
                continue;
            const bool isFirst = column == MovesModel::First;
            const int depth = index.data(MovesModel::DepthRole).toInt();
            const int width = measuring.metrics.widthOf(index.data().toString(), depth > 0) + kBesideText;
            if (depth > 0 && !isFirst)
                m_within = std::max(m_within, width);
            int& widest = m_widest[isFirst ? 0 : 1];
            widest = std::max(widest, width + (isFirst ? 0 : std::min(depth, kLeastDeep) * indentation()));
        }
        const QModelIndex begun = m_moves.index(row, MovesModel::Number, above);
        const int below = std::min(m_moves.rowCount(begun), measuring.left);
        measuring.left -= below;
        measure(begun, 0, below - 1, measuring);
    }
}

/** Where the list has grown it is not measured anew: games may be long. */
void MovesView::measureNew(const QModelIndex& above, int from, int to)
{
    const std::array<int, 2> before = m_widest;
    const int within = m_within;
    const int number = header()->sectionSize(MovesModel::Number);
    if (!above.isValid())
        fitNumbers();
    Measuring measuring{RowMetrics(font())};
    measure(above, from, to, measuring);
    if (m_widest != before || m_within != within || number != header()->sectionSize(MovesModel::Number))
        shareColumns();
}

/** Of two seats only one gives up, and what the other has played is shorter; but both may have told long ones in words. */
int MovesView::wholeWidth(ListLines lines) const
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const bool arePairs = m_moves.pairsSeats();
    const int first = arePairs ? m_widest[0] : header()->sectionSize(MovesModel::First);
    const int ofBoth =
        arePairs ? std::max(m_kept + m_kept / 2, 2 * m_keptWords) : std::max(m_kept, m_keptWords) + first;
    const int kept = lines == ListLines::Kept ? ofBoth : 0;
    return header()->sectionSize(MovesModel::Number) + std::max(first + m_widest[1], kept) + bar + 2 * frameWidth();
}

/**
 * Two seats have a half each, unless one says more than a half holds: how somebody gives up. Of more seats each takes
 * what its name needs, and what they play the rest: it tells as well who goes out by it.
 */
void MovesView::shareColumns()
{
    const int room = viewport()->width() - header()->sectionSize(MovesModel::Number);
    if (m_moves.pairsSeats()) {
        const int second = std::max(room / 2, std::min(m_widest[1], room - m_widest[0]));
        const int first = std::max(room - second, std::min(m_widest[0], room - m_widest[1]));
        header()->resizeSection(MovesModel::First, std::max(first, header()->minimumSectionSize()));
        limitDepth(room - first);
        return;
    }
    int seat = header()->sectionSizeHint(MovesModel::First);
    for (std::uint8_t index = 0; index < m_match.description().seats.size(); ++index)
        seat = std::max(seat, fontMetrics().horizontalAdvance(words::seat(m_match.description(), Seat{index})));
    header()->resizeSection(MovesModel::First, seat + kBesideText);
    limitDepth(room - seat - kBesideText);
}

/** What is played in variations is whole in the @p second column; how deep they are is told by their brackets, too. */
void MovesView::limitDepth(int second)
{
    const int deepest = std::clamp((second - m_within) / indentation(), kLeastDeep, kDeepest);
    if (std::exchange(m_deepest, deepest) != deepest)
        viewport()->update();
}

void MovesView::followShown()
{
    const QScopedValueRollback following(m_following, true);
    const QModelIndex index = m_moves.indexOf(m_match.viewedNode());
    if (!index.isValid()) {
        clearSelection();
        setCurrentIndex({});
        scrollToTop();
        emit spotChanged({m_match.viewedNode(), false, false});
        return;
    }
    // A comment of this place that was chosen stays chosen.
    const auto now = m_moves.spot(currentIndex());
    if (!now || now->node != m_match.viewedNode())
        setCurrentIndex(index);
    scrollTo(currentIndex());
}

/** Where the game is shown stays in sight, also of a list that was filled before it had its size. */
void MovesView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    shareColumns();
    scrollTo(currentIndex());
}

QModelIndex MovesView::cellWithin(const QModelIndex& index) const
{
    const bool isSeat =
        !m_moves.pairsSeats() && index.column() == MovesModel::First && !index.data(MovesModel::IsCommentRole).toBool();
    if (index.isValid() && (isSeat || index.column() == MovesModel::Number || !m_moves.spot(index))) {
        const int other = index.column() == MovesModel::First ? MovesModel::Second : MovesModel::First;
        for (const int column : {other, static_cast<int>(MovesModel::Second)}) {
            const QModelIndex cell = index.siblingAtColumn(column);
            if (m_moves.spot(cell))
                return cell;
        }
    }
    return index;
}

void MovesView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    // A number, or the name of a seat: its row is meant.
    if (const QModelIndex cell = cellWithin(current); cell != current) {
        setCurrentIndex(cell);
        return;
    }
    // A tree view tells assistive programs that its cell has the focus, even while the list has none and only follows
    // the board.
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

void MovesView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    if (hasFocus())
        QTreeView::selectionChanged(selected, deselected);
    viewport()->update();
}

void MovesView::focusInEvent(QFocusEvent* event)
{
    QTreeView::focusInEvent(event);
    if (currentIndex().isValid())
        QTreeView::currentChanged(currentIndex(), currentIndex());
}

QModelIndex MovesView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    return cellWithin(QTreeView::moveCursor(action, modifiers));
}

/** The arrow of what is indented less than Qt believes is where it is drawn. */
void MovesView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex number = indexAt(event->position().toPoint()).siblingAtColumn(MovesModel::Number);
    if (!number.isValid() || number.data(MovesModel::DepthRole).toInt() <= m_deepest) {
        const QModelIndex pressed = indexAt(event->position().toPoint());
        const QModelIndex cell = cellWithin(pressed);
        const bool mayFold = pressed == number && m_moves.hasChildren(number);
        if (event->button() == Qt::LeftButton && cell != pressed && !mayFold)
            setCurrentIndex(cell); // else what was pressed would look chosen in its place
        else
            QTreeView::mousePressEvent(event);
        return;
    }
    const int right = shiftOf(number);
    const int x = event->position().toPoint().x();
    if (m_moves.hasChildren(number) && x >= right - indentation() && x < right)
        setExpanded(number, !isExpanded(number));
    else if (const QModelIndex cell = cellWithin(indexAt(event->position().toPoint())); cell.isValid())
        setCurrentIndex(cell);
}

void MovesView::keyPressEvent(QKeyEvent* event)
{
    if (foldByKey(*this, *event))
        return;
    switch (event->modifiers() == Qt::NoModifier ? event->key() : 0) {
    case Qt::Key_Left: m_match.showPrevious(); break;
    case Qt::Key_Right: m_match.showNext(); break;
    case Qt::Key_Home: m_match.showFirst(); break;
    case Qt::Key_End: m_match.show(m_moves.lastTold()); break;
    default: QTreeView::keyPressEvent(event);
    }
}

void MovesView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() != Qt::ControlModifier || event->angleDelta().y() == 0) {
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

void MovesView::drawRow(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option = given;
    // Styles paint what is chosen alike with and without the focus: paler is where keys do not go.
    if (!hasFocus()) {
        option.palette.setColor(QPalette::Highlight,
                                mixed(option.palette.color(QPalette::Base), option.palette.color(QPalette::Highlight)));
        option.palette.setColor(QPalette::HighlightedText, option.palette.color(QPalette::Text));
    }
    const QModelIndex number = index.siblingAtColumn(MovesModel::Number);
    const QModelIndex first = index.siblingAtColumn(MovesModel::First);
    const int shift = shiftOf(number);
    const bool isComment = first.data(MovesModel::IsCommentRole).toBool();
    if (shift == 0 && !isComment) {
        QTreeView::drawRow(painter, option, index);
        return;
    }
    const int left = shift + indentation();
    drawLines(painter, option.rect, shift / indentation());
    if (isComment) {
        // A comment needs the whole width.
        drawCell(painter, option, first, left, viewport()->width());
        return;
    }
    const int width = fontMetrics().horizontalAdvance(number.data().toString()) + kBesideText;
    drawCell(painter, option, number, left, left + width);
    for (const QModelIndex& cell : {first, index.siblingAtColumn(MovesModel::Second)}) {
        const int column = columnViewportPosition(cell.column());
        const int end = column + columnWidth(cell.column()) + (cell.column() == MovesModel::First ? shift : 0);
        drawCell(painter, option, cell, std::max(column + shift, left + width), end);
    }
    if (model()->hasChildren(number)) {
        const int branch = shift - indentation();
        drawBranches(painter, {0, option.rect.top(), branch + indentation(), option.rect.height()}, number);
    }
}

void MovesView::drawLines(QPainter* painter, const QRect& row, int depth) const
{
    QColor colour = palette().color(QPalette::Text);
    colour.setAlphaF(0.5F);
    for (int line = 1; line <= depth; ++line)
        painter->fillRect(QRect(line * indentation() + indentation() / 2, row.top(), 2, row.height()), colour);
}

void MovesView::drawCell(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& cell, int left,
                         int right) const
{
    QStyleOptionViewItem text = option;
    initViewItemOption(&text);
    text.rect = QRect(left, option.rect.top(), std::max(0, right - left), option.rect.height());
    text.font.setItalic(true);
    text.fontMetrics = QFontMetrics(text.font);
    text.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(cell));
    text.state.setFlag(QStyle::State_HasFocus, hasFocus() && currentIndex() == cell);
    itemDelegateForIndex(cell)->paint(painter, text, cell);
}

} // namespace ringford::ui
