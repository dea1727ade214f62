// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SettingsAppearance.h"

#include <QWidget>

namespace ringford::ui {

namespace {

PointerUse pointerUse(Settings::Input input)
{
    switch (input) {
    case Settings::Input::Both: break;
    case Settings::Input::Drag: return PointerUse::Drag;
    case Settings::Input::Click: return PointerUse::Click;
    }
    return PointerUse::DragAndClick;
}

Turning turningOf(Settings::Turning turning)
{
    switch (turning) {
    case Settings::Turning::Fixed: break;
    case Settings::Turning::SeatOnTurn: return Turning::SeatOnTurn;
    case Settings::Turning::Tabletop: return Turning::Tabletop;
    }
    return Turning::Fixed;
}

double motionFactor(Settings::Speed speed)
{
    switch (speed) {
    case Settings::Speed::Off: return 0;
    case Settings::Speed::Fast: return 0.5;
    case Settings::Speed::Normal: break;
    }
    return 1;
}

/** Auto: as @p window is. */
bool isDark(Settings::Surroundings surroundings, const QWidget& window)
{
    if (surroundings == Settings::Surroundings::Auto)
        return Theme::isDark(window.palette().color(QPalette::Base));
    return surroundings == Settings::Surroundings::Dark;
}

} // namespace

void takeSettings(BoardAppearance& appearance, const Settings& settings, const QWidget& window)
{
    appearance.theme = *Theme::named(settings.theme, isDark(settings.surroundings, window));
    appearance.motion.factor = motionFactor(settings.animation);
    appearance.showsCoordinates = settings.coordinates;
    appearance.showsMap = settings.minimap;
    appearance.input.showsTargets = settings.legalTargets;
    appearance.input.explains = settings.whyNot;
    appearance.input.confirms = settings.confirm;
    appearance.input.seats = settings.seats;
    appearance.input.pointer = pointerUse(settings.input);
    appearance.turning = turningOf(settings.turning);
    appearance.hidesInPause = settings.hidesInPause;
    appearance.input.wheelSteps = settings.wheelSteps;
    appearance.input.clickClears = settings.clickClears;
    appearance.boards =
        settings.boards == Settings::Boards::Circle ? Arrangement::Kind::Circle : Arrangement::Kind::Desk;
    appearance.closesUp = settings.closesUp;
    appearance.showsSets = settings.setNumbers;
}

} // namespace ringford::ui
