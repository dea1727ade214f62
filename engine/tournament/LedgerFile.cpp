// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/LedgerFile.h"

#include "engine/text/FileNames.h"
#include "engine/text/Files.h"
#include "engine/tournament/LedgerText.h"

namespace ringford {

Result<LedgerFile, LedgerTrouble> LedgerFile::open(const std::string& name)
{
    LedgerFile file(name);
    auto bytes = readFile(name);
    if (!bytes)
        return Failure{LedgerTrouble{bytes.error()}};
    auto ledger = readLedger(*bytes);
    if (!ledger) {
        const RecordError& error = ledger.error();
        Text text =
            Text("%1:%2:%3: %4").with(shownFileName(name)).with(error.line).with(error.column).sentence(error.message);
        return Failure{LedgerTrouble{std::move(text), error, *std::move(bytes)}};
    }
    file.m_ledger = *std::move(ledger);
    file.m_bytes = *std::move(bytes);
    return file;
}

std::optional<Text> LedgerFile::obstacle() const
{
    if (!fileStamp(m_name))
        return std::nullopt;
    if (!m_bytes)
        return Text(RINGFORD_TEXT("%1: there is a file of that name already; nothing was written"))
            .with(shownFileName(m_name));
    // The bytes, and not the stamp: one who writes often may do so twice in a tick of the clock.
    const auto bytes = readFile(m_name);
    if (!bytes)
        return bytes.error();
    if (*bytes != *m_bytes)
        return Text(RINGFORD_TEXT("%1: another program has changed this ledger; nothing was written"))
            .with(shownFileName(m_name));
    return std::nullopt;
}

std::optional<Text> LedgerFile::save()
{
    if (auto trouble = obstacle())
        return trouble;
    std::string bytes = writeLedger(m_ledger);
    if (bytes.size() > kLargestFile)
        return Text(
                   RINGFORD_TEXT("%1: with this the ledger would be larger than %2 MiB, and could not be opened again"))
            .with(shownFileName(m_name))
            .with(static_cast<long long>(kLargestFile >> 20));
    std::optional<Text> found;
    const ReplacedFile written = replaceFile(m_name, bytes, [&] {
        found = obstacle();
        return !found;
    });
    if (written.isLeft)
        return found;
    if (written.trouble)
        return written.trouble;
    m_bytes = std::move(bytes);
    return std::nullopt;
}

} // namespace ringford
