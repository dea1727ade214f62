// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ringford::ui {

class DieView;

/** Rolls who begins, or where several seats begin at once, who sits where: a button, the die as it fell, and what that means. */
class StarterRoll : public QWidget {
    Q_OBJECT

public:
    explicit StarterRoll(QWidget* parent = nullptr);

    /** The die has as many sides as there are players. */
    void setPlayers(int count);
    /** Whether several seats begin at once: then it is rolled who sits where. */
    void setManyBegin(bool manyBegin);
    /** Says what was rolled. */
    void announce(const QString& text);
    /** What was rolled holds no more. */
    void forget();
    QPushButton* button() const { return m_button; }

signals:
    /** Player number @p player, from 1 in the order of the fields, begins. */
    void rolled(int player);

private:
    void roll();
    void showTexts();

    int m_players = 2;
    bool m_manyBegin = false;
    QPushButton* m_button;
    DieView* m_die;
    QLabel* m_told;
};

} // namespace ringford::ui
