// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Result.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace ringford::ui {

class MatchModel;

/**
 * Positions that somebody collects to put on paper, in order: each a record of its own, with the task as its comment,
 * what is drawn there, and what is played on as the answer.
 */
class Worksheet : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    static constexpr int kMostTasks = 200;

    /** What is played on in @p model from a place that is added becomes the task's answer, until another game. */
    void follow(const MatchModel& model);
    /**
     * Adds the position at @p node with its comments and what is played on from there; where rowFor() has a task for it,
     * that is brought up to date. Gives its row; nothing when there are too many.
     */
    std::optional<int> add(const Match& match, const Node* node);
    /**
     * The task that was taken from that place, or else one of the same position that has no other words and no other
     * answer: what is added there goes into it.
     */
    std::optional<int> rowFor(const Match& match, const Node* node) const;
    /** What became of a task that was offered. */
    enum class Added { New, Known, Full };
    /** Adds the same as a task of its own, unless one is here that is equal in everything. Changes none that is here. */
    Added addApart(const Match& match, const Node* node);
    /** Tasks that were kept elsewhere, in place of those that are here: neither saved nor printed. */
    void take(std::vector<Match> tasks, const QString& title);
    /**
     * Whether what matters of the game that is followed is here: one line of actions that leads to a task (however far
     * from a setup, not far from the game's usual start: that is a game that somebody played) and behind the last one goes on no further than an answer does; nobody's name or clock stands at it, and no words
     * but those of tasks; and nobody plays it against the computer.
     */
    bool holdsFollowed() const;
    bool isEmpty() const { return m_tasks.empty(); }
    const std::vector<Match>& tasks() const { return m_tasks; }
    /** The words below a task; what is drawn there is none of them. */
    QString caption(int row) const;
    void setCaption(int row, const QString& caption);
    /** Position and kind of a task in a few words: what tells it from others. */
    QString brief(int row) const;
    /** The answer in words; empty: there is none. */
    QString answer(int row) const;
    /** The rows whose task has neither an answer nor a goal, though the game goes on there. */
    std::vector<int> unanswered() const;
    /** Whether the game is over where the task of that row begins. */
    bool isOver(int row) const;
    void remove(int row);
    /** Whether a task was removed and there is room for it; puts the one removed last back, giving its row. */
    bool canPutBack() const { return !m_removed.empty() && rowCount() < kMostTasks; }
    int putBack();
    /** Lets it change places with the one before (-1) or behind (+1) it; false where there is none. */
    bool move(int row, int by);
    /**
     * Their numbers on paper, by row. Until there are others, and after each change of rows, tasks are numbered as they
     * follow one another.
     */
    void setNumbers(std::vector<int> numbers);
    int number(int row) const;
    /** What stands on top of the pages. */
    const QString& title() const { return m_title; }
    void setTitle(const QString& title);
    /** Whether there are tasks that were neither saved nor printed as they are now. */
    bool isModified() const { return m_isModified && !isEmpty(); }
    void setModified(bool isModified);
    /** All of them as a file of records; the failure says what hinders. */
    Result<std::string, Text> records() const;
    /**
     * All of them with the tags of a lesson of that title, for writeLesson(): it says what is asked for where there is an
     * answer; what has none is read. The failure says what hinders.
     */
    Result<std::vector<Match>, Text> lessonSteps(const QString& title) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /** The title is another, or all was saved or printed; what becomes of tasks is told as models do. */
    void otherwiseChanged();

private:
    /** Where a task comes from. */
    struct Origin {
        const Node* node = nullptr;        ///< of the game that is followed; null: of none, or of one that is gone
        std::vector<std::string> comments; ///< as they were there
        bool isAnswered = false;           ///< the answer was played there
    };
    struct Removed {
        int row;
        Match task;
        Origin origin;
    };

    void append(Match task, Origin origin);
    void bring(int row, const Match& match, const Node* node);
    void takeAnswer(int row, const Node* from);
    void takeAnswers();
    void takeOtherGame();

    const MatchModel* m_followed = nullptr;
    std::vector<Match> m_tasks;
    std::vector<Origin> m_origins;  ///< one for each task
    std::vector<Removed> m_removed; ///< the latest last
    std::vector<int> m_numbers;     ///< on paper; of as many as there are tasks, or none
    QString m_title;
    bool m_isModified = false;
};

} // namespace ringford::ui
