// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/ChancesChart.h"

#include "ui/paint/BoardPicture.h"
#include "ui/paint/Canvas.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>
#include <QPainterPath>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kUnseen = 1e-5; // of all cases, at each end
constexpr double kHeadroom = 1.06;

class ChancesChartWords {
    Q_DECLARE_TR_FUNCTIONS(ChancesChart)
};

/** The smallest of 1, 2, 5, 10, 20 ... times @p unit that is at least @p least. */
double roundStep(double least, double unit)
{
    double step = unit;
    for (int i = 0; step < least; ++i)
        step *= i % 3 == 1 ? 2.5 : 2;
    return step;
}

/** A round share, without digits that say nothing. */
QString shareText(double share)
{
    constexpr int kDigits = 6;
    return ChancesChartWords::tr("%1 %", "share").arg(QLocale().toString(share * 100, 'g', kDigits));
}

QPainterPath rectangle(const QRectF& rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

QPainterPath straight(QPointF from, QPointF to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

QColor mixed(const QColor& one, const QColor& other, double part)
{
    const auto mix = [part](double a, double b) { return a * part + b * (1 - part); };
    return QColor::fromRgbF(static_cast<float>(mix(one.redF(), other.redF())),
                            static_cast<float>(mix(one.greenF(), other.greenF())),
                            static_cast<float>(mix(one.blueF(), other.blueF())));
}

double sumOf(const dice::Distribution& chances, long long first, long long last)
{
    double sum = 0;
    for (long long value = std::max(first, chances.lowest()); value <= std::min(last, chances.highest()); ++value)
        sum += chances.chanceOf(value);
    return std::min(sum, 1.0);
}

} // namespace

ChartLook ChartLook::onScreen(const QPalette& palette, double text)
{
    const QColor paper = palette.color(QPalette::Base);
    const QColor ink = palette.color(QPalette::Text);
    return {paper, ink, mixed(ink, paper, 0.12), mixed(ink, paper, 0.62), text, 1, 4};
}

ChartLook ChartLook::onPaper(const BoardStyle& style)
{
    const QColor paper = Qt::white;
    const QColor ink = Qt::black;
    const bool isPale = style.paper != PaperStyle::Colour;
    const QColor bar = style.isOneBit() ? paper : mixed(ink, paper, isPale ? 0.06 : 0.12);
    const QColor reached = style.isOneBit() ? ink : isPale ? mixed(ink, paper, 0.5) : style.theme.centre;
    return {paper, ink, bar, reached, 3.6, weights::kLeast, 1};
}

QString chanceText(double chance)
{
    const double percent = chance * 100;
    int decimals = percent >= 10 || percent == 0 ? 1 : 2;
    for (double least = 0.1; percent > 0 && percent < least && decimals < 7; least /= 10)
        ++decimals;
    const QString number = QLocale().toString(percent, 'f', percent >= 100 ? 0 : decimals);
    return ChancesChartWords::tr("%1 %", "share").arg(number);
}

ChancesChart::ChancesChart(dice::Distribution chances, long long marked, bool isRolled)
    : m_chances(std::move(chances)), m_marked(marked), m_isRolled(isRolled)
{
    findSeen();
}

void ChancesChart::findSeen()
{
    m_first = m_chances.lowest();
    m_last = m_chances.highest();
    for (double beside = m_chances.chanceOf(m_first); beside < kUnseen && m_first < m_last; ++m_first)
        beside += m_chances.chanceOf(m_first + 1);
    for (double beside = m_chances.chanceOf(m_last); beside < kUnseen && m_first < m_last; --m_last)
        beside += m_chances.chanceOf(m_last - 1);
    const long long marked = std::clamp(m_marked, m_chances.lowest(), m_chances.highest());
    m_first = std::min(m_first, marked);
    m_last = std::max(m_last, marked);
}

double ChancesChart::chanceToReach() const
{
    return sumOf(m_chances, m_marked, m_chances.highest());
}

double ChancesChart::chanceOfAtMost() const
{
    return sumOf(m_chances, m_chances.lowest(), m_marked);
}

/** What the bars have of all: above them the mark is told, below and at the left stand numbers. */
QRectF ChancesChart::plot(const QRectF& area, const ChartLook& look) const
{
    return area.adjusted(4.2 * look.text, 2.8 * look.text, -look.text, -2 * look.text);
}

std::vector<ChancesChart::Bar> ChancesChart::bars(const QRectF& area, const ChartLook& look) const
{
    const QRectF room = plot(area, look);
    if (room.width() < look.leastBar || room.height() <= 0)
        return {};
    const long long results = m_last - m_first + 1;
    const auto most = std::max(1LL, static_cast<long long>(room.width() / look.leastBar));
    const long long each = (results + most - 1) / most;
    // The marked result begins a bar: what is above it is reached, all of it.
    const long long aside = ((m_marked - m_first) % each + each) % each;
    const long long start = aside == 0 ? m_first : m_first + aside - each;
    std::vector<Bar> bars;
    double highest = 0;
    for (long long first = start; first <= m_last; first += each) {
        bars.push_back({std::max(first, m_first), std::min(first + each - 1, m_last), 0, {}});
        bars.back().chance = sumOf(m_chances, bars.back().first, bars.back().last);
        highest = std::max(highest, bars.back().chance);
    }
    const double width = room.width() / static_cast<double>(bars.size());
    const double gap = width > 3 * look.leastBar ? width * 0.15 : 0;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double height = highest > 0 ? room.height() * bars[i].chance / (highest * kHeadroom) : 0;
        const double left = room.left() + static_cast<double>(i) * width;
        bars[i].rect = {left + gap / 2, room.bottom() - height, width - gap, height};
    }
    return bars;
}

void ChancesChart::paint(Canvas& canvas, const QRectF& area, const ChartLook& look) const
{
    canvas.fill(rectangle(area), look.paper);
    const std::vector<Bar> shown = bars(area, look);
    if (shown.empty())
        return;
    const QRectF room = plot(area, look);
    paintScale(canvas, room, look, shown);
    paintBars(canvas, look, shown);
    paintResults(canvas, room, look, shown);
    paintMark(canvas, area, room, look, shown);
}

void ChancesChart::paintScale(Canvas& canvas, const QRectF& plot, const ChartLook& look,
                              const std::vector<Bar>& bars) const
{
    const double most = std::ranges::max(bars, {}, &Bar::chance).chance * kHeadroom;
    const double lines = std::clamp(plot.height() / (2.5 * look.text), 1.0, 6.0);
    const double step = roundStep(most / lines, 1e-9);
    for (int i = 0; i * step <= most; ++i) {
        const double y = plot.bottom() - plot.height() * i * step / most;
        canvas.stroke(straight({plot.left(), y}, {plot.right(), y}),
                      {mixed(look.ink, look.paper, i == 0 ? 1 : 0.25), canvas.crisp(look.line), {}, 0});
        Word word{{}, shareText(i * step), look.text * 0.85, false, look.ink};
        word.centre = {plot.left() - look.text / 2 - word.width(QFont()) / 2, y};
        canvas.write(word);
    }
}

void ChancesChart::paintBars(Canvas& canvas, const ChartLook& look, const std::vector<Bar>& bars) const
{
    const bool hasOutlines = bars.front().rect.width() > 2 * look.leastBar || look.bar == look.paper;
    for (const Bar& bar : bars) {
        if (bar.rect.height() <= 0)
            continue;
        canvas.fill(rectangle(bar.rect), bar.first >= m_marked ? look.reached : look.bar);
        if (hasOutlines)
            canvas.stroke(rectangle(bar.rect), {look.ink, canvas.crisp(look.line), {}, 0});
    }
    if (hasOutlines)
        return;
    // Narrow bars have one outline together.
    QPainterPath outline(bars.front().rect.bottomLeft());
    for (const Bar& bar : bars) {
        outline.lineTo(bar.rect.topLeft());
        outline.lineTo(bar.rect.topRight());
    }
    outline.lineTo(bars.back().rect.bottomRight());
    canvas.stroke(outline, {look.ink, canvas.crisp(look.line), {}, 0});
}

void ChancesChart::paintResults(Canvas& canvas, const QRectF& plot, const ChartLook& look,
                                const std::vector<Bar>& bars) const
{
    const double widest = Word{{}, QString::number(m_last), look.text, true, {}}.width(QFont()) + look.text;
    const double each = plot.width() / static_cast<double>(m_last - m_first + 1);
    const auto step = static_cast<long long>(roundStep(widest / each, 1));
    double markAt = -1e9;
    const auto write = [&](long long value, bool isMarked) {
        const auto bar = std::ranges::find_if(bars, [value](const Bar& one) { return one.last >= value; });
        if (bar == bars.end() || bar->first > value)
            return;
        const double x = bar->rect.center().x();
        if (!isMarked && std::abs(x - markAt) < widest)
            return;
        canvas.write({{x, plot.bottom() + look.text}, QString::number(value), look.text, isMarked, look.ink});
        if (isMarked)
            markAt = x;
    };
    write(m_marked, true);
    const long long from = m_first >= 0 ? (m_first + step - 1) / step * step : -(-m_first / step * step);
    for (long long value = from; value <= m_last; value += step) {
        if (value != m_marked)
            write(value, false);
    }
}

void ChancesChart::paintMark(Canvas& canvas, const QRectF& area, const QRectF& plot, const ChartLook& look,
                             const std::vector<Bar>& bars) const
{
    const auto bar = std::ranges::find_if(bars, [this](const Bar& one) { return one.last >= m_marked; });
    if (bar == bars.end() || m_marked < m_chances.lowest())
        return;
    const double x = bar->rect.center().x();
    const double half = look.text * 0.4;
    const double top = plot.top() - look.text * 0.2;
    canvas.stroke(straight({x, top}, {x, plot.bottom()}),
                  {look.ink, canvas.crisp(look.line * 1.5), {look.line * 3, look.line * 3}, 0});
    QPainterPath pointer(QPointF(x, top + look.text * 0.5));
    pointer.lineTo(x - half, top - look.text * 0.3);
    pointer.lineTo(x + half, top - look.text * 0.3);
    pointer.closeSubpath();
    canvas.fill(pointer, look.ink);
    const QString reach = chanceText(chanceToReach());
    const QString rolled = QString::number(m_marked);
    //: above a chart: %1 is a result, %2 how likely that or more is
    const QString words = m_isRolled ? ChancesChartWords::tr("rolled %1; %2 reach that").arg(rolled, reach)
                                     //: above a chart: %1 is a result, %2 how likely that or more is
                                     : ChancesChartWords::tr("%1 or more: %2").arg(rolled, reach);
    Word word{{}, words, look.text * 1.1, true, look.ink};
    const double wide = word.width(QFont()) / 2;
    word.centre = {std::clamp(x, area.left() + wide, std::max(area.left() + wide, area.right() - wide)),
                   area.top() + look.text * 1.2};
    canvas.write(word);
}

} // namespace ringford::ui
