// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SeatChoices.h"

#include "ui/settings/SettingsStore.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/words/Words.h"

namespace ringford::ui {

SeatChoices::SeatChoices(const QString& title, QWidget* parent) : QMenu(title, parent)
{
    setObjectName(QStringLiteral("seatChoices"));
}

void SeatChoices::setStore(SettingsStore& store)
{
    m_store = &store;
    connect(&store, &SettingsStore::changed, this, &SeatChoices::update);
}

void SeatChoices::setGame(const GameDescription& game)
{
    m_choices.clear();
    for (QAction* const seat : actions())
        seat->menu()->deleteLater(); // takes its entry along
    clear();
    QString takenKeys;
    for (std::uint8_t index = 0; index < game.seats.size(); ++index) {
        const Seat seat{index};
        QMenu* const menu = addMenu(withAccessKey(words::seat(game, seat), takenKeys));
        menu->setObjectName(QStringLiteral("seat%1").arg(index));
        addChoice(*menu, tr("Show &Legal Targets"), seat, &Settings::legalTargets, &SeatExceptions::legalTargets);
        addChoice(*menu, tr("Show &Why a Move Is Refused"), seat, &Settings::whyNot, &SeatExceptions::whyNot);
        addChoice(*menu, tr("&Ask Before an Action Counts"), seat, &Settings::confirm, &SeatExceptions::confirm);
    }
    update();
}

void SeatChoices::addChoice(QMenu& menu, const QString& text, Seat seat, bool Settings::*all,
                            SeatSet SeatExceptions::*except)
{
    QAction* const action = menu.addAction(text);
    action->setCheckable(true);
    m_choices.push_back({action, seat, all, except});
    connect(action, &QAction::triggered, this, [this, seat, all, except](bool on) {
        m_store->change([=](Settings& settings) {
            if (on == settings.*all)
                (settings.seats.*except).erase(seat);
            else
                (settings.seats.*except).insert(seat);
        });
    });
}

void SeatChoices::update()
{
    const Settings& settings = m_store->value();
    for (const Choice& choice : m_choices)
        choice.action->setChecked(settings.*choice.all != (settings.seats.*choice.except).contains(choice.seat));
}

} // namespace ringford::ui
