// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/CommentParts.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace ringford {

namespace {

using std::chrono::milliseconds;

constexpr std::string_view kColourLetters = "GRBY";

constexpr std::string_view kBlanks = " \t\n";
constexpr int kMostHours = 999'999;

/**
 * Cells that carry their board's number are parted from each other by a `-`: without it `1:h42:a4` could be read in two
 * ways.
 */
bool hasNumberedBoards(const Board& board)
{
    return std::ranges::any_of(board.faces(), [](const Face& face) { return !face.name.empty(); });
}

/** Where in `e2e4` the second cell begins: at the first letter behind the first cell's digits. */
std::optional<std::size_t> secondCell(std::string_view cells, const Board& board)
{
    if (hasNumberedBoards(board)) {
        const auto dash = cells.find('-');
        return dash == std::string_view::npos ? std::nullopt : std::optional(dash + 1);
    }
    const auto digit = std::ranges::find_if(cells, isDigit);
    const auto second = std::find_if_not(digit, cells.end(), isDigit);
    return static_cast<std::size_t>(second - cells.begin());
}

/** Reads the items between commas; nothing when one does not fit. */
template <class Item, class ReadItem>
std::optional<std::vector<Item>> readItems(std::string_view list, const Board& board, ReadItem readItem)
{
    std::vector<Item> items;
    const bool allFit = eachPart(list, ',', [&](std::string_view part) {
        const std::optional<Item> item = readItem(trimmed(part, kBlanks), board);
        if (item)
            items.push_back(*item);
        return item.has_value();
    });
    return allFit ? std::optional(std::move(items)) : std::nullopt;
}

/** Reads `H:MM:SS` or `H:MM:SS.mmm`. */
std::optional<milliseconds> readClock(std::string_view text)
{
    const auto colon = text.find(':');
    if (colon == std::string_view::npos || text.size() < colon + 6 || text[colon + 3] != ':')
        return std::nullopt;
    const auto hours = readNumber(text.substr(0, colon), kMostHours);
    const auto minutes = readNumber(text.substr(colon + 1, 2), 59);
    const auto seconds = readNumber(text.substr(colon + 4, 2), 59);
    const std::string_view rest = text.substr(colon + 6);
    if (!hours || !minutes || !seconds)
        return std::nullopt;
    const milliseconds whole =
        std::chrono::hours(*hours) + std::chrono::minutes(*minutes) + std::chrono::seconds(*seconds);
    if (rest.empty())
        return whole;
    const auto thousandths = rest.front() == '.' && rest.size() == 4 ? readNumber(rest.substr(1)) : std::nullopt;
    return thousandths ? std::optional(whole + milliseconds(*thousandths)) : std::nullopt;
}

/** `e4 text`: a cell, a blank, and what is written there. */
void readLabel(CommentPart& part, std::string_view rest, const Board& board)
{
    const auto divider = rest.find_first_of(kBlanks);
    const auto cell = board.find(rest.substr(0, divider));
    if (!cell || divider == std::string_view::npos)
        return;
    part.kind = CommentPart::Kind::Label;
    part.cells = {{MarkColour::Green, *cell}};
    part.label = trimmed(rest.substr(divider), kBlanks);
}

/** Takes a command, brackets included, apart. */
CommentPart readCommand(std::string_view written, const Board& board)
{
    CommentPart part;
    part.kind = CommentPart::Kind::Unknown;
    part.written = written;
    const std::string_view inner = written.substr(2, written.size() - 3);
    const auto blank = std::min(inner.find(' '), inner.size());
    const std::string_view name = inner.substr(0, blank);
    const std::string_view rest = trimmed(inner.substr(blank), kBlanks);
    if (name == "csl" || name == "fil") {
        if (auto cells = readItems<MarkedCell>(rest, board, readMarkedCell)) {
            part.kind = name == "csl" ? CommentPart::Kind::Cells : CommentPart::Kind::Filled;
            part.cells = *std::move(cells);
        }
    } else if (name == "lbl") {
        readLabel(part, rest, board);
    } else if (name == "num" && rest.empty()) {
        part.kind = CommentPart::Kind::Numbers;
    } else if (name == "cal") {
        if (auto arrows = readItems<Arrow>(rest, board, readArrow)) {
            part.kind = CommentPart::Kind::Arrows;
            part.arrows = *std::move(arrows);
        }
    } else if (name == "clk") {
        if (const auto clock = readClock(rest)) {
            part.kind = CommentPart::Kind::Clock;
            part.clock = *clock;
        }
    } else if (name == "clkof") {
        const auto divider = rest.find(' ');
        const bool hasBoth = divider != std::string_view::npos;
        if (const auto clock = hasBoth ? readClock(trimmed(rest.substr(divider), kBlanks)) : std::nullopt) {
            part.kind = CommentPart::Kind::Clock;
            part.clock = *clock;
            part.clockOf = rest.substr(0, divider);
        }
    }
    return part;
}

/** Behind so many commands all the rest of a comment is text: nobody draws as many, and each takes memory. */
constexpr int kMostCommands = 200'000;

bool isCommandAt(std::string_view comment, std::size_t at)
{
    return at + 2 < comment.size() && isNameCharacter(comment[at + 2]);
}

/** Gives @p take the pieces of a comment in order, and of each whether it is a command, brackets included, or text. */
template <class Take> void eachPiece(std::string_view comment, Take take)
{
    std::size_t textFrom = 0;
    int commands = 0;
    for (auto at = comment.find("[%"); at != std::string_view::npos && commands < kMostCommands;) {
        if (!isCommandAt(comment, at)) {
            at = comment.find("[%", at + 2);
            continue;
        }
        const auto bracket = comment.find(']', at);
        if (bracket == std::string_view::npos)
            break; // what is not closed here is not closed further on, either
        if (at > textFrom)
            take(comment.substr(textFrom, at - textFrom), false);
        textFrom = bracket + 1;
        take(comment.substr(at, textFrom - at), true);
        ++commands;
        at = comment.find("[%", textFrom);
    }
    if (textFrom < comment.size())
        take(comment.substr(textFrom), false);
}

} // namespace

std::optional<MarkColour> markColour(char letter)
{
    const auto place = kColourLetters.find(letter);
    return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<MarkColour>(place));
}

char letter(MarkColour colour)
{
    return kColourLetters[static_cast<std::size_t>(colour)];
}

std::optional<MarkedCell> readMarkedCell(std::string_view item, const Board& board)
{
    const auto colour = item.empty() ? std::nullopt : markColour(item.front());
    const auto cell = colour ? board.find(item.substr(1)) : std::nullopt;
    return cell ? std::optional(MarkedCell{*colour, *cell}) : std::nullopt;
}

std::optional<Arrow> readArrow(std::string_view item, const Board& board)
{
    const auto colour = item.empty() ? std::nullopt : markColour(item.front());
    if (!colour)
        return std::nullopt;
    const std::string_view cells = item.substr(1);
    const auto second = secondCell(cells, board);
    if (!second)
        return std::nullopt;
    const auto from = board.find(cells.substr(0, hasNumberedBoards(board) ? *second - 1 : *second));
    const auto to = board.find(cells.substr(*second));
    return from && to ? std::optional(Arrow{*colour, *from, *to}) : std::nullopt;
}

void eachCommentPart(std::string_view comment, const Board& board, const std::function<void(CommentPart)>& take)
{
    eachPiece(comment, [&](std::string_view piece, bool isCommand) {
        take(isCommand ? readCommand(piece, board) : textPart(std::string(piece)));
    });
}

CommentParts readComment(std::string_view comment, const Board& board)
{
    CommentParts parts;
    eachCommentPart(comment, board, [&parts](CommentPart part) { parts.push_back(std::move(part)); });
    return parts;
}

std::string writeComment(const CommentParts& parts)
{
    std::string out;
    for (const CommentPart& part : parts)
        out += part.written;
    return out;
}

namespace {

/** The word that begins at @p at, behind blanks. */
std::string_view wordAt(std::string_view text, std::size_t at)
{
    const std::size_t begin = std::min(text.find_first_not_of(kBlanks, at), text.size());
    return text.substr(begin, std::min(text.find_first_of(kBlanks, begin), text.size()) - begin);
}

/** Where a board of letters ends that xboard draws, behind the dashes below it; nothing where none begins at @p at. */
std::optional<std::size_t> endOfDrawnBoard(std::string_view text, std::size_t at)
{
    constexpr std::size_t kLeastCells = 16, kLeastDashes = 6;
    const auto isDashes = [](std::string_view word) {
        return word.size() >= kLeastDashes && word.find_first_not_of('-') == std::string_view::npos;
    };
    const auto behind = [text](std::string_view word) {
        return static_cast<std::size_t>(word.data() - text.data()) + word.size();
    };
    const auto isLetter = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); };
    std::string_view word = wordAt(text, at);
    if (!isDashes(word))
        return std::nullopt;
    std::size_t cells = 0;
    for (word = wordAt(text, behind(word)); word.size() == 1 && (word == "." || isLetter(word.front())); ++cells)
        word = wordAt(text, behind(word));
    if (word == "white" || word == "black") {
        for (const std::string_view next : {"to", "play"}) {
            word = wordAt(text, behind(word));
            if (word != next)
                return std::nullopt;
        }
        word = wordAt(text, behind(word));
    }
    return cells >= kLeastCells && isDashes(word) ? std::optional(behind(word)) : std::nullopt;
}

/** Without boards that are drawn in letters: nobody reads them beside one that is drawn, and they tell no more. */
std::string withoutDrawnBoards(const std::string& text)
{
    std::string kept;
    std::size_t from = 0; // what stands before it is kept, or left out
    for (auto dash = text.find("------"); dash != std::string::npos;) {
        const bool beginsWord = dash == 0 || kBlanks.find(text[dash - 1]) != std::string_view::npos;
        std::size_t next = text.find_first_not_of('-', dash);
        if (const auto end = beginsWord ? endOfDrawnBoard(text, dash) : std::nullopt) {
            kept.append(text, from, dash - from);
            next = from = std::min(text.find_first_not_of(kBlanks, *end), text.size());
        }
        dash = next == std::string::npos ? next : text.find("------", next);
    }
    return kept.empty() && from == 0 ? text : kept.append(text, from);
}

} // namespace

std::string shownText(std::string_view comment)
{
    std::string out;
    bool endsWithCommand = false;
    eachPiece(comment, [&](std::string_view piece, bool isCommand) {
        endsWithCommand = isCommand;
        if (isCommand)
            return;
        const bool doubled = (out.empty() || out.back() == ' ') && piece.starts_with(' ');
        out += piece.substr(doubled ? 1 : 0);
    });
    if (endsWithCommand && out.ends_with(' '))
        out.pop_back();
    return withoutDrawnBoards(out);
}

namespace {

/** A letter of another script than ASCII's; signs such as dashes, quotation marks and chessmen begin with E2. */
bool isWideLetter(char c)
{
    return static_cast<unsigned char>(c) >= 0x80 && c != '\xE2';
}

/** Whether @p text breaks off without a stop, so that @p next would be read on as one sentence with it. */
bool lacksStop(std::string_view text, std::string_view next)
{
    const bool isSmall = next.front() >= 'a' && next.front() <= 'z';
    const bool beginsSentence = !isSmall && (isNameCharacter(next.front()) || isWideLetter(next.front()));
    // Such a sign has three bytes. Only the end is looked at: a stranger's file has a hundred thousand comments at a place.
    const bool endsWithSign = text.size() >= 3 && text[text.size() - 3] == '\xE2';
    return beginsSentence && !endsWithSign &&
           (isNameCharacter(text.back()) || isWideLetter(text.back()) || text.back() == ')');
}

} // namespace

std::string shownTexts(const std::vector<std::string>& comments)
{
    std::string all;
    for (const std::string& comment : comments) {
        const std::string shown = shownText(comment);
        if (!all.empty() && !shown.empty())
            all += lacksStop(all, shown) ? ". " : " ";
        all += shown;
    }
    return all;
}

CommentPart textPart(std::string text)
{
    CommentPart part;
    part.written = std::move(text);
    return part;
}

namespace {

CommentPart markedPart(CommentPart::Kind kind, const char* name, std::vector<MarkedCell> cells, const Board& board)
{
    CommentPart part;
    part.kind = kind;
    for (const MarkedCell& marked : cells)
        part.written += (part.written.empty() ? "" : ",") + (letter(marked.colour) + board.name(marked.cell));
    part.written = std::string("[%") + name + ' ' + part.written + ']';
    part.cells = std::move(cells);
    return part;
}

} // namespace

CommentPart cellsPart(std::vector<MarkedCell> cells, const Board& board)
{
    return markedPart(CommentPart::Kind::Cells, "csl", std::move(cells), board);
}

CommentPart filledPart(std::vector<MarkedCell> cells, const Board& board)
{
    return markedPart(CommentPart::Kind::Filled, "fil", std::move(cells), board);
}

CommentPart labelPart(Cell cell, const std::string& label, const Board& board)
{
    CommentPart part;
    part.kind = CommentPart::Kind::Label;
    part.written = "[%lbl " + board.name(cell) + ' ' + label + ']';
    part.cells = {{MarkColour::Green, cell}};
    part.label = label;
    return part;
}

CommentPart numbersPart()
{
    CommentPart part;
    part.kind = CommentPart::Kind::Numbers;
    part.written = "[%num]";
    return part;
}

CommentPart arrowsPart(std::vector<Arrow> arrows, const Board& board)
{
    CommentPart part;
    part.kind = CommentPart::Kind::Arrows;
    const std::string divider = hasNumberedBoards(board) ? "-" : "";
    for (const Arrow& arrow : arrows)
        part.written += (part.written.empty() ? "" : ",") + (letter(arrow.colour) + board.name(arrow.from)) + divider +
                        board.name(arrow.to);
    part.written = "[%cal " + part.written + ']';
    part.arrows = std::move(arrows);
    return part;
}

CommentPart clockPart(milliseconds clock, const std::string& of)
{
    const auto all = clock.count();
    const auto rest = static_cast<int>(all % 1000);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02d:%02d", static_cast<long long>(all / 3600000),
                  static_cast<int>(all / 60000 % 60), static_cast<int>(all / 1000 % 60));
    CommentPart part;
    part.kind = CommentPart::Kind::Clock;
    part.written = (of.empty() ? "[%clk " : "[%clkof " + of + ' ') + text.data();
    if (rest != 0) {
        std::snprintf(text.data(), text.size(), ".%03d", rest);
        part.written += text.data();
    }
    part.written += ']';
    part.clock = clock;
    part.clockOf = of;
    return part;
}

} // namespace ringford
