// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnReader.h"

#include "engine/pgn/PgnGames.h"
#include "engine/pgn/PgnLetters.h"
#include "engine/pgn/PgnMoves.h"
#include "engine/pgn/PgnSigns.h"
#include "engine/pgn/PgnTags.h"
#include "engine/pgn/PgnText.h"
#include "engine/rules/PlainText.h"
#include "engine/text/CommentParts.h"
#include "engine/text/RecordLines.h"
#include "engine/text/RecordResult.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace ringford {

namespace {

constexpr std::string_view kEventCommand = "[%event ";

/** Takes out of a comment what ChessBase writes there for a diagram, with a blank beside it. False where it has none. */
bool takeDiagrams(std::string& comment)
{
    constexpr std::string_view kWritten = "[#]";
    std::string kept;
    std::size_t from = 0;
    for (auto at = comment.find(kWritten); at != std::string::npos; at = comment.find(kWritten, from)) {
        kept.append(comment, from, at - from);
        from = at + kWritten.size();
        if (comment.compare(from, 1, " ") == 0)
            ++from;
        else if (kept.ends_with(' '))
            kept.pop_back();
    }
    if (from == 0)
        return false;
    comment = kept.append(comment, from);
    return true;
}

/** The tag that tells the result, for a game whose moves do not. */
const RecordTag* resultTag(const std::vector<RecordTag>& tags)
{
    const RecordTag* const found = findTag(tags, "Result");
    return found && !resultOfWord(found->value).empty() ? found : nullptr;
}

/** The tags whose value stands at one place of a match, and so can be there once: all but the first one of a name. */
std::vector<const RecordTag*> tagsTooMany(const std::vector<RecordTag>& tags)
{
    std::vector<const RecordTag*> all;
    for (const std::string_view name : {"Event", "White", "Black", "Result", "FEN"}) {
        const RecordTag* first = nullptr;
        for (const RecordTag& tag : tags) {
            if (tag.name != name)
                continue;
            if (!first)
                first = &tag;
            else if (tag.value != first->value)
                all.push_back(&tag);
        }
    }
    std::ranges::sort(all, {}, &RecordTag::at);
    return all;
}

/** The other tags that are there twice: a match has all of them. `Player` is one of series, which have several. */
std::vector<const RecordTag*> tagsKeptTwice(const std::vector<RecordTag>& tags)
{
    std::vector<const RecordTag*> all;
    std::set<std::string_view> names;
    for (const RecordTag& tag : tags) {
        const bool isOwn = isPgnTag(tag.name) || isOwnName(tag.name) || tag.name == "Event" || tag.name == "Player";
        if (!isOwn && !names.insert(tag.name).second)
            all.push_back(&tag);
    }
    return all;
}

/** What of PGN no match can hold, as text that people read: words as they were written, comments without their commands. */
class PgnRest {
public:
    /** @p written: the bytes of @p token */
    void add(const RecordToken& token, std::string_view written)
    {
        using Kind = RecordToken::Kind;
        const bool isComment = token.kind == Kind::Comment;
        const std::string text = isComment                  ? shownText(token.text)
                                 : written.starts_with('$') ? std::string()
                                                            : textOfPgn(written);
        if (text.empty())
            return;
        const bool isJoined =
            m_text.ends_with('(') || token.kind == Kind::Close || (!isComment && token.at == m_behind);
        m_text += (m_text.empty() || isJoined ? "" : " ") + text;
        m_behind = isComment ? 0 : token.at + written.size();
    }
    std::string take() { return std::exchange(m_text, {}); }

private:
    std::string m_text;
    std::size_t m_behind = 0; ///< the byte behind the word that was added last
};

/** Plays the tokens of one game into a match. */
class PgnGame {
public:
    /** Pieces go by @p letters. @p match and the letters outlive it, and the match stays where it is. */
    PgnGame(Match& match, const PieceLetters& letters, const PieceLetters& english)
        : m_match(match), m_letters(letters), m_english(english), m_lines(match)
    {
    }

    /** Takes a token that does not end the game. @p written: its bytes */
    std::optional<RecordFault> add(RecordToken token, std::string_view written)
    {
        using Kind = RecordToken::Kind;
        if (m_passing > 0)
            return pass(token, written);
        switch (token.kind) {
        case Kind::Entry: return addMove(token, written);
        case Kind::Comment: return addComment(std::move(token));
        case Kind::Mark: return addMark(std::move(token), written);
        case Kind::Number: return leaveOutMark(token, written);
        case Kind::Close: return close(token);
        case Kind::Result: return std::nullopt; // of a variation
        default: break;
        }
        return m_lines.add(std::move(token));
    }

    std::optional<RecordFault> finish(const RecordToken& result)
    {
        m_isFinished = result.kind == RecordToken::Kind::Result;
        if (m_passing > 0 && m_lines.openVariations() == 0)
            addRest(m_rest.take());
        return m_lines.finish(result);
    }
    /** Whether it had a result. */
    bool isFinished() const { return m_isFinished; }
    bool isInVariation() const { return m_lines.openVariations() > 0 || m_passing > 1; }
    const RecordLines& lines() const { return m_lines; }
    /** The word that is no move, where one ended the reading. */
    const std::string& unread() const { return m_unread; }
    /** Whether a move names a piece by a letter that English has not. */
    bool isForeign() const { return m_isForeign; }
    /** What was last passed over: a variation from a place on, or a mark. */
    std::optional<RecordFault> takePassedOver() { return std::exchange(m_passedOver, std::nullopt); }
    /** The comment added last, where it stands elsewhere than in the file. */
    std::optional<RecordFault> takeMoved() { return std::exchange(m_moved, std::nullopt); }

private:
    std::optional<RecordFault> addMove(const RecordToken& token, std::string_view written)
    {
        m_isBehindVariations = false;
        auto entry = readPgnMove(m_match, m_lines.place(), token.text, m_letters);
        if (entry) {
            m_isForeign |= &m_letters != &m_english && isUnknownInEnglish(token.text, m_letters, m_english);
            return m_lines.addEntry(token.at, *std::move(entry));
        }
        if (nullMoveLength(token.text) == 0) {
            m_unread = token.text;
            return RecordFault{token.at, entry.error()};
        }
        m_passing = 1;
        m_rest.add(token, written);
        const char* const told = isInVariation()
                                     ? RINGFORD_TEXT("%1; the variation ends before it, and the rest becomes a comment")
                                     : RINGFORD_TEXT("%1; the game ends before it, and the rest becomes a comment");
        m_passedOver = {token.at, Text(told).sentence(entry.error())};
        return std::nullopt;
    }

    std::optional<RecordFault> addMark(RecordToken token, std::string_view written)
    {
        if (m_lines.hasEntry())
            return m_lines.add(std::move(token));
        if (++m_marksLeftOut <= kMostLeftOutTold)
            m_passedOver = {
                token.at,
                Text(RINGFORD_TEXT("the mark '%1' is left out: it stands behind no move")).quote(textOfPgn(written))};
        return std::nullopt;
    }

    /** A number is for people, but one that was to be a mark. */
    std::optional<RecordFault> leaveOutMark(const RecordToken& token, std::string_view written)
    {
        if (written.starts_with('$') && ++m_marksLeftOut <= kMostLeftOutTold)
            m_passedOver = {token.at, Text(RINGFORD_TEXT("the mark '%1' is left out: expected $0 to $%2"))
                                          .quote(textOfPgn(written))
                                          .with(kMostMark)};
        return std::nullopt;
    }

    std::optional<RecordFault> addComment(RecordToken token)
    {
        const auto text = eventOfComment(token.text);
        if (auto event = text ? m_match.parseEntry(m_lines.place(), *text) : Failure{Text()};
            event && event->kind != Entry::Kind::Action && !m_lines.addEntry(token.at, *std::move(event)))
            return std::nullopt;
        if (m_lines.hasEntry() && takeDiagrams(token.text)) {
            if (std::ranges::find(m_lines.place()->marks(), kDiagramSign) == m_lines.place()->marks().end())
                m_match.addMark(m_lines.place(), kDiagramSign);
            if (token.text.empty())
                return std::nullopt;
        }
        if (m_isBehindVariations && !isStatusLine(m_match.game().description(), token.text))
            m_moved = {token.at, RINGFORD_TEXT("this comment stands behind variations, and moves before them")};
        return m_lines.add(std::move(token));
    }

    std::optional<RecordFault> addRest(std::string text)
    {
        RecordToken comment;
        comment.kind = RecordToken::Kind::Comment;
        comment.text = std::move(text);
        return m_lines.add(std::move(comment));
    }

    std::optional<RecordFault> close(const RecordToken& token)
    {
        if (!isInVariation() || m_lines.hasEntry()) {
            m_isBehindVariations = true;
            return m_lines.add(token);
        }
        m_lines.closeEmpty();
        return std::nullopt;
    }

    /** Takes what follows a null move, to the end of its variation, or of the game: a comment is made of it. */
    std::optional<RecordFault> pass(const RecordToken& token, std::string_view written)
    {
        const bool isOfGame = m_lines.openVariations() == 0;
        if (token.kind == RecordToken::Kind::Open)
            ++m_passing;
        else if (token.kind == RecordToken::Kind::Close && (m_passing > 1 || !isOfGame))
            --m_passing;
        if (m_passing > 0) {
            m_rest.add(token, written);
            return std::nullopt;
        }
        if (!m_lines.hasEntry()) { // nothing is left of the variation: it is told beside what it was in place of
            m_lines.closeEmpty();
            return addRest('(' + m_rest.take() + ')');
        }
        m_isBehindVariations = true;
        auto fault = addRest(m_rest.take());
        return fault ? fault : m_lines.add(token);
    }

    Match& m_match;
    const PieceLetters& m_letters;
    const PieceLetters& m_english;
    RecordLines m_lines;
    PgnRest m_rest; ///< behind a null move
    bool m_isFinished = false;
    std::string m_unread; ///< the move that the reading ended at
    bool m_isForeign = false;
    std::size_t m_passing = 0; ///< how many brackets are open since a null move, that of its variation included
    std::optional<RecordFault> m_passedOver;
    std::optional<RecordFault> m_moved;
    std::size_t m_marksLeftOut = 0;    ///< more of them than are told cost nothing
    bool m_isBehindVariations = false; ///< no move stands behind the last bracket
};

/** Reads one game after the other and keeps what came of it. */
class Reader : PgnGames {
public:
    Reader(std::string_view bytes, const Registry& registry, const ReadingOptions& options)
        : PgnGames(bytes, options), m_maker(registry)
    {
    }

    RecordReading read()
    {
        for (m_scanner.skipSpace(); !m_scanner.atEnd() && !m_reading.stopped; m_scanner.skipSpace()) {
            if (auto fault = readGame()) {
                m_reading.error = error(*fault);
                return std::move(m_reading);
            }
        }
        if (m_reading.records == 0 && !m_reading.stopped)
            m_reading.error = m_reading.leftOut.empty()
                                  ? RecordError{1, 1,
                                                RINGFORD_TEXT("expected a game: tags like [Event \"Club evening\"], "
                                                              "or moves like 1. e4 e5")}
                                  : m_reading.leftOut.front();
        return std::move(m_reading);
    }

private:
    /** Gives what ends the reading, if anything does. */
    std::optional<RecordFault> readGame()
    {
        if (auto fault = tooManyGames())
            return fault;
        const std::size_t begin = m_scanner.at();
        m_moved.clear();
        m_commentsMoved = 0;
        m_twice.clear();
        m_tagsTwice = 0;
        std::vector<RecordTag> tags;
        if (const auto fault = readTags(tags)) {
            leaveOut(*fault);
            return std::nullopt;
        }
        if (m_reading.stopped)
            return std::nullopt;
        return readGame(begin, tags);
    }

    /** Where and why no game came of an attempt. */
    struct FailedReading {
        RecordFault fault;
        std::size_t end = 0;
        std::string unread; ///< the move at fault
        Beginning reached;
    };

    /** Reads the moves behind @p tags with English letters, and where that fails, with those of other languages. */
    std::optional<RecordFault> readGame(std::size_t begin, const std::vector<RecordTag>& tags)
    {
        auto match = m_maker.make(tags);
        if (!match) {
            leaveOut(match.error());
            return std::nullopt;
        }
        for (const RecordTag* const tag : tagsTooMany(tags))
            tell({tag->at, Text(RINGFORD_TEXT("the tag %1 is there twice: this one is left out")).quote(tag->name)});
        for (const RecordTag* const tag : tagsKeptTwice(tags)) {
            ++m_tagsTwice;
            if (m_reading.twice.size() + m_twice.size() < kMostLeftOutTold)
                m_twice.push_back(
                    error({tag->at, Text(RINGFORD_TEXT("the tag %1 is there twice: both are kept")).quote(tag->name)}));
        }
        const GameDescription& description = match->game().description();
        const PieceLetters english = englishLetters(description);
        const Beginning moves = beginning();
        auto furthest = tryMoves(begin, tags, *std::move(match), english, english);
        if (!furthest || m_isFull)
            return furthest ? std::optional(furthest->fault) : std::nullopt;
        const std::string unread = furthest->unread;
        for (const PieceLetters& letters : foreignLetters(description)) {
            if (!differsFromEnglish(unread, letters, english))
                continue;
            beginAgain(moves);
            auto failure = tryMoves(begin, tags, *m_maker.make(tags), letters, english);
            if (!failure || m_isFull)
                return failure ? std::optional(failure->fault) : std::nullopt;
            if (failure->end > furthest->end)
                furthest = std::move(failure);
        }
        m_scanner.goTo(furthest->end);
        countAsRead(furthest->reached);
        leaveOut(furthest->fault);
        return std::nullopt;
    }

    /** Reads moves with @p letters and keeps the game, where there is one. */
    std::optional<FailedReading> tryMoves(std::size_t begin, const std::vector<RecordTag>& tags, Match match,
                                          const PieceLetters& letters, const PieceLetters& english)
    {
        PgnGame game(match, letters, english);
        auto fault = readMoves(game, tags);
        const bool isTaken = &letters == &english || game.isForeign(); // R alone is rather a rook that cannot go there
        if (fault || !isTaken)
            return FailedReading{fault ? *std::move(fault) : RecordFault(), isTaken ? m_scanner.at() : 0, game.unread(),
                                 beginning()};
        const bool isGame = !tags.empty() || game.lines().entries() > 0 || game.isFinished();
        if (!m_reading.stopped && isGame) // what stands between games is for people
            keep(std::move(match), begin, game.lines().entries());
        return std::nullopt;
    }

    void keep(Match match, std::size_t begin, std::size_t entries)
    {
        ++m_reading.records;
        m_reading.entries += entries;
        if (m_options.only && *m_options.only != m_reading.records)
            return;
        m_reading.tagsTwice += m_tagsTwice;
        std::ranges::move(m_twice, std::back_inserter(m_reading.twice));
        m_reading.commentsMoved += m_commentsMoved;
        std::ranges::move(m_moved, std::back_inserter(m_reading.moved));
        match.goTo(match.end());
        keepMatch(m_reading, m_options, std::move(match), begin);
    }

    void noteMoved(const RecordFault& comment)
    {
        ++m_commentsMoved;
        if (m_reading.moved.size() + m_moved.size() < kMostLeftOutTold)
            m_moved.push_back(error(comment));
    }

    std::optional<RecordFault> finish(PgnGame& game, const RecordToken& result)
    {
        auto fault = game.finish(result);
        if (!fault)
            fault = tooManyParts(game.lines());
        if (!fault)
            compareResult(game.lines(), result);
        return fault;
    }

    std::optional<RecordFault> finish(PgnGame& game, RecordToken token, const std::vector<RecordTag>& tags)
    {
        const RecordTag* const tag = resultTag(tags);
        const bool isOpen = token.kind != RecordToken::Kind::Result || token.text == "*";
        if (isOpen) {
            token.text = tag ? resultOfWord(tag->value) : "*";
            token.at = tag ? tag->at : token.at;
        }
        return finish(game, token);
    }

    /** Comments between a result and the next tags, or the end, are of the last move; before moves they are of these. */
    void addBehindResult(PgnGame& game)
    {
        const std::size_t begin = m_scanner.at();
        std::vector<RecordToken> comments;
        for (m_scanner.skipSpace(); m_scanner.isAtComment(); m_scanner.skipSpace()) {
            RecordToken& token = comments.emplace_back();
            if (m_scanner.readToken(token) || tooManyTokens(token)) {
                m_scanner.goTo(begin);
                return;
            }
        }
        if (!m_scanner.atEnd() && !m_scanner.isAtTag()) {
            m_scanner.goTo(begin);
            return;
        }
        for (RecordToken& token : comments) {
            const std::string_view written = m_scanner.read(token.at);
            game.add(std::move(token), written);
            if (const auto moved = game.takeMoved())
                noteMoved(*moved);
        }
    }

    /** Whether @p token is a number that moves have which go on. */
    bool goesOn(const RecordToken& token) const
    {
        const std::string_view number = m_scanner.read(token.at);
        return token.kind == RecordToken::Kind::Number &&
               readNumber(number.substr(0, digitsAt(number))).value_or(1) > 1;
    }

    /** Reads from the first move to the result, or to where another game begins. */
    std::optional<RecordFault> readMoves(PgnGame& game, const std::vector<RecordTag>& tags)
    {
        using Kind = RecordToken::Kind;
        bool isRest = false; // of a game that a result has ended already
        for (RecordToken token; !shouldStop();) {
            if (auto fault = m_scanner.readToken(token)) {
                m_scanner.goTo(fault->at);
                return fault;
            }
            const bool isResult = token.kind == Kind::Result && !game.isInVariation();
            if (isResult)
                addBehindResult(game);
            if (isResult || token.kind == Kind::End || token.kind == Kind::Bracket)
                return finish(game, std::move(token), tags);
            if (game.lines().entries() == 0)
                isRest |= tags.empty() && m_reading.records > 0 && goesOn(token);
            if (isRest && token.kind == Kind::Entry)
                return RecordFault{token.at, RINGFORD_TEXT("expected another game: a result has ended the one before")};
            if (auto fault = tooManyTokens(token)) {
                m_isFull = true;
                return fault;
            }
            const std::string_view written = m_scanner.read(token.at);
            if (auto fault = game.add(std::move(token), written))
                return fault;
            if (auto fault = tooManyParts(game.lines()))
                return fault;
            if (const auto passedOver = game.takePassedOver())
                tell(*passedOver);
            if (const auto moved = game.takeMoved())
                noteMoved(*moved);
        }
        return std::nullopt;
    }

    PgnMaker m_maker;
    std::vector<RecordError> m_moved; ///< of the game that is being read
    std::size_t m_commentsMoved = 0;
    std::vector<RecordError> m_twice; ///< tags of it
    std::size_t m_tagsTwice = 0;
    bool m_isFull = false; ///< there is more than any reader takes
};

} // namespace

std::optional<std::string_view> eventOfComment(std::string_view comment)
{
    if (!comment.starts_with(kEventCommand) || !comment.ends_with(']'))
        return std::nullopt;
    return comment.substr(kEventCommand.size(), comment.size() - kEventCommand.size() - 1);
}

std::string commentOfEvent(std::string_view event)
{
    return std::string(kEventCommand) + std::string(event) + ']';
}

RecordReading readPgn(std::string_view bytes, const Registry& registry, const ReadingOptions& options)
{
    if (const auto trouble = troubleWithPgn(bytes)) {
        RecordReading reading;
        reading.error = RecordError{1, 1, *trouble};
        return reading;
    }
    return Reader(bytes, registry, options).read();
}

} // namespace ringford
