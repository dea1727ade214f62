// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QCoreApplication>
#include <QString>

#include <span>
#include <vector>

namespace ringford::ui {

/**
 * What a text means that names a piece by a letter of another language than the reader's, as many know it from their
 * books (`Sf3`), and that has no meaning by any letter that is read here.
 */
class OtherLetters {
    Q_DECLARE_TR_FUNCTIONS(OtherLetters)

public:
    /** Looks for it among the actions that are @p possible. */
    static OtherLetters of(const Game& game, const Position& position, std::span<const Action> possible,
                           const QString& typed);

    /** The actions that it can mean, in whichever language. */
    const std::vector<Action>& meant() const { return m_meant; }
    /** Where it means none: which letters are read here; empty where it has no such letter at all. */
    const QString& hint() const { return m_hint; }

private:
    static QString hintOn(const GameDescription& game, const QString& typed);

    std::vector<Action> m_meant;
    QString m_hint;
};

} // namespace ringford::ui
