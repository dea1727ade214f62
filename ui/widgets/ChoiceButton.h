// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace ringford::ui {

/**
 * One of several tool buttons of which one is chosen. Screen readers are told so, as of radio buttons: what Qt 6.4 tells
 * of a tool button that can be down is that it is checked or not, and whoever comes to it by an arrow key, which chooses
 * it, hears that the one before is not. The one that is chosen has a frame: in a dark window styles hardly tell it apart.
 */
class ChoiceButton : public QToolButton {
    Q_OBJECT

public:
    explicit ChoiceButton(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ringford::ui
