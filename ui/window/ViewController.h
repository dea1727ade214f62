// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"
#include "ui/settings/Settings.h"

#include <QObject>

class QWidget;

namespace ringford::ui {

class BoardView;
class CommandSet;
class MatchModel;
class MessageBar;
class SettingsStore;

/** How the board looks and answers: what settings and menus say of that reaches the board, and the other way round. */
class ViewController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        SettingsStore& settings;
        MatchModel& match;
        BoardView& board;
        MessageBar& messages;
        CommandSet& commands;
    };
    explicit ViewController(const Context& context);

    /** What settings say, on the desktop as it is; a projector has its own. */
    const BoardAppearance& appearance() const { return m_appearance; }
    void setProjected(bool isProjected);
    /** The seats whose boards come to the front when it is their turn. */
    void setFollowed(SeatSet seats);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectZoom();
    void connectSwitches();
    void connectMap();
    void connectLists();
    void connectLayers();
    void showSettings();
    void apply();
    void configure();

    const Context m_;
    BoardAppearance m_appearance;
    words::Notation m_notation; ///< that the views have heard of
    bool m_isProjected = false;
};

} // namespace ringford::ui
