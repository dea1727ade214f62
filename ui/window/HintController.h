// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/AdviceController.h"

namespace ringford::ui {

/**
 * Shows what could be played, and plays it when it is asked a second time. The arrow is not kept; it stays while others
 * play on other boards.
 */
class HintController : public AdviceController {
    Q_OBJECT

public:
    explicit HintController(const Context& context);

    /** Looks for something to play, or plays what was found. */
    void hint();

private:
    void show(const SearchReport& report) override;
    void follow() override;
    void play();
    bool isGoodNow(const Action& action) const;
};

} // namespace ringford::ui
