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
    watch(*this);
    fill();
}

void PlayersMenu::watch(const QMenu& menu)
{
    connect(&menu, &QMenu::aboutToShow, this, [this] { emit openChanged(true); });
    connect(&menu, &QMenu::aboutToHide, this, [this] { emit openChanged(false); });
}

void PlayersMenu::fill()
{
    for (QAction* const entry : actions()) {
        if (entry->menu())                // and no line between
            entry->menu()->deleteLater(); // takes its entry along; not at once: it may be what has just been chosen
    }
    clear();
    const ComputerSeats computers(m_match.match());
    QString takenKeys;
    for (std::uint8_t index = 0; index < m_match.description().seats.size(); ++index) {
        const Seat seat{index};
        //: a menu: %1 is a seat, %2 who plays there
        QMenu* const menu = addMenu(tr("%1: %2", "seat")
                                        .arg(withAccessKey(words::seat(m_match.description(), seat), takenKeys),
                                             words::player(computers.player(seat)).replace(u'&', QLatin1String("&&"))));
        fillSeats(*menu, SeatSet(seat));
    }
    const auto all = SeatSet::firstOnes(static_cast<int>(m_match.description().seats.size()));
    if (all.size() > 2) {
        addSeparator();
        fillSeats(*addMenu(withAccessKey(tr("All seats"), takenKeys)), all);
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
    watch(*menu);
    fillSeats(*menu, SeatSet(seat));
    return menu;
}

void PlayersMenu::fillSeats(QMenu& menu, SeatSet seats)
{
    for (int level = 0; level <= kHighestLevel; ++level) {
        QString text = words::player(level);
        // The numbers are the keys: 0 is level 10.
        text.insert(level == 0 ? 0 : text.lastIndexOf(QString::number(level)) + (level == 10 ? 1 : 0), u'&');
        addPlayer(menu, seats, text, {level, {}});
    }
    if (!m_match.game().fen())
        return;
    const QString chosen = ComputerSeats(m_match.match()).player(seats.first()).program;
    QStringList programs = m_programs;
    if (!chosen.isEmpty() && !programs.contains(chosen))
        programs += chosen; // of another machine, perhaps
    if (!programs.isEmpty())
        menu.addSeparator();
    menu.setToolTipsVisible(true);
    for (const QString& program : programs) {
        const QString shown = words::elided(program.toStdString(), kLongestProgram);
        addPlayer(menu, seats, QString(shown).replace(u'&', QLatin1String("&&")), {0, program});
        menu.actions().constLast()->setToolTip(QStringLiteral("<p>%1</p>").arg(program.toHtmlEscaped()));
    }
}

void PlayersMenu::addPlayer(QMenu& menu, SeatSet seats, const QString& text, const SeatPlayer& player)
{
    QAction* const action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(ComputerSeats(m_match.match()).areAll(seats, player));
    auto* one = menu.findChild<QActionGroup*>(QString(), Qt::FindDirectChildrenOnly);
    (one ? one : new QActionGroup(&menu))->addAction(action);
    connect(action, &QAction::triggered, this, [this, seats, player] { emit chosen(seats, player); });
}

} // namespace ringford::ui
