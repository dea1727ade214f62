// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/LineBoard.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/scene/SeatAngle.h"
#include "ui/computer/LineSteps.h"
#include "ui/gallery/BoardPreview.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScreen>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr QSize kRoomOfOne(300, 300); // px
constexpr QSize kRoomOfMany(560, 400);
constexpr int kCellOfWide = 20; // px: smaller pieces cannot be told apart
constexpr int kFromPlace = 8;
constexpr std::size_t kManyBoards = 4;

/** What a board of this game gets in a @p window so wide: what is much longer than high needs more than other boards. */
QSize roomFor(const Board& board, int window)
{
    const std::vector<Face>& faces = board.faces();
    if (faces.size() > 1)
        return kRoomOfMany;
    if (!isWide(faces.front()))
        return kRoomOfOne;
    constexpr int kAround = 3; // cells that labels take
    const int wanted = (faces.front().columns + kAround) * kCellOfWide;
    return {std::max(kRoomOfMany.width(), std::min(wanted, window - 2 * kFromPlace)), kRoomOfMany.height()};
}

} // namespace

LineBoard::LineBoard(const BoardScene& scene, QWidget* parent)
    : QFrame(parent, Qt::ToolTip | Qt::WindowTransparentForInput), m_scene(scene),
      m_board(new BoardPreview(*scene.style().art, scene.style().theme, this)), m_action(new QLabel)
{
    setObjectName(QStringLiteral("lineBoard"));
    setAccessibleName(tr("Board of the line"));
    setFrameShape(QFrame::Box);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    m_board->setAccessibleName(tr("What the line leads to"));
    m_action->setTextFormat(Qt::PlainText);
    m_action->setAlignment(Qt::AlignCenter);
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(4, 4, 4, 4);
    rows->setSpacing(4);
    rows->addWidget(m_board);
    rows->addWidget(m_action);
    rows->setSizeConstraint(QLayout::SetFixedSize);
}

void LineBoard::showStep(std::shared_ptr<const Game> game, const LineStep& step, const QRect& place)
{
    const std::vector<Face>& faces = game->board().faces();
    m_board->setTheme(m_scene.style().theme);
    m_board->setTurns(m_scene.boardLayout().options().turns);
    // Of many boards each would be too small to be read.
    m_board->setFocusedFace(faces.size() > kManyBoards ? std::optional(step.face) : std::nullopt);
    m_board->setFixedSize(m_board->sizeFor(*game, roomFor(game->board(), parentWidget()->window()->width())));
    m_board->setPosition(std::move(game), step.position, step.effects);
    m_action->setText(step.text);
    layout()->activate();
    adjustSize();
    moveBeside(place);
    show();
}

/** To its left, where boards are; else to its right, below or above it. */
void LineBoard::moveBeside(const QRect& place)
{
    const QScreen* const screen = parentWidget()->screen();
    const QRect room = screen->availableGeometry();
    const int left = place.left() - kFromPlace - width();
    const int right = place.right() + kFromPlace;
    QPoint at(left, place.center().y() - height() / 2);
    if (left < room.left() && right + width() <= room.right())
        at.setX(right);
    else if (left < room.left())
        at = QPoint(place.left(), place.bottom() + kFromPlace);
    if (at.x() == place.left() && at.y() + height() > room.bottom())
        at.setY(place.top() - kFromPlace - height());
    move(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
}

} // namespace ringford::ui
