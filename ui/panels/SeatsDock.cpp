// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/SeatsDock.h"

#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/CapturedStrip.h"
#include "ui/panels/ClockLook.h"
#include "ui/panels/PlayersMenu.h"
#include "ui/panels/SeatsModel.h"
#include "ui/panels/TableOffers.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/ListWidth.h"
#include "ui/widgets/RowsView.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QList>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLeastSeats = 2; // however little room there is
constexpr int kLeastName = 6;  // times the height of letters, badge included

bool isLevel(Qt::DockWidgetArea area)
{
    return area & (Qt::TopDockWidgetArea | Qt::BottomDockWidgetArea);
}

} // namespace

SeatsDock::SeatsDock(MatchModel& match, ClockModel& clocks, BoardView& board, QWidget* parent)
    : Panel({"seatsDock", tr("Seats"), tr("&Seats"), Qt::RightDockWidgetArea, 220}, parent), m_match(match),
      m_clocks(clocks), m_model(new SeatsModel(match, clocks, this)), m_view(new RowsView),
      m_note(new ElidedLabel(Qt::ElideRight)), m_button(new QPushButton), m_players(new PlayersMenu(match, this)),
      m_whoPlays(new QPushButton(tr("&Who Plays"))), m_beside(new QHBoxLayout), m_below(new QHBoxLayout),
      m_captured(new CapturedStrip(match, board.boardScene())), m_score(new QLabel)
{
    setUpView();
    m_button->setObjectName(QStringLiteral("clockButton"));
    m_button->setWhatsThis(tr("Starts the clocks, pauses them, and lets them go on."));

    setLowContent(makeContent(board));
    m_view->viewport()->installEventFilter(this);
    watch();
    updateLook();
    updateClocks();
    placeWhoPlays();
}

void SeatsDock::watch()
{
    connect(m_button, &QPushButton::clicked, &m_clocks, &ClockModel::toggle);
    connect(&m_clocks, &ClockModel::changed, this, &SeatsDock::updateClocks);
    // Keys do not come to the strip: who hears it meets it with the seats.
    connect(m_captured, &CapturedStrip::retold, m_model, [this] {
        m_model->setCaptured({m_captured->told(Side{0}), m_captured->told(Side{1})});
    });
    connect(&m_match, &MatchModel::replaced, this, [this] {
        updateHelp();
        m_widths = {};
        keepRoom();
        updateClocks();
        fitColumns();
        placeWhoPlays();
    });
    connect(&m_match, &MatchModel::tagsChanged, this, [this] {
        m_widths.inWords = m_widths.inBrief = 0; // others play
        keepRoom();
        placeWhoPlays();
    });
    connect(&m_match, &MatchModel::viewedNodeChanged, this, &SeatsDock::updateNote);
    connect(&m_match, &MatchModel::gameNodeChanged, this, &SeatsDock::updateNote);
    // Nothing else can be done then by whoever must choose.
    connect(m_offers, &TableOffers::made, this, &QWidget::show);
    for (const auto fit : {&SeatsDock::fitColumns, &SeatsDock::placeWhoPlays}) {
        connect(m_model, &SeatsModel::modelReset, this, fit);
        connect(m_model, &SeatsModel::dataChanged, this, fit);
    }
}

/** For what will be said of seats in this game. */
void SeatsDock::keepRoom()
{
    keepRoomFor(*m_view, {{}, {}, m_model->longestStates(), {}});
}

QWidget* SeatsDock::makeContent(BoardView& board)
{
    auto* const content = new QWidget;
    content->installEventFilter(this);
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(8, 8, 8, 8);
    m_view->setSizePolicy(QSizePolicy::Ignored, m_view->sizePolicy().verticalPolicy()); // it gives way to the button
    m_beside->addWidget(m_view, 1);
    rows->addLayout(m_beside);
    m_score->setObjectName(QStringLiteral("score"));
    m_score->setWordWrap(true);
    m_score->hide();
    rows->addWidget(m_score);
    rows->addWidget(m_captured);
    m_offers = new TableOffers(m_match, board, content);
    rows->addWidget(m_offers);
    m_note->setObjectName(QStringLiteral("clocksThen"));
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_whoPlays->setObjectName(QStringLiteral("whoPlaysHere"));
    m_whoPlays->setWhatsThis(tr("Gives seats to the computer or to persons, at any time."));
    m_whoPlays->setAccessibleName(plainName(m_whoPlays->text()));
    m_whoPlays->setToolTip(m_whoPlays->accessibleName());
    m_whoPlays->setMenu(m_players);
    m_below->addWidget(m_whoPlays, 0, Qt::AlignLeft | Qt::AlignVCenter);
    m_below->addWidget(m_note, 1);
    m_below->addWidget(m_button, 0, Qt::AlignRight | Qt::AlignVCenter);
    rows->addLayout(m_below);
    rows->addStretch();
    // Beside a board the note stands between the buttons, in one line, where it moves nothing: what is below the seats was
    // just clicked. Below a board there is no width for that.
    connect(this, &QDockWidget::dockLocationChanged, content, [this, rows](Qt::DockWidgetArea area) {
        rows->removeWidget(m_note);
        m_below->removeWidget(m_note);
        if (isLevel(area))
            rows->insertWidget(rows->indexOf(m_below), m_note);
        else
            m_below->insertWidget(m_below->indexOf(m_button), m_note, 1);
    });
    return content;
}

/** Keys come to the seats, and not to what was captured below them. */
void SeatsDock::updateHelp()
{
    const QString seats =
        tr("Who plays, on which boards, who is on turn, who is out and by whom, and how much time each has left. "
           "Beside a board: ▸ it can act there, ✓ it has acted in this round, … it has no move there and waits. "
           "Behind a seat, (3): the computer plays there, at level 3 of 10. "
           "Enter, or a double click, gives a seat to the computer or to a person.");
    m_view->setWhatsThis((seats + u' ' + m_captured->counting()).trimmed());
}

void SeatsDock::setUpView()
{
    m_view->setObjectName(QStringLiteral("seats"));
    m_view->setAccessibleName(tr("Seats and clocks"));
    updateHelp();
    m_view->setModel(m_model);
    connect(m_view, &QTreeView::activated, this, &SeatsDock::askWhoPlays);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setHeaderHidden(true);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setAllColumnsShowFocus(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // by rows it would leave an empty one at its end
    QHeaderView* const header = m_view->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(20);
    header->setSectionResizeMode(SeatsModel::Who, QHeaderView::Fixed);
    header->setSectionResizeMode(SeatsModel::Boards, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(SeatsModel::State, QHeaderView::Stretch);
    header->setSectionResizeMode(SeatsModel::Clock, QHeaderView::ResizeToContents);
}

/** Who plays at the seat of @p row. */
void SeatsDock::askWhoPlays(const QModelIndex& row)
{
    QMenu* const menu = m_players->menuOf(m_model->seatOf(row), m_view);
    menu->popup(m_view->viewport()->mapToGlobal(m_view->visualRect(row).bottomLeft()));
    // With nothing chosen readers would tell the title of the window.
    const QList<QAction*> actions = menu->actions();
    const auto now = std::ranges::find_if(actions, [](const QAction* action) { return action->isChecked(); });
    if (now != actions.end())
        menu->setActiveAction(*now);
}

/** What a column would take that says all of @p role. */
int SeatsDock::widthOf(int column, int role) const
{
    int width = 0;
    for (int row = 0; row < m_model->rowCount() && !m_view->isColumnHidden(column); ++row) {
        const QModelIndex index = m_model->index(row, column);
        const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>());
        const auto advance = [&](int of) { return metrics.horizontalAdvance(index.data(of).toString()); };
        const int more = role == Qt::DisplayRole ? 0 : advance(role) - advance(Qt::DisplayRole);
        width = std::max(width, m_view->sizeHintForIndex(index).width() + more);
    }
    return width;
}

/** What all that it says takes in words. */
int SeatsDock::widthOfWords() const
{
    int width = std::max(m_view->header()->minimumSectionSize(), widthOf(SeatsModel::State, SeatsModel::kWordsRole)) +
                widthOf(SeatsModel::Clock, Qt::DisplayRole);
    for (const int column : {SeatsModel::Who, SeatsModel::Boards})
        width += widthOf(column, SeatsModel::kWordsRole);
    return width;
}

/**
 * Sides and levels are told in words where those have room. What a computer does is longer and shorter many times a
 * minute: once they had none, they come back with another game, or more room.
 */
void SeatsDock::chooseWords()
{
    constexpr int kSpare = 6; // px that are no more room
    const int wanted = widthOfWords();
    const int room = m_view->viewport()->width();
    const bool isTight = wanted > room;
    int& tooFew = m_widths.tooFew;
    tooFew = isTight ? std::max(room, tooFew) : room > tooFew + kSpare ? 0 : tooFew;
    m_model->setBrief(tooFew > 0);
}

/** Where not all has room names are cut off first, then states, and clocks never. */
void SeatsDock::fitColumns()
{
    if (std::exchange(m_isFitting, true))
        return; // other words are asked for by this
    chooseWords();
    const auto wanted = [this](int column) { return widthOf(column, Qt::DisplayRole); };
    const int clock = wanted(SeatsModel::Clock);
    const int least = m_view->header()->minimumSectionSize();
    const int leastName = kLeastName * fontMetrics().height();
    // With what stands beside it, it needs no more than a list does by itself.
    const int spared = std::max(1, m_view->minimumSizeHint().width() - besideLists());
    m_view->setMinimumWidth(clock > 0 ? clock + leastName / 2 + least + 2 * m_view->frameWidth() : spared);
    // A column is never narrower than that, even where it says nothing: what it takes more is another's.
    const int room = m_view->viewport()->width() - clock - wanted(SeatsModel::Boards);
    const int beside = std::max(room / 2, room - wanted(SeatsModel::Who));
    const int state = std::max(least, std::min(wanted(SeatsModel::State), beside));
    const int who = std::min(wanted(SeatsModel::Who), std::max(room - state, std::min(room - least, leastName)));
    m_view->setColumnWidth(SeatsModel::Who, who);
    m_isFitting = false;
}

bool SeatsDock::hasBoards() const
{
    return m_match.description().board.faces().size() > 1;
}

int SeatsDock::besideLists() const
{
    return hasBoards() ? sign().width() + m_beside->spacing() : 0;
}

/** What the button takes that has a sign in place of words. */
QSize SeatsDock::sign() const
{
    const int side = m_whoPlays->sizeHint().height();
    return {side + style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, m_whoPlays), side};
}

/** What is said of seats for most of a game: where else their person sits. */
int SeatsDock::usualState() const
{
    QFont letters = font();
    letters.setBold(true);
    int widest = 0;
    for (const QString& state : m_model->usualStates())
        widest = std::max(widest, QFontMetrics(letters).horizontalAdvance(state));
    return widest;
}

/**
 * How wide the button and the seats are side by side. What is said of seats changes with each action, and for who looks
 * back: the longest counts that was there in this game, or surely is, so that the button stays what it is. What computers
 * do changes all the time: of those the longest that may come.
 */
int SeatsDock::widthWithButton()
{
    const auto lines = ComputerSeats(m_match.match()).seats().empty() ? ListLines::Now : ListLines::Kept;
    const int shorter = std::max(0, usualState() - widthOf(SeatsModel::State, Qt::DisplayRole));
    const int now = widthOfLists(*m_view->parentWidget(), lines, ListNames::Whole);
    int& widest = m_model->isBrief() ? m_widths.inBrief : m_widths.inWords;
    widest = std::max(widest, now + (lines == ListLines::Now ? shorter : 0));
    return widest + besideLists();
}

/** Whether a button below seats of which much is said leaves other panels enough. */
bool SeatsDock::canSpareHeight()
{
    constexpr int kHighWindow = 700; // px
    const auto* const window = qobject_cast<const QMainWindow*>(parentWidget());
    const bool isMuchSaid = usualState() > 0 || !ComputerSeats(m_match.match()).seats().empty();
    return window && !isLevel(window->dockWidgetArea(this)) && window->height() >= kHighWindow && isMuchSaid;
}

/** Whether a button below the seats takes height that nothing else has. */
bool SeatsDock::isFreeBelow() const
{
    const QWidget& content = *m_view->parentWidget();
    const QMargins around = content.layout()->contentsMargins();
    const int parts = m_view->maximumHeight() + m_captured->isVisibleTo(&content) * m_captured->sizeHint().height();
    const int spaces = 3 * content.layout()->spacing();
    const int button = m_whoPlays->sizeHint().height();
    return around.top() + parts + spaces + button + around.bottom() <= content.height();
}

/**
 * With several boards many panels share the height: it takes none of that, but stands beside the seats, as a sign. What
 * is said of them may leave no room for that; it stands below the seats then where there is height that others leave,
 * or the window is high. Elsewhere the menu Tools has the same.
 */
void SeatsDock::placeWhoPlays()
{
    // The layout gives places to its parts then, and does not survive it if one leaves.
    if (m_isFitting) {
        QMetaObject::invokeMethod(this, &SeatsDock::placeWhoPlays, Qt::QueuedConnection);
        return;
    }
    const bool hasRoom = !hasBoards() || widthWithButton() <= m_view->parentWidget()->width();
    const bool isBeside = hasBoards() && (hasRoom || !(canSpareHeight() || isFreeBelow()));
    QBoxLayout* const wanted = isBeside ? m_beside : m_below;
    if (wanted->indexOf(m_whoPlays) < 0) {
        (isBeside ? m_below : m_beside)->removeWidget(m_whoPlays);
        wanted->insertWidget(isBeside ? 1 : 0, m_whoPlays, 0,
                             isBeside ? Qt::AlignTop : Qt::AlignLeft | Qt::AlignVCenter);
        m_whoPlays->setText(isBeside ? QString() : tr("&Who Plays"));
        m_whoPlays->setIcon(isBeside ? namedIcon(QStringLiteral("computer")) : QIcon());
        m_whoPlays->setMinimumWidth(isBeside ? 1 : 0); // it gives way before the window does
        widget()->updateGeometry(); // else the panel has the width of the other game when room is shared
    }
    m_whoPlays->setVisible(!isBeside || hasRoom);
}

bool SeatsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    else if (watched == m_view->parentWidget() && event->type() == QEvent::Resize)
        placeWhoPlays();
    return Panel::eventFilter(watched, event);
}

void SeatsDock::updateLook()
{
    m_model->setLook(palette(), font(), devicePixelRatioF());
    const int badge = fontMetrics().height() * 5 / 4;
    m_view->setIconSize(QSize(badge, badge));
    updateHeight();
}

void SeatsDock::updateHeight()
{
    QFont clock = font();
    clock.setPointSizeF(clock.pointSizeF() * kClockScale);
    const int row = m_model->rowCount() > 0 ? m_view->sizeHintForRow(0) : 0;
    const bool hasClocks = !m_view->isColumnHidden(SeatsModel::Clock);
    const int height = std::max(row, hasClocks ? QFontMetrics(clock).height() + 1 : 0);
    const int around = 2 * m_view->frameWidth() + 2;
    const int rows = std::max(m_model->rowCount(), 1);
    m_view->setMinimumHeight(std::min(rows, kLeastSeats) * height + around);
    m_view->setMaximumHeight(rows * height + around);
}

void SeatsDock::updateClocks()
{
    // Of several boards each has its own two clocks: they have a panel of their own.
    const bool hasClocks = m_clocks.hasClocks() && !hasBoards();
    m_view->setColumnHidden(SeatsModel::Boards, !hasBoards());
    m_view->setColumnHidden(SeatsModel::Clock, !hasClocks);
    m_button->setVisible(hasClocks);
    m_button->setEnabled(m_clocks.canToggle());
    const QString text = m_clocks.isWaiting()  ? tr("Start the Cl&ocks")
                         : m_clocks.isPaused() ? tr("Go O&n")
                                               : tr("&Pause");
    if (plainName(m_button->text()) != plainName(text)) // its key may be another meanwhile
        m_button->setText(text);
    makeAccessKeysDiffer({m_button}, *window());
    updateHeight();
    updateNote();
}

bool SeatsDock::isWatched() const
{
    return !m_view->isColumnHidden(SeatsModel::Clock);
}

void SeatsDock::setScore(const QString& score)
{
    m_score->setText(score);
    m_score->setVisible(!score.isEmpty());
}

void SeatsDock::updateNote()
{
    const bool isBack = m_clocks.hasClocks() && m_match.viewedNode() != m_match.gameNode();
    m_note->setText(!isBack                ? QString()
                    : m_clocks.isTicking() ? tr("As it was then; ▸ runs on.", "states and clocks, looking back")
                                           : tr("As it was then.", "states and clocks, looking back"));
    m_note->setVisible(isBack);
}

void SeatsDock::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateLook();
}

} // namespace ringford::ui
