// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

#include <QLabel>

namespace ringford::ui {

/**
 * Tells screen readers what is played, by whomever, and how the game ends: once for each entry. Everybody else sees
 * that on the board, so this is a label of a single pixel, which has a place in the tree of accessible things and takes
 * none on the screen.
 */
class PlayNews : public QLabel {
    Q_OBJECT

public:
    PlayNews(const MatchModel& model, QWidget* parent);

private:
    void announce(const Node* node);

    const MatchModel& m_model;
};

} // namespace ringford::ui
