// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/TextColumns.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kPieceSide = 2.6; // of a piece beside text, in sizes of letters
constexpr double kPieceRoom = 3.1;
constexpr double kPassedSize = 0.9; // of what tells a diagram that other text has passed
constexpr double kPassedGap = 0.4;  // above it

double indentOf(const TextBlock& block, double size)
{
    return (block.indent + (block.piece ? kPieceRoom : 0)) * size;
}

double heightOf(const std::vector<ColumnPlace>& places, const std::vector<ColumnUnit>& units)
{
    double height = 0;
    for (const ColumnPlace& place : places)
        height = std::max(height, place.y + units[place.unit].heightIf(place.isPassed));
    return height;
}

/** No more has room, unless all that has none is a diagram that lets others pass. */
bool areFull(const std::vector<ColumnPlace>& places, const std::vector<ColumnUnit>& units)
{
    if (places.size() + 1 != units.size())
        return places.size() < units.size();
    std::size_t left = 0;
    while (std::ranges::find(places, left, &ColumnPlace::unit) != places.end())
        ++left;
    return !units[left].mayWait;
}

} // namespace

TextBlock TextBlock::of(const QString& text)
{
    TextBlock block;
    const QStringList parts = text.split(u'*');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (!parts[i].isEmpty())
            block.runs.push_back({parts[i], i % 2 == 1});
    }
    return block;
}

TextColumns::TextColumns(Look look, std::function<Page()> nextPage)
    : m_look(std::move(look)), m_nextPage(std::move(nextPage))
{
}

double TextColumns::columnWidth()
{
    if (!m_page.content && !turnPage())
        return 0;
    return columnWide();
}

QSizeF TextColumns::pageRoom()
{
    if (!m_page.content && !turnPage())
        return {};
    return {m_page.room.width(), m_whole};
}

double TextColumns::columnWide() const
{
    return (m_page.room.width() - (m_look.columns - 1) * m_look.gap) / m_look.columns;
}

bool TextColumns::turnPage()
{
    m_page = m_nextPage();
    m_whole = m_page.room.height();
    // Where no letter has room, each would have a page.
    if (columnWide() < m_look.size || m_whole < kLeading * m_look.size)
        m_page.content = nullptr;
    return m_page.content != nullptr;
}

TextLines TextColumns::linesOf(const TextBlock& block) const
{
    return {block.runs, m_look.size * block.scale, columnWide() - indentOf(block, m_look.size), m_look.font};
}

bool TextColumns::staysWithNext(const TextBlock& block) const
{
    constexpr int kFewLines = 6; // of more a column's foot would be left empty
    if (block.staysWithNext || !block.introduces)
        return block.staysWithNext;
    TextLines lines = linesOf(block);
    for (int count = 0; count <= kFewLines; ++count) {
        if (!lines.next())
            return true;
    }
    return false;
}

/** Shows units where they stand, and keeps the others. */
void TextColumns::show(const std::vector<ColumnPlace>& places)
{
    std::vector<bool> isShown(m_units.size());
    std::size_t end = 0; // behind the last
    for (const ColumnPlace& place : places) {
        const double left = m_page.room.left() + place.column * (columnWide() + m_look.gap);
        m_shows[place.unit](*m_page.content, {{left, m_page.room.top() + place.y}, place.isPassed});
        isShown[place.unit] = true;
        end = std::max(end, place.unit + 1);
    }
    std::vector<ColumnUnit> units;
    std::vector<Show> shows;
    for (std::size_t index = 0; index < m_units.size(); ++index) {
        if (isShown[index])
            continue;
        m_units[index].isPassed = m_units[index].isPassed || index < end;
        units.push_back(m_units[index]);
        shows.push_back(std::move(m_shows[index]));
    }
    m_units = std::move(units);
    m_shows = std::move(shows);
}

/** Shows what stands on the page, and begins the next one with the diagrams across it that wait. */
bool TextColumns::endPage(const std::vector<ColumnPlace>& places)
{
    const std::size_t shown = places.size();
    show(places);
    m_isOnlyPage = false;
    if (!turnPage())
        return false;
    for (Waiting& one : m_waiting) {
        one.isPassed = one.isPassed || shown > one.before;
        one.before -= std::min(one.before, shown);
    }
    const auto hasRoom = [this] { return setBand(0, true) <= m_page.room.height(); };
    for (bool isFirst = true; !m_waiting.empty() && (isFirst || hasRoom()); isFirst = false)
        setBand(m_page.room.top());
    return true;
}

/**
 * Whatever waits is set, or stands on the page that is being filled. Where nothing follows that could fill this page,
 * what stands behind something across it comes behind it on the next one.
 */
bool TextColumns::setWhatWaits(Behind behind)
{
    for (;;) {
        while (setBelow()) {
        }
        const double height = m_page.room.height();
        const auto places = columnPlaces(m_units, m_look.columns, height, m_whole, behind);
        const bool isAll = places.size() == m_units.size();
        if (isAll && m_waiting.empty())
            return true;
        const bool isLeft = behind == Behind::Nothing && !m_waiting.empty();
        const std::size_t before = isLeft ? m_waiting.front().before : m_units.size();
        if (!endPage(isAll ? evenColumnPlaces(std::span(m_units).first(before), m_look.columns, height) : places))
            return false;
    }
}

/** Puts a unit behind all before, on the next page where this one is full. */
bool TextColumns::put(ColumnUnit unit, Show show)
{
    unit.staysWithPrevious = unit.staysWithPrevious || (std::exchange(m_keepsNext, false) && !unit.endsWaiting);
    m_units.push_back(unit);
    m_shows.push_back(std::move(show));
    ++m_unitsOfBlock;
    for (;;) {
        const auto places = columnPlaces(m_units, m_look.columns, m_page.room.height(), m_whole, Behind::More);
        if (!areFull(places, m_units))
            return true;
        if (!endPage(places))
            return false;
    }
}

/** The first line of a block, with its label: its end is where those of others are. */
TextLines::Line TextColumns::labelled(const TextBlock& block, TextLines::Line line) const
{
    constexpr double kBehindLabel = 0.5; // in letters
    if (block.label.isEmpty())
        return line;
    const double size = m_look.size * block.scale;
    const double width = Word{{}, block.label, size, true, {}}.width(m_look.font);
    line.insert(line.begin(), {block.label, true, -width - kBehindLabel * size, width});
    return line;
}

TextColumns::Show TextColumns::lineOf(const TextBlock& block, TextLines::Line line) const
{
    const double size = m_look.size * block.scale;
    // A word's middle is that of its own letters: the base line is what has to be straight.
    const double base = lineHeight(block) / 2 + Word{{}, QStringLiteral("H"), size, false, {}}.drop(m_look.font);
    const QPointF begin(indentOf(block, m_look.size), base);
    return [=, font = m_look.font, ink = m_look.ink, line = std::move(line)](PageContent& page, const At& at) {
        for (const TextLines::Piece& set : line) {
            // Lines begin straight below one another, whatever rounding makes of the width of letters.
            Word word{{}, set.text, size, set.isBold, ink, set.width};
            word.centre = at.corner + begin + QPointF(set.left + set.width / 2, -word.drop(font));
            page.addWord(std::move(word));
        }
    };
}

double TextColumns::bottomOf(const Word& word)
{
    return word.centre.y() + kLeading * word.size / 2;
}

/** Below a diagram that other text has passed, from its corner on. */
std::vector<Word> TextColumns::wordsIfPassed(const TextBlock& block, double width) const
{
    std::vector<Word> words;
    if (block.ifPassed.isEmpty())
        return words;
    const QSizeF diagram = block.diagram->size();
    const double size = kPassedSize * m_look.size;
    double y = diagram.height() + kPassedGap * m_look.size;
    for (const QString& line : wrapped(block.ifPassed, size, width, m_look.font)) {
        words.push_back({{diagram.width() / 2, y + kLeading * size / 2}, line, size, false, m_look.ink});
        y += kLeading * size;
    }
    return words;
}

bool TextColumns::addDiagram(const TextBlock& block)
{
    const QSizeF size = block.diagram->size();
    const double left = (columnWide() - size.width()) / 2;
    ColumnUnit unit{size.height(), block.before * m_look.size, block.staysWithPrevious, block.mayWait};
    unit.after = block.after * m_look.size;
    std::vector<Word> words;
    if (block.mayWait)
        words = wordsIfPassed(block, columnWide());
    if (!words.empty())
        unit.ifPassed = bottomOf(words.back()) - size.height();
    return put(unit, [diagram = block.diagram, left, words = std::move(words)](PageContent& page, const At& at) {
        page.addDiagram(diagram, at.corner + QPointF(left, 0));
        for (Word word : words) {
            word.centre += at.corner + QPointF(left, 0);
            if (at.isPassed)
                page.addWord(std::move(word));
        }
    });
}

/** How many of what stands in columns need not be on the page of what comes next. */
std::size_t TextColumns::unitsOnTheirOwn(const TextBlock& block) const
{
    std::size_t count = m_units.size();
    if (count == 0 || !(block.staysWithPrevious || m_keepsNext))
        return count;
    while (--count > 0 && m_units[count].staysWithPrevious) {
    }
    return count;
}

/** Shows the first units in even columns, which have room; gives how high these are. */
double TextColumns::showEvenly(std::size_t units)
{
    const auto places = evenColumnPlacesAbove(std::span(m_units).first(units), m_look.columns, m_page.room.height());
    const double height = heightOf(places, m_units);
    show(places);
    return height;
}

/** Two diagrams that wait and that have the width stand in one row. */
std::size_t TextColumns::besideOneAnother() const
{
    if (m_waiting.size() < 2)
        return m_waiting.size();
    const double half = (m_page.room.width() - m_look.gap) / 2;
    const bool areNarrow = std::ranges::all_of(std::span(m_waiting).first(2), [half](const Waiting& one) {
        return one.block.diagram->size().width() <= half;
    });
    return areNarrow ? 2 : 1;
}

/** Sets the first that wait, from @p top on; columns begin anew below them. Gives how high they are. */
double TextColumns::setBand(double top, bool isMeasured)
{
    const std::size_t beside = besideOneAnother();
    const double gaps = static_cast<double>(beside - 1) * m_look.gap;
    const double wide = (m_page.room.width() - gaps) / static_cast<double>(beside);
    PageContent measured;
    PageContent& into = isMeasured ? measured : *m_page.content;
    double left = m_page.room.left();
    double high = 0;
    for (const Waiting& one : std::span(m_waiting).first(beside)) {
        const QSizeF size = one.block.diagram->size();
        const QPointF corner(left + (wide - size.width()) / 2, top);
        into.addDiagram(one.block.diagram, corner);
        high = std::max(high, size.height());
        left += wide + m_look.gap;
        // Of two nobody knows which is which.
        for (Word& word : one.isPassed || beside > 1 ? wordsIfPassed(one.block, wide) : std::vector<Word>()) {
            high = std::max(high, bottomOf(word));
            word.centre += corner;
            into.addWord(std::move(word));
        }
    }
    if (isMeasured)
        return high;
    const double after = m_waiting.front().block.after * m_look.size;
    m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(beside));
    m_page.room.setTop(std::min(m_page.room.bottom(), top + high + after));
    m_isOnlyPage = false;
    return high;
}

/** Sets the first that wait below what stands in columns, which is even then. False: they have no room there. */
bool TextColumns::setBelow()
{
    if (m_waiting.empty())
        return false;
    const double above = heightOf(evenColumnPlacesAbove(m_units, m_look.columns, m_page.room.height()), m_units);
    const double gap = above > 0 ? m_waiting.front().block.before * m_look.size : 0;
    if (above + gap + setBand(0, true) > m_page.room.height())
        return false;
    for (Waiting& one : m_waiting) {
        one.isPassed = one.isPassed || m_units.size() > one.before;
        one.before = 0;
    }
    m_keepsNext = false;
    showEvenly(m_units.size());
    setBand(m_page.room.top() + above + gap);
    return true;
}

/** @pre the diagram is lower than a page */
bool TextColumns::addAcross(const TextBlock& block)
{
    constexpr std::size_t kMostWaiting = 4; // text would run further and further ahead of them
    if (m_waiting.size() >= kMostWaiting && !setWhatWaits(Behind::More))
        return false;
    const bool isAlone = m_waiting.empty();
    m_waiting.push_back({block, m_units.size()});
    const bool mayWait = block.mayWait && !m_keepsNext;
    if (isAlone && mayWait && block.waitsForNext)
        return true;
    while (setBelow()) {
    }
    if (m_waiting.empty() || !isAlone || mayWait)
        return true;
    // What it belongs to goes on to the next page with it.
    showEvenly(unitsOnTheirOwn(block));
    m_keepsNext = false;
    m_isOnlyPage = false;
    if (!turnPage())
        return false;
    m_waiting.front().before = m_units.size();
    while (setBelow()) {
    }
    return true;
}

/** Lines as wide as the page, below columns that are even. */
bool TextColumns::addLinesAcross(const TextBlock& block)
{
    constexpr int kTogether = 2; // no line stands alone at a page's foot
    const double indent = indentOf(block, m_look.size);
    TextLines lines(block.runs, m_look.size * block.scale, m_page.room.width() - indent, m_look.font);
    const double step = lineHeight(block);
    double y = showEvenly(m_units.size());
    if (y > 0)
        y += block.before * m_look.size;
    int count = 0;
    for (auto line = lines.next(); line;) {
        auto following = lines.next();
        const int needed = ++count == 1 && following ? kTogether : 1;
        if (y > 0 && y + needed * step > m_page.room.height()) {
            if (!turnPage())
                return false;
            y = 0;
        }
        lineOf(block, count == 1 ? labelled(block, *std::move(line))
                                 : *std::move(line))(*m_page.content, {m_page.room.topLeft() + QPointF(0, y)});
        y += step;
        line = std::move(following);
    }
    m_page.room.setTop(std::min(m_page.room.bottom(), m_page.room.top() + y + block.after * m_look.size));
    m_isOnlyPage = false;
    return true;
}

bool TextColumns::add(const TextBlock& block)
{
    if (!m_page.content && !turnPage())
        return false;
    const bool endsWaiting = block.endsWaiting || !block.diagram == block.isAcross;
    if (!m_waiting.empty() && endsWaiting && !setWhatWaits(Behind::Nothing))
        return false;
    const bool isBelowHeading = m_keepsNext && !block.endsWaiting;
    m_unitsOfBlock = 0;
    const bool isSet = block.diagram && block.isAcross ? addAcross(block)
                       : block.diagram                 ? addDiagram(block)
                       : block.isAcross                ? addLinesAcross(block)
                       : block.piece                   ? addBesidePiece(block)
                                                       : addLines(block);
    // One line is not enough below a heading, nor is a diagram that may stand elsewhere.
    const bool isLittle = block.diagram ? block.mayWait && !block.isAcross : !block.piece && m_unitsOfBlock < 2;
    m_keepsNext = staysWithNext(block) || (isBelowHeading && isLittle);
    return isSet;
}

/** Line by line: where there is no further page, what follows need not be laid out. */
bool TextColumns::addLines(const TextBlock& block)
{
    TextLines lines = linesOf(block);
    const bool isBelowHeading = m_keepsNext && !block.endsWaiting;
    const bool isWhole = staysWithNext(block);
    ColumnUnit unit{lineHeight(block), block.before * m_look.size, block.staysWithPrevious};
    unit.endsWaiting = block.endsWaiting;
    int count = 0;
    for (auto line = lines.next(); line;) {
        auto following = lines.next();
        // The second line stays with the first, and the last with the one before.
        const bool isHeld = ++count == 2 || (count > 1 && (!following || isWhole));
        unit.staysWithPrevious = count == 1 ? block.staysWithPrevious : isHeld;
        unit.mayPart = !isWhole && count > (isBelowHeading ? 2 : 1);
        if (!put(unit, lineOf(block, count == 1 ? labelled(block, *std::move(line)) : *std::move(line))))
            return false;
        unit.before = 0;
        unit.endsWaiting = false;
        line = std::move(following);
    }
    return true;
}

/** The lines and the piece beside them stay together, in the middle of the higher one. */
bool TextColumns::addBesidePiece(const TextBlock& block)
{
    std::vector<Show> lines;
    for (TextLines broken = linesOf(block); auto line = broken.next();)
        lines.push_back(lineOf(block, *std::move(line)));
    const double side = kPieceSide * m_look.size;
    const double step = lineHeight(block);
    const double high = static_cast<double>(lines.size()) * step;
    const double left = block.indent * m_look.size + side / 2;
    return put({std::max(high, side), block.before * m_look.size, block.staysWithPrevious},
               [=, lines = std::move(lines), piece = *block.piece](PageContent& page, const At& at) {
                   page.addPiece(piece, {at.corner + QPointF(left, side / 2), side, 0, 1});
                   double y = std::max(0.0, (side - high) / 2);
                   for (const Show& line : lines) {
                       line(page, {at.corner + QPointF(0, y)});
                       y += step;
                   }
               });
}

void TextColumns::finish()
{
    if (!m_page.content || !setWhatWaits(Behind::Nothing))
        return;
    const double height = m_page.room.height();
    const auto inOne = columnPlaces(m_units, 1, m_look.least * height);
    const bool isShort = m_isOnlyPage && inOne.size() == m_units.size();
    show(isShort ? inOne : evenColumnPlaces(m_units, m_look.columns, height));
}

} // namespace ringford::ui
