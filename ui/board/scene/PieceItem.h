// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Piece.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/PieceLook.h"

#include <QFont>
#include <QGraphicsItem>

#include <vector>

namespace ringford::ui {

/** A piece on the scene, its middle at pos(). Stands for what the model has; never decides anything. */
class PieceItem : public QGraphicsItem {
public:
    /** @p font: of the number of a set. */
    PieceItem(PieceArt& art, const QFont& font, const Piece& piece, const PieceLook& look, double box);

    const Piece& piece() const { return m_piece; }
    void setPiece(const Piece& piece, const PieceLook& look);
    void setBox(double box);
    /** The number beside it, of the set that it comes from; 0: none. */
    void setBadge(int number);
    int badge() const { return m_badge; }
    /** What it carries, small beside its head. */
    void setCarried(std::vector<PieceLook> carried);
    /** It no longer carries that. */
    void drop(const PieceLook& look);
    /** Turns it where it stands, in degrees clockwise. */
    void setAngle(double angle);
    /** Held by a person: larger, above all others. */
    void setHeld(bool held);
    bool isHeld() const { return m_isHeld; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    double box() const;

    PieceArt& m_art;
    QFont m_font;
    Piece m_piece;
    PieceLook m_look;
    std::vector<PieceLook> m_carried;
    double m_box;
    int m_badge = 0;
    double m_angle = 0;
    bool m_isHeld = false;
};

} // namespace ringford::ui
