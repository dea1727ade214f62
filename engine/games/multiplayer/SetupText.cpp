// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/SetupText.h"

#include "engine/games/chess/SetupParts.h"
#include "engine/games/multiplayer/PieceText.h"
#include "engine/games/multiplayer/Story.h"
#include "engine/rules/PlainText.h"
#include "engine/setup/SetupWriter.h"

#include <algorithm>

namespace ringford::multiplayer {

namespace {

constexpr const char* kSeats = "seats";
constexpr const char* kStock = "stock";
constexpr const char* kPassed = "ep";
constexpr const char* kActed = "acted";

Text boardClosed(BoardNumber number)
{
    return Text(RINGFORD_TEXT("board %1 is closed: the group seats does not name it")).with(number.set());
}

/** Reads one setup, group after group; each relies on those before it. */
class StateReader {
public:
    StateReader(const GameDescription& game, const MultiplayerRules& rules, const Setup& setup)
        : m_game(game), m_rules(rules), m_reader(game, setup)
    {
    }

    Result<State, SetupProblems> read()
    {
        readSeats();
        readPieces();
        readTurns();
        readStock();
        readPassed();
        readActed();
        m_state.quiet = static_cast<std::uint32_t>(m_reader.quiet());
        if (m_reader.hasProblems())
            return Failure{m_reader.takeProblems()};
        m_rules.settle(m_state);
        return m_state;
    }

private:
    bool isStrict() const { return m_rules.choices().origin == Origin::Strict; }

    void problem(const char* group, const std::string& item, Text message)
    {
        m_reader.problem(group, item, std::nullopt, std::move(message));
    }

    std::optional<BoardNumber> boardOf(std::string_view text) const
    {
        const auto number = readPlainNumber(text, m_rules.choices().players);
        if (!number || *number == 0)
            return std::nullopt;
        return BoardNumber{static_cast<std::uint8_t>(*number - 1)};
    }

    void readSeats()
    {
        for (std::uint8_t index = 0; index < m_rules.choices().players; ++index)
            m_state.players[index] = {m_game.sides[2U * index].seat, m_game.sides[2U * index + 1].seat};
        for (const std::string& item : m_reader.items(kSeats)) {
            const auto equals = std::min(item.find('='), item.size());
            const auto number = boardOf(std::string_view(item).substr(0, equals));
            const std::string_view names = std::string_view(item).substr(std::min(equals + 1, item.size()));
            const auto white = m_game.findSeat(names.substr(0, 1));
            const auto black = m_game.findSeat(names.substr(std::min<std::size_t>(1, names.size())));
            if (!number || !white || !black) {
                problem(kSeats, item, RINGFORD_TEXT("expected a board and its white and black seat, like 1=AB"));
            } else if (m_state.live.contains(*number)) {
                problem(kSeats, item, RINGFORD_TEXT("given twice"));
            } else {
                m_state.live.insert(*number);
                m_state.players[number->index] = {*white, *black};
            }
        }
        m_knowsSeats = !m_reader.hasProblems(kSeats);
        if (m_knowsSeats)
            closeCircle();
    }

    /** Whether a board is out of the game, and not just unknown to seats that could not be read. */
    bool isClosed(BoardNumber number) const { return m_knowsSeats && !m_state.live.contains(number); }

    /** Each black seat is the white seat of the next board, and none is white twice. */
    void closeCircle()
    {
        if (m_state.live.empty())
            return problem(kSeats, "", RINGFORD_TEXT("no board is named"));
        SeatSet white;
        const auto itemOf = [this](BoardNumber number) { return seatsItem(m_game, m_state, number); };
        for (auto at = m_state.live.begin(); at != m_state.live.end();) {
            const BoardNumber number = *at;
            ++at;
            const BoardNumber next = at != m_state.live.end() ? *at : m_state.live.first();
            const Seat seat = m_state.player(number, Army::White);
            const Seat black = m_state.player(number, Army::Black);
            if (white.contains(seat))
                problem(kSeats, itemOf(number),
                        Text(RINGFORD_TEXT("%1 plays white on another board too")).with(m_game.seat(seat).name));
            if (black != m_state.player(next, Army::White))
                problem(kSeats, itemOf(number),
                        Text(RINGFORD_TEXT("the black seat of a board is the white seat of the next one: expected %1"))
                            .with(m_game.seat(m_state.player(next, Army::White)).name));
            white.insert(seat);
            m_state.seats[indexOf(Army::White)][seat.index] = number;
            m_state.seats[indexOf(Army::Black)][black.index] = number;
        }
    }

    void readPieces()
    {
        for (const PieceItem& item : m_reader.pieces()) {
            const auto number = BoardNumber::of(chess::BoardPlace::of(item.side));
            const auto suffix = readSuffix(item.suffix);
            if (!suffix)
                m_reader.problem(item, expectedSuffix());
            else if (isClosed(number))
                m_reader.problem(item, boardClosed(number));
            else
                addPiece(item, number, *suffix);
        }
        for (const BoardNumber number : m_state.live) {
            const chess::BoardPieces& pieces = m_pieces[number.index];
            chess::checkKings(m_reader, m_game, number.place(), pieces.men);
            OneBoard& board = m_state.board(number);
            board.men = pieces.men;
            board.castling = chess::castlingWaysOf(pieces.unmoved);
            for (const Army army : {Army::White, Army::Black}) {
                if ((pieces.unmoved & chess::castlingHome(army, Kind::King) & pieces.men.of(army, Kind::King)) != 0)
                    board.castling |= chess::castlingKingMark(army);
            }
        }
    }

    struct Suffix {
        bool marked = false;
        std::optional<SetNumber> set;
    };

    std::optional<Suffix> readSuffix(std::string_view text) const
    {
        Suffix suffix;
        suffix.marked = text.starts_with(chess::kUnmoved);
        text.remove_prefix(suffix.marked ? 1 : 0);
        if (text.empty())
            return suffix;
        suffix.set = isStrict() ? readSet(text, m_rules.choices().players) : std::nullopt;
        return suffix.set ? std::optional(suffix) : std::nullopt;
    }

    Text expectedSuffix() const
    {
        return isStrict()
                   ? Text(RINGFORD_TEXT("expected nothing behind the cell, or ^, or # and the number of another set"))
                   : Text(RINGFORD_TEXT("expected nothing behind the cell, or ^"));
    }

    void addPiece(const PieceItem& item, BoardNumber number, const Suffix& suffix)
    {
        const bool isKing = chess::manOf(item.kind, item.side).kind == Kind::King;
        if (suffix.set && (isKing || *suffix.set == number.set()))
            m_reader.problem(
                item, isKing ? Text(RINGFORD_TEXT("a king stays on the board of its own set"))
                             : Text(RINGFORD_TEXT("set %1 is the board's own, and is not written")).with(number.set()));
        chess::addPiece(m_reader, item, suffix.marked, m_pieces[number.index]);
        m_state.board(number).sets[chess::spotOf(item.cell)] = suffix.set.value_or(SetNumber{0});
    }

    void readTurns()
    {
        const auto turns = m_reader.turns();
        for (std::uint8_t index = 0; index < turns.size(); ++index) {
            const BoardNumber number{index};
            if (turns[index] && isClosed(number))
                problem("turn", m_game.side(*turns[index]).name, boardClosed(number));
            else if (!turns[index] && m_state.live.contains(number))
                problem("turn", "", Text(RINGFORD_TEXT("nobody is on turn on board %1")).with(number.set()));
            if (!turns[index])
                continue;
            const Army turn = chess::armyOf(*turns[index]);
            m_state.board(number).turn = turn;
            if (chess::hasBothKings(m_pieces[index].men))
                chess::checkWaitingKing(m_reader, m_game, number.place(), m_pieces[index], turn);
        }
    }

    void readStock()
    {
        SeatSet seen;
        for (const std::string& item : m_reader.items(kStock)) {
            const auto equals = std::min(item.find('='), item.size());
            const auto seat = m_game.findSeat(std::string_view(item).substr(0, equals));
            if (!seat || equals == item.size()) {
                problem(kStock, item, RINGFORD_TEXT("expected a seat and what it holds, like A=Pb#2,Qw#1"));
            } else if (m_knowsSeats && !m_state.isPlaying(*seat)) {
                problem(kStock, item, Text(RINGFORD_TEXT("%1 is not in the game")).with(m_game.seat(*seat).name));
            } else if (seen.contains(*seat)) {
                problem(kStock, item, RINGFORD_TEXT("given twice"));
            } else {
                seen.insert(*seat);
                eachPart(std::string_view(item).substr(equals + 1), ',',
                         [&](std::string_view piece) { return readHeld(item, *seat, piece); });
            }
        }
    }

    /** False where there is something wrong. */
    bool readHeld(const std::string& item, Seat seat, std::string_view text)
    {
        const auto piece = readHeldPiece(text, m_rules.choices());
        if (!piece) {
            problem(kStock, item,
                    Text(isStrict()
                             ? RINGFORD_TEXT(
                                   "'%1' is no piece of a stockpile: expected one of PNBRQ, w or b, # and the set")
                             : RINGFORD_TEXT("'%1' is no piece of a stockpile: expected one of PNBRQ, then w or b"))
                        .quote(text));
            return false;
        }
        if (isStrict() && piece->set == m_state.boardOf(seat, piece->army).set()) {
            problem(kStock, item,
                    Text(RINGFORD_TEXT(
                             "'%1' would have left the game: it could be placed only on the board of its own set"))
                        .quote(text));
            return false;
        }
        Stockpile& stock = m_state.stockOf(seat);
        if (stock.count(piece->army, piece->kind, piece->set) == Stockpile::kMost) {
            problem(kStock, item,
                    Text(RINGFORD_TEXT("'%1' is held more than %2 times")).quote(text).with(Stockpile::kMost));
            return false;
        }
        stock.add(piece->army, piece->kind, piece->set);
        return true;
    }

    void readPassed()
    {
        BoardSet seen;
        for (const std::string& item : m_reader.items(kPassed)) {
            const auto equals = std::min(item.find('='), item.size());
            const auto number = boardOf(std::string_view(item).substr(0, equals));
            const auto cell = number && equals < item.size()
                                  ? m_game.board.find(number->place().face(), std::string_view(item).substr(equals + 1))
                                  : std::nullopt;
            if (!cell) {
                problem(kPassed, item, RINGFORD_TEXT("expected a board and a cell of it, like 1=e3"));
                continue;
            }
            OneBoard& board = m_state.board(*number);
            const Spot spot = chess::spotOf(*cell);
            if (seen.contains(*number))
                problem(kPassed, item, RINGFORD_TEXT("given twice"));
            else if (isClosed(*number))
                problem(kPassed, item, boardClosed(*number));
            else if (!chess::canHavePassed(board.men, board.turn, spot))
                m_reader.problem(kPassed, item, cell,
                                 RINGFORD_TEXT("no pawn can have passed over this cell in the last action"));
            else if (chess::hasBothKings(board.men) && chess::enPassantTakers(board.men, board.turn, spot) != 0)
                board.enPassant = chess::bit(spot);
            seen.insert(*number);
        }
    }

    void readActed()
    {
        for (const std::string& item : m_reader.items(kActed)) {
            const auto number = boardOf(item);
            if (!number || isClosed(*number))
                problem(kActed, item, RINGFORD_TEXT("expected the number of a board that is in the game"));
            else if (m_state.acted.contains(*number))
                problem(kActed, item, RINGFORD_TEXT("given twice"));
            else
                m_state.acted.insert(*number);
        }
    }

    const GameDescription& m_game;
    const MultiplayerRules& m_rules;
    SetupReader m_reader;
    State m_state;
    bool m_knowsSeats = false;
    std::array<chess::BoardPieces, kMostBoards> m_pieces{};
};

/** The groups that each board adds a word to. */
struct BoardGroups {
    SetupGroup turn{"turn", {}};
    SetupGroup seats{kSeats, {}};
    SetupGroup passed{kPassed, {}};
    SetupGroup acted{kActed, {}};
};

void addBoard(const GameDescription& game, const State& state, BoardNumber number, Setup& setup, BoardGroups& groups)
{
    const OneBoard& board = state.board(number);
    const Bits unmoved = chess::unmovedSpots(board.castling);
    for (const Army army : {Army::White, Army::Black})
        setup.groups.push_back(chess::writePieces(game, number.place(), army, board.men, [&](Spot spot) {
            return chess::markOf(unmoved, spot) + writeSet(board.sets[spot]);
        }));
    const std::string name = std::to_string(number.set());
    groups.turn.items.push_back(game.side(number.place().side(board.turn)).name);
    groups.seats.items.push_back(seatsItem(game, state, number));
    if (board.enPassant != 0)
        groups.passed.items.push_back(
            name + '=' + std::string(game.board.shortName(number.place().cell(chess::first(board.enPassant)))));
    if (state.acted.contains(number))
        groups.acted.items.push_back(name);
}

SetupGroup writeStock(const GameDescription& game, const State& state)
{
    SetupGroup group{kStock, {}};
    for (std::uint8_t index = 0; index < game.seats.size(); ++index) {
        std::vector<std::string> pieces;
        state.stockOf(Seat{index}).forEach([&](Army army, Kind kind, SetNumber set, int count) {
            pieces.insert(pieces.end(), static_cast<std::size_t>(count), writeHeldPiece({army, kind, set}));
        });
        std::ranges::sort(pieces);
        if (!pieces.empty())
            group.items.push_back(game.seats[index].name + '=' + joined(pieces, std::identity{}, ","));
    }
    return group;
}

} // namespace

std::vector<GroupInfo> setupGroups(const Choices& choices)
{
    std::vector<GroupInfo> groups;
    for (std::uint8_t board = 0; board < choices.players; ++board) {
        for (const Army army : {Army::White, Army::Black})
            groups.push_back(GroupInfo::pieces(sideName(BoardNumber{board}, army), false,
                                               chess::BoardPlace{board}.side(army), board,
                                               factsOn(BoardNumber{board}, choices)));
    }
    groups.push_back(GroupInfo::turn(true));
    groups.push_back(GroupInfo::players(kSeats, RINGFORD_TEXT("Who plays white and black on each board")));
    groups.push_back(GroupInfo::stock(kStock, RINGFORD_TEXT("Stockpiles"), stockedPieces(choices)));
    groups.push_back(GroupInfo::cells(kPassed, RINGFORD_TEXT("Cell that a pawn has just passed over"), true));
    if (choices.pacing == Pacing::Rounds)
        groups.push_back(
            GroupInfo::boards(kActed, RINGFORD_TEXT("Have acted in this round"), GroupInfo::Meaning::Acted));
    groups.push_back(GroupInfo::quiet());
    return groups;
}

Result<State, SetupProblems> readState(const GameDescription& game, const MultiplayerRules& rules, const Setup& setup)
{
    return StateReader(game, rules, setup).read();
}

Setup writeState(const GameDescription& game, const State& state)
{
    constexpr std::size_t kArmies = 2;
    constexpr std::size_t kOthers = 6;
    Setup setup;
    setup.groups.reserve(kArmies * kMostBoards + kOthers);
    BoardGroups groups;
    for (const BoardNumber number : state.live)
        addBoard(game, state, number, setup, groups);
    setup.groups.push_back(std::move(groups.turn));
    setup.groups.push_back(std::move(groups.seats));
    SetupGroup stock = writeStock(game, state);
    for (SetupGroup* group : {&stock, &groups.passed, &groups.acted})
        addFilled(setup, std::move(*group));
    addQuiet(setup, state.quiet);
    return setup;
}

} // namespace ringford::multiplayer
