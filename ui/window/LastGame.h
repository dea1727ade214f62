// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSettings;

namespace ringford {
class Registry;
}

namespace ringford::ui {

class Document;
class FileController;
class MatchModel;
class MessageBar;
struct WindowMemory;

/** Remembers what is open from one start of the program to the next, however it ends. */
class LastGame : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QObject& window;
        const Registry& registry;
        MatchModel& match;
        Document& document;
        FileController& files;
        QSettings& memory; ///< keeps it
        MessageBar& messages;
    };
    explicit LastGame(const Context& context);

    /** Opens what was open last, or begins the game that was played then anew. */
    void reopen();
    /** Opens @p file, which nobody has asked for, unless that ended the program twice: then it is offered. */
    void reopen(const QString& file);
    void remember(WindowMemory& memory) const;

private:
    void write();

    const Context m_;
};

} // namespace ringford::ui
