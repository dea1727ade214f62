// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace ringford {
struct Node;
struct RecordReading;
} // namespace ringford

namespace ringford::ui {

class ClockModel;
class Demonstration;
class Document;
class EditSession;
class FileController;
class GameController;
class Journal;
class JournalPlace;
class MatchModel;
class MessageBar;
struct Message;
class Worksheet;

/**
 * Keeps what is in a window from being lost when the program ends unexpectedly (the game and where it stands, how a
 * series of rematches does, positions that are being set up, tasks of the worksheet), and goes on with what was left.
 */
class JournalController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QObject& window;
        const Registry& registry;
        MatchModel& match;
        Document& document;
        ClockModel& clocks;
        MessageBar& messages;
        FileController& files;
        GameController& game;
        EditSession& edit;
        Demonstration& demonstration;
        Worksheet& worksheet;
    };
    explicit JournalController(const Context& context);

    /** Goes on with what @p place keeps: it was in a window when the program ended. */
    void resume(std::unique_ptr<JournalPlace> place);
    /** The window closes, and all that is to be kept was saved: nothing is left behind. */
    void end();

private:
    struct Drafts;

    void addDrafts();
    void addStanding();
    static QString lossAhead();
    void keepClocks();
    void takeBackTo(const Node* node);
    void setAside(const QString& aside);
    void resumePart(RecordReading reading, const QString& aside);
    QString resumeDrafts(const Drafts& drafts, QStringList& damaged);
    bool resumeTasks(const QByteArray& tasks, QStringList& damaged);
    void announce(const QString& origin, bool wasSaved, const QString& drafts, const QString& aside);
    void letStand(Message& message);

    const Context m_;
    Journal* m_journal;
};

} // namespace ringford::ui
