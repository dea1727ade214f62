// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

#include <chrono>
#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace ringford::ui {

/** Something the program has to say, and what can be done about it. */
struct Message {
    enum class Kind { Note, Trouble };
    /**
     * When screen readers are told: AfterOtherWindow, behind the news of a window that comes with the message, which
     * would drown it; Elsewhere, never, since they have been told the same already.
     */
    enum class Telling { AtOnce, AfterOtherWindow, Elsewhere };
    struct Choice {
        QString text;
        std::function<void()> action; ///< called after the message is gone, unless that is standing
    };
    Kind kind = Kind::Note;
    QString text; ///< plain
    std::vector<Choice> choices;
    bool isLasting =
        false; ///< stays until somebody closes it, or there is another one, also when a file is opened or saved
    Telling telling = Telling::AtOnce;
    bool outlastsPlay = false;     ///< a note that stays when somebody plays on, as long as it holds
    std::function<bool()> holds{}; ///< whether it is true still, asked by MessageBar::recheck(); none: that never ends
    QString spoken{}; ///< in place of the text and of the keys of the choices, where screen readers are told otherwise
    /**
     * The program warns by itself, and that is so until `holds` says otherwise or somebody closes it: others take its
     * place for a while only, and it waits where trouble is told that answers what a person did.
     */
    bool isStanding = false;
    /** Standing, and nobody plays until it is answered: trouble that a person is told comes back behind it. */
    bool stopsGame = false;
    /** A standing note that is told in one with another such note in sight: neither takes the other's place. */
    bool joins = false;
    /** A short answer that must not cost what is in sight: that comes back behind it. */
    bool bringsBack = false;
    QStringList
        joined{}; ///< the texts of which this one is made, which come back by themselves when it is no longer true
};

/**
 * Shows one message above the board, with buttons; it stops nobody from going on. Hidden while there is none. A new
 * message takes the old one's place; one that is standing, or that the new one brings back, comes back behind it. Esc,
 * while the focus is in it, closes it.
 */
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void show(const Message& message);
    void dismiss();
    /** dismiss(), but for what is lasting, or standing and true: the message is about something that is over. */
    void dismissPassing();
    /** The same for notes alone: somebody has played on. One that outlasts that goes when it is no longer true. */
    void dismissNote();
    /**
     * A message that nobody has to close, and with which nothing can be chosen, goes so long after it came: who else
     * looks on has no part in it. Nought: it stays, as in a window.
     */
    void setPatience(std::chrono::milliseconds patience);
    /** Something has changed: a message that is no longer true goes. */
    void recheck();
    QString text() const;
    /** Whether a message with this text is in sight, or comes back. */
    bool tells(const QString& text) const;
    /** Whether one is in sight that does not go when something is done: it may be there for long. */
    bool stays() const { return !isHidden() && (m_message.isLasting || m_message.isStanding); }

    /** Whether the one in sight goes once something is done, without anybody closing it. */
    bool isPassing() const { return m_message.holds != nullptr; }

    /** Whether the one in sight is a note that goes by itself, see setPatience(). */
    bool isBrief() const { return m_message.kind == Message::Kind::Note && m_goes.isActive(); }

    /** So many characters of a message are shown. */
    static constexpr qsizetype kLongestText = 600;

signals:
    /** The message went while the focus was in it: the focus can go back to the board. */
    void left();
    /** Another message is in sight, or none. */
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateColours();
    void put(const Message& message);
    void awaitEnd();
    bool mustWait(const Message& message) const;
    void keep(const Message& message);
    void close();
    bool canJoin(const Message& message) const;
    void choose(const std::function<void()>& action);
    void remove();
    void showWaiting();
    void forgetUntrue();
    void speak();
    void clearChoices();
    void addChoices(const std::vector<Message::Choice>& choices);
    /** The choices and the keys that make them, for who does not see them. */
    QStringList keysOfChoices() const;

    Message m_message;              ///< the one in sight, or that was last
    std::vector<Message> m_waiting; ///< to be shown when the one in sight is gone: the last one first
    QLabel* m_sign;
    QLabel* m_text;
    std::vector<QPushButton*> m_buttons;
    QToolButton* m_close;
    QTimer m_goes;
};

} // namespace ringford::ui
