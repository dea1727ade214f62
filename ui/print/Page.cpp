// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Page.h"

#include "ui/print/LinkedRows.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kCheckLine = 100; // mm
constexpr double kCheckRoom = 9;
constexpr double kTick = 2.5;
constexpr double kText = 2.8;

} // namespace

PageSpec PageSpec::on(QSizeF paper)
{
    constexpr double kMostMargin = 15;
    constexpr double kLeastMargin = 10;
    constexpr double kPartOfSide = 1.0 / 14;
    const double margin = std::clamp(kPartOfSide * std::min(paper.width(), paper.height()), kLeastMargin, kMostMargin);
    return {paper, {margin, margin, margin, margin}, {}};
}

QRectF PageSpec::space() const
{
    QRectF all = QRectF(QPointF(), paper).marginsRemoved(margins);
    if (!checkLine.isEmpty())
        all.setBottom(all.bottom() - kCheckRoom);
    return all;
}

bool fits(const PageSpec& page, const DiagramBlock& block)
{
    constexpr double kRounding = 1e-6;
    const QSizeF space = page.space().size();
    return block.size().width() <= space.width() + kRounding && block.size().height() <= space.height() + kRounding;
}

std::optional<double> largestCell(const PageSpec& page, const DiagramSpec& spec, PieceArt& art)
{
    constexpr int kTenths = 10;
    const auto fitsWith = [&](int tenths) {
        DiagramSpec one = spec;
        one.size = {std::nullopt, static_cast<double>(tenths) / kTenths};
        if (const int perRow = linkedPerRow(one, art, page.space().width()))
            one.boardsPerRow = perRow;
        return fits(page, DiagramBlock(std::move(one), art));
    };
    int fitting = kTenths;
    if (!fitsWith(fitting))
        return std::nullopt;
    int tooLarge = 10000 * kTenths;
    while (tooLarge - fitting > 1) {
        const int middle = (fitting + tooLarge) / 2;
        (fitsWith(middle) ? fitting : tooLarge) = middle;
    }
    return static_cast<double>(fitting) / kTenths;
}

PrintPage pageOf(const DiagramBlock& block)
{
    return {block.size(), [&block](Canvas& canvas) {
                QPainterPath all;
                all.addRect({{0, 0}, block.size()});
                canvas.fill(all, block.style().theme.surround);
                block.paint(canvas, {});
            }};
}

PrintPage pageOf(const DiagramBlock& block, const PageSpec& page)
{
    return {page.paper, [&block, page](Canvas& canvas) {
                const QRectF space = page.space();
                const double left = space.left() + (space.width() - block.size().width()) / 2;
                // A third above and two below looks like the middle.
                const double top = space.top() + std::max(0.0, (space.height() - block.size().height()) / 3);
                block.paint(canvas, {left, top});
                paintCheckLine(canvas, page, block.style());
            }};
}

PrintDocument diagramDocument(const QString& title, const PageSpec& page, const DiagramSpec& diagram)
{
    PrintDocument document(title, *diagram.style);
    document.author = diagram.author;
    const auto block = std::make_shared<DiagramBlock>(diagram, *document.art);
    document.pages.push_back(
        {page.paper, [block, paint = pageOf(*block, page).paint](Canvas& canvas) { paint(canvas); }});
    return document;
}

void paintCheckLine(Canvas& canvas, const PageSpec& page, const BoardStyle& style)
{
    if (page.checkLine.isEmpty())
        return;
    const QRectF space = QRectF(QPointF(), page.paper).marginsRemoved(page.margins);
    const double left = space.center().x() - kCheckLine / 2;
    const double y = space.bottom() - kTick / 2;
    QPainterPath line(QPointF(left, y));
    line.lineTo(left + kCheckLine, y);
    for (const double x : {left, left + kCheckLine}) {
        line.moveTo(x, y - kTick / 2);
        line.lineTo(x, y + kTick / 2);
    }
    canvas.stroke(line, {style.theme.text, weights::kLeast, {}, 0, false, false});
    canvas.write({{space.center().x(), y - kText}, page.checkLine, kText, false, style.theme.text});
}

} // namespace ringford::ui
