// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

#include <QObject>

namespace ringford::ui {

class BoardScene;
class PlayTool;

/**
 * Says once what can be done in the middle of an action, where that is not seen, or what the seat on turn is in the
 * middle of.
 */
class PlayHints : public QObject {
    Q_OBJECT

public:
    /** All must live longer. */
    PlayHints(const MatchModel& model, const BoardScene& scene, PlayTool& tool);

    /** Something that hints are about has changed. */
    void update();

signals:
    /** As BoardView::hintChanged(). */
    void changed(const QString& hint, std::optional<ringford::Seat> of);

private:
    QString rowUnderWay() const;

    const MatchModel& m_model;
    const BoardScene& m_scene;
    PlayTool& m_tool;
    QString m_hint;
};

} // namespace ringford::ui
