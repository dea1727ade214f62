// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/StockField.h"

#include "engine/rules/PlainText.h"
#include "engine/setup/SetupSketch.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/editor/HeldModel.h"
#include "ui/editor/SetupDocument.h"
#include "ui/paint/PiecePlate.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/words/Words.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kHeldPiece = 24; // device-independent pixels
constexpr int kRowHeight = 38;

/** Shows the focus also while it holds nothing. */
class HeldView : public QListView {
protected:
    void paintEvent(QPaintEvent* event) override
    {
        QListView::paintEvent(event);
        if (model()->rowCount() > 0 || !hasFocus())
            return;
        QPainter painter(viewport());
        QStyleOptionFocusRect option;
        option.initFrom(viewport());
        option.rect = viewport()->rect().adjusted(1, 1, -1, -1);
        option.state |= QStyle::State_KeyboardFocusChange;
        option.backgroundColor = palette().color(QPalette::Base);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
};

} // namespace

StockField::StockField(SetupDocument& document, const GroupInfo& group, BoardScene& scene, QWidget* parent)
    : GroupField(document, group, parent), m_scene(scene)
{
    QGridLayout* const rows = grid();
    for (std::uint8_t seat = 0; seat < document.description().seats.size(); ++seat)
        addRow(seat);
    rows->setColumnStretch(1, 1);
    connect(&scene, &BoardScene::appearanceChanged, this, [this] {
        for (HeldModel* const model : m_models)
            model->redraw();
    });
}

void StockField::addRow(std::uint8_t seat)
{
    QListView* const view = makeView(seat);
    auto* const label = new QLabel(words::seat(m_document.description(), Seat{seat}));
    label->setBuddy(view);
    auto* const rows = static_cast<QGridLayout*>(layout());
    const int row = 2 * seat;
    rows->addWidget(label, row, 0);
    rows->addWidget(view, row, 1);
    rows->addWidget(makeAdd(seat), row, 2);
    rows->addWidget(makeTake(seat), row, 3);
    rows->addWidget(makeLine(seat), row + 1, 1, 1, 3);
}

QListView* StockField::makeView(std::uint8_t seat)
{
    const GameDescription& game = m_document.description();
    const auto picture = [this](const Piece& piece) {
        // The boards may be of another game by now.
        return &m_scene.description() == &m_document.description()
                   ? onPlate(m_scene.picture(piece, kHeldPiece, devicePixelRatioF()), m_scene.style().theme)
                   : QPixmap();
    };
    auto* const model = new HeldModel(game, group(), picture, this);
    connect(model, &HeldModel::dropped, this, [this, seat](const Brush& brush) { put(seat, brush); });
    auto* const view = new HeldView;
    view->setModel(model);
    new EmptyNote(*view, tr("empty"));
    //: %1 is a seat
    view->setAccessibleName(tr("Pieces in the stockpile of %1").arg(words::seat(game, Seat{seat})));
    view->setWhatsThis(tr("Drag pieces here from the panel above. + holds one more of the piece that is chosen, - or "
                          "Del one fewer."));
    view->setToolTip(view->whatsThis());
    view->setFlow(QListView::LeftToRight);
    view->setWrapping(true);
    view->setResizeMode(QListView::Adjust);
    view->setIconSize({kHeldPiece + kAroundPlated, kHeldPiece + kAroundPlated});
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setDragDropMode(QAbstractItemView::DropOnly);
    view->setFixedHeight(kRowHeight);
    view->installEventFilter(this);
    m_models.push_back(model);
    m_views.push_back(view);
    return view;
}

QLineEdit* StockField::makeLine(std::uint8_t seat)
{
    auto* const line = new QLineEdit;
    line->setAccessibleName(tr("Stockpile of %1").arg(words::seat(m_document.description(), Seat{seat})));
    const auto& stocked = group().stocked;
    const std::string last = stocked.size() > 1 ? ' ' + stocked.back().written : std::string();
    //: in an empty field: %1 are two pieces as they are written
    line->setPlaceholderText(
        tr("As written: %1").arg(words::fromUtf8(stocked.empty() ? std::string() : stocked.front().written + last)));
    line->setWhatsThis(tr("The same stockpile as it is written: each piece with its letter, as in a record, blanks "
                          "between them. Enter takes it over."));
    line->setToolTip(line->whatsThis());
    connect(line, &QLineEdit::editingFinished, this, [this, seat] { takeWritten(seat); });
    m_lines.push_back(line);
    return line;
}

QWidget* StockField::makeAdd(std::uint8_t seat)
{
    const GameDescription& game = m_document.description();
    auto* const button = new QToolButton;
    button->setText(QStringLiteral("+"));
    button->setAccessibleName(tr("Add to the stockpile of %1").arg(words::seat(game, Seat{seat})));
    button->setToolTip(button->accessibleName());
    button->setPopupMode(QToolButton::InstantPopup);
    auto* const menu = new QMenu(button);
    QMenu* part = menu;
    int set = 0;
    for (const StockedPiece& piece : group().stocked) {
        if (piece.piece.set != set) {
            set = piece.piece.set;
            part = menu->addMenu(tr("Set %1").arg(set));
        }
        part->addAction(words::piece(game, piece.piece), this,
                        [this, seat, written = piece.written] { add(seat, written); });
    }
    button->setMenu(menu);
    return button;
}

QWidget* StockField::makeTake(std::uint8_t seat)
{
    auto* const button = new QToolButton;
    button->setText(QStringLiteral("−"));
    button->setAccessibleName(
        tr("Take the chosen piece from the stockpile of %1").arg(words::seat(m_document.description(), Seat{seat})));
    button->setToolTip(button->accessibleName());
    connect(button, &QToolButton::clicked, this, [this, seat] { takeOne(seat); });
    return button;
}

std::vector<std::string> StockField::held(std::uint8_t seat) const
{
    std::vector<std::string> pieces;
    for (const std::string& item : items()) {
        const auto parts = atEquals(item);
        if (!parts || parts->first != m_document.description().seats[seat].name || parts->second.empty())
            continue;
        eachPart(parts->second, ',', [&](std::string_view piece) {
            pieces.emplace_back(piece);
            return true;
        });
    }
    return pieces;
}

void StockField::refresh()
{
    for (std::uint8_t seat = 0; seat < m_lines.size(); ++seat) {
        const std::vector<std::string> pieces = held(seat);
        const QString text = words::fromUtf8(joined(pieces, std::identity{}, " "));
        if (text != m_lines[seat]->text())
            m_lines[seat]->setText(text);
        QListView* const view = m_views[seat];
        const int row = std::max(0, view->currentIndex().row());
        const std::string chosen = m_models[seat]->written(view->currentIndex());
        m_models[seat]->setHeld(pieces);
        view->setCurrentIndex(m_models[seat]->nearest(chosen, row));
    }
}

QWidget* StockField::partOf(const std::string& item)
{
    const auto parts = atEquals(item);
    const auto seat = parts ? m_document.description().findSeat(parts->first) : std::nullopt;
    return seat && seat->index < m_views.size() ? m_views[seat->index] : GroupField::partOf(item);
}

/** A piece of the palette: of the set of which fewest are on the boards and held. */
void StockField::put(std::uint8_t seat, const Brush& brush)
{
    const GameDescription& game = m_document.description();
    const auto sides = sidesOn(game, 0);
    if (static_cast<std::size_t>(brush.army) >= sides.size())
        return;
    const auto colour = game.side(sides[static_cast<std::size_t>(brush.army)]).colour;
    const StockedPiece* best = nullptr;
    std::ptrdiff_t fewest = 0;
    for (const StockedPiece& one : group().stocked) {
        if (one.piece.kind != brush.piece || game.side(one.piece.side).colour != colour)
            continue;
        std::ptrdiff_t there = 0;
        for (std::uint8_t holder = 0; holder < game.seats.size(); ++holder)
            there += std::ranges::count(held(holder), one.written);
        for (const PlacedPiece& placed : m_document.contents().pieces) {
            const int own = placed.piece.set > 0 ? placed.piece.set : game.board.place(placed.cell).face + 1;
            there += placed.piece.kind == brush.piece && game.side(placed.piece.side).colour == colour &&
                     (one.piece.set == 0 || own == one.piece.set);
        }
        if (!best || there < fewest) {
            best = &one;
            fewest = there;
        }
    }
    if (best)
        add(seat, best->written);
}

void StockField::add(std::uint8_t seat, const std::string& written)
{
    std::vector<std::string> pieces = held(seat);
    pieces.push_back(written);
    hold(seat, std::move(pieces));
    m_views[seat]->setCurrentIndex(m_models[seat]->nearest(written, 0));
}

/** One fewer of the piece that is chosen. */
void StockField::takeOne(std::uint8_t seat)
{
    std::vector<std::string> pieces = held(seat);
    const auto found = std::ranges::find(pieces, m_models[seat]->written(m_views[seat]->currentIndex()));
    if (found == pieces.end())
        return;
    pieces.erase(found);
    hold(seat, std::move(pieces));
}

/** What is written in the line of a seat is what it holds. */
void StockField::takeWritten(std::uint8_t seat)
{
    const std::string text = m_lines[seat]->text().replace(u',', u' ').toStdString();
    const auto found = ringford::words(std::string_view(text));
    if (std::vector<std::string> pieces(found.begin(), found.end()); pieces != held(seat))
        hold(seat, std::move(pieces));
}

void StockField::hold(std::uint8_t seat, std::vector<std::string> pieces)
{
    const GameDescription& game = m_document.description();
    std::vector<std::string> next;
    for (std::uint8_t index = 0; index < m_lines.size(); ++index) {
        std::vector<std::string> has = index == seat ? std::move(pieces) : held(index);
        if (index == seat)
            std::ranges::sort(has);
        if (!has.empty())
            next.push_back(game.seats[index].name + '=' + joined(has, std::identity{}, ","));
    }
    for (const std::string& item : items()) {
        const auto parts = atEquals(item);
        if (!parts || !game.findSeat(parts->first))
            next.push_back(item); // nobody's: it stays, and is told of
    }
    change(std::move(next));
}

bool StockField::eventFilter(QObject* watched, QEvent* event)
{
    const auto view = std::ranges::find(m_views, watched);
    if (event->type() != QEvent::KeyPress || view == m_views.end())
        return GroupField::eventFilter(watched, event);
    const auto seat = static_cast<std::uint8_t>(view - m_views.begin());
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Plus:
        if (const std::string written = m_models[seat]->written((*view)->currentIndex()); !written.empty())
            add(seat, written);
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
    case Qt::Key_Backspace: takeOne(seat); return true;
    default: return GroupField::eventFilter(watched, event);
    }
}

} // namespace ringford::ui
