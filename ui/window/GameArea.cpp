// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/GameArea.h"

#include "engine/match/OwnSetup.h"
#include "engine/text/CommentParts.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/ProgressLine.h"
#include "ui/panels/WallLine.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/OverRow.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/BesideBoards.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QEvent>
#include <QList>
#include <QLocale>
#include <QSpacerItem>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace ringford::ui {

GameArea::GameArea(MatchModel& match, Document& document, QWidget* parent)
    : QWidget(parent), m_messages(new MessageBar(this)), m_line(new GameLine(match, this)),
      m_wallLine(new WallLine(this)), m_way(new QSpacerItem(0, 0)), m_board(new BoardView(match, this)),
      m_entry(new MoveEntry(match, this))
{
    setAccessibleName(tr("Game"));
    m_entry->setBoard(*m_board);
    arrange(document);
    connectParts(match);
    recheckMessages(match, document);
}

void GameArea::arrange(Document& document)
{
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_line);
    rows->addWidget(m_wallLine);
    rows->addSpacerItem(m_way);
    rows->addWidget(m_board, 1);
    for (QWidget* const bar : std::initializer_list<QWidget*>{new ProgressLine(document, this), m_messages, m_entry}) {
        bar->raise();
        // What is typed wants the whole row; what is told leaves alone whose turn it is, and the buttons.
        const bool isTyped = bar == m_entry;
        QList<QWidget*> above{m_wallLine}; // a room reads it, whatever is told
        if (!isTyped)
            above << m_entry;
        auto* const over =
            new OverRow(*bar, isTyped ? nullptr : m_line->room(), above, [this] { return m_line->use(); });
        if (bar == m_messages)
            over->shareRowOf(*m_entry);
    }
    // Files that are dropped on the board are the window's.
    m_board->setAcceptDrops(false);
    m_board->viewport()->setAcceptDrops(false);
}

/** Whatever a message was about may have changed. */
void GameArea::recheckMessages(MatchModel& match, Document& document)
{
    const auto after = [this](auto* from, auto signal) { connect(from, signal, m_messages, &MessageBar::recheck); };
    after(&match, &MatchModel::replaced);
    after(&match, &MatchModel::viewedNodeChanged);
    after(&match, &MatchModel::gameNodeChanged);
    after(&match, &MatchModel::treeChanged);
    after(&match, &MatchModel::modifiedChanged);
    after(&document, &Document::fileChanged);
    after(&document, &Document::busyChanged);
}

bool GameArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShown = event->type() == QEvent::Show;
    const bool isHidden = event->type() == QEvent::Hide;
    const bool isMoved = isShown || event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (watched == m_messages && (isShown || isHidden))
        m_line->setCrowded(isShown);
    if ((watched == m_messages || watched == m_entry->completions()) && isMoved)
        keepMessageFree();
    // Another message in the place of one may take as much room.
    const bool isOther = event->type() == QEvent::LayoutRequest && watched == m_messages;
    if ((watched == m_messages || watched == m_entry) && (isMoved || isHidden || isOther))
        makeWay();
    return QWidget::eventFilter(watched, event);
}

/** What is offered to whoever types lies below what he is told. */
void GameArea::keepMessageFree()
{
    QWidget* const offered = m_entry->completions();
    const QRect told(m_messages->mapToGlobal(QPoint()), m_messages->size());
    if (m_messages->isVisible() && offered->isVisible() && told.intersects(offered->geometry()))
        offered->move(offered->x(), told.bottom() + 1);
}

/**
 * Nobody is about to play, or what is told may stay in sight for long: without a game nobody plays on, and a room has no
 * hand that closes it.
 */
bool GameArea::mayBoardMove() const
{
    return (m_wallLine->isOn() && !m_messages->isBrief()) || m_entry->isVisibleTo(this) || m_messages->stays() ||
           m_line->use() != RowUse::Free || (!m_line->tellsGame() && !m_messages->isPassing());
}

/** How much of the board's upper end shows no boards, as long as it gives no way. */
int GameArea::freeAboveBoards()
{
    if (m_way->sizeHint().height() == 0) {
        const QRect boards = m_board->inViewport(m_board->boardScene().boardLayout().bounds());
        m_freeAbove = std::max(0, m_board->viewport()->y() + boards.top());
    }
    return m_freeAbove;
}

/** The board is as much lower as what is typed and told would cover of it, unless that is ground without boards. */
void GameArea::makeWay()
{
    constexpr int kOverhang = 4; // px of the board's edge that nobody misses
    // Not from where the board is: that may be laid out already, and the way in front of it not yet.
    int top = 0;
    for (const QWidget* const row : std::initializer_list<const QWidget*>{m_line, m_wallLine}) {
        if (row->isVisibleTo(this))
            top = std::max(top, row->geometry().bottom() + 1);
    }
    int below = 0;
    for (const QWidget* const bar : std::initializer_list<const QWidget*>{m_entry, m_messages}) {
        if (mayBoardMove() && bar->isVisibleTo(this))
            below = std::max(below, bar->geometry().bottom() + 1 - top);
    }
    const int free = m_entry->isVisibleTo(this) ? 0 : freeAboveBoards(); // what is typed opens a list of its own
    const int way = below > std::max(kOverhang, free) ? below : 0;
    if (way == m_way->sizeHint().height())
        return;
    m_way->changeSize(0, way, QSizePolicy::Minimum, QSizePolicy::Fixed);
    layout()->invalidate();
}

/** Tells a room what the line says, and at a task what is asked. */
void GameArea::tellRoom(const MatchModel& model)
{
    constexpr qsizetype kLongest = 200; // letters: more cannot be read from the last row
    const Node* const node = model.viewedNode();
    if (!m_line->tellsGame()) {
        m_wallLine->setWords({}); // what is said of a position that is set up is for who sets it up
        return;
    }
    const bool isTask = node->isRoot() && ownSetup(model.match());
    const QString asked =
        isTask ? words::typeset(words::elided(shownTexts(node->comments()), kLongest).simplified(), QLocale())
               : QString();
    if (asked.isEmpty()) {
        m_wallLine->setWords(m_line->text());
        return;
    }
    // Who is named is on turn in nearly all words: White to move, White mates in two.
    const GameDescription& game = model.game().description();
    const SeatSet onTurn = node->onTurn();
    const QString told = onTurn.size() == 1 ? words::seat(game, onTurn.first()) : words::turn(game, onTurn);
    const bool tellsTurn = asked.contains(told, Qt::CaseInsensitive);
    m_wallLine->setWords(tellsTurn ? asked : m_line->text() + QStringLiteral(". ") + asked, WallLine::Lines::AsNeeded);
}

void GameArea::connectParts(const MatchModel& match)
{
    m_messages->installEventFilter(this);
    m_entry->installEventFilter(this);
    m_entry->completions()->installEventFilter(this);
    const auto tellRoom = [this, &match] { this->tellRoom(match); };
    tellRoom();
    connect(m_line, &GameLine::announced, m_wallLine, tellRoom);
    connect(&match, &MatchModel::viewedNodeChanged, m_wallLine, tellRoom);
    connect(&match, &MatchModel::nodeChanged, m_wallLine, tellRoom);
    connect(&match, &MatchModel::replaced, m_wallLine, tellRoom);
    connect(m_messages, &MessageBar::changed, this, &GameArea::makeWay);
    connect(&m_board->boardScene(), &BoardScene::arranged, this, &GameArea::makeWay);
    connect(m_messages, &MessageBar::left, m_board, qOverload<>(&QWidget::setFocus));
    connect(m_entry, &MoveEntry::closed, m_board, qOverload<>(&QWidget::setFocus));
    connect(m_entry, &MoveEntry::asking, this, [this, &match](QWidget* box, const Action& action) {
        keepBesideBoards(*box, *m_board, sketchOf(match.game(), match.position(), action, MarkColour::Blue), *m_line,
                         *m_entry);
    });
    connect(m_board, &BoardView::hintChanged, m_line, [this](const QString& hint, std::optional<Seat> of) {
        // That one can stop here the board says itself, with the cells where one can go on.
        const bool isStop = m_board->boardScene().picture().stop.has_value();
        m_line->setHint(hint, of, isStop ? GameLine::Speech::Elsewhere : GameLine::Speech::Here);
    });
    // Who takes a piece in hand has done with typing.
    connect(&m_board->playTool(), &PlayTool::touchesChanged, m_entry, [this] {
        if (!m_board->playTool().touched().empty())
            m_entry->close();
    });
    connect(&m_board->playTool(), &PlayTool::touchesChanged, m_line,
            [this] { m_line->setCancellable(m_board->playTool().touched().size() > 1); });
    connect(m_line, &GameLine::cancelWanted, m_board, [this] {
        m_board->playTool().cancel();
        m_board->setFocus(Qt::OtherFocusReason);
    });
}

bool GameArea::leaveBar()
{
    if (m_messages->isVisible())
        m_messages->dismiss();
    else if (m_entry->isVisible())
        m_entry->close();
    else
        return false;
    return true;
}

} // namespace ringford::ui
