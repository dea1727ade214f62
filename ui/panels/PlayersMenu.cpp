// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PlayersMenu.h"

#include "engine/search/Level.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/words/Words.h"

#include <QActionGroup>

namespace ringford::ui {

namespace {

constexpr qsizetype kLongestProgram = 28; // characters of a name that are seen

} // namespace

PlayersMenu::PlayersMenu(MatchModel& match, QWidget* parent) : QMenu(tr("Who Pla&ys"), parent), m_match(match)
{
    setObjectName(QStringLiteral("players"));
    menuAction()->setWhatsThis(tr("Whether a person plays at each seat, or the computer, and how well. It can be "
                                  "changed at any time."));
    connect(&match, &MatchModel::replaced, this, &PlayersMenu::fill);
    connect(&match, &MatchModel::tagsChanged, this, &PlayersMenu::fill);
    fill();
}

void PlayersMenu::fill()
{
    for (QAction* const seat : actions())
        seat->menu()->deleteLater(); // takes its entry along; not at once: it may be what has just been chosen
    clear();
    const ComputerSeats computers(m_match.match());
    QString takenKeys;
    for (std::uint8_t index = 0; index < m_match.description().seats.size(); ++index) {
        const Seat seat{index};
        //: a menu: %1 is a seat, %2 who plays there
        QMenu* const menu = addMenu(tr("%1: %2", "seat")
                                        .arg(withAccessKey(words::seat(m_match.description(), seat), takenKeys),
                                             words::player(computers.player(seat)).replace(u'&', QLatin1String("&&"))));
        fillSeat(*menu, seat);
    }
}

void PlayersMenu::setPrograms(const QStringList& names)
{
    m_programs = names;
    fill();
}

QMenu* PlayersMenu::menuOf(Seat seat, QWidget* parent)
{
    auto* const menu = new QMenu(words::seat(m_match.description(), seat), parent);
    menu->setObjectName(QStringLiteral("playerOfSeat"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillSeat(*menu, seat);
    return menu;
}

void PlayersMenu::fillSeat(QMenu& menu, Seat seat)
{
    for (int level = 0; level <= kHighestLevel; ++level) {
        QString text = words::player(level);
        // The numbers are the keys: 0 is level 10.
        text.insert(level == 0 ? 0 : text.lastIndexOf(QString::number(level)) + (level == 10 ? 1 : 0), u'&');
        addPlayer(menu, seat, text, {level, {}});
    }
    if (!m_match.game().fen())
        return;
    const QString chosen = ComputerSeats(m_match.match()).player(seat).program;
    QStringList programs = m_programs;
    if (!chosen.isEmpty() && !programs.contains(chosen))
        programs += chosen; // of another machine, perhaps
    if (!programs.isEmpty())
        menu.addSeparator();
    menu.setToolTipsVisible(true);
    for (const QString& program : programs) {
        const QString shown = words::elided(program.toStdString(), kLongestProgram);
        addPlayer(menu, seat, QString(shown).replace(u'&', QLatin1String("&&")), {0, program});
        menu.actions().constLast()->setToolTip(QStringLiteral("<p>%1</p>").arg(program.toHtmlEscaped()));
    }
}

void PlayersMenu::addPlayer(QMenu& menu, Seat seat, const QString& text, const SeatPlayer& player)
{
    QAction* const action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(player == ComputerSeats(m_match.match()).player(seat));
    auto* one = menu.findChild<QActionGroup*>(QString(), Qt::FindDirectChildrenOnly);
    (one ? one : new QActionGroup(&menu))->addAction(action);
    connect(action, &QAction::triggered, this, [this, seat, player] { emit chosen(seat, player); });
}

} // namespace ringford::ui
