// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/OpeningTry.h"

#include "engine/text/Files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTimer>

namespace ringford::ui {

namespace {

constexpr int kMostEnds = 2;
constexpr int kPainted = 1000; // ms

int numberIn(const QString& file)
{
    const auto content = readFile(file.toStdString());
    return content ? QByteArray::fromStdString(*content).toInt() : 0; // what is no number is none
}

} // namespace

OpeningTry::OpeningTry(const QString& folder, const QString& what, QObject* parent)
    : QObject(parent),
      m_count(folder + QStringLiteral("/try-") +
              QString::fromLatin1(QCryptographicHash::hash(what.toUtf8(), QCryptographicHash::Sha1).toHex()))
{
}

OpeningTry::~OpeningTry()
{
    QFile::remove(m_count);
}

bool OpeningTry::begin()
{
    const int ends = numberIn(m_count);
    if (ends >= kMostEnds)
        return false;
    // Where it cannot be written each start tries, as if nothing had ended.
    QDir().mkpath(QFileInfo(m_count).path());
    writeFile(m_count.toStdString(), std::to_string(ends + 1));
    return true;
}

void OpeningTry::succeed()
{
    QTimer::singleShot(kPainted, this, &QObject::deleteLater);
}

} // namespace ringford::ui
