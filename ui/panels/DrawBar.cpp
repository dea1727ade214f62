// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/DrawBar.h"

#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/paint/Theme.h"
#include "ui/widgets/Icons.h"
#include "ui/words/CellWords.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QKeySequence>
#include <QPainter>
#include <QUndoStack>

namespace ringford::ui {

namespace {

constexpr int kSwatch = 24;

/** A colour with its letter: it is not told by colour alone. */
QIcon swatch(MarkColour colour, const QString& key)
{
    constexpr int kFine = 4; // for screens with fine pixels
    QPixmap picture(kSwatch * kFine, kSwatch * kFine);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kFine, kFine);
    const QColor fill = Theme::drawing(colour);
    const bool isDark = fill.lightnessF() < 0.45;
    painter.setPen(QPen(QColor(0x10, 0x10, 0x10), 1.5));
    painter.setBrush(fill);
    painter.drawEllipse(QRectF(2, 2, kSwatch - 4, kSwatch - 4));
    painter.setPen(isDark ? Qt::white : Qt::black);
    QFont font;
    font.setPixelSize(13);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(QRectF(0, 0, kSwatch, kSwatch), Qt::AlignCenter, key);
    return QIcon(picture);
}

} // namespace

DrawBar::DrawBar(BoardView& board, DrawTool& tool, QWidget* parent)
    : QToolBar(parent), m_board(board), m_tool(tool), m_pad(tool.pad()), m_pens(new QActionGroup(this)),
      m_colours(new QActionGroup(this))
{
    setObjectName(QStringLiteral("drawBar"));
    setWindowTitle(tr("Draw"));
    setAccessibleName(tr("Draw"));
    setWhatsThis(tr("Tools for drawing on the board. The right button draws without them: a drag makes an arrow, a "
                    "click a ring; Shift red, Alt blue, both yellow."));
    addPens();
    addSeparator();
    addColours();
    addSeparator();
    addRest();
    // Buttons are stops for Tab; a click must not take the focus off the board.
    for (QAction* action : actions()) {
        if (QWidget* const button = action->isSeparator() ? nullptr : widgetForAction(action))
            button->setFocusPolicy(Qt::TabFocus);
    }
    connect(&tool, &DrawTool::penChanged, this, &DrawBar::updateActions);
    connect(&tool, &DrawTool::labelWanted, this, &DrawBar::askLabel);
    connect(&m_pad, &DrawingPad::changed, this, &DrawBar::updateActions);
    connect(&m_pad, &DrawingPad::stepsChanged, this, &DrawBar::updateActions);
    connect(&m_pad, &DrawingPad::lockedChanged, this, &DrawBar::updateActions);
    connect(&board, &BoardView::toolChanged, this, &DrawBar::updateActions);
    updateActions();
}

void DrawBar::addPens()
{
    const struct {
        DrawTool::Pen pen;
        const char* icon;
        QString title, key, reported;
    } kPens[] = {{DrawTool::Pen::Arrow, "arrow", tr("Arrow"), QStringLiteral("A"),
                  tr("Drag from one cell to another, or click both. The same again takes it away.")},
                 {DrawTool::Pen::Ring, "circle", tr("Ring"), QStringLiteral("O"),
                  tr("Click a cell. The same again takes it away.")},
                 {DrawTool::Pen::Fill, "fill", tr("Coloured cell"), QStringLiteral("C"),
                  tr("Click a cell. The same again takes it away.")},
                 {DrawTool::Pen::Label, "label", tr("Label"), QStringLiteral("L"), tr("Click a cell and write on it.")},
                 {DrawTool::Pen::Eraser, "eraser", tr("Eraser"), QStringLiteral("E"),
                  tr("Click a cell: what is drawn on it goes, and arrows that begin or end there.")}};
    for (const auto& one : kPens) {
        QAction* const action = m_pens->addAction(namedIcon(QLatin1String(one.icon)), one.title);
        action->setCheckable(true);
        action->setData(static_cast<int>(one.pen));
        //: a drawing tool: its name, its key, what one does with it
        action->setToolTip(tr("%1 (%2): %3").arg(one.title, one.key, one.reported));
        addAction(action);
        connect(action, &QAction::triggered, this, [this, pen = one.pen] {
            m_tool.setPen(pen);
            take();
        });
    }
}

void DrawBar::addColours()
{
    const struct {
        MarkColour colour;
        QString title, key;
    } kColours[] = {{MarkColour::Green, tr("Green"), QStringLiteral("G")},
                    {MarkColour::Red, tr("Red"), QStringLiteral("R")},
                    {MarkColour::Blue, tr("Blue"), QStringLiteral("B")},
                    {MarkColour::Yellow, tr("Yellow"), QStringLiteral("Y")}};
    for (const auto& one : kColours) {
        QAction* const action = m_colours->addAction(swatch(one.colour, one.key), one.title);
        action->setCheckable(true);
        action->setData(static_cast<int>(one.colour));
        //: a drawing colour: its name and its key
        action->setToolTip(tr("%1 (%2)").arg(one.title, one.key));
        addAction(action);
        connect(action, &QAction::triggered, this, [this, colour = one.colour] {
            m_tool.setColour(colour);
            take();
        });
    }
}

void DrawBar::addRest()
{
    m_undo = addAction(namedIcon(QStringLiteral("undo")), tr("Undo"));
    m_undo->setToolTip(tr("Undo (%1): takes back what was drawn last")
                           .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    connect(m_undo, &QAction::triggered, &m_tool, &DrawTool::undo);
    m_numbers = addAction(namedIcon(QStringLiteral("numbers")), tr("Number the arrows"));
    m_numbers->setToolTip(tr("Number the arrows (N), in the order in which they were drawn"));
    m_numbers->setCheckable(true);
    connect(m_numbers, &QAction::triggered, &m_tool, &DrawTool::setNumbered);
    m_clear = addAction(namedIcon(QStringLiteral("clear")), tr("Clear drawings"));
    m_clear->setToolTip(tr("Takes everything away that is drawn at this place; undo brings it back"));
    connect(m_clear, &QAction::triggered, &m_tool, &DrawTool::clear);
    m_lock = addAction(namedIcon(QStringLiteral("lock")), tr("Lock drawings"));
    m_lock->setToolTip(tr("Lock drawings: nothing changes them until they are unlocked"));
    m_lock->setCheckable(true);
    connect(m_lock, &QAction::triggered, &m_pad, &DrawingPad::setLocked);
}

/** Whoever chooses a pen wants to draw with it. */
void DrawBar::take()
{
    m_board.setTool(m_tool);
    m_board.setFocus();
}

void DrawBar::updateActions()
{
    for (QAction* const action : m_pens->actions()) {
        action->setEnabled(!m_pad.isLocked());
        action->setChecked(action->data().toInt() == static_cast<int>(m_tool.pen()));
    }
    for (QAction* const action : m_colours->actions()) {
        action->setEnabled(!m_pad.isLocked());
        action->setChecked(action->data().toInt() == static_cast<int>(m_tool.colour()));
    }
    const Drawings drawings = m_pad.drawings();
    m_undo->setEnabled(!m_pad.isLocked() && m_pad.edits().canUndo());
    m_numbers->setEnabled(!m_pad.isLocked());
    m_numbers->setChecked(drawings.isNumbered);
    m_clear->setEnabled(!m_pad.isLocked() && !drawings.isEmpty());
    m_lock->setChecked(m_pad.isLocked());
}

void DrawBar::askLabel(Cell cell, const QString& text)
{
    auto* const dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("label"));
    dialog->setWindowTitle(tr("Label"));
    //: %1 is a cell
    dialog->setLabelText(tr("Text on %1 (leave it empty to take it away):").arg(words::cell(m_pad.board(), cell)));
    dialog->setTextValue(text);
    const auto write = [this, cell](const QString& written) {
        // Another game may have been opened meanwhile.
        if (cell.index < m_pad.board().cellCount())
            m_tool.write(cell, written);
        m_board.setFocus();
    };
    connect(dialog, &QInputDialog::textValueSelected, this, write);
    dialog->open();
}

} // namespace ringford::ui
