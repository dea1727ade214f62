// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordLines.h"

#include "engine/text/RecordResult.h"
#include "engine/text/RecordWriter.h"

#include <utility>

namespace ringford {

RecordLines::RecordLines(Match& match) : m_match(match)
{
    Line& line = m_lines.emplace_back();
    line.from = match.start();
    line.firstSerial = match.tree().made();
}

std::optional<RecordFault> RecordLines::add(RecordToken token)
{
    letGo();
    switch (token.kind) {
    case RecordToken::Kind::Number: return std::nullopt;
    case RecordToken::Kind::Entry: return readEntry(token);
    case RecordToken::Kind::Mark: return addMark(token);
    case RecordToken::Kind::Comment:
        if (token.inBraces && m_lines.size() == 1)
            m_held = std::move(token.text);
        else
            addComment(std::move(token.text));
        return std::nullopt;
    case RecordToken::Kind::Open: return open(token);
    case RecordToken::Kind::Close: return close(token);
    case RecordToken::Kind::Result:
    case RecordToken::Kind::Bracket:
    case RecordToken::Kind::End: break;
    }
    return missingResult(token);
}

int RecordLines::indexOf(const Line& line, const Node* parent)
{
    int index = 0;
    for (const Node* child = parent->firstChild; child && child->serial < line.firstSerial; child = child->nextSibling)
        ++index;
    return index;
}

std::optional<RecordFault> RecordLines::readEntry(const RecordToken& token)
{
    auto entry = m_match.parseEntry(place(), token.text);
    if (!entry)
        return RecordFault{token.at, entry.error()};
    return addEntry(token.at, *std::move(entry));
}

std::optional<RecordFault> RecordLines::addEntry(std::size_t at, Entry entry)
{
    letGo();
    Line& line = m_lines.back();
    const Node* const parent = place();
    const auto added = m_match.add(parent, std::move(entry), indexOf(line, parent));
    if (!added)
        return RecordFault{at, added.error().sentence};
    m_entries += added->isNew;
    line.last = added->node;
    for (std::string& comment : line.commentsBefore) {
        if (added->isNew)
            m_match.addCommentBefore(line.last, std::move(comment));
        else
            m_match.addComment(line.last, std::move(comment));
    }
    line.commentsBefore.clear();
    return std::nullopt;
}

std::optional<RecordFault> RecordLines::addMark(const RecordToken& token)
{
    if (!m_lines.back().last)
        return RecordFault{token.at, RINGFORD_TEXT("expected an entry before this mark")};
    m_match.addMark(m_lines.back().last, token.number);
    return std::nullopt;
}

std::optional<RecordFault> RecordLines::open(const RecordToken& token)
{
    const Node* const last = m_lines.back().last;
    if (!last)
        return RecordFault{token.at,
                           RINGFORD_TEXT("expected an entry before this variation, which stands in its place")};
    if (m_lines.size() > kDeepestBrackets)
        return RecordFault{token.at, Text(RINGFORD_TEXT("expected brackets no deeper than %1")).with(kDeepestBrackets)};
    Line& line = m_lines.emplace_back();
    line.from = last->parent;
    line.firstSerial = m_match.tree().made();
    line.openedAt = token.at;
    return std::nullopt;
}

std::optional<RecordFault> RecordLines::close(const RecordToken& token)
{
    if (m_lines.size() == 1)
        return RecordFault{token.at, RINGFORD_TEXT("expected an entry or a result; this bracket closes nothing")};
    if (!m_lines.back().last)
        return RecordFault{token.at, RINGFORD_TEXT("expected an entry: a variation has at least one")};
    m_lines.pop_back();
    return std::nullopt;
}

void RecordLines::closeEmpty()
{
    std::vector<std::string> comments = std::move(m_lines.back().commentsBefore);
    m_lines.pop_back();
    for (std::string& comment : comments)
        addComment(std::move(comment));
}

std::optional<RecordFault> RecordLines::unclosed() const
{
    if (m_lines.size() == 1)
        return std::nullopt;
    return RecordFault{m_lines.back().openedAt, RINGFORD_TEXT("this variation has no end: expected )")};
}

std::optional<RecordFault> RecordLines::missingResult(const RecordToken& token) const
{
    if (auto fault = unclosed())
        return fault;
    return RecordFault{token.at, RINGFORD_TEXT("expected an entry or a result: 1-0, 0-1, 1/2-1/2 or *")};
}

void RecordLines::addComment(std::string comment)
{
    Line& line = m_lines.back();
    if (line.last)
        m_match.addComment(line.last, std::move(comment));
    else if (m_lines.size() == 1)
        m_match.addComment(m_match.start(), std::move(comment));
    else
        line.commentsBefore.push_back(std::move(comment));
}

void RecordLines::letGo()
{
    if (m_held)
        addComment(*std::move(m_held));
    m_held.reset();
}

std::string RecordLines::expectedResult() const
{
    const Outcome& outcome = m_match.end()->outcome();
    const Game& game = m_match.game();
    const std::string token(resultToken(game.description(), outcome));
    return outcome.decided() ? '{' + game.status(outcome) + "} " + token : token;
}

std::optional<RecordFault> RecordLines::finish(const RecordToken& result)
{
    if (auto fault = unclosed())
        return fault;
    std::string status;
    if (m_held && isStatusLine(m_match.game().description(), *m_held)) {
        status = *std::move(m_held);
        m_held.reset();
    }
    letGo();
    const Outcome& outcome = m_match.end()->outcome();
    if (outcome.decided()) {
        const bool otherStatus = !status.empty() && status != m_match.game().status(outcome);
        const bool otherToken = result.text != "*" && result.text != resultToken(m_match.game().description(), outcome);
        m_contradicted = otherStatus || otherToken;
    } else if (!status.empty() || result.text != "*") {
        m_match.setStatedResult(StatedResult{std::move(status), result.text});
    }
    return std::nullopt;
}

} // namespace ringford
