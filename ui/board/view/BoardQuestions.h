// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ringford::ui {

class BoardView;
class ClockModel;

/**
 * Answers the keys that ask about the board (BoardSpeech) while another part of its window has the keyboard: a list
 * would take them for the beginning of a name, and a button for nothing. Where people write, or choose by letters, keys
 * stay what they are.
 */
class BoardQuestions : public QObject {
    Q_OBJECT

public:
    /** All outlive it; @p clocks is null where there are none. */
    BoardQuestions(BoardView& view, const ClockModel* clocks, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool hears(const QObject* watched) const;

    BoardView& m_view;
    const ClockModel* m_clocks;
};

} // namespace ringford::ui
