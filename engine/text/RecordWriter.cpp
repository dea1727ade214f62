// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordWriter.h"

#include "engine/match/OwnSetup.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"
#include "engine/text/ClockTag.h"
#include "engine/text/Files.h"
#include "engine/text/LineBreaker.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordResult.h"
#include "engine/text/RecordTags.h"
#include "engine/text/TreeWriter.h"

#include <algorithm>
#include <cstddef>

namespace ringford {

namespace {

using Fault = std::optional<Text>;

/** @p text with a `\` before each of the two characters @p escaped. */
std::string escaped(std::string_view text, std::string_view escaped)
{
    std::string out;
    out.reserve(text.size());
    const auto isEscaped = [escaped](char c) { return c == escaped[0] || c == escaped[1]; };
    for (auto at = text.begin();;) {
        const auto next = std::find_if(at, text.end(), isEscaped);
        out.append(at, next);
        if (next == text.end())
            return out;
        out += '\\';
        out += *next;
        at = next + 1;
    }
}

std::string commentText(std::string_view comment)
{
    return '{' + escaped(comment, "}\\") + '}';
}

std::string markText(std::uint8_t mark)
{
    return '$' + std::to_string(mark);
}

bool isTagName(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, isNameCharacter);
}

/** Writes the tags of a record. */
class TagWriter {
public:
    TagWriter(const Match& match, const Registry& registry) : m_match(match), m_registry(registry) {}

    Result<std::string, Text> write()
    {
        const GameDescription& game = m_match.game().description();
        add("Game", game.id);
        add("Format", "1");
        const GameType* const type = m_registry.find(game.id);
        if (const OptionValues options = type ? type->differing(game.options) : game.options; !options.empty())
            add("Options", writeOptions(options));
        for (const auto& [name, value] : m_match.tags().others)
            addOther(name, value);
        addSeats(game);
        addSetup();
        addClock(game);
        if (m_fault)
            return Failure{*std::move(m_fault)};
        return m_text;
    }

private:
    void add(const std::string& name, std::string_view value)
    {
        if (findUnfit(value) != value.size() || value.find('\n') != std::string_view::npos)
            m_fault = Text(RINGFORD_TEXT("the tag %1 holds a line end or another character that a record cannot hold"))
                          .quote(name);
        m_text += '[' + name + " \"" + escaped(value, "\"\\") + "\"]\n";
        if (++m_tags > ReadingLimits::kMostTags)
            m_fault = Text(RINGFORD_TEXT("a record has no more than %1 tags"))
                          .with(static_cast<long long>(ReadingLimits::kMostTags));
    }

    void addOther(const std::string& name, std::string_view value)
    {
        if (!isTagName(name) || isRecordTag(name))
            m_fault = Text(RINGFORD_TEXT("'%1' cannot be the name of a tag of one's own")).quote(name);
        add(name, value);
    }

    void addSeats(const GameDescription& game)
    {
        for (std::size_t i = 0; i < game.seats.size(); ++i) {
            if (const std::string_view name = trimmed(m_match.tags().seatNames[i], kSpacesAndTabs); !name.empty())
                add("Seat", game.seats[i].name + ": " + std::string(name));
        }
    }

    void addSetup()
    {
        if (const auto setup = ownSetup(m_match))
            add("Setup", *setup);
    }

    void addClock(const GameDescription& game)
    {
        const std::string& clock = m_match.tags().clock;
        if (clock.empty())
            return;
        if (const auto clocks = readClockTag(clock, game); !clocks)
            m_fault = clocks.error();
        add("Clock", clock);
    }

    const Match& m_match;
    const Registry& m_registry;
    std::string m_text;
    std::size_t m_tags = 0;
    Fault m_fault;
};

/** Writes the entries of a record, and how it ended. */
class EntryWriter final : public TreeWriter {
public:
    explicit EntryWriter(const Match& match)
        : TreeWriter(match), m_twoSeats(isNumberedInPairs(match.game().description()))
    {
    }

    Result<std::string, Text> write()
    {
        const std::size_t usual = m_twoSeats ? 12 : 17; // of an entry with its number
        m_out.reserve(usual * match().parts());
        writeTree();
        if (!fault())
            addResult();
        if (fault())
            return Failure{*fault()};
        return m_out.finish();
    }

private:
    bool addEntry(const Node* node, const EntryNumber& number, const EntryNumber& before) override
    {
        const bool beginsTurn = !m_twoSeats || (before.secondOnTurn && !number.secondOnTurn);
        std::string piece;
        if (isInterrupted() || beginsTurn || node->parent->isRoot())
            piece = std::to_string(number.number) + (number.secondOnTurn ? "... " : ". ");
        m_out.add(piece + node->entry().text);
        return true;
    }
    void addComment(const std::string& comment) override { m_out.add(commentText(comment)); }
    void add(const std::string& piece) override { m_out.add(piece); }
    void openBracket() override { m_out.open(); }
    void closeBracket() override { m_out.close(); }

    void addResult()
    {
        const Game& game = match().game();
        const Outcome& outcome = match().end()->outcome();
        const auto& stated = match().statedResult();
        if (!outcome.decided() && stated) {
            addStated(*stated);
            return;
        }
        if (outcome.decided())
            m_out.add('{' + game.status(outcome) + '}');
        m_out.add(resultToken(game.description(), outcome));
    }

    void addStated(const StatedResult& stated)
    {
        const bool isStatus = stated.status.empty() || isStatusLine(match().game().description(), stated.status);
        if (!isStatus || !isResultToken(stated.token))
            fail(Text(RINGFORD_TEXT("'%1 %2' is no result of this game")).quote(stated.status).quote(stated.token));
        if (!stated.status.empty())
            m_out.add('{' + stated.status + '}');
        m_out.add(stated.token);
    }

    const bool m_twoSeats;
    LineBreaker m_out;
};

} // namespace

std::string writeContinuation(const Node* node)
{
    std::string text;
    const auto add = [&text](const std::string& token) { text += (text.empty() ? "" : " ") + token; };
    for (const Node* at = node->firstChild; at; at = at->firstChild) {
        add(at->entry().text);
        for (const std::uint8_t mark : at->marks())
            add(markText(mark));
        for (const std::string& comment : at->comments())
            add(commentText(comment));
    }
    return text;
}

bool isNumberedInPairs(const GameDescription& game)
{
    return game.seats.size() == 2;
}

EntryNumber entryNumber(const Match& match, const Node* node, const EntryNumber& ofParent)
{
    if (match.game().description().seats.size() != 2)
        return {node->depth, false};
    const bool second = !node->parent->onTurn().contains(Seat{0});
    const bool isNext = !second && ofParent.secondOnTurn;
    return {std::max(1, ofParent.number + (isNext ? 1 : 0)), second};
}

Result<std::string, Text> writeRecord(const Match& match, const Registry& registry)
{
    auto tags = TagWriter(match, registry).write();
    if (!tags)
        return tags;
    if (auto tooMuch = tooMuchForRecord(match))
        return Failure{*std::move(tooMuch)};
    auto record = EntryWriter(match).write();
    if (!record)
        return record;
    record->insert(0, *std::move(tags) + '\n'); // the entries may be many: there is one copy of them
    if (record->size() > kLargestFile)
        return Failure{Text(RINGFORD_TEXT("the record would be larger than %1 MiB, and could not be opened again"))
                           .with(static_cast<long long>(kLargestFile >> 20))};
    return record;
}

} // namespace ringford
