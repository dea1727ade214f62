// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QStringList>
#include <QWidget>

#include <deque>

class QTimer;

namespace ringford::ui {

/**
 * Lets screen readers speak by themselves, whatever has the focus: each message once, in order. A window has one, which
 * nobody sees. Each message is an object of its own among accessible things, as a notification, and the last ones stay:
 * readers ask a while later what is to be spoken, and must not find the words of the next message by then.
 */
class Announcer : public QWidget {
    Q_OBJECT

public:
    /** The one of the window that @p widget is in; made when it is first asked for. */
    static Announcer& of(QWidget& widget);
    ~Announcer() override;

    /** Lets @p words be spoken after what was said before; plain text, nothing where it is empty. */
    void say(const QString& words);
    /**
     * The same for words that the window shows for good, while it is active: readers find them as it comes back, and would
     * speak them twice.
     */
    void sayWhileActive(const QString& words);
    /**
     * The same when much of the window changes at once: a moment later, or before what is said next. Orca 43 drops most of
     * what it is told while more than 50 events wait. In a window that has never been in front it waits for that: what
     * is told before is lost. @p inPlaceOf: words that are not wanted any more, if they wait still
     */
    void sayAtRest(const QString& words, const QString& inPlaceOf = {});
    /** What was said last, oldest first. */
    const QStringList& said() const { return m_said; }
    /** The messages that readers can still ask for, oldest first. */
    const std::deque<QAccessible::Id>& messages() const { return m_messages; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit Announcer(QWidget* window);
    void note(const QString& words);
    void speak(const QString& words);
    void speakLate();
    void speakWhereHeard();

    QStringList m_said;
    QStringList m_late; ///< is said at rest
    QTimer* m_rest;
    std::deque<QAccessible::Id> m_messages;
    bool m_wasInFront; ///< the window, at any time
};

} // namespace ringford::ui
