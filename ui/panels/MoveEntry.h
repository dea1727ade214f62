// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/rules/Refusal.h"
#include "ui/board/view/PopupPlacement.h"
#include "ui/words/ActionWords.h"

#include <QFrame>
#include <QPointer>

#include <optional>
#include <vector>

class QCompleter;
class QLabel;
class QLineEdit;
class QStandardItemModel;

namespace ringford {
struct Node;
}

namespace ringford::ui {

class ActionChooser;
class BoardView;
class MatchModel;
struct AskedBefore;

/**
 * A line in which actions are typed, with completion over those that can be played; it says why one cannot. Hidden
 * until open().
 */
class MoveEntry : public QFrame {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit MoveEntry(MatchModel& match, QWidget* parent = nullptr);
    /** What it offers covers no words beside the boards of @p board, which outlives it, nor what is marked there. */
    void setBoard(const BoardView& board) { m_board = &board; }
    /** What it says gives no answers away from now on. */
    void beInLesson() { m_isInLesson = true; }

    /** Shows the line, empty, and puts the focus there. */
    void open();
    QLineEdit* field() const { return m_field; }
    /** The list of what can be typed; seen below the line while there is something to offer. */
    QWidget* completions() const;
    /** Hides the line; the focus goes back to the board where it was in the line. */
    void close();
    /** What is wrong with what was typed; empty if nothing. */
    QString complaint() const;

signals:
    /** Something well written may not be played. */
    void refused(const ringford::Refusal& refusal, const ringford::Action& action);
    /** @p box has come up to ask about an action. */
    void asking(QWidget* box, const ringford::Action& action);
    /** The line is about to close: the focus can go back to the board. */
    void closed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void playTyped();
    QString typed() const;
    std::optional<Action> actionTyped(const QString& text, QString& reason, std::vector<Action>& several) const;
    void playOrAsk(const Action& action);
    void choose(const std::vector<Action>& actions);
    void keepChoice(const QWidget* focus);
    void leaveChoice();
    QRect placeOfTyped() const;
    void placeChoice();
    Unobstructed unobstructed() const;
    QString waitsFor(const Action& action) const;
    void keepComplaint();
    void closeAtTheEnd();
    QString stillWrong() const;
    QString severalMeanings(const QString& text, const std::vector<Action>& actions, words::Notation notation) const;
    void ask(const AskedBefore& question, const Action& action);
    void askWho(const Action& action, SeatSet seats);
    void play(const Action& action, std::optional<Seat> actor = {});
    bool isTheirs(const Action& action) const;
    void complain(const QString& text, const QString& spoken = {});
    void updateCompletions();
    void nameParts();

    MatchModel& m_match;
    const BoardView* m_board = nullptr;
    bool m_isInLesson = false;
    QLineEdit* m_field;
    QLabel* m_complaint;
    QStandardItemModel* m_texts;
    QCompleter* m_completer;
    const Node* m_shown; ///< the place that was shown last; only compared
    QPointer<ActionChooser> m_choice;
};

} // namespace ringford::ui
