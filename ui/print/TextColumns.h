// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/PageContent.h"
#include "ui/print/TextLines.h"

#include <QFont>
#include <QRectF>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

/** A piece of text, or a diagram, that is set in columns. */
struct TextBlock {
    std::vector<TextRun> runs;
    double scale = 1;                            ///< its letters, in those of the rest
    double before = 0;                           ///< room above it, in lines; none on top of a column
    double indent = 0;                           ///< in lines
    std::optional<PieceLook> piece{};            ///< stands at its left
    std::shared_ptr<const DiagramBlock> diagram; ///< in place of runs, in the middle of the column
    bool staysWithNext = false;                  ///< a heading is not the last line of a column

    /** Plain text in which `*words*` are bold. */
    static TextBlock of(const QString& text);
};

/** Sets blocks one below the other in columns, page after page. Lengths are mm. */
class TextColumns {
public:
    /** Where columns stand on a page. */
    struct Page {
        PageContent* content = nullptr; ///< nothing: there is no further page
        QRectF room{};
    };
    struct Look {
        QFont font;
        QColor ink{Qt::black};
        double size = 3.2; ///< of letters
        int columns = 2;
        double gap = 8;
    };
    /** @p nextPage is asked for every page, also for the first. */
    TextColumns(Look look, std::function<Page()> nextPage);

    /** Sets a block behind all before; false where there was no page left for all of it. */
    bool add(const TextBlock& block);
    /** How wide a column is on the page that is being filled; of the first page before anything is. */
    double columnWidth();

private:
    double lineHeight(const TextBlock& block) const { return kLeading * m_look.size * block.scale; }
    TextLines linesOf(const TextBlock& block) const;
    double columnWide() const;
    double columnLeft() const;
    bool makeRoom(double height);
    bool turnPage();
    bool addDiagram(const TextBlock& block);
    bool addBesidePiece(const TextBlock& block);
    void write(const TextBlock& block, const TextLines::Line& line, double y) const;

    static constexpr double kLeading = 1.38;

    Look m_look;
    std::function<Page()> m_nextPage;
    Page m_page;
    int m_column = 0;
    double m_y = 0;
    bool m_isTop = true; ///< nothing stands in the column yet
};

} // namespace ringford::ui
