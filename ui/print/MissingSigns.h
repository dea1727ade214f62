// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"
#include "ui/print/PrintDocument.h"

#include <QFont>
#include <QString>

#include <set>
#include <span>
#include <stop_token>
#include <vector>

namespace ringford::ui {

class DiagramBlock;

/** Finds signs in what is printed that no font of the machine has: they come as boxes. Needs a QGuiApplication. */
class MissingSigns {
public:
    /** Words are written in @p font, and in others what it has not. */
    explicit MissingSigns(QFont font) : m_font(std::move(font)) {}

    /** Those on pages, as far as they are read before @p stop is asked for. */
    static MissingSigns on(std::span<const PrintPage> pages, const QFont& font, const std::stop_token& stop);

    /** Those on a diagram. */
    static MissingSigns on(const DiagramBlock& diagram);

    void read(const QString& text);
    int count() const { return static_cast<int>(m_missing.size()); }
    /** The first of them with their numbers, as `𓀀 (U+13000)`; of more an ellipsis stands behind these. */
    QString named() const;
    /** A sentence that tells which are missing; empty: none. */
    QString note() const;

private:
    bool isMissing(char32_t sign) const;

    QFont m_font;
    std::set<char32_t> m_known; ///< that were looked for
    std::vector<char32_t> m_missing;
};

/** Has what is written read before another canvas draws it. */
class ReadCanvas : public Canvas {
public:
    /** Both outlive it. @p canvas may be nothing: then nothing is drawn. */
    ReadCanvas(MissingSigns& signs, Canvas* canvas) : m_signs(signs), m_canvas(canvas) {}

    void fill(const QPainterPath& path, const QColor& colour) override;
    void fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth) override;
    void stroke(const QPainterPath& path, const Stroke& stroke) override;
    void write(const Word& word) override;
    void piece(const PieceLook& look, const Pose& pose) override;
    double crisp(double length) const override { return m_canvas ? m_canvas->crisp(length) : length; }
    void enter(QPointF offset, const QRectF& clip) override;
    void leave() override;

private:
    MissingSigns& m_signs;
    Canvas* m_canvas;
};

} // namespace ringford::ui
