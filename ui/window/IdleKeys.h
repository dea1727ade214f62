// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/Command.h"

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace ringford::ui {

class CommandSet;
class MessageBar;

/**
 * Says what the key of a command would do where that is not possible now: menus show it, and who does not open them
 * would see and hear nothing.
 */
class IdleKeys : public QObject {
    Q_OBJECT

public:
    /** All outlive it: the commands are those of @p window, and so are the messages. */
    IdleKeys(const CommandSet& commands, MessageBar& messages, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell(Command command, const QAction& action);

    const CommandSet& m_commands;
    MessageBar& m_messages;
    QWidget& m_window;
};

} // namespace ringford::ui
