// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/TableWords.h"

#include "ui/words/Lists.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace ringford::ui::words {

namespace {

class TableTr {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

/** Seats that go out together, for the same reason. */
struct Leaving {
    SeatSet seats;
    std::optional<Reason> reason;
};

std::vector<Leaving> leavingAt(const Node* node)
{
    std::vector<Leaving> leaving;
    for (const Effect& effect : node->atTable()) {
        if (effect.kind != Effect::Kind::SeatOut)
            continue;
        if (leaving.empty() || leaving.back().reason != effect.reason)
            leaving.push_back({{}, effect.reason});
        leaving.back().seats.insert(effect.seat);
    }
    return leaving;
}

bool bringsCheckRules(const Node* node)
{
    return std::ranges::any_of(node->atTable(),
                               [](const Effect& effect) { return effect.kind == Effect::Kind::CheckRules; });
}

std::optional<Reason> reasonToWin(const Outcome& outcome)
{
    return outcome.kind == Outcome::Kind::Won ? std::optional(outcome.reason) : std::nullopt;
}

class Teller {
public:
    Teller(const GameDescription& game, const Node* node, const std::vector<std::string>& names)
        : m_game(game), m_node(node), m_names(names)
    {
    }

    QString sentence(const Leaving& leaving) const
    {
        const QString who = titles(leaving.seats);
        const bool isOne = leaving.seats.size() == 1;
        if (!leaving.reason || !closings().empty()) // what it lost it by is told of the board
            return isOne ? TableTr::tr("%1 is out.").arg(who) : TableTr::tr("%1 are out.", "several seats").arg(who);
        if (leaving.reason == Reason::KingCaptured)
            return kingGone(leaving.seats, who);
        //: %1 is a seat, %2 the reason, for example: bare king
        return isOne ? TableTr::tr("%1 is out: %2.").arg(who, reason(*leaving.reason))
                     //: %1 is several seats, %2 the reason
                     : TableTr::tr("%1 are out: %2.").arg(who, reason(*leaving.reason));
    }

    /** Who has won which board, and how; not of one that ended the game, which ending() tells. */
    QStringList closed() const
    {
        QStringList sentences;
        for (const Effect& effect : closings()) {
            if (effect.reason && effect.reason == reasonToWin(m_node->outcome()))
                continue;
            const QString board = face(m_game.board.place(effect.to).face);
            if (effect.reason)
                //: %1 is a board, %2 how it was won, %3 who has won it: `Board 2: checkmate, won by Seat A.`
                sentences += TableTr::tr("Board %1: %2, won by %3.").arg(board, reason(*effect.reason), winner(effect));
            else if (leavingAt(m_node).empty())
                sentences += TableTr::tr("Board %1 is closed: nobody has won it.").arg(board);
        }
        return sentences;
    }

    /** The board on which somebody won the whole game; empty where that was none, or several. */
    QString decidingBoard() const
    {
        QString board;
        for (const Effect& effect : closings()) {
            if (effect.reason && effect.reason == reasonToWin(m_node->outcome()))
                board = board.isEmpty() ? face(m_game.board.place(effect.to).face) : QString();
        }
        return board;
    }

    /** Who plays on which board now. */
    QStringList takenOver() const
    {
        QStringList sentences;
        for (const Effect& effect : m_node->atTable()) {
            if (effect.kind != Effect::Kind::PlayerChanged)
                continue;
            const SideInfo& side = m_game.side(effect.by);
            const QString colour = words::colour(side.colour);
            sentences +=
                m_game.board.faces().size() == 1
                    //: %1 is a seat, %2 a colour
                    ? TableTr::tr("%1 now plays %2.").arg(title(effect.seat), colour)
                    //: %1 is a seat, %2 a colour, %3 a board
                    : TableTr::tr("%1 now plays %2 on board %3.").arg(title(effect.seat), colour, face(side.face));
        }
        return sentences;
    }

    /** In a few words, for across a board that @p effect has closed. */
    QString across(const Effect& effect) const
    {
        if (!effect.reason)
            return TableTr::tr("won by nobody", "a board");
        QString how = reason(*effect.reason);
        how[0] = how[0].toUpper();
        //: over a board: %1 is how it was won, %2 who has won it
        return TableTr::tr("%1: won by %2", "a board").arg(how, winner(effect));
    }

private:
    std::vector<Effect> closings() const
    {
        std::vector<Effect> found;
        std::ranges::copy_if(m_node->atTable(), std::back_inserter(found),
                             [](const Effect& effect) { return effect.kind == Effect::Kind::BoardClosed; });
        return found;
    }

    /** Of a board: the seat that takes over from who has lost it, where it is one; else a colour. */
    QString winner(const Effect& closing) const
    {
        const auto at = std::ranges::find(m_node->atTable(), closing);
        const auto next = std::ranges::find(at, m_node->atTable().end(), Effect::Kind::PlayerChanged, &Effect::kind);
        if (next != m_node->atTable().end())
            return title(next->seat);
        QString colour = words::colour(m_game.side(closing.by).colour);
        colour[0] = colour[0].toUpper();
        return colour;
    }

    QString face(int number) const { return fromUtf8(m_game.board.faces()[static_cast<std::size_t>(number)].name); }

    QString titles(SeatSet seats) const
    {
        QStringList titles;
        for (const Seat one : seats)
            titles += title(one);
        return listed(titles);
    }

    QString title(Seat seat) const
    {
        return words::seat(m_game, seat, seat.index < m_names.size() ? m_names[seat.index] : std::string());
    }

    /** Who lost the last king by somebody's leaving was not captured. */
    QString kingGone(SeatSet seats, const QString& who) const
    {
        const bool isOne = seats.size() == 1;
        const auto isOfTeam = [&](SeatSet team) { return team.size() > 1 && team.contains(seats.first()); };
        const Entry& entry = m_node->entry();
        if (entry.kind != Entry::Kind::Action || !entry.seat)
            return !std::ranges::any_of(m_game.teams, isOfTeam)
                       ? TableTr::tr("%1: no king is left.", "seats that are out").arg(who)
                   : isOne ? TableTr::tr("%1 is out: the team has no king left.").arg(who)
                           : TableTr::tr("%1 are out: the team has no king left.").arg(who);
        return isOne
                   //: %1 is a seat, %2 who did it
                   ? TableTr::tr("%1 is out: captured by %2.").arg(who, title(*entry.seat))
                   //: %1 is several seats, %2 who did it
                   : TableTr::tr("%1 are out: their last king was captured by %2.").arg(who, title(*entry.seat));
    }

    const GameDescription& m_game;
    const Node* m_node;
    const std::vector<std::string>& m_names;
};

} // namespace

QStringList atTable(const GameDescription& game, const Node* node, const std::vector<std::string>& names)
{
    const Teller teller(game, node, names);
    QStringList sentences = teller.closed();
    for (const Leaving& leaving : leavingAt(node))
        sentences += teller.sentence(leaving);
    if (!node->outcome().decided())
        sentences += teller.takenOver();
    // Who is left knows, when the game is over, what the rules would be.
    if (bringsCheckRules(node) && !node->outcome().decided())
        sentences += TableTr::tr("From here on check rules hold: no king may be left attacked.");
    return sentences;
}

namespace {

/** The colour that all winners have, where they are a team: nobody wants to read all its seats. */
std::optional<Colour> winningColour(const GameDescription& game, SeatSet winners)
{
    if (winners.size() < 2)
        return std::nullopt;
    const Colour colour = game.seat(winners.first()).colour;
    for (const Seat winner : winners) {
        if (game.seat(winner).colour != colour)
            return std::nullopt;
    }
    return colour;
}

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString ending(const GameDescription& game, const Node* node, const std::vector<ClosedFace>& closed,
               const std::vector<std::string>& names)
{
    const Outcome& outcome = node->outcome();
    const auto colour = winningColour(game, outcome.winners);
    const Entry& entry = node->entry();
    const bool isLeft = entry.kind == Entry::Kind::Resign || entry.kind == Entry::Kind::FlagFall;
    if (outcome.kind != Outcome::Kind::Won || (!colour && !isLeft))
        return words::outcome(game, outcome, names);
    const auto named = [&](Seat seat) {
        return words::seat(game, seat, seat.index < names.size() ? names[seat.index] : std::string());
    };
    QStringList titles;
    for (const Seat winner : outcome.winners)
        titles += named(winner);
    const QString who = colour ? capitalized(words::colour(*colour)) : listed(titles);
    const int count = colour ? 1 : static_cast<int>(titles.size());
    if (outcome.reason == Reason::Boards && colour) {
        const auto own = std::ranges::count_if(
            closed, [&](const ClosedFace& face) { return face.winner && game.side(*face.winner).colour == *colour; });
        const auto others = std::ranges::count_if(
            closed, [&](const ClosedFace& face) { return face.winner && game.side(*face.winner).colour != *colour; });
        //: the result of a game on several boards: %1 is a colour, %2 and %3 how many boards each side has won
        return TableTr::tr("%1 won %2 : %3.").arg(who, QString::number(own), QString::number(others));
    }
    const QString loser = entry.side ? words::side(game, *entry.side) : entry.seat ? named(*entry.seat) : QString();
    if (entry.kind == Entry::Kind::Resign && !loser.isEmpty())
        //: %1 is who has won, %2 who gave up
        return TableTr::tr("%1 won: %2 resigned.", nullptr, count).arg(who, entry.seat ? named(*entry.seat) : loser);
    if (entry.kind == Entry::Kind::FlagFall && !loser.isEmpty())
        //: %1 is who has won, %2 whose flag fell
        return TableTr::tr("%1 won: %2 ran out of time.", nullptr, count)
            .arg(who, entry.seat ? named(*entry.seat) : loser);
    if (const QString board = Teller(game, node, names).decidingBoard(); !board.isEmpty())
        //: %1 is the colour of a team, %2 the reason, %3 the board that decided
        return TableTr::tr("%1 won: %2 on board %3.").arg(who, reason(outcome.reason), board);
    //: %1 is the colour of a team, %2 the reason
    return TableTr::tr("%1 won: %2.").arg(who, reason(outcome.reason));
}

std::vector<QString> acrossBoards(const GameDescription& game, const Node* node)
{
    std::vector<QString> notes(game.board.faces().size());
    const std::vector<std::string> noNames; // there is little room
    for (; !node->isRoot(); node = node->parent) {
        const Teller teller(game, node, noNames);
        for (const Effect& effect : node->atTable()) {
            if (effect.kind == Effect::Kind::BoardClosed)
                notes[game.board.place(effect.to).face] = teller.across(effect);
        }
    }
    return notes;
}

namespace {

/**
 * Seats in a list with little room: at a table of several boards by their badges, which all boards show; so are long
 * names, which would be cut.
 */
QString briefly(const GameDescription& game, SeatSet seats)
{
    constexpr qsizetype kLong = 8; // letters
    bool areLong = false;
    for (const Seat one : seats)
        areLong |= words::seat(game, one).size() > kLong && !game.seat(one).badge.empty();
    if (game.board.faces().size() < 2 && !areLong)
        return words::seats(game, seats);
    QStringList badges;
    for (const Seat seat : seats)
        badges += seatLetters(game, seat);
    return badges.join(QStringLiteral(", "));
}

QString outBriefly(const GameDescription& game, SeatSet seats)
{
    //: in the list of moves: who goes out
    return TableTr::tr("%1 out").arg(briefly(game, seats));
}

QString checkCounts()
{
    //: in the list of moves: from here on kings may not be left in check
    return TableTr::tr("check counts now");
}

} // namespace

QString atTableBriefly(const GameDescription& game, const Node* node)
{
    QStringList parts;
    for (const Leaving& leaving : leavingAt(node)) {
        SeatSet others = leaving.seats;
        if (node->entry().kind != Entry::Kind::Action && node->entry().seat)
            others.erase(*node->entry().seat);
        if (others.empty())
            continue;
        if (leaving.reason == Reason::BareKing)
            //: in the list of moves: who goes out, reduced to the king
            parts += TableTr::tr("%1 out (bare king)").arg(briefly(game, others));
        else
            parts += outBriefly(game, others);
    }
    if (bringsCheckRules(node) && !node->outcome().decided())
        parts += checkCounts();
    return parts.join(QStringLiteral(", "));
}

QStringList leavingsBriefly(const GameDescription& game)
{
    QStringList longest;
    for (std::uint8_t index = 0; game.seats.size() > 2 && index < game.seats.size(); ++index) {
        const QString out = outBriefly(game, SeatSet(Seat{index}));
        longest += game.bringsCheckRules ? QStringList{out, checkCounts()}.join(QStringLiteral(", ")) : out;
    }
    return longest;
}

} // namespace ringford::ui::words
