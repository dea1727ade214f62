// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PaperNames.h"

#include "engine/rules/PlainText.h"
#include "ui/print/MissingSigns.h"

#include <QStringList>

#include <array>

namespace ringford::ui {

std::span<const QPageSize::PageSizeId> offeredPapers()
{
    static constexpr std::array kPapers{QPageSize::A5,     QPageSize::A4,    QPageSize::A3,
                                        QPageSize::A2,     QPageSize::A1,    QPageSize::A0,
                                        QPageSize::Letter, QPageSize::Legal, QPageSize::Tabloid};
    return kPapers;
}

std::optional<QSizeF> paperNamed(const std::string& name)
{
    for (const QPageSize::PageSizeId paper : offeredPapers()) {
        if (QPageSize::key(paper).toStdString() == name)
            return QPageSize(paper).size(QPageSize::Millimeter);
    }
    return std::nullopt;
}

std::optional<std::string> wrongPaper(const std::string& name)
{
    if (paperNamed(name))
        return std::nullopt;
    QStringList names;
    for (const QPageSize::PageSizeId paper : offeredPapers())
        names << QPageSize::key(paper);
    return "unknown paper " + inQuotes(name) + ": there are " + names.join(QStringLiteral(", ")).toStdString();
}

std::optional<std::string> wrongStyle(const std::string& name)
{
    if (paperStyleNamed(QString::fromStdString(name)))
        return std::nullopt;
    return "unknown style " + inQuotes(name) + ": there are " +
           paperStyleNames().join(QStringLiteral(", ")).toStdString();
}

std::optional<std::string> wrongPdfName(const std::string& file)
{
    if (QString::fromStdString(file).endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return std::nullopt;
    return file + ": pages are written as .pdf";
}

std::string noteOnCells(const std::string& file, double cell, double least)
{
    constexpr double kMostRounding = 0.05; // mm: dots make cells a little smaller than was asked
    if (cell >= least - kMostRounding)
        return {};
    return file + ": cells of " + QByteArray::number(cell, 'f', 1).toStdString() +
           " mm are hard to read on paper; they need " + QByteArray::number(least).toStdString() + " mm";
}

std::string noteOnSigns(const std::string& file, const MissingSigns& signs)
{
    if (signs.count() == 0)
        return {};
    return file + ": boxes are printed for signs that no font has: " + signs.named().toStdString();
}

} // namespace ringford::ui
