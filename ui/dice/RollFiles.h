// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace ringford::dice {
struct RollSetReading;
}

namespace ringford::ui {

class DiceSession;
class MessageBar;
class Worker;

/** Roll sets as text: saved, opened, and copied to be sent. */
class RollFiles : public QObject {
    Q_OBJECT

public:
    /** All outlive it; dialogs open over @p window. */
    RollFiles(QWidget& window, DiceSession& session, MessageBar& messages);

    void askAndSave();
    void askAndOpen();
    /** Writes the set that is looked at, with its mark; without one if it proves nothing. @pre there is one */
    void save(const QString& file);
    /** Reads a set and adds it to the history, or says what is wrong with the file. */
    void open(const QString& file);
    /** Whether a roll set stands in @p text, such as a letter. */
    static bool holdsSet(const QString& text);
    /** Reads the first set in @p text and adds it to the history, or says what is wrong with it. */
    void paste(const QString& text);
    /** Puts the set that is looked at into the clipboard, as it would be saved. */
    void copy();
    /** Whether a file is being read or written. */
    bool isBusy() const;

private:
    /** @p what was read: the name of a file, or of a roll. */
    void take(const QString& what, dice::RollSetReading& reading, const QString& line);
    void complain(const QString& text);

    QWidget& m_window;
    DiceSession& m_session;
    MessageBar& m_messages;
    Worker* m_worker;
    QString m_folder; ///< that was used last
};

} // namespace ringford::ui
