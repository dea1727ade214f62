// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/Choices.h"

#include "ui/words/ActionWords.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace ringford::ui {

namespace {

constexpr int kLeastPiece = 28; // with what a button has around it, large enough to be hit
constexpr int kMostPiece = 64;
constexpr double kWay = 128; // largest side of a picture of a way
constexpr double kLeastCell = 8;
constexpr double kMostCell = 28;
constexpr double kAfterCell = 40;
constexpr double kBetween = 8;

class ChoiceTr {
    Q_DECLARE_TR_FUNCTIONS(Choices)
};

std::vector<Cell> cellsOf(const Gesture& gesture)
{
    std::vector<Cell> cells;
    for (const Touch& touch : gesture.touches) {
        if (touch.kind == Touch::Kind::Cell)
            cells.push_back(touch.cell);
    }
    return cells;
}

/** Pictures of what comes onto the board and of ways across it. */
class Pictures {
public:
    Pictures(const MatchModel& model, BoardScene& scene, const std::vector<Action>& actions, double pixelRatio);

    QPixmap of(const Action& action);

private:
    std::vector<Effect> effects(const Action& action) const
    {
        return m_model.game().apply(m_model.position(), action).effects;
    }
    std::vector<Cell> way(const Action& action) const
    {
        return cellsOf(m_model.game().gestures(m_model.position(), action).front());
    }
    std::unique_ptr<BoardLayout> layoutOf(double cellSize) const;
    QRectF fragment(const BoardLayout& layout) const;
    QPixmap pieceOf(const Action& action) const;
    QPixmap wayOf(const Action& action);
    QPixmap afterOf(const Action& action) const;
    BoardPicture bare() const;

    const MatchModel& m_model;
    BoardScene& m_scene;
    double m_pixelRatio;
    /** That the ways lead over, all of them, so that the pictures show the same part of the board. */
    std::set<Cell> m_cells;
    bool m_hasWays = false;        ///< the actions go different ways
    bool m_isOneOfSeveral = false; ///< else there is nothing to compare it with
};

Pictures::Pictures(const MatchModel& model, BoardScene& scene, const std::vector<Action>& actions, double pixelRatio)
    : m_model(model), m_scene(scene), m_pixelRatio(pixelRatio)
{
    std::set<std::vector<Cell>> ways;
    for (const Action& action : actions) {
        const std::vector<Cell> cells = way(action);
        ways.insert(cells);
        m_cells.insert(cells.begin(), cells.end());
    }
    m_hasWays = ways.size() > 1;
    m_isOneOfSeveral = actions.size() > 1;
}

QPixmap Pictures::of(const Action& action)
{
    if (action.placed)
        return pieceOf(action);
    return m_hasWays ? wayOf(action) : m_isOneOfSeveral ? afterOf(action) : QPixmap();
}

BoardPicture Pictures::bare() const
{
    BoardPicture picture;
    picture.game = &m_scene.description();
    picture.contents = m_scene.contents();
    picture.contents.sidesOnTurn = {};
    picture.marksChecks = m_scene.picture().marksChecks;
    picture.pieceTurns = m_scene.picture().pieceTurns;
    return picture;
}

/** Where it begins and where it ends, as they are once it is played: side by side, without what may lie between. */
QPixmap Pictures::afterOf(const Action& action) const
{
    const std::vector<Cell> cells = way(action);
    if (cells.size() < 2)
        return {};
    const std::unique_ptr<BoardLayout> layout = layoutOf(kAfterCell);
    BoardPicture picture = bare();
    picture.contents = m_model.game().contents(m_model.game().apply(m_model.position(), action).position);
    picture.contents.sidesOnTurn = {};
    const double around = kAfterCell / 4;
    const QSizeF part = layout->cellBounds(cells.front()).size() + QSizeF(2 * around, 2 * around);
    QPixmap pixmap((QSizeF(2 * part.width() + kBetween, part.height()) * m_pixelRatio).toSize());
    pixmap.setDevicePixelRatio(m_pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    double left = 0;
    for (const Cell cell : {cells.front(), cells.back()}) {
        const QRectF from = layout->cellBounds(cell).adjusted(-around, -around, around, around);
        painter.save();
        painter.setClipRect(QRectF(QPointF(left, 0), part));
        painter.translate(QPointF(left, 0) - from.topLeft());
        paintBoard(painter, *layout, picture, m_scene.style(), {kAllBoardLayers, from});
        painter.restore();
        left += part.width() + kBetween;
    }
    return pixmap;
}

QPixmap Pictures::pieceOf(const Action& action) const
{
    // What it brings onto the board, on whichever that is, only the game knows.
    const std::vector<Effect> effects = this->effects(action);
    const auto comes = std::ranges::find_if(effects, [&](const Effect& effect) {
        const bool isNew = effect.kind == Effect::Kind::Placed || effect.kind == Effect::Kind::Changed;
        return isNew && effect.piece.kind == *action.placed;
    });
    const int side = std::clamp(static_cast<int>(m_scene.boardLayout().pieceBox(action.to)), kLeastPiece, kMostPiece);
    return comes == effects.end() ? QPixmap() : m_scene.picture(comes->piece, side, m_pixelRatio);
}

std::unique_ptr<BoardLayout> Pictures::layoutOf(double cellSize) const
{
    LayoutOptions options = m_scene.boardLayout().options();
    options.coordinates = false;
    return makeLayout(m_scene.description().board, cellSize, options);
}

QRectF Pictures::fragment(const BoardLayout& layout) const
{
    QRectF bounds;
    for (const Cell cell : m_cells)
        bounds |= layout.cellBounds(cell);
    const double around = layout.cellSize() / 2;
    return bounds.adjusted(-around, -around, around, around) & layout.bounds();
}

QPixmap Pictures::wayOf(const Action& action)
{
    const QRectF coarse = fragment(*layoutOf(kLeastCell));
    const double cell = std::floor(kLeastCell * kWay / std::max(coarse.width(), coarse.height()));
    const std::unique_ptr<BoardLayout> layout = layoutOf(std::clamp(cell, kLeastCell, kMostCell));
    const QRect part = fragment(*layout).toAlignedRect();
    BoardPicture picture = bare();
    for (const Effect& effect : effects(action)) {
        if (effect.kind == Effect::Kind::Captured)
            picture.ghosts.push_back(effect.from);
    }
    const std::vector<Cell> cells = way(action);
    for (std::size_t i = 1; i < cells.size(); ++i)
        picture.arrows.push_back({MarkColour::Green, cells[i - 1], cells[i]});
    QPixmap pixmap(part.size() * m_pixelRatio);
    pixmap.setDevicePixelRatio(m_pixelRatio);
    QPainter painter(&pixmap);
    painter.translate(-part.topLeft());
    paintBoard(painter, *layout, picture, m_scene.style());
    return pixmap;
}

/** What sets an action off from the others with the same touches, as people say it; empty where only its text does. */
QString difference(const Action& action, const std::vector<Action>& actions)
{
    if (action.kind == Action::Kind::Shot)
        return ChoiceTr::tr("Shoot");
    const bool canShoot =
        std::ranges::any_of(actions, [](const Action& one) { return one.kind == Action::Kind::Shot; });
    return canShoot ? ChoiceTr::tr("Go there") : QString();
}

} // namespace

std::vector<Action> inOrderOfChoice(std::vector<Action> actions)
{
    std::ranges::stable_sort(actions, std::greater{}, &Action::placed);
    return actions;
}

std::vector<Choice> choicesAmong(const MatchModel& model, BoardScene& scene, const std::vector<Action>& actions,
                                 double pixelRatio)
{
    Pictures pictures(model, scene, actions, pixelRatio);
    std::vector<Choice> choices;
    for (const Action& action : inOrderOfChoice(actions)) {
        Choice choice;
        choice.action = action;
        choice.picture = pictures.of(action);
        const QString other = difference(action, actions);
        // With a difference in words the rest is said in words as well, whatever the labels.
        const QString deed = other.isEmpty() ? words::deed(model.description(), action)
                                             : words::deedInWords(model.description().board, action);
        const auto worded = [&](words::Notation notation) {
            const QString done =
                deed.isEmpty() ? words::actionToRead(model.game(), model.position(), action, notation) : deed;
            //: a choice: %1 is what is done, %2 the action as lists show it
            return other.isEmpty() ? done : ChoiceTr::tr("%1 (%2)", "difference").arg(other, done);
        };
        choice.words = worded(words::notation());
        choice.spoken = worded(words::spokenNotation());
        if (action.placed) {
            const KindInfo& kind = scene.description().kind(*action.placed);
            choice.letter = QLatin1Char(kind.letter);
            // A piece that is offered once needs no words beside it.
            choice.showsWords =
                choice.picture.isNull() || std::ranges::count(actions, action.placed, &Action::placed) > 1;
        }
        if (action.placed && action.kind != Action::Kind::Drop) { // whose words name it
            const KindInfo& kind = scene.description().kind(*action.placed);
            //: a choice among promotions: %1 is the piece, %2 the action as lists show it
            choice.words = ChoiceTr::tr("%1 (%2)").arg(words::translated(kind.name), choice.words);
            choice.spoken = ChoiceTr::tr("%1 (%2)").arg(words::translated(kind.name), choice.spoken);
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace ringford::ui
