// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace ringford::ui {

class DiceArea;
class DiceSession;

/**
 * The dice for people who look on from afar: the roll set that is looked at fills the screen. Ctrl+R and Space roll,
 * Page Up and Page Down (which the buttons of presenters send) walk through the history, Esc ends it.
 */
class LargeDice : public QWidget {
    Q_OBJECT

public:
    /** @p session outlives it. Shown over all of a screen: one without @p beside, if there are several. */
    LargeDice(DiceSession& session, QWidget* beside);

    DiceArea& dice() const { return *m_dice; }
    /** Lets a roll that is new fall for so long, in ms. */
    void setFallTime(int milliseconds) { m_fallTime = milliseconds; }

signals:
    void rollWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void show(bool isRolled);
    void fitFonts();
    void fitDice();

    DiceSession& m_session;
    QLabel* m_name;
    QLabel* m_total;
    DiceArea* m_dice;
    int m_fallTime = 0;
    bool m_isFitting = false;
};

} // namespace ringford::ui
