// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollHistory.h"

#include <QObject>
#include <QString>

#include <vector>

namespace ringford::ui {

/** The dice of the program, which all its windows share: every roll set since it began and older ones, one of which is looked at. */
class DiceSession : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const dice::RollHistory& history() const { return m_history; }
    /** The set that is looked at; null while there is none. */
    const dice::RollHistory::Entry* viewed() const { return m_history.isEmpty() ? nullptr : &m_history.current(); }

    /** Rolls, by the system's numbers, and looks at what came of it. */
    void roll(const dice::WrittenRoll& roll, const dice::RollConditions& conditions);
    /** Rolls the dice of the set that is looked at again, but for those that are kept. @pre as dice::rollRest() */
    void rollRest(const std::vector<bool>& isKept);
    /** Adds a set from a file, and looks at it. */
    void add(dice::RollSet set, bool isTampered);

    /** Puts sets of older days before all others. */
    void putBefore(std::vector<dice::RollHistory::Entry> entries);
    /** Puts sets of another program where their time has them, and gives where they are then. @pre their times rise */
    std::vector<std::size_t> insertByTime(std::vector<dice::RollHistory::Entry> entries);

    void goBack();
    void goForward();
    /** Looks at set number @p index; stays where there is none. */
    void goTo(std::size_t index);
    /** Names the set that is looked at; by its roll if @p name is empty. Does nothing while there is none. */
    void rename(const QString& name);

    /** What is wrong with keeping the sets for the next start, for people; empty: nothing, or nobody keeps them. */
    const QString& keepingTrouble() const { return m_keepingTrouble; }
    void setKeepingTrouble(const QString& trouble);

signals:
    /** Another set is looked at. It was rolled just now if @p isRolled. */
    void viewedChanged(bool isRolled);
    /** A set was added behind all others. */
    void added();
    /** Sets were put before others. */
    void olderAdded();
    /** The set that is looked at has another name. */
    void renamed();
    /** keepingTrouble() is another. */
    void keepingTroubleChanged();

private:
    void take(dice::RollHistory::Entry entry, bool isRolled);

    dice::RollHistory m_history;
    QString m_keepingTrouble;
};

} // namespace ringford::ui
