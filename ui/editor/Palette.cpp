// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/Palette.h"

#include "engine/setup/SetupSketch.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/editor/BrushMime.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/SetupDocument.h"
#include "ui/paint/PiecePlate.h"
#include "ui/widgets/ChoiceButton.h"
#include "ui/widgets/Icons.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <QApplication>
#include <QButtonGroup>
#include <QDrag>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kPieceIcon = 30; // device-independent pixels
constexpr int kPlateSide = kPieceIcon + kAroundPlated;
constexpr int kBetweenButtons = 2;

/** In two lines where it is long: a button does not wrap by itself. */
QString wrapped(QString text)
{
    constexpr qsizetype kLongest = 30; // letters in a narrow panel
    const qsizetype middle = text.size() / 2;
    const qsizetype behind = text.indexOf(u' ', middle);
    const qsizetype before = text.lastIndexOf(u' ', middle);
    if (text.size() > kLongest && (before > 0 || behind > 0))
        text[behind < 0 || (before > 0 && middle - before < behind - middle) ? before : behind] = u'\n';
    return text;
}

/** By which a piece of an army comes onto the board, as long as nobody has chosen another army than the first. */
QString keyOf(const GameDescription& game, PieceKind kind, int army)
{
    const QString letter = words::fromUtf8(words::keyLetters(game).of(kind));
    return army == 1 ? QKeySequence(QStringLiteral("Shift+") + letter).toString(QKeySequence::NativeText) : letter;
}

} // namespace

Palette::Palette(SetupDocument& document, EditTool& tool, BoardScene& scene, QWidget* parent)
    : QWidget(parent), m_document(document), m_tool(tool), m_scene(scene)
{
    setObjectName(QStringLiteral("palette"));
    setAccessibleName(tr("Pieces to put on the board"));
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    connect(&document, &SetupDocument::begun, this, &Palette::offer);
    connect(&tool, &EditTool::brushChanged, this, &Palette::showBrush);
    connect(&scene, &BoardScene::appearanceChanged, this, &Palette::drawPieces);
}

void Palette::add(const Brush& brush, QAbstractButton* button)
{
    m_group->addButton(button);
    connect(button, &QAbstractButton::clicked, this, [this, brush] { m_tool.setBrush(brush); });
    m_choices.push_back({brush, button});
}

/** What is no piece: the hand, the eraser, and groups of cells. */
void Palette::offerTools()
{
    auto* const rows = new QVBoxLayout(m_tools);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kBetweenButtons);
    auto* const row = new QHBoxLayout;
    row->setSpacing(kBetweenButtons);
    const auto make = [&](const QString& text, const char* icon, const QString& help) {
        auto* const button = new ChoiceButton;
        button->setText(text);
        button->setIcon(namedIcon(QLatin1String(icon)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(help);
        button->setAutoRaise(true);
        return button;
    };
    auto* const hand =
        make(tr("Hand"), "hand", tr("Moves pieces; with Ctrl copies them; off the board takes them off"));
    auto* const eraser = make(tr("Eraser"), "delete", tr("Empties cells, as the right button always does"));
    row->addWidget(hand);
    row->addWidget(eraser);
    row->addStretch(1);
    rows->addLayout(row);
    add({}, hand);
    add({Brush::Kind::Eraser}, eraser);
    const auto& groups = m_document.description().groups;
    for (std::size_t number = 0; number < groups.size(); ++number) {
        if (groups[number].kind != GroupInfo::Kind::Cells)
            continue;
        const QString title = words::translated(groups[number].title);
        auto* const button = make(wrapped(title), "passed", tr("Click a cell on the board to name it"));
        button->setAccessibleName(title);
        rows->addWidget(button);
        add({Brush::Kind::Name, {}, 0, number}, button);
    }
}

void Palette::offerArmy(int army, int row)
{
    const GameDescription& game = m_document.description();
    auto* const grid = static_cast<QGridLayout*>(m_pieces->layout());
    const Side side = sidesOn(game, 0)[static_cast<std::size_t>(army)];
    int column = 0;
    for (std::uint8_t index = 0; index < game.kinds.size(); ++index) {
        const PieceKind kind{index};
        const bool isMarker = game.kind(kind).isMarker;
        auto* const button = new ChoiceButton;
        const QString name = words::piece(game, {kind, side});
        button->setAccessibleName(name);
        button->setAutoRaise(true);
        button->installEventFilter(this);
        button->setIconSize({kPlateSide, kPlateSide});
        grid->addWidget(button, row, column++);
        add({isMarker ? Brush::Kind::Marker : Brush::Kind::Piece, kind, army, 0}, button);
    }
}

/** Offers what the document's game has. */
void Palette::offer()
{
    m_choices.clear();
    delete m_tools;
    delete m_pieces;
    delete m_group;
    m_group = new QButtonGroup(this);
    m_tools = new QWidget(this);
    m_pieces = new QWidget(this);
    auto* const grid = new QGridLayout(m_pieces);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(kBetweenButtons);
    offerTools();
    const auto armies = static_cast<int>(sidesOn(m_document.description(), 0).size());
    for (int army = 0; army < armies; ++army)
        offerArmy(army, army);
    grid->setColumnStretch(grid->columnCount(), 1);
    layout()->addWidget(m_tools);
    layout()->addWidget(m_pieces);
    drawPieces();
    showBrush();
}

void Palette::drawPieces()
{
    if (!m_document.game())
        return;
    const GameDescription& game = m_document.description();
    if (&game != &m_scene.description())
        return; // the boards are of another game by now
    const auto sides = sidesOn(game, 0);
    for (const Choice& choice : m_choices) {
        const Brush& brush = choice.brush;
        if (brush.kind != Brush::Kind::Piece && brush.kind != Brush::Kind::Marker)
            continue;
        const Piece piece{brush.piece, sides[static_cast<std::size_t>(brush.army)]};
        const QString key = keyOf(game, brush.piece, brush.army);
        //: a button to put a piece on the board: %1 is the piece, %2 the key of its letter
        choice.button->setToolTip(tr("%1 (%2)", "piece").arg(words::piece(game, piece), key));
        choice.button->setAccessibleDescription(key); // the tip would be read behind the name
        choice.button->setIcon(onPlate(m_scene.picture(piece, kPieceIcon, devicePixelRatioF()), m_scene.style().theme));
    }
}

QAbstractButton* Palette::button(const Brush& brush) const
{
    const auto found = std::ranges::find(m_choices, brush, &Choice::brush);
    return found == m_choices.end() ? nullptr : found->button;
}

void Palette::showBrush()
{
    Brush shown = m_tool.brush();
    if (shown.kind == Brush::Kind::Hand || shown.kind == Brush::Kind::Eraser)
        shown = {shown.kind};
    QAbstractButton* const found = button(shown);
    if (!found)
        return;
    found->setChecked(true);
    // Tab comes to the chosen one. Qt sees to that only when one of them had the focus.
    for (const Choice& choice : m_choices)
        choice.button->setFocusPolicy(choice.button == found ? Qt::TabFocus : Qt::NoFocus);
}

bool Palette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressedAt = static_cast<QMouseEvent*>(event)->position().toPoint();
    } else if (event->type() == QEvent::MouseMove) {
        const auto& move = *static_cast<QMouseEvent*>(event);
        const int way = (move.position().toPoint() - m_pressedAt).manhattanLength();
        if (move.buttons().testFlag(Qt::LeftButton) && way >= QApplication::startDragDistance()) {
            drag(*static_cast<QAbstractButton*>(watched));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void Palette::drag(QAbstractButton& button)
{
    const auto found = std::ranges::find(m_choices, &button, &Choice::button);
    if (found == m_choices.end())
        return;
    button.setDown(false); // it is not clicked any more
    auto* const drag = new QDrag(this);
    drag->setMimeData(mimeOf(found->brush).release());
    drag->setPixmap(button.icon().pixmap(kPlateSide));
    drag->setHotSpot({kPlateSide / 2, kPlateSide / 2});
    drag->exec(Qt::CopyAction);
}

void Palette::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        drawPieces();
}

} // namespace ringford::ui
