// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/PointsPlot.h"

#include "engine/tournament/Standings.h"
#include "ui/paint/Canvas.h"
#include "ui/paint/Stroke.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace ringford::ui {

namespace {

constexpr std::size_t kMostLines = 16;
constexpr std::size_t kColours = 9;
constexpr std::size_t kMostStretches = 600;
constexpr std::size_t kMostDays = 4000;

constexpr std::array<QRgb, kColours> kOnLight{0xFFBC220D, 0xFF12458A, 0xFF1B7A60, 0xFF7A5A00, 0xFF6A3FB0,
                                              0xFF4B343B, 0xFF00798C, 0xFFA03070, 0xFF5A5A5A};
constexpr std::array<QRgb, kColours> kOnDark{0xFFFF8A75, 0xFF7FB2F0, 0xFF4FD1AC, 0xFFF9C215, 0xFFC4AEEF,
                                             0xFFE6C9D1, 0xFF7FE0EA, 0xFFF79AC8, 0xFFBEBEBE};

/** Lines are told by their dashes, too. In letter heights. */
QList<double> dashesOf(std::size_t member, double unit)
{
    static const QList<QList<double>> kDashes{{}, {0.7, 0.3}, {0.15, 0.25}, {0.8, 0.25, 0.15, 0.25}, {1.6, 0.4}};
    QList<double> dashes = kDashes[static_cast<qsizetype>(member) % kDashes.size()];
    for (double& length : dashes)
        length *= unit;
    return dashes;
}

QColor colourOf(std::size_t member, const PointsPlot::Look& look)
{
    const bool isDark = qGray(look.ground.rgb()) < 128;
    return QColor::fromRgb((isDark ? kOnDark : kOnLight)[member % kOnLight.size()]);
}

/** Of lines that only guide the eye: in black and white they are gone. */
QColor faintOf(const PointsPlot::Look& look)
{
    const auto mixed = [](int ink, int ground) { return (ink + 5 * ground) / 6; };
    return {mixed(look.ink.red(), look.ground.red()), mixed(look.ink.green(), look.ground.green()),
            mixed(look.ink.blue(), look.ground.blue())};
}

int stepOf(int range, double room, double unit)
{
    for (const int step : {5, 10, 20, 50, 100, 200, 500, 1000, 5000, 20'000, 100'000, 1'000'000}) {
        if (range / step * unit * 1.6 <= room)
            return step;
    }
    return 10'000'000;
}

Stroke plain(const QColor& colour, double width)
{
    return {colour, width, {}, 0, false, false};
}

class PlotTr {
    Q_DECLARE_TR_FUNCTIONS(PointsPlot)
};

void stroke(Canvas& canvas, QPointF from, QPointF to, const Stroke& look)
{
    QPainterPath path(from);
    path.lineTo(to);
    canvas.stroke(path, look);
}

/** Smaller letters first; what is cut then is longer than any of them could show. */
void fit(Word& word, const PointsPlot::Look& look, double widest)
{
    if (const double width = word.width(look.font); width > widest)
        word.size = std::max(0.999 * widest / width, look.smallest) * look.letters;
    word.shorten(look.font, widest);
}

double nameHeight(const PointsPlot::Look& look)
{
    return 1.15 * look.letters;
}

} // namespace

/** Where the parts of the picture are. */
struct PointsPlot::Frame {
    QRectF inside;
    double right = 0; ///< nothing is seen beyond it
    double namesAt = 0;
    int step = 5;
    double entries = 1;
    int least = 0, most = 30;
    std::vector<int> lines; ///< those for whose names there is room
    int left = 0;           ///< members whose line is not shown

    double x(std::size_t entry) const { return inside.left() + inside.width() * static_cast<double>(entry) / entries; }
    double y(int points) const { return inside.bottom() - inside.height() * (points - least) / double(most - least); }
};

PointsPlot::PointsPlot(const Ledger& ledger, const std::string& chosen) : m_entries(ledger.entries().size())
{
    const Tournament& tournament = ledger.tournament();
    m_members = static_cast<int>(tournament.members().size());
    std::vector<std::uint32_t> members;
    for (const TournamentMember& one : Standings(tournament, kMostLines).members)
        members.push_back(*tournament.find(one.name));
    if (const auto one = tournament.find(chosen); one && std::ranges::find(members, *one) == members.end())
        members.push_back(*one);
    auto history = pointsHistory(ledger, members, kMostStretches);
    m_least = m_most = kFirstPoints;
    for (std::size_t line = 0; line < members.size(); ++line) {
        const TournamentMember& member = tournament.member(members[line]);
        const std::size_t last = m_entries - 1;
        m_lines.push_back({words::member(member.name), members[line], std::move(history[line]),
                           member.isIn() ? last : *member.outAt - 1, !member.isIn()});
        for (const PointsAt& at : m_lines.back().steps) {
            m_least = std::min(m_least, at.points);
            m_most = std::max(m_most, at.points);
        }
    }
    m_least = std::min(m_least, kLeastPoints);
    for (std::size_t entry = 0; entry < m_entries && m_days.size() < kMostDays; ++entry) {
        if (entry == 0 || ledger.entries()[entry].date != ledger.entries()[entry - 1].date)
            m_days.emplace_back(entry, words::fromUtf8(writeDay(ledger.entries()[entry].date)));
    }
}

int PointsPlot::lineOf(const QString& name) const
{
    const auto found = std::ranges::find(m_lines, name, &Line::name);
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

PointsPlot::Frame PointsPlot::frameIn(const QRectF& room, const Look& look) const
{
    const double unit = look.letters;
    double names = 0;
    for (const Line& line : m_lines)
        names = std::max(names, Word{{}, line.name, unit, true, {}}.width(look.font));
    names = std::min(names + unit, look.names * room.width());
    Frame frame;
    frame.inside = room.adjusted(3 * unit, 0.8 * unit, -names - 0.4 * unit, -1.8 * unit);
    frame.right = room.right() - 0.3 * unit;
    frame.namesAt = frame.inside.right() + 0.6 * unit;
    frame.step = stepOf(m_most - m_least, frame.inside.height(), unit);
    frame.least = static_cast<int>(std::floor(double(m_least) / frame.step)) * frame.step;
    frame.most = static_cast<int>(std::ceil(double(m_most) / frame.step)) * frame.step;
    frame.entries = std::max(1.0, static_cast<double>(m_entries) - 1);
    chooseLines(frame, look);
    return frame;
}

/** Those who stand best, and whoever is chosen; what says that there are more takes the room of one. */
void PointsPlot::chooseLines(Frame& frame, const Look& look) const
{
    const int room = std::max(1, static_cast<int>((frame.inside.height() + look.letters) / nameHeight(look)));
    const int all = static_cast<int>(m_lines.size());
    const int shown = m_members <= room ? all : std::clamp(room - 1, 1, all);
    for (int line = 0; line < shown; ++line)
        frame.lines.push_back(line);
    if (look.strong >= shown)
        frame.lines.back() = look.strong;
    frame.left = m_members - shown;
}

void PointsPlot::paint(Canvas& canvas, const QRectF& room, const Look& look) const
{
    if (m_lines.empty())
        return;
    const Frame frame = frameIn(room, look);
    if (frame.inside.width() < 2 * look.letters || frame.inside.height() < 2 * look.letters)
        return;
    paintScale(canvas, frame, look);
    paintDays(canvas, frame, look);
    for (const int line : frame.lines) {
        if (line != look.strong)
            paintLine(canvas, frame, look, line);
    }
    if (look.strong >= 0)
        paintLine(canvas, frame, look, look.strong);
    paintNames(canvas, frame, look);
}

void PointsPlot::paintScale(Canvas& canvas, const Frame& frame, const Look& look) const
{
    const QColor faint = faintOf(look);
    const double thin = 0.08 * look.letters;
    for (int points = frame.least; points <= frame.most; points += frame.step) {
        const double y = frame.y(points);
        stroke(canvas, {frame.inside.left(), y}, {frame.inside.right(), y}, plain(faint, thin));
        Word word{{}, QString::number(points), look.letters, false, look.ink};
        word.centre = {frame.inside.left() - 0.5 * look.letters - word.width(look.font) / 2, y};
        canvas.write(word);
    }
    // Whoever comes below this line is out.
    const double y = frame.y(kLeastPoints);
    const QList<double> dashes{0.5 * look.letters, 0.3 * look.letters};
    stroke(canvas, {frame.inside.left(), y}, {frame.inside.right(), y},
           {look.ink, 1.5 * thin, dashes, 0, false, false});
}

/** As many as there is room for. */
void PointsPlot::paintDays(Canvas& canvas, const Frame& frame, const Look& look) const
{
    const QColor faint = faintOf(look);
    double free = frame.inside.left() - 2 * look.letters;
    for (const auto& [entry, day] : m_days) {
        const double x = frame.x(entry);
        Word word{{}, day, 0.85 * look.letters, false, look.ink};
        const double half = word.width(look.font) / 2;
        const double centre = std::min(x, frame.right - half);
        if (centre - half < free)
            continue;
        free = centre + half + look.letters;
        word.centre = {centre, frame.inside.bottom() + look.letters};
        stroke(canvas, {x, frame.inside.top()}, {x, frame.inside.bottom()}, plain(faint, 0.08 * look.letters));
        canvas.write(word);
    }
}

void PointsPlot::paintLine(Canvas& canvas, const Frame& frame, const Look& look, int number) const
{
    const Line& line = m_lines[static_cast<std::size_t>(number)];
    QPainterPath path({frame.x(line.steps.front().entry), frame.y(line.steps.front().points)});
    for (std::size_t step = 1; step < line.steps.size(); ++step) {
        const double x = frame.x(line.steps[step].entry);
        path.lineTo(x, frame.y(line.steps[step - 1].points));
        path.lineTo(x, frame.y(line.steps[step].points));
    }
    const QPointF end(frame.x(line.until), frame.y(line.steps.back().points));
    path.lineTo(end);
    const double wide = (number == look.strong ? 0.34 : 0.17) * look.letters;
    const QColor colour = colourOf(line.member, look);
    canvas.stroke(path, {colour, wide, dashesOf(line.member, look.letters), 0, false, false});
    if (!line.isOut)
        return;
    const double arm = 0.4 * look.letters;
    for (const double turn : {1.0, -1.0})
        stroke(canvas, end + QPointF(-arm, -turn * arm), end + QPointF(arm, turn * arm),
               plain(colour, 0.17 * look.letters));
}

/** One below the other where lines end near each other, in the order of the points. */
void PointsPlot::paintNames(Canvas& canvas, const Frame& frame, const Look& look) const
{
    std::vector<std::size_t> order(frame.lines.begin(), frame.lines.end());
    std::ranges::stable_sort(order, std::greater{},
                             [&](std::size_t line) { return m_lines[line].steps.back().points; });
    const double height = nameHeight(look);
    const double widest = frame.inside.width() * look.names / (1 - look.names);
    std::vector<double> places;
    double free = frame.inside.top() - height;
    for (const std::size_t line : order) {
        free = std::max(free + height, frame.y(m_lines[line].steps.back().points));
        places.push_back(free);
    }
    // What would fall off below moves up.
    double limit = frame.inside.bottom() + 0.8 * look.letters;
    if (frame.left > 0) {
        //: below the names of members at their lines: so many others have no line
        const QString others = PlotTr::tr("and %n more", nullptr, frame.left);
        Word word{{}, others, look.letters, false, look.ink};
        word.shorten(look.font, widest);
        word.centre = {frame.namesAt + word.width(look.font) / 2, limit};
        canvas.write(word);
        limit -= height;
    }
    for (std::size_t i = places.size(); i-- > 0;) {
        places[i] = std::min(places[i], limit);
        limit = places[i] - height;
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool isStrong = static_cast<int>(order[i]) == look.strong;
        Word word{{}, m_lines[order[i]].name, look.letters, isStrong, colourOf(m_lines[order[i]].member, look)};
        fit(word, look, widest);
        word.centre = {frame.namesAt + word.width(look.font) / 2, places[i]};
        canvas.write(word);
    }
}

std::optional<PointsPlot::Near> PointsPlot::nearest(QPointF at, const QRectF& room, const Look& look) const
{
    if (m_lines.empty())
        return std::nullopt;
    const Frame frame = frameIn(room, look);
    if (!frame.inside.adjusted(-look.letters, -look.letters, look.letters, look.letters).contains(at))
        return std::nullopt;
    std::optional<Near> found;
    double least = 2 * look.letters;
    for (const int number : frame.lines) {
        // What the member had where the pointer is: after the last step before it.
        const Line& line = m_lines[static_cast<std::size_t>(number)];
        const PointsAt* now = nullptr;
        for (const PointsAt& step : line.steps) {
            if (frame.x(step.entry) <= at.x() + 0.3 * look.letters)
                now = &step;
        }
        if (!now || at.x() > frame.x(line.until) + look.letters)
            continue;
        if (const double away = std::abs(frame.y(now->points) - at.y()); away < least) {
            least = away;
            found = Near{number, *now};
        }
    }
    return found;
}

} // namespace ringford::ui
