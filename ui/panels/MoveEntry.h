// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/rules/Refusal.h"

#include <QFrame>

class QCompleter;
class QLabel;
class QLineEdit;
class QStringListModel;

namespace ringford::ui {

class MatchModel;

/**
 * A line in which actions are typed, with completion over those that can be played; it says why one cannot. Hidden
 * until open().
 */
class MoveEntry : public QFrame {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit MoveEntry(MatchModel& match, QWidget* parent = nullptr);

    /** Shows the line, empty, and puts the focus there. */
    void open();
    QLineEdit* field() const { return m_field; }
    /** What is wrong with what was typed; empty if nothing. */
    QString complaint() const;

signals:
    /** Something well written may not be played. */
    void refused(const ringford::Refusal& refusal, const ringford::Action& action);
    /** The line was closed: the focus can go back to the board. */
    void closed();

private:
    void playTyped();
    void ask(const Text& question, const Action& action);
    void play(const Action& action);
    void complain(const QString& text);
    void updateCompletions();
    void nameParts();
    void close();

    MatchModel& m_match;
    QLineEdit* m_field;
    QLabel* m_complaint;
    QStringListModel* m_texts;
    QCompleter* m_completer;
};

} // namespace ringford::ui
