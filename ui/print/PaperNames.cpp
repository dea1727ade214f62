// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PaperNames.h"

#include "engine/rules/PlainText.h"

#include <QPageSize>

namespace ringford::ui {

std::optional<QSizeF> paperNamed(const std::string& name)
{
    if (name != "A4" && name != "Letter")
        return std::nullopt;
    return QPageSize(name == "A4" ? QPageSize::A4 : QPageSize::Letter).size(QPageSize::Millimeter);
}

std::optional<std::string> wrongPaper(const std::string& name)
{
    return paperNamed(name) ? std::nullopt
                            : std::optional("unknown paper " + inQuotes(name) + ": there are A4, Letter");
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

} // namespace ringford::ui
