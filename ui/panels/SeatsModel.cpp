// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/SeatsModel.h"

#include "engine/rules/Worth.h"
#include "ui/computer/ActingSeats.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Persons.h"
#include "ui/paint/SideBadge.h"
#include "ui/panels/BoardState.h"
#include "ui/panels/ClockLook.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/ActionWords.h"
#include "ui/words/SituationWords.h"
#include "ui/words/Words.h"

#include <QFontMetrics>
#include <QIcon>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace ringford::ui {

namespace {

/** Who carries a flag is as good as half way to winning: all at the table see it here, and not on the piece alone. */
QString carriedText(const GameDescription& game, const Contents& contents, const std::vector<Side>& sides, bool isWhole)
{
    QStringList carried;
    for (const Side side : sides)
        carried += words::carriedBy(game, contents, side, isWhole);
    return carried.join(QStringLiteral(", "));
}

/** What is said of who carries each of the flags, or all of them, and nothing. */
QStringList flagsCarried(const GameDescription& game)
{
    QStringList texts{QString()};
    Contents all;
    all.pieces = {{{}, {{}, Side{0}}}};
    for (std::uint8_t side = 0; side < game.sides.size(); ++side) {
        for (std::uint8_t index = 0; index < game.kinds.size(); ++index) {
            const KindInfo& kind = game.kinds[index];
            if (!kind.isMarker || kind.isAhead || kind.blast > 0)
                continue;
            Contents contents;
            contents.pieces = {{{}, {{}, Side{side}}}};
            contents.markers = {{{}, PieceKind{index}, Side{side}, true}};
            texts += carriedText(game, contents, {Side{side}}, false);
            all.markers.push_back(contents.markers.front());
        }
    }
    if (all.markers.size() > 1)
        texts += carriedText(game, all, {Side{0}}, false);
    return texts;
}

} // namespace

SeatsModel::SeatsModel(MatchModel& match, ClockModel& clocks, QObject* parent)
    : QAbstractTableModel(parent), m_match(match), m_clocks(clocks)
{
    connect(&match, &MatchModel::matchSet, this, &SeatsModel::reset);
    connect(&match, &MatchModel::replaced, this, &SeatsModel::update); // by then it is known whom hands play
    connect(&match, &MatchModel::viewedNodeChanged, this, &SeatsModel::update);
    connect(&match, &MatchModel::gameNodeChanged, this, &SeatsModel::update);
    connect(&match, &MatchModel::tagsChanged, this, &SeatsModel::update);
    connect(&match.question(), &OpenQuestion::opened, this, &SeatsModel::update);
    connect(&match.question(), &OpenQuestion::closed, this, &SeatsModel::update);
    connect(&clocks, &ClockModel::changed, this, &SeatsModel::updateClocks);
    connect(&clocks, &ClockModel::ticked, this, &SeatsModel::updateClocks);
    reset();
}

void SeatsModel::reset()
{
    beginResetModel();
    const GameDescription& game = m_match.description();
    m_isBySeat = game.sides.size() > game.seats.size();
    m_rows.assign(m_isBySeat ? game.seats.size() : game.sides.size(), {});
    fill(); // views ask as soon as they hear of it
    endResetModel();
}

/** Who sits in a row, and where. */
void SeatsModel::seat(Row& row, std::uint8_t number, const Contents& contents) const
{
    row.sides.clear();
    row.player = m_isBySeat ? Seat{number} : contents.players[number];
    for (std::uint8_t index = 0; index < contents.players.size(); ++index) {
        const Side side{index};
        const int face = m_match.description().side(side).face;
        const bool isClosed = std::ranges::find(contents.closed, face, &ClosedFace::face) != contents.closed.end();
        if (m_isBySeat ? contents.players[index] == row.player && !isClosed && !contents.sidesOut.contains(side)
                       : index == number)
            row.sides.push_back(side);
    }
    const auto isOut = [&](Side side) { return contents.sidesOut.contains(side); };
    row.isOut = std::ranges::all_of(row.sides, isOut);
    const SeatSet onTurn = m_match.match().onTurn(m_match.viewedNode());
    row.isOnTurn = onTurn.contains(row.player) &&
                   std::ranges::any_of(row.sides, [&](Side side) { return contents.sidesOnTurn.contains(side); });
    const GameDescription& game = m_match.description();
    const auto hasKing = [&](const PlacedPiece& placed) {
        return std::ranges::find(row.sides, placed.piece.side) != row.sides.end() &&
               isKing(game.kind(placed.piece.kind));
    };
    row.isKingless =
        !row.isOut && std::ranges::any_of(game.kinds, isKing) && std::ranges::none_of(contents.pieces, hasKing);
}

void SeatsModel::update()
{
    fill();
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void SeatsModel::fill()
{
    Contents contents = m_match.game().contents(m_match.position());
    if (m_match.viewedNode()->outcome.decided()) { // a position does not know of a draw that was agreed
        contents.sidesOnTurn = {};
        contents.sidesWaiting = {};
        contents.acted.clear();
    }
    const std::vector<SeatExit> exits = seatExits(m_match.match(), m_match.viewedNode());
    m_left = seatsLeft(contents);
    readNames();
    for (std::uint8_t number = 0; number < m_rows.size(); ++number) {
        Row& row = m_rows[number];
        seat(row, number, contents);
        const BoardState state =
            m_isBySeat ? BoardState::Plain : boardState(m_match.description(), contents, Side{number});
        row.result = hasResult(state) ? std::optional(state) : std::nullopt;
        row.boards = boardsText(row, contents, Wording::Short);
        row.boardsInCode = boardsText(row, contents, Wording::Code);
        row.boardsInFull = boardsText(row, contents, Wording::Full);
        row.carried = carriedText(m_match.description(), contents, row.sides, false);
        row.carriedInFull = carriedText(m_match.description(), contents, row.sides, true);
        row.state = stateText(row, exits, Wording::Short);
        row.stateInFull = stateText(row, exits, Wording::Full);
        row.clock = clockCell(row);
    }
}

void SeatsModel::updateClocks()
{
    for (std::uint8_t number = 0; number < m_rows.size(); ++number) {
        const QString text = clockCell(m_rows[number]);
        if (text == m_rows[number].clock)
            continue;
        m_rows[number].clock = text;
        emit dataChanged(index(number, Clock), index(number, Clock));
    }
}

/** A seat that the computer plays is nobody's, whatever name stands there. */
void SeatsModel::readNames()
{
    m_persons = m_names = m_briefNames = m_match.match().tags().seatNames;
    const ComputerSeats computers(m_match.match());
    for (const Seat seat : computers.seats()) {
        m_persons[seat.index].clear();
        const int level = computers.level(seat);
        //: who plays at a seat, in place of a name: the computer; %1 is how well, from 1 to 10, %2 the same in a word
        const QString computer = tr("level %1, %2").arg(QString::number(level), words::strength(level));
        const QString program = computers.player(seat).program;
        m_names[seat.index] = (program.isEmpty() ? computer : program).toStdString();
        //: who plays at a seat where there is little room: the computer; %1 is how well, from 1 to 10: Black (level 4)
        m_briefNames[seat.index] = (program.isEmpty() ? tr("level %1").arg(level) : program).toStdString();
    }
}

QString SeatsModel::whoText(const Row& row, const std::vector<std::string>& names) const
{
    const GameDescription& game = m_match.description();
    const std::string& name = names[row.player.index];
    if (m_isBySeat || (game.sides.size() == game.seats.size() && game.side(row.sides.front()).seat == row.player))
        return words::seat(game, row.player, name);
    //: an army and who plays it
    return tr("%1: %2", "side").arg(words::side(game, row.sides.front()), words::seat(game, row.player, name));
}

/** Where there is little room: the board stands beside it. */
QString SeatsModel::whoBeside(const Row& row) const
{
    if (m_match.description().board.faces().size() < 2)
        return whoText(row, m_names);
    const std::string& name = m_names[row.player.index];
    //: %1 is a seat, %2 who plays there
    return name.empty() ? seatBeside(row) : tr("%1 (%2)", "seat").arg(seatBeside(row), nameBeside(row));
}

/**
 * Where there is hardly any: a person's name, or the seat with the level of the computer there. The badge beside it
 * tells the seat as well.
 */
QString SeatsModel::whoBriefly(const Row& row) const
{
    if (m_match.description().board.faces().size() < 2)
        return whoText(row, m_briefNames);
    if (!m_persons[row.player.index].empty())
        return nameBeside(row);
    const int level = ComputerSeats(m_match.match()).level(row.player);
    return level > 0 ? tr("%1 (%2)", "seat").arg(seatBeside(row), QString::number(level)) : seatBeside(row);
}

QString SeatsModel::seatBeside(const Row& row) const
{
    const GameDescription& game = m_match.description();
    if (m_isBySeat)
        return words::seat(game, row.player);
    QString colour = words::colour(game.seat(row.player).colour);
    colour[0] = colour[0].toUpper();
    return colour;
}

/** With a mark where the same person has other seats. */
QString SeatsModel::nameBeside(const Row& row) const
{
    constexpr qsizetype kLongest = 100; // characters; a file may hold longer names
    const QString who = words::elided(m_names[row.player.index], kLongest);
    return seatsHeldTogether(m_persons, m_left).contains(row.player) ? QStringLiteral("• ") + who : who;
}

QString SeatsModel::boardsText(const Row& row, const Contents& contents, Wording wording) const
{
    const GameDescription& game = m_match.description();
    if (game.board.faces().size() < 2)
        return {};
    QStringList boards;
    for (const Side side : row.sides) {
        const SideInfo& info = game.side(side);
        const BoardState state = boardState(game, contents, side);
        const QString face = words::fromUtf8(game.board.faces()[static_cast<std::size_t>(info.face)].name);
        const QString where =
            wording == Wording::Code ? sideBadge(game, side)
            : wording == Wording::Short && m_isBySeat
                //: there is little room: %1 is a colour, %2 the number of the board it plays on
                ? tr("%1 %2", "colour and board").arg(words::colour(info.colour), face)
                : wording == Wording::Short // the badge tells the colour
                      ? tr("board %1").arg(face)
                      //: a colour on one of several boards: %1 is the colour, %2 the board's number or name
                      : tr("%1 on board %2").arg(words::colour(info.colour), face);
        if (hasResult(state) && !m_isBySeat) { // that is told as the state
            boards += wording == Wording::Full ? QString() : where;
            continue;
        }
        const QString what = wording == Wording::Full ? inWords(state) : sign(state);
        if (wording == Wording::Full && !m_isBySeat) // who plays there names the board
            boards += what;
        else if (what.isEmpty())
            boards += where;
        else
            boards += (wording == Wording::Full ? QStringLiteral("%1: %2") : QStringLiteral("%1 %2")).arg(where, what);
    }
    return boards.join(wording == Wording::Full ? QStringLiteral("; ") : QStringLiteral("   "));
}

/** The other seats of the team, where they are not seen by their badges. */
SeatSet SeatsModel::matesTold(const Row& row, Wording wording) const
{
    const GameDescription& game = m_match.description();
    const Seat seat = row.player;
    const auto isOneColour = [&](SeatSet team) {
        for (const Seat other : team) {
            if (game.seat(other).colour != game.seat(seat).colour)
                return false;
        }
        return true;
    };
    // In short those who go on tell the team: how a seat went out takes the room beside it.
    if (row.isOut && wording == Wording::Short)
        return {};
    for (SeatSet team : game.teams) {
        // The badges say by their colour who belongs together.
        if (!team.contains(seat) || team.size() < 2 || (wording == Wording::Short && isOneColour(team)))
            continue;
        team.erase(seat);
        return team;
    }
    return {};
}

QString SeatsModel::namesOf(SeatSet seats, Wording wording) const
{
    if (wording == Wording::Full)
        return words::seats(m_match.description(), seats);
    QStringList badges;
    for (const Seat seat : seats)
        badges += words::fromUtf8(m_match.description().seat(seat).badge);
    return badges.join(QStringLiteral(", "));
}

/** Where else the same person sits, but for seats that have been @p told. */
QString SeatsModel::personText(Seat seat, SeatSet told, Wording wording) const
{
    SeatSet others = otherSeatsOf(m_persons, m_left, seat);
    for (const Seat one : told)
        others.erase(one);
    //: seats that the same person has
    return others.empty() ? QString() : tr("also %1").arg(namesOf(others, wording));
}

/** Who plays with a row, and where else its person sits. */
QString SeatsModel::companyText(const Row& row, Wording wording) const
{
    QStringList parts;
    const SeatSet mates = matesTold(row, wording);
    if (!mates.empty())
        //: the other seats of a team
        parts += tr("with %1").arg(namesOf(mates, wording));
    parts += row.isOut ? QString() : personText(row.player, mates, wording);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/** By whom, by badge, and whether by what does its work later. */
QString SeatsModel::goneBriefly(const SeatExit& gone) const
{
    const GameDescription& game = m_match.description();
    constexpr qsizetype kLongName = 8; // letters
    const std::string& badge = game.seat(*gone.by).badge;
    // At one board seats are called by their colours, which are short; badges stand for what is not.
    const QString name = words::seat(game, *gone.by);
    const QString by = badge.empty() || (!m_isBySeat && name.size() <= kLongName) ? name : words::fromUtf8(badge);
    if (gone.blast)
        //: %1 is what killed the last piece (shell), %2 whose it was; there is little room
        return tr("out: %1 of %2").arg(words::translated(game.kind(*gone.blast).name), by);
    //: of a seat that is out: %1 is who put it out; there is little room
    return tr("lost to %1").arg(by);
}

QString SeatsModel::goneText(const Row& row, const SeatExit& gone, Wording wording) const
{
    if (!gone.node)
        return tr("out");
    const Entry& entry = gone.node->entry;
    const bool isOwn = entry.seat == row.player;
    if (entry.kind == Entry::Kind::Resign)
        return isOwn ? tr("resigned") : tr("out: %1").arg(words::entry(m_match.description(), entry));
    if (entry.kind == Entry::Kind::FlagFall)
        return isOwn ? tr("out of time") : tr("out: %1").arg(words::entry(m_match.description(), entry));
    if (!gone.by)
        return tr("out");
    if (wording == Wording::Short)
        return goneBriefly(gone);
    const QString by = words::seat(m_match.description(), *gone.by);
    const QString played = words::entryToRead(m_match.match(), gone.node, words::spokenNotation());
    if (gone.blast)
        //: %1 is what killed the last piece (shell), %2 whose it was, %3 what somebody played before
        return tr("out: %1 of %2 (%3)")
            .arg(words::translated(m_match.description().kind(*gone.blast).name), by, played);
    //: of a seat that is out: %1 is who put it out, %2 by what action
    return tr("lost to %1 (%2)").arg(by, played);
}

/** What the computer does that is on turn for @p seat, and whose answer it waits for; nothing where a person is. */
QString SeatsModel::computerText(Seat seat, Wording wording) const
{
    if (m_match.halted().contains(seat))
        return wording == Wording::Full ? tr("waits until somebody plays for it or lets it go on", "the computer")
                                        : tr("waits", "the computer");
    if (!m_match.awaited().contains(seat))
        return {};
    if (const OpenQuestion& question = m_match.question(); question.isOpen()) {
        const QString asked = question.asked().empty() ? QString() : namesOf(question.asked(), wording);
        if (wording == Wording::Full)
            return asked.isEmpty() ? tr("waits for an answer", "the computer")
                                   //: the computer asks a person whether it may act with a piece: %1 is that one's seat
                                   : tr("waits for %1 to answer", "the computer").arg(asked);
        //: %1 is the seat of a person who is asked, in a list with little room
        return asked.isEmpty() ? tr("waits", "the computer") : tr("waits for %1", "the computer").arg(asked);
    }
    const auto waits = m_clocks.hasClocks() ? WaitsForPersons::No : WaitsForPersons::Yes;
    const std::vector<Seat> acting = actingSeats(m_match.gameNode(), m_match.absent(), waits);
    if (std::ranges::find(acting, seat) != acting.end())
        return tr("thinking", "the computer");
    //: the computer does not act on its boards before a person has acted
    return tr("waits for you");
}

QString SeatsModel::stateText(const Row& row, const std::vector<SeatExit>& exits, Wording wording) const
{
    QStringList parts;
    const Outcome& outcome = m_match.viewedNode()->outcome;
    const bool isWinner = outcome.decided() && outcome.winners.contains(row.player);
    const bool isBoardWon = row.result == BoardState::Won;
    if (row.isOut && (!isWinner || row.result))
        parts += goneText(row, exits[row.player.index], wording);
    else if (row.result)
        parts += inWords(*row.result);
    // Where boards decide each has its own result; where the first mate does, it stands on one alone.
    const bool isToldByBoard = !m_isBySeat && !row.boards.isEmpty() && outcome.reason == Reason::Boards;
    if (isWinner && !isBoardWon && !isToldByBoard)
        parts += row.result ? tr("team won", "a seat whose board is lost") : tr("won");
    else if (parts.isEmpty() && !isWinner && outcome.decided() && !outcome.winners.empty() && !row.boards.isEmpty())
        parts += tr("lost");
    else if (const QString computer = row.isOnTurn ? computerText(row.player, wording) : QString(); !computer.isEmpty())
        parts += computer;
    else if (row.isOnTurn && row.boards.isEmpty()) // else it is told beside the boards
        parts += tr("to play", "whose turn it is");
    parts += wording == Wording::Full ? row.carriedInFull : row.carried;
    parts += row.isKingless ? tr("no king", "of a seat that plays on") : QString();
    parts += companyText(row, wording);
    if (m_match.question().asked().contains(row.player))
        parts.prepend(tr("is asked", "a seat, by another one"));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QStringList SeatsModel::longestStates() const
{
    const GameDescription& game = m_match.description();
    const ComputerSeats computers(m_match.match());
    QStringList states;
    for (Row row : m_rows) {
        row.isOut = false;
        QStringList doing{tr("won"), row.boards.isEmpty() ? tr("to play", "whose turn it is") : tr("lost")};
        if (computers.level(row.player) > 0)
            doing += {tr("thinking", "the computer"), tr("waits for you")};
        const QString company = companyText(row, Wording::Short);
        for (const QString& flag : flagsCarried(game)) {
            for (const QString& what : std::as_const(doing)) {
                QStringList parts{what, flag, company};
                parts.removeAll(QString());
                states += parts.join(QStringLiteral(", "));
            }
        }
        for (std::uint8_t other = 0; other < game.seats.size(); ++other) {
            states += goneBriefly({nullptr, Seat{other}, {}});
            for (std::uint8_t kind = 0; kind < game.kinds.size(); ++kind) {
                if (game.kinds[kind].blast > 0)
                    states += goneBriefly({nullptr, Seat{other}, PieceKind{kind}});
            }
        }
    }
    return states;
}

bool SeatsModel::hasClock(const Row& row) const
{
    return m_clocks.hasClocks() && !m_isBySeat && !row.sides.empty();
}

QString SeatsModel::clockCell(const Row& row) const
{
    if (!hasClock(row))
        return {};
    const Side side = row.sides.front();
    const QString text = words::clock(m_clocks.control(side),
                                      m_clocks.leftAt(isLive(side) ? m_match.gameNode() : m_match.viewedNode(), side));
    return clockText(m_clocks, side, text);
}

bool SeatsModel::isLive(Side side) const
{
    return m_match.viewedNode() == m_match.gameNode() || m_clocks.isRunning(side);
}

bool SeatsModel::isLow(Side side) const
{
    const bool isOut = m_rows[side.index].isOut;
    return m_clocks.hasClocks() && isLive(side) && !isOut && words::isLow(m_clocks.control(side), m_clocks.left(side));
}

/** Of a seat on several boards: they are seen in a panel of their own. */
QString SeatsModel::clocksInWords(const Row& row) const
{
    QStringList clocks;
    for (const Side side : row.sides) {
        const QString shown = words::clockAloud(
            m_clocks.control(side), m_clocks.leftAt(isLive(side) ? m_match.gameNode() : m_match.viewedNode(), side));
        const QString text = m_clocks.isRunning(side) ? tr("%1, running", "a clock").arg(shown) : shown;
        //: %1 is a side: White on board 1, %2 what its clock shows
        clocks += tr("%1: %2", "a clock").arg(words::side(m_match.description(), side), text);
    }
    return clocks.isEmpty() ? tr("no clock any more") : clocks.join(QStringLiteral("; "));
}

QVariant SeatsModel::clockData(const Row& row, int role) const
{
    if (!hasClock(row)) {
        const bool isAsked = role == Qt::AccessibleTextRole;
        return !isAsked ? QVariant() : m_clocks.hasClocks() ? clocksInWords(row) : tr("no clock");
    }
    const Side side = row.sides.front();
    ClockLook look;
    look.isLive = isLive(side);
    look.isRunning = m_clocks.isRunning(side);
    look.delay = secondsOfDelay(m_clocks, side);
    look.isLow = isLow(side);
    const auto left = m_clocks.leftAt(look.isLive ? m_match.gameNode() : m_match.viewedNode(), side);
    look.text = words::clock(m_clocks.control(side), left);
    look.aloud = words::clockAloud(m_clocks.control(side), left);
    return clockRole(look, role, m_font, m_palette);
}

QVariant SeatsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::DisplayRole)
        return column == Who      ? (m_isBrief ? whoBriefly(row) : whoBeside(row))
               : column == Boards ? (m_isBrief ? row.boardsInCode : row.boards)
               : column == State  ? row.state
                                  : row.clock;
    if (role == kWordsRole)
        return column == Who ? QVariant(whoBeside(row)) : column == Boards ? QVariant(row.boards) : QVariant();
    if (column == Clock)
        return clockData(row, role);
    const QString inFull = column == Who      ? whoText(row, m_names)
                           : column == Boards ? row.boardsInFull
                                              : row.stateInFull;
    // Names come from files: what looks like HTML in them is text.
    if (role == Qt::ToolTipRole && !inFull.isEmpty())
        return QStringLiteral("<p>%1</p>").arg(inFull.toHtmlEscaped());
    if (role == Qt::AccessibleTextRole)
        return inFull;
    if (role == Qt::FontRole) {
        QFont font = m_font;
        font.setBold(row.isOnTurn);
        font.setStrikeOut(row.isOut && column == Who);
        return font;
    }
    if (role == Qt::DecorationRole && column == Who)
        return seatBadges(m_match.description(), SeatSet(row.player), QFontMetrics(m_font).height() * 5 / 4,
                          m_devicePixelRatio, m_palette.color(QPalette::WindowText));
    return {};
}

QVariant SeatsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Who      ? tr("Seat")
           : section == Boards ? tr("Boards")
           : section == State  ? tr("State")
                               : tr("Clock");
}

} // namespace ringford::ui
