// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/Drawings.h"

#include "engine/text/Characters.h"

#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>

namespace ringford {

namespace {

using Kind = CommentPart::Kind;

/** The comments of an entry taken apart; what becomes empty goes with the blank behind it. */
class OpenComments {
public:
    OpenComments(Comments comments, const Board& board) : m_board(board)
    {
        for (const std::string& comment : comments)
            m_comments.push_back(readComment(comment, board));
    }

    /** Lets @p change look at each command of a kind: what it gives stands in its place, nothing takes it away. */
    template <class Change> void each(Kind kind, Change change)
    {
        for (CommentParts& parts : m_comments) {
            CommentParts kept; // to take them out one by one would move all that follow each time
            bool isBehindRemoved = false;
            for (CommentPart& part : parts) {
                const bool takesBlank = std::exchange(isBehindRemoved, false);
                if (part.kind == kind) {
                    std::optional<CommentPart> now = change(part);
                    if (!now) {
                        isBehindRemoved = true;
                        continue;
                    }
                    if (now->cells != part.cells || now->arrows != part.arrows)
                        part = *std::move(now); // else it stays as it was written
                } else if (takesBlank && part.kind == Kind::Text && part.written.starts_with(' ')) {
                    part.written.erase(0, 1);
                    if (part.written.empty())
                        continue;
                }
                kept.push_back(std::move(part));
            }
            if (isBehindRemoved && !kept.empty() && kept.back().kind == Kind::Text && kept.back().written == " ")
                kept.pop_back();
            parts = std::move(kept);
        }
        std::erase_if(m_comments, [](const CommentParts& parts) { return parts.empty(); });
    }

    /** The last command of a kind; null if there is none. */
    CommentPart* last(Kind kind)
    {
        CommentPart* found = nullptr;
        for (CommentParts& parts : m_comments) {
            for (CommentPart& part : parts)
                found = part.kind == kind ? &part : found;
        }
        return found;
    }

    void putInFront(CommentPart part)
    {
        if (m_comments.empty())
            m_comments.emplace_back();
        CommentParts& parts = m_comments.front();
        if (!parts.empty())
            parts.insert(parts.begin(), textPart(" "));
        parts.insert(parts.begin(), std::move(part));
    }

    Comments written() const
    {
        Comments comments;
        for (const CommentParts& parts : m_comments)
            comments.push_back(writeComment(parts));
        return comments;
    }

    const Board& board() const { return m_board; }

private:
    const Board& m_board;
    std::vector<CommentParts> m_comments;
};

std::optional<CommentPart> arrowsLeft(std::vector<Arrow> arrows, const Board& board)
{
    return arrows.empty() ? std::nullopt : std::optional(arrowsPart(std::move(arrows), board));
}

std::optional<CommentPart> cellsLeft(Kind kind, std::vector<MarkedCell> cells, const Board& board)
{
    if (cells.empty())
        return std::nullopt;
    return kind == Kind::Cells ? cellsPart(std::move(cells), board) : filledPart(std::move(cells), board);
}

/** Takes away the arrows for which @p goes says so. */
template <class Goes> void removeArrows(OpenComments& open, Goes goes)
{
    open.each(Kind::Arrows, [&](const CommentPart& part) {
        std::vector<Arrow> left = part.arrows;
        std::erase_if(left, goes);
        return arrowsLeft(std::move(left), open.board());
    });
}

template <class Goes> void removeCells(OpenComments& open, Kind kind, Goes goes)
{
    open.each(kind, [&](const CommentPart& part) {
        std::vector<MarkedCell> left = part.cells;
        std::erase_if(left, goes);
        return cellsLeft(kind, std::move(left), open.board());
    });
}

Comments withMarked(Comments comments, Kind kind, const MarkedCell& marked, const Board& board)
{
    const Drawings before = drawingsOf(comments, board);
    const std::vector<MarkedCell>& all = kind == Kind::Cells ? before.rings : before.fills;
    const bool isThere = std::ranges::find(all, marked) != all.end();
    OpenComments open(std::move(comments), board);
    removeCells(open, kind, [&](const MarkedCell& one) { return one.cell == marked.cell; });
    if (!isThere) {
        if (CommentPart* const last = open.last(kind)) {
            std::vector<MarkedCell> cells = last->cells;
            cells.push_back(marked);
            *last = *cellsLeft(kind, std::move(cells), board);
        } else {
            open.putInFront(*cellsLeft(kind, {marked}, board));
        }
    }
    return open.written();
}

void removeLabel(OpenComments& open, Cell cell)
{
    open.each(Kind::Label, [&](const CommentPart& part) {
        return part.cells.front().cell == cell ? std::nullopt : std::optional(part);
    });
}

/** Of items in the same place, as @p placeOf has it, the last one stays. */
template <class Item, class PlaceOf> void keepLast(std::vector<Item>& items, PlaceOf placeOf)
{
    std::set<std::invoke_result_t<PlaceOf, const Item&>> taken;
    std::ranges::reverse(items);
    std::erase_if(items, [&](const Item& item) { return !taken.insert(placeOf(item)).second; });
    std::ranges::reverse(items);
}

std::string fitForLabel(const std::string& text)
{
    std::string fit = fitForComment(text);
    std::erase(fit, ']');
    std::ranges::replace(fit, '\n', ' ');
    std::ranges::replace(fit, '\t', ' ');
    const auto first = fit.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : fit.substr(first, fit.find_last_not_of(' ') - first + 1);
}

} // namespace

std::string withColour(std::string_view item)
{
    // Cells begin with a small letter or a digit.
    const bool hasColour = !item.empty() && markColour(item.front());
    return (hasColour ? std::string() : std::string(1, letter(MarkColour::Green))) + std::string(item);
}

void keepLastArrows(std::vector<Arrow>& arrows)
{
    keepLast(arrows, [](const Arrow& arrow) { return std::pair(arrow.from, arrow.to); });
}

void keepLastRings(std::vector<MarkedCell>& rings)
{
    keepLast(rings, [](const MarkedCell& ring) { return ring.cell; });
}

Drawings drawingsOf(const Comments& comments, const Board& board)
{
    Drawings drawings;
    std::vector<Arrow> arrows;
    for (const std::string& comment : comments) {
        if (comment.find("[%") == std::string::npos)
            continue; // most are text alone
        eachCommentPart(comment, board, [&](CommentPart part) {
            if (part.kind == Kind::Arrows)
                arrows.insert(arrows.end(), part.arrows.begin(), part.arrows.end());
            else if (part.kind == Kind::Cells)
                drawings.rings.insert(drawings.rings.end(), part.cells.begin(), part.cells.end());
            else if (part.kind == Kind::Filled)
                drawings.fills.insert(drawings.fills.end(), part.cells.begin(), part.cells.end());
            else if (part.kind == Kind::Label)
                drawings.labels.push_back({part.cells.front().cell, std::move(part.label)});
            else if (part.kind == Kind::Numbers)
                drawings.isNumbered = true;
        });
    }
    keepLastArrows(arrows);
    keepLastRings(drawings.rings);
    keepLast(drawings.fills, [](const MarkedCell& fill) { return fill.cell; });
    keepLast(drawings.labels, [](const CellLabel& label) { return label.cell; });
    if (arrows.size() > Drawings::kMostArrows)
        arrows.resize(Drawings::kMostArrows);
    drawings.arrows = std::move(arrows);
    return drawings;
}

Comments withArrow(Comments comments, const Arrow& arrow, const Board& board)
{
    const std::vector<Arrow> all = drawingsOf(comments, board).arrows;
    const bool isThere = std::ranges::find(all, arrow) != all.end();
    OpenComments open(std::move(comments), board);
    removeArrows(open, [&](const Arrow& one) { return one.from == arrow.from && one.to == arrow.to; });
    if (!isThere) {
        if (CommentPart* const last = open.last(Kind::Arrows)) {
            std::vector<Arrow> arrows = last->arrows;
            arrows.push_back(arrow);
            *last = arrowsPart(std::move(arrows), board);
        } else {
            open.putInFront(arrowsPart({arrow}, board));
        }
    }
    return open.written();
}

Comments withRing(Comments comments, const MarkedCell& ring, const Board& board)
{
    return withMarked(std::move(comments), Kind::Cells, ring, board);
}

Comments withFill(Comments comments, const MarkedCell& fill, const Board& board)
{
    return withMarked(std::move(comments), Kind::Filled, fill, board);
}

Comments withLabel(Comments comments, Cell cell, const std::string& text, const Board& board)
{
    OpenComments open(std::move(comments), board);
    removeLabel(open, cell);
    if (const std::string fit = fitForLabel(text); !fit.empty())
        open.putInFront(labelPart(cell, fit, board));
    return open.written();
}

Comments withNumbers(Comments comments, bool numbered, const Board& board)
{
    if (drawingsOf(comments, board).isNumbered == numbered)
        return comments;
    OpenComments open(std::move(comments), board);
    if (numbered)
        open.putInFront(numbersPart());
    else
        open.each(Kind::Numbers, [](const CommentPart&) { return std::optional<CommentPart>(); });
    return open.written();
}

Comments withoutDrawingsOn(Comments comments, Cell cell, const Board& board)
{
    OpenComments open(std::move(comments), board);
    removeArrows(open, [&](const Arrow& one) { return one.from == cell || one.to == cell; });
    for (const Kind kind : {Kind::Cells, Kind::Filled})
        removeCells(open, kind, [&](const MarkedCell& one) { return one.cell == cell; });
    removeLabel(open, cell);
    return open.written();
}

Comments withoutDrawings(Comments comments, const Board& board)
{
    OpenComments open(std::move(comments), board);
    for (const Kind kind : {Kind::Arrows, Kind::Cells, Kind::Filled, Kind::Label, Kind::Numbers})
        open.each(kind, [](const CommentPart&) { return std::optional<CommentPart>(); });
    return open.written();
}

Comments drawingsAlone(const Comments& comments, const Board& board)
{
    constexpr Kind kDrawn[] = {Kind::Cells, Kind::Arrows, Kind::Filled, Kind::Label, Kind::Numbers};
    std::string drawn;
    for (const std::string& comment : comments) {
        eachCommentPart(comment, board, [&](const CommentPart& part) {
            if (std::ranges::find(kDrawn, part.kind) != std::ranges::end(kDrawn))
                drawn += part.written;
        });
    }
    return drawn.empty() ? Comments() : Comments{drawn};
}

} // namespace ringford
