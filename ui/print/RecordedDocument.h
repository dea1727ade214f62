// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PieceArt.h"
#include "ui/print/PrintDocument.h"

#include <functional>
#include <memory>
#include <vector>

namespace ringford::ui {

/** More is refused: nobody reads it, and files of strangers could hold work for hours. */
struct DocumentLimits {
    static constexpr int kMostPages = 500;
    static constexpr int kMostDiagrams = 800;
    /** Of a file. What is drawn takes its time by what is written of it: a few seconds for so much, whatever the board. */
    static constexpr long long kMostMebibytes = 24;
};

/** Begins a page of a size in mm and gives what is drawn on; null where no more is taken. */
using PageSink = std::function<Canvas*(QSizeF paper)>;

/** Keeps what is drawn on it, and draws it again. */
class RecordingCanvas : public Canvas {
public:
    void fill(const QPainterPath& path, const QColor& colour) override;
    void stroke(const QPainterPath& path, const Stroke& stroke) override;
    void write(const Word& word) override;
    void piece(const PieceLook& look, const Pose& pose) override;
    double crisp(double length) const override { return length; }
    void enter(QPointF offset, const QRectF& clip = {}) override;
    void leave() override;

    void replay(Canvas& canvas) const;

private:
    std::vector<std::function<void(Canvas&)>> m_drawn;
};

/** A document of pages that are written one after the other, once. */
class RecordedDocument : public PrintDocument {
public:
    /** What writes the pages, with the style of ink that all of it has. */
    using Writer = std::function<void(const PageSink& sink, PieceArt& art)>;
    /** Once @p stop was asked for there are no more pages. */
    RecordedDocument(const QString& title, PaperStyle style, const Writer& write, const std::stop_token& stop = {});

    QString title() const override { return m_title; }
    int pages() const override { return static_cast<int>(m_pages.size()); }
    QSizeF paper(int page) const override { return m_pages[static_cast<std::size_t>(page)]->paper; }
    void paint(Canvas& canvas, int page) const override;
    const BoardStyle& style() const override { return m_style; }
    /** Whether there would be more pages than a document may have. */
    bool isCut() const { return m_isCut; }

private:
    struct Page {
        QSizeF paper;
        RecordingCanvas canvas;
    };
    QString m_title;
    PieceArt m_art;
    BoardStyle m_style;
    std::vector<std::unique_ptr<Page>> m_pages;
    bool m_isCut = false;
};

} // namespace ringford::ui
