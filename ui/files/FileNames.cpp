// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/FileNames.h"

#include "engine/text/FileNames.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace ringford::ui {

namespace {

namespace fs = std::filesystem;

QString named(std::string_view bytes)
{
    return words::fromUtf8(fileNameInUtf8(bytes));
}

constexpr qsizetype kLongestAddress = 200; // in letters: more is not read in a message

bool isLossy(const QString& name)
{
    return name.contains(QChar::ReplacementCharacter);
}

/** The files that lie where @p file is said to lie and have its name, once bytes of it are lost. */
QStringList meantBy(const QString& file)
{
    QStringList found;
    const QFileInfo info(file);
    std::error_code failed;
    fs::directory_iterator entry(filePath(info.path().toStdString()), failed);
    for (; !failed && entry != fs::directory_iterator(); entry.increment(failed)) {
        const std::u8string name = entry->path().filename().u8string();
        const std::string bytes(name.begin(), name.end());
        if (words::fromUtf8(bytes) == info.fileName())
            found += info.dir().filePath(named(bytes));
    }
    return found;
}

} // namespace

QStringList wholeArguments(QStringList arguments, std::span<const char* const> call)
{
    for (qsizetype i = 0; i < std::min(arguments.size(), static_cast<qsizetype>(call.size())); ++i) {
        if (isLossy(arguments[i]))
            arguments[i] = named(call[static_cast<std::size_t>(i)]);
    }
    return arguments;
}

QString wholeLocalFile(const QUrl& address)
{
    QUrl here = address;
    if (here.host() == QLatin1String("localhost"))
        here.setHost(QString());
    const QString file = here.toLocalFile();
    if (!isLossy(file))
        return file;
    const QByteArray bytes = QByteArray::fromPercentEncoding(address.path(QUrl::FullyEncoded).toLatin1());
    return named({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

bool isAddress(const QString& file)
{
    static const QRegularExpression kAddress(QStringLiteral("^[A-Za-z][A-Za-z0-9+.-]+://"));
    return kAddress.match(file).hasMatch() && !QFileInfo::exists(file);
}

QString fileMeant(const QString& word)
{
    if (!isAddress(word))
        return word;
    const QUrl address(word);
    const bool isHere = address.host().isEmpty() || address.host() == QLatin1String("localhost");
    return address.isLocalFile() && isHere ? wholeLocalFile(address) : word;
}

QString wholePath(const QString& file)
{
    if (isAddress(file))
        return file;
    const QString path = QFileInfo(file).absoluteFilePath();
    if (!isLossy(path) || QFileInfo::exists(path))
        return path;
    const QStringList meant = meantBy(path);
    return meant.size() == 1 ? meant.front() : path;
}

bool isLedgerName(const QString& file)
{
    return file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) && !isAddress(file);
}

QString troubleWithName(const QString& file)
{
    if (isAddress(file))
        return QCoreApplication::translate("Files",
                                           "%1: this is an address, and no file of this computer. Save what is "
                                           "there as a file, and open that.")
            .arg(words::elided(file.toStdString(), kLongestAddress));
    if (!isLossy(file) || QFileInfo::exists(file))
        return {};
    const QStringList meant = meantBy(file);
    if (meant.size() < 2)
        return {};
    return QCoreApplication::translate("Files",
                                       "%1: several files can be meant, whose names are not written in UTF-8: %2 and "
                                       "%3. Drop the one that you want on the window.")
        .arg(words::filePath(file), words::fileName(meant[0]), words::fileName(meant[1]));
}

QString nameOfDamagedCopy(const QString& file)
{
    constexpr int kMost = 100;
    QString name = file + QStringLiteral(".damaged");
    for (int number = 2; number <= kMost && QFileInfo::exists(name); ++number)
        name = QStringLiteral("%1.damaged-%2").arg(file).arg(number);
    return name;
}

} // namespace ringford::ui
