// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MovesDock.h"

#include "ui/match/Comments.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TreeEdits.h"
#include "ui/paint/Figurines.h"
#include "ui/panels/CommentEditor.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/SpokenName.h"
#include "ui/words/ActionWords.h"
#include "ui/words/EntryNumbers.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTextDocument>
#include <QUndoStack>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kCommentBeside = 214;       // px: a comment beside the list, where there is room
constexpr qsizetype kLongestShown = 5000; // characters of a comment that is too long for the editor

/** How many entries a line holds, variations included. */
int entriesFrom(const Node* first)
{
    int count = 0;
    std::vector<const Node*> open{first};
    while (!open.empty()) {
        const Node* const node = open.back();
        open.pop_back();
        ++count;
        for (const Node* child = node->firstChild; child; child = child->nextSibling)
            open.push_back(child);
    }
    return count;
}

/** The entry that a variation begins with in which @p node stands; null on the main line. */
const Node* variationStart(const Node* node)
{
    while (!node->isRoot() && node->parent->firstChild == node)
        node = node->parent;
    return node->isRoot() ? nullptr : node;
}

/** Between list and comment: below the list a few lines do, beside it lines are long enough to be read. */
void share(QSplitter& splitter)
{
    const bool isBeside = splitter.orientation() == Qt::Horizontal;
    splitter.setStretchFactor(0, isBeside ? 3 : 4);
    splitter.setStretchFactor(1, isBeside ? 2 : 1);
    splitter.setSizes(isBeside ? QList<int>{300, 200} : QList<int>{400, 90});
}

} // namespace

MovesDock::MovesDock(MatchModel& match, QWidget* parent)
    : Panel({"movesDock", tr("Moves"), tr("&Moves"), Qt::RightDockWidgetArea, 420}, parent), m_match(match),
      m_edits(new QUndoStack(this)), m_view(new MovesView(match)), m_hiding(makeHiding()), m_commentTitle(new QLabel),
      m_comment(new CommentEditor), m_splitter(new QSplitter(Qt::Vertical))
{
    arrangeParts();
    m_splitter->installEventFilter(this);
    m_commentTitle->installEventFilter(this);
    connect(m_view, &MovesView::spotChanged, this, &MovesDock::choose);
    connect(&m_match, &MatchModel::nodeChanged, this, [this](const Node* node) {
        if (node == m_spot.node && !m_comment->hasFocus())
            choose(m_spot);
    });
    connect(&m_match, &MatchModel::replaced, this, [this] { m_edits->clear(); });
    connect(&m_match, &MatchModel::treeChanged, this, &MovesDock::shareOut, Qt::QueuedConnection);
    connect(m_comment, &CommentEditor::typed, this, [this](const QString& text) {
        const QScopedValueRollback taking(m_isTaking, true);
        takeComment(text);
    });
    connect(m_comment, &CommentEditor::committed, this, [this](const QString& text) {
        takeComment(text);
        ++m_typing;
        m_commentsBefore = m_commentsWritten;
    });
    connect(m_comment, &CommentEditor::finished, this, &MovesDock::leaveComment);
    choose({m_match.viewedNode(), false, false});
}

void MovesDock::arrangeParts()
{
    m_comment->setObjectName(QStringLiteral("comment"));
    m_comment->setWhatsThis(
        tr("A comment on the action that is chosen above. It is saved with the game. A line with nothing but "
           "--- separates several comments on one place; \\--- is such a line in a comment."));
    m_comment->setPlaceholderText(tr("Write a comment on this place here."));
    m_commentTitle->setBuddy(m_comment);
    m_commentTitle->setWordWrap(true); // a long one must not take the list's room
    auto* const below = new QWidget;
    auto* const rows = new QVBoxLayout(below);
    rows->setContentsMargins(0, 4, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_commentTitle);
    rows->addWidget(m_comment);
    m_splitter->addWidget(m_view);
    m_splitter->addWidget(below);
    m_splitter->setChildrenCollapsible(false);
    const int around = static_cast<int>(2 * m_comment->document()->documentMargin()) + 2 * m_comment->frameWidth();
    m_comment->setMinimumHeight(m_comment->fontMetrics().lineSpacing() * 2 + around);
    m_comment->setMinimumWidth(m_comment->fontMetrics().height() * 8);
    share(*m_splitter);
    auto* const content = new QWidget;
    auto* const box = new QVBoxLayout(content);
    box->setContentsMargins(8, 8, 8, 8);
    box->addWidget(m_hiding);
    box->addWidget(m_splitter);
    connect(this, &QDockWidget::dockLocationChanged, m_splitter, [this](Qt::DockWidgetArea area) {
        const bool isLow = area & (Qt::TopDockWidgetArea | Qt::BottomDockWidgetArea);
        const Qt::Orientation now = isLow ? Qt::Horizontal : Qt::Vertical;
        if (m_splitter->orientation() == now)
            return; // a line that somebody has moved stays
        m_splitter->setOrientation(now);
        m_isSplitByHand = false;
        share(*m_splitter);
    });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    setWidget(content);
}

/** A line above the list. */
QWidget* MovesDock::makeHiding()
{
    auto* const line = new QWidget;
    auto* const row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 4);
    auto* const words = new QLabel(tr("What follows is hidden."));
    words->setWordWrap(true);
    auto* const show = new QPushButton(tr("Show What Fo&llows"));
    show->setObjectName(QStringLiteral("showSolution"));
    show->setAccessibleDescription(words->text());
    show->setWhatsThis(
        tr("Lists all that was played from the position that was opened. What you play or go through of it is listed "
           "as you get there."));
    row->addWidget(words, 1);
    row->addWidget(show);
    connect(show, &QPushButton::clicked, this, [this] {
        m_view->moves().showSolution();
        m_view->setFocus();
    });
    connect(&m_view->moves(), &MovesModel::hidingChanged, this, &MovesDock::showHiding);
    line->setVisible(false);
    return line;
}

void MovesDock::showHiding()
{
    // The focus would go on to whatever is next.
    if (!m_view->moves().hidesSolution() && m_hiding->isAncestorOf(window()->focusWidget()))
        m_view->setFocus();
    m_hiding->setVisible(m_view->moves().hidesSolution());
}

/** Below a long board the comment stands beside the list. */
int MovesDock::wholeWidth(ListLines lines) const
{
    const int comment = m_splitter->orientation() == Qt::Horizontal
                            ? m_splitter->handleWidth() + m_splitter->widget(1)->minimumSizeHint().width()
                            : 0;
    return m_view->wholeWidth(lines) + comment + width() - m_splitter->width();
}

void MovesDock::giveWay(bool isGiving)
{
    if (m_view->setLeastLines(isGiving ? MovesView::kFewLines : MovesView::kUsualLines))
        m_splitter->refresh(); // now: room is shared at once
}

bool MovesDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_splitter && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &MovesDock::shareOut, Qt::QueuedConnection); // after its own sharing
    if (watched == m_commentTitle && event->type() == QEvent::Resize)
        keepTitleWhole();
    return Panel::eventFilter(watched, event);
}

/** A splitter counts one line of what is wrapped. */
void MovesDock::keepTitleWhole()
{
    m_commentTitle->setMinimumHeight(m_commentTitle->heightForWidth(m_commentTitle->width()));
}

/** Beside the list a comment has its part, but not where that would cut what was played. */
void MovesDock::shareOut()
{
    if (m_splitter->orientation() != Qt::Horizontal || m_isSplitByHand)
        return;
    const int all = m_splitter->width() - m_splitter->handleWidth();
    const int least = std::clamp(all - kCommentBeside, all / 2, all * 3 / 5);
    const int most = std::max(least, all - m_splitter->widget(1)->minimumSizeHint().width());
    const int list = std::clamp(m_view->wholeWidth(ListLines::Kept), least, most);
    m_splitter->setSizes({list, all - list});
}

void MovesDock::choose(const MovesModel::Spot& spot)
{
    // The list makes its rows anew for a comment, and chooses one. Who writes it goes on writing.
    if (m_isTaking)
        return;
    // What is still being typed belongs to the place before; of another match's places nothing is left.
    if (m_root == m_match.match().start())
        m_comment->commit();
    m_root = m_match.match().start();
    m_spot = spot;
    const auto& comments = spot.isBefore ? spot.node->commentsBefore() : spot.node->comments();
    m_commentsBefore = comments;
    m_commentsWritten = comments;
    ++m_typing;
    const bool isEditable = areEditable(comments);
    m_comment->setReadOnly(!isEditable);
    m_comment->setText(isEditable ? editableComments(comments) : shownBeginning(comments.front(), kLongestShown));
    const QString title = commentTitle(isEditable, false);
    m_commentTitle->setFont(hasFigurines(title) ? withFigurines(font(), title) : QFont());
    m_commentTitle->setText(title);
    keepTitleWhole();
    const QString spoken = commentTitle(isEditable, true).remove(u'&');
    renameSpoken(*m_comment, spoken);
    renameSpoken(*m_commentTitle, spoken); // Orca reads the label in place of the field's name
    emit choiceChanged();
}

QString MovesDock::commentTitle(bool isEditable, bool isSpoken) const
{
    const words::Notation notation = isSpoken ? words::spokenNotation() : words::notation();
    const Node* const node = m_spot.node;
    const QString entry = node->isRoot() ? QString() : words::entryToRead(m_match.match(), node, notation);
    const QString number = m_view->moves().numberText(node);
    QString title = tr("&Comment on the start");
    if (m_spot.isBefore)
        title = tr("&Comment before %1", "1. e2-e4").arg(words::numbered(number, entry, isSpoken));
    else if (!node->isRoot())
        title = tr("&Comment on %1", "1. e2-e4").arg(words::numbered(number, entry, isSpoken));
    return isEditable ? title : tr("%1 (too long to edit: its beginning)", "&Comment on 1. e2-e4").arg(title);
}

/** What is typed is read as a change of what was there before all of it: commands in it are not there twice then. */
void MovesDock::takeComment(const QString& text)
{
    const auto& comments = m_spot.isBefore ? m_spot.node->commentsBefore() : m_spot.node->comments();
    if (comments != m_commentsWritten)
        m_commentsBefore = comments; // somebody else has written there: a clock
    auto edited = editedComments(m_commentsBefore, text, m_match.game().board());
    m_commentsWritten = edited;
    if (edited != comments)
        m_edits->push(new CommentEdit(m_match, m_spot.node, m_spot.isBefore, std::move(edited), m_typing));
}

bool MovesDock::canPromote() const
{
    return variationStart(m_spot.node) != nullptr;
}

bool MovesDock::canDelete() const
{
    return !m_spot.node->isRoot();
}

bool MovesDock::canMark() const
{
    return !m_spot.node->isRoot();
}

void MovesDock::promote()
{
    if (const Node* const first = variationStart(m_spot.node))
        m_edits->push(new Promotion(m_match, first));
}

void MovesDock::deleteFromHere()
{
    if (!canDelete())
        return;
    commitComment();
    const Node* const node = m_spot.node;
    const int entries = entriesFrom(node);
    m_edits->push(new Deletion(m_match, node));
    emit deleted(entries);
}

void MovesDock::toggleMark(std::uint8_t mark)
{
    if (!canMark())
        return;
    std::vector<std::uint8_t> marks = m_spot.node->marks();
    if (std::erase(marks, mark) == 0)
        marks.push_back(mark);
    m_edits->push(new MarksEdit(m_match, m_spot.node, std::move(marks)));
}

void MovesDock::editComment()
{
    show();
    raise();
    m_comment->setFocus(Qt::ShortcutFocusReason);
}

/** To where the person was before: the board, most often. */
void MovesDock::leaveComment()
{
    QWidget* const before = m_comment->cameFrom();
    const bool isThere = before && before->isVisible() && before->isEnabled();
    (isThere ? before : m_view)->setFocus();
}

void MovesDock::commitComment()
{
    m_comment->commit();
}

} // namespace ringford::ui
