// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Announcer.h"

#include <QAccessibleInterface>
#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QTimer>

#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kMostMessages = 32;
constexpr int kRest = 400; // ms

/**
 * A message. Orca 43 speaks notifications that come into sight; alerts it drops. Of a message in a dialog it reads
 * first all that this lies in, each time the dialog's own words among them: so it lies in nothing but the program.
 */
class MessageAccessible : public QAccessibleInterface {
public:
    MessageAccessible(Announcer& announcer, QString words) : m_announcer(&announcer), m_words(std::move(words)) {}

    bool isValid() const override { return m_announcer; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_announcer ? m_announcer->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(qApp); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text type) const override { return type == QAccessible::Name ? m_words : QString(); }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !m_announcer;
        state.readOnly = true;
        return state;
    }

private:
    QPointer<Announcer> m_announcer;
    QString m_words;
};

} // namespace

Announcer& Announcer::of(QWidget& widget)
{
    QWidget* const window = widget.window();
    auto* const known = window->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new Announcer(window);
}

Announcer::Announcer(QWidget* window)
    : QWidget(window), m_rest(new QTimer(this)), m_wasInFront(window->isActiveWindow())
{
    m_rest->setSingleShot(true);
    m_rest->setInterval(kRest);
    connect(m_rest, &QTimer::timeout, this, &Announcer::speakWhereHeard);
    window->installEventFilter(this);
    setObjectName(QStringLiteral("announcer"));
    hide(); // also when it comes into a window that is seen already
}

Announcer::~Announcer()
{
    for (const QAccessible::Id id : m_messages)
        QAccessible::deleteAccessibleInterface(id);
}

void Announcer::sayWhileActive(const QString& words)
{
    if (isActiveWindow())
        say(words);
}

void Announcer::say(const QString& words)
{
    if (words.isEmpty())
        return;
    speakLate();
    note(words);
    speak(words);
}

void Announcer::sayAtRest(const QString& words, const QString& inPlaceOf)
{
    if (words.isEmpty())
        return;
    note(words);
    m_late.removeAll(inPlaceOf);
    m_late += words;
    m_rest->start();
}

/** Readers tell of the window as it comes to the front, and drop what came before. */
bool Announcer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowActivate) {
        m_wasInFront = true;
        if (!m_late.isEmpty())
            m_rest->start();
    }
    return QWidget::eventFilter(watched, event);
}

void Announcer::speakWhereHeard()
{
    if (m_wasInFront)
        speakLate();
}

void Announcer::note(const QString& words)
{
    m_said += words;
    if (m_said.size() > kMostMessages)
        m_said.removeFirst();
}

void Announcer::speakLate()
{
    m_rest->stop();
    for (const QString& words : std::exchange(m_late, {}))
        speak(words);
}

void Announcer::speak(const QString& words)
{
    if (!QAccessible::isActive())
        return; // nobody listens
    auto* const message = new MessageAccessible(*this, words);
    m_messages.push_back(QAccessible::registerAccessibleInterface(message));
    QAccessibleEvent seen(message, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&seen);
    if (m_messages.size() > static_cast<std::size_t>(kMostMessages)) {
        QAccessible::deleteAccessibleInterface(m_messages.front());
        m_messages.pop_front();
    }
}

} // namespace ringford::ui
