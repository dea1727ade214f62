// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"

#include <QObject>

#include <functional>
#include <memory>

namespace ringford::ui {

/**
 * Searches for the window, which never waits for it: one thread of its own works on what was asked last, and answers
 * come as signals. What was asked before is stopped and not heard of any more. A search that is stopped ends within 50
 * ms; the destructor waits for that, and nothing else does.
 */
class SearchService : public QObject {
    Q_OBJECT

public:
    /** Makes the search of a game; called by the service's thread. */
    using Maker = std::function<std::unique_ptr<Search>(const Game&)>;

    explicit SearchService(Maker maker, QObject* parent = nullptr);
    ~SearchService() override;

    /**
     * Begins a task, in place of the one before. A search remembers what it has seen from task to task, as long as the
     * game and the task's seed are the same.
     * @return the number that its answer has
     */
    int ask(std::shared_ptr<const Game> game, SearchTask task);
    /** Ends the search now: what it has found so far is the answer. */
    void finish();
    /** Ends the search now: nobody wants the answer any more. */
    void drop();
    bool isBusy() const { return m_awaited != 0; }

signals:
    /** The task of that number has come so far; told ten times a second at most. */
    void progressed(int number, const ringford::SearchReport& report);
    /** The task of that number is done; without lines where no action was there. */
    void answered(int number, const ringford::SearchReport& report);

private:
    class Worker;
    void deliver(int number, const SearchReport& report, bool isAnswer);

    std::unique_ptr<Worker> m_worker;
    int m_last = 0;    ///< the number given last
    int m_awaited = 0; ///< of the task whose answer is wanted; 0: none
};

} // namespace ringford::ui
