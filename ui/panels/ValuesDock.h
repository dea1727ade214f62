// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"
#include "ui/computer/LineSteps.h"
#include "ui/panels/Panel.h"

#include <memory>
#include <optional>

namespace ringford::ui {

class BoardScene;
class ElidedLabel;
class LineBoard;
class LineView;
class MatchModel;
class ValueBar;

/**
 * Who stands better at the place shown, as a bar and in words, and the line of actions that the computer thinks of.
 * Whoever points at one of them, or goes there with the keys, sees what it leads to on a small board. It is not there
 * until somebody wants it.
 */
class ValuesDock : public Panel {
    Q_OBJECT

public:
    /** Both outlive it; @p scene says how boards look. */
    ValuesDock(MatchModel& match, const BoardScene& scene, QWidget* parent = nullptr);

    bool isWanted() const override { return m_isWanted; }
    void setWanted(bool isWanted) { m_isWanted = isWanted; }
    /** Shows what is known of the place shown; null: nothing, or nothing yet where more is to come. */
    void setReport(const SearchReport* report, bool isThinking);

    ValueBar& bar() const { return *m_bar; }
    LineView& line() const { return *m_line; }
    /** Whether it is there for eyes: not hidden, nor behind the tab of another. */
    bool isSeen() const { return m_isSeen; }
    /** What is said of the place. */
    QString text() const;
    /** The small board; null until it is needed. */
    const LineBoard* lineBoard() const { return m_lineBoard; }

signals:
    /** Somebody has closed it. */
    void closed();
    /** It is seen, or not any more. */
    void seenChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void forget();
    void keepResultWhole();
    void setSeen(bool isSeen);
    void setLine(std::vector<LineStep> steps);
    void showStep(int number);

    MatchModel& m_match;
    const BoardScene& m_scene;
    ValueBar* m_bar;
    ElidedLabel* m_words;
    QLabel* m_result; ///< in place of words and line where the game is over: wrapped, for it says it once
    LineView* m_line;
    LineBoard* m_lineBoard = nullptr;
    std::vector<LineStep> m_steps;                   ///< of the line that is seen
    std::optional<std::vector<LineStep>> m_nextLine; ///< newer, while somebody looks at that
    std::shared_ptr<const Game> m_game;              ///< of both
    bool m_isWanted = false;
    bool m_isSeen = false;
};

} // namespace ringford::ui
