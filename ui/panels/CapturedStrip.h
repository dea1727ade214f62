// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QWidget>

#include <array>
#include <vector>

namespace ringford::ui {

class BoardScene;
class CapturedPieces;
class MatchModel;

/**
 * What each of two sides has captured, a line each: pieces in small, how many of each kind, and by how much somebody is
 * ahead. Hidden while nothing is captured, and in games where captures are not compared like this.
 */
class CapturedStrip : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it; @p scene draws the pieces. */
    CapturedStrip(MatchModel& match, BoardScene& scene, QWidget* parent = nullptr);

    /** Whether a person wants to see it. */
    void setWanted(bool isWanted);
    /** What it shows, in words. */
    QString text() const { return accessibleDescription(); }
    /** What is said of @p side alone; empty where nothing is, or the strip has no place. */
    QString told(Side side) const;
    /** What each kind of piece counts when sides are compared, in a sentence; empty where they are not. */
    QString counting() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /** told() says something else. */
    void retold();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /** What one side has taken, and by how much it is ahead. */
    struct Line;
    std::vector<Line> lines() const;
    QString inWords(const Line& line) const;
    void retell();
    int lineHeight() const;
    int pieceSize(const Line& line) const;

    MatchModel& m_match;
    BoardScene& m_scene;
    CapturedPieces* m_captured;
    std::array<QString, 2> m_told; ///< by side
    bool m_isWanted = true;
};

} // namespace ringford::ui
