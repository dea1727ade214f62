// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MessageBar.h"

#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageLayout.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** A damaged file may be quoted in a message, and have a word of megabytes in it. */
QString shortened(const QString& text)
{
    return text.size() <= MessageBar::kLongestText ? text : text.left(MessageBar::kLongestText) + u'…';
}

bool isTrue(const Message& message)
{
    return !message.holds || message.holds();
}

/** Both in one, which is true as long as both are. */
Message inOne(const Message& first, const Message& second)
{
    Message both = second;
    both.text = first.text + u' ' + second.text;
    both.choices.insert(both.choices.begin(), first.choices.begin(), first.choices.end());
    both.joined = QStringList{first.text, second.text} + first.joined;
    both.holds = [first, second] { return isTrue(first) && isTrue(second); };
    return both;
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_sign(new QLabel(this)), m_text(new QLabel(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setWhatsThis(tr("What the program has to say, and what can be done about it. Esc closes it."));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFocusPolicy(Qt::StrongFocus); // the flags bring none for Tab: who has no mouse may copy it as well
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    connect(m_close, &QToolButton::clicked, this, &MessageBar::close);
    m_goes.setSingleShot(true);
    connect(&m_goes, &QTimer::timeout, this, &MessageBar::dismiss);

    auto* const rows = new MessageLayout(this);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->addWidget(m_sign);
    rows->addWidget(m_text);
    rows->addWidget(m_close);
    hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

bool MessageBar::tells(const QString& text) const
{
    return (!isHidden() && m_message.text == text) ||
           std::ranges::any_of(m_waiting, [&text](const Message& one) { return one.text == text; });
}

void MessageBar::clearChoices()
{
    for (QPushButton* const button : m_buttons) {
        layout()->removeWidget(button);
        button->hide();        // its key is free for others
        button->deleteLater(); // it may be the sender
    }
    m_buttons.clear();
}

/**
 * What waits behind a message comes back only if it is true still when that is done. That the message is gone is told
 * behind the action, too: what it has offered goes with it, such as the arrow of a hint that is to be played.
 */
void MessageBar::choose(const std::function<void()>& action)
{
    if (m_message.isStanding) {
        action();
        return;
    }
    remove();
    const QPointer<MessageBar> bar = this;
    action();
    if (!bar)
        return;
    emit changed();
    if (isHidden())
        showWaiting();
}

/** Before the words, for who goes round by Tab: F6 leads to what is to be answered. */
void MessageBar::addChoices(const std::vector<Message::Choice>& choices)
{
    QWidget* before = m_text;
    for (const Message::Choice& choice : choices) {
        auto* const button = new QPushButton(choice.text, this);
        connect(button, &QPushButton::clicked, this, [this, action = choice.action] { choose(action); });
        layout()->addWidget(button);
        button->show(); // at once, in a bar that is in sight already
        setTabOrder(before, button);
        before = button;
        m_buttons.push_back(button);
    }
    if (before != m_text)
        setTabOrder(before, m_text);
    setTabOrder(m_text, m_close);
}

void MessageBar::show(const Message& message)
{
    if (mustWait(message)) {
        keep(message);
        return;
    }
    if (canJoin(message)) {
        const Message both = inOne(m_message, message);
        keep(m_message);
        keep(message);
        put(both);
        return;
    }
    if (!message.bringsBack)
        std::erase_if(m_waiting, [](const Message& one) { return !one.isStanding; }); // it takes their place, too
    const bool isPushedAside = message.stopsGame && m_message.kind == Message::Kind::Trouble;
    if (!isHidden() && (m_message.isStanding || isPushedAside || (message.bringsBack && !m_message.bringsBack)))
        keep(m_message);
    put(message);
}

bool MessageBar::canJoin(const Message& message) const
{
    const auto isSuch = [](const Message& one) {
        return one.joins && one.isStanding && one.kind == Message::Kind::Note;
    };
    return !isHidden() && isSuch(message) && isSuch(m_message) && isTrue(m_message) && m_message.text != message.text &&
           !m_message.joined.contains(message.text);
}

/** What a person asked for and failed comes first, unless the game stands still. */
bool MessageBar::mustWait(const Message& message) const
{
    return message.isStanding && !message.stopsGame && !isHidden() && m_message.kind == Message::Kind::Trouble &&
           !m_message.isStanding && !m_message.isLasting;
}

void MessageBar::keep(const Message& message)
{
    std::erase_if(m_waiting, [&message](const Message& other) { return other.text == message.text; });
    m_waiting.push_back(message);
    forgetUntrue();
}

void MessageBar::forgetUntrue()
{
    std::erase_if(m_waiting, [](const Message& one) { return !isTrue(one); });
}

void MessageBar::put(const Message& message)
{
    clearChoices();
    m_message = message;
    m_text->setText(shortened(message.text));
    const bool trouble = message.kind == Message::Kind::Trouble;
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_sign->setPixmap(
        style()->standardIcon(trouble ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation).pixmap(side));
    m_sign->setAccessibleName(trouble ? tr("Warning") : tr("Note"));
    addChoices(message.choices);
    // Where keys come to the words first, the bar has told them by its own name.
    m_text->setAccessibleName(message.choices.empty() ? tr("Message") : m_text->text());
    makeAccessKeysDiffer({m_buttons.begin(), m_buttons.end()}, *window());
    updateColours();
    QFrame::show();
    setAccessibleName(message.spoken.isEmpty() ? m_text->text() : message.spoken);
    awaitEnd();
    speak();
    emit changed();
}

void MessageBar::setPatience(std::chrono::milliseconds patience)
{
    m_goes.setInterval(patience);
    awaitEnd();
}

void MessageBar::awaitEnd()
{
    m_goes.stop();
    if (!isHidden() && m_goes.interval() > 0 && m_message.choices.empty() && !stays())
        m_goes.start();
}

void MessageBar::speak()
{
    if (m_message.telling == Message::Telling::Elsewhere)
        return;
    const QString words =
        m_message.spoken.isEmpty() ? (QStringList{m_text->text()} + keysOfChoices()).join(u' ') : m_message.spoken;
    if (m_message.telling == Message::Telling::AfterOtherWindow)
        Announcer::of(*this).sayAtRest(words);
    else
        Announcer::of(*this).say(words);
}

QStringList MessageBar::keysOfChoices() const
{
    QStringList keys;
    for (const QPushButton* const button : m_buttons) {
        if (!button->shortcut().isEmpty())
            //: spoken, behind a message: %1 is a button beside it (Undo), %2 the key that presses it (Alt+U)
            keys += tr("%1: %2.", "button and key")
                        .arg(plainName(button->text()), button->shortcut().toString(QKeySequence::NativeText));
    }
    return keys;
}

void MessageBar::dismiss()
{
    remove();
    emit changed();
    showWaiting();
}

/** Somebody has read the message in sight, all of it. */
void MessageBar::close()
{
    std::erase_if(m_waiting, [this](const Message& one) { return m_message.joined.contains(one.text); });
    dismiss();
}

/** Takes the message in sight away; who calls it tells that something has changed. */
void MessageBar::remove()
{
    if (isAncestorOf(window()->focusWidget()))
        emit left();
    clearChoices();
    m_goes.stop();
    m_message = {};
    hide();
}

void MessageBar::showWaiting()
{
    forgetUntrue();
    if (m_waiting.empty())
        return;
    Message next = std::move(m_waiting.back());
    m_waiting.pop_back();
    next.telling = Message::Telling::AfterOtherWindow; // a dialog may be closing over it
    put(next);
}

void MessageBar::dismissPassing()
{
    std::erase_if(m_waiting, [](const Message& one) { return !one.isLasting && !one.isStanding; });
    if (!m_message.isLasting && !(m_message.isStanding && isTrue(m_message)))
        dismiss();
}

void MessageBar::dismissNote()
{
    std::erase_if(m_waiting, [](const Message& one) {
        return one.kind == Message::Kind::Note && !one.outlastsPlay && !one.isLasting;
    });
    if (m_message.outlastsPlay)
        recheck();
    else if (m_message.kind == Message::Kind::Note && !m_message.isLasting && isVisible())
        dismiss();
}

void MessageBar::recheck()
{
    forgetUntrue();
    if (!isHidden() && !isTrue(m_message))
        dismiss();
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

void MessageBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && event->spontaneous())
        updateColours();
    QFrame::changeEvent(event);
}

void MessageBar::updateColours()
{
    // The style's own colours for notes beside the pointer: they stand out, light and dark, and text on them can be
    // read.
    QPalette palette = parentWidget() ? parentWidget()->palette() : QPalette();
    palette.setColor(QPalette::Window, palette.color(QPalette::ToolTipBase));
    palette.setColor(QPalette::WindowText, palette.color(QPalette::ToolTipText));
    setPalette(palette);
}

} // namespace ringford::ui
