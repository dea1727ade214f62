// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnWriter.h"

#include "engine/pgn/PgnLines.h"
#include "engine/pgn/PgnMoves.h"
#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnTags.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"
#include "engine/text/ClockTag.h"
#include "engine/text/Files.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordResult.h"
#include "engine/text/RecordTags.h"
#include "engine/text/RecordWriter.h"
#include "engine/text/TreeWriter.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace ringford {

namespace {

using Fault = std::optional<Text>;

/** What PGN cannot hold, each sentence once. */
class Losses {
public:
    void add(Text sentence)
    {
        const std::string english = sentence.english();
        const auto isKnown = [&](const Text& one) { return one.english() == english; };
        if (m_all.size() < kMost && std::ranges::none_of(m_all, isKnown))
            m_all.push_back(std::move(sentence));
    }
    std::vector<Text> take() { return std::move(m_all); }

private:
    static constexpr std::size_t kMost = 100;
    std::vector<Text> m_all;
};

/** The result that ends a match, as its last token. */
std::string resultTokenOf(const Match& match)
{
    const Outcome& outcome = match.end()->outcome();
    if (!outcome.decided() && match.statedResult())
        return match.statedResult()->token;
    return std::string(resultToken(match.game().description(), outcome));
}

/** Writes the tag pairs of a game. */
class PgnTagWriter {
public:
    PgnTagWriter(const Match& match, const Registry& registry, Losses& losses)
        : m_match(match), m_registry(registry), m_losses(losses), m_others(match.tags().others)
    {
    }

    Result<std::string, Text> write()
    {
        addRoster();
        for (const auto& [name, value] : m_others) {
            if (name != kFullMoveTag || value != std::to_string(m_match.firstFullMove())) // which the FEN says
                addOther(name, value);
        }
        addClock();
        addOptions();
        addStart();
        if (m_fault)
            return Failure{*std::move(m_fault)};
        return m_text;
    }

private:
    void add(std::string_view name, std::string_view value)
    {
        if (findUnfit(value) != value.size() || value.find_first_of("\n\r") != std::string_view::npos)
            m_fault = Text(RINGFORD_TEXT("the tag %1 holds a line end or another character that a record cannot hold"))
                          .quote(name);
        m_text += '[' + std::string(name) + " \"";
        for (const char c : value) {
            if (c == '"' || c == '\\')
                m_text += '\\';
            m_text += c;
        }
        m_text += "\"]\n";
        if (++m_tags > ReadingLimits::kMostTags)
            m_fault = Text(RINGFORD_TEXT("a record has no more than %1 tags"))
                          .with(static_cast<long long>(ReadingLimits::kMostTags));
    }

    /** The value of a tag that is one of the seven, which is written here and nowhere else. */
    std::string takeOther(const RosterTag& tag)
    {
        const auto found = std::ranges::find(m_others, tag.name, [](const auto& one) { return one.first; });
        if (found == m_others.end())
            return std::string(tag.unknown);
        std::string value = std::move(found->second);
        m_others.erase(found);
        return value;
    }

    void addRoster()
    {
        for (const RosterTag& tag : kRoster) {
            const auto& names = m_match.tags().seatNames;
            if (tag.name == "White" || tag.name == "Black") {
                const Seat seat{static_cast<std::uint8_t>(tag.name == "White" ? 0 : 1)};
                std::string name(trimmed(names[seat.index], kSpacesAndTabs));
                if (name.empty())
                    name = computerNameOf(m_match.game().description(), m_match.tags(), seat);
                add(tag.name, name.empty() ? tag.unknown : name);
            } else if (tag.name == "Result") {
                add(tag.name, resultTokenOf(m_match));
            } else {
                add(tag.name, takeOther(tag));
            }
        }
    }

    void addOther(const std::string& name, const std::string& value)
    {
        if (name == "Event")
            m_losses.add(RINGFORD_TEXT("the tag Event a second time, at which other programs begin another game"));
        else if (isPgnTag(name) || (name == "Variant" && !isOrthodoxVariant(value)))
            m_losses.add(Text(RINGFORD_TEXT("the tag %1, which means something else in PGN")).quote(name));
        else
            add(pgnNameOf(name), value);
    }

    bool hasOther(std::string_view name) const
    {
        return std::ranges::any_of(m_others, [=](const auto& one) { return one.first == name; });
    }

    void addClock()
    {
        const std::string& clock = m_match.tags().clock;
        if (clock.empty())
            return;
        const auto control = timeControlOf(clock, m_match.game().description());
        if (control && !hasOther("TimeControl"))
            add("TimeControl", *control);
        else
            add("Clock", clock);
    }

    void addOptions()
    {
        const GameDescription& game = m_match.game().description();
        const GameType* const type = m_registry.find(game.id);
        if (const OptionValues options = type ? type->differing(game.options) : game.options; !options.empty())
            add("Options", writeOptions(options));
    }

    void addStart()
    {
        const Game& game = m_match.game();
        const std::string start = game.fen()->write(m_match.position(m_match.start()), m_match.firstFullMove());
        if (start == game.fen()->write(game.start(), 1))
            return;
        add("SetUp", "1");
        add("FEN", start);
    }

    const Match& m_match;
    const Registry& m_registry;
    Losses& m_losses;
    std::vector<std::pair<std::string, std::string>> m_others; ///< that are not written yet
    std::string m_text;
    std::size_t m_tags = 0;
    Fault m_fault;
};

bool isMove(const Node* node)
{
    return node->entry().kind == Entry::Kind::Action;
}

/** Writes the moves of a game, and how it ended. */
class PgnMoveWriter final : public TreeWriter {
public:
    PgnMoveWriter(const Match& match, Losses& losses) : TreeWriter(match), m_losses(losses) {}

    Result<std::string, Text> write()
    {
        constexpr std::size_t kUsual = 8; // of a move with its number
        m_out.reserve(kUsual * match().parts());
        writeTree();
        if (!fault())
            addResult();
        if (fault())
            return Failure{*fault()};
        return m_out.finish();
    }

private:
    /** The first of @p node and its siblings that PGN can hold as a variation: a move in place of a move. */
    const Node* variationFrom(const Node* node) override
    {
        for (; node; node = node->nextSibling) {
            if (!isMove(node))
                m_losses.add(Text(RINGFORD_TEXT("the variation %1, which is no move")).with(node->entry().text));
            else if (!isMove(node->parent->firstChild))
                m_losses.add(Text(RINGFORD_TEXT("variations in place of %1, which is no move"))
                                 .with(node->parent->firstChild->entry().text));
            else
                return node;
        }
        return nullptr;
    }

    bool addEntry(const Node* node, const EntryNumber& number, const EntryNumber& before) override
    {
        if (isMove(node))
            addMove(node, number, before);
        else
            addComment(commentOfEvent(node->entry().text));
        return isMove(node);
    }

    void addMove(const Node* node, const EntryNumber& number, const EntryNumber& before)
    {
        const bool beginsTurn = before.secondOnTurn && !number.secondOnTurn;
        std::string piece;
        if (isInterrupted() || beginsTurn || node->parent->isRoot())
            piece = std::to_string(number.number + match().firstFullMove() - 1) + (number.secondOnTurn ? "... " : ". ");
        m_out.add(piece + writePgnMove(match(), node));
    }

    void add(const std::string& piece) override { m_out.add(piece); }
    void openBracket() override { m_out.open(); }
    void closeBracket() override { m_out.close(); }
    void addComment(const std::string& written) override
    {
        std::string comment = written;
        const bool hasBrace = comment.find('}') != std::string::npos;
        const bool hasLines = comment.find('\n') != std::string::npos;
        // Braces in front of the result would say what the result is.
        if (!hasLines && (hasBrace || isStatusLine(match().game().description(), comment))) {
            m_out.addRestOfLine(std::move(comment));
            return;
        }
        if (hasBrace) {
            m_losses.add(Text(RINGFORD_TEXT("a closing brace in a comment of several lines; it becomes a bracket")));
            std::ranges::replace(comment, '}', ')');
        }
        std::string untagged;
        std::size_t copied = 0;
        for (auto at = comment.find("\n["); at != std::string::npos; at = comment.find("\n[", at + 1)) {
            if (comment.compare(at, 3, "\n[%") == 0)
                continue;
            untagged.append(comment, copied, at + 1 - copied) += ' ';
            copied = at + 1;
        }
        if (copied > 0)
            m_losses.add(Text(RINGFORD_TEXT("a line of a comment that begins as a tag does; a blank comes before it")));
        m_out.addComment(untagged.append(comment, copied));
    }

    void addResult()
    {
        const auto& stated = match().statedResult();
        if (stated && !match().end()->outcome().decided()) {
            const bool isStatus = stated->status.empty() || isStatusLine(match().game().description(), stated->status);
            if (!isStatus || !isResultToken(stated->token))
                fail(Text(RINGFORD_TEXT("'%1 %2' is no result of this game"))
                         .quote(stated->status)
                         .quote(stated->token));
            if (!stated->status.empty())
                m_out.addComment(stated->status);
        }
        m_out.add(resultTokenOf(match()));
    }

    Losses& m_losses;
    PgnLines m_out;
};

} // namespace

bool isPgnGame(const Game& game)
{
    return game.description().id == kPgnGame;
}

Result<PgnWriting, Text> writePgn(const Match& match, const Registry& registry)
{
    if (!isPgnGame(match.game()))
        return Failure{
            Text(RINGFORD_TEXT("PGN can only hold orthodox chess, not %1")).with(match.game().description().id)};
    if (auto tooMuch = tooMuchForRecord(match))
        return Failure{*std::move(tooMuch)};
    Losses losses;
    auto tags = PgnTagWriter(match, registry, losses).write();
    if (!tags)
        return Failure{tags.error()};
    auto moves = PgnMoveWriter(match, losses).write();
    if (!moves)
        return Failure{moves.error()};
    PgnWriting writing{*std::move(moves), losses.take()};
    writing.text.insert(0, *std::move(tags) + '\n');
    if (writing.text.size() > kLargestFile)
        return Failure{Text(RINGFORD_TEXT("the record would be larger than %1 MiB, and could not be opened again"))
                           .with(static_cast<long long>(kLargestFile >> 20))};
    return writing;
}

} // namespace ringford
