// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "ui/files/JournalPlace.h"

#include <QObject>

#include <memory>

class QTimer;

namespace ringford::ui {

class Document;
class MatchModel;

/**
 * Keeps what is on the board from being lost, whatever ends the program: after every change the match is written to the journal,
 * before anything of it is painted, until it is saved or given up. A match so long that this takes its time is written less often.
 */
class Journal : public QObject {
    Q_OBJECT

public:
    /** All outlive it. Journals lie below @p folder. */
    Journal(const Registry& registry, MatchModel& match, Document& document, QString folder, QObject* parent = nullptr);

    /** Goes on in @p place, whose record was taken up. */
    void adopt(std::unique_ptr<JournalPlace> place);

    /** The window closes, and all that is to be kept was saved: nothing is left behind. */
    void end();

signals:
    /** Nothing can be kept; said once. */
    void failed();

private:
    void note();
    void write();
    bool keep();

    const Registry& m_registry;
    MatchModel& m_match;
    Document& m_document;
    QString m_folder;
    std::unique_ptr<JournalPlace> m_place;
    QString m_origin; ///< the file that a game which was taken up came from
    QTimer* m_soon;
    int m_cost = 0; ///< of the last writing, in ms
    bool m_isNoted = false;
    bool m_hasFailed = false;
    bool m_isEnded = false;
};

} // namespace ringford::ui
