// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerPages.h"

#include "engine/tournament/Standings.h"
#include "ui/print/DiagramSpec.h"
#include "ui/print/PageContent.h"
#include "ui/print/TextLines.h"
#include "ui/tournament/LedgerTable.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/tournament/PointsPlot.h"
#include "ui/tournament/StandingsModel.h"
#include "ui/words/Words.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kLedgerMargin = 12;
constexpr double kLedgerTitle = 6;
constexpr double kLedgerText = 3.2;
constexpr double kLedgerRow = 5.2;
constexpr double kSmallText = 2.3; // of the ledger on small paper: it has many columns
constexpr double kReadableText = 2.9;
constexpr double kSmallRow = 4.2;
constexpr double kNarrowNames = 20;
constexpr double kPlotHeight = 90;
constexpr double kNamesOfPlot = 0.4; // of its width
constexpr double kLedgerFoot = 6;
constexpr double kPad = 1;

constexpr double kHeadSize = 0.9; // of the letters below

struct Column {
    QString head;
    double width = 0;
    bool isNumber = false;
};

double widthFor(const QString& text, double size, bool isBold)
{
    return Word{{}, text, size, isBold, Qt::black}.width(printFont()) + 2 * kPad;
}

double widthForHead(const QString& head, double size)
{
    double wide = 0;
    for (const QString& line : head.split(u'\n'))
        wide = std::max(wide, widthFor(line, kHeadSize * size, true));
    return wide;
}

/** What a column needs for the smallest letters with nothing cut. */
double wholeOf(const LedgerColumn& column)
{
    double wide = widthForHead(column.head, kSmallText);
    for (const QString& word : column.words)
        wide = std::max(wide, widthFor(word, kSmallText, false));
    return wide;
}

/** The same, but long names may be cut. */
double narrowestOf(const LedgerColumn& column)
{
    const double whole = wholeOf(column);
    return column.isOfNames ? std::min(whole, std::max(kNarrowNames, widthForHead(column.head, kSmallText))) : whole;
}

double narrowestOf(const std::vector<LedgerColumn>& columns)
{
    return std::accumulate(columns.begin(), columns.end(), 0.0,
                           [](double wide, const LedgerColumn& column) { return wide + narrowestOf(column); });
}

/** Sets one page after the other from the top. */
class LedgerPageWriter {
public:
    LedgerPageWriter(const LedgerPaper& spec, const Ledger& ledger, const PageSink& sink)
        : m_spec(spec), m_ledger(ledger), m_sink(sink),
          m_room(QRectF({0, 0}, spec.paper)
                     .adjusted(kLedgerMargin, kLedgerMargin, -kLedgerMargin, -kLedgerMargin - kLedgerFoot))
    {
    }

    bool write()
    {
        begin();
        m_content.addText({m_room.left(), m_y + kLedgerTitle / 2}, m_spec.title, kLedgerTitle, true, m_room.width());
        m_y += kLedgerTitle + 3;
        m_content.addText({m_room.left(), m_y}, words::status(m_ledger.tournament()), kLedgerText, false,
                          m_room.width());
        m_y += kLedgerRow + 2;
        return (!m_spec.hasStandings || writeStandings()) && (!m_spec.hasPlot || writePlot()) &&
               (!m_spec.hasLedger || writeLedgerRows()) && end();
    }

private:
    void begin()
    {
        m_y = m_room.top();
        m_plot.reset();
    }

    bool end()
    {
        m_content.addPageNumber({m_room.center().x(), m_room.bottom() + kLedgerFoot}, ++m_page);
        PrintPage page = std::exchange(m_content, {}).on(m_spec.paper);
        if (m_plot) {
            page.paint = [below = std::move(page.paint), plot = *m_plot, at = m_plotAt](Canvas& canvas) {
                below(canvas);
                PointsPlot::Look look{printFont(), kLedgerText};
                look.names = kNamesOfPlot;
                look.smallest = kSmallText / kLedgerText;
                plot.paint(canvas, at, look);
            };
        }
        return m_sink(std::move(page));
    }

    bool makeRoom(double height)
    {
        if (m_y + height <= m_room.bottom() || m_y == m_room.top())
            return true;
        if (!end())
            return false;
        begin();
        return true;
    }

    /** @p at: the left end of the column, and the middle of the line. */
    void writeCell(const Column& column, QPointF at, const QString& text, double size, bool isBold)
    {
        if (text.isEmpty())
            return;
        const double most = column.width - 2 * m_pad;
        Word word{{}, text, size, isBold, Qt::black};
        word.shorten(printFont(), most);
        const double width = word.width(printFont());
        const double begin = column.isNumber ? at.x() + column.width - m_pad - width : at.x() + m_pad;
        // All of a row stand on one line: those in small letters would be centred higher.
        const double base = Word{{}, QStringLiteral("0"), size, isBold, Qt::black}.drop(printFont());
        word.centre = {begin + width / 2, at.y() + base - word.drop(printFont())};
        m_content.addWord(std::move(word));
    }

    /** What is too long for its column goes on below; only what has no room in that many lines is cut. */
    QStringList linesOf(const Column& column, const QString& text, double size) const
    {
        constexpr qsizetype kMostLines = 5;
        const double room = column.width - 2 * m_pad;
        if (column.isNumber || Word{{}, text, size, false, Qt::black}.width(printFont()) <= room)
            return {text};
        QStringList lines = wrapped(text, size, room, printFont(), kMostLines + 1);
        if (lines.size() > kMostLines) {
            const QString rest = lines.takeLast();
            lines.last() += u' ' + rest;
        }
        return lines;
    }

    /** A row of a table, as high as its cells need; false where a page was not taken. */
    bool writeRow(const std::vector<Column>& columns, const QStringList& texts, double size, double row)
    {
        constexpr double kLineStep = 1.2; // of the letters
        std::vector<QStringList> cells;
        qsizetype most = 1;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            cells.push_back(linesOf(columns[i], texts[static_cast<qsizetype>(i)], size));
            most = std::max(most, cells.back().size());
        }
        const double high = row + static_cast<double>(most - 1) * kLineStep * size;
        if (m_y + high > m_room.bottom()) {
            if (!end())
                return false;
            begin();
            writeHeads(columns, size, row);
        }
        double left = m_room.left();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            for (qsizetype line = 0; line < cells[i].size(); ++line)
                writeCell(columns[i], {left, m_y + row / 2 + static_cast<double>(line) * kLineStep * size},
                          cells[i][line], size, false);
            left += columns[i].width;
        }
        m_y += high;
        rule(left - m_room.left(), 0.1);
        return true;
    }

    void rule(double wide, double width)
    {
        m_content.addLine({m_room.left(), m_y}, {m_room.left() + wide, m_y}, width);
    }

    /** Heads may have two lines. */
    void writeHeads(const std::vector<Column>& columns, double size, double row)
    {
        m_y += row / 2;
        for (int line = 0; line < 2; ++line) {
            double left = m_room.left();
            for (const Column& column : columns) {
                const QStringList parts = column.head.split(u'\n');
                const auto part = static_cast<qsizetype>(line) - (2 - parts.size());
                if (part >= 0)
                    writeCell(column, {left, m_y}, parts[part], kHeadSize * size, true);
                left += column.width;
            }
            m_y += line == 0 ? 0.8 * row : row / 2 + 0.4;
        }
        double wide = 0;
        for (const Column& column : columns)
            wide += column.width;
        rule(wide, 0.3);
    }

    /** On narrow paper all of a table is smaller. */
    bool writeTable(std::vector<Column> columns, std::size_t count, double size, double row,
                    const std::function<QStringList(std::size_t)>& cells)
    {
        double wanted = 0;
        for (Column& column : columns) {
            column.width = std::max(column.width, widthForHead(column.head, size));
            wanted += column.width;
        }
        const double scale = std::min(1.0, m_room.width() / wanted);
        for (Column& column : columns)
            column.width *= scale;
        m_pad = scale * kPad;
        size *= scale;
        row *= scale;
        if (!makeRoom(4 * row))
            return false;
        writeHeads(columns, size, row);
        for (std::size_t number = 0; number < count; ++number) {
            if (!writeRow(columns, cells(number), size, row))
                return false;
        }
        m_y += 2 * row;
        return true;
    }

    bool writeStandings()
    {
        const Standings standings(m_ledger.tournament());
        std::vector<Column> columns;
        // Names have the room that is left, so that all tables on the page end at the same edge.
        constexpr double kBesideNames = 76;
        constexpr double kLeastNames = 40;
        const std::array<double, 5> widths{14, std::max(kLeastNames, m_room.width() - kBesideNames), 18, 26, 18};
        for (int column = 0; column < 5; ++column)
            columns.push_back({StandingsModel::heading(column), widths[static_cast<std::size_t>(column)],
                               !StandingsModel::isText(column)});
        return writeTable(columns, standings.members.size(), kLedgerText, kLedgerRow, [&](std::size_t number) {
            const TournamentMember& one = standings.members[number];
            const bool hasWon = std::ranges::find(standings.winners, one.name) != standings.winners.end();
            const std::size_t place = placeOf(standings.members, number);
            return QStringList{QString::number(place), words::member(one.name), QString::number(one.points),
                               StandingsModel::stateOf(one, hasWon), QString::number(one.battles)};
        });
    }

    bool writePlot()
    {
        const double height = std::min(kPlotHeight, m_room.height());
        if (!makeRoom(height))
            return false;
        m_plot = PointsPlot(m_ledger, {});
        m_plotAt = QRectF(m_room.left(), m_y, m_room.width(), height);
        m_y += height + kLedgerRow;
        return true;
    }

    /** How much larger than the smallest letters may be, up to those of the other tables. */
    double growthOf(const std::vector<LedgerColumn>& columns) const
    {
        return std::clamp(m_room.width() / narrowestOf(columns), 1.0, kLedgerText / kSmallText);
    }

    /** Letters grow as long as they can be read well; beyond that, only as far as no name is cut. */
    double growthWithNames(const std::vector<LedgerColumn>& columns) const
    {
        double whole = 0;
        for (const LedgerColumn& column : columns)
            whole += wholeOf(column);
        const double most = growthOf(columns);
        const double least = std::min(most, kReadableText / kSmallText);
        return std::clamp(m_room.width() / whole, least, most);
    }

    /** Names have the room that is left: first what they need, then all the same. */
    void shareAmongNames(const std::vector<LedgerColumn>& parts, double grown, std::vector<Column>& columns) const
    {
        double spare = m_room.width();
        double wanted = 0;
        int named = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            spare -= columns[i].width;
            wanted += parts[i].isOfNames ? grown * wholeOf(parts[i]) - columns[i].width : 0;
            named += parts[i].isOfNames ? 1 : 0;
        }
        spare = std::max(0.0, spare);
        const double part = wanted > 0 ? std::min(1.0, spare / wanted) : 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i].isOfNames)
                columns[i].width +=
                    part * (grown * wholeOf(parts[i]) - columns[i].width) + (spare - part * wanted) / named;
        }
    }

    bool writeLedgerRows()
    {
        std::vector<LedgerColumn> parts = wideLedger(m_ledger);
        if (kSmallText * growthOf(parts) < kReadableText)
            parts = narrowLedger(m_ledger);
        const double grown = growthWithNames(parts);
        std::vector<Column> columns;
        for (const LedgerColumn& part : parts)
            columns.push_back({part.head, grown * narrowestOf(part), part.isNumber});
        shareAmongNames(parts, grown, columns);
        const auto cells = [&parts](std::size_t entry) {
            QStringList texts;
            for (const LedgerColumn& part : parts)
                texts += part.text(entry);
            return texts;
        };
        return writeTable(columns, m_ledger.entries().size(), grown * kSmallText, grown * kSmallRow, cells);
    }

    const LedgerPaper& m_spec;
    const Ledger& m_ledger;
    const PageSink& m_sink;
    QRectF m_room;
    PageContent m_content;
    std::optional<PointsPlot> m_plot; ///< on the page that is being set
    QRectF m_plotAt;
    double m_y = 0;
    double m_pad = kPad; ///< of the table that is being set
    int m_page = 0;
};

} // namespace

bool writeLedgerPages(const LedgerPaper& spec, const Ledger& ledger, const PageSink& sink)
{
    return LedgerPageWriter(spec, ledger, sink).write();
}

} // namespace ringford::ui
