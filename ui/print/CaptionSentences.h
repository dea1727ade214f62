// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace ringford::ui {

/** What the sentences of a caption are worth where not all of them have room: what is to be done is wanted first. */
class CaptionSentences {
    Q_DECLARE_TR_FUNCTIONS(CaptionSentences)

public:
    /** A caption around the sentence that tells what is to be done. */
    struct Parts {
        QString before;
        QString asked;
        QString behind;
    };

    /** Without a first sentence that tells no more than who is on turn, if others follow. */
    static QString withoutTurn(const QString& text);
    /**
     * By the words that such sentences have, in English and in the language that is installed; where none has any, it is
     * the last one, if that is short. Nothing: there is none.
     */
    static std::optional<Parts> parted(const QString& text);
};

} // namespace ringford::ui
