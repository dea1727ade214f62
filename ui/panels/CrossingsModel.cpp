// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/CrossingsModel.h"

#include "ui/match/MatchModel.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QFontMetrics>
#include <QPixmap>

#include <algorithm>
#include <iterator>
#include <utility>

namespace ringford::ui {

namespace {

/** The side of the same colour on another board. */
std::optional<Side> sameColourOn(const GameDescription& game, Side side, int face)
{
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        if (game.sides[index].face == face && game.sides[index].colour == game.side(side).colour)
            return Side{index};
    }
    return std::nullopt;
}

/** Those of a list for which there is room. */
QString named(const QStringList& which)
{
    constexpr qsizetype kMostNamed = 4;
    if (which.size() <= kMostNamed)
        return which.join(QStringLiteral(", "));
    const QString first = which.mid(0, kMostNamed - 1).join(QStringLiteral(", "));
    //: moves to another board that are barred: %1 is a list of some, %n how many others there are
    return CrossingsModel::tr("%1 and %n more", "barred", static_cast<int>(which.size() - kMostNamed + 1)).arg(first);
}

QString barText(const QString& which, const QString& reason)
{
    //: moves to another board that are barred: %1 is a list of them, %2 a sentence that says why
    return CrossingsModel::tr("%1. %2", "barred").arg(which, reason);
}

QString crossingText(const QString& kind, const QString& way)
{
    //: a piece that goes to another board: %1 is its kind, %2 the way
    return CrossingsModel::tr("%1 %2", "crossing").arg(kind, way);
}

QString howText(bool isPush)
{
    return isPush ? CrossingsModel::tr("push") : CrossingsModel::tr("pull");
}

/** Where a piece comes from and where on the other board, which is told above, it goes. */
QString wayOf(const Board& board, const Action& action)
{
    const auto name = [&](Cell cell) { return words::fromUtf8(board.shortName(cell)); };
    const std::string& face = board.faces()[static_cast<std::size_t>(board.place(action.from).face)].name;
    //: a piece goes to another board: %1 is its cell on board %2, %3 the cell there
    const QString takes = CrossingsModel::tr("%1 on board %2 takes %3");
    //: a piece goes to another board: %1 is its cell on board %2, %3 the cell there
    const QString goes = CrossingsModel::tr("%1 on board %2 to %3");
    return (action.kind == Action::Kind::Capture ? takes : goes)
        .arg(name(action.from), words::fromUtf8(face), name(action.to));
}

} // namespace

CrossingsModel::CrossingsModel(MatchModel& match, QObject* parent)
    : QAbstractItemModel(parent), m_match(match), m_game(match.match().sharedGame())
{
}

bool CrossingsModel::areIn(const Game& game)
{
    const Board& board = game.board();
    for (std::uint16_t index = 0; index < board.cellCount() && board.faces().size() > 1; ++index) {
        for (int heading = 0; heading < kDirectionCount; ++heading) {
            const auto landing = board.step(Cell{index}, static_cast<Direction>(heading));
            if (landing && board.place(landing->cell).face != board.place(Cell{index}).face)
                return true;
        }
    }
    return false;
}

bool CrossingsModel::Bar::operator==(const Bar& other) const
{
    return reason.english() == other.reason.english() && actions == other.actions;
}

bool CrossingsModel::update()
{
    const std::vector<Group> before = std::exchange(m_groups, {});
    const std::vector<Seat> players = m_players;
    beginResetModel();
    m_game = m_match.match().sharedGame();
    if (areIn(*m_game) && !m_match.viewedNode()->outcome().decided()) {
        std::vector<Action> legal = m_match.possibleActions();
        std::ranges::sort(legal);
        const Contents contents = m_game->contents(m_match.position());
        m_players = contents.players;
        for (const PlacedPiece& placed : contents.pieces)
            look(placed, legal, contents);
        putBarsLast();
    }
    endResetModel();
    return m_groups != before || m_players != players;
}

/** What one piece could do on other boards. */
void CrossingsModel::look(const PlacedPiece& placed, const std::vector<Action>& legal, const Contents& contents)
{
    const Board& board = m_game->board();
    const Position position = m_match.position();
    for (const Target& target : m_game->targets(position, placed.cell)) {
        const int face = board.place(target.cell).face;
        const auto to = sameColourOn(m_game->description(), placed.piece.side, face);
        if (face == board.place(placed.cell).face || !to)
            continue;
        const auto action = m_game->intended(position, {0, {Touch::on(placed.cell), Touch::on(target.cell)}});
        if (!action)
            continue;
        if (std::ranges::binary_search(legal, *action)) {
            const bool isPush = contents.sidesOnTurn.contains(placed.piece.side);
            groupOf(*to).crossings.push_back({*action, placed.piece, placed.piece.side, isPush});
        } else if (const auto refusal = m_match.match().why(m_match.viewedNode(), *action)) {
            Group& group = groupOf(*to);
            const auto same = [&](const Bar& bar) { return bar.reason.english() == refusal->sentence.english(); };
            const auto bar = std::ranges::find_if(group.bars, same);
            if (bar == group.bars.end())
                group.bars.push_back({refusal->sentence, {*action}});
            else
                bar->actions.push_back(*action);
        }
    }
}

/** What can be done comes first, on all boards: where the panel is low, reasons can wait. */
void CrossingsModel::putBarsLast()
{
    std::vector<Group> barred;
    for (Group& group : m_groups) {
        if (!group.crossings.empty() && !group.bars.empty())
            barred.push_back({group.to, {}, std::exchange(group.bars, {})});
    }
    std::ranges::move(barred, std::back_inserter(m_groups));
    std::ranges::sort(m_groups, {}, [](const Group& group) { return std::pair(group.crossings.empty(), group.to); });
}

CrossingsModel::Group& CrossingsModel::groupOf(Side side)
{
    const auto found = std::ranges::find(m_groups, side, &Group::to);
    return found == m_groups.end() ? m_groups.emplace_back(Group{side, {}, {}}) : *found;
}

void CrossingsModel::setLook(Picture picture, const QPalette& palette, const QFont& font, double devicePixelRatio)
{
    beginResetModel();
    m_picture = std::move(picture);
    m_palette = palette;
    m_font = font;
    m_devicePixelRatio = devicePixelRatio;
    endResetModel();
}

std::optional<Action> CrossingsModel::actionAt(const QModelIndex& index) const
{
    if (!isChild(index))
        return std::nullopt;
    const Group& group = m_groups[index.internalId() - 1];
    const auto row = static_cast<std::size_t>(index.row());
    return row < group.crossings.size() ? std::optional(group.crossings[row].action) : std::nullopt;
}

std::optional<CrossingsModel::Barred> CrossingsModel::barredAt(const QModelIndex& index) const
{
    if (!isChild(index) || actionAt(index))
        return std::nullopt;
    const Group& group = m_groups[index.internalId() - 1];
    const Bar& bar = group.bars[static_cast<std::size_t>(index.row()) - group.crossings.size()];
    return Barred{bar.reason, bar.actions.front()};
}

bool CrossingsModel::isEmpty() const
{
    return std::ranges::all_of(m_groups, [](const Group& group) { return group.crossings.empty(); });
}

QList<QStringList> CrossingsModel::longestLines() const
{
    const Game& game = m_match.game();
    QStringList lines;
    for (const KindInfo& kind : game.description().kinds) {
        Action action; // all cells of these boards have names of two letters
        for (const auto how : {Action::Kind::Step, Action::Kind::Capture}) {
            action.kind = how;
            lines += crossingText(words::translated(kind.name), wayOf(game.board(), action));
        }
    }
    return {lines, {howText(true), howText(false)}};
}

QModelIndex CrossingsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex CrossingsModel::parent(const QModelIndex& child) const
{
    return isChild(child) ? createIndex(static_cast<int>(child.internalId()) - 1, What, quintptr{0}) : QModelIndex();
}

int CrossingsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (isChild(parent) || parent.column() != What)
        return 0;
    const Group& group = m_groups[static_cast<std::size_t>(parent.row())];
    return static_cast<int>(group.crossings.size() + group.bars.size());
}

int CrossingsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

Qt::ItemFlags CrossingsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    return isChild(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemIsEnabled;
}

QVariant CrossingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_game != m_match.match().sharedGame())
        return {}; // until the reset nothing is known of these: the match is another one
    if (!isChild(index))
        return groupData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
    const Group& group = m_groups[index.internalId() - 1];
    const auto row = static_cast<std::size_t>(index.row());
    return row < group.crossings.size() ? crossingData(group.crossings[row], group.to, index.column(), role)
                                        : barData(group.bars[row - group.crossings.size()], index.column(), role);
}

QVariant CrossingsModel::groupData(const Group& group, int column, int role) const
{
    const GameDescription& game = m_game->description();
    if (column != What)
        return {};
    if (role == Qt::DecorationRole)
        return seatBadges(game, SeatSet(m_players[group.to.index]), QFontMetrics(m_font).height() * 5 / 4,
                          m_devicePixelRatio, m_palette.color(QPalette::Text));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const Face& face = game.board.faces()[static_cast<std::size_t>(game.side(group.to).face)];
    if (group.crossings.empty())
        //: who would get pieces from other boards that may not go there now: %1 is the board, %2 the colour
        return tr("Barred: to board %1, %2").arg(words::fromUtf8(face.name), words::colour(game.side(group.to).colour));
    //: who gets pieces from other boards: %1 is the board, %2 the colour
    return tr("To board %1, %2").arg(words::fromUtf8(face.name), words::colour(game.side(group.to).colour));
}

QVariant CrossingsModel::crossingData(const Crossing& crossing, Side to, int column, int role) const
{
    const GameDescription& game = m_game->description();
    const auto push = [&] {
        //: %1 and %2 are sides: White on board 1
        return tr("push: the turn of %1 and of %2").arg(words::side(game, crossing.from), words::side(game, to));
    };
    const auto pull = [&] {
        //: %1 and %2 are sides: White on board 1
        return tr("pull: the turn of %2 alone, a piece of %1")
            .arg(words::side(game, crossing.from), words::side(game, to));
    };
    const QString kind = words::translated(game.kind(crossing.piece.kind).name);
    switch (role) {
    case Qt::DisplayRole:
        if (column == How)
            return howText(crossing.isPush);
        return crossingText(kind, wayOf(m_game->board(), crossing.action));
    case Qt::DecorationRole: return column == What && m_picture ? QVariant(m_picture(crossing.piece)) : QVariant();
    case Qt::ToolTipRole: return crossing.isPush ? push() : pull();
    case Qt::AccessibleTextRole: return column == How ? QVariant(crossing.isPush ? push() : pull()) : QVariant();
    default: return {};
    }
}

QVariant CrossingsModel::barData(const Bar& bar, int column, int role) const
{
    if (column != What)
        return {};
    QStringList which;
    for (const Action& action : bar.actions)
        which += wayOf(m_game->board(), action);
    const QString reason = words::labelled(m_game->board(), words::asSentence(bar.reason));
    switch (role) {
    case Qt::DisplayRole: return barText(named(which), reason);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return barText(which.join(QStringLiteral(", ")), reason);
    case Qt::ForegroundRole: return m_palette.color(QPalette::PlaceholderText);
    default: return {};
    }
}

/** Not seen; screen readers name the columns by it. */
QVariant CrossingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What ? tr("Action") : tr("Way", "how a piece goes to another board");
}

} // namespace ringford::ui
