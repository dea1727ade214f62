// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <optional>

class QMainWindow;

namespace ringford::ui {

class ClockModel;
class CommandSet;
class MatchModel;
class Panels;
class StageController;
class ValueSearch;
class ValuesDock;
struct Program;

/**
 * Shows who stands better, as long as settings say so and nothing speaks against it: practice, a board that is hidden,
 * and a game that counts for an event. Nobody thinks about what nobody sees.
 */
class ValuesController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        Program& program;
        MatchModel& match;
        const ClockModel& clocks;
        CommandSet& commands;
        const StageController& stage;
        Panels& panels;
    };
    explicit ValuesController(const Context& context);

    ValueSearch& search() const { return *m_search; }

private:
    void choose(bool isChosen);
    QString obstacle() const;
    void update();
    void think();
    void show();

    const Context m_;
    ValueSearch* m_search;
    ValuesDock* m_dock;
    bool m_isToBeSaid = false;    ///< somebody has just switched it on
    std::optional<int> m_shownIn; ///< the match, by its number, of which something is shown
    QElapsedTimer m_shownFor;     ///< since it is
};

} // namespace ringford::ui
