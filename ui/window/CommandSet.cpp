// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/CommandSet.h"

#include "ui/paint/Figurines.h"
#include "ui/paint/TablePlan.h"
#include "ui/paint/Theme.h"
#include "ui/panels/MovesModel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Icons.h"
#include "ui/window/CommandTable.h"
#include "ui/window/MenuTable.h"
#include "ui/window/SeatChoices.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>

namespace ringford::ui {

CommandSet::CommandSet(QWidget* window)
    : QObject(window), m_window(window),
      m_seatChoices(new SeatChoices(textOf(commandMenus()[static_cast<std::size_t>(CommandMenu::Seats)]), window)),
      m_turnings(new QActionGroup(this)), m_themes(new QActionGroup(this))
{
    std::ranges::transform(commandTable(), m_actions.begin(), [this](const CommandInfo& info) { return make(info); });
    makeMenus();
    makeGroups();
    (*this)[Command::ShowDrawings]->setChecked(true);
    (*this)[Command::ShowProgramMarks]->setChecked(true);
}

QAction* CommandSet::make(const CommandInfo& info)
{
    auto* const action = new QAction(textOf(info), this);
    action->setObjectName(QLatin1String(info.name));
    action->setShortcuts(keysOf(info));
    action->setWhatsThis(commandHelp(info.help));
    action->setCheckable(info.isSwitch);
    action->setMenuRole(info.role);
    if (info.icon)
        action->setIcon(namedIcon(QLatin1String(info.icon)));
    m_window->addAction(action); // keys work when the menu bar is hidden, too
    return action;
}

void CommandSet::makeMenus()
{
    for (const CommandMenuInfo& info : commandMenus()) {
        QMenu* const made = info.menu == CommandMenu::Seats ? m_seatChoices : new QMenu(textOf(info), m_window);
        made->setObjectName(QLatin1String(info.name));
        made->menuAction()->setWhatsThis(commandHelp(info.help));
        if (info.icon)
            made->setIcon(namedIcon(QLatin1String(info.icon)));
        m_menus[static_cast<std::size_t>(info.menu)] = made;
    }
    for (const CommandMenuInfo& info : commandMenus()) {
        for (const CommandLine& line : info.lines) {
            if (const auto* const command = std::get_if<Command>(&line))
                menu(info.menu)->addAction((*this)[*command]);
            else if (const auto* const inner = std::get_if<CommandMenu>(&line))
                menu(info.menu)->addMenu(menu(*inner));
            else
                menu(info.menu)->addSeparator();
        }
    }
}

void CommandSet::makeGroups()
{
    for (const Command turning : {Command::TurningFixed, Command::TurningSeatOnTurn, Command::TurningTabletop})
        m_turnings->addAction((*this)[turning]);
    const QStringList titles{tr("&Wood"), tr("&Slate"), tr("&Paper"), tr("&High Contrast")};
    for (qsizetype number = 0; number < Theme::names().size(); ++number) {
        QAction* const action = menu(CommandMenu::Colours)->addAction(titles.value(number, Theme::names()[number]));
        action->setCheckable(true);
        action->setData(Theme::names()[number]);
        m_themes->addAction(action);
    }
}

void CommandSet::offerMarks(const GameDescription& game)
{
    menu(CommandMenu::Marks)->clear();
    for (const MarkMeaning& mark : offeredMarks(game)) {
        //: a mark and what it means: `!?  interesting`
        QString text = tr("%1  %2", "mark").arg(markSign(mark.mark), mark.meaning);
        QAction* const action = menu(CommandMenu::Marks)->addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setFont(withFigurines(menu(CommandMenu::Marks)->font(), action->text()));
        action->setCheckable(true);
        action->setData(mark.mark);
    }
}

void CommandSet::offerTable(const GameDescription& game)
{
    const bool hasBoards = game.board.faces().size() > 1;
    menu(CommandMenu::Followed)->clear();
    QString takenKeys;
    for (std::uint8_t index = 0; index < game.seats.size(); ++index) {
        QAction* const action =
            menu(CommandMenu::Followed)->addAction(withAccessKey(words::seat(game, Seat{index}), takenKeys));
        action->setCheckable(true);
        action->setData(index);
    }
    menu(CommandMenu::Followed)->menuAction()->setVisible(hasBoards);
    for (const Command command :
         {Command::Circle, Command::AllBoards, Command::NextBoard, Command::PreviousBoard, Command::NextBoardOnTurn}) {
        (*this)[command]->setVisible(hasBoards);
        (*this)[command]->setEnabled(hasBoards);
    }
    nameBoardChoice(game);
    // Linked boards stand in their row.
    (*this)[Command::Circle]->setVisible(hasBoards && seamsOf(game.board).empty());
}

/** The game knows what boards are chosen for. */
void CommandSet::nameBoardChoice(const GameDescription& game)
{
    QAction* const chooseBoard = (*this)[Command::ChooseBoard];
    const auto button = std::ranges::find_if(game.buttons, &ButtonInfo::isByBoard);
    chooseBoard->setVisible(button != game.buttons.end());
    if (button == game.buttons.end())
        return;
    QString takenKeys;
    for (const QAction* const other : menu(CommandMenu::Move)->actions()) {
        const qsizetype mark = other->text().indexOf(u'&');
        if (other != chooseBoard && mark >= 0)
            takenKeys += other->text().mid(mark + 1, 1).toLower();
    }
    chooseBoard->setText(withAccessKey(words::translated(button->name), takenKeys));
}

QList<QAction*> CommandSet::ofPlay() const
{
    QList<QAction*> all{menu(CommandMenu::Marks)->menuAction()};
    for (const Command command : {Command::Comment,       Command::Promote,
                                  Command::DeleteLine,    Command::TakeBack,
                                  Command::Redo,          Command::First,
                                  Command::Previous,      Command::Next,
                                  Command::Last,          Command::PreviousVariation,
                                  Command::NextVariation, Command::TypeAction,
                                  Command::Claim,         Command::Agree,
                                  Command::Resign,        Command::Pause,
                                  Command::LegalTargets,  Command::Hint,
                                  Command::Threat,        Command::Values,
                                  Command::MoveNow,       Command::ComputerPlays,
                                  Command::Analyse,       Command::RemoveAnalysis})
        all += (*this)[command];
    return all;
}

void CommandSet::fillMenuBar(QMenuBar& bar)
{
    for (const CommandMenu top : menuBarMenus())
        bar.addMenu(menu(top));
}

void CommandSet::fillToolBar(QToolBar& bar)
{
    for (const CommandLine& line : toolBarLines()) {
        if (const auto* const command = std::get_if<Command>(&line))
            bar.addAction((*this)[*command]);
        else
            bar.addSeparator();
    }
}

} // namespace ringford::ui
