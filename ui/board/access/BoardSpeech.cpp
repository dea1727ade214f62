// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/access/BoardSpeech.h"

#include "ui/match/ClockModel.h"
#include "ui/words/ActionWords.h"
#include "ui/words/CellWords.h"
#include "ui/words/EffectWords.h"
#include "ui/words/Lists.h"
#include "ui/words/SituationWords.h"
#include "ui/words/SpokenActions.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace ringford::ui {

namespace {

constexpr double kSaidStraight = 0.8; // cosine of the angle between the key and the line

class SpeechTr {
    Q_DECLARE_TR_FUNCTIONS(BoardSpeech)
};

/** The way on the screen that a key stands for, arrows and, as on a block of numbers, the four around them. */
std::optional<QPointF> wayOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return QPointF(-1, 0);
    case Qt::Key_Right: return QPointF(1, 0);
    case Qt::Key_Up: return QPointF(0, -1);
    case Qt::Key_Down: return QPointF(0, 1);
    case Qt::Key_Home: return QPointF(-1, -1);
    case Qt::Key_PageUp: return QPointF(1, -1);
    case Qt::Key_End: return QPointF(-1, 1);
    case Qt::Key_PageDown: return QPointF(1, 1);
    default: return std::nullopt;
    }
}

/** Whether the words for an action tell all that its text does: those of a charge or a shell do not say what it is. */
bool saysItAll(const Action& action)
{
    return action.kind == Action::Kind::Step || action.kind == Action::Kind::Capture ||
           action.kind == Action::Kind::Shot;
}

/** A team is called by its colour, as beside the boards: not by all its seats, which may be eight. */
QString endOf(const MatchModel& model, const Node* node)
{
    const GameDescription& game = model.description();
    if (node->outcome().winners.size() < 2)
        return words::outcome(game, node->outcome());
    return words::ending(game, node, model.game().contents(model.match().position(node)).closed);
}

/** The board that the name of a seat tells, since it plays on no other; empty with a single board, and for most. */
std::string boardOf(const GameDescription& game, Seat seat)
{
    std::set<int> faces;
    for (const SideInfo& side : game.sides) {
        if (side.seat == seat)
            faces.insert(side.face);
    }
    const bool isOne = game.board.faces().size() > 1 && faces.size() == 1;
    return isOne ? game.board.faces()[static_cast<std::size_t>(*faces.begin())].name : std::string();
}

/** An action as it is spoken in short; who is in check by it is told behind it. */
QString shortNews(const MatchModel& model, const Node* node)
{
    const Match& match = model.match();
    const ShortTexts texts(model.game(), match.position(node->parent), match.actions(node->parent));
    const std::string told = node->entry().seat ? boardOf(model.description(), *node->entry().seat) : std::string();
    return words::spokenAction(model.game(), texts, node->entry().action, words::SpokenSign::None, told);
}

} // namespace

QString announcement(const MatchModel& model, const Node* node)
{
    const GameDescription& game = model.description();
    if (node->entry().kind == Entry::Kind::AgreeDraw)
        return endOf(model, node); // which says the same
    const bool isAction = node->entry().kind == Entry::Kind::Action;
    const bool isShort = words::notation() != words::Notation::Records && isAction;
    // Spoken words say it all, whatever the labels beside the board.
    const QString inWords = isAction ? words::actionInWords(game.board, node->entry().action) : QString();
    const QString deed =
        isAction && !isShort && inWords.isEmpty() ? words::deed(game, node->entry().action) : QString();
    QString news = isShort ? shortNews(model, node) : inWords.isEmpty() ? words::entry(game, node->entry()) : inWords;
    if (!isAction && !news.isEmpty())
        news[0] = news[0].toUpper(); // lists have it in the middle of a line: draw claimed
    if (!deed.isEmpty() && saysItAll(node->entry().action))
        news = deed;
    else if (!deed.isEmpty())
        //: spoken: %1 is an action as it is written, %2 what it does
        news = SpeechTr::tr("%1, %2", "an action").arg(news, deed);
    if (node->entry().seat && isAction) // what else happens is told with whom it happens to
        //: spoken: %1 is who has played, %2 what
        news = SpeechTr::tr("%1: %2").arg(words::seat(game, *node->entry().seat), news);
    QStringList brought = words::happenings(model.match(), node);
    if (const QString promotion = words::promotion(model.match(), node); !promotion.isEmpty())
        brought.prepend(promotion);
    if (const QString stocked = words::stocked(model.match(), node); !stocked.isEmpty())
        brought.prepend(stocked);
    brought += words::atTable(game, node);
    const auto contentsAt = [&](const Node* at) { return model.game().contents(model.match().position(at)); };
    const std::vector<Cell> before = node->isRoot() ? std::vector<Cell>() : contentsAt(node->parent).checks;
    if (node->outcome().decided()) // nobody has to answer a check any more, and a mate says it
        brought += endOf(model, node);
    else if (const QString check = words::checks(game, contentsAt(node), before); !check.isEmpty())
        brought += check.left(1).toUpper() + check.mid(1) + u'.';
    if (!brought.isEmpty())
        //: spoken: %1 is what was played, %2 who goes out by it, or how the game has ended
        news = SpeechTr::tr("%1. %2").arg(news, brought.join(u' '));
    return news;
}

const GameDescription& BoardSpeech::game() const
{
    return m_scene.description();
}

/** An action that began or ended on the board; null: there is none. */
const Node* BoardSpeech::lastOnBoardOf(Cell cell) const
{
    const Board& board = game().board;
    const int face = board.place(cell).face;
    const Node* node = m_model.viewedNode();
    const auto isHere = [&](const Entry& entry) {
        return entry.kind == Entry::Kind::Action &&
               (board.place(entry.action.from).face == face || board.place(entry.action.to).face == face);
    };
    while (!node->isRoot() && !isHere(node->entry()))
        node = node->parent;
    return node->isRoot() ? nullptr : node;
}

QString BoardSpeech::lastEntry(Cell cell) const
{
    if (m_scene.isShowingInstead())
        return SpeechTr::tr("Nothing is played here: the game waits.");
    const Node* const shown = m_model.viewedNode();
    if (shown->isRoot())
        return SpeechTr::tr("Nothing has been played yet.");
    const QString last = announcement(m_model, shown);
    if (game().board.faces().size() < 2)
        return last;
    const Node* const here = lastOnBoardOf(cell);
    if (here == shown)
        return last;
    if (!here)
        //: %1 is what was played last, on another board than the one that is asked about
        return SpeechTr::tr("Nothing has been played on this board yet. On another one: %1").arg(last);
    const QString done = announcement(m_model, here);
    //: two sentences, read aloud: %1 is what was played last on a board, %2 what later on another one
    return SpeechTr::tr("%1 On another board, later: %2").arg(done.endsWith(u'.') ? done : done + u'.', last);
}

/** On several boards each seat is told with what the computer has: whose it is is not to be seen of its name. */
QString BoardSpeech::turn() const
{
    const SeatSet onTurn = m_model.match().onTurn(m_model.viewedNode());
    if (game().board.faces().size() < 2 || m_model.absent().empty())
        return words::turn(game(), onTurn);
    QStringList persons;
    QStringList others;
    for (const Seat seat : onTurn) {
        if (m_model.absent().contains(seat))
            //: a seat on turn, %1, which the computer plays
            others += SpeechTr::tr("%1 (computer)").arg(words::seat(game(), seat));
        else
            persons += words::seat(game(), seat);
    }
    const QStringList all = persons + others;
    //: %1 are seats
    return all.isEmpty() ? QString() : SpeechTr::tr("%1 to play").arg(words::listed(all));
}

QString BoardSpeech::turnAndChecks() const
{
    const QString turn = this->turn();
    const QString check = words::checks(game(), m_scene.contents());
    //: %1 is whose turn it is, %2 who is in check
    return check.isEmpty() ? turn : SpeechTr::tr("%1, %2", "turn and check").arg(turn, check);
}

/** Of what is seen in place of the match's position. */
QString BoardSpeech::turnSetUp() const
{
    const Contents& contents = m_scene.contents();
    SeatSet seats;
    for (const Side side : contents.sidesOnTurn)
        seats.insert(contents.players[side.index]);
    QStringList sentences{seats.empty() ? SpeechTr::tr("Nobody is on turn.") : words::turn(game(), seats) + u'.'};
    sentences += words::situation(game(), contents);
    return sentences.join(u' ');
}

/** Those of persons first, as seats on turn are. */
QString BoardSpeech::clocks(const Node* at, bool onlyRunning) const
{
    const std::vector<Seat> players = m_scene.contents().players;
    const bool isMixed = game().board.faces().size() > 1;
    QStringList persons;
    QStringList others;
    for (std::uint8_t side = 0; side < game().sides.size(); ++side) {
        if (onlyRunning && !m_clocks->isTicking(Side{side}))
            continue;
        const bool isComputer = isMixed && m_model.absent().contains(players[side]);
        const QString name = words::side(game(), Side{side});
        //: a clock read aloud: %1 is whose, %2 the time left
        (isComputer ? others : persons) +=
            SpeechTr::tr("%1: %2", "clock")
                .arg(isComputer ? SpeechTr::tr("%1 (computer)").arg(name) : name,
                     words::clockAloud(m_clocks->control(Side{side}), m_clocks->leftAt(at, Side{side})));
    }
    return (persons + others).join(SpeechTr::tr(", "));
}

QString BoardSpeech::turnAndClocks() const
{
    if (m_scene.isShowingInstead())
        return turnSetUp();
    const Node* const shown = m_model.viewedNode();
    const bool isOver = shown->outcome().decided();
    QStringList sentences{isOver ? endOf(m_model, shown) : turnAndChecks() + u'.'};
    if (!isOver)
        sentences += words::situation(game(), m_scene.contents());
    const QString state = sentences.join(u' ');
    if (!m_clocks || !m_clocks->hasClocks())
        return SpeechTr::tr("%1 There are no clocks.").arg(state);
    if (shown == m_model.gameNode())
        //: %1 is a sentence, %2 a list of clocks
        return SpeechTr::tr("%1 Clocks: %2.").arg(state, clocks(shown, false));
    //: %1 is a sentence, %2 a list of clocks, looking back
    const QString then = SpeechTr::tr("%1 Clocks then: %2.").arg(state, clocks(shown, false));
    //: %1 is what the clocks showed then, %2 a list of clocks
    return m_clocks->isTicking() ? SpeechTr::tr("%1 Running now: %2.").arg(then, clocks(m_model.gameNode(), true))
                                 : then;
}

QString BoardSpeech::piecesOf(PieceKind kind) const
{
    QStringList sides;
    for (std::uint8_t side = 0; side < game().sides.size(); ++side) {
        QStringList cells;
        const bool areObstacles = m_scene.contents().sidesOut.contains(Side{side});
        for (const PlacedPiece& placed : m_scene.contents().pieces) {
            if (placed.piece.kind == kind && placed.piece.side == Side{side} && !areObstacles)
                cells += words::cell(game().board, placed.cell);
        }
        QString name = words::piece(game(), {kind, Side{side}});
        for (const Marker& marker : m_scene.contents().markers) {
            if (marker.kind != kind || marker.side != Side{side})
                continue;
            cells += words::cell(game().board, marker.cell);
            name = words::marker(game(), marker, m_scene.contents());
        }
        if (!cells.isEmpty())
            //: where pieces stand, read aloud: %1 is the piece, %2 the cells
            sides += SpeechTr::tr("%1: %2", "pieces").arg(name, cells.join(SpeechTr::tr(", ")));
    }
    if (sides.isEmpty())
        //: %1 is a kind of piece
        return SpeechTr::tr("No %1 is on the board.").arg(words::translated(game().kind(kind).name));
    return sides.join(SpeechTr::tr("; ")) + u'.';
}

std::optional<Direction> BoardSpeech::headingOf(Cell from, QPointF way) const
{
    const BoardLayout& layout = m_scene.boardLayout();
    std::optional<Direction> best;
    double bestCosine = kSaidStraight;
    for (int index = 0; index < kDirectionCount; ++index) {
        const auto heading = static_cast<Direction>(index);
        const auto landing = game().board.step(from, heading);
        if (!landing)
            continue;
        const QPointF vector = layout.cellCentre(landing->cell) - layout.cellCentre(from);
        const double cosine =
            QPointF::dotProduct(vector, way) / std::hypot(vector.x(), vector.y()) / std::hypot(way.x(), way.y());
        if (cosine > bestCosine) {
            best = heading;
            bestCosine = cosine;
        }
    }
    return best;
}

bool BoardSpeech::isWaterBeyond(Cell cell, QPointF way) const
{
    const BoardLayout& layout = m_scene.boardLayout();
    const auto place = layout.placeAt(layout.cellCentre(cell) + way * layout.cellSize(cell));
    return place && game().board.ground(*place) == Ground::Water;
}

QString BoardSpeech::lineFrom(Cell from, QPointF way) const
{
    const auto heading = headingOf(from, way);
    if (!heading)
        return isWaterBeyond(from, way) ? SpeechTr::tr("Water lies that way.")
                                        : SpeechTr::tr("No line leads that way.");
    QStringList cells;
    Cell last = from;
    // A ring's line comes back to where it began.
    for (auto at = game().board.step(from, *heading); at && at->cell != from && cells.size() < game().board.cellCount();
         at = game().board.step(at->cell, at->heading)) {
        cells += words::cellContent(game(), at->cell, m_scene.pieceOn(at->cell), m_scene.contents());
        last = at->cell;
    }
    if (isWaterBeyond(last, way))
        //: read aloud behind the cells that lie on a line: it ends there
        cells += SpeechTr::tr("water");
    return cells.join(SpeechTr::tr("; ")) + u'.';
}

std::optional<QString> BoardSpeech::answer(int key, Qt::KeyboardModifiers modifiers, Cell cell) const
{
    auto answer = answerSeen(key, modifiers, cell);
    if (answer && m_scene.picture().isHidden)
        answer = SpeechTr::tr("The pieces are hidden while the clocks are paused.");
    return answer;
}

std::optional<QString> BoardSpeech::answerSeen(int key, Qt::KeyboardModifiers modifiers, Cell cell) const
{
    if (modifiers == Qt::NoModifier && key == Qt::Key_L)
        return lastEntry(cell);
    if (modifiers == Qt::NoModifier && (key == Qt::Key_T || (key == Qt::Key_Period && m_scene.isShowingInstead())))
        return turnAndClocks();
    if (modifiers != Qt::ShiftModifier)
        return std::nullopt;
    if (const auto way = wayOf(key))
        return lineFrom(cell, *way);
    const auto kind = words::kindOnKey(game(), key);
    return kind ? std::optional(piecesOf(*kind)) : std::nullopt;
}

} // namespace ringford::ui
