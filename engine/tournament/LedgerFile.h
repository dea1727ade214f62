// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"
#include "engine/tournament/Ledger.h"

#include <optional>
#include <string>
#include <utility>

namespace ringford {

/** Why a ledger was not opened. */
struct LedgerTrouble {
    Text text;                          ///< names the file, and its line and column where something there is wrong
    std::optional<RecordError> place{}; ///< where that is; nothing for a file that could not be read
    std::string bytes{};                ///< what was read

    std::string english() const { return text.english(); }
};

/** A ledger and the file that it is kept in. A file that another program has changed is never replaced. */
class LedgerFile {
public:
    /** A new ledger, for which there is no file yet. @p name is UTF-8 */
    explicit LedgerFile(std::string name) : m_name(std::move(name)) {}
    /** Reads the ledger of a file. */
    static Result<LedgerFile, LedgerTrouble> open(const std::string& name);

    const std::string& name() const { return m_name; }
    const Ledger& ledger() const { return m_ledger; }
    Ledger& ledger() { return m_ledger; }

    /** What the file held when it was read or written here last; nothing as long as there is none. */
    const std::optional<std::string>& bytes() const { return m_bytes; }

    /** Whether the file holds anything but what was read or written here last. One that has gone has not changed. */
    bool isChangedOnDisk() const { return obstacle().has_value(); }
    /** Writes the ledger, whole or not at all. Says why it was not written; the file stays as it was then. */
    std::optional<Text> save();

private:
    /** Why the file that lies there may not be replaced, if one does. */
    std::optional<Text> obstacle() const;

    std::string m_name;
    Ledger m_ledger;
    std::optional<std::string> m_bytes; ///< what the file held last, as far as known here
};

} // namespace ringford
