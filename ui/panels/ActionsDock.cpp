// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ActionsDock.h"

#include "ui/Words.h"
#include "ui/board/ActionPreview.h"
#include "ui/board/BoardScene.h"
#include "ui/board/PlayTool.h"
#include "ui/models/MatchModel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QListWidget>

#include <algorithm>

namespace ringford::ui {

namespace {

/** The column or row of a cell, as it is labelled beside the board. */
QString label(const Board& board, Cell cell, Action::Axis axis)
{
    const Place place = board.place(cell);
    const Face& face = board.faces()[place.face];
    return axis == Action::Axis::Column ? words::verbatim(face.columnLabels[static_cast<std::size_t>(place.column)])
                                        : words::verbatim(face.rowLabels[static_cast<std::size_t>(place.row)]);
}

/** What an action does, as the board's labels say it, with its text in records. */
QString titleOf(const Game& game, const Position& position, const Action& action, const std::vector<Effect>& effects)
{
    const QString text = words::verbatim(game.text(position, action));
    const Board& board = game.description().board;
    const auto moved = std::ranges::find(effects, Effect::Kind::Moved, &Effect::kind);
    if (action.kind != Action::Kind::Charge)
        return text;
    const QString from = label(board, action.from, action.axis);
    return moved == effects.end()
               //: a charge: %1 is the column or row that leaves the board, %2 how records write it
               ? ActionsDock::tr("%1 off the board (%2)").arg(from, text)
               //: a charge: from column or row %1 to column or row %2; %3 is how records write it
               : ActionsDock::tr("%1 to %2 (%3)").arg(from, label(board, moved->to, action.axis), text);
}

} // namespace

ActionsDock::ActionsDock(MatchModel& model, BoardScene& scene, PlayTool& tool, QWidget* parent)
    : QDockWidget(tr("Actions"), parent), m_model(model), m_scene(scene), m_tool(tool), m_list(new QListWidget),
      m_none(new QLabel(tr("None of them can be played now.")))
{
    setObjectName(QStringLiteral("actionsDock"));
    m_list->setObjectName(QStringLiteral("actions"));
    m_list->setAccessibleName(tr("Actions that can be played"));
    m_list->setWhatsThis(
        tr("What can be played now and is hard to see on the board, such as charges. What you point at is "
           "shown on the board; click it or press Enter to play it."));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignTop);
    auto* const content = new QWidget;
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->addWidget(m_none);
    rows->addWidget(m_list, 1);
    setWidget(content);
    connect(m_list, &QListWidget::itemEntered, this, [this](QListWidgetItem* item) { preview(m_list->row(item)); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (m_list->hasFocus())
            preview(row);
    });
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { playRow(m_list->row(item)); });
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { playRow(m_list->row(item)); });
    // Queued: what is listed may be what has just been played from here.
    connect(&scene, &BoardScene::contentsChanged, this, &ActionsDock::rebuild, Qt::QueuedConnection);
    rebuild();
}

bool ActionsDock::isWanted() const
{
    const std::vector<ToolInfo>& tools = m_model.description().tools;
    return std::ranges::any_of(tools, &ToolInfo::isListed);
}

void ActionsDock::rebuild()
{
    m_actions.clear();
    if (m_list->count() > 0)
        m_list->clear();
    if (!isWanted())
        return;
    const Game& game = m_model.game();
    const Position position = m_model.position();
    for (const Action& action : m_model.possibleActions()) {
        const std::vector<Gesture> gestures = game.gestures(position, action);
        if (!gestures.empty() && game.description().tools[gestures.front().tool].isListed)
            m_actions.push_back(action);
    }
    std::ranges::sort(m_actions);
    for (const Action& action : m_actions) {
        const std::vector<Effect> effects = game.apply(position, action).effects;
        const QString text = titleOf(game, position, action, effects);
        const auto captured = std::ranges::count(effects, Effect::Kind::Captured, &Effect::kind);
        //: an action in a list: %1 is what it does, %n how many pieces it captures
        m_list->addItem(captured == 0 ? text : tr("%1, captures %n", nullptr, static_cast<int>(captured)).arg(text));
    }
    m_none->setVisible(m_actions.empty());
    m_list->setVisible(!m_actions.empty());
}

void ActionsDock::preview(int row)
{
    const auto index = static_cast<std::size_t>(row);
    m_scene.setForesight(row >= 0 && index < m_actions.size()
                             ? foresee(m_model.game(), m_model.position(), m_actions[index])
                             : Foresight());
}

void ActionsDock::playRow(int row)
{
    const auto index = static_cast<std::size_t>(row);
    if (row < 0 || index >= m_actions.size())
        return;
    // One that was played is not played again by what else a double click tells.
    const Action action = m_actions[index];
    m_actions.clear();
    m_scene.setForesight({});
    m_scene.finishMotion();
    m_tool.cancel();
    m_tool.choose(action, m_model.game().gestures(m_model.position(), action).front().touches.back());
    rebuild(); // where a question keeps it from being played
}

bool ActionsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        m_scene.setForesight({});
    else if (event->type() == QEvent::FocusIn)
        preview(m_list->currentRow());
    return QDockWidget::eventFilter(watched, event);
}

} // namespace ringford::ui
