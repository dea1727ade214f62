// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ringford::ui {

class CommandSet;

/**
 * Says what the key of a command would do where that is not possible now: menus show it, and who does not see them
 * would hear nothing.
 */
class IdleKeys : public QObject {
    Q_OBJECT

public:
    /** Both outlive it: the commands are those of @p window. */
    IdleKeys(const CommandSet& commands, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const CommandSet& m_commands;
    QWidget& m_window;
};

} // namespace ringford::ui
