// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace ringford::ui {

/**
 * Ends the program: its windows are closed one after the other, the active one first. A window that asks whether to save
 * comes to the front; once it has been agreed to and the window is closed, the others follow. Who cancels, or does
 * anything else in a window meanwhile, keeps what is still open.
 */
void quit();

/** One quit() on its way. It deletes itself when all is closed, or when somebody does something else. */
class Quitting : public QObject {
    Q_OBJECT

public:
    Quitting();
    ~Quitting() override;

    /** Closes windows until one of them asks. */
    void goOn();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void end();

    QPointer<QWidget> m_asked; ///< the window that was closed last
    bool m_isClosing = false;  ///< it is being closed just now
};

} // namespace ringford::ui
