// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/MissingSigns.h"

#include "ui/paint/Figurines.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/PrintWords.h"

#include <QFontMetricsF>

#include <algorithm>

namespace ringford::ui {

namespace {

/** Latin letters, which every font for paper has. */
constexpr char32_t kBeyondLatin = 0x250;
constexpr std::size_t kMostNamed = 6;

/** Whether it is drawn: what only tells how others stand or are joined is not. */
bool isSeen(char32_t sign)
{
    switch (QChar::category(sign)) {
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Mark_NonSpacing: // stands over the letter before it, if need be in another font
        return false;
    default: return true;
    }
}

} // namespace

MissingSigns MissingSigns::on(std::span<const PrintPage> pages, const QFont& font, const std::stop_token& stop)
{
    MissingSigns found(font);
    ReadCanvas canvas(found, nullptr);
    for (const PrintPage& page : pages) {
        if (stop.stop_requested())
            break;
        page.paint(canvas);
    }
    return found;
}

MissingSigns MissingSigns::on(const DiagramBlock& diagram)
{
    MissingSigns found(diagram.style().font);
    ReadCanvas canvas(found, nullptr);
    diagram.paint(canvas, {});
    return found;
}

bool MissingSigns::isMissing(char32_t sign) const
{
    const QString alone = QString::fromUcs4(&sign, 1);
    const std::vector<FontRun> runs = fontRuns(alone, m_font); // what the program's own fonts have is in these
    return !QFontMetricsF(runs.front().font).inFontUcs4(sign);
}

void MissingSigns::read(const QString& text)
{
    if (std::ranges::all_of(text, [](QChar letter) { return letter.unicode() < kBeyondLatin; }))
        return;
    for (const uint code : lineOf(text).toUcs4()) {
        const auto sign = static_cast<char32_t>(code);
        if (sign >= kBeyondLatin && isSeen(sign) && m_known.insert(sign).second && isMissing(sign))
            m_missing.push_back(sign);
    }
}

QString MissingSigns::named() const
{
    QStringList names;
    for (const char32_t sign : std::span(m_missing).first(std::min(m_missing.size(), kMostNamed))) {
        const QString number = QStringLiteral("%1").arg(static_cast<uint>(sign), 4, 16, QLatin1Char('0')).toUpper();
        names << QString::fromUcs4(&sign, 1) + QStringLiteral(" (U+") + number + u')';
    }
    return names.join(QStringLiteral(", ")) + (m_missing.size() > kMostNamed ? QStringLiteral(" …") : QString());
}

QString MissingSigns::note() const
{
    return m_missing.empty() ? QString() : PrintWords::boxesFor(named());
}

void ReadCanvas::fill(const QPainterPath& path, const QColor& colour)
{
    if (m_canvas)
        m_canvas->fill(path, colour);
}

void ReadCanvas::fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth)
{
    if (m_canvas)
        m_canvas->fillBelowLine(path, colour, lineWidth);
}

void ReadCanvas::stroke(const QPainterPath& path, const Stroke& stroke)
{
    if (m_canvas)
        m_canvas->stroke(path, stroke);
}

void ReadCanvas::write(const Word& word)
{
    m_signs.read(word.text);
    if (m_canvas)
        m_canvas->write(word);
}

void ReadCanvas::piece(const PieceLook& look, const Pose& pose)
{
    if (m_canvas)
        m_canvas->piece(look, pose);
}

void ReadCanvas::enter(QPointF offset, const QRectF& clip)
{
    if (m_canvas)
        m_canvas->enter(offset, clip);
}

void ReadCanvas::leave()
{
    if (m_canvas)
        m_canvas->leave();
}

} // namespace ringford::ui
