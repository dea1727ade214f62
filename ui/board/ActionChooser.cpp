// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/ActionChooser.h"

#include "ui/board/Beside.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kPicture = 48;
constexpr int kMostColumns = 6;
} // namespace

ActionChooser::ActionChooser(const std::vector<Choice>& choices, QWidget* parent)
    : QFrame(parent), m_columns(std::min(kMostColumns, static_cast<int>(choices.size())))
{
    setObjectName(QStringLiteral("actionChooser"));
    setAccessibleName(tr("Choose an action"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    for (const Choice& choice : choices) {
        auto* button = new QToolButton(this);
        button->setText(choice.words);
        button->setAccessibleName(choice.words);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        if (!choice.picture.isNull()) {
            button->setIcon(choice.picture);
            button->setIconSize(QSize(kPicture, kPicture));
            button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        }
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this, [this, action = choice.action] { emit chosen(action); });
        const int index = static_cast<int>(m_buttons.size());
        layout->addWidget(button, index / m_columns, index % m_columns);
        m_buttons.push_back(button);
        m_letters.push_back(choice.letter.toUpper());
    }
}

void ActionChooser::openAt(const QRect& place)
{
    adjustSize();
    placeBy(place);
    show();
    raise();
    m_buttons.front()->setFocus(Qt::PopupFocusReason);
}

void ActionChooser::placeBy(const QRect& place)
{
    setGeometry(beside(place, size(), parentWidget()->rect()));
}

void ActionChooser::step(int by)
{
    const auto at = std::ranges::find_if(m_buttons, [](const QWidget* button) { return button->hasFocus(); });
    const int count = static_cast<int>(m_buttons.size());
    const int next = static_cast<int>(at - m_buttons.begin()) + by;
    m_buttons[static_cast<std::size_t>(((next % count) + count) % count)]->setFocus(Qt::TabFocusReason);
}

bool ActionChooser::chooseByLetter(const QString& typed)
{
    if (typed.size() != 1 || !typed.front().isLetter())
        return false;
    const QChar letter = typed.front().toUpper();
    // Twice the same letter: only a look tells them apart. Any other letter is a slip, and no reason to close.
    if (std::ranges::count(m_letters, letter) == 1)
        static_cast<QToolButton*>(
            m_buttons[static_cast<std::size_t>(std::ranges::find(m_letters, letter) - m_letters.begin())])
            ->click();
    return true;
}

bool ActionChooser::focusNextPrevChild(bool next)
{
    step(next ? 1 : -1);
    return true;
}

bool ActionChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto* const key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Left: step(-1); return true;
    case Qt::Key_Right: step(1); return true;
    case Qt::Key_Up: step(-m_columns); return true;
    case Qt::Key_Down: step(m_columns); return true;
    case Qt::Key_Escape: emit cancelled(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: static_cast<QToolButton*>(watched)->click(); return true;
    default: return chooseByLetter(key->text()) || QFrame::eventFilter(watched, event);
    }
}

} // namespace ringford::ui
