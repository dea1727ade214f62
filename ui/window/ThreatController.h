// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/AdviceController.h"

namespace ringford::ui {

/** Shows what threatens whoever is on turn: the best that the next opponent could play if that seat passed. */
class ThreatController : public AdviceController {
    Q_OBJECT

public:
    explicit ThreatController(const Context& context);

    /** Looks for what threatens, or takes away what is shown. */
    void look();
    void refuse(Seat asked, const QString& why);

private:
    void lookAt(const Position& position, Seat seat, Seat asked);
    void show(const SearchReport& report) override;
    void follow() override;
    void say(const QString& text, const QString& spoken = {});

    Position m_passed{};                 ///< what is searched once it is known what the seat has now
    Seat m_next{};                       ///< the opponent who is on turn there
    std::optional<SearchReport> m_own{}; ///< what the seat has
};

} // namespace ringford::ui
