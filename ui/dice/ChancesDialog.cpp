// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/ChancesDialog.h"

#include "ui/paint/Canvas.h"
#include "ui/print/PageContent.h"
#include "ui/print/PictureFile.h"

#include <QComboBox>
#include <QPushButton>

#include <utility>

namespace ringford::ui {

namespace {

constexpr double kMargin = 15; // mm
constexpr double kTitle = 6;
constexpr double kSlim = 0.62; // height of a chart by its width
constexpr double kPictureWidth = 160;
constexpr double kDotsPerInch = 300;

/** The roll, and its chart below. */
PrintPage chartPage(QSizeF paper, double margin, const QString& roll, const ChancesChart& chart, const ChartLook& look)
{
    const double width = paper.width() - 2 * margin;
    const double height = std::min(width * kSlim, paper.height() - 2 * margin - 2 * kTitle);
    return {paper, [=](Canvas& canvas) {
                PageContent title;
                title.addText({margin, margin + kTitle / 2}, roll, kTitle * 0.8, true, width);
                title.paint(canvas);
                chart.paint(canvas, QRectF(margin, margin + 1.5 * kTitle, width, height), look);
            }};
}

} // namespace

ChancesDialog::ChancesDialog(const QString& roll, ChancesChart chart, QSettings& store, QWidget* parent)
    : PagesDialog(tr("Chances"), store, QStringLiteral("printChances"), parent), m_roll(roll), m_chart(std::move(chart))
{
    setWindowTitle(tr("Print Chances"));
    addPaper()->setWhatsThis(tr("The paper that is printed on."));
    addStyle();
    QPushButton* const picture = addButton(tr("&Export Picture…"), QStringLiteral("exportChances"));
    connect(picture, &QPushButton::clicked, this, [this] {
        askAndWrite(tr("Chances"), {QStringLiteral("svg"), QStringLiteral("png")});
    });
    begin();
}

PagesDialog::PagesMaker ChancesDialog::pagesMaker() const
{
    return [paper = paper(), style = style(), roll = m_roll, chart = m_chart](const std::stop_token& stop) {
        const auto document = std::make_shared<PrintDocument>(roll, style);
        document->sink(stop)(chartPage(paper, kMargin, roll, chart, ChartLook::onPaper(document->style)));
        return Made{document};
    };
}

/** A picture holds the chart alone. */
PaperDialog::Maker ChancesDialog::maker(const QString& file) const
{
    const auto format = pictureFormat(file).value_or(PictureFormat::Svg);
    if (format == PictureFormat::Pdf)
        return PagesDialog::maker(file);
    return [style = style(), roll = m_roll, chart = m_chart, format](const std::stop_token& stop) {
        const PrintDocument document(roll, style);
        constexpr double kEdge = 3;
        const QSizeF size(kPictureWidth, kPictureWidth * kSlim + 2 * kTitle);
        const PrintPage page = chartPage(size, kEdge, roll, chart, ChartLook::onPaper(document.style));
        return pictureFile(page, {roll, {}, document.language}, document.style, format, kDotsPerInch, stop);
    };
}

} // namespace ringford::ui
