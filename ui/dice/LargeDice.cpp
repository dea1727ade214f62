// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/LargeDice.h"

#include "ui/dice/DiceArea.h"
#include "ui/dice/DiceSession.h"
#include "ui/dice/RollSetWords.h"
#include "ui/words/Names.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScreen>

#include <algorithm>
#include <array>

namespace ringford::ui {

namespace {

// Parts of the height.
constexpr double kName = 0.035;
constexpr double kTotal = 0.14;
constexpr std::array kDice{0.16, 0.13, 0.1, 0.08, 0.065, 0.055, 0.045};

QFont sized(QFont font, double pixels)
{
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    return font;
}

} // namespace

LargeDice::LargeDice(DiceSession& session, QWidget* beside)
    : QWidget(beside, Qt::Window), m_session(session), m_name(new QLabel(this)), m_total(new QLabel(this)),
      m_dice(new DiceArea(this))
{
    setObjectName(QStringLiteral("largeDice"));
    setWindowTitle(tr("Dice"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_name->setObjectName(QStringLiteral("largeName"));
    m_total->setObjectName(QStringLiteral("largeTotal"));
    m_dice->setFrameShape(QFrame::NoFrame);
    m_dice->setLockable(false);
    m_dice->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::StrongFocus);
    setWhatsThis(tr("Ctrl+R and Space roll, Page Up and Page Down walk through the history, Esc closes this."));
    setAccessibleName(tr("Large dice"));
    auto* const rows = new QVBoxLayout(this);
    for (QLabel* const label : {m_name, m_total}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignHCenter);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        rows->addWidget(label);
    }
    rows->addWidget(m_dice, 1);
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [&](const QScreen* one) { return one != beside->screen(); });
    setGeometry((other == screens.end() ? beside->screen() : *other)->geometry());
    connect(m_dice, &DiceArea::roomChanged, this, &LargeDice::fitDice);
    connect(&session, &DiceSession::viewedChanged, this, &LargeDice::show);
    connect(&session, &DiceSession::renamed, this, [this] { show(false); });
    show(false);
}

void LargeDice::show(bool isRolled)
{
    const auto* const entry = m_session.viewed();
    m_name->setText(entry ? warningSign(*entry) + words::asName(words::elided(entry->set.name, 60)) : tr("Dice"));
    m_total->setText(entry ? totalOf(entry->set) : QString());
    m_dice->setItems(entry ? diceItems(entry->set) : std::vector<DiceItem>(),
                     entry ? entry->kept : std::vector<bool>());
    fitDice();
    if (isRolled)
        m_dice->fall(m_fallTime);
}

void LargeDice::fitFonts()
{
    const double high = std::min(height(), width());
    m_name->setFont(sized(font(), high * kName));
    QFont total = sized(font(), high * kTotal);
    total.setBold(true);
    m_total->setFont(total);
    fitDice();
}

/** As large as there is room for. */
void LargeDice::fitDice()
{
    const double high = std::min(height(), width());
    if (m_isFitting)
        return; // bars come and go meanwhile
    const QScopedValueRollback fitting(m_isFitting, true);
    for (const double part : kDice) {
        m_dice->setFont(sized(font(), high * part));
        if (m_dice->showsAllLarge())
            return;
    }
}

void LargeDice::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitFonts();
}

void LargeDice::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_F5:
    case Qt::Key_F11: close(); break;
    case Qt::Key_PageUp:
    case Qt::Key_Left: m_session.goBack(); break;
    case Qt::Key_PageDown:
    case Qt::Key_Right: m_session.goForward(); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: emit rollWanted(); break;
    case Qt::Key_R:
        if (event->modifiers() == Qt::ControlModifier)
            emit rollWanted();
        break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace ringford::ui
