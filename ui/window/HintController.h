// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/AdviceController.h"

class QTimer;

namespace ringford::ui {

class ValueSearch;

/**
 * Shows what could be played, and plays it when it is asked a second time. The arrow is not kept; it stays while others
 * play on other boards. Where it is shown who stands better, the hint is the first action of the line beside that, and no
 * more is thought of the place; where that line is about another seat, or others play meanwhile, it is sought by itself.
 */
class HintController : public AdviceController {
    Q_OBJECT

public:
    /** @p values, which outlives it, thinks of who stands better. */
    HintController(const Context& context, ValueSearch& values);

    /** Looks for something to play, or plays what was found. */
    void hint();

private:
    void search();
    bool isWaiting() const;
    bool isLooking() const override;
    void takeKnown();
    void show(const SearchReport& report) override;
    void follow() override;
    void play();
    bool isComputers() const;
    bool isGoodNow(const Action& action) const;

    ValueSearch& m_values;
    QTimer* m_enough;         ///< until what that one knows is the hint
    bool m_isWaiting = false; ///< for that, at the place where it was asked
};

} // namespace ringford::ui
