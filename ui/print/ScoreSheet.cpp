// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/ScoreSheet.h"

#include "ui/print/Page.h"
#include "ui/print/PageContent.h"
#include "ui/print/PageTitle.h"
#include "ui/print/TextLines.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kScoreTitle = 6;
constexpr double kScoreText = 3.6;
constexpr double kBelowTitle = 4.2;
constexpr double kField = 9;      // a line to write on
constexpr double kLeastRow = 6.4; // of a table
constexpr double kTightRow = 6;   // where a few rows would need another page
constexpr double kMostRow = 8.5;
constexpr double kScoreNumber = 9;  // the column of numbers
constexpr double kLeastWide = 19;   // a column to write in
constexpr double kScoreBetween = 5; // tables beside one another
constexpr double kScoreFoot = 6;
constexpr double kHead = 3.2; // letters above a column
constexpr double kLeastHead = 2;
constexpr double kHeadStep = 0.1;
constexpr double kAroundHead = 0.8;     // above and below two lines together
constexpr double kHeadLeading = 1.2;    // letters
constexpr double kUsualLeastHead = 2.6; // in larger ones no hyphen ends a line
constexpr double kLongName = 2.9;       // letters of names that have no room otherwise

/** The heads of columns, all in letters of one size. */
struct ScoreHeads {
    double size = kHead;
    std::vector<QStringList> lines; ///< of each, one or two; a longer one is cut
};

/** In lines as long as one another: of `White on board 1` the number would stand alone. */
QStringList evenLines(const QString& name, double size, double width, const QFont& font)
{
    constexpr double kStep = 0.5; // mm
    QStringList best = wrapped(name, size, width, font);
    for (double narrow = width - kStep; narrow > size; narrow -= kStep) {
        QStringList lines = wrapped(name, size, narrow, font);
        if (lines.size() > best.size() || lines.join(u' ') != best.join(u' '))
            break;
        best = std::move(lines);
    }
    return best;
}

/** Names of seats begin alike: they are whole, in smaller letters or two lines, before they are cut. */
ScoreHeads headsOf(const QStringList& names, QSizeF room, QFont bold)
{
    bold.setBold(true);
    ScoreHeads heads;
    for (double size = kHead; size >= kLeastHead; size -= kHeadStep) {
        heads = {size, {}};
        bool areWhole = true;
        for (const QString& name : names) {
            const qsizetype most = kHeadLeading * 2 * size + kAroundHead <= room.height() ? 2 : 1;
            heads.lines.push_back(evenLines(name, size, room.width(), bold));
            const bool isParted = heads.lines.back().join(u' ').remove(u' ') != QString(name).remove(u' ');
            const bool isOneWord = heads.lines.back().size() > 1 && !name.contains(u' ') && size > kUsualLeastHead;
            areWhole = areWhole && heads.lines.back().size() <= most && !isParted && !isOneWord;
        }
        if (areWhole)
            return heads;
    }
    for (std::size_t i = 0; i < heads.lines.size(); ++i)
        heads.lines[i] = {names[static_cast<qsizetype>(i)]};
    return heads;
}

/** What is known of a field, as it has room on its line. */
struct ScoreEntry {
    double size = kScoreText;
    QStringList lines; ///< one or two
    bool isCut = false;
};

/** A long name stands in smaller letters, then in two lines, before its end is left out. */
ScoreEntry entryIn(const QString& known, double room, const QFont& font)
{
    ScoreEntry set{kScoreText, wrapped(known, kScoreText, room, font), false};
    if (set.lines.size() <= 1)
        return set;
    set = {kLongName, wrapped(known, kLongName, room, font), false};
    set.isCut = set.lines.size() > 2;
    if (set.isCut)
        set.lines = {set.lines[0], set.lines.mid(1).join(u' ')};
    return set;
}

/** Writes page after page from the top. */
class ScoreWriter {
public:
    ScoreWriter(const ScoreSheetSpec& spec, const PageSink& sink)
        : m_spec(spec), m_sink(sink), m_room(PageSpec::on(spec.paper).space()), m_content(spec.font)
    {
    }

    std::optional<ScoreSheetCuts> write()
    {
        for (const ScoreSheetSpec::Table& table : m_spec.tables) {
            for (int row = 0; row < m_spec.rows;) {
                writeHead(table);
                row = writeBlocks(table, row);
                if (!m_sink(std::exchange(m_content, PageContent(m_spec.font)).on(m_spec.paper)))
                    return std::nullopt;
            }
        }
        return m_cuts;
    }

private:
    /** Words, and a line behind them, from one place to another on a level; on it stands what is known already. */
    void field(double from, double to, double y, const QString& words, const QString& known = {})
    {
        const double begin = m_content.addText({from, y}, words, kScoreText, false, to - from) + 2;
        if (begin >= to) {
            m_cuts.names = m_cuts.names || !known.isEmpty(); // the words leave none of it any room
            return;
        }
        m_content.addLine({begin, y + 0.6 * kScoreText}, {to, y + 0.6 * kScoreText});
        if (known.isEmpty())
            return;
        const double room = to - begin - 1;
        const ScoreEntry set = entryIn(known, room, m_spec.font);
        for (qsizetype line = 0; line < set.lines.size(); ++line) {
            const double above = static_cast<double>(set.lines.size() - 1 - line) * kHeadLeading * set.size;
            m_content.addText({begin + 1, y - above}, set.lines[line], set.size, false, room);
        }
        m_cuts.names = m_cuts.names || set.isCut;
    }

    void writeHead(const ScoreSheetSpec::Table& table)
    {
        const QString board = table.heading.isEmpty() ? QString() : QStringLiteral(" · ") + table.heading;
        const PageTitle title(m_spec.title, {board}, m_room.width(), m_spec.font, kScoreTitle);
        title.set(m_content, m_room.topLeft(), board);
        m_cuts.title = m_cuts.title || title.isCut();
        double y = m_room.top() + title.room() + kBelowTitle;
        const double split = m_room.left() + 0.62 * m_room.width();
        field(m_room.left(), split - 4, y, m_spec.event, m_spec.knownEvent);
        field(split, m_room.right(), y, m_spec.date, m_spec.knownDate);
        // Who plays, two beside one another.
        for (qsizetype i = 0; i < table.players.size(); i += 2) {
            y += kField;
            const double middle = m_room.center().x();
            field(m_room.left(), middle - 3, y, table.players[i] + u':', table.names.value(i));
            if (i + 1 < table.players.size())
                field(middle + 3, m_room.right(), y, table.players[i + 1] + u':', table.names.value(i + 1));
        }
        y += kField;
        field(m_room.left(), m_room.center().x() - 3, y, m_spec.result);
        m_top = y + kField - 2;
        m_content.addPageNumber({m_room.center().x(), m_room.bottom() - 1}, ++m_page);
    }

    /** As many tables beside one another as have room; gives the row that comes next. */
    int writeBlocks(const ScoreSheetSpec::Table& table, int row)
    {
        const int columns = static_cast<int>(table.players.size());
        const double least = kScoreNumber + columns * kLeastWide;
        const int beside = std::max(1, static_cast<int>((m_room.width() + kScoreBetween) / (least + kScoreBetween)));
        const double high = m_room.bottom() - kScoreFoot - m_top;
        const auto rowsOf = [high](double rowHeight) { return std::max(1, static_cast<int>(high / rowHeight) - 1); };
        const int left = m_spec.rows - row;
        const bool isTight = left > beside * rowsOf(kLeastRow) && left <= beside * rowsOf(kTightRow);
        int below = rowsOf(isTight ? kTightRow : kLeastRow);
        int blocks = beside;
        // What is left is spread evenly over as few tables as hold it.
        for (int trial = 1; trial <= beside; ++trial) {
            const int each = (left + trial - 1) / trial;
            if (each <= below) {
                below = each;
                blocks = trial;
                break;
            }
        }
        m_row = std::min(kMostRow, high / (below + 1));
        const double width = (m_room.width() - (blocks - 1) * kScoreBetween) / blocks;
        for (int block = 0; block < blocks && row < m_spec.rows; ++block) {
            const int last = std::min(m_spec.rows, row + below);
            writeBlock(table, {m_room.left() + block * (width + kScoreBetween), m_top}, width, row, last);
            row = last;
        }
        return row;
    }

    void writeBlock(const ScoreSheetSpec::Table& table, QPointF at, double width, int from, int to)
    {
        const auto columns = static_cast<int>(table.players.size());
        const double wide = (width - kScoreNumber) / columns;
        const double bottom = at.y() + (to - from + 1) * m_row;
        for (int row = 0; row <= to - from + 1; ++row) {
            const double y = at.y() + row * m_row;
            m_content.addLine({at.x(), y}, {at.x() + width, y}, row <= 1 ? 0.3 : weights::kCellLine);
            if (row > 0 && row <= to - from)
                m_content.addWord(
                    {{at.x() + kScoreNumber / 2, y + m_row / 2}, QString::number(from + row), 3.2, false, Qt::black});
        }
        m_content.addLine({at.x(), at.y()}, {at.x(), bottom}, 0.3);
        const ScoreHeads heads = headsOf(table.players, {wide - 2.2, m_row}, m_spec.font);
        for (int column = 0; column <= columns; ++column) {
            const double x = at.x() + kScoreNumber + column * wide;
            m_content.addLine({x, at.y()}, {x, bottom}, column == columns ? 0.3 : weights::kCellLine);
            if (column < columns)
                writeHeadOf({x + 1.2, at.y() + m_row / 2}, heads, column, wide - 2);
        }
        m_content.addLine({at.x(), bottom}, {at.x() + width, bottom}, 0.3);
    }

    void writeHeadOf(QPointF left, const ScoreHeads& heads, int column, double most)
    {
        const QStringList& lines = heads.lines[static_cast<std::size_t>(column)];
        const double step = kHeadLeading * heads.size;
        left.ry() -= static_cast<double>(lines.size() - 1) * step / 2;
        for (const QString& line : lines) {
            m_content.addText(left, line, heads.size, true, most);
            left.ry() += step;
        }
    }

    const ScoreSheetSpec& m_spec;
    const PageSink& m_sink;
    QRectF m_room;
    PageContent m_content; ///< of the page that is being filled
    int m_page = 0;
    double m_top = 0; ///< of the tables
    double m_row = 0; ///< height of a row
    ScoreSheetCuts m_cuts;
};

} // namespace

std::vector<ScoreSheetSpec::Table> ScoreSheetSpec::tablesOf(const Game& game, const std::vector<QString>& seats,
                                                            const QString& board, const std::vector<QString>& names)
{
    const GameDescription& description = game.description();
    std::vector<Table> tables;
    const auto& faces = description.board.faces();
    for (std::size_t face = 0; face < faces.size(); ++face) {
        Table table;
        if (faces.size() > 1)
            table.heading = board.arg(face + 1);
        const auto add = [&](std::size_t seat) {
            table.players << seats[seat];
            table.names << (seat < names.size() ? names[seat] : QString());
        };
        // In turn order, as the seats are.
        for (std::size_t seat = 0; faces.size() == 1 && seat < seats.size(); ++seat)
            add(seat);
        for (const SideInfo& side : description.sides) {
            if (faces.size() > 1 && side.face == static_cast<int>(face))
                add(side.seat.index);
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

std::optional<ScoreSheetCuts> writeScoreSheet(const ScoreSheetSpec& spec, const PageSink& sink)
{
    return ScoreWriter(spec, sink).write();
}

} // namespace ringford::ui
