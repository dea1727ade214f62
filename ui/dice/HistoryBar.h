// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ringford::ui {

class DiceSession;

/** Walks back and forth through the roll sets, and names the one that is looked at. */
class HistoryBar : public QWidget {
    Q_OBJECT

public:
    /** @p session outlives it. */
    explicit HistoryBar(DiceSession& session, QWidget* parent = nullptr);

signals:
    /** The dice are to be seen from afar. */
    void largeWanted();

private:
    QToolButton* addStep(const QString& icon, const char* name, const QString& title);
    void addLarge();
    void show();
    void announce();

    DiceSession& m_session;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLabel* m_place;
    QLineEdit* m_name;
};

} // namespace ringford::ui
