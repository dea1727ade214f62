// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ActionsDock.h"

#include "engine/match/OrderedRow.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/ActionPreview.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/ListWidth.h"
#include "ui/widgets/RowsOrNote.h"
#include "ui/words/ActionWords.h"
#include "ui/words/SpokenActions.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QEvent>
#include <QGraphicsView>
#include <QListWidget>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** What an action does, in words that begin with a capital letter. */
QString titleOf(const Game& game, const Position& position, const Action& action)
{
    QString text = words::actionToRead(game, position, action);
    if (words::actionInWords(game.board(), action).isEmpty())
        return text;
    text[0] = text[0].toUpper();
    return text;
}

/** Said in place of a list without rows, below its title; @p inHand is the tool that somebody would play with. */
QString nothingListed(const ToolInfo& inHand)
{
    if (!inHand.isListed)
        //: an empty list, below what it would hold: Charge
        return ActionsDock::tr("None can be played now.");
    //: an empty list; %1 is what it would hold: Charge
    return ActionsDock::tr("%1: none can be played now.").arg(words::translated(inHand.name));
}

/** The tool that it is played with. */
std::optional<std::uint8_t> toolOf(const Game& game, const Position& position, const Action& action)
{
    const std::vector<Gesture> gestures = game.gestures(position, action);
    return gestures.empty() ? std::nullopt : std::optional(gestures.front().tool);
}

/** Whether it is played with one of the tools whose actions are listed. */
bool isListed(const Game& game, const Position& position, const Action& action)
{
    const auto tool = toolOf(game, position, action);
    return tool && game.description().tools[*tool].isListed;
}

/**
 * The tool whose actions are listed in place of those of others: that of a row that goes on (shells that are aimed), and
 * @p inHand where it would begin one and the board only hints at where.
 */
std::optional<std::uint8_t> toolListed(const MatchModel& model, std::uint8_t inHand)
{
    if (const auto row = OrderedRow(model.match(), model.viewedNode()).progress())
        return row->tool;
    const std::vector<ToolInfo>& tools = model.description().tools;
    if (inHand >= tools.size() || !tools[inHand].isWide)
        return std::nullopt;
    const std::vector<Action> actions = model.possibleActions();
    const bool canBegin = std::ranges::any_of(actions, [&, position = model.position()](const Action& action) {
        return toolOf(model.game(), position, action) == inHand;
    });
    return canBegin ? std::optional(inHand) : std::nullopt;
}

/** What is listed: all that goes on with a row, or begins it with the tool in hand, else what the tools of lists play. */
std::vector<Action> listedActions(const MatchModel& model, std::optional<std::uint8_t> tool)
{
    std::vector<Action> actions = model.possibleActions();
    if (OrderedRow(model.match(), model.viewedNode()).progress()) {
        for (const OrderedRow::Late& late : model.lateActions())
            actions.push_back(late.action);
    } else {
        const Game& game = model.game();
        std::erase_if(actions, [&, position = model.position()](const Action& action) {
            return tool ? toolOf(game, position, action) != tool : !isListed(game, position, action);
        });
    }
    std::ranges::sort(actions);
    return actions;
}

/** What it costs and brings by itself: what was aimed before comes down whatever is played now. */
QString lossesBy(const Game& game, const Position& position, const Action& action)
{
    const Side side = game.take(position, action)->side;
    int taken = 0;
    int lost = 0;
    int killed = 0;
    int back = 0;
    for (const Effect& effect : game.apply(position, action).effects) {
        if (effect.kind == Effect::Kind::Landed)
            break;
        if (effect.kind == Effect::Kind::Captured)
            ++taken;
        else if (effect.kind == Effect::Kind::SetBack)
            ++back;
        else if (effect.kind == Effect::Kind::Killed)
            ++(effect.piece.side == side ? lost : killed);
    }
    QStringList parts;
    if (taken > 0)
        //: an action in a list; %n is how many pieces it captures
        parts += ActionsDock::tr("captures %n", nullptr, taken);
    if (back > 0)
        //: an action in a list; %n is how many pieces it captures that are set back
        parts += ActionsDock::tr("sets %n back", nullptr, back);
    if (killed > 0)
        //: an action in a list; %n is how many pieces of others are killed by what goes off
        parts += ActionsDock::tr("kills %n", nullptr, killed);
    if (lost > 0)
        //: an action in a list; %n is how many own pieces are killed by what goes off
        parts += ActionsDock::tr("loses %n", nullptr, lost);
    return parts.join(QStringLiteral(", "));
}

/** As high as the few that are usual, whatever is listed: panels below do not jump with each turn. */
class UsualRowsList : public QListWidget {
public:
    QSize sizeHint() const override
    {
        return {QListWidget::sizeHint().width(), m_rows * fontMetrics().height() + 2 * frameWidth()};
    }
    void setMostRows(int most)
    {
        m_rows = std::min(most, kUsualRows);
        updateGeometry();
    }
    /** It is scrolled by itself: not in a panel that is scrolled as well. */
    QSize minimumSizeHint() const override
    {
        return {QListWidget::minimumSizeHint().width(), fontMetrics().height() + 2 * frameWidth()};
    }

private:
    static constexpr int kUsualRows = 7;
    int m_rows = kUsualRows;
};

} // namespace

ActionsDock::ActionsDock(MatchModel& model, BoardScene& scene, PlayTool& tool, QWidget* parent)
    : Panel({"actionsDock", tr("Actions"), tr("&Actions"), Qt::RightDockWidgetArea, 220, true, true}, parent),
      m_model(model), m_scene(scene), m_tool(tool), m_list(new UsualRowsList)
{
    m_list->setObjectName(QStringLiteral("actions"));
    m_list->setAccessibleName(tr("Actions that can be played"));
    m_list->setWhatsThis(
        tr("What can be played now and is hard to see on the board, such as charges. What you point at or "
           "click is shown on the board; Enter, or a double click, plays it."));
    m_list->setMouseTracking(true);
    m_list->setWordWrap(true); // what an action brings may be long
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    m_content = new RowsOrNote(*m_list, QString());
    setWidget(m_content);
    connect(m_list, &QListWidget::itemEntered, this, [this](QListWidgetItem* item) { preview(m_list->row(item)); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (m_list->hasFocus())
            preview(row);
    });
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { preview(m_list->row(item)); });
    // Not what is activated: some styles do that by a single click, and rows move with everything that is played.
    connect(m_list, &QListWidget::itemDoubleClicked, this,
            [this](QListWidgetItem* item) { playRow(m_list->row(item)); });
    connect(&model, &MatchModel::replaced, this, &ActionsDock::keepRoom);
    connect(&tool, &PlayTool::touchesChanged, this, &ActionsDock::takeTool);
    // Queued: what is listed may be what has just been played from here.
    connect(&scene, &BoardScene::contentsChanged, this, &ActionsDock::rebuild, Qt::QueuedConnection);
    keepRoom();
    rebuild();
}

/** For what is listed at the start. */
void ActionsDock::keepRoom()
{
    QStringList lines;
    const Node* const start = m_model.match().start();
    for (const Action& action : isWanted() ? listedAtStart(m_model.match()) : std::vector<Action>())
        lines += titleOf(m_model.game(), m_model.match().position(start), action);
    keepRoomFor(*m_list, {lines});
}

std::vector<Action> ActionsDock::listedAtStart(const Match& match)
{
    const Node* const start = match.start();
    std::vector<Action> actions = match.actions(start);
    std::erase_if(actions, [&game = match.game(), position = match.position(start)](const Action& action) {
        return !isListed(game, position, action);
    });
    return actions;
}

bool ActionsDock::isWanted() const
{
    const std::vector<ToolInfo>& tools = m_model.description().tools;
    return std::ranges::any_of(tools, &ToolInfo::isListed);
}

void ActionsDock::rebuild()
{
    const std::vector<Action> before = std::exchange(m_actions, {});
    if (m_list->count() > 0)
        m_list->clear();
    if (!isWanted())
        return;
    m_listed = toolListed(m_model, m_tool.gameTool());
    updateTitle();
    m_actions = listedActions(m_model, m_listed);
    if (!before.empty() && m_actions != before)
        m_rows.change();
    for (const Action& action : m_actions) {
        const Position position = m_model.positionFor(action);
        const QString text = titleOf(m_model.game(), position, action);
        const QString losses = lossesBy(m_model.game(), position, action);
        //: an action in a list: %1 is what it does, %2 what it brings and costs
        m_list->addItem(losses.isEmpty() ? text : tr("%1, %2", "an action").arg(text, losses));
    }
    sayWhetherEmpty();
    if (m_actions.empty() && m_list->hasFocus()) {
        // Else it would be the next panel that has the keys from now on: the list of moves, where arrows leaf.
        for (QGraphicsView* const view : m_scene.views())
            view->setFocus();
    }
    m_content->showRows(!m_actions.empty());
    noteEmpty();
}

/** From turn to turn it keeps its room, for panels below would jump. */
void ActionsDock::noteEmpty()
{
    const bool wasLong = isLongEmpty();
    if (!m_actions.empty())
        m_emptyFrom.reset();
    else
        m_emptyFrom = std::min(m_model.viewedNode()->depth, m_emptyFrom.value_or(m_model.viewedNode()->depth));
    if (isLongEmpty() && !wasLong)
        emit roomChanged();
}

bool ActionsDock::isLongEmpty() const
{
    return m_emptyFrom &&
           m_model.viewedNode()->depth - *m_emptyFrom >= static_cast<int>(m_model.description().seats.size());
}

/** After the one tool that is listed, else after all whose actions are. */
void ActionsDock::updateTitle()
{
    const std::vector<ToolInfo>& tools = m_model.description().tools;
    QStringList heads;
    if (m_listed) {
        heads += words::translated(tools[*m_listed].name);
    } else {
        for (const ToolInfo& tool : tools) {
            if (tool.isListed)
                heads += words::translated(tool.name);
        }
    }
    if (const QString title = heads.join(QStringLiteral(", ")); title != windowTitle())
        nameAfter(title);
}

void ActionsDock::nameAfter(const QString& title)
{
    setWindowTitle(title);
    m_list->setAccessibleName(title);
    // Qt makes the title the text of the action, without a key that differs from the others of its menu.
    QAction& action = *toggleViewAction();
    QString taken;
    for (const QObject* const place : action.associatedObjects()) {
        const auto* const menu = qobject_cast<const QMenu*>(place);
        for (const QAction* const other : menu ? menu->actions() : QList<QAction*>()) {
            if (other != &action)
                taken += accessKeyOf(other->text());
        }
    }
    const QString text = withAccessKey(title, taken);
    QString none;
    // Where all of its letters are taken it shares one: pressed again, Qt leads on to the other.
    action.setText(accessKeyOf(text).isEmpty() ? withAccessKey(title, none) : text);
}

void ActionsDock::sayWhetherEmpty()
{
    const std::vector<ToolInfo>& tools = m_model.description().tools;
    if (isWanted() && m_tool.gameTool() < tools.size()) // else it is of the match before
        m_content->setNote(nothingListed(tools[m_tool.gameTool()]));
}

/** A tool may be taken in hand whose actions are listed alone. */
void ActionsDock::takeTool()
{
    sayWhetherEmpty();
    if (m_tool.gameTool() != std::exchange(m_inHand, m_tool.gameTool()))
        QMetaObject::invokeMethod(this, &ActionsDock::rebuild, Qt::QueuedConnection);
}

void ActionsDock::keepRoomForRows(int most)
{
    static_cast<UsualRowsList*>(m_list)->setMostRows(most);
    m_content->keepRoomForRows();
}

void ActionsDock::preview(int row)
{
    const auto index = static_cast<std::size_t>(row);
    m_scene.setForesight(row >= 0 && index < m_actions.size()
                             ? foresee(m_model.game(), m_model.positionFor(m_actions[index]), m_actions[index])
                             : Foresight());
}

void ActionsDock::playRow(int row)
{
    const auto index = static_cast<std::size_t>(row);
    if (row < 0 || index >= m_actions.size())
        return;
    // What is chosen next is of another position.
    const Action action = m_actions[index];
    m_actions.clear();
    m_rows.change();
    m_scene.setForesight({});
    m_scene.finishMotion();
    m_tool.cancel();
    m_tool.choose(action, m_model.game().gestures(m_model.positionFor(action), action).front().touches.back());
    rebuild(); // where a question keeps it from being played
}

bool ActionsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && m_rows.isTooEarly(event->type()))
        return true;
    if (watched == m_list && PlayedRows::isEnter(*event)) {
        playRow(m_list->currentRow());
        return true;
    }
    if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        m_scene.setForesight({});
    else if (event->type() == QEvent::FocusIn)
        preview(m_list->currentRow());
    return Panel::eventFilter(watched, event);
}

} // namespace ringford::ui
