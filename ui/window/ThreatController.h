// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/computer/PassedTurn.h"
#include "ui/window/AdviceController.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace ringford::ui {

/**
 * Shows what threatens whoever is on turn: of what the opponents would play if that seat, and those before them, passed, what
 * takes most from it.
 */
class ThreatController : public AdviceController {
    Q_OBJECT

public:
    explicit ThreatController(const Context& context);

    /** Looks for what threatens, or takes away what is shown. */
    void look();
    void refuse(Seat asked, const QString& why);

private:
    void lookAt(const Position& position, Seat seat);
    void show(const SearchReport& report) override;
    void showWorst();
    void showThreat(std::size_t number, const Threat& threat);
    void follow() override;
    void say(const QString& text, const QString& spoken = {});

    std::vector<PassedTurn> m_turns;     ///< where opponents are looked at, once it is known what the seat has now
    std::optional<SearchReport> m_own{}; ///< what the seat has
    std::vector<SearchReport> m_found;   ///< at the first of the turns
};

} // namespace ringford::ui
