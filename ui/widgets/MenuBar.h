// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>

namespace ringford::ui {

/**
 * A menu bar that shows, while it has the focus, which menu the arrow keys have come to: not every style does. Alt that
 * was held for a shortcut does not lead to it: where screen readers listen, Qt 6.4 hands on the press of Alt, and its
 * release, once more when the reader has answered. If the shortcut was served before they would be taken for Alt alone,
 * and would close the menu that it has brought up.
 */
class MenuBar : public QMenuBar {
    Q_OBJECT

public:
    explicit MenuBar(QWidget* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isAltUsed = false; ///< a shortcut came with the Alt that was pressed last
};

} // namespace ringford::ui
