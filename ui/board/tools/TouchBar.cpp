// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/TouchBar.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/ClickByReturn.h"
#include "ui/words/Words.h"

#include <QActionGroup>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {
constexpr int kPicture = 32;
}

/** What an action of the bar touches: kept with it as data. */
struct BarTouch {
    Touch touch;
};

} // namespace ringford::ui

Q_DECLARE_METATYPE(ringford::ui::BarTouch)

namespace ringford::ui {

TouchBar::TouchBar(BoardScene& scene, PlayTool& tool, QWidget* parent) : QToolBar(parent), m_scene(scene), m_tool(tool)
{
    setObjectName(QStringLiteral("touchBar"));
    setWindowTitle(tr("Beside the Board"));
    setWhatsThis(tr("What this game lets you touch beside the board: tools and buttons."));
    setIconSize(QSize(kPicture, kPicture));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(&scene, &BoardScene::contentsChanged, this, &TouchBar::rebuild);
    connect(&scene, &BoardScene::appearanceChanged, this, &TouchBar::rebuild); // pictures have other colours
    connect(&tool, &PlayTool::touchesChanged, this, &TouchBar::updateActions);
    rebuild();
}

void TouchBar::keyPressEvent(QKeyEvent* event)
{
    if (!clickByReturn(*this, *event))
        QToolBar::keyPressEvent(event);
}

/** Buttons would give the focus to whatever comes next in the window, as Tab does. */
bool TouchBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QToolBar::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isBack = key.key() == (isRightToLeft() ? Qt::Key_Right : Qt::Key_Left) || key.key() == Qt::Key_Up;
    const bool isOn = key.key() == (isRightToLeft() ? Qt::Key_Left : Qt::Key_Right) || key.key() == Qt::Key_Down;
    if ((!isBack && !isOn) || (key.modifiers() & ~Qt::KeypadModifier))
        return QToolBar::eventFilter(watched, event);
    step(*watched, isOn ? 1 : -1);
    return true;
}

/** To the next button that can be pressed, behind the last one to the first. */
void TouchBar::step(const QObject& from, int by)
{
    QList<QWidget*> buttons;
    for (QAction* const action : actions()) {
        QWidget* const button = action->isSeparator() ? nullptr : widgetForAction(action);
        if (button && (button == &from || (button->isEnabled() && button->isVisible())))
            buttons += button;
    }
    const qsizetype at = buttons.indexOf(static_cast<const QWidget*>(&from));
    if (at >= 0)
        buttons[(at + by + buttons.size()) % buttons.size()]->setFocus(Qt::TabFocusReason);
}

void TouchBar::rebuild()
{
    // Not at once: one of them may be what has just been triggered.
    for (QAction* action : actions()) {
        removeAction(action);
        action->deleteLater();
    }
    if (m_tools)
        std::exchange(m_tools, nullptr)->deleteLater();
    addTools();
    addButtons();
    setVisible(!actions().isEmpty() && !m_scene.isShowingInstead());
    // A toolbar's buttons are no stops for Tab by themselves; a click must not take the focus off the board.
    for (QAction* action : actions()) {
        if (QWidget* const button = action->isSeparator() ? nullptr : widgetForAction(action)) {
            button->setFocusPolicy(Qt::TabFocus);
            button->installEventFilter(this);
        }
    }
    if (!actions().isEmpty())
        updateActions();
}

/** @p place: among all that is in the bar; @p told: its name, or what it does */
void TouchBar::giveKey(QAction& action, std::size_t place, const QString& reported)
{
    action.setToolTip(reported);
    if (place >= 9)
        return;
    const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(place)));
    action.setShortcut(key);
    //: a tool or a button: %1 is its name or what it does, %2 its key
    action.setToolTip(tr("%1 (%2)").arg(reported, key.toString(QKeySequence::NativeText)));
}

void TouchBar::addTools()
{
    const auto& tools = m_scene.description().tools;
    if (tools.size() < 2)
        return;
    m_tools = new QActionGroup(this);
    for (std::size_t i = 0; i < tools.size(); ++i) {
        QAction* action = m_tools->addAction(words::translated(tools[i].name));
        action->setCheckable(true);
        action->setChecked(i == m_tool.gameTool());
        giveKey(*action, i, action->text());
        connect(action, &QAction::triggered, this, [this, i] {
            m_tool.setGameTool(static_cast<std::uint8_t>(i));
            //: spoken: %1 is the name of a tool
            Announcer::of(*this).say(tr("In hand: %1").arg(words::translated(m_scene.description().tools[i].name)));
            for (QGraphicsView* const view : m_scene.views())
                view->setFocus(); // it is used there
        });
        addAction(action);
    }
}

void TouchBar::addButtons()
{
    const auto& buttons = m_scene.description().buttons;
    std::size_t place = m_tools ? m_scene.description().tools.size() : 0;
    bool isDivided = !m_tools; // from the tools
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (buttons[i].isByBoard())
            continue;
        if (!std::exchange(isDivided, true))
            addSeparator();
        const Touch touch = Touch::onButton(static_cast<std::uint8_t>(i));
        QAction* action =
            addAction(words::translated(buttons[i].name), this, [this, touch] { m_tool.activate(touch); });
        action->setData(QVariant::fromValue(BarTouch{touch}));
        giveKey(*action, place++, buttons[i].hint.empty() ? action->text() : words::asSentence(buttons[i].hint));
    }
}

/** Which one is in hand, and which can do something now. */
void TouchBar::updateTools()
{
    if (!m_tools)
        return;
    const QList<QAction*> tools = m_tools->actions();
    for (qsizetype i = 0; i < tools.size(); ++i) {
        const auto tool = static_cast<std::uint8_t>(i);
        tools[i]->setEnabled(tool == m_tool.gameTool() || m_tool.canUse(tool));
        if (tool == m_tool.gameTool())
            tools[i]->setChecked(true);
    }
}

void TouchBar::updateActions()
{
    if (actions().isEmpty())
        return;
    updateTools();
    const std::vector<Touch> next = m_tool.nextTouches();
    const std::vector<Touch>& touched = m_tool.touched();
    for (QAction* action : actions()) {
        if (!action->data().canConvert<BarTouch>())
            continue;
        const Touch touch = action->data().value<BarTouch>().touch;
        const bool isTouched = std::ranges::find(touched, touch) != touched.end();
        action->setEnabled(isTouched || std::ranges::find(next, touch) != next.end());
        if (action->isCheckable())
            action->setChecked(isTouched);
    }
}

} // namespace ringford::ui
