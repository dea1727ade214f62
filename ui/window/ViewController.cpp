// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ViewController.h"

#include "ui/board/access/PlayNews.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/Projector.h"
#include "ui/panels/Wall.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/SeatChoices.h"
#include "ui/window/SettingsAppearance.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QMenu>

#include <utility>

namespace ringford::ui {

ViewController::ViewController(const Context& context)
    : QObject(&context.window), m_(context), m_notation(context.settings.value().notation)
{
    m_.commands.seatChoices()->setStore(m_.settings);
    m_.commands.seatChoices()->setGame(m_.match.description());
    connect(&m_.match, &MatchModel::replaced, this,
            [this] { m_.commands.seatChoices()->setGame(m_.match.description()); });
    showSettings();
    connectZoom();
    connectSwitches();
    connectLists();
    connectMap();
    connectLayers();
    connect(m_.commands[Command::Configure], &QAction::triggered, this, &ViewController::configure);
    connect(&m_.settings, &SettingsStore::changed, this, &ViewController::showSettings);
    m_.window.installEventFilter(this); // tells of other colours of the desktop
    if (const QString trouble = m_.settings.takeTrouble(); !trouble.isEmpty())
        m_.messages.show({Message::Kind::Trouble, trouble, {}, true, Message::Telling::AfterOtherWindow});
}

void ViewController::connectZoom()
{
    const auto does = [this](const QAction* action, auto what) {
        connect(action, &QAction::triggered, &m_.board, what);
    };
    does(m_.commands[Command::ZoomIn], &BoardView::zoomIn);
    does(m_.commands[Command::ZoomOut], &BoardView::zoomOut);
    does(m_.commands[Command::ZoomFit], &BoardView::zoomToFit);
    does(m_.commands[Command::ZoomWidth], &BoardView::zoomToWidth);
    does(m_.commands[Command::ZoomHeight], &BoardView::zoomToHeight);
    does(m_.commands[Command::Turn], &BoardView::turn);
    connect(m_.commands[Command::Turn], &QAction::triggered, this,
            [this] { Announcer::of(m_.window).say(tr("The board is turned.")); }); // arrow keys lead elsewhere now
    connect(m_.commands[Command::FullScreen], &QAction::toggled, this, [this](bool isFull) {
        m_.window.setWindowState(m_.window.windowState().setFlag(Qt::WindowFullScreen, isFull));
    });
}

void ViewController::connectSwitches()
{
    const auto sets = [this](const QAction* action, bool Settings::*which) {
        connect(action, &QAction::toggled, this, [this, which](bool on) { m_.settings.set(which, on); });
    };
    sets(m_.commands[Command::Coordinates], &Settings::coordinates);
    sets(m_.commands[Command::Minimap], &Settings::minimap);
    sets(m_.commands[Command::LegalTargets], &Settings::legalTargets);
    sets(m_.commands[Command::WhyNot], &Settings::whyNot);
    connect(m_.commands[Command::Circle], &QAction::toggled, this, [this](bool on) {
        m_.settings.set(&Settings::boards, on ? Settings::Boards::Circle : Settings::Boards::Desk);
    });
}

/** Who wants the map and does not see it is told why. */
void ViewController::connectMap()
{
    QAction* const map = m_.commands[Command::Minimap];
    const QString name = map->text();
    connect(m_.commands.menu(CommandMenu::View), &QMenu::aboutToShow, this, [this, map, name] {
        //: in the menu; %1 is the name of the map
        map->setText(m_.board.mapLacksRoom() ? tr("%1 (no room for it now)").arg(name) : name);
    });
}

void ViewController::connectLists()
{
    connect(m_.commands.themes(), &QActionGroup::triggered, this,
            [this](const QAction* theme) { m_.settings.set(&Settings::theme, theme->data().toString()); });
    connect(m_.commands.turnings(), &QActionGroup::triggered, this, [this](QAction* turning) {
        const qsizetype index = m_.commands.turnings()->actions().indexOf(turning);
        m_.settings.set(&Settings::turning, static_cast<Settings::Turning>(index));
    });
}

void ViewController::connectLayers()
{
    const auto shows = [this](const QAction* action, bool BoardAppearance::*layer) {
        connect(action, &QAction::toggled, this, [this, layer](bool on) {
            m_appearance.*layer = on;
            apply();
        });
    };
    shows(m_.commands[Command::ShowDrawings], &BoardAppearance::showsDrawings);
    shows(m_.commands[Command::ShowProgramMarks], &BoardAppearance::showsProgramMarks);
}

void ViewController::showSettings()
{
    const Settings& settings = m_.settings.value();
    takeSettings(m_appearance, settings, m_.window);
    m_.commands[Command::Coordinates]->setChecked(settings.coordinates);
    m_.commands[Command::Minimap]->setChecked(settings.minimap);
    m_.commands[Command::LegalTargets]->setChecked(settings.legalTargets);
    m_.commands[Command::WhyNot]->setChecked(settings.whyNot);
    m_.commands[Command::Circle]->setChecked(settings.boards == Settings::Boards::Circle);
    m_.commands.turnings()->actions().at(static_cast<int>(settings.turning))->setChecked(true);
    for (QAction* const theme : m_.commands.themes()->actions())
        theme->setChecked(theme->data().toString() == settings.theme);
    m_.board.findChild<PlayNews*>()->setTellsAllBoards(settings.computerTold == Settings::Told::AllBoards);
    if (std::exchange(m_notation, settings.notation) != settings.notation)
        m_.match.writeAnew();
    apply();
}

void ViewController::apply()
{
    m_.board.setAppearance(m_isProjected ? projected(m_appearance) : m_appearance);
}

void ViewController::setProjected(bool isProjected)
{
    m_isProjected = isProjected;
    m_.board.viewport()->setFont(isProjected ? fontOnWall(m_.window) : QFont()); // of what is said there
    apply();
}

void ViewController::setFollowed(SeatSet seats)
{
    m_appearance.followed = seats;
    apply();
}

bool ViewController::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ThemeChange) {
        takeSettings(m_appearance, m_.settings.value(), m_.window);
        apply();
    }
    return QObject::eventFilter(watched, event);
}

void ViewController::configure()
{
    auto* const dialog = new SettingsDialog(m_.settings, &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this] {
        if (const QString trouble = m_.settings.writingTrouble(); !trouble.isEmpty())
            m_.messages.show({Message::Kind::Trouble, trouble, {}});
    });
    dialog->open();
}

} // namespace ringford::ui
