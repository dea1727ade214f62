// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/BrokenNames.h"

#include "engine/text/Characters.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace ringford::ui {

namespace {

namespace fs = std::filesystem;

/** Bytes that are no characters as `\xFF`. */
QString escaped(std::string_view bytes)
{
    constexpr int kSixteen = 16;
    QString out;
    while (!bytes.empty()) {
        const std::size_t length = characterLength(bytes);
        if (length > 0)
            out += words::fromUtf8(bytes.substr(0, length));
        else
            out += QStringLiteral("\\x") + QString::number(static_cast<unsigned char>(bytes[0]), kSixteen).toUpper();
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

/** The first name in a folder that becomes @p name when what is no character in it is replaced; empty: there is none. */
std::string bytesOf(const QString& folder, const QString& name)
{
    std::error_code failed;
    const std::string path = folder.toStdString();
    fs::directory_iterator entry(fs::path(std::u8string(path.begin(), path.end())), failed);
    for (; !failed && entry != fs::directory_iterator(); entry.increment(failed)) {
        const std::u8string found = entry->path().filename().u8string();
        std::string bytes(found.begin(), found.end());
        if (words::fromUtf8(bytes) == name)
            return bytes;
    }
    return {};
}

} // namespace

QString troubleWithName(const QString& file)
{
    const QFileInfo info(file);
    if (!file.contains(QChar::ReplacementCharacter) || info.exists())
        return {};
    const std::string bytes = bytesOf(info.path(), info.fileName());
    const QString name = bytes.empty() ? info.fileName() : escaped(bytes);
    return QCoreApplication::translate(
               "Files",
               "%1: the name of this file is not written in UTF-8, so it cannot be opened here. Give it another name.")
        .arg(QDir::toNativeSeparators(QDir(info.path()).filePath(name)));
}

} // namespace ringford::ui
