// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/LossesDock.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/PiecePlate.h"
#include "ui/panels/CapturedPieces.h"
#include "ui/panels/RowsOrNote.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>

#include <array>

namespace ringford::ui {

namespace {

constexpr int kLossIcon = 26;
constexpr int kLossIndent = 8;
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

enum Column { What, How, Points, ColumnCount };

} // namespace

LossesDock::LossesDock(MatchModel& match, BoardScene& scene, QWidget* parent)
    : Panel({"lossesDock", tr("Lost Pieces"), tr("&Lost Pieces"), Qt::RightDockWidgetArea, 260, true}, parent),
      m_match(match), m_scene(scene), m_losses(new CapturedPieces(match, this)), m_view(new QTreeWidget),
      m_none(new QLabel(tr("Captured pieces come here, and those that have left the board.")))
{
    m_view->setObjectName(QStringLiteral("losses"));
    m_view->setAccessibleName(tr("Lost pieces"));
    m_view->setWhatsThis(tr("Which pieces each seat has lost by capture, and which have left the board, with what they "
                            "count."));
    m_view->setColumnCount(ColumnCount);
    m_view->setHeaderLabels({tr("Piece"), tr("How"), tr("Points")});
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
    setWidget(rowsOrNote(*m_none, *m_view));
    connect(m_losses, &CapturedPieces::changed, this, &LossesDock::rebuild);
    connect(&scene, &BoardScene::appearanceChanged, this, &LossesDock::rebuild);
    rebuild();
}

bool LossesDock::isWanted() const
{
    return m_losses->isWanted();
}

void LossesDock::rebuild()
{
    m_view->clear();
    const GameDescription& game = m_match.description();
    m_none->setVisible(m_losses->counts().empty());
    m_view->setVisible(!m_losses->counts().empty());
    const std::vector<Seat> players = m_match.game().contents(m_match.position()).players;
    QTreeWidgetItem* seat = nullptr;
    std::optional<Side> last;
    for (const auto& [kind, count] : m_losses->counts()) {
        if (last != kind.side) {
            last = kind.side;
            const Seat player = players[kind.side.index];
            int points = 0;
            for (const auto how : kHows)
                points += CapturedPieces::isCounted(how) ? m_losses->points(kind.side, how) : 0;
            seat = new QTreeWidgetItem(m_view, {words::side(game, kind.side), {}, QString::number(points)});
            seat->setIcon(What, seatBadges(game, SeatSet(player), kLossIcon - 4, devicePixelRatioF(),
                                           palette().color(QPalette::Text)));
            seat->setTextAlignment(Points, Qt::AlignRight | Qt::AlignVCenter);
        }
        const QString name = words::translated(game.kind(kind.kind).name);
        const QString how = wordsFor(game, kind);
        const int points = CapturedPieces::isCounted(kind.how) ? count * game.kind(kind.kind).points : 0;
        auto* const item = new QTreeWidgetItem(
            //: lost pieces: %1 is how many, %2 the kind
            seat, {tr("%1 × %2").arg(QString::number(count), name), how, QString::number(points)});
        item->setToolTip(How, how);
        const QPixmap piece = m_scene.picture({kind.kind, kind.side, 0}, kLossIcon, devicePixelRatioF());
        item->setIcon(What, onPlate(piece, m_scene.style().theme));
        item->setTextAlignment(Points, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_view->expandAll();
}

} // namespace ringford::ui
