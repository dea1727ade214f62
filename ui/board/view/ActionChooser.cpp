// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/ActionChooser.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kMostColumns = 6;
constexpr int kSpacing = 4;
constexpr int kFromEdge = 4; // from the parent's edge

/** Half way from what is around words to these: styles draw edges in shades of the ground, which dark boards swallow. */
QColor edgeOf(const QPalette& palette)
{
    const QColor ground = palette.color(QPalette::Window);
    const QColor words = palette.color(QPalette::WindowText);
    return QColor::fromRgb((ground.red() + words.red()) / 2, (ground.green() + words.green()) / 2,
                           (ground.blue() + words.blue()) / 2);
}

/** The tip would be read as well, though it says the same. */
void setSpoken(QToolButton& button, const QString& words)
{
    button.setAccessibleName(words);
    button.setAccessibleDescription(words);
}
} // namespace

ActionChooser::ActionChooser(const std::vector<Choice>& choices, QWidget* parent)
    : QFrame(parent), m_rows(new QVBoxLayout(this)), m_grid(new QGridLayout)
{
    setObjectName(QStringLiteral("actionChooser"));
    setAccessibleName(tr("Choose an action"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    m_rows->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    m_rows->addLayout(m_grid);
    m_grid->setSpacing(kSpacing);
    for (const Choice& choice : choices) {
        QToolButton* const button = addButton(choice.words);
        if (!choice.spoken.isEmpty())
            setSpoken(*button, choice.spoken);
        if (!choice.picture.isNull()) {
            button->setIcon(choice.picture);
            button->setIconSize((QSizeF(choice.picture.size()) / choice.picture.devicePixelRatio()).toSize());
            button->setToolButtonStyle(choice.showsWords ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
        }
        connect(button, &QToolButton::clicked, this,
                [this, action = choice.action, actor = choice.actor] { emit chosen(action, actor); });
        m_letters.push_back(choice.letter.toUpper());
    }
}

QToolButton* ActionChooser::addButton(const QString& words)
{
    auto* const button = new QToolButton(this);
    button->setText(words);
    button->setToolTip(words);
    setSpoken(*button, words);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->installEventFilter(this);
    m_buttons.push_back(button);
    return button;
}

void ActionChooser::askBefore(const QString& question, const QString& refusal)
{
    if (!question.isEmpty()) {
        m_question = new QLabel(question, this);
        m_question->setWordWrap(true);
        m_rows->insertWidget(0, m_question);
        setAccessibleName(question);
    }
    QToolButton* const back = addButton(refusal);
    connect(back, &QToolButton::clicked, this, &ActionChooser::cancelled);
    // A question is asked because the answer is easily wrong: Enter, pressed in haste, must not give it.
    if (!question.isEmpty())
        m_first = back;
    m_letters.push_back({});
    for (QToolButton* const button : m_buttons)
        button->setAutoRaise(!m_question); // answers look like what they are: buttons
}

bool ActionChooser::isInRow(const QWidget& parent)
{
    return parent.width() > 2 * parent.height();
}

/** As many side by side as the parent has room for. */
void ActionChooser::arrangeButtons()
{
    int width = 1;
    for (const QToolButton* const button : m_buttons)
        width = std::max(width, button->sizeHint().width());
    const QMargins margins = m_rows->contentsMargins() + contentsMargins();
    const int room = parentWidget()->width() - 2 * kFromEdge - margins.left() - margins.right();
    if (m_question)
        m_question->setMinimumWidth(
            std::min(room, m_question->fontMetrics().horizontalAdvance(m_question->text()) + 2));
    const int fitting = std::clamp((room + kSpacing) / (width + kSpacing), 1, kMostColumns);
    m_columns = std::min(fitting, static_cast<int>(m_buttons.size()));
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const int index = static_cast<int>(i);
        m_grid->addWidget(m_buttons[i], index / m_columns, index % m_columns); // moves what is there already
    }
    m_rows->setDirection(QBoxLayout::TopToBottom);
    m_rows->activate();
    const int words = m_question ? m_question->minimumWidth() + kSpacing : 0;
    const bool isLow = words > 0 && isInRow(*parentWidget()) && words + m_grid->sizeHint().width() <= room;
    if (isLow)
        m_rows->setDirection(QBoxLayout::LeftToRight);
    const int edge = isLow ? kSpacing / 4 : kSpacing;
    m_rows->setContentsMargins(kSpacing, edge, kSpacing, edge);
    adjustSize();
    resize(sizeHint().boundedTo(parentWidget()->size()));
}

void ActionChooser::openAt(const QRect& place, const Unobstructed& free)
{
    placeBy(place, free);
    show();
    raise();
    (m_first ? m_first : m_buttons.front())->setFocus(Qt::PopupFocusReason);
}

void ActionChooser::placeBy(const QRect& place, const Unobstructed& free)
{
    arrangeButtons();
    setGeometry(popupPlacement(free, place, {size()}, parentWidget()->rect()));
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
        m_buttons[static_cast<std::size_t>(std::ranges::find(m_letters, letter) - m_letters.begin())]->click();
    return true;
}

bool ActionChooser::focusNextPrevChild(bool next)
{
    step(next ? 1 : -1);
    return true;
}

void ActionChooser::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setPen(edgeOf(palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

bool ActionChooser::eventFilter(QObject* watched, QEvent* event)
{
    // Styles show hardly where the focus is on buttons without a frame.
    if (!m_question && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        static_cast<QToolButton*>(watched)->setAutoRaise(event->type() == QEvent::FocusOut);
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
