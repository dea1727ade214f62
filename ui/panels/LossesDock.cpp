// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/LossesDock.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/PiecePlate.h"
#include "ui/panels/CapturedPieces.h"
#include "ui/widgets/ListWidth.h"
#include "ui/widgets/RowsOrNote.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/Words.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTreeView>

#include <array>
#include <map>

namespace ringford::ui {

namespace {

constexpr int kLossIcon = 26;
constexpr int kLossIndent = 8;
constexpr int kMostPoints = 100;
constexpr std::array kHows{CapturedPieces::How::Captured, CapturedPieces::How::Killed, CapturedPieces::How::Withdrawn,
                           CapturedPieces::How::Left};

QString wordsFor(const GameDescription& game, const CapturedPieces::Kind& lost)
{
    switch (lost.how) {
    case CapturedPieces::How::Captured: return LossesDock::tr("captured");
    case CapturedPieces::How::Killed:
        return lost.by ? words::translated(game.kind(*lost.by).name) : LossesDock::tr("killed", "how a piece was lost");
    case CapturedPieces::How::Withdrawn: return LossesDock::tr("with its side", "how a piece was lost");
    case CapturedPieces::How::Left: return LossesDock::tr("left", "how a piece was lost");
    }
    return {};
}

QString countedText(int count, const QString& name)
{
    //: lost pieces: %1 is how many, %2 the kind
    return LossesDock::tr("%1 × %2").arg(QString::number(count), name);
}

enum Column { What, How, Points };

QList<QStandardItem*> rowOf(const QIcon& icon, const QString& what, const QString& how, int points)
{
    auto* const first = new QStandardItem(icon, what);
    auto* const second = new QStandardItem(how);
    auto* const third = new QStandardItem(QString::number(points));
    second->setToolTip(how);
    third->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return {first, second, third};
}

} // namespace

LossesDock::LossesDock(MatchModel& match, BoardScene& scene, QWidget* parent)
    : Panel({"lossesDock", tr("Lost Pieces"), tr("&Lost Pieces"), Qt::RightDockWidgetArea, 260, true}, parent),
      m_match(match), m_scene(scene), m_losses(new CapturedPieces(match, this)), m_rows(new QStandardItemModel(this)),
      m_view(new QTreeView)
{
    m_view->setObjectName(QStringLiteral("losses"));
    m_view->setAccessibleName(tr("Lost pieces"));
    m_view->setWhatsThis(tr("Which pieces each seat has lost by capture, and which have left the board, with what they "
                            "count."));
    m_rows->setHorizontalHeaderLabels({tr("Piece"), tr("How"), tr("Points")});
    m_view->setModel(m_rows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setIconSize({kLossIcon + kAroundPlated, kLossIcon + kAroundPlated});
    m_view->setRootIsDecorated(false); // all is open: what it takes is room for names
    m_view->setIndentation(kLossIndent);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setAllColumnsShowFocus(true);
    m_view->header()->setStretchLastSection(false);
    // Which pieces comes first: how they were lost is cut where there is little room, and a tip tells it.
    m_view->header()->setSectionResizeMode(What, QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(How, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(Points, QHeaderView::ResizeToContents);
    m_content = new RowsOrNote(*m_view, tr("Captured pieces come here, and those that have left the board."));
    setWidget(m_content);
    connect(&match, &MatchModel::replaced, this, &LossesDock::keepRoom);
    connect(m_losses, &CapturedPieces::changed, this, &LossesDock::rebuild);
    connect(&scene, &BoardScene::appearanceChanged, this, &LossesDock::rebuild);
    keepRoom();
    rebuild();
}

/** For all that a side of this game can lose, in every way. */
void LossesDock::keepRoom()
{
    const GameDescription& game = m_match.description();
    std::map<Piece, int> counts;
    for (const PlacedPiece& placed : m_match.game().contents(m_match.match().position(m_match.match().start())).pieces)
        ++counts[{placed.piece.kind, placed.piece.side}];
    QStringList pieces;
    for (const auto& [piece, count] : counts)
        pieces += countedText(count, words::translated(game.kind(piece.kind).name));
    QStringList ways;
    for (std::uint8_t index = 0; index < game.kinds.size(); ++index) {
        if (game.kinds[index].blast > 0)
            ways += wordsFor(game, {{}, CapturedPieces::How::Killed, PieceKind{index}, {}});
    }
    for (const auto how : {CapturedPieces::How::Captured, CapturedPieces::How::Left})
        ways += wordsFor(game, {{}, how, {}, {}});
    if (game.teams.size() > 2) // of two the game would be over
        ways += wordsFor(game, {{}, CapturedPieces::How::Withdrawn, {}, {}});
    keepRoomFor(*m_view, {pieces, ways, {QString::number(kMostPoints)}});
}

bool LossesDock::isWanted() const
{
    return m_losses->isWanted();
}

void LossesDock::rebuild()
{
    m_rows->removeRows(0, m_rows->rowCount());
    const GameDescription& game = m_match.description();
    m_content->showRows(!m_losses->counts().empty());
    const std::vector<Seat> players = m_match.game().contents(m_match.position()).players;
    QStandardItem* seat = nullptr;
    std::optional<Side> last;
    for (const auto& [kind, count] : m_losses->counts()) {
        if (last != kind.side) {
            last = kind.side;
            const Seat player = players[kind.side.index];
            int points = 0;
            for (const auto how : kHows)
                points += CapturedPieces::isCounted(how) ? m_losses->points(kind.side, how) : 0;
            const QIcon badges =
                seatBadges(game, SeatSet(player), kLossIcon - 4, devicePixelRatioF(), palette().color(QPalette::Text));
            const auto row = rowOf(badges, words::side(game, kind.side), {}, points);
            seat = row[What];
            m_rows->appendRow(row);
        }
        const QString name = words::translated(game.kind(kind.kind).name);
        const int points = CapturedPieces::isCounted(kind.how) ? count * game.kind(kind.kind).points : 0;
        const QPixmap piece = m_scene.picture({kind.kind, kind.side, 0}, kLossIcon, devicePixelRatioF());
        seat->appendRow(
            rowOf(onPlate(piece, m_scene.style().theme), countedText(count, name), wordsFor(game, kind), points));
    }
    m_view->expandToDepth(0); // of what nothing is below, readers would say that it is open
}

} // namespace ringford::ui
