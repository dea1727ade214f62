// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/TouchSession.h"
#include "ui/paint/BoardPicture.h"

#include <QObject>
#include <QRectF>

#include <optional>

namespace ringford::ui {

class BoardScene;

/** What would happen where the pointer or the cursor is, shown before anything is played. */
class ActionForesight : public QObject {
    Q_OBJECT

public:
    /** All must live longer. */
    ActionForesight(const MatchModel& model, BoardScene& scene, TouchSession& touches)
        : m_model(model), m_scene(scene), m_touches(touches)
    {
    }

    /** The pointer or the cursor is there: marks it, if something can go there, and shows what would happen. */
    void pointAt(const std::optional<Touch>& touch);
    /** The pointer is nowhere. */
    void pointAway();
    /** What is touched has changed: what is shown was about other touches. */
    void clear() { show(std::nullopt); }
    /** The position has changed, and with it the marks. */
    void forget() { m_shown.reset(); }
    /** Why what is pointed at would be taken by going there and cannot be shot, where the piece could do both. */
    const std::optional<Text>& shotHint() const { return m_shotHint; }

signals:
    /** What is in hand would leave the board at @p at, a place in the scene; null: it would not any more. */
    void leavingForeseen(const QRectF& at);
    /** What would happen where the pointer or the cursor is has changed. */
    void changed();

private:
    void show(const std::optional<Touch>& touch);
    void showLeaving(const std::optional<Touch>& touch);
    Foresight ofActions(const Touch& touch);
    std::vector<Target> rangeFrom(const Touch& touch) const;

    const MatchModel& m_model;
    BoardScene& m_scene;
    TouchSession& m_touches;
    std::optional<Touch> m_shown; ///< what is shown to happen is about this place
    std::optional<Text> m_shotHint;
    bool m_isLeaving = false;
};

} // namespace ringford::ui
