// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/CapturedStrip.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/PiecePlate.h"
#include "ui/panels/CapturedPieces.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/Lists.h"
#include "ui/words/Words.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kBetweenTaken = 4;     // px
constexpr int kSides = 2;            // of games in which captures are compared
constexpr double kTakenOfLine = 1.3; // a piece, in heights of letters

} // namespace

struct CapturedStrip::Line {
    struct Kind {
        PieceKind kind;
        int count;
    };
    Side taker, loser;
    std::vector<Kind> kinds;
    int worth = 0; ///< of what stands on the boards
    int ahead = 0;
};

CapturedStrip::CapturedStrip(MatchModel& match, BoardScene& scene, QWidget* parent)
    : QWidget(parent), m_match(match), m_scene(scene), m_captured(new CapturedPieces(match, this))
{
    setObjectName(QStringLiteral("capturedStrip"));
    setAccessibleName(tr("Captured pieces"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_captured, &CapturedPieces::changed, this, &CapturedStrip::retell);
    connect(&scene, &BoardScene::appearanceChanged, this, qOverload<>(&QWidget::update));
    retell();
}

void CapturedStrip::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    retell();
}

std::vector<CapturedStrip::Line> CapturedStrip::lines() const
{
    if (!m_captured->isCompared())
        return {};
    std::vector<Line> lines;
    for (const std::uint8_t index : {std::uint8_t{0}, std::uint8_t{1}})
        lines.push_back({Side{index}, Side{static_cast<std::uint8_t>(1 - index)}, {}});
    const GameDescription& game = m_match.description();
    for (const auto& [lost, count] : m_captured->counts()) {
        if (lost.how == CapturedPieces::How::Captured)
            lines[lost.side.index == 0 ? 1 : 0].kinds.push_back({lost.kind, count});
    }
    if (lines[0].kinds.empty() && lines[1].kinds.empty())
        return {};
    // What stands there counts: pieces are promoted, and leave boards by other ways than by being captured.
    for (const PlacedPiece& placed : m_match.game().contents(m_match.position()).pieces)
        lines[placed.piece.side.index].worth += game.kind(placed.piece.kind).worth;
    lines[0].ahead = std::max(0, lines[0].worth - lines[1].worth);
    lines[1].ahead = std::max(0, lines[1].worth - lines[0].worth);
    for (Line& line : lines)
        std::ranges::stable_sort(line.kinds, {}, [&](const Line::Kind& kind) { return game.kind(kind.kind).worth; });
    std::erase_if(lines, [](const Line& line) { return line.kinds.empty() && line.ahead == 0; });
    return lines;
}

QString CapturedStrip::counting() const
{
    if (!m_captured->isCompared())
        return {};
    QStringList kinds;
    for (const KindInfo& kind : m_match.description().kinds) {
        if (kind.worth > 0)
            //: what a kind of piece counts: %1 is the kind, %2 a number
            kinds += tr("%1 %2", "worth").arg(words::translated(kind.name), QString::number(kind.worth));
    }
    //: %1 is a list of kinds of pieces, each with what it counts: pawn 1, knight 3
    return tr("Who is ahead has more standing on the board, counted so: %1.").arg(words::listed(kinds));
}

QString CapturedStrip::told(Side side) const
{
    return side.index < m_told.size() ? m_told[side.index] : QString();
}

QString CapturedStrip::inWords(const Line& line) const
{
    const GameDescription& game = m_match.description();
    QStringList kinds;
    for (const Line::Kind& kind : line.kinds)
        //: captured pieces: %1 is how many, %2 the kind
        kinds += tr("%1 × %2").arg(QString::number(kind.count), words::translated(game.kind(kind.kind).name));
    const QString side = words::side(game, line.taker);
    if (line.kinds.empty())
        //: %1 is a side, %2 by how much it is ahead, in pawns
        return tr("%1 has captured nothing, and is ahead by %2.").arg(side, QString::number(line.ahead));
    //: %1 is a side, %2 the pieces that it has captured
    return line.ahead == 0 ? tr("%1 has captured %2.").arg(side, words::listed(kinds))
                           //: %3 is by how much it is ahead, in pawns
                           : tr("%1 has captured %2, and is ahead by %3.")
                                 .arg(side, words::listed(kinds), QString::number(line.ahead));
}

/** Says it in words. Its place is kept from the start, so that nothing moves when the first piece is captured. */
void CapturedStrip::retell()
{
    const bool hasPlace = m_isWanted && m_captured->isCompared();
    QStringList told;
    m_told = {};
    for (const Line& line : lines()) {
        told += inWords(line);
        if (hasPlace)
            m_told[line.taker.index] = told.back();
    }
    setAccessibleDescription(told.isEmpty() ? tr("Nothing has been captured.") : told.join(u' '));
    setToolTip(told.isEmpty() ? QString() : (told + QStringList(counting())).join(u'\n'));
    setWhatsThis(tr("What each side has captured, and by how much it is ahead.") + u' ' + counting());
    setVisible(hasPlace);
    updateGeometry();
    update();
    emit retold();
}

int CapturedStrip::lineHeight() const
{
    return static_cast<int>(kTakenOfLine * fontMetrics().height()) + 2;
}

QSize CapturedStrip::sizeHint() const
{
    return {12 * lineHeight(), kSides * lineHeight()};
}

QSize CapturedStrip::minimumSizeHint() const
{
    return {4 * lineHeight(), sizeHint().height()};
}

/** How large pieces are so that nothing of a line is cut, as long as there is room for anything. */
int CapturedStrip::pieceSize(const Line& line) const
{
    constexpr int kLeast = 10; // px
    const int high = lineHeight() - 2;
    int texts = line.ahead > 0 ? fontMetrics().horizontalAdvance(u'+' + QString::number(line.ahead)) : 0;
    for (const Line::Kind& kind : line.kinds)
        texts += kind.count > 1 ? fontMetrics().horizontalAdvance(QString::number(kind.count)) + kBetweenTaken : 0;
    const int room = width() - (high + kBetweenTaken) - texts;
    const int count = std::max(1, static_cast<int>(line.kinds.size()));
    return std::clamp(room / count - 1, kLeast, high);
}

void CapturedStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const GameDescription& game = m_match.description();
    const int high = lineHeight() - 2;
    int top = 0;
    for (const Line& line : lines()) {
        const int size = pieceSize(line);
        painter.drawPixmap(0, top,
                           seatBadges(game, SeatSet(game.side(line.taker).seat), high, devicePixelRatioF(),
                                      palette().color(QPalette::WindowText)));
        int left = high + kBetweenTaken;
        painter.setPen(palette().color(QPalette::WindowText));
        const auto write = [&](const QString& text) {
            const int wide = fontMetrics().horizontalAdvance(text);
            painter.drawText(QRect(left, top, wide, high), Qt::AlignVCenter, text);
            left += wide + kBetweenTaken;
        };
        for (const Line::Kind& kind : line.kinds) {
            const QPixmap piece =
                m_scene.picture({kind.kind, line.loser, 0}, size - kAroundPlated, devicePixelRatioF());
            painter.drawPixmap(left, top + (high - size) / 2, onPlate(piece, m_scene.style().theme));
            left += size + 1;
            if (kind.count > 1)
                write(QString::number(kind.count));
        }
        if (line.ahead > 0)
            write(u'+' + QString::number(line.ahead));
        top += lineHeight();
    }
}

void CapturedStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace ringford::ui
